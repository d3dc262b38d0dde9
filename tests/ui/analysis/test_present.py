"""From findings to texts, marks and curves."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.record.trees import grown
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.analysis import Analysis, Candidate
from tromp_gui.gtp.vertex import EngineMove, MoveKind
from tromp_gui.learning.candidates import Forbidden
from tromp_gui.record.evaluation import Evaluation, Loss, Mistake
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.session.play.analyst import AnalysedPosition, Finding
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.ui.analysis import present
from tromp_gui.ui.analysis.state import CandidateRow, MistakeRow
from tromp_gui.ui.board.state import CandidateMark, NumberedStone

A, B, C = Point(0, 0), Point(1, 1), Point(2, 2)
SITUATION = AnalysedPosition(Board.empty(3, 3), Color.WHITE, TROMP_TAYLOR, Decimal(7))
MOVES = (
    Candidate(B, 1200, 0.514, 2.25, (B, A, None, B), 0),
    Candidate(None, 80, 0.25, None, (None,), 1),
    Candidate(C, 30, 0.2, -4.0, (C,), 2),
)
OWNERS = (1.0, 0.5, 0.0, -0.5, -1.0, 0.0, 0.0, 0.0, 0.25)


def seen(seconds: float = 0.0, owners: tuple[float, ...] | None = OWNERS) -> Finding:
    analysis = Analysis(Color.WHITE, MOVES, 0.514, 2.25, 1283, owners)
    return Finding(SITUATION, analysis, seconds=seconds)


def told(kind: MoveKind, point: Point | None = None) -> Finding:
    return Finding(SITUATION, move=EngineMove(Color.WHITE, kind, point))


def test_moves_as_rows() -> None:
    assert present.rows(seen()) == (
        CandidateRow(B, "B2", "51.4%", "+2.2", "1.2k", "A1 pass B2"),
        CandidateRow(None, "pass", "25.0%", "", "80", "", "loses 26.4% in win rate"),
        CandidateRow(C, "C3", "20.0%", "−4.0", "30", "", "loses 6.2 points"),
    )


def test_an_engine_without_analysis_has_a_single_move() -> None:
    assert present.rows(told(MoveKind.STONE, C)) == (CandidateRow(C, "C3", "", "", "", ""),)
    assert present.rows(told(MoveKind.PASS)) == (CandidateRow(None, "pass", "", "", "", ""),)
    assert present.rows(told(MoveKind.RESIGN)) == ()
    assert present.rows(told(MoveKind.NONSENSE)) == ()
    assert present.rows(Finding(SITUATION)) == ()


def test_no_more_than_a_dozen_moves() -> None:
    many = tuple(Candidate(A, 1, 0.5, None, (A,), order) for order in range(40))
    finding = Finding(SITUATION, Analysis(Color.BLACK, many, 0.5, None, 40))
    assert len(present.rows(finding)) == present.MOST == 12


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.3, "1.3k visits"), (10.0, "1.3k visits  ·  128/s")]
)
def test_the_note_has_visits_and_speed(seconds: float, text: str) -> None:
    assert present.note(seen(seconds)) == text
    assert present.note(told(MoveKind.PASS)) == ""


def test_a_move_in_words() -> None:
    first, second, _ = present.rows(seen())
    text = "B2  ·  51.4%  ·  +2.2  ·  1.2k visits  ·  then A1 pass B2"
    assert present.in_words(first) == text
    assert present.in_words(second) == "pass  ·  25.0%  ·  loses 26.4% in win rate  ·  80 visits"


def test_the_board_shows_moves_and_ownership() -> None:
    node = grown("(;SZ[3])").root
    overlay = present.overlay(node, seen(), True, True)
    assert overlay.candidates == (
        CandidateMark(B, 0, ("51", "+2.2", "1.2k"), "engine’s choice 1, 51.4%"),
        CandidateMark(
            C, 2, ("20", "−4.0", "30"), "engine’s choice 3, 20.0%, loses 6.2 points", 2, 2
        ),
    )
    assert overlay.ownership[Point(0, 1)] == 0.5
    assert overlay.ownership[Point(1, 1)] == -1.0
    assert overlay.ownership[Point(2, 2)] == 0.25
    bare = present.overlay(node, seen(), False, False)
    assert (bare.candidates, dict(bare.ownership)) == ((), {})
    assert dict(present.overlay(node, seen(owners=None), True, True).ownership) == {}


def test_a_single_move_is_a_disc_with_a_number() -> None:
    overlay = present.overlay(grown("(;SZ[3])").root, told(MoveKind.STONE, C), True, True)
    assert overlay.candidates == (CandidateMark(C, 0, ("1",), "engine’s choice 1"),)
    passed = present.overlay(grown("(;SZ[3])").root, told(MoveKind.PASS), True, True)
    assert passed.candidates == ()


def test_a_line_alternates_and_counts_passes() -> None:
    stones = present.numbered((B, A, None, C), Color.WHITE, None)
    assert stones == (
        NumberedStone(B, Color.WHITE, 1),
        NumberedStone(A, Color.BLACK, 2),
        NumberedStone(C, Color.BLACK, 4),
    )
    assert present.numbered((B, A, None, C), Color.WHITE, 1) == stones[:1]
    assert present.numbered((B, A, None, C), Color.WHITE, 3) == stones[:2]


def test_the_first_stone_on_a_point_keeps_its_number() -> None:
    stones = present.numbered((B, A, B), Color.BLACK, None)
    assert [(each.point, each.number) for each in stones] == [(B, 1), (A, 2)]


def test_the_graph_has_a_point_for_each_node_and_marks_mistakes() -> None:
    line = list(grown("(;SZ[9];B[aa];W[bb];B[cc])").main_line())
    values = {0: Evaluation(0.0, 0.5), 1: Evaluation(-6.0, 0.4), 2: Evaluation(20.0, 0.9)}
    state = present.graph(line, values, 2, "said", True, False)
    assert [(index, loss.is_large) for index, loss in state.mistakes] == [(1, False), (2, True)]
    assert [point.win_rate for point in state.points] == [0.5, 0.4, 0.9, None]
    assert (state.current, state.words, state.scores) == (2, "said", False)


def at_node(text: str) -> PositionAtNode:
    tree = grown(text)
    return Replay(tree, TROMP_TAYLOR).at(list(tree.main_line())[-1])


def test_a_position_in_words() -> None:
    played = at_node("(;SZ[9];B[aa];W[bb])")
    assert present.position_in_words(played, None) == "Move 2: not analysed"
    value = Evaluation(-3.0, 0.25)
    said = "Move 2: Black’s win rate 25.0%; White ahead by 3.0"
    assert present.position_in_words(played, value) == said
    start = present.position_in_words(at_node("(;SZ[9])"), Evaluation(1.0))
    assert start == "At the start: Black ahead by 1.0"


def test_a_mistake_as_a_row() -> None:
    played = at_node("(;SZ[9];B[aa];W[bb])")
    large = Mistake(2, Color.WHITE, Loss(16.25, 0.4))
    row = MistakeRow(2, "2", "White B8", "C3", "16.2 points", "large")
    assert present.mistake_row(large, played, MOVES[2:]) == row
    assert "C3" in present.mistake_in_words(row)
    small = Mistake(2, Color.WHITE, Loss(None, 0.12))
    lost = "12.0% in win rate"
    assert present.mistake_row(small, played) == MistakeRow(2, "2", "White B8", "", lost, "")
    was_best = Candidate(Point(7, 1), 9, 0.5, None, (Point(7, 1),), 0)
    assert present.mistake_row(large, played, (was_best, *MOVES)).better == ""
    passed = present.mistake_row(large, at_node("(;SZ[9];B[aa];W[])"))
    assert passed.name == "White pass"


def test_values_can_be_shown_relative_to_the_best_move() -> None:
    best, passed, last = present.rows(seen(), relative=True)
    assert (best.win_rate, best.lead, best.lost) == ("0.0%", "0.0", "")
    assert (passed.win_rate, passed.lead) == ("−26.4%", "")
    assert (last.win_rate, last.lead) == ("−31.4%", "−6.2")
    overlay = present.overlay(grown("(;SZ[3])").root, seen(), True, False, relative=True)
    assert [each.figures[:2] for each in overlay.candidates] == [
        ("0.0", "0.0%"),
        ("−6.2", "−31.4%"),
    ]


def test_why_a_move_is_not_in_the_list_is_said_below_it() -> None:
    forbidden = (Forbidden(A, Illegal(Reason.KO, 8)),)
    listed = present.opinion(OWN, None, seen()._replace(forbidden=forbidden), None, True)
    said = "Ko: A1 would bring back the position after move 8. Play elsewhere first."
    assert (len(listed.rows), listed.message) == (3, said)
    alone = present.opinion(OWN, None, Finding(SITUATION, forbidden=forbidden), None, True)
    assert (alone.rows, alone.message) == ((), said)
