"""Analysis read from the lines of engines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import (
    Analysis,
    Candidate,
    Perspective,
    parse_analysis,
    perspective_of,
)

BLACK, WHITE = Color.BLACK, Color.WHITE

KATA = (
    "info move C2 visits 30 edgeVisits 30 utility 0.3 winrate 0.75 scoreMean 4.5 scoreStdev 9 "
    "scoreLead 4.25 prior 0.5 lcb 0.7 order 1 pv C2 B2 pass "
    "info move B2 visits 70 winrate 0.5 scoreLead -1.5 prior 0.25 order 0 pv B2 "
    "rootInfo visits 101 winrate 0.625 scoreLead 1.5 "
    "ownership 1 0.5 0 -0.5 -1 0.25"
)
"""On a board of two rows and three columns."""

LZ = (
    "info move D4 visits 100 winrate 5625 prior 1250 lcb 5500 order 0 pv D4 E5 pass "
    "info move pass visits 1 winrate 1 prior 10 order 1 pv pass"
)


def read(line: str, color: Color = BLACK, rows: int = 2, columns: int = 3) -> Analysis:
    analysis = parse_analysis(line, color, rows, columns)
    assert analysis is not None
    return analysis


def test_candidates_come_in_their_order() -> None:
    best, other = read(KATA).candidates
    assert best == Candidate(Point(1, 1), 70, 0.5, -1.5, (Point(1, 1),), 0, 0.25)
    assert other == Candidate(Point(1, 2), 30, 0.75, 4.25, (Point(1, 2), Point(1, 1), None), 1, 0.5)


def test_the_root_is_reported_or_taken_from_the_best() -> None:
    analysis = read(KATA)
    assert (analysis.win_rate, analysis.score, analysis.visits) == (0.625, 1.5, 101)
    without = read(KATA.replace("rootInfo", "elsewhere"))
    assert (without.win_rate, without.score, without.visits) == (0.5, -1.5, 100)


def test_ownership_is_blacks_from_the_bottom_left() -> None:
    assert read(KATA).ownership == (-0.5, -1.0, 0.25, 1.0, 0.5, 0.0)
    assert read(KATA, WHITE).ownership == (0.5, 1.0, -0.25, -1.0, -0.5, -0.0)
    assert read(KATA.rpartition(" ")[0]).ownership is None


def test_black_values_are_turned_for_white() -> None:
    analysis = read(KATA, WHITE)
    assert (analysis.win_rate, analysis.score) == (0.625, 1.5)
    assert (analysis.black_win_rate, analysis.black_score) == (0.375, -1.5)
    assert read(KATA).black_win_rate == 0.625


@pytest.mark.parametrize(
    ("perspective", "color", "win_rate", "score", "first_owner"),
    [
        (Perspective.SIDE_TO_MOVE, WHITE, 0.625, 1.5, 0.5),
        (Perspective.BLACK, BLACK, 0.625, 1.5, -0.5),
        (Perspective.BLACK, WHITE, 0.375, -1.5, -0.5),
        (Perspective.WHITE, BLACK, 0.375, -1.5, 0.5),
        (Perspective.WHITE, WHITE, 0.625, 1.5, 0.5),
    ],
)
def test_whose_view_it_is(
    perspective: Perspective, color: Color, win_rate: float, score: float, first_owner: float
) -> None:
    analysis = parse_analysis(KATA, color, 2, 3, perspective)
    assert analysis is not None
    assert (analysis.win_rate, analysis.score) == (win_rate, score)
    assert analysis.ownership is not None
    assert analysis.ownership[0] == first_owner


@pytest.mark.parametrize(
    ("black", "with_black", "with_white", "perspective"),
    [
        (0.01, 0.03, 0.9, Perspective.SIDE_TO_MOVE),
        (0.01, 0.03, 0.1, Perspective.BLACK),
        (0.01, 0.97, 0.9, Perspective.WHITE),
        (0.99, 0.9, 0.97, Perspective.BLACK),
    ],
)
def test_whose_view_it_is_shows_in_a_clear_position(
    black: float, with_black: float, with_white: float, perspective: Perspective
) -> None:
    assert perspective_of(black, {BLACK: with_black, WHITE: with_white}) is perspective
    assert perspective_of(black, {}) is Perspective.SIDE_TO_MOVE


def test_leela_counts_in_ten_thousandths() -> None:
    analysis = read(LZ, rows=9, columns=9)
    best, passing = analysis.candidates
    assert (best.win_rate, best.prior, best.score) == (0.5625, 0.125, None)
    assert best.line == (Point(3, 3), Point(4, 4), None)
    assert (passing.move, passing.win_rate) == (None, 0.0001)
    assert (analysis.visits, analysis.score, analysis.black_score) == (101, None, None)


@pytest.mark.parametrize(
    ("word", "line", "win_rate"),
    [
        ("1", "winrate 1 scoreLead 3", 1.0),
        ("0", "winrate 0 utility -1", 0.0),
        ("1e-05", "winrate 1e-05 scoreLead 3", 1e-05),
        ("10000", "winrate 10000", 1.0),
        ("1.5", "winrate 1.5 scoreLead 3", 1.0),
    ],
)
def test_the_ends_of_the_scale(word: str, line: str, win_rate: float) -> None:
    assert read(f"info move A1 visits 1 {line} order 0 pv A1").win_rate == win_rate


@pytest.mark.parametrize(
    "line",
    [
        "",
        "info",
        "info move",
        "info move D4 visits 1",
        "info move Z9 visits 1 winrate 0.5",
        "info move A1 visits 1 winrate nan",
        "info move A1 visits 1 winrate inf",
        "rootInfo visits 3 winrate 0.5",
        "ownership 1 1 1 1 1 1",
    ],
)
def test_what_holds_no_candidate_is_nothing(line: str) -> None:
    assert parse_analysis(line, BLACK, 2, 3) is None


def test_what_is_not_known_is_passed_over() -> None:
    line = (
        "info move A1 mood good visits 5 winrate 0.5 scoreLead 1 order 0 pv A1 Z9 B1 "
        "pvVisits 5 4 movesOwnership 1 1 1 1 1 1"
    )
    (candidate,) = read(line).candidates
    assert (candidate.visits, candidate.line) == (5, (Point(0, 0),))
    assert read("info move A1 visits 5 winrate 0.5").candidates[0].line == (Point(0, 0),)


@given(st.text(st.sampled_from("infomve pvwnrate0123.- D4E\n"), max_size=200))
def test_no_line_brings_it_down(line: str) -> None:
    parse_analysis("info move A1 visits 5 winrate 0.5 " + line, BLACK, 9, 9)
    parse_analysis(line, WHITE, 9, 9)


def test_whole_transcripts_of_katago(shared_data: Path) -> None:
    folder = shared_data / "gtp" / "sabaki-transcripts"
    cells = json.loads((folder / "manifest.json").read_text())["cells"]
    read_lines = 0
    for cell in cells:
        file = folder / cell["file"]
        if not file.exists():
            continue
        side, color = cell["boardSize"], Color(cell["color"])
        for line in file.read_text().splitlines():
            analysis = parse_analysis(line, color, side, side)
            assert analysis is not None
            assert len(analysis.candidates) == line.count("info move ")
            assert [each.order for each in analysis.candidates] == sorted(
                each.order for each in analysis.candidates
            )
            assert all(each.line[0] == each.move for each in analysis.candidates)
            has_score = "kata-analyze" in cell["file"]
            assert (analysis.score is not None) is has_score
            read_lines += 1
    assert read_lines == 32
