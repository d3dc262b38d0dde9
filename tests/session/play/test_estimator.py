"""The estimate follows the node looked at while it is on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.session.proposing import Proposing
from tests.session.table import WALLS
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.record.edits import SetProperty
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.session.play.judge import Subject


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Proposing]:
    table = Proposing(qtbot)
    yield table
    table.close()


def test_it_is_off_until_it_is_turned_on(table: Proposing) -> None:
    table.play(WALLS).rest()
    assert not table.estimator.is_on
    assert table.estimator.estimate is None
    assert table.process() == 0


def test_two_walls(table: Proposing) -> None:
    """Black's 15 points against White's 10 and komi 7, where both can still be invaded."""
    table.play(WALLS)
    table.estimator.turn_on()
    assert table.judge.asked(Subject.POINTS)
    table.until(lambda: table.estimator.estimate)
    estimate = table.estimator.estimate
    assert estimate is not None
    assert estimate.lead == pytest.approx(-2, abs=8)
    assert estimate.owners[table.point("A1")] > 0.5
    assert estimate.owners[table.point("E5")] < -0.5
    assert not table.judge.asked(Subject.POINTS)


def test_it_follows_the_cursor_and_the_moves(table: Proposing) -> None:
    table.play(WALLS)
    table.estimator.turn_on()
    table.until(lambda: table.estimator.estimate)
    table.go(-5)
    assert table.estimator.estimate is None
    table.until(lambda: table.estimator.estimate)
    table.play("A1")
    assert table.estimator.estimate is None
    table.until(lambda: table.estimator.estimate)
    assert not table.record.is_modified or table.labels


def test_nothing_of_it_is_written(table: Proposing) -> None:
    table.play("C3")
    before = table.text(), table.labels
    table.estimator.turn_on()
    table.until(lambda: table.estimator.estimate)
    assert (table.text(), table.labels) == before


def test_turned_off_it_is_gone(table: Proposing) -> None:
    told: list[None] = []
    table.play("C3")
    table.estimator.turn_on()
    table.until(lambda: table.estimator.estimate)
    table.estimator.changed.connect(lambda: told.append(None))
    table.estimator.turn_off()
    assert table.estimator.estimate is None
    assert told
    table.play("D3").rest()
    assert table.estimator.estimate is None


def test_the_same_position_has_the_same_estimate(table: Proposing) -> None:
    table.play(WALLS)
    table.estimator.turn_on()
    table.until(lambda: table.estimator.estimate)
    first = table.estimator.estimate
    table.go(-1)
    table.until(lambda: table.estimator.estimate)
    table.go(1)
    table.until(lambda: table.estimator.estimate)
    assert table.estimator.estimate == first


def test_a_proposal_and_an_estimate_come_one_after_the_other(table: Proposing) -> None:
    table.play(WALLS).match.leave()
    table.proposer.propose()
    table.until(lambda: table.proposed)
    table.estimator.turn_on()
    table.until(lambda: table.estimator.estimate)
    table.proposer.propose()
    table.until(lambda: table.proposed == 2)
    assert table.estimator.estimate is not None


def test_without_an_engine_it_turns_itself_off(qtbot: QtBot) -> None:
    table = Proposing(qtbot, Launch("no-such-program"))
    table.play("C3")
    table.estimator.turn_on()
    table.until(lambda: not table.estimator.is_on)
    table.close()


def test_what_is_known_of_a_position_is_the_estimate(table: Proposing) -> None:
    """One position has one number; nobody else is asked."""
    table.play(WALLS)
    node, board = table.record.cursor, table.record.at_node().position.board
    said = Verdict(board, "Odd", lead=28.6, owners={table.point("A1"): 1.0})
    table.analysis.keep(node, said)
    told: list[Verdict | None] = []
    table.estimator.changed.connect(lambda: told.append(table.estimator.estimate))
    table.estimator.turn_on()
    assert table.estimator.estimate == said
    assert told == [said]
    assert table.process() == 0
    later = said._replace(lead=27.5)
    table.analysis.keep(node, later)
    table.analysis.keep(node, later)
    assert told == [said, later]
    assert table.analysis.evaluation(node) == Evaluation(27.5)
    table.go(-1)
    table.until(lambda: table.estimator.estimate)
    assert table.estimator.estimate not in (None, said, later)


def test_a_verdict_is_that_of_the_position_only(table: Proposing) -> None:
    table.play(WALLS)
    node, board = table.record.cursor, table.record.at_node().position.board
    table.analysis.keep(node, Verdict(board, "Odd", lead=28.6))
    assert table.analysis.verdict(node) is not None
    table.record.edit("komi", SetProperty(table.record.tree.root.id, "KM", ("0.5",)))
    assert table.analysis.verdict(node) is None
