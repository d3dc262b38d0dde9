"""Searching with a network: what to play, and what it leads to."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np

from tromp_gui.engine.network.answer import Asking, ask, points_of
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.network.tree import Branch, Node, Verdict
from tromp_gui.engine.settled import is_strict
from tromp_gui.engine.state import Game, MoveCandidate, SearchReport
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.match.scores import score_at

_MOST_TOGETHER: Final = 8
"""This many positions at most are evaluated at once."""

_VISITS_FOR_EACH: Final = 12
"""One position more is evaluated at once for this many visits."""

_LONGEST_LINE: Final = 12
_LIKELY: Final = 16


class Budget(NamedTuple):
    """How long to search: at most this many visits, and seconds (None: no limit)."""

    visits: int | None = None
    seconds: float | None = None


Way = list[tuple[Node, Branch]]
"""The moves from the root to a position that is new, or to the end of a game."""


class _Batch:
    """Ways that were gone together, and what the network is asked about their ends."""

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways
        self.ended: list[tuple[Branch, Moment]] = []
        self.open: list[tuple[Branch, Moment]] = []
        self.asking: Asking | None = None
        self.evaluated: Future[None] | None = None


class NetworkSearch:
    """Searches one game's positions one after another; the tree is kept while the game goes on.

    With a seed and a budget in visits the same questions get the same answers. With two `threads`
    or more the network works in one while the next positions are prepared in another.
    """

    enough, invited = 16, 16
    """This many visits judge a position, and one in which the opponent has passed."""

    def __init__(
        self, network: Network, seed: int, captures_all_dead: bool = False, threads: int = 1
    ) -> None:
        self._network, self._seed = network, seed
        self._captures_all_dead = captures_all_dead
        self._worker = ThreadPoolExecutor(1) if threads > 1 else None
        self._game: Game | None = None
        self._color = Color.BLACK
        self._root: Node | None = None
        self._noise = random.Random(seed)
        self._made = 0
        self._under_way: set[int] = set()

    def ask(self, game: Game, color: Color) -> None:
        """Turn to the position of a game, `color` to play; what is known of it is kept."""
        kept = self._followed(game, color)
        self._noise.seed(f"{self._seed}/{len(game.turns)}")
        self._game, self._color, self._made = game, color, 0
        self._scale = max(2.0, (game.board.rows * game.board.columns) ** 0.5)
        self._strict = is_strict(game.position_for(color), self._captures_all_dead)
        if kept is None:
            moment = moment_of(game, color, is_friendly=not self._strict)
            (answer,) = ask(self._network, [moment], self._noise.randrange(8))
            kept = Node.of(moment, answer)
        self._root = kept
        self._owners: Floats = kept.verdict.owner.copy()
        self._owned = 1

    def run(self, budget: Budget, is_enough: Callable[[], bool]) -> int:
        """Search until the budget is spent or `is_enough` says so; returns the visits made."""
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        made, waiting = 0, deque[_Batch]()
        while budget.visits is None or made < budget.visits:
            if ends is not None and time.monotonic() >= ends:
                break
            count = min(_MOST_TOGETHER, 1 + self._made // _VISITS_FOR_EACH)
            if budget.visits is not None:
                count = min(count, budget.visits - made)
            waiting.append(self._begun([self._descend() for _ in range(count)]))
            made += count
            self._made += count
            if len(waiting) > 1 or self._worker is None:
                self._finish(waiting.popleft())
            if is_enough():
                break
        while waiting:
            self._finish(waiting.popleft())
        return made

    def try_pass(self, visits: int) -> None:
        """See what a pass is worth, by about this many visits, whether it is tempting or not."""
        assert self._root is not None
        passing = self._root.favour(None)
        while passing is not None and passing.visits < min(visits, self.enough):
            self._finish(self._begun([self._descend(passing)]))
            self._made += 1

    def report(self) -> SearchReport:
        """What was found so far."""
        assert self._root is not None
        root = self._root
        more = root.untried()[: max(0, _LIKELY - len(root.tried))]
        found = [self._candidate(branch) for branch in (*root.tried, *more)]
        found.sort(key=lambda each: (-each.visits, -each.prior))
        owners = (self._owners / self._owned)[::-1].ravel()
        return SearchReport(found, [float(value) for value in owners])

    def _descend(self, first: Branch | None = None) -> Way:
        """A way from the root to a position that is new, or to the end of a game."""
        assert self._root is not None
        way: Way = []
        node: Node | None = self._root
        while node is not None and node.moves:
            branch = first if first and not way else node.select(self._scale)
            branch.pending += 1
            way.append((node, branch))
            node = branch.child
        return way

    def _begun(self, ways: list[Way]) -> _Batch:
        """Begin to find out what the ways lead to; a place that is being asked about is not asked
        about again."""
        batch = _Batch(ways)
        for way in ways:
            node, branch = way[-1]
            if branch.child is not None or id(branch) in self._under_way:
                continue
            self._under_way.add(id(branch))
            moment = node.moment.after(Turn(node.color, branch.point))
            is_ended = moment.is_over and self._strict
            (batch.ended if is_ended else batch.open).append((branch, moment))
        if batch.open:
            moments = [moment for _, moment in batch.open]
            batch.asking = Asking(self._network, moments, self._noise.randrange(8))
            if self._worker is not None:
                batch.evaluated = self._worker.submit(batch.asking.evaluate)
        return batch

    def _finish(self, batch: _Batch) -> None:
        """Make nodes of what the ways of a batch lead to, and tell every move on them."""
        for branch, moment in batch.ended:
            branch.child = Node.of_end(moment, self._counted(moment))
        if batch.asking is not None:
            if batch.evaluated is None:
                batch.asking.evaluate()
            else:
                batch.evaluated.result()
            pairs = zip(batch.open, batch.asking.answers(), strict=True)
            for (branch, moment), answer in pairs:
                branch.child = (
                    Node.of_end(moment, Verdict.of(answer, moment.position.to_play))
                    if moment.is_over
                    else Node.of(moment, answer)
                )
        self._under_way.difference_update(id(branch) for branch, _ in batch.ended + batch.open)
        for way in batch.ways:
            leaf = way[-1][1].child
            assert leaf is not None
            for _, branch in way:
                branch.add(leaf.verdict, self._scale)
            self._owners += leaf.verdict.owner
            self._owned += 1

    def _counted(self, moment: Moment) -> Verdict:
        """The result of a game that has ended as it stands."""
        game = self._game
        assert game is not None
        score = score_at(moment.position, game.rules, game.komi, game.opening.stones, frozenset())
        lead = float(score.black.total - score.white.total)
        black, white = (
            points_of(moment.grid, area).astype(np.float32)
            for area in (score.black_area, score.white_area)
        )
        owner: Floats = black - white
        return Verdict(0.5 + 0.5 * float(np.sign(lead)), lead, owner)

    def _candidate(self, branch: Branch) -> MoveCandidate:
        root = self._root
        assert root is not None
        is_black = self._color is Color.BLACK
        if branch.visits:
            win, lead = branch.wins / branch.visits, branch.leads / branch.visits
        else:
            win, lead = root.verdict.win, root.verdict.lead
        return MoveCandidate(
            branch.point,
            branch.visits,
            win if is_black else 1 - win,
            lead if is_black else -lead,
            branch.prior,
            self._line(branch),
        )

    def _line(self, branch: Branch) -> tuple[Point | None, ...]:
        """How the game would go on, this move first."""
        line = [branch.point]
        node = branch.child
        while node is not None and node.tried and len(line) < _LONGEST_LINE:
            best = max(node.tried, key=lambda each: each.visits)
            if not best.visits:
                break
            line.append(best.point)
            node = best.child
        return tuple(line)

    def _followed(self, game: Game, color: Color) -> Node | None:
        """The node that what was played since leads to; None where the tree is of no use."""
        before, node = self._game, self._root
        if before is None or node is None:
            return None
        known = len(before.turns)
        begin = before.rules, before.komi, before.opening
        if begin != (game.rules, game.komi, game.opening) or game.turns[:known] != before.turns:
            return None
        if self._strict != is_strict(game.position_for(color), self._captures_all_dead):
            return None
        for turn in game.turns[known:]:
            branch = next((each for each in node.tried if each.point == turn.point), None)
            if turn.color is not node.color or branch is None or branch.child is None:
                return None
            node = branch.child
        return node if node.color is color and node.moves else None
