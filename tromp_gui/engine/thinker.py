"""The engine's player: searches as its level and its time allow, and decides like a person."""

from __future__ import annotations

import math
import random
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass

from tromp_gui.engine.budget import seconds_for
from tromp_gui.engine.fallback import FallbackPlayer
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.search import NetworkSearch
from tromp_gui.engine.search import Budget, Search
from tromp_gui.engine.settled import (
    is_hopeless,
    is_settled,
    looks_settled,
    prefers_pass,
)
from tromp_gui.engine.state import (
    Choice,
    EngineClock,
    Game,
    MoveCandidate,
    Resignation,
    SearchReport,
)
from tromp_gui.engine.strength import STRENGTHS, WITH_NETWORK, Strength
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Superko
from tromp_gui.match.player import Level

_PATIENCE = 1.2
"""Seconds that a move waits for the kernel before it is played by simple sense."""

_STEP = 0.1
"""Seconds, or the share of the playouts, between looks at what was found."""

_MOST_AT_ONCE = 5_000
"""This many playouts go by without a look whether another command waits."""

_LOOKED_AT = 0.1
"""A move is known well enough to be chosen in doubt with this share of the best one's visits."""

_TRY = 40
"""This many playouts tell whether a pass would do."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the engine was started: its level, or playouts instead; whether it gives up, whether it
    thinks in the opponent's time, and whether two passes end the game as it stands."""

    level: Level = Level.FULL
    playouts: int | None = None
    seed: int | None = None
    threads: int = 1
    resigns: bool = True
    ponders: bool = False
    captures_all_dead: bool = False


class Thinker:
    """Plays at a level. With a seed, one thread and no time limit it repeats its games.

    `is_ready` says whether the kernel is, at last after this many seconds. With a `network` it
    thinks by that, and needs no kernel.
    """

    def __init__(
        self,
        habits: Habits,
        is_ready: Callable[[float], bool],
        network: Network | None = None,
    ) -> None:
        self._habits, self._is_ready = habits, is_ready
        seed = random.SystemRandom().getrandbits(32) if habits.seed is None else habits.seed
        self._seed = seed
        self._sense = FallbackPlayer(seed)
        self._search: Search | NetworkSearch
        if network is None:
            self._search = Search(seed, habits.threads, habits.captures_all_dead)
            self._strength = STRENGTHS[habits.level]
        else:
            self._search = NetworkSearch(network, seed, habits.captures_all_dead, habits.threads)
            self._strength = WITH_NETWORK[habits.level]
            self._is_ready = _always
        if habits.playouts is not None:
            self._strength = Strength(habits.playouts)
        self._spent: dict[Color, float] = defaultdict(float)
        self._hopeless = 0

    def choose(self, game: Game, color: Color, clock: EngineClock) -> Choice:
        """What `color` does now."""
        overlay = self.consider(game, color, clock, math.inf)
        while True:
            try:
                next(overlay)
            except StopIteration as end:
                choice: Choice = end.value
                return choice

    def consider(
        self, game: Game, color: Color, clock: EngineClock, pause: float
    ) -> Generator[SearchReport, None, Choice]:
        """As `choose`, telling every `pause` seconds what is found."""
        begun = told = time.monotonic()
        if not game.turns:
            self._spent.clear()
            self._hopeless = 0
        if is_settled(game, color, self._habits.captures_all_dead) or _goes_round(game):
            return None
        chance = random.Random(f"{self._seed}/{len(game.turns)}")
        budget = self._budget(game, color, clock, chance)
        patience = _PATIENCE if budget.seconds is None else min(_PATIENCE, budget.seconds / 2)
        if not self._is_ready(patience):
            return self._sense.choose(game, color)
        report = SearchReport([], [])
        for report in self._search_for(game, color, budget):
            if time.monotonic() - told >= pause:
                told += pause
                yield report
        choice = self._decide(game, color, report, chance)
        self._spent[color] += time.monotonic() - begun
        return choice

    def study(
        self, game: Game, color: Color, pause: float, is_stopped: Callable[[], bool]
    ) -> Iterator[SearchReport]:
        """What is found for `color` to do, every `pause` seconds, until stopped."""
        while not self._is_ready(_STEP):
            if is_stopped():
                return
        self._search.ask(game, color)
        while True:
            self._search.run(Budget(seconds=pause), is_stopped)
            yield self._search.report()
            if is_stopped():
                return

    def ponder(self, game: Game, is_stopped: Callable[[], bool]) -> None:
        """Think in the opponent's time, where that is wanted; stop as soon as told."""
        if self._habits.ponders and game.turns and self._is_ready(0):
            color = game.turns[-1].color.opponent
            self._search.ask(game, color)
            self._search.run(Budget(seconds=600), is_stopped)

    def _budget(
        self, game: Game, color: Color, clock: EngineClock, chance: random.Random
    ) -> Budget:
        board = game.board
        points = board.rows * board.columns
        playouts = self._strength.playouts_on(board.rows, board.columns)
        if playouts is not None and chance.random() < self._strength.oversight:
            playouts = 1
        if playouts is not None and clock.settings is None:
            return Budget(playouts)
        seconds = seconds_for(clock, self._spent[color], len(game.turns), points)
        return Budget(playouts, seconds)

    def _search_for(self, game: Game, color: Color, budget: Budget) -> Iterator[SearchReport]:
        """Search step by step, until the budget is spent or nothing can change any more."""
        self._search.ask(game, color)
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        begun, made = time.monotonic(), 0
        while True:
            seconds = None if ends is None else max(0.0, min(_STEP, ends - time.monotonic()))
            step = None
            if budget.playouts is not None:
                share = min(_MOST_AT_ONCE, max(64, int(budget.playouts * _STEP)))
                step = min(budget.playouts - made, share)
            made += self._search.run(Budget(step, seconds), lambda: False)
            report = self._search.report()
            yield report
            left = math.inf if budget.playouts is None else float(budget.playouts - made)
            if ends is not None:
                now = time.monotonic()
                left = min(left, made * (ends - now) / max(now - begun, 1e-3))
            if left <= 0 or _is_decided(report, left):
                return

    def _decide(
        self, game: Game, color: Color, report: SearchReport, chance: random.Random
    ) -> Choice:
        best = report.candidates[0]
        self._hopeless = self._hopeless + 1 if self._is_hopeless(game, report) else 0
        if self._habits.resigns and self._hopeless >= 3:
            return Resignation.RESIGN
        if self._is_over(game, report):
            return None
        moves = [each for each in report.candidates if each.point is not None]
        if moves and self._strength.doubt:
            best = doubtful(moves, self._strength.doubt, chance)
        elif moves and best.visits < self._search.enough:
            best = moves[0]
        return best.point if best.point is not None else self._instead_of_pass(game, color)

    def _is_hopeless(self, game: Game, report: SearchReport) -> bool:
        points = game.board.rows * game.board.columns
        return is_hopeless(report, len(game.turns), points, self._search.enough)

    def _is_over(self, game: Game, report: SearchReport) -> bool:
        """Whether a pass costs nothing, judged by playouts enough."""
        position = game.position
        points = game.board.rows * game.board.columns
        if position.handicap or game.board.free.bit_count() * 2 > points:
            return False
        is_invited = position.passes == 1
        enough = self._search.invited if is_invited else self._search.enough
        if sum(each.visits for each in report.candidates) < enough:
            self._search.run(Budget(enough), lambda: False)
            report = self._search.report()
        if not looks_settled(report, is_invited):
            return False
        self._search.try_pass(_TRY)
        report = self._search.report()
        return prefers_pass(report, report.candidates[0])

    def _instead_of_pass(self, game: Game, color: Color) -> Point | None:
        """A handicap move that is due must be played, wherever it is."""
        position = game.position_for(color)
        legal = position.legal_points() if position.handicap else []
        return legal[0] if legal else None


def _always(seconds: float) -> bool:
    return True


def _goes_round(game: Game) -> bool:
    """Whether the board stood like this three times before, as simple ko alone allows."""
    if game.rules.superko is not Superko.SIMPLE or game.position.handicap:
        return False
    return sum(each.board == game.board for each in game.line) > 3


def _is_decided(report: SearchReport, left: float) -> bool:
    """Whether the playouts left cannot make another move the most visited."""
    if len(report.candidates) < 2:
        return True
    first, second = report.candidates[:2]
    return first.visits - second.visits > left


def doubtful(candidates: list[MoveCandidate], doubt: float, chance: random.Random) -> MoveCandidate:
    """A move among those that do not seem much worse than the best."""
    enough = max(each.visits for each in candidates) * _LOOKED_AT
    tried = [each for each in candidates if each.visits >= enough]
    best = max(each.winrate for each in tried)
    weights = [math.exp((each.winrate - best) / doubt) for each in tried]
    return chance.choices(tried, weights)[0]
