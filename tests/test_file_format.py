"""What docs/file-format.md says of our own properties is what is read and written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sgfmill import sgf

from tests.record.trees import grown
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Ending
from tromp_gui.match.phases import Settlement
from tromp_gui.match.recorded_ending import PlayoutResult, read_ending
from tromp_gui.record import editing
from tromp_gui.record.evaluation import written
from tromp_gui.record.node import Tree
from tromp_gui.session.game.endings import recorded_disagreement, recorded_playout
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.sgf.writer import write

TEXT = (Path(__file__).resolve().parents[1] / "docs" / "file-format.md").read_text("utf-8")
OURS = ("TGKT", "TGDD", "TGEN", "TGPO", "TGDP", "TGOP", "TGWR", "TGPG")


def examples(name: str) -> list[str]:
    """The games shown in the chapter about a property."""
    chapters = re.split(r"^## ", TEXT, flags=re.MULTILINE)
    (chapter,) = (each for each in chapters if each.startswith(f"{name}:"))
    return re.findall(r"^```sgf\n(.*?)^```$", chapter, re.DOTALL | re.MULTILINE)


def game(name: str) -> Tree:
    return grown(examples(name)[-1])


@pytest.mark.parametrize("name", OURS)
def test_each_property_is_shown_in_a_game(name: str) -> None:
    assert any(node.has(name) for node in game(name))


def test_the_table_names_them_all() -> None:
    assert re.findall(r"^\| `(TG..)`", TEXT, re.MULTILINE) == list(OURS)


@pytest.mark.parametrize("name", OURS)
def test_sgfmill_keeps_it(name: str) -> None:
    text = examples(name)[-1]
    again = sgf.Sgf_game.from_bytes(sgf.Sgf_game.from_string(text).serialise())
    kept = [node.get(name) for node in grown(again.serialise().decode()) if node.has(name)]
    assert kept == [node.get(name) for node in game(name) if node.has(name)]


def test_text_that_is_not_a_property() -> None:
    as_found, as_written = examples("TGKT")
    assert write([grown(as_found)]).split() == write([grown(as_written)]).split()


def test_dead_stones() -> None:
    record = RecordSession(game("TGDD"))
    record.go_to_index(99)
    board = record.at_node().position.board
    stones = board.points(Color.BLACK), board.points(Color.WHITE)
    assert editing.recorded_dead(record.tree, record.cursor, *stones) == stones[1]


def test_how_the_game_ended() -> None:
    (value,) = [node.get("TGEN")[0] for node in game("TGEN") if node.has("TGEN")]
    assert read_ending(value) == (Ending.MEDIATION, Settlement.MEDIATED, "GNU Go")


def test_the_procedures_are_those_of_the_rules() -> None:
    (names,) = re.findall(r"^procedure = (.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    assert set(re.findall(r'"([^"]+)"', names)) == {each.value for each in Ending}


def test_a_play_out() -> None:
    record = RecordSession(game("TGPO"))
    record.go_to(next(node for node in record.tree if node.has("TGPO")))
    kept = recorded_playout(record)
    assert kept is not None
    assert kept.chains.keys() == {PlayoutResult.DEAD}
    assert not any(node.has("TGPO") for node in record.tree.main_line())
    *_, last = (node for node in record.tree if node.first_child is None)
    record.go_to(last)
    assert not record.at_node().position.board.points(Color.WHITE)


def test_a_disagreement() -> None:
    record = RecordSession(game("TGDP"))
    record.go_to_index(99)
    found = recorded_disagreement(record)
    assert found is not None
    ((chain, _, dead_by),) = found.disputes
    assert (chain, dead_by) == (record.at_node().position.board.points(Color.WHITE), Color.BLACK)


def test_the_chance_of_winning() -> None:
    record = RecordSession(game("TGWR"))
    record.go_to_index(1)
    evaluation = written(record.cursor)
    assert evaluation is not None
    assert (evaluation.score, evaluation.win_rate) == (1.5, 0.6213)
