"""Numbers of turns, and numbers on stones."""

from __future__ import annotations

import pytest

from tests.ui.printing.records import KO, board, drawn, main_line, replay_of, tree_of
from tromp_gui.go.point import Point
from tromp_gui.ui.board.present import present
from tromp_gui.ui.board.state import BoardState, Mark
from tromp_gui.ui.printing.diagrams import (
    HiddenTurns,
    move_number,
    numbered,
    steps,
    unnumbered,
)


def shown(text: str, last: int | None = None) -> BoardState:
    tree = tree_of(text)
    walked = list(steps(replay_of(tree), tree.main_line()))
    return numbered(present(tree, walked[-1].node, walked[-1].at_node), walked, last)


def numbers(text: str) -> list[list[int]]:
    tree = tree_of(text)
    return [
        [number for number, _ in step.turns] for step in steps(replay_of(tree), main_line(tree))
    ]


class TestNumbers:
    def test_passes_are_counted_as_turns(self) -> None:
        assert numbers("(;SZ[5];B[aa];W[];C[only words];B[bb])") == [[], [1], [2], [], [3]]

    def test_two_turns_in_one_node_have_two_numbers(self) -> None:
        assert numbers("(;SZ[5];B[aa]W[bb];B[cc])") == [[], [1, 2], [3]]

    def test_mn_sets_the_number(self) -> None:
        assert numbers("(;SZ[5];B[aa];W[bb]MN[1];B[cc];W[dd]MN[50];B[ee])") == [
            [], [1], [1], [2], [50], [51],
        ]  # fmt: skip

    @pytest.mark.parametrize("value", ["", "x", "-1", "1.5", "12345", "٣"])
    def test_invalid_mn_is_ignored(self, value: str) -> None:
        tree = tree_of(f"(;SZ[5];B[aa]MN[{value}])")
        assert move_number(main_line(tree)[1]) is None

    def test_mn_without_a_turn_changes_nothing(self) -> None:
        assert numbers("(;SZ[5];B[aa];MN[9];B[cc])") == [[], [1], [], [2]]

    def test_handicap_stones_are_not_counted(self) -> None:
        assert numbers("(;SZ[9]HA[2]AB[cc][gg]RU[Tromp-Taylor];W[ee])") == [[], [1]]


class TestNumbersOnStones:
    def test_every_stone_has_the_number_of_its_turn(self) -> None:
        assert drawn(shown("(;SZ[3];B[aa];W[bb];B[];W[ca])")) == board("""
            1 . 4
            . 2 .
            . . .
        """)

    def test_set_up_stones_have_no_number(self) -> None:
        assert drawn(shown("(;SZ[3]AB[aa]AW[cc];B[bb])")) == board("""
            X . .
            . 1 .
            . . O
        """)

    def test_a_point_played_twice_has_the_later_number(self) -> None:
        assert drawn(shown(KO)) == board("""
            7 . . . 6
            . . X O .
            . X 8 . O
            . . X O 4
            . . . . 3
        """)

    def test_numbers_on_only_the_last_turns(self) -> None:
        assert drawn(shown("(;SZ[3];B[aa];W[bb];B[];W[ca])", last=3)) == board("""
            X . 4
            . 2 .
            . . .
        """)
        assert drawn(shown("(;SZ[3];B[aa];W[bb])", last=9)).count("1") == 1

    def test_without_numbers_the_ring_stays(self) -> None:
        state = shown("(;SZ[3];B[aa];W[bb])", last=0)
        assert state.labels == {}
        assert (state.last_move, state.rings_last_move) == (Point(1, 1), True)

    def test_a_number_replaces_the_ring_but_no_mark_and_no_label(self) -> None:
        state = shown("(;SZ[3];B[aa];W[bb];B[cc]TR[bb][ca]LB[aa:x][ac:y])")
        assert not state.rings_last_move
        assert state.marks == {Point(1, 1): Mark.TRIANGLE, Point(2, 2): Mark.TRIANGLE}
        assert state.labels == {Point(2, 0): "x", Point(0, 0): "y", Point(0, 2): "3"}

    def test_a_turn_outside_the_board_is_ignored(self) -> None:
        assert drawn(shown("(;SZ[3];B[ss];W[bb])")) == board("""
            . . .
            . 2 .
            . . .
        """)

    def test_what_is_not_shown_is_noted(self) -> None:
        tree = tree_of("(;SZ[5];B[cc];W[bc];B[bb];W[dc];B[ab];W[cb];B[ac];W[];B[ae];W[cd]TR[cb])")
        walked = list(steps(replay_of(tree), tree.main_line()))
        state = present(tree, walked[-1].node, walked[-1].at_node)
        assert unnumbered(numbered(state, walked), walked) == [
            HiddenTurns((1,), Point(2, 2)),
            HiddenTurns((6,), Point(3, 2)),
            HiddenTurns((8,), None),
        ]
