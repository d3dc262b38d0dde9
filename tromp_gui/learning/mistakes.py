"""The mistakes of a game as problems: find a better move than the one played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.record.evaluation import Evaluation, Loss, mistakes
from tromp_gui.record.node import Node

GOOD_POINTS, GOOD_WIN_RATE = 1.0, 0.02
"""A move that loses at most this much is good: in points, or else in win rate."""
_LEAST_VISITS = 50
"""A move with less than the best move's visits divided by this was not really analysed."""


class Rating(Enum):
    """The rating of an answer by an analysis."""

    GOOD = "good"
    PLAYED = "played"
    """The move played in the game, the mistake itself."""
    WORSE = "worse"
    """It was analysed and loses too much."""
    NOT_ANALYSED = "not-analysed"


class MistakeQuestion(NamedTuple):
    """Which move by `color` at `node` was better than `played`, which lost `loss`?"""

    node: Node
    played: Node
    color: Color
    loss: Loss


class RatedMoves(NamedTuple):
    """The analysed moves (None: a pass) with their loss against the best one, in order."""

    losses: Mapping[Point | None, Loss]

    @property
    def good(self) -> tuple[Point | None, ...]:
        """The moves that count as good, in the order of the analysis."""
        return tuple(move for move, loss in self.losses.items() if is_good(loss))

    def rating(self, move: Point | None, played: Point | None) -> Rating:
        """The rating of a move, if `played` was the mistake."""
        if move == played:
            return Rating.PLAYED
        loss = self.losses.get(move)
        if loss is None:
            return Rating.NOT_ANALYSED
        return Rating.GOOD if is_good(loss) else Rating.WORSE


def is_good(loss: Loss) -> bool:
    """Whether a move that loses this much counts as good."""
    if loss.points is not None:
        return loss.points <= GOOD_POINTS
    return loss.win_rate is not None and loss.win_rate <= GOOD_WIN_RATE


def mistake_questions(
    line: Sequence[Node], evaluations: Mapping[int, Evaluation], colors: Collection[Color]
) -> list[MistakeQuestion]:
    """The mistakes of these players along a line, in order, as in the list of mistakes."""
    nodes = {node.id: node for node in line}
    found = []
    for mistake in mistakes(line, evaluations):
        played = nodes[mistake.node]
        if mistake.mover in colors and played.parent is not None:
            found.append(MistakeQuestion(played.parent, played, mistake.mover, mistake.loss))
    return found


def rated_moves(
    question: MistakeQuestion,
    candidates: Iterable[Candidate],
    followers: Iterable[tuple[Point | None, Evaluation]] = (),
    before: Evaluation | None = None,
) -> RatedMoves:
    """Rate the moves at a question: by the `candidates` of an analysis of its position, and by
    `followers`, moves of the record with the evaluation after them, if `before` is that of the
    position itself.
    """
    losses: dict[Point | None, Loss] = {}
    ordered = sorted(candidates, key=lambda each: each.order)
    for each in ordered:
        best = ordered[0]
        if each.visits * _LEAST_VISITS >= best.visits:
            known = best.score is not None and each.score is not None
            points = best.score - each.score if known else None  # type: ignore[operator]
            losses[each.move] = Loss(points, best.win_rate - each.win_rate)
    for move, after in followers:
        loss = (before or Evaluation()).lost(after, question.color)
        if loss != Loss(None, None):
            losses.setdefault(move, loss)
    return RatedMoves(losses)
