"""Searching with a network: the same questions as `engine.search`, answered by fewer visits."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from tromp_gui.engine.network.answer import ask, points_of
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.network.tree import Branch, Node, Verdict, branches_of
from tromp_gui.engine.question import is_strict
from tromp_gui.engine.search import Budget
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


class NetworkSearch:
    """Searches one game's positions one after another; the tree is kept while the game goes on.

    With a seed and a budget in visits the same questions get the same answers.
    """

    enough, invited = 16, 16
    """This many visits judge a position, and one in which the opponent has passed."""

    def __init__(self, network: Network, seed: int, captures_all_dead: bool = False) -> None:
        self._network, self._seed = network, seed
        self._captures_all_dead = captures_all_dead
        self._game: Game | None = None
        self._color = Color.BLACK
        self._root: Node | None = None
        self._noise = random.Random(seed)
        self._made = 0

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
            kept = Node(moment, Verdict.of(answer, color), branches_of(moment, answer))
        self._root = kept
        self._owners: Floats = kept.verdict.owner.copy()
        self._owned = 1

    def run(self, budget: Budget, is_enough: Callable[[], bool]) -> int:
        """Search until the budget is spent or `is_enough` says so; returns the visits made."""
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        made = 0
        while budget.playouts is None or made < budget.playouts:
            if ends is not None and time.monotonic() >= ends:
                break
            count = min(_MOST_TOGETHER, 1 + self._made // _VISITS_FOR_EACH)
            if budget.playouts is not None:
                count = min(count, budget.playouts - made)
            made += self._visit([self._descend() for _ in range(count)])
            if is_enough():
                break
        return made

    def try_pass(self, visits: int) -> None:
        """See what a pass is worth, by about this many visits, whether it is tempting or not."""
        assert self._root is not None
        passing = self._root.favour(None)
        while passing is not None and passing.visits < min(visits, self.enough):
            self._visit([self._descend(passing)])

    def report(self) -> SearchReport:
        """What was found so far."""
        assert self._root is not None
        root = self._root
        tried = root.branches[: root.tried]
        more = root.branches[root.tried : max(root.tried, _LIKELY)]
        found = [self._candidate(branch) for branch in (*tried, *more)]
        found.sort(key=lambda each: (-each.visits, -each.prior))
        owners = (self._owners / self._owned)[::-1].ravel()
        return SearchReport(found, [float(value) for value in owners])

    def _descend(self, first: Branch | None = None) -> list[tuple[Node, Branch]]:
        """The way from the root to a position that is new, or to the end of a game."""
        assert self._root is not None
        way: list[tuple[Node, Branch]] = []
        node: Node | None = self._root
        while node is not None:
            branch = first if first and not way else self._selected(node)
            if branch is None:
                break
            branch.pending += 1
            way.append((node, branch))
            node = branch.child
        return way

    def _selected(self, node: Node) -> Branch | None:
        return node.select(self._scale) if node.branches else None

    def _visit(self, ways: list[list[tuple[Node, Branch]]]) -> int:
        """Evaluate what the ways lead to, and tell every move on them; returns the visits."""
        fresh: dict[int, tuple[Branch, Moment]] = {}
        for way in ways:
            node, branch = way[-1]
            if branch.child is None and id(branch) not in fresh:
                turn = Turn(node.color, branch.point)
                fresh[id(branch)] = branch, node.moment.after(turn)
        nodes = self._evaluated([moment for _, moment in fresh.values()])
        for (branch, _), node in zip(fresh.values(), nodes, strict=True):
            branch.child = node
        for way in ways:
            leaf = way[-1][1].child
            assert leaf is not None
            self._tell(way, leaf.verdict)
        self._made += len(ways)
        return len(ways)

    def _tell(self, way: list[tuple[Node, Branch]], verdict: Verdict) -> None:
        for _, branch in way:
            branch.pending -= 1
            branch.visits += 1
            branch.wins += verdict.win
            branch.leads += verdict.lead
        self._owners += verdict.owner
        self._owned += 1

    def _evaluated(self, moments: list[Moment]) -> list[Node]:
        """Positions as nodes: ended games are counted, the others asked about together."""
        nodes: dict[int, Node] = {}
        open_ = [moment for moment in moments if not (moment.is_over and self._strict)]
        for moment in moments:
            if moment.is_over and self._strict:
                nodes[id(moment)] = Node(moment, self._counted(moment), [])
        if open_:
            answers = ask(self._network, open_, self._noise.randrange(8))
            for moment, answer in zip(open_, answers, strict=True):
                verdict = Verdict.of(answer, moment.position.to_play)
                branches = [] if moment.is_over else branches_of(moment, answer)
                nodes[id(moment)] = Node(moment, verdict, branches)
        return [nodes[id(moment)] for moment in moments]

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
            best = max(node.branches[: node.tried], key=lambda each: each.visits)
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
            branch = next((each for each in node.branches if each.point == turn.point), None)
            if turn.color is not node.color or branch is None or branch.child is None:
                return None
            node = branch.child
        return node if node.color is color and node.branches else None
