"""Searching: a tree in each thread, kept while the game goes on, and read as one."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tromp_gui.engine.kernel.board import PASS, number_of, point_of
from tromp_gui.engine.question import SCALE, Question, question_of
from tromp_gui.engine.state import Game, MoveCandidate, SearchReport
from tromp_gui.engine.tree import Branch, SearchTree
from tromp_gui.go.point import Color

_SLICE = 0.02
"""About this many seconds a thread searches between looks at the clock."""

_FIRST_SLICE, _EVEN_SLICE = 16, 256
"""The playouts of the first slice, and of the others where no clock runs: always the same."""


class Budget(NamedTuple):
    """How long to search: at most this many playouts, and seconds (None: no limit)."""

    playouts: int | None = None
    seconds: float | None = None


class Search:
    """Searches one game's positions one after another, with `threads` trees.

    With one thread, a seed and a budget in playouts the same questions get the same answers.
    `captures_all_dead`: see `question.is_strict`.
    """

    enough, invited = 100, 800
    """This many playouts judge a position, and one in which the opponent has passed."""

    def __init__(self, seed: int, threads: int = 1, captures_all_dead: bool = False) -> None:
        self._seed = seed
        self._captures_all_dead = captures_all_dead
        self._threads = threads
        self._trees: list[SearchTree] = []
        self._game: Game | None = None
        self._question: Question | None = None
        self._made = 0

    def ask(self, game: Game, color: Color) -> None:
        """Turn to the position of a game, `color` to play; what is known of it is kept."""
        question = question_of(game, color, self._captures_all_dead)
        if not self._follow(game, question):
            seeds = range(self._threads)
            self._trees = [SearchTree(question, self._seed + number) for number in seeds]
        for number, tree in enumerate(self._trees):
            tree.ask(question, self._seed * 1009 + len(game.turns) * 31 + number)
        self._game, self._question, self._made = game, question, 0

    def run(self, budget: Budget, is_enough: Callable[[], bool]) -> int:
        """Search until the budget is spent or `is_enough` says so; returns the playouts made."""
        assert self._question is not None
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        made_before = self._made
        limit = None if budget.playouts is None else -(-budget.playouts // self._threads)
        question, stop = self._question, threading.Event()

        def work(tree: SearchTree) -> int:
            made, count = 0, _FIRST_SLICE
            while not stop.is_set() and (limit is None or made < limit):
                begun = time.monotonic()
                if limit is not None:
                    count = min(count, limit - made)
                if ends is not None and begun >= ends:
                    break
                done = tree.grow(question, count)
                made += max(done, 1)
                count = _EVEN_SLICE
                if limit is None or ends is not None:
                    count = next_count(done, time.monotonic() - begun)
                if is_enough():
                    stop.set()
            return made

        if self._threads == 1:
            self._made += work(self._trees[0])
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                self._made += sum(pool.map(work, self._trees))
        return self._made - made_before

    def try_pass(self, playouts: int) -> None:
        """See what a pass is worth, by about this many playouts, whether it is tempting or not."""
        assert self._question is not None
        for tree in self._trees:
            tree.favour(PASS, playouts)
            self._made += tree.grow(self._question, playouts)

    def report(self) -> SearchReport:
        """What was found so far."""
        question = self._question
        assert question is not None
        sums: dict[int, list[Branch]] = defaultdict(list)
        for tree in self._trees:
            for branch in tree.branches():
                sums[branch.move].append(branch)
        found = [self._candidate(question, branches) for branches in sums.values()]
        found.sort(key=lambda each: (-each.visits, -each.winrate))
        return SearchReport(found, self._ownership())

    def _candidate(self, question: Question, branches: list[Branch]) -> MoveCandidate:
        visits = sum(branch.visits for branch in branches)
        prior = sum(branch.prior for branch in branches) / len(branches)
        move = branches[0].move
        point = point_of(move, question.columns)
        if not visits:
            return MoveCandidate(point, 0, prior, 0.0, prior, (point,))
        lead = sum(branch.lead for branch in branches) / visits
        lead = lead if question.color is Color.BLACK else -lead
        worth = sum(branch.wins for branch in branches) / visits
        share = 0.5 + 0.5 * lead / (question.rows * question.columns)
        winrate = (worth - SCALE * max(0.0, min(1.0, share))) / (1 - SCALE)
        winrate = max(0.0, min(1.0, winrate))
        line = tuple(point_of(each, question.columns) for each in self._trees[0].line(move))
        return MoveCandidate(point, int(visits), winrate, lead, prior, line or (point,))

    def _ownership(self) -> list[float]:
        """Who owns each point in the playouts since `ask`, row by row from the bottom left: 1 is
        Black always, -1 White."""
        sums = [sum(each) for each in zip(*(tree.owners for tree in self._trees), strict=True)]
        return [float(value) / max(1, self._made) for value in sums]

    def _follow(self, game: Game, question: Question) -> bool:
        """Go down the trees by what was played since; False where they are of no use."""
        before = self._game
        if before is None or self._question is None or not self._trees:
            return False
        begin = before.rules, before.komi, before.opening
        if begin != (game.rules, game.komi, game.opening):
            return False
        known = len(before.turns)
        if game.turns[:known] != before.turns:
            return False
        color = self._question.color
        for turn in game.turns[known:]:
            move = PASS if turn.point is None else number_of(turn.point, question.columns)
            if turn.color is not color or not all(tree.advance(move) for tree in self._trees):
                return False
            color = color.opponent
        return color is question.color


def next_count(count: int, seconds: float) -> int:
    """How many playouts take a slice, when `count` took this many seconds."""
    count = max(1, count)
    return max(1, min(4 * count, int(count * _SLICE / max(seconds, 1e-4))))
