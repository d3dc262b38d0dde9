"""`final_score`, `final_status_list` and our own commands agree about what is dead."""

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
    talk = Talk("rectangular_boardsize 5 3", "kata-set-rules tromp-taylor-logical")
    assert talk.say(f"{DIVIDED} b E2", "komi 0", "final_score") == "B+4"
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
    """Komi stones count against Black; ½ goes to White (docs/rules.md, "Lasker–Maas")."""
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
        talk = Talk("boardsize 19", "kata-set-rules tromp-taylor-logical")
        talk.say(f"komi {Decimal(str(game['komi']))}")
        for move in str(game["moves"]).split():
            talk.say(f"play {move[0]} {vertex(move[1:])}")
        assert talk.say("final_score") == str(game["result"]).replace(".0", "")


SETTLED = placing(
    """
    . X . X O . O . .
    X X X X O O O O O
    . . . X O . . . .
    . O . X O . . X .
    . . . X O . . . .
    X X X X O O O O O
    . X . X O . O . .
    """
)
BY_SIZE = "rectangular_boardsize 9 7"


def test_dead_stones_are_named_and_left_out_of_the_count() -> None:
    talk = Talk(BY_SIZE, SETTLED, "komi 0")
    assert talk.say("final_status_list dead").split("\n") == ["H4", "B4"]
    assert talk.say("final_status_list seki") == ""
    alive = talk.say("final_status_list alive").split()
    assert len(alive) == 32
    assert not {"B4", "H4"} & set(alive)
    assert talk.say("final_score") == "W+7"


@pytest.mark.parametrize(
    "rules", ["tromp-taylor", "tromp-taylor-1995", "chinese", "aga", "new-zealand", "kgs-cleanup"]
)
def test_every_area_rule_with_agreement_removes_them(rules: str) -> None:
    talk = Talk(BY_SIZE, f"kata-set-rules {rules}", SETTLED, "komi 0")
    assert talk.say("final_score") == "W+7"


def test_territory_makes_prisoners_of_them() -> None:
    talk = Talk(BY_SIZE, "kata-set-rules japanese", SETTLED, "komi 0")
    assert talk.say("final_score") == "W+5"


def test_rules_that_remove_nothing_count_as_it_stands() -> None:
    talk = Talk(BY_SIZE, "kata-set-rules tromp-taylor-logical", SETTLED, "komi 0")
    assert talk.say("final_status_list dead") == ""
    assert len(talk.say("final_status_list alive").split()) == 34
    assert talk.say("final_score") == "W+4"
    assert " dead " in talk.say("tromp-dead_stones")


def test_passes_that_end_the_game_end_all_removing() -> None:
    talk = Talk(BY_SIZE, SETTLED, "komi 0", "play b pass", "play w pass")
    assert talk.say("final_score") == "W+7"
    talk.say("play b pass", "play w pass")
    assert talk.say("final_score") == "W+4"
    assert talk.say("final_status_list dead") == ""


def test_the_boards_of_each_chain() -> None:
    talk = Talk(BY_SIZE, SETTLED)
    lines = dict(line.split(maxsplit=1) for line in talk.say("tromp-dead_stones").split("\n"))
    assert set(lines) == {"B1", "H4", "E1", "B4"}
    assert lines["B1"] == "alive 0.0000 0 pass-alive"
    status, share, played, how = lines["B4"].split()
    assert (status, how) == ("dead", "network")
    assert float(share) > 0.9
    assert int(played) > 0
    assert talk.say("tromp-dead_stones") == talk.say("tromp-dead_stones")


def test_an_empty_board_has_no_chains() -> None:
    assert Talk("boardsize 9").say("tromp-dead_stones") == ""


def test_the_estimate() -> None:
    talk = Talk(BY_SIZE, SETTLED, "komi 0")
    score, owners, win, spread = talk.say("tromp-estimate").split("\n")
    assert 0 <= float(win.removeprefix("winrate ")) < 0.5
    assert float(spread.removeprefix("spread ")) > 0
    assert score.startswith("score W+")
    assert abs(float(score.removeprefix("score W+")) - 7) < 1
    values = [float(word) for word in owners.removeprefix("ownership ").split()]
    assert len(values) == 63
    assert values[0] > 0.9  # A7, the first point from the top left, is Black's
    assert values[8] < -0.9
    assert talk.say("tromp-estimate") == talk.say("tromp-estimate")


def test_the_estimate_counts_komi_and_handicap() -> None:
    even, odd = Talk(BY_SIZE, SETTLED, "komi 0"), Talk(BY_SIZE, SETTLED, "komi 20")
    low, high = (float(t.say("tromp-estimate").split()[1].removeprefix("W+")) for t in (even, odd))
    assert abs(high - low - 20) < 0.11
    one = Talk("boardsize 9", "kata-set-rules chinese", "komi 0", "set_free_handicap C3 G7")
    two = Talk("boardsize 9", "komi 0", "set_free_handicap C3 G7")
    bonus, none = (float(t.say("tromp-estimate").split()[1].removeprefix("B+")) for t in (one, two))
    assert abs(none - bonus - 2) < 3
