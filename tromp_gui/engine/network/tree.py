"""The tree of a search with a network: what was found for each position, and what to visit next.

Source: the PUCT rule of AlphaGo Zero, as in KataGo.
"""

from __future__ import annotations

import math
from functools import cache
from operator import mul
from typing import Final, NamedTuple

import numpy as np

from tromp_gui.engine.network.answer import Answer
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.network.utility import MAX_UTILITY, Utility, Verdict
from tromp_gui.go.point import Color, Point

_EXPLORATION, _EXPLORATION_GROWTH, _GROWS_FROM = 1.0, 0.45, 500
"""How much likely moves are preferred to good ones; it grows with the visits."""

_USUAL_SPREAD, _USUAL_VISITS, _SPREAD_SHARE = 0.4, 2.0, 0.85
"""If values vary more than usual, the search explores more (KataGo's `cpuctUtilityStdev`): the
usual standard deviation, its weight in visits, and the share of the difference that counts.
"""

_UNSEEN_LOSS, _UNSEEN_LOSS_AT_ROOT = 0.2, 0.1
"""How much worse than its position an untried move is assumed to be, once all likely ones were."""


_RADII: Final = 5.0
"""The lower bound of a utility is its mean less this many standard errors (KataGo's `lcb`)."""

FEW: Final = 3
"""With fewer visits the error counts as the largest possible."""

_WORSE: Final = 6.0
"""Of the moves from a position, one that is worse than the best by this many points counts 1/e as
much in its mean.
"""


class Findings:
    """The number of visits, and the sums of the utilities that they found, for Black."""

    __slots__ = ("utilities", "utilities_squared", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.utilities = self.utilities_squared = 0.0

    def add(self, value: float) -> None:
        """Count a visit that found this utility."""
        self.visits += 1
        self.utilities += value
        self.utilities_squared += value * value

    @property
    def utility(self) -> float:
        """The mean utility; 0 before the first visit."""
        return self.utilities / max(1, self.visits)

    @property
    def radius(self) -> float:
        """The error of `utility`."""
        count = self.visits
        if count < FEW:
            return _RADII * MAX_UTILITY / 2
        variance = self.utilities_squared / count - (self.utilities / count) ** 2
        return _RADII * math.sqrt(max(0.0, variance) / count)


class Owners:
    """The owners of the points, as found by visits."""

    def __init__(self) -> None:
        self._visits = 0
        self._sums: Floats = np.zeros(1, np.float32)
        self._squares: Floats = np.zeros(1, np.float32)

    def add(self, verdict: Verdict) -> None:
        """Count a visit."""
        self._visits += 1
        self._sums = self._sums + verdict.owner
        self._squares = self._squares + verdict.owner * verdict.owner

    def mean(self) -> list[float]:
        """The mean owner of each point, row by row from the bottom left."""
        found: list[float] = (self._sums / self._visits)[::-1].ravel().tolist()
        return found

    def spread(self) -> list[float]:
        """The standard deviation of the owners."""
        squares = self._squares / self._visits - (self._sums / self._visits) ** 2
        found: list[float] = np.sqrt(np.maximum(0, squares))[::-1].ravel().tolist()
        return found


class Means(NamedTuple):
    """The mean of verdicts, for Black: log odds of a win, lead, final score and its square."""

    odds: float
    lead: float
    score: float
    square: float

    @property
    def win_rate(self) -> float:
        """The probability that Black wins; the mean of uncertain probabilities would be too close
        to even.
        """
        return 1 / (1 + math.exp(-self.odds))

    @property
    def spread(self) -> float:
        """The standard deviation of the final score in points."""
        return math.sqrt(max(0.0, self.square - self.score**2))


class Branch(Findings):
    """A move tried in a position. `pending` is the number of visits in progress."""

    __slots__ = ("_means", "_means_at", "child", "pending", "point", "prior")

    def __init__(self, point: Point | None, prior: float) -> None:
        super().__init__()
        self.point, self.prior = point, prior
        self.pending = 0
        self.child: Node | None = None
        self._means: Means | None = None
        self._means_at = 0

    def means(self) -> Means:
        """The means of the position after a move that was visited."""
        if self._means is None or self._means_at != self.visits:
            assert self.child is not None
            self._means, self._means_at = self.child.means(), self.visits
        return self._means


class Node:
    """A position that was evaluated, and its moves in order of likelihood.

    `tried` are those that were visited, usually the likeliest; `moves` and `priors` are all of
    them, the first `opened` of which are known to be tried. No moves: the game is over. `value` is
    the utility of the verdict (see `revalue`).
    """

    __slots__ = ("__weakref__", "_opened", "moment", "moves", "priors", "tried", "value", "verdict")

    def __init__(
        self, moment: Moment, verdict: Verdict, moves: list[Point | None], priors: list[float]
    ) -> None:
        self.moment, self.verdict, self.value = moment, verdict, 0.0
        self.moves, self.priors = moves, priors
        self.tried: list[Branch] = []
        self._opened = 0

    @classmethod
    def of(cls, moment: Moment, answer: Answer) -> Node:
        """A position as a network sees it, with moves even if the game is over."""
        verdict = Verdict.of(answer, moment.position.to_play)
        return cls(moment, verdict, *_moves_of(moment, answer))

    def again(self, moment: Moment) -> Node:
        """The same position on another path, with no move tried yet (see `Moment.key`)."""
        node = Node(moment, self.verdict, self.moves, self.priors)
        node.value = self.value
        return node

    def without(self, points: set[Point | None]) -> Node:
        """The same without some moves, with none tried yet; with all if none would be left."""
        pairs = zip(self.moves, self.priors, strict=True)
        kept = [(point, prior) for point, prior in pairs if point not in points]
        if not points or not kept:
            return self
        return Node(self.moment, self.verdict, *map(list, zip(*kept, strict=True)))

    @classmethod
    def of_end(cls, moment: Moment, verdict: Verdict) -> Node:
        """A position in which the game is over."""
        return cls(moment, verdict, [], [])

    @property
    def color(self) -> Color:
        """The player to move."""
        return self.moment.position.to_play

    def means(self) -> Means:
        """The means of all visits from here on, in which moves count less the worse they are."""
        own = self.verdict
        sign = 1.0 if self.color is Color.BLACK else -1.0
        found = [(branch.visits, branch.means()) for branch in self.tried if branch.visits]
        best = max((sign * means.lead for _, means in found), default=0.0)
        weights, all_ = [1.0], [Means(own.odds, own.lead, own.score, own.square)]
        for visits, means in found:
            weights.append(visits * math.exp((sign * means.lead - best) / _WORSE))
            all_.append(means)
        total = sum(weights)
        return Means(*(sum(map(mul, weights, each)) / total for each in zip(*all_, strict=True)))

    def revalue(self, utility: Utility) -> None:
        """Recompute the utilities of this node and all below it."""
        self.value = utility(self.verdict)
        for branch in self.tried:
            child = branch.child
            if child is not None:
                child.revalue(utility)
                visits = branch.visits - sum(each.visits for each in child.tried)
                utilities = [each.utilities for each in child.tried]
                squares = [each.utilities_squared for each in child.tried]
                branch.utilities = visits * child.value + sum(utilities)
                branch.utilities_squared = visits * child.value**2 + sum(squares)

    def select(self, is_root: bool = False) -> Branch:
        """The move to visit next.

        The utility of an untried move is that of the position, less a loss that grows with the
        likelihood of the moves tried; at the root more moves are tried. Both as in KataGo.
        """
        sign = 1.0 if self.color is Color.BLACK else -1.0
        own = self.value
        total, seen, sum_ = 0, 0.0, own
        visits, squares = 1, own * own
        for branch in self.tried:
            total += branch.visits + branch.pending
            visits += branch.visits
            seen += branch.prior
            sum_ += branch.utilities
            squares += branch.utilities_squared
        growth = _EXPLORATION_GROWTH * math.log((total + _GROWS_FROM) / _GROWS_FROM)
        base = (_EXPLORATION + growth) * math.sqrt(total + 0.01)
        base *= _spread_factor(visits, sum_ / visits, squares / visits)
        best, best_value = None, -math.inf
        for branch in self.tried:
            count = branch.visits + branch.pending
            value = base * branch.prior / (1 + count)
            if branch.pending:
                lost = branch.pending * -MAX_UTILITY
                value += (sign * branch.utilities + lost) / count
            else:
                value += sign * branch.utilities / count
            if value > best_value:
                best, best_value = branch, value
        at = self._next()
        if at is not None:
            share = min(1.0, seen * seen)
            expected = sign * (share * sum_ / visits + (1 - share) * own)
            loss = _UNSEEN_LOSS_AT_ROOT if is_root else _UNSEEN_LOSS
            value = expected - loss * math.sqrt(seen) + base * self.priors[at]
            if best is None or value > best_value:
                return self._opened_at(at)
        assert best is not None
        return best

    def favour(self, point: Point | None) -> Branch | None:
        """The branch of a move, added to those tried; None if there is no such move."""
        for branch in self.tried:
            if branch.point == point:
                return branch
        if point not in self.moves:
            return None
        branch = Branch(point, self.priors[self.moves.index(point)])
        self.tried.append(branch)
        return branch

    def close(self, branch: Branch) -> None:
        """Make a move that was not visited after all an untried one again."""
        self.tried = [each for each in self.tried if each is not branch]
        self._opened = 0

    def untried(self) -> list[Branch]:
        """The moves not visited yet, likeliest first."""
        known = {branch.point for branch in self.tried}
        pairs = zip(self.moves, self.priors, strict=True)
        return [Branch(point, prior) for point, prior in pairs if point not in known]

    def _next(self) -> int | None:
        """The index of the likeliest move not tried yet."""
        if len(self.tried) > self._opened:
            known = {branch.point for branch in self.tried}
            while self._opened < len(self.moves) and self.moves[self._opened] in known:
                self._opened += 1
        return self._opened if self._opened < len(self.moves) else None

    def _opened_at(self, at: int) -> Branch:
        branch = Branch(self.moves[at], self.priors[at])
        self.tried.append(branch)
        self._opened = at + 1
        return branch


def _spread_factor(visits: int, mean: float, square: float) -> float:
    """The factor for exploring a position, relative to the usual, whose visits found values with
    this mean and mean square.
    """
    if visits < 2:
        return 1.0
    usual = (mean * mean + _USUAL_SPREAD**2) * _USUAL_VISITS
    found = (usual + max(square, mean * mean) * visits) / (_USUAL_VISITS + visits - 1)
    spread = math.sqrt(max(0.0, found - mean * mean))
    return 1 + _SPREAD_SHARE * (spread / _USUAL_SPREAD - 1)


def _moves_of(moment: Moment, answer: Answer) -> tuple[list[Point | None], list[float]]:
    """The moves of a position, likeliest first, with a pass if allowed; and their priors."""
    flat = np.append(answer.policy.ravel(), np.float32(answer.passing))
    count = int((flat >= 0).sum())
    if moment.position.handicap and count > 1:
        flat[-1] = -1
        count -= 1
    order = np.argsort(-flat, kind="stable")[:count]
    points = _points(moment.grid.rows, moment.grid.columns)
    return [points[at] for at in order.tolist()], flat[order].tolist()


@cache
def _points(rows: int, columns: int) -> list[Point | None]:
    """The moves of a board in the order of answers: from the top left, passing last."""
    points = [Point(row, column) for row in reversed(range(rows)) for column in range(columns)]
    return [*points, None]
