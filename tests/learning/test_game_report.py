"""The report of a game: equal to a literal script on fifty games, its phases, and its moments."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

from tests.record.trees import grown
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.learning.game_report import (
    LEAST_SWING,
    GameReport,
    Phase,
    accuracy,
    game_report,
    phase_of,
)
from tromp_gui.record.evaluation import Evaluation, Loss, mistakes, written
from tromp_gui.record.game_info import read_game_info
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay

GAMES = Path(__file__).parents[1] / "data" / "games"
ROWS = [
    json.loads(line)
    for name, number in (("ogs_tt_exact", 40), ("katago_19x19", 10))
    for line in (GAMES / f"{name}.jsonl").read_text("utf-8").splitlines()[:number]
]


def report_of(
    tree: Tree,
    best: dict[int, Candidate] | None = None,
    values: dict[int, Evaluation] | None = None,
) -> GameReport:
    """The report of the main line, by the evaluations in the file or these `values`."""
    line = list(tree.main_line())
    if values is None:
        values = {node.id: value for node in line if (value := written(node)) is not None}
    known = best or {}

    def candidates(node: Node) -> tuple[Candidate, ...]:
        return (known[node.id],) if node.id in known else ()

    at_node = Replay(tree, TROMP_TAYLOR).at
    return game_report(read_game_info(tree), line, at_node, values, candidates)


# Fifty games


def literal(row: dict[str, Any], scores: list[float], rates: list[float], best: list[str]) -> Any:
    """The documented formula, word for word: docs/guide.md, "The report of a game"."""
    rows, columns = row["size"]
    found = {}
    for color in "BW":
        for phase in ("game", "opening", "middle", "end"):
            accuracies, points, firsts = [], [], []
            for number, word in enumerate(row["moves"].split(), 1):
                if word[0] != color:
                    continue
                share = number / (rows * columns)
                now = "opening" if share <= 0.14 else "middle" if share <= 0.40 else "end"
                if phase not in ("game", now):
                    continue
                sign = 1 if color == "B" else -1
                before, after = rates[number - 1], rates[number]
                if color == "W":
                    before, after = 1 - before, 1 - after
                percent = 103.1668 * math.exp(-0.04354 * (100 * before - 100 * after)) - 3.1669
                accuracies.append(99.9999 if after >= before else max(0, percent))
                points.append(max(0, sign * (scores[number - 1] - scores[number])))
                firsts.append(word[1:] == best[number - 1])
            count = len(accuracies)
            means = [sum(each) / count for each in (accuracies, points, firsts)] if count else []
            found[color, phase] = (count, means)
    return found


def literal_moments(row: dict[str, Any], rates: list[float]) -> list[int]:
    """The numbers of the three moves that lost most of the win rate, at least a twentieth."""
    drops = []
    for number, word in enumerate(row["moves"].split(), 1):
        change = rates[number] - rates[number - 1]
        drops.append((-change if word[0] == "B" else change, number))
    worst = sorted(drops, reverse=True)[:3]
    return sorted(number for drop, number in worst if drop >= 0.05)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_it_equals_a_literal_script(row: dict[str, Any]) -> None:
    words = row["moves"].split()
    chance = random.Random(row["id"])
    scores = [chance.uniform(-30, 30) for _ in range(len(words) + 1)]
    rates = [chance.random() for _ in scores]
    text = "".join(f";{word[0]}[{word[1:].replace('--', '')}]" for word in words)
    tree = grown(f"(;SZ[{row['size'][0]}]{text})")
    letters = "abcdefghijklmnopqrs"[: row["size"][0]]
    best = [
        word[1:] if chance.random() < 0.4 else chance.choice(letters) + chance.choice(letters)
        for word in words
    ]
    line = list(tree.main_line())
    pairs = map(Evaluation, scores, rates)
    values = {node.id: value for node, value in zip(line, pairs, strict=True)}
    first = {
        node.id: Candidate(move, 9, 0.5, 0.0, (move,), 0)
        for node, word in zip(line, best, strict=False)
        for move in [None if word == "--" else tree.codec.point(word)]
    }
    report = report_of(tree, first, values)
    for (color, phase), (count, means) in literal(row, scores, rates, best).items():
        part = None if phase == "game" else Phase(phase)
        moves, *shown = report.figures[Color(color), part]
        assert moves == count
        assert shown == pytest.approx(means or [None] * 3)
    assert [each.move.number for each in report.moments] == literal_moments(row, rates)


# The parts


def test_phases_are_shares_of_the_board() -> None:
    last = {
        points: [
            max(n for n in range(1, points) if phase_of(n, points) is phase)
            for phase in (Phase.OPENING, Phase.MIDDLE)
        ]
        for points in (361, 169, 81)
    }
    assert last == {361: [50, 144], 169: [23, 67], 81: [11, 32]}


def test_accuracy_is_between_0_and_100_and_needs_win_rates() -> None:
    assert accuracy(Loss(5.0, None)) is None
    assert accuracy(Loss(None, -0.3)) == accuracy(Loss(None, 0.0)) == pytest.approx(100, abs=1e-3)
    assert accuracy(Loss(None, 1.0)) == 0.0
    assert accuracy(Loss(None, 0.1)) == pytest.approx(63.58, abs=0.01)


GAME = "(;SZ[9]V[0];B[ee]V[1];W[gg]V[9];B[cc]V[2];W[cg]V[1];B[aa]V[-1.5])"
"""White loses 8 points by the second move, Black 7 by the third, 2.5 by the last."""


def test_without_win_rates_points_decide() -> None:
    report = report_of(grown(GAME))
    assert [each.move.number for each in report.moments] == [2, 3]
    assert report.figures[Color.BLACK, None].accuracy is None
    assert report.figures[Color.BLACK, None].points_lost == pytest.approx((0 + 7 + 2.5) / 3)
    assert report.figures[Color.BLACK, None].best is None


def test_points_lost_are_those_of_the_list_of_mistakes() -> None:
    tree = grown(GAME)
    line = list(tree.main_line())
    values = {node.id: value for node in line if (value := written(node)) is not None}
    listed = {each.node: each.loss for each in mistakes(line, values)}
    assert {each.move.node: each.move.loss for each in report_of(tree).moments} == listed


def test_a_moment_has_the_board_before_it_and_the_better_line() -> None:
    line = (Point(0, 0), Point(0, 1), None)
    best = {
        1: Candidate(line[0], 9, 0.5, 0.0, line, 0),
        2: Candidate(Point(6, 2), 9, 0.5, 0.0, (), 0),
    }
    first, second = report_of(grown(GAME), best).moments
    assert format_vertex(first.move.point) == "G3"
    assert first.board.points(Color.BLACK) == {Point(4, 4)}
    assert first.board.points(Color.WHITE) == frozenset()
    assert first.better == line
    assert second.better == ()  # the engine's first choice was played


def test_a_small_swing_decides_nothing_and_a_game_without_analysis_is_empty() -> None:
    rate = 0.5 - LEAST_SWING / 2
    assert report_of(grown(f"(;SZ[9]TGWR[0.5];B[ee]TGWR[{rate}])")).moments == ()
    assert report_of(grown("(;SZ[9];B[ee];W[cc])")).is_empty
    assert not report_of(grown(GAME)).is_empty
