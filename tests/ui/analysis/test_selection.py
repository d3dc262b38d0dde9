from __future__ import annotations

from tromp_gui.go.point import Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.ui.analysis.board_selection import CandidateSelection, index_of

A, B, C = Point(0, 0), Point(1, 1), Point(2, 2)
MOVES = [
    Candidate(A, 10, 0.5, None, (A, B, C), 0),
    Candidate(None, 5, 0.4, None, (None, A), 1),
    Candidate(B, 2, 0.3, None, (B,), 2),
]


def test_the_move_under_the_pointer_has_priority() -> None:
    selection = CandidateSelection(chosen=2)
    assert selection.candidate(MOVES) is MOVES[2]
    assert selection.point_at(0).candidate(MOVES) is MOVES[0]
    assert selection.point_at(0).point_at(None).candidate(MOVES) is MOVES[2]
    assert CandidateSelection().candidate(MOVES) is None


def test_a_move_that_no_longer_exists_is_not_selected() -> None:
    assert CandidateSelection(chosen=2).candidate(MOVES[:1]) is None
    assert CandidateSelection(chosen=2).candidate([]) is None


def test_stepping_passes_none_beyond_the_ends() -> None:
    selection, seen = CandidateSelection(), []
    for _ in range(5):
        selection = selection.step(1, 3)
        seen.append(selection.chosen)
    assert seen == [0, 1, 2, None, 0]
    assert CandidateSelection().step(-1, 3).chosen == 2
    assert CandidateSelection(chosen=0).step(-1, 3).chosen is None
    assert CandidateSelection(chosen=7).step(1, 3).chosen == 0
    assert CandidateSelection(chosen=1).step(1, 0) == CandidateSelection()


def test_a_line_is_first_shown_whole() -> None:
    selection = CandidateSelection(chosen=0)
    assert selection.length is None
    assert selection.lengthen(1, MOVES).length == 3
    assert selection.lengthen(-1, MOVES).length == 2
    assert selection.lengthen(-9, MOVES).length == 1
    assert selection.lengthen(-9, MOVES).lengthen(1, MOVES).length == 2
    assert CandidateSelection().lengthen(1, MOVES) == CandidateSelection()


def test_another_line_is_shown_whole() -> None:
    selection = CandidateSelection(chosen=0).lengthen(-2, MOVES)
    assert selection.choose(1).length is None
    assert selection.point_at(2).length is None
    assert selection.step(1, 3).length is None


def test_the_same_move_under_the_pointer_keeps_the_length() -> None:
    selection = CandidateSelection().point_at(0).lengthen(-1, MOVES)
    assert selection.point_at(0) == selection


def test_a_move_is_found_by_its_point() -> None:
    assert index_of(MOVES, B) == 2
    assert index_of(MOVES, C) is None
    assert index_of(MOVES, None) is None, "a pass lies on no point"
