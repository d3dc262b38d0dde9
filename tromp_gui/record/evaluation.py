"""Evaluations of positions by engines, read from and written to nodes, and the mistakes they show.

Source: FF[4], "V": a value for the node, positive if it is good for Black. TGWR is our own
property: the probability that Black wins, 0 to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import NamedTuple

from tromp_gui.go.point import Color
from tromp_gui.record.edits import Edits, SetProperty
from tromp_gui.record.foreign_evaluation import NAMES, foreign
from tromp_gui.record.node import Node, Tree

SCORE, WIN_RATE = "V", "TGWR"
"""The properties of a node."""
SMALL_MISTAKE, LARGE_MISTAKE = 3.0, 15.0
"""The lost points from which a move counts as a mistake, and as a large one."""
SMALL_SLIP, LARGE_SLIP = 0.10, 0.25
"""The same for the win rate, if no points are known."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of a position for Black: points ahead, and win rate (0 to 1); `by` is the
    engine, "" if it comes from a file.
    """

    score: float | None = None
    win_rate: float | None = None
    by: str = field(default="", compare=False)

    def lost(self, after: Evaluation, mover: Color) -> Loss:
        """What `mover` lost by the move from here to `after`; unknown between two engines."""
        if self.by != after.by:
            return Loss(None, None)
        return Loss(
            _difference(self.score, after.score, mover),
            _difference(self.win_rate, after.win_rate, mover),
        )


class Loss(NamedTuple):
    """Points and win rate (0 to 1) that a move lost; negative if it gained."""

    points: float | None
    win_rate: float | None

    @property
    def is_mistake(self) -> bool:
        """Whether it counts as a mistake."""
        if self.points is not None:
            return self.points >= SMALL_MISTAKE
        return self.win_rate is not None and self.win_rate >= SMALL_SLIP

    @property
    def is_large(self) -> bool:
        """Whether it counts as a large mistake."""
        if self.points is not None:
            return self.points >= LARGE_MISTAKE
        return self.win_rate is not None and self.win_rate >= LARGE_SLIP

    @property
    def weight(self) -> tuple[float, float]:
        """The sort key of losses: points first, win rate where points are equal or unknown."""
        return self.points or 0.0, self.win_rate or 0.0


class Mistake(NamedTuple):
    """A mistake in the record, by the id of its node."""

    node: int
    mover: Color
    loss: Loss


def _difference(before: float | None, after: float | None, mover: Color) -> float | None:
    if before is None or after is None:
        return None
    return before - after if mover is Color.BLACK else after - before


def written(node: Node) -> Evaluation | None:
    """The evaluation in a node, ours before that of another program; None if it has none that can
    be read.
    """
    score = win_rate = None
    if node.has(SCORE) or node.has(WIN_RATE):
        score, win_rate = _number(node, SCORE), _number(node, WIN_RATE)
    if win_rate is not None and not 0 <= win_rate <= 1:
        win_rate = None
    if score is None or win_rate is None:
        others = foreign(node)
        score = others.score if score is None else score
        win_rate = others.win_rate if win_rate is None else win_rate
    return None if score is None and win_rate is None else Evaluation(score, win_rate)


def _number(node: Node, identifier: str) -> float | None:
    try:
        value = float("".join(node.get(identifier)[:1]).strip().replace(",", "."))
    except ValueError:
        return None
    return value if isfinite(value) else None


def writing(tree: Tree, evaluations: Mapping[int, Evaluation], win_rates: bool) -> Edits | None:
    """Write scores, and win rates if wanted, to their nodes; None if nothing would change.

    Deleted nodes are skipped; unknown numbers leave the existing value.
    """
    parts: list[SetProperty] = []
    for node_id, evaluation in sorted(evaluations.items()):
        try:
            now = tree.node(node_id).properties
        except KeyError:
            continue
        values = {SCORE: _text(evaluation.score, 2)}
        if win_rates:
            values[WIN_RATE] = _text(evaluation.win_rate, 4)
        for identifier, text in values.items():
            if text and now.get(identifier) != (text,):
                parts.append(SetProperty(node_id, identifier, (text,)))
    return Edits(tuple(parts)) if parts else None


def removing(tree: Tree) -> Edits | None:
    """Remove all evaluations, those of other programs too, because they were for another komi or
    other rules; None if there is none.
    """
    names = {SCORE, WIN_RATE, *NAMES}
    parts = [
        SetProperty(node.id, identifier, None)
        for node in tree
        for identifier in node.identifiers
        if identifier in names
    ]
    return Edits(tuple(parts)) if parts else None


def _text(number: float | None, digits: int) -> str:
    """A real number as SGF writes it (FF[4], "Real"), without needless zeros."""
    if number is None:
        return ""
    text = f"{number:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mistakes(line: Iterable[Node], evaluations: Mapping[int, Evaluation]) -> list[Mistake]:
    """The mistakes along a line, in order, where both positions have an evaluation."""
    found, before = [], None
    for node in line:
        now, mover = evaluations.get(node.id), node.move_color
        if before is not None and now is not None and mover is not None:
            loss = before.lost(now, mover)
            if loss.is_mistake:
                found.append(Mistake(node.id, mover, loss))
        before = now
    return found


def biggest(found: Iterable[Mistake]) -> list[Mistake]:
    """The mistakes, worst first; equal ones keep the order of the game."""
    return sorted(found, key=lambda each: each.loss.weight, reverse=True)
