"""Tree search with a network."""

from __future__ import annotations

import random
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import numpy as np

from tromp_gui.engine.network.answer import Answer, BatchEvaluation, ask, points_of
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.second import SecondProcess
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.network.tree import FEW, Branch, Findings, Node, Owners
from tromp_gui.engine.network.utility import Utility, Verdict
from tromp_gui.engine.settled import is_strict
from tromp_gui.engine.state import Avoided, Game, MoveCandidate, Outlook, SearchReport
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.match.scores import score_at

_MOST_TOGETHER: Final = 8
"""The maximum number of positions evaluated together."""

_VISITS_FOR_EACH: Final = 25
"""One more position is evaluated together per this many visits; more would weaken the choice."""

_SHARED_FROM: Final = 100
"""A second process is used, and started, from this visit of a search on."""

_MOST_SHARED: Final = 6
_IN_FLIGHT: Final = 3
"""With a second process, the maximum of a batch; and the batches in evaluation, so that each grows
this much more slowly.
"""

_PATIENCE: Final = 2.0
"""How much longer than here an evaluation may take in the second process where it is waited for."""

_NOTHING: Final[Avoided] = MappingProxyType({})
_OFTEN: Final = 0.15
"""A move with at least this share of the visits of the most visited one can be chosen."""

_LONGEST_LINE: Final = 12
_LIKELY: Final = 16


class Budget(NamedTuple):
    """How long to search: at most this many visits, and seconds (None: no limit)."""

    visits: int | None = None
    seconds: float | None = None


Path = list[tuple[Node, Branch]]
"""The moves from the root to a new position, or to the end of a game."""


class _Batch:
    """A batch of paths through the tree, and the positions at their ends to evaluate."""

    def __init__(self, paths: list[Path]) -> None:
        self.paths = paths
        self.ended: list[tuple[Branch, Moment]] = []
        self.open: list[tuple[Branch, Moment, int]] = []
        self.evaluation: BatchEvaluation | None = None


class NetworkSearch:
    """Searches the positions of one game in turn; the tree is kept as the game continues.

    A position already reached on another path is not evaluated again. With a seed and a budget in
    visits, results are reproducible. With two `processes`, a long search starts a second one that
    evaluates positions while this one prepares others or evaluates them too. `seed` may be changed
    between two positions.
    """

    enough, invited = 16, 16
    """The visits needed to judge a position, and one in which the opponent has passed."""

    def __init__(
        self, network: Network, seed: int, captures_all_dead: bool = False, processes: int = 1
    ) -> None:
        self._network, self.seed = network, seed
        self._captures_all_dead = captures_all_dead
        self._may_share = processes > 1
        self._second: SecondProcess | None = None
        self._waiting: deque[_Batch] = deque()
        self._pace = 0.0
        self._game: Game | None = None
        self._color = Color.BLACK
        self._root: Node | None = None
        self._noise = random.Random(seed)
        self._made = 0
        self._under_way: set[int] = set()
        self._known: WeakValueDictionary[object, Node] = WeakValueDictionary()
        self._avoided: Avoided = _NOTHING

    def ask(self, game: Game, color: Color, avoided: Avoided = _NOTHING) -> None:
        """Go to the position of a game with `color` to play, keeping the part of the tree below it,
        and exclude moves in `avoided`.
        """
        self._forget_waiting()
        is_same = avoided == self._avoided and (not avoided or game == self._game)
        kept = self._followed(game, color) if is_same else None
        self._avoided = avoided
        self._noise.seed(f"{self.seed}/{len(game.turns)}")
        self._game, self._color, self._made = game, color, 0
        self._strict = is_strict(game.position_for(color), self._captures_all_dead)
        if kept is None:
            moment = moment_of(game, color, is_friendly=not self._strict)
            (answer,) = ask(self._network, [moment], self._noise.randrange(8))
            kept = self._allowed(Node.of(moment, answer), 0)
        self._utility = Utility(kept.verdict.score, game.board.rows * game.board.columns)
        kept.revalue(self._utility)
        self._root = kept
        self._owners = Owners()
        self._owners_after: defaultdict[Point | None, Owners] = defaultdict(Owners)
        self._all = Findings()
        self._count(kept)
        for branch in kept.tried:
            for node in _under(branch.child) if branch.child is not None else ():
                self._count(node, branch)

    def run(self, budget: Budget, is_enough: Callable[[], bool]) -> int:
        """Search until the budget is spent or `is_enough` returns true; returns the visits made."""
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        made = 0
        while budget.visits is None or made < budget.visits:
            if ends is not None and time.monotonic() >= ends:
                break
            count = self._together()
            if budget.visits is not None:
                count = min(count, budget.visits - made)
            self._waiting.append(self._begun([self._descend() for _ in range(count)]))
            made += count
            self._made += count
            while self._waiting and self._is_done(self._waiting[0]):
                self._finish(self._waiting.popleft())
            if is_enough():
                break
        if budget.visits is not None:
            self._finish_all()
        return made

    def try_move(self, point: Point | None, visits: int) -> None:
        """Evaluate a move, or a pass, with about this many visits, even if it looks unpromising."""
        assert self._root is not None
        branch = self._root.favour(point)
        while branch is not None and branch.visits < min(visits, self.enough):
            self._waiting.append(self._begun([self._descend(branch)]))
            self._finish_all()
            self._made += 1

    def report(self) -> SearchReport:
        """The results so far."""
        assert self._root is not None
        root = self._root
        more = root.untried()[: max(0, _LIKELY - len(root.tried))]
        found = [self._candidate(branch) for branch in (*root.tried, *more)]
        found.sort(key=lambda each: (-each.visits, -each.prior))
        _put_surest_first(found)
        owners = self._owners
        return SearchReport(found, owners.mean(), owners.spread(), self._outlook())

    def _descend(self, first: Branch | None = None) -> Path:
        """A path from the root to a new position, or to the end of a game."""
        assert self._root is not None
        path: Path = []
        node: Node | None = self._root
        while node is not None and node.moves:
            branch = first if first and not path else node.select(not path)
            branch.pending += 1
            path.append((node, branch))
            node = branch.child
        return path

    def _begun(self, paths: list[Path]) -> _Batch:
        """Start evaluating the ends of the paths, except those already being evaluated."""
        batch = _Batch(paths)
        for path in paths:
            node, branch = path[-1]
            if branch.child is not None or id(branch) in self._under_way:
                continue
            moment = node.moment.after(Turn(node.color, branch.point))
            if (known := self._known.get(moment.key)) and not moment.is_over:
                branch.child = self._allowed(known.again(moment), len(path))
                continue
            self._under_way.add(id(branch))
            if moment.is_over and self._strict:
                batch.ended.append((branch, moment))
            else:
                batch.open.append((branch, moment, len(path)))
        if batch.open:
            moments = [moment for _, moment, _ in batch.open]
            batch.evaluation = BatchEvaluation(self._network, moments, self._noise.randrange(8))
            self._evaluate(batch.evaluation)
        return batch

    def _together(self) -> int:
        """How many positions the next batch has."""
        if self._helper() is None:
            return min(_MOST_TOGETHER, 1 + self._made // _VISITS_FOR_EACH)
        return min(_MOST_SHARED, 1 + self._made // (_VISITS_FOR_EACH * _IN_FLIGHT))

    def _helper(self) -> SecondProcess | None:
        """The second process, if there may be one and the search is long enough."""
        if not self._may_share or self._made < _SHARED_FROM:
            return None
        self._second = self._second or SecondProcess(self._network)
        return self._second

    def _evaluate(self, evaluation: BatchEvaluation) -> None:
        """Evaluate here, or submit it to the second process if that one is free."""
        helper = self._helper()
        if helper is None or not helper.submit(evaluation):
            begun = time.monotonic()
            evaluation.evaluate()
            self._pace = (time.monotonic() - begun) / len(evaluation.boards)

    def _is_done(self, batch: _Batch) -> bool:
        """Whether a batch, the earliest waiting, can be finished at once."""
        evaluation = batch.evaluation
        if evaluation is None or evaluation.outputs is not None or self._second is None:
            return True
        return self._second.is_done(evaluation)

    def _finish(self, batch: _Batch) -> None:
        """Make nodes of the ends of a batch's paths, and count them for every move on the paths."""
        for branch, moment in batch.ended:
            branch.child = Node.of_end(moment, self._counted(moment))
        if batch.evaluation is not None:
            if batch.evaluation.outputs is None:
                assert self._second is not None
                seconds = _PATIENCE * self._pace * len(batch.open)
                if not self._second.answer(batch.evaluation, seconds):
                    batch.evaluation.evaluate()
            pairs = zip(batch.open, batch.evaluation.answers(), strict=True)
            for (branch, moment, depth), answer in pairs:
                branch.child = self._node(moment, answer, depth)
        self._under_way.difference_update(id(each[0]) for each in (*batch.ended, *batch.open))
        for path in batch.paths:
            leaf = path[-1][1].child
            assert leaf is not None
            leaf.value = self._utility(leaf.verdict)
            for _, branch in path:
                branch.pending -= 1
                branch.add(leaf.value)
            self._count(leaf, path[0][1])

    def _finish_all(self) -> None:
        while self._waiting:
            self._finish(self._waiting.popleft())

    def _forget_waiting(self) -> None:
        """Take back the visits whose evaluation is not finished."""
        if self._second is not None:
            self._second.forget()
        steps = [step for batch in self._waiting for path in batch.paths for step in path]
        for _, branch in steps:
            branch.pending -= 1
        for node, branch in steps:
            if not branch.visits:
                node.close(branch)
        self._waiting.clear()
        self._under_way.clear()

    def _node(self, moment: Moment, answer: Answer, depth: int) -> Node:
        """A node for an evaluated position, `depth` moves from the root."""
        if moment.is_over:
            return Node.of_end(moment, Verdict.of(answer, moment.position.to_play))
        node = Node.of(moment, answer)
        if self._avoided:
            return self._allowed(node, depth)
        self._known[moment.key] = node
        return node

    def _allowed(self, node: Node, depth: int) -> Node:
        """The node without the avoided moves; with all of them if none would be left."""
        avoided, color = self._avoided, node.color
        return node.without({at for at in node.moves if depth < avoided.get((color, at), 0)})

    def _count(self, found: Node, first: Branch | None = None) -> None:
        """Count a visit that found `found` and whose path began with the move `first`."""
        self._all.add(found.value)
        self._owners.add(found.verdict)
        if first is not None:
            self._owners_after[first.point].add(found.verdict)

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
        win = 0.5 + 0.5 * float(np.sign(lead))
        return Verdict(win, lead, owner, lead, lead * lead)

    def _candidate(self, branch: Branch) -> MoveCandidate:
        line = _line(branch)
        outlook = self._outlook(branch if branch.visits else None)
        owners = self._owners_after[branch.point]
        return MoveCandidate(
            branch.point,
            branch.visits,
            outlook.winrate,
            outlook.lead,
            branch.prior,
            tuple(each.point for each in line),
            tuple(each.visits for each in line),
            outlook,
            *((owners.mean(), owners.spread()) if branch.visits else ()),
        )

    def _outlook(self, branch: Branch | None = None) -> Outlook:
        """What was found after a move, or for the position, for the player to move."""
        assert self._root is not None
        seen, means = branch or self._all, (branch or self._root).means()
        win, lead, score, value = means.win_rate, means.lead, means.score, seen.utility
        if self._color is Color.WHITE:
            win, lead, score, value = 1 - win, -lead, -score, -value
        return Outlook(seen.visits, win, lead, score, means.spread, value, seen.radius)

    def _followed(self, game: Game, color: Color) -> Node | None:
        """The node reached by the turns played since; None if the tree cannot be used."""
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


def _put_surest_first(moves: list[MoveCandidate]) -> None:
    """Move the one with the highest lower bound of utility, among those visited often enough, to
    the front (KataGo's `useLcbForSelection`); the others stay in order of their visits.
    """
    least = max(FEW, _OFTEN * moves[0].visits)
    often = [each for each in moves if each.visits >= least]
    if often:
        surest = max(often, key=lambda each: each.outlook.utility - each.outlook.radius)
        moves.sort(key=lambda each: each is not surest)


def _line(branch: Branch) -> list[Branch]:
    """The expected continuation, this move first."""
    line = [branch]
    node = branch.child
    while node is not None and node.tried and len(line) < _LONGEST_LINE:
        best = max(node.tried, key=lambda each: each.visits)
        if not best.visits:
            break
        line.append(best)
        node = best.child
    return line


def _under(node: Node) -> Iterator[Node]:
    """A node and all that follow it."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(branch.child for branch in node.tried if branch.child is not None)
