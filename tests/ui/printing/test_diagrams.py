"""The turns of each diagram, and the notes below it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.printing.records import KO, board, drawn, main_line, printed, replay_of, tree_of
from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import Mark, Owner
from tromp_gui.ui.printing.diagrams import HiddenTurns, Remark, diagrams

LETTERS = "abcdefghi"
TWENTY = "(;SZ[9]" + "".join(
    f";{'BW'[i % 2]}[{LETTERS[i % 9]}{LETTERS[2 * (i // 9)]}]" for i in range(20)
) + ")"  # fmt: skip
"""Twenty turns that capture nothing."""


def spans(text: str, moves: int = 50) -> list[tuple[int | None, int | None]]:
    return [(diagram.first, diagram.last) for diagram in printed(text, moves)]


class TestCutting:
    @pytest.mark.parametrize(
        ("moves", "expected"),
        [
            (50, [(1, 20)]),
            (20, [(1, 20)]),
            (19, [(1, 19), (20, 20)]),
            (7, [(1, 7), (8, 14), (15, 20)]),
        ],
    )
    def test_the_number_of_turns_in_each_diagram(
        self, moves: int, expected: list[tuple[int, int]]
    ) -> None:
        assert spans(TWENTY, moves) == expected

    @given(moves=st.integers(1, 25))
    def test_every_turn_is_in_one_diagram(self, moves: int) -> None:
        found = printed(TWENTY, moves)
        numbers = [
            number
            for diagram in found
            for number in sorted(int(text) for text in diagram.state.labels.values())
        ]
        assert numbers == list(range(1, 21))
        assert all(len(diagram.state.labels) <= moves for diagram in found)

    def test_a_record_without_turns_is_one_diagram(self) -> None:
        (only,) = printed("(;SZ[3]AB[aa]AW[cc])")
        assert (only.first, only.last) == (None, None)
        assert drawn(only.state) == board("""
            X . .
            . . .
            . . O
        """)

    def test_an_empty_record_is_an_empty_board(self) -> None:
        (only,) = printed("(;SZ[2:3])")
        assert drawn(only.state) == ". .\n. .\n. ."

    def test_a_set_up_in_mid_game_begins_a_diagram(self) -> None:
        first, second = printed("(;SZ[3];B[aa];W[bb];AE[aa]AW[cc];B[ca])")
        assert drawn(first.state) == board("""
            1 . .
            . 2 .
            . . .
        """)
        assert drawn(second.state) == board("""
            . . 3
            . O .
            . . O
        """)

    def test_a_set_up_after_a_bare_root_does_not(self) -> None:
        (only,) = printed("(;SZ[3];AB[aa]AW[cc];B[bb])")
        assert drawn(only.state) == board("""
            X . .
            . 1 .
            . . O
        """)

    def test_two_turns_of_one_node_stay_together(self) -> None:
        assert spans("(;SZ[9];B[aa]W[bb];B[cc]W[dd];B[ee])", 3) == [(1, 2), (3, 5)]
        assert spans("(;SZ[9];B[aa]W[bb])", 1) == [(1, 2)]

    def test_figures_of_the_record_are_kept(self) -> None:
        found = printed("(;SZ[9]FG[257:Opening];B[aa];W[bb];B[cc]FG[:Fight];W[dd];B[ee])")
        assert [(each.name, each.first, each.last) for each in found] == [
            ("Opening", 1, 2),
            ("Fight", 3, 5),
        ]

    def test_a_figure_without_a_name_has_none(self) -> None:
        assert [each.name for each in printed("(;SZ[9];B[aa];W[bb]FG[])")] == ["", ""]


class TestMarks:
    def test_a_comment_about_marks_ends_its_diagram(self) -> None:
        first, second = printed("(;SZ[3];B[aa];W[bb]C[Or a.]LB[cc:a]TR[ac];B[ca])")
        assert drawn(first.state) == board("""
            1 . .
            . 2 .
            . . a
        """)
        assert first.state.marks == {Point(0, 0): Mark.TRIANGLE}
        assert drawn(second.state) == board("""
            X . 3
            . O .
            . . .
        """)

    @pytest.mark.parametrize(
        "properties",
        ["C[no mark]", "LB[cc:a]", "C[its own point]CR[bb]", "C[bad]LB[zz:a]TR[99]", "N[x]SQ[cc]"],
    )
    def test_other_comments_do_not_end_a_diagram(self, properties: str) -> None:
        assert spans(f"(;SZ[3];B[aa];W[bb]{properties};B[ca])") == [(1, 3)]

    def test_arrows_are_marks_too(self) -> None:
        assert spans("(;SZ[3];B[aa];W[bb]C[runs]AR[bb:cc];B[ca])") == [(1, 2), (3, 3)]

    def test_marks_of_the_last_node_stay_as_in_the_window(self) -> None:
        (only,) = printed("(;SZ[3];B[aa];W[bb];B[ac]TR[aa][cc]LB[bb:x][ca:y])")
        assert only.state.marks == {Point(2, 0): Mark.TRIANGLE, Point(0, 2): Mark.TRIANGLE}
        assert drawn(only.state) == board("""
            X . y
            . x .
            3 . .
        """)

    def test_a_recorded_count_is_shown(self) -> None:
        (only,) = printed("(;SZ[2];B[aa];TB[bb]TW[ab])")
        assert only.state.owners == {Point(0, 1): Owner.BLACK, Point(0, 0): Owner.WHITE}

    def test_diagrams_have_no_ring_and_no_variations(self) -> None:
        (only,) = printed("(;SZ[3];B[aa](;W[bb])(;W[cc]))")
        assert not only.state.rings_last_move
        assert only.state.variations == {}


class TestNotes:
    def test_a_ko_is_noted_by_numbers(self) -> None:
        (only,) = printed(KO)
        assert drawn(only.state) == board("""
            7 . . . 6
            . . X O .
            . X 2 1 O
            . . X O 4
            . . . . 3
        """)
        assert only.notes == (HiddenTurns((5,), 1), HiddenTurns((8,), 2))

    def test_a_stone_of_an_earlier_diagram_is_noted_by_its_point(self) -> None:
        first, second = printed(KO, 4)
        assert first.notes == ()
        assert drawn(second.state) == board("""
            7 . . . 6
            . . X O .
            . X O 5 O
            . . X O O
            . . . . X
        """)
        assert second.notes == (HiddenTurns((8,), Point(2, 2)),)

    def test_a_set_up_stone_is_noted_by_its_point(self) -> None:
        (only,) = printed("(;SZ[3]AW[aa]AB[ba];B[ab];W[cc];B[];W[aa])")
        assert only.notes == (HiddenTurns((3,), None), HiddenTurns((4,), Point(2, 0)))

    def test_a_mark_stays_and_the_number_under_it_is_noted(self) -> None:
        (only,) = printed("(;SZ[3];B[aa];W[bb];B[cc]TR[aa]LB[bb:x])")
        assert only.notes == (HiddenTurns((1,), Point(2, 0)), HiddenTurns((2,), Point(1, 1)))

    def test_turns_on_one_point_share_a_note(self) -> None:
        ko = "B[dc];W[cc];B[ee];W[ed];B[dc];W[ea];B[aa];W[cc];B[ae];W[ad];B[dc]"
        (only,) = printed(f"(;SZ[5]AB[bc][cb][cd]AW[db][dd][ec];{ko})")
        assert only.notes == (HiddenTurns((5, 11), 1), HiddenTurns((8,), 2))

    def test_passes_and_moves_outside_share_a_note(self) -> None:
        (only,) = printed("(;SZ[3];B[];W[ss];B[aa])")
        assert only.notes == (HiddenTurns((1, 2), None),)
        assert (only.first, only.last) == (1, 3)

    def test_a_captured_stone_stays_in_its_diagram(self) -> None:
        (only,) = printed("(;SZ[3];B[aa];W[ba];B[cc];W[ab])")
        assert drawn(only.state) == board("""
            1 2 .
            4 . .
            . . 3
        """)


class TestRemarks:
    def test_comments_have_the_number_of_their_turn(self) -> None:
        (only,) = printed("(;SZ[3]C[Before];B[aa]C[One\nline];W[bb];C[After]N[End];B[cc]N[Good])")
        assert only.remarks == (
            Remark(None, "", "Before"),
            Remark(1, "", "One\nline"),
            Remark(None, "End", "After"),
            Remark(3, "Good", ""),
        )

    def test_the_name_of_a_figure_is_not_repeated(self) -> None:
        (only,) = printed("(;SZ[3];B[aa]FG[:Figure 1];W[bb]N[Figure 1])")
        assert (only.name, only.remarks) == ("Figure 1", ())

    def test_every_comment_of_the_line_is_printed_once(self) -> None:
        text = TWENTY.replace(";W", "C[before];W")
        found = [remark for diagram in printed(text, 3) for remark in diagram.remarks]
        assert [remark.number for remark in found] == list(range(1, 21, 2))


class TestVariations:
    GAME = (
        "(;SZ[3];B[aa](;W[bb];B[cc])"
        "(;W[ca]FG[:Dia. 1]MN[1];B[cb](;W[ac])(;W[bc]FG[:Dia. 2]MN[1]))(;W[cc]))"
    )

    def test_variations_that_are_figures_follow_the_game(self) -> None:
        found = printed(self.GAME)
        assert [(each.name, each.first, each.last) for each in found] == [
            ("", 1, 3),
            ("Dia. 1", 1, 3),
            ("Dia. 2", 1, 1),
        ]
        assert drawn(found[1].state) == board("""
            X . 1
            . . 2
            3 . .
        """)
        assert drawn(found[2].state) == board("""
            X . O
            . . X
            . 1 .
        """)

    def test_a_chosen_line_is_printed_like_the_game(self) -> None:
        tree = tree_of(self.GAME)
        above = main_line(tree)[1]
        last = list(above.children)[2]
        found = diagrams(replay_of(tree), last.path)
        assert drawn(found[0].state) == board("""
            1 . .
            . . .
            . . 2
        """)
        assert [each.name for each in found] == ["", "Dia. 1", "Dia. 2"]
