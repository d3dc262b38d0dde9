"""A point in words, for screen readers."""

from __future__ import annotations

from tests.ui.board.boards import board
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.ui.table.spoken import point_words, sign_of

D = """\
. X .
X O .
. . .
"""


NONE: frozenset[Point] = frozenset()


def words(point: Point, unsure: frozenset[Point] = NONE, dead: frozenset[Point] = NONE) -> str:
    state = board(D)._replace(unsure=unsure, dead=dead)
    return point_words(state, Board.from_diagram(D), point)


def test_unsure_stones_are_described_unless_marked() -> None:
    at = Point(1, 1)
    here = frozenset({at})
    assert "unsure" not in words(at)
    assert "unsure" in words(at, unsure=here)
    assert "marked dead" in words(at, unsure=here, dead=here)
    assert "unsure" not in words(at, unsure=here, dead=here)


def test_the_last_move_is_spoken_without_its_ring() -> None:
    at, position = Point(1, 1), Board.from_diagram(D)
    state = board(D, last_move=at)
    unringed = state._replace(rings_last_move=False)
    assert point_words(state, position, at).endswith("last move")
    assert point_words(unringed, position, at) == point_words(state, position, at)


def test_points_in_the_area_of_a_hint_are_described() -> None:
    state = board(D)._replace(area=frozenset({Point(0, 0), Point(0, 1)}))
    position = Board.from_diagram(D)
    assert point_words(state, position, Point(0, 0)).endswith("in the marked area")
    assert "area" not in point_words(state, position, Point(2, 0))


def test_what_is_hidden_is_not_described() -> None:
    at = Point(1, 1)
    state = board(D)._replace(hidden=frozenset({at}))
    assert sign_of(board(D), at) == "○"
    assert sign_of(state, at) == ""
    assert point_words(state, Board.from_diagram(D), at) == "B2, not shown"


def test_an_open_border_is_said() -> None:
    at = Point(2, 2)
    state = board(D)
    assert "open border" not in point_words(state, Board.from_diagram(D), at)
    state = state._replace(open_borders=frozenset({at}))
    assert "open border" in point_words(state, Board.from_diagram(D), at)
