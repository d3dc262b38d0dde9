"""docs/rules.md, "Handicap": free moves, GTP's fixed table, White's compensation."""

from __future__ import annotations

import pytest

from tests.go.reading import drawn, gtp_point, rules_with
from tromp_gui.go.board import Board
from tromp_gui.go.handicap import fixed_points, most_stones
from tromp_gui.go.move import Illegal, IllegalMove, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position

B, W = Color.BLACK, Color.WHITE
FREE = rules_with("positional", True)

GTP_TABLE = {
    2: "D4 Q16",
    3: "D4 Q16 D16",
    4: "D4 Q16 D16 Q4",
    5: "D4 Q16 D16 Q4 K10",
    6: "D4 Q16 D16 Q4 D10 Q10",
    7: "D4 Q16 D16 Q4 D10 Q10 K10",
    8: "D4 Q16 D16 Q4 D10 Q10 K4 K16",
    9: "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
}
"""GTP version 2 draft 2, 4.1.1 "Fixed Handicap Placement"."""


@pytest.mark.parametrize("stones", GTP_TABLE)
def test_fixed_is_gtps_table_in_its_order(stones: int) -> None:
    expected = [gtp_point(word) for word in GTP_TABLE[stones].split()]
    assert fixed_points(19, 19, stones) == expected


@pytest.mark.parametrize("side", range(1, 53))
def test_the_most_stones_of_each_square(side: int) -> None:
    """ "2–4 stones on 7×7 and even sizes, 2–9 on odd sizes from 9"; none below 7."""
    expected = 0 if side < 7 else 4 if side == 7 or side % 2 == 0 else 9
    assert most_stones(side, side) == expected
    for stones in range(2, expected + 1):
        points = fixed_points(side, side, stones)
        assert len(set(points)) == stones
        line = 3 if side < 13 else 4
        edges = {line - 1, side - line, side // 2}
        assert {coordinate for point in points for coordinate in point} <= edges


@pytest.mark.parametrize(
    ("rows", "columns", "stones"),
    [(6, 6, 2), (9, 13, 2), (7, 7, 5), (10, 10, 5), (19, 19, 10), (19, 19, 1), (19, 19, 0)],
)
def test_where_the_table_has_none(rows: int, columns: int, stones: int) -> None:
    """ "None on rectangles or below 7"."""
    with pytest.raises(ValueError, match="no fixed handicap"):
        fixed_points(rows, columns, stones)


def test_nine_stones_drawn() -> None:
    board = Board.empty(9, 9).with_stones(black=fixed_points(9, 9, 9))
    assert drawn(board) == [
        ".........",
        ".........",
        "..X.X.X..",
        ".........",
        "..X.X.X..",
        ".........",
        "..X.X.X..",
        ".........",
        ".........",
    ]


def test_free_handicap_is_n_consecutive_moves() -> None:
    position = Position.start(Board.empty(3, 3), FREE, handicap=3)
    for col in range(3):
        assert position.to_play is B
        position = position.play(Turn(B, Point(0, col)))
    assert (position.to_play, position.turn, position.handicap) == (W, 3, 0)


def test_a_pass_is_refused_while_a_handicap_move_is_due() -> None:
    position = Position.start(Board.empty(3, 3), FREE, handicap=2)
    assert position.legality(Turn(B, None)) == Illegal(Reason.HANDICAP)
    assert Reason.HANDICAP.value == "handicap"
    position = position.play(Turn(B, Point(0, 0)))
    assert position.legality(Turn(B, None)) == Illegal(Reason.HANDICAP)
    assert position.play(Turn(B, Point(1, 1))).legality(Turn(W, None)) is None


def test_without_a_legal_move_the_rest_is_forfeited() -> None:
    """On 1×2 the second black move is suicide, and makes the empty start again."""
    position = Position.start(Board.empty(1, 2), FREE, handicap=4).play(Turn(B, Point(0, 0)))
    assert position.legal_points() == []
    assert position.handicap == 3
    position = position.play(Turn(B, None))
    assert (position.to_play, position.handicap) == (W, 0)


def test_handicap_moves_enter_the_superko_history() -> None:
    board = Board.from_diagram("""
        . X O .
        X . . O
        . X O .
        . . . .
    """)
    position = Position.start(board, FREE, handicap=2)
    position = position.play(Turn(B, Point(2, 2))).play(Turn(B, Point(0, 3)))
    position = position.play(Turn(W, Point(2, 1)))
    assert drawn(position.board) == [".XO.", "XO.O", ".XO.", "...X"]
    assert position.legality(Turn(B, Point(2, 2))) == Illegal(Reason.SUPERKO, 2)


def test_the_player_who_really_moves_next_counts() -> None:
    """Situational: after a handicap move Black is next, but after the last White is."""
    rules = rules_with("situational", True)
    position = Position.start(Board.empty(1, 2), rules, handicap=3).play(Turn(B, Point(0, 0)))
    suicide = Turn(B, Point(0, 1))
    assert position.legality(suicide) == Illegal(Reason.SUPERKO, 0)
    shorter = Position.start(Board.empty(1, 2), rules, handicap=2).play(Turn(B, Point(0, 0)))
    assert shorter.play(suicide).to_play is W


def test_simple_ko_ignores_the_players_own_last_move() -> None:
    """Two handicap moves running: the last turn was not the opponent's."""
    rules = rules_with("simple", True)
    position = Position.start(Board.empty(1, 2), rules, handicap=3).play(Turn(B, Point(0, 0)))
    assert position.legality(Turn(B, Point(0, 1))) is None


def test_stones_of_a_record_are_moves_but_no_turns() -> None:
    """A root with HA[n] and n AB: handicap moves in that order, in the superko history."""
    position = Position.start(Board.empty(3, 3), FREE, handicap=2)
    position = position.handicap_move(Point(0, 0)).handicap_move(Point(1, 1))
    assert (position.turn, position.to_play, position.step) == (0, W, 2)
    with pytest.raises(IllegalMove):
        Position.start(Board.empty(3, 3), FREE, handicap=2).handicap_move(Point(5, 5))


def test_a_handicap_stone_on_no_free_point_is_refused() -> None:
    position = Position.start(Board.empty(3, 3), FREE, handicap=2).handicap_move(Point(0, 0))
    with pytest.raises(IllegalMove, match="OCCUPIED"):
        position.handicap_move(Point(0, 0))


def test_a_set_up_for_white_ends_the_handicap() -> None:
    position = Position.start(Board.empty(3, 3), FREE, handicap=3)
    assert position.set_up(black=[Point(0, 0)]).handicap == 3
    assert position.set_up(to_play=W).handicap == 0


def test_a_grid_from_placing_the_handicap_differs_from_the_start() -> None:
    """A turn that repeats it names this many stones before the start, not the start itself."""
    start = Position.start(Board.empty(1, 3), FREE, handicap=2)
    placed = start.handicap_move(Point(0, 1)).handicap_move(Point(0, 0))
    cleared = placed.play(Turn(W, Point(0, 2)))
    assert cleared.board == Board.from_diagram(". . O")
    assert cleared.legality(Turn(B, Point(0, 1))) == Illegal(Reason.SUPERKO, -1)
    both = cleared.play(Turn(B, Point(0, 0))).play(Turn(W, None))
    assert both.legality(Turn(B, Point(0, 1))) == Illegal(Reason.SUPERKO, 0)
