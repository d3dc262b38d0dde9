"""An analysis or a count on the board."""

from __future__ import annotations

from tests.ui.board.boards import board
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.scoring.count import count
from tromp_gui.ui.board.additions import AnalysisOverlay, with_analysis, with_score
from tromp_gui.ui.board.state import BoardState, CandidateMark, Ghost, NumberedStone, Owner

D = """\
. . .
X O .
. . .
"""
A, B, C = Point(2, 0), Point(0, 2), Point(0, 0)
MOVES = (CandidateMark(A, 0, ("55",)), CandidateMark(B, 1, ("51",)))
LINE = (NumberedStone(A, Color.BLACK, 1), NumberedStone(B, Color.WHITE, 2))


def test_moves_and_ownership_are_shown() -> None:
    state = with_analysis(board(D), AnalysisOverlay(0, {A: 0.5}, MOVES))
    assert state.candidates == MOVES
    assert state.ownership == {A: 0.5}
    assert state.black == board(D).black


def test_a_line_replaces_the_candidates() -> None:
    state = with_analysis(board(D), AnalysisOverlay(0, {}, MOVES, LINE))
    assert state.numbered == LINE
    assert state.candidates == ()


def test_candidates_replace_letters_of_variations() -> None:
    lettered = board(D, variations={A: "A", C: "B"})
    assert with_analysis(lettered, AnalysisOverlay(0, {}, MOVES)).variations == {C: "B"}
    assert with_analysis(lettered, AnalysisOverlay(0, {}, (), LINE)).variations == {C: "B"}


def test_a_ghost_stone_does_not_hide_a_move() -> None:
    on_move = board(D)._replace(ghost=Ghost(A, Color.BLACK))
    assert with_analysis(on_move, AnalysisOverlay(0, {}, MOVES)).ghost is None
    beside = board(D)._replace(ghost=Ghost(C, Color.BLACK))
    assert with_analysis(beside, AnalysisOverlay(0, {}, MOVES)).ghost == Ghost(C, Color.BLACK)
    assert with_analysis(beside, AnalysisOverlay(0, {}, MOVES, LINE)).ghost is None


def test_a_refused_ghost_stays_visible() -> None:
    refused = board(D)._replace(ghost=Ghost(A, Color.BLACK, refused=True))
    assert with_analysis(refused, AnalysisOverlay(0, {}, MOVES)).ghost == refused.ghost


def test_an_empty_analysis_changes_nothing() -> None:
    lettered = board(D, variations={A: "A"})
    assert with_analysis(lettered, AnalysisOverlay(0)) == lettered


def test_every_point_of_an_empty_board_is_neutral() -> None:
    state = with_score(BoardState(9, 9), count(Board.empty(9, 9), TROMP_TAYLOR))
    assert list(state.owners.values()) == [Owner.NEUTRAL] * 81
