"""The pieces of a state, and the differences between two."""

from __future__ import annotations

from tests.ui.board.boards import board
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.state import (
    BoardState,
    Ghost,
    Mark,
    Owner,
    Piece,
    PieceShape,
    is_move,
    overlays,
    pieces,
    stones,
    touched_stones,
)

EMPTY = BoardState(3, 3)
D = """\
. X .
x O o
. . .
"""


def shapes(found: frozenset[Piece]) -> list[PieceShape]:
    return sorted(piece.shape for piece in found)


def test_an_empty_board_has_no_pieces() -> None:
    assert pieces(EMPTY) == frozenset()


def test_live_stones_have_a_shadow_and_dead_ones_a_cross() -> None:
    state = board(D, owners={Point(1, 0): Owner.WHITE})
    found = pieces(state)
    assert Piece(PieceShape.STONE, (Point(2, 1),), Color.BLACK) in found
    assert Piece(PieceShape.SHADOW, (Point(1, 1),), Color.WHITE) in found
    assert Piece(PieceShape.DEAD, (Point(1, 2),), Color.WHITE) in found
    assert Piece(PieceShape.CROSS, (Point(1, 0),), Color.BLACK, Owner.WHITE) in found
    assert Piece(PieceShape.CROSS, (Point(1, 2),), Color.WHITE, None) in found
    assert len(found) == 2 * 2 + 2 * 2


def test_a_dead_mark_without_a_stone_shows_nothing() -> None:
    assert pieces(BoardState(3, 3, dead=frozenset({Point(0, 0)}))) == frozenset()


def test_unsure_stones_carry_a_sign_unless_they_are_marked_dead() -> None:
    every = frozenset(Point(row, col) for row in range(3) for col in range(3))
    found = pieces(board(D, unsure=every))
    signs = {piece for piece in found if piece.shape is PieceShape.UNSURE}
    black, white = ((Point(2, 1),), Color.BLACK), ((Point(1, 1),), Color.WHITE)
    assert signs == {Piece(PieceShape.UNSURE, *black), Piece(PieceShape.UNSURE, *white)}
    assert Piece(PieceShape.STONE, *black) in found


def test_an_open_border_is_ringed() -> None:
    found = pieces(board(D, open_borders=frozenset({Point(0, 0)})))
    assert Piece(PieceShape.OPEN_BORDER, (Point(0, 0),)) in found


def test_territory_is_only_on_empty_points() -> None:
    owners = {Point(row, col): Owner.BLACK for row in range(3) for col in range(3)}
    squares = {p.point for p in pieces(board(D, owners=owners)) if p.shape is PieceShape.TERRITORY}
    assert squares == {Point(0, 0), Point(0, 1), Point(0, 2), Point(2, 0), Point(2, 2)}


def test_marks_and_labels_know_the_stone_below() -> None:
    state = board(
        D,
        marks={Point(2, 1): Mark.TRIANGLE, Point(0, 0): Mark.SQUARE},
        labels={Point(1, 1): "A", Point(0, 1): "B"},
    )
    found = overlays(state)
    assert Piece(PieceShape.MARK, (Point(2, 1),), Color.BLACK, mark=Mark.TRIANGLE) in found
    assert Piece(PieceShape.MARK, (Point(0, 0),), None, mark=Mark.SQUARE) in found
    assert Piece(PieceShape.LABEL, (Point(1, 1),), Color.WHITE, text="A") in found
    assert Piece(PieceShape.LABEL, (Point(0, 1),), None, text="B") in found


def test_a_number_widens_the_ring_of_the_last_move() -> None:
    last = Point(2, 1)
    assert shapes(overlays(board("X", last_move=Point(0, 0)))) == [PieceShape.LAST_MOVE]
    assert PieceShape.LAST_MOVE_WIDE in shapes(
        overlays(board(D, last_move=last, labels={last: "7"}))
    )
    other = overlays(board(D, last_move=last, labels={Point(0, 0): "7"}))
    assert PieceShape.LAST_MOVE in shapes(other)


def test_a_last_move_without_ring_is_still_a_move() -> None:
    before = board(". .\n. .")
    after = board(". .\nX .", last_move=Point(0, 0), rings_last_move=False)
    assert overlays(after) == frozenset()
    assert is_move(before, after)


def test_the_last_move_may_be_a_suicide() -> None:
    (ring,) = overlays(BoardState(3, 3, last_move=Point(1, 1)))
    assert ring.color is None


def test_a_ghost_is_refused_or_not() -> None:
    point = Point(1, 1)
    for refused, shape in ((False, PieceShape.GHOST), (True, PieceShape.REFUSED)):
        state = BoardState(3, 3, ghost=Ghost(point, Color.WHITE, refused))
        assert overlays(state) == {Piece(shape, (point,), Color.WHITE)}


def test_shapes_over_several_points_are_one_piece() -> None:
    flips = frozenset({Point(2, 0), Point(0, 1), Point(0, 0)})
    (piece,) = overlays(BoardState(3, 3, flips=flips))
    assert piece.points == (Point(0, 0), Point(0, 1), Point(2, 0))


def test_lines_variations_dimming_and_cursor_are_pieces() -> None:
    state = BoardState(
        3,
        3,
        lines=((Point(0, 0), Point(2, 2)),),
        arrows=((Point(0, 0), Point(0, 2)),),
        variations={Point(1, 1): "a"},
        dimmed=frozenset({Point(2, 0)}),
        hidden=frozenset({Point(0, 1)}),
        highlighted=frozenset({Point(1, 0)}),
        cursor=Point(1, 2),
    )
    assert shapes(overlays(state)) == [
        PieceShape.VARIATION,
        PieceShape.LINE,
        PieceShape.ARROW,
        PieceShape.DIMMED,
        PieceShape.HIDDEN,
        PieceShape.HIGHLIGHT,
        PieceShape.CURSOR,
    ]


def test_only_stones_that_differ_are_touched() -> None:
    before = board(
        """\
        X O .
        X . o
        . . .
        """
    )
    after = board(
        """\
        O . .
        X X O
        . . .
        """
    )
    assert touched_stones(before, after) == {Point(2, 0), Point(2, 1), Point(1, 1), Point(1, 2)}
    assert touched_stones(before, before) == frozenset()


def test_stones_are_listed_point_by_point() -> None:
    state = board(D)
    assert list(stones(state, [Point(0, 0)])) == []
    assert [piece.shape for piece in stones(state, [Point(1, 1)])] == [
        PieceShape.SHADOW,
        PieceShape.STONE,
    ]


def test_equal_states_have_equal_pieces() -> None:
    assert pieces(board(D)) == pieces(board(D))
    assert hash(Piece(PieceShape.STONE, (Point(0, 0),))) == hash(
        Piece(PieceShape.STONE, (Point(0, 0),))
    )


def test_shadows_are_below_all_stones_and_the_cursor_on_top() -> None:
    shape = PieceShape
    assert list(shape)[:4] == [shape.HEAT, shape.AREA, shape.SHADOW, shape.STONE]
    assert max(PieceShape) is PieceShape.CURSOR
