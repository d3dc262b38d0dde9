"""The mistakes of a game as problems: find a better move than the one played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.learning.candidates import is_good, lost, well_read
from tromp_gui.record.evaluation import Evaluation, Loss, mistakes
from tromp_gui.record.node import Node


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
    read = well_read(candidates)
    losses = {each.move: lost(each, read[0]) for each in read}
    for move, after in followers:
        loss = (before or Evaluation()).lost(after, question.color)
        if loss != Loss(None, None):
            losses.setdefault(move, loss)
    return RatedMoves(losses)
