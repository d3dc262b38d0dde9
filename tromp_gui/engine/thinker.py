"""The engine's player: searches within its level and time, and decides like a person."""

from __future__ import annotations

import math
import random
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tromp_gui.engine.cleanup import SEARCHES, VISITS, clean_up, to_capture
from tromp_gui.engine.imitation import Imitation
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.settled import (
    contested,
    is_hopeless,
    is_settled,
    is_strict,
    looks_settled,
    must_capture,
    prefers_pass,
    unowned,
)
from tromp_gui.engine.state import (
    Avoided,
    Choice,
    EngineClock,
    Game,
    HumanNetwork,
    MoveCandidate,
    Resignation,
    SearchReport,
)
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Superko
from tromp_gui.match.player import Level

_STEP = 0.1
"""Seconds, or the share of the visits, between checks of the findings."""

_MOST_AT_ONCE, _LEAST_AT_ONCE = 500, 16
"""The visits between two checks for a waiting command or a decided search."""

_TRY = 40
"""The visits needed to judge a pass."""


_MOST_FREE, _MOST_FREE_ANSWERED = 0.5, 0.75
"""The share of the board that may be free when a level passes, and when it answers a pass so."""

_ON_EMPTY_BOARD = 40
"""The visits for the first move of a game at full strength: more would not find a better one, and
nobody wants to wait for it.
"""


@dataclass(frozen=True, slots=True)
class EngineOptions:
    """The engine's options: its level, or the visits for each move instead (`playouts`); whether it
    resigns, whether it thinks in the opponent's time, and whether two passes end the game as it
    stands.
    """

    level: Level = Level.FULL
    playouts: int | None = None
    seed: int | None = None
    processes: int = 1
    resigns: bool = True
    ponders: bool = False
    captures_all_dead: bool = False


class Thinker:
    """Plays at a level, each game by other chances. With a seed, one thread and no time limit the
    same games in the same order are repeated.
    """

    def __init__(
        self, options: EngineOptions, network: Network, human: HumanNetwork | None = None
    ) -> None:
        self._options = options
        self._imitation = None if human is None else Imitation(human)
        self._seeds = random.Random(options.seed)
        seed = self._seeds.getrandbits(32)
        self._search = NetworkSearch(network, seed, options.captures_all_dead, options.processes)
        self._strength = STRENGTHS[options.level]
        if human is not None:
            self._strength = _BESIDE_HUMAN
        if options.playouts is not None:
            self._strength = Strength(options.playouts)
        self._network, self._studies = network, self._search
        if (
            self._strength.visits is not None
        ):  # what an analysis finds would make the level stronger
            self._studies = NetworkSearch(
                network, seed, options.captures_all_dead, options.processes
            )
        self._spent: dict[Color, float] = defaultdict(float)
        self.begin()

    def begin(self) -> None:
        """Start a new game, drawn anew."""
        self._seed = self._search.seed = self._seeds.getrandbits(32)
        self._spent.clear()
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
        """Like `choose`, but yields the findings every `pause` seconds."""
        begun = time.monotonic()
        choice = yield from self._considered(game, color, self._budget(game, color, clock), pause)
        self._spent[color] += time.monotonic() - begun
        return choice

    def _considered(
        self, game: Game, color: Color, budget: Budget, pause: float
    ) -> Generator[SearchReport, None, Choice]:
        if is_settled(game, color, self._options.captures_all_dead) or _is_repeated(game):
            return None
        if must_capture(game) and not game.position.handicap:
            before, game = game, game.as_it_stands()
            if before.position.pairs and self._looks_settled(game, color):
                dead = to_capture(self._network, before, color)
                return self._clean_up(game, color, dead, budget)
        told = time.monotonic()
        chance = random.Random(f"{self._seed}/{len(game.turns)}")
        report = SearchReport([], [])
        for report in self._search_for(game, color, budget):
            if time.monotonic() - told >= pause:
                told += pause
                yield report
        return self._decide(game, color, report, chance, budget)

    def study(
        self,
        game: Game,
        color: Color,
        pause: float,
        is_stopped: Callable[[], bool],
        avoided: Avoided,
    ) -> Iterator[SearchReport]:
        """Search for `color` until stopped, and yield the findings every `pause` seconds."""
        self._studies.ask(game, color, avoided)
        while True:
            self._studies.run(Budget(seconds=pause), is_stopped)
            yield self._studies.report()
            if is_stopped():
                return

    def ponder(self, game: Game, is_stopped: Callable[[], bool]) -> None:
        """Think in the opponent's time if that is enabled; stop as soon as `is_stopped`."""
        if self._options.ponders and game.turns:
            color = game.turns[-1].color.opponent
            self._search.ask(game, color)
            self._search.run(Budget(seconds=600), is_stopped)

    def _budget(self, game: Game, color: Color, clock: EngineClock) -> Budget:
        visits = self._strength.visits
        if visits is not None and clock.settings is None:
            return Budget(visits)
        points = game.board.rows * game.board.columns
        if visits is None and game.board.free.bit_count() == points:
            visits = _ON_EMPTY_BOARD
        return Budget(visits, seconds_for(clock, self._spent[color], len(game.turns), points))

    def _search_for(self, game: Game, color: Color, budget: Budget) -> Iterator[SearchReport]:
        """Search in steps until the budget is spent or the result cannot change any more."""
        self._search.ask(game, color)
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        begun, made = time.monotonic(), 0
        # Whoever sets a number of visits gets that number, also for what is kept for the next move.
        can_stop_early = self._options.playouts is None or ends is not None
        while True:
            seconds = None if ends is None else max(0.0, min(_STEP, ends - time.monotonic()))
            step = None
            if budget.visits is not None:
                share = min(_MOST_AT_ONCE, max(_LEAST_AT_ONCE, int(budget.visits * _STEP)))
                step = min(budget.visits - made, share)
            made += self._search.run(Budget(step, seconds), lambda: False)
            report = self._search.report()
            yield report
            left = math.inf if budget.visits is None else float(budget.visits - made)
            if ends is not None:
                now = time.monotonic()
                left = min(left, made * (ends - now) / max(now - begun, 1e-3))
            if left <= 0 or (can_stop_early and _is_decided(report, left)):
                return

    def _decide(
        self,
        game: Game,
        color: Color,
        report: SearchReport,
        chance: random.Random,
        budget: Budget,
    ) -> Choice:
        best = report.candidates[0]
        self._hopeless = self._hopeless + 1 if self._is_hopeless(game, report) else 0
        if self._options.resigns and self._hopeless >= 3:
            return Resignation.RESIGN
        is_over = self._is_over(game, color, report)
        if is_over or best.point is None or looks_settled(report, game.position.passes == 1):
            capture = self._capture(game, color, budget)
            if capture is not None or is_over:
                return capture
        if self._imitation is not None:
            imitated = self._imitated(self._imitation, game, color, chance)
            if imitated is not None:
                return imitated
        moves = self._moves(game, color, report)
        if moves and self._strength.temperature:
            best = humanlike_move(moves, self._strength, chance)
        elif moves and best.visits < self._search.enough:
            best = moves[0]
        if best.point is None and moves and not self._may_pass(game, color, report):
            return moves[0].point
        return best.point if best.point is not None else self._instead_of_pass(game, color)

    def _moves(self, game: Game, color: Color, report: SearchReport) -> list[MoveCandidate]:
        """The moves to choose from: if the opponent has passed, those that may gain something."""
        moves = [each for each in report.candidates if each.point is not None]
        if game.position.passes != 1:
            return moves
        points = game.board.grid.points(contested(game, report))
        return [each for each in moves if each.point in points] or moves

    def _capture(self, game: Game, color: Color, budget: Budget) -> Point | None:
        """The next capture, in a game where two passes count every stone; None if none is due."""
        if not is_strict(game.position, self._options.captures_all_dead):
            return None
        dead = to_capture(self._network, game, color)
        return self._clean_up(game, color, dead, budget) if dead else None

    def _looks_settled(self, game: Game, color: Color) -> bool:
        """Whether most points have a certain owner at first sight."""
        self._studies.ask(game, color)
        return looks_settled(self._studies.report(), is_invited=True)

    def _clean_up(self, game: Game, color: Color, dead: int, budget: Budget) -> Point | None:
        seconds = None if budget.seconds is None else budget.seconds / SEARCHES
        return clean_up(self._studies, game, color, dead, Budget(VISITS, seconds))

    def _imitated(
        self, imitation: Imitation, game: Game, color: Color, chance: random.Random
    ) -> Point | None:
        """A person's move, if the person is strong judged by the search; None if there is none."""
        wishes = imitation.wishes(game, color, chance)
        if not wishes:
            return None
        judged: list[MoveCandidate] = []
        if imitation.searches(color):
            for point in imitation.looks_at(wishes, _LOOKED_AT):
                self._search.try_move(point, _LOOKS)
            judged = self._search.report().candidates
        points = game.board.rows * game.board.columns
        return imitation.draw(wishes, judged, len(game.turns), points, chance)

    def _is_hopeless(self, game: Game, report: SearchReport) -> bool:
        points = game.board.rows * game.board.columns
        return is_hopeless(report, len(game.turns), points, self._search.enough)

    def _is_over(self, game: Game, color: Color, report: SearchReport) -> bool:
        """Whether a pass costs nothing, judged with enough visits."""
        position = game.position
        if not self._may_pass(game, color, report):
            return False
        is_invited = position.passes == 1
        enough = self._search.invited if is_invited else self._search.enough
        if sum(each.visits for each in report.candidates) < enough:
            self._search.run(Budget(enough), lambda: False)
            report = self._search.report()
        if not looks_settled(report, is_invited):
            return False
        self._search.try_move(None, _TRY)
        report = self._search.report()
        return prefers_pass(report, max(report.candidates, key=lambda each: each.visits))

    def _may_pass(self, game: Game, color: Color, report: SearchReport) -> bool:
        """Whether the board is full enough for a pass, or for its answer, to make sense, and no
        border is open.
        """
        position, board = game.position_for(color), game.board
        most = _MOST_FREE_ANSWERED if position.passes == 1 else _MOST_FREE
        is_full = board.free.bit_count() <= most * board.rows * board.columns
        return is_full and not position.handicap and not unowned(game, report)

    def _instead_of_pass(self, game: Game, color: Color) -> Point | None:
        """A move for a handicap stone that is due, which must be played, or a pass."""
        position = game.position_for(color)
        legal = position.legal_points() if position.handicap else []
        return legal[0] if legal else None


def _is_repeated(game: Game) -> bool:
    """Whether this board occurred three times before, which only simple ko allows."""
    if game.rules.superko is not Superko.SIMPLE or game.position.handicap:
        return False
    return sum(each.board == game.board for each in game.line) > 3


def _is_decided(report: SearchReport, left: float) -> bool:
    """Whether the best move is the most visited, and the visits left cannot change that."""
    first, *others = (each.visits for each in report.candidates)
    return first - max(others, default=-math.inf) > left


def humanlike_move(
    moves: list[MoveCandidate], strength: Strength, chance: random.Random
) -> MoveCandidate:
    """A move chosen as by a person who sees the good ones but does not always play the best."""
    best = max(each.visits + each.prior for each in moves)
    likely = [each for each in moves if each.visits + each.prior >= strength.min_likelihood * best]
    weights = [((each.visits + each.prior) / best) ** (1 / strength.temperature) for each in likely]
    return chance.choices(likely, weights)[0]


_LOOKED_AT, _LOOKS = 6, 3
"""How many of a strong person's moves are judged, and the visits for each."""


class Strength(NamedTuple):
    """The strength of one level.

    `visits` are those for a move: 0 plays by the policy alone, None as many as the time allows.
    With `temperature` 0 the best move is chosen, with 1 each move as often as its likelihood; more
    makes the choice more even. `min_likelihood` is the likelihood, relative to the likeliest move,
    that a move needs to be chosen.
    """

    visits: int | None
    temperature: float = 0.0
    min_likelihood: float = 0.02


STRENGTHS = {
    Level.NOVICE: Strength(0, 5.5, 0.0015),
    Level.NEWCOMER: Strength(0, 3.9, 0.006),
    Level.BEGINNER: Strength(0, 3.3),
    Level.CASUAL: Strength(0, 1.5),
    Level.CLUB: Strength(0, 0.85),
    Level.ADVANCED: Strength(3, 0.45),
    Level.STRONG: Strength(8),
    Level.EXPERT: Strength(30),
    Level.FULL: Strength(None),
}
"""Measured with `bench/levels.py`: the table in `bench/README.md`."""


_BESIDE_HUMAN = Strength(16)
"""The visits to judge a position in which a human network moves; enough for a resignation."""


_LAG = 0.5
"""In seconds: the time per move that may be lost in the connection to the controller."""

_WITHOUT_LIMIT = 8.0
"""In seconds: the time for a move without a time limit."""

_SHORTEST, _LONGEST = 0.02, 60.0


def seconds_for(clock: EngineClock, spent: float, turns: int, points: int) -> float:
    """The seconds for this move.

    `spent` is the main time used by the engine's own count, for controllers that never send
    `time_left`; `turns` were played on a board of `points` points.
    """
    settings, left = clock
    if settings is None or (settings.byo_yomi_time > 0 and settings.byo_yomi_stones == 0):
        return _WITHOUT_LIMIT
    to_come = max(12.0, 0.45 * points - 0.5 * turns)
    in_byo_yomi = 0.0
    if settings.byo_yomi_stones:
        in_byo_yomi = settings.byo_yomi_time / settings.byo_yomi_stones
    if left is not None and left.stones > 0:
        share = left.seconds / left.stones
    elif left is not None or settings.main_time > spent:
        main = left.seconds if left is not None else settings.main_time - spent
        share = min(main, max(main / to_come, 0.8 * in_byo_yomi))
    else:
        share = in_byo_yomi
    return max(_SHORTEST, min(_LONGEST, share - min(_LAG, 0.5 * share)))
