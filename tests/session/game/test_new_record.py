"""Where the handicap stones of a new game stand, and what an engine is told of them."""

from __future__ import annotations

import pytest

from tromp_gui.go.handicap import fixed_points
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of, rematch_of
from tromp_gui.session.game.record_session import RecordSession

pytestmark = pytest.mark.usefixtures("qapp")


def begun(setup: Setup) -> tuple[RecordSession, MatchSession]:
    record = RecordSession(record_of(setup))
    match = MatchSession(record)
    match.start(setup)
    return record, match


@pytest.mark.parametrize("stones", [2, 5, 9])
@pytest.mark.parametrize("rules", ["tromp-taylor", "aga", "japanese"])
def test_on_the_star_points_white_moves_at_once(rules: str, stones: int) -> None:
    setup = Setup(19, 19, RULE_SETS[rules], handicap=stones, places_freely=False)
    record, _match = begun(setup)
    usual = fixed_points(19, 19, stones)
    position = record.at_node().position
    assert position.board.points(Color.BLACK) == frozenset(usual)
    assert (position.handicap, position.to_play) == (0, Color.WHITE)
    assert record.tree.codec.points(record.tree.root.get("AB")) == usual, "in GTP's order"
    target = target_at(record, record.tree.root)
    assert [turn.point for turn in target.turns] == usual or target.black == set(usual)


def test_placed_freely_the_board_is_empty() -> None:
    record, _match = begun(Setup(19, 19, TROMP_TAYLOR, handicap=4))
    position = record.at_node().position
    assert (position.handicap, position.to_play) == (4, Color.BLACK)


@pytest.mark.parametrize(("rows", "columns", "stones"), [(5, 5, 2), (9, 13, 2), (9, 9, 10)])
def test_where_there_are_no_such_points_black_places_them(
    rows: int, columns: int, stones: int
) -> None:
    setup = Setup(rows, columns, TROMP_TAYLOR, handicap=stones, places_freely=False)
    record, _match = begun(setup)
    assert record.at_node().position.handicap == stones


def test_a_rematch_places_them_as_before() -> None:
    for freely in (False, True):
        setup = Setup(9, 9, TROMP_TAYLOR, handicap=2, places_freely=freely)
        record, match = begun(setup)
        if freely:
            match.play(Point(0, 0))
            match.play(Point(0, 1))
        assert match.match is not None
        assert rematch_of(match.match, record).has_fixed_handicap is not freely
