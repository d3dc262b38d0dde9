"""docs/rules.md, "A move" and "Live games and records": turns, refusals, records."""

from __future__ import annotations

import pytest

from tests.go.reading import drawn, rules_with
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, IllegalMove, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position

B, W = Color.BLACK, Color.WHITE
TROMP = rules_with("positional", True)
NO_SUICIDE = rules_with("positional", False)
SIMPLE = rules_with("simple", True)
EYE = Board.from_diagram("""
    . X .
    X . X
    . X .
""")


def test_black_begins_and_the_players_alternate() -> None:
    """Tromp, statement 5."""
    position = Position.start(Board.empty(3, 3))
    assert position.to_play is B
    after = position.play(Turn(B, Point(0, 0)))
    assert (after.to_play, after.turn) == (W, 1)
    assert after.play(Turn(W, None)).to_play is B


def test_a_turn_is_a_move_or_a_pass() -> None:
    """Tromp, statement 6; passes count as turns, and a move ends a run of them."""
    position = Position.start(Board.empty(3, 3)).play(Turn(B, None)).play(Turn(W, None))
    assert (position.turn, position.passes) == (2, 2)
    assert position.play(Turn(B, Point(1, 1))).passes == 0
    assert Turn(B, None).is_pass
    assert not Turn(B, Point(0, 0)).is_pass


def test_a_pass_is_always_legal() -> None:
    position = Position.start(Board.empty(1, 1))
    for _ in range(9):
        assert position.legality(Turn(position.to_play, None)) is None
        position = position.play(Turn(position.to_play, None))
    assert position.passes == 9


def refused(position: Position, color: Color, point: Point | None) -> Illegal | None:
    """The reason, asked in both ways."""
    why = position.legality(Turn(color, point))
    if why:
        with pytest.raises(IllegalMove) as caught:
            position.play(Turn(color, point))
        assert (caught.value.turn, caught.value.illegal) == (Turn(color, point), why)
    return why


def test_a_refused_move_names_its_reason() -> None:
    """The ids in JSON; the first that applies of several."""
    position = Position.start(EYE, NO_SUICIDE, W)
    assert refused(position, B, Point(1, 0)) == Illegal(Reason.NOT_YOUR_TURN)
    assert refused(position, B, Point(7, 7)) == Illegal(Reason.NOT_YOUR_TURN)
    assert refused(position, W, Point(7, 7)) == Illegal(Reason.OUTSIDE)
    assert refused(position, W, Point(1, 0)) == Illegal(Reason.OCCUPIED)
    assert refused(position, W, Point(1, 1)) == Illegal(Reason.SUICIDE)
    assert refused(position, W, Point(0, 0)) == Illegal(Reason.SUICIDE)
    words = [reason.value for reason in Reason]
    assert words[:2] == ["game-over", "not-your-turn"]
    assert words[-5:] == ["outside", "occupied", "suicide", "ko", "superko"]


def test_suicide_where_it_is_allowed() -> None:
    board = Board.from_diagram("""
        . O X
        O O X
        X X .
    """)
    position = Position.start(board, TROMP, W)
    after = position.play(Turn(W, Point(2, 0)))
    assert drawn(after.board) == ["..X", "..X", "XX."]
    assert after.lost == (0, 4)
    assert Position.start(board, NO_SUICIDE, W).legality(Turn(W, Point(2, 0)))


def test_lost_stones_are_counted_by_colour() -> None:
    board = Board.from_diagram("""
        X O .
        O X .
        . O .
    """)
    position = Position.start(board)
    position = position.play(Turn(B, Point(0, 0))).play(Turn(W, Point(1, 2)))
    assert drawn(position.board) == ["XO.", ".XO", "XO."]
    assert position.lost == (0, 1)
    position = position.play(Turn(B, None)).play(Turn(W, Point(1, 0)))
    assert drawn(position.board) == [".O.", "O.O", ".O."]
    assert position.lost == (3, 1)


def test_chains_without_liberties_are_kept_until_the_first_move() -> None:
    """ "A set-up may hold chains without liberties: they are kept and flagged"."""
    board = Board.from_diagram("""
        X O .
        O . .
        . . .
    """)
    position = Position.start(board)
    assert position.may_lack_liberties
    passed = position.play(Turn(B, None))
    assert passed.may_lack_liberties
    assert passed.board == board
    moved = passed.play(Turn(W, Point(0, 2)))
    assert not moved.may_lack_liberties
    assert drawn(moved.board) == [".O.", "O..", "..O"]
    assert moved.lost == (1, 0)


def test_a_record_may_break_the_rules() -> None:
    """ "kept, flagged and explained, and the position goes on from it"."""
    board = Board.from_diagram("""
        . O X
        O O X
        X X .
    """)
    position, why = Position.start(board, NO_SUICIDE, W).place(Turn(W, Point(2, 0)))
    assert why == Illegal(Reason.SUICIDE)
    assert drawn(position.board) == ["..X", "..X", "XX."]
    position, why = position.place(Turn(W, Point(2, 1)))
    assert why == Illegal(Reason.NOT_YOUR_TURN)
    assert position.to_play is B


def test_a_move_on_an_occupied_point_replaces_the_stone() -> None:
    position, why = Position.start(EYE, TROMP, W).place(Turn(W, Point(0, 1)))
    assert why == Illegal(Reason.OCCUPIED)
    assert drawn(position.board) == [".X.", "X.X", ".O."]
    position, why = Position.start(EYE, TROMP).place(Turn(B, Point(0, 1)))
    assert why == Illegal(Reason.OCCUPIED)
    assert position.board == EYE
    assert (position.turn, position.to_play) == (1, W)


def test_a_replacing_stone_clears_as_a_move_does() -> None:
    board = Board.from_diagram("""
        X X .
        O O X
    """)
    position, why = Position.start(board).place(Turn(B, Point(0, 1)))
    assert why == Illegal(Reason.OCCUPIED)
    assert drawn(position.board) == ["XX.", ".XX"]


def test_a_move_outside_the_board_changes_nothing() -> None:
    position, why = Position.start(EYE, TROMP, W).place(Turn(W, Point(3, 3)))
    assert why == Illegal(Reason.OUTSIDE)
    assert position.board == EYE
    assert (position.turn, position.to_play, position.passes) == (1, B, 0)


def test_a_legal_turn_of_a_record_is_played() -> None:
    start = Position.start(EYE)
    turn = Turn(B, Point(1, 1))
    position, why = start.place(turn)
    assert why is None
    assert position._replace(seen=start.seen) == start.play(turn)._replace(seen=start.seen)


def test_stones_set_up_within_a_game() -> None:
    """No turn, nothing cleared; a player may be named."""
    position = Position.start(Board.empty(1, 3)).play(Turn(B, Point(0, 0)))
    position = position.set_up(white=[Point(0, 1)])
    assert drawn(position.board) == ["XO."]
    assert (position.turn, position.to_play, position.may_lack_liberties) == (1, W, True)
    assert position.set_up(to_play=B).to_play is B
    assert drawn(position.set_up(empty=[Point(0, 0)]).board) == [".O."]
