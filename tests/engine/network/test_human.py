"""A network that imitates people, beside the real program (`tests/data/network/README.md`)."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.engine.network.cases import (
    NETWORK,
    PROGRAM,
    Katago,
    commands,
    differences,
    last_moment,
    parse_raw,
)
from tests.engine.network.random_networks import human_network, random_network
from tests.engine.network.record_human import PROFILES
from tests.engine.network.test_parity import game_of
from tests.engine.network.test_reader import same
from tests.engine.talk import Talk
from training.games import Game
from training.writer import write_network
from tromp_gui.engine.network.loading import load_human_network, load_network
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import printed
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import HumanNetwork
from tromp_gui.go.point import Point
from tromp_gui.gtp.human_moves import parse_moves
from tromp_gui.network_files.heading import inspect
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.network_files.profiles import parse_profile

RECORDED = Path(__file__).resolve().parents[2] / "data" / "network" / "human.json.gz"


@cache
def network() -> Network:
    return Network(human_network())


def records() -> list[dict[str, Any]]:
    with gzip.open(RECORDED, "rt", encoding="ascii") as file:
        return [record for record in map(json.loads, file) if "answers" in record]


def ours(game: Game, profile: str, symmetry: int) -> dict[str, Any]:
    """What we print, read back."""
    moment = last_moment(game)
    answer = HumanNetwork(network(), parse_profile(profile)).answer(moment, symmetry)
    text = printed(answer, moment.position.to_play, is_human=True)
    return parse_raw(text, game.columns * game.rows)


def test_it_says_what_the_real_program_says() -> None:
    asked = records()
    assert len(asked) == 50
    for record in asked:
        game, answers = game_of(record["game"]), record["answers"]
        assert answers.keys() == set(PROFILES)
        for profile, answer in answers.items():
            found = ours(game, profile, record["symmetry"])
            assert not differences(found, answer), (game, profile)


@pytest.mark.skipif(not PROGRAM.exists(), reason="the real program is not here")
def test_the_real_program_says_the_same_for_every_profile(tmp_path: Path) -> None:
    file = tmp_path / "human.bin.gz"
    write_network(human_network(), file)
    with Katago(NETWORK, tmp_path, file) as katago:
        try:
            katago.say("name")
        except ValueError:
            pytest.skip("the real program does not run on this processor")
        for record in records()[:6]:
            game, symmetry = game_of(record["game"]), record["symmetry"]
            for command in commands(game, 0)[:-1]:
                katago.say(command)
            for profile in PROFILES:
                katago.say(f"kata-set-param humanSLProfile {profile}")
                text = katago.say(f"kata-raw-human-nn {symmetry}")
                theirs = parse_raw(text, game.columns * game.rows)
                assert not differences(ours(game, profile, symmetry), theirs), (game, profile)


@pytest.mark.parametrize("in_words", [False, True])
def test_it_is_recognised_by_its_heading_and_read(in_words: bool, tmp_path: Path) -> None:
    file = tmp_path / "human.gz"
    write_network(human_network(), file, in_words)
    assert inspect(file).imitates_people
    assert same(read_network(file), human_network())


def test_it_stands_beside_the_network_that_judges_and_neither_takes_the_others_place(
    tmp_path: Path,
) -> None:
    profile = parse_profile("rank_5k")
    file, other = tmp_path / "human.bin.gz", tmp_path / "other.bin.gz"
    write_network(human_network(), file)
    write_network(random_network(15), other)
    assert load_human_network(file, profile).imitates_people
    with pytest.raises(BadNetwork) as caught:
        load_network(file)
    assert caught.value.fault is NetworkFault.PLAYERS
    with pytest.raises(BadNetwork) as caught:
        load_human_network(other, profile)
    assert caught.value.fault is NetworkFault.NO_PLAYERS


def test_the_command_prints_what_the_program_prints() -> None:
    talk = Talk("boardsize 5", "komi 7", "play B C3")
    assert "--human" in talk.fail("kata-raw-human-nn 0")
    talk.engine.human = HumanNetwork(network(), parse_profile("rank_5k"))
    said = talk.say("kata-raw-human-nn 5")
    assert [line.split()[0] for line in said.splitlines() if line[0].isalpha()] == [
        "symmetry", "whiteWin", "whiteLoss", "noResult", "whiteScore", "whiteScoreSq",
        "shorttermWinlossError", "shorttermScoreError", "policy", "policyPass", "whiteOwnership",
    ]  # fmt: skip
    assert said == talk.say("kata-raw-human-nn w 5")
    assert said != talk.say("kata-raw-human-nn b 5")
    assert talk.say("kata-raw-human-nn all").count("symmetry") == 8
    for words in ("", "8", "0 0.2", "x 0"):
        assert "color" in talk.fail(f"kata-raw-human-nn {words}")


def test_the_moves_of_any_people_are_those_of_the_raw_answer() -> None:
    talk = Talk("boardsize 5", "komi 7", "play B C3")
    assert "--human" in talk.fail("tromp-human_moves rank_5k")
    talk.engine.human = HumanNetwork(network(), parse_profile("rank_5k"))
    raw = parse_raw(talk.say("kata-raw-human-nn 0"), 25)
    moves = parse_moves(talk.say("tromp-human_moves rank_5k"), 5, 5)
    assert sum(moves.values()) == pytest.approx(1, abs=1e-4)
    assert moves[None] == pytest.approx(raw["policyPass"], abs=1e-5)
    assert moves[Point(4, 0)] == pytest.approx(raw["policy"][0], abs=1e-5)
    assert Point(2, 2) not in moves
    assert talk.say("tromp-human_moves b preaz_9d") != talk.say("tromp-human_moves preaz_9d")
    assert "profile" in talk.fail("tromp-human_moves rank_30k")
    assert "profile" in talk.fail("tromp-human_moves")
