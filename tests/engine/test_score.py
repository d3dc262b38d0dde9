"""`final_score` counts as it stands; `final_status_list` calls every stone alive."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from tests.engine.talk import Talk, placing

DIVIDED = placing(
    """
    . X O . .
    . X O . .
    . X O . .
    """
)

DATA = Path(__file__).resolve().parents[1] / "data" / "scoring" / "katago_19x19.jsonl"


@pytest.mark.parametrize(
    ("komi", "result"),
    [("0", "W+3"), ("-3", "0"), ("0.5", "W+3.5"), ("-6.5", "B+3.5"), ("6.99", "W+9.99")],
)
def test_area_with_komi(komi: str, result: str) -> None:
    talk = Talk("rectangular_boardsize 5 3", DIVIDED, f"komi {komi}")
    assert talk.say("final_score") == result


def test_an_empty_board() -> None:
    talk = Talk("boardsize 5", "komi 0")
    assert talk.say("final_score") == "0"
    assert talk.say("komi 7", "final_score") == "W+7"


def test_every_stone_counts_as_it_stands() -> None:
    talk = Talk("rectangular_boardsize 5 3", f"{DIVIDED} b E2", "komi 0")
    assert talk.say("final_score") == "B+4"
    assert talk.say("final_status_list dead") == ""
    assert talk.say("final_status_list seki") == ""
    assert talk.say("final_status_list alive").split("\n") == ["B1 B2 B3", "E2", "C1 C2 C3"]


@pytest.mark.parametrize(
    ("rules", "result"),
    [("tromp-taylor", "B+21"), ("chinese", "B+18"), ("aga", "B+19"), ("new-zealand", "B+21")],
)
def test_white_gets_the_bonus_of_the_rules_for_handicap(rules: str, result: str) -> None:
    talk = Talk("boardsize 5", f"kata-set-rules {rules}", "komi 4")
    assert talk.say("set_free_handicap A1 B1 C1", "final_score") == result


@pytest.mark.parametrize("placing", ["fixed_handicap 3", "place_free_handicap 3"])
def test_every_handicap_command_earns_the_bonus(placing: str) -> None:
    talk = Talk("boardsize 9", "kata-set-rules chinese", "komi 0", placing)
    assert talk.say("final_score") == "B+78"


def test_territory_counts_prisoners() -> None:
    talk = Talk("rectangular_boardsize 5 3", DIVIDED, "komi 0.5")
    territory = 'kata-set-rules {"scoring":"TERRITORY","tax":"NONE"}'
    assert talk.say(territory, "final_score") == "W+3.5"
    talk.say("play b E2", "play w E3", "play b pass", "play w D2", "play b pass", "play w E1")
    assert talk.say("final_score") == "W+1.5"


def test_komi_stones_are_prisoners_and_white_wins_ties_under_lasker_maas() -> None:
    """Komi stones count against Black; half a point goes to White (RULES, "Lasker–Maas")."""
    talk = Talk("kata-set-rules lasker-maas")
    assert talk.say("komi 6", "final_score") == "W+6.5"
    assert talk.say("komi 0", "final_score") == "W+0.5"


@pytest.mark.parametrize("args", ["", "bogus", "dead alive", "DEAD"])
def test_there_are_three_states(args: str) -> None:
    assert Talk().fail(f"final_status_list {args}") == "invalid status"


def games() -> list[dict[str, object]]:
    """Games that KataGo finished without a dead stone on the board."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    return [game for game in map(json.loads, lines) if game["all_alive_equals_result"]]


def vertex(letters: str) -> str:
    """An SGF point of a 19x19 board as a vertex."""
    if letters == "--":
        return "pass"
    col, row = (ord(letter) - ord("a") for letter in letters)
    return f"{'ABCDEFGHJKLMNOPQRST'[col]}{19 - row}"


def test_katagos_finished_games_are_played_and_scored_as_katago_did() -> None:
    found = games()
    assert len(found) == 15
    for game in found:
        talk = Talk("boardsize 19", f"komi {Decimal(str(game['komi']))}")
        for move in str(game["moves"]).split():
            talk.say(f"play {move[0]} {vertex(move[1:])}")
        assert talk.say("final_score") == str(game["result"]).replace(".0", "")
