"""The tree of a search with a network: what was seen of each position, and where to look next.

Source: the PUCT rule of AlphaGo Zero, with win and score together as in KataGo.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import numpy as np

from tromp_gui.engine.network.answer import Answer
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.source import Floats
from tromp_gui.go.point import Color, Point

SCORE_SHARE: Final = 0.2
"""How much of a position's worth is the lead and not the chance to win."""

_EXPLORATION: Final = 1.1
_UNSEEN_LOSS: Final = 0.25
"""How much worse than its position a move seems that was not tried, once all likely ones were."""


class Verdict:
    """What is thought of one position from Black's side: `win` 0 to 1, `lead`, owner of points."""

    __slots__ = ("lead", "owner", "win")

    def __init__(self, win: float, lead: float, owner: Floats) -> None:
        self.win, self.lead, self.owner = win, lead, owner

    @classmethod
    def of(cls, answer: Answer, color: Color) -> Verdict:
        """The verdict in an answer about a position with `color` to play."""
        win = answer.win + answer.no_result / 2
        if color is Color.BLACK:
            return cls(win, answer.lead, answer.owner)
        return cls(1 - win, -answer.lead, -answer.owner)


class Branch:
    """A move from a position, and what was found behind it (sums from Black's side)."""

    __slots__ = ("child", "leads", "pending", "point", "prior", "visits", "wins")

    def __init__(self, point: Point | None, prior: float) -> None:
        self.point, self.prior = point, prior
        self.visits = self.pending = 0
        self.wins = self.leads = 0.0
        self.child: Node | None = None


class Node:
    """A position that was evaluated. Its moves are in order of likelihood; the first ones are
    tried first, so those that were tried are always the front of the list."""

    __slots__ = ("branches", "moment", "tried", "verdict")

    def __init__(self, moment: Moment, verdict: Verdict, branches: list[Branch]) -> None:
        self.moment, self.verdict, self.branches = moment, verdict, branches
        self.tried = 0

    @property
    def color(self) -> Color:
        """Who is to play."""
        return self.moment.position.to_play

    def select(self, scale: float) -> Branch:
        """The move to look at next; `scale` is the lead that counts much (see `worth`)."""
        sign = 1.0 if self.color is Color.BLACK else -1.0
        tried = self.branches[: self.tried]
        total = sum(branch.visits + branch.pending for branch in tried)
        base = _EXPLORATION * math.sqrt(total + 0.01)
        best, best_value, seen = None, -math.inf, 0.0
        for branch in tried:
            count = branch.visits + branch.pending
            seen += branch.prior
            value = base * branch.prior / (1 + count)
            if count:
                lost = branch.pending * (-1.0 - SCORE_SHARE)
                value += (sign * branch.visits * _mean_worth(branch, scale) + lost) / count
            if value > best_value:
                best, best_value = branch, value
        if self.tried < len(self.branches):
            untried = self.branches[self.tried]
            own = sign * worth(self.verdict.win, self.verdict.lead, scale)
            value = own - _UNSEEN_LOSS * math.sqrt(seen) + base * untried.prior
            if best is None or value > best_value:
                self.tried += 1
                return untried
        assert best is not None
        return best

    def favour(self, point: Point | None) -> Branch | None:
        """The branch of a move, made one of those that were tried; None where there is none."""
        for at, branch in enumerate(self.branches):
            if branch.point == point:
                if at >= self.tried:
                    self.branches.insert(self.tried, self.branches.pop(at))
                    self.tried += 1
                return branch
        return None


def worth(win: float, lead: float, scale: float) -> float:
    """Win and lead as one number, from -1 - SCORE_SHARE to 1 + SCORE_SHARE."""
    return 2 * win - 1 + SCORE_SHARE * math.atan(lead / scale) / (math.pi / 2)


def _mean_worth(branch: Branch, scale: float) -> float:
    if not branch.visits:
        return 0.0
    return worth(branch.wins / branch.visits, branch.leads / branch.visits, scale)


def branches_of(moment: Moment, answer: Answer) -> list[Branch]:
    """The moves of a position, the likeliest first; a pass where it is allowed."""
    points = _points(moment.grid.rows, moment.grid.columns)
    flat = answer.policy.ravel()
    order = np.argsort(-flat, kind="stable")[: int((flat >= 0).sum())]
    priors = flat[order].tolist()
    found = [Branch(points[at], prior) for at, prior in zip(order.tolist(), priors, strict=True)]
    if moment.position.handicap and found:
        return found
    at = sum(branch.prior >= answer.passing for branch in found)
    found.insert(at, Branch(None, answer.passing))
    return found


@cache
def _points(rows: int, columns: int) -> list[Point]:
    """The points of a board in the order of answers, from the top left."""
    return [Point(row, column) for row in reversed(range(rows)) for column in range(columns)]
