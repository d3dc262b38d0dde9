"""Our answers beside those of the real program (`tests/data/network/README.md`)."""

from __future__ import annotations

import gzip
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.engine.network.cases import (
    FIELDS,
    NETWORKS,
    OF_POINTS,
    PROGRAM,
    Katago,
    commands,
    differences,
    draw_case,
    last_moment,
    parse_raw,
)
from tests.engine.network.random_networks import (
    TRANSFORMERS,
    VERSIONS,
    random_network,
    random_transformer,
)
from tests.engine.talk import Talk
from training.games import Game
from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import printed
from tromp_gui.engine.network.reader import read_network

RECORDED = Path(__file__).resolve().parents[2] / "data" / "network" / "answers.json.gz"


@cache
def records() -> list[dict[str, Any]]:
    with gzip.open(RECORDED, "rt", encoding="ascii") as file:
        return [json.loads(line) for line in file]


def game_of(fields: dict[str, Any]) -> Game:
    return Game(**fields, heat={}, opening=0, blunder=0.0)


def ours(network: Network, game: Game, symmetry: int) -> dict[str, Any]:
    """What we print, read back."""
    moment = last_moment(game)
    (answer,) = ask(network, [moment], symmetry, 0.2)
    text = printed(answer, moment.position.to_play)
    return parse_raw(text, game.columns * game.rows)


@pytest.mark.parametrize("kind", [*VERSIONS, *TRANSFORMERS])
def test_each_kind_says_what_the_real_program_says(kind: int | str) -> None:
    made = random_network(kind) if isinstance(kind, int) else random_transformer(kind)
    network = Network(made)
    asked = [record for record in records() if record["network"] == kind]
    assert len(asked) > 20
    for record in asked:
        game = game_of(record["game"])
        found = ours(network, game, record["symmetry"])
        assert not differences(found, record["answer"]), game


def test_the_recorded_positions_are_of_every_kind() -> None:
    games = [game_of(record["game"]) for record in records()]
    moments = [last_moment(game) for game in games]
    assert len(games) >= 200
    assert len({(game.columns, game.rows) for game in games}) >= 6
    for axis, words in ((1, "SIMPLE POSITIONAL SITUATIONAL"), (3, "NONE SEKI ALL")):
        for scoring in ("AREA", "TERRITORY"):
            found = {moment.terms[axis] for moment in moments if moment.terms.scoring == scoring}
            assert found == set(words.split())
    assert {moment.terms.suicide for moment in moments} == {True, False}
    assert any(moment.banned for moment in moments)
    assert any(moment.ladders.catching_black | moment.ladders.catching_white for moment in moments)
    assert any(game.stones for game in games)
    assert any(moment.is_over for moment in moments)
    assert any(moment.has_button for moment in moments)
    assert any(moment.button for moment in moments)


def test_the_command_prints_what_the_program_prints() -> None:
    """Our own GTP, for a game whose rules we have as a rule set."""
    talk = Talk("boardsize 5", "komi 7", "play B C3", "play W B3")
    talk.engine.network = Network(random_network(8))
    lines = talk.say("kata-raw-nn 5").splitlines()
    names = [line.split()[0] for line in lines if line[0].isalpha()]
    assert names == [
        "symmetry", "whiteWin", "whiteLoss", "noResult", "whiteLead", "whiteScoreSelfplay",
        "whiteScoreSelfplaySq", "varTimeLeft", "shorttermWinlossError", "shorttermScoreError",
        "policy", "policyPass", "whiteOwnership",
    ]  # fmt: skip
    at = lines.index("policy")
    assert lines[at + 3].split()[1:3] == ["NAN", "NAN"]
    assert len(lines) == 13 + 2 * 5
    found = parse_raw("\n".join(lines), 25)
    assert set(found) == {*FIELDS, *OF_POINTS}
    assert found["whiteWin"] + found["whiteLoss"] == pytest.approx(1, abs=1e-5)


def test_a_color_out_of_turn_and_the_optimism_are_heard() -> None:
    talk = Talk("boardsize 5", "play B C3")
    talk.engine.network = Network(random_network(12))
    assert talk.say("kata-raw-nn 0") == talk.say("kata-raw-nn W 0") == talk.say("kata-raw-nn 0 0.2")
    assert talk.say("kata-raw-nn B 0") != talk.say("kata-raw-nn 0")
    assert talk.say("kata-raw-nn 0 1") != talk.say("kata-raw-nn 0")


def test_all_symmetries_are_told_one_after_another() -> None:
    talk = Talk("boardsize 5", "play B C3", "play W B2")
    talk.engine.network = Network(random_network(8))
    each = [talk.say(f"kata-raw-nn w {symmetry}") for symmetry in range(8)]
    assert talk.say("kata-raw-nn w all") == "\n".join(each)


@pytest.mark.parametrize("words", ["", "8", "All", "0 2", "0 x", "W", "0 0 0", "X 0"])
def test_other_arguments_are_refused(words: str) -> None:
    talk = Talk("boardsize 5")
    talk.engine.network = Network(random_network(8))
    assert "color" in talk.fail(f"kata-raw-nn {words}")


def test_without_a_file_the_own_network_answers() -> None:
    assert "whiteWin " in Talk("boardsize 5").say("kata-raw-nn 0")


@pytest.mark.skipif(not PROGRAM.exists(), reason="the real program is not here")
@pytest.mark.parametrize("file", NETWORKS, ids=lambda file: file.name.split("-")[0])
def test_a_real_network_says_what_the_real_program_says(file: Path, tmp_path: Path) -> None:
    network, dice = Network(read_network(file)), random.Random(1)
    with Katago(file, tmp_path) as katago:
        try:
            katago.say("name")
        except ValueError:
            pytest.skip("the real program does not run on this processor")
        for at in range(16):
            game = draw_case(dice)
            text = [katago.say(command) for command in commands(game, at % 8)][-1]
            theirs = parse_raw(text, game.columns * game.rows)
            assert not differences(ours(network, game, at % 8), theirs), game
