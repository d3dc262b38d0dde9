"""A match of many games between two engines, several at the same time.

Each game is played as in the window: `MatchSession` is the referee, `Opponents` asks the engines
for moves and `DeadLists` for dead stones, and the ending is that of the rule set.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, Way
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.match.phases import Agreeing, Finished, Settlement
from tromp_gui.match.player import Attached, Player, PlayingEngine
from tromp_gui.match.settle import settled
from tromp_gui.match.setup import Setup
from tromp_gui.record.node import Tree
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.shared import SharedEngine
from tromp_gui.session.engine.work import Limits
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import single_shot
from tromp_gui.session.play.dead_lists import DeadLists
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.player_engines import (
    EngineIllegalMove,
    EngineNoMove,
    EngineProblem,
    Standing,
)

_FIRST, _SECOND = Attached("first"), Attached("second")


class End(Enum):
    """How a game between engines ended; the value is the word in our tables."""

    COUNTED = "counted"
    RESIGNED = "resigned"
    ON_TIME = "time"
    ILLEGAL_MOVE = "illegal"
    NO_MOVE = "no move"
    FAILED = "failed"
    TOO_SLOW = "too slow"
    TOO_LONG = "too long"
    """The maximum number of turns; then the board is counted as it stands."""
    REPEATED = "repeated"
    """The same situation for the third time under simple ko: no result."""


_ENDS = {Way.RESIGNATION: End.RESIGNED, Way.TIME: End.ON_TIME, Way.VOID: End.REPEATED}


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """The terms of a match: `first` has Black in game 1, and with `is_alternating` in each odd
    game.

    A game has at most `max_turns` turns. `patience` is how long, in ms, a single turn may take if
    the game has no clocks, and a list of dead stones, for which clocks stand still.
    """

    setup: Setup
    first: Launch
    second: Launch
    is_alternating: bool = False
    max_turns: int = 1000
    patience: int = 600_000

    def color_of_first(self, number: int) -> Color:
        """The colour of `first` in the game of this number, counted from 1."""
        is_swapped = self.is_alternating and number % 2 == 0
        return Color.WHITE if is_swapped else Color.BLACK


class PlayedGame(NamedTuple):
    """A finished game: its number, record, turns, result and end.

    `problem` says why an engine lost by failing. `silent` are those that did not say in time which
    stones are dead.
    """

    number: int
    tree: Tree
    turns: int
    result: Result
    end: End
    problem: EngineProblem | None = None
    silent: frozenset[Color] = frozenset()


class EngineMatch(QObject):
    """Plays games, `jobs` at a time, each with its own two engines.

    Engines keep running between games; one that failed is restarted for the next. Signals:
    `limited(str, Limit)` a part of the game could not be sent to the engine that goes by this name;
    `played(PlayedGame)` a game is over; `finished()` all are.
    """

    limited = Signal(str, object)
    played = Signal(object)
    finished = Signal()

    def __init__(
        self, terms: MatchTerms, numbers: Iterable[int], jobs: int = 1, limits: Limits | None = None
    ) -> None:
        super().__init__()
        self._waiting = deque(numbers)
        count = min(jobs, len(self._waiting))
        self._tables = [_GameRunner(terms, limits, self) for _ in range(count)]
        self._busy = len(self._tables)
        for table in self._tables:
            table.limited.connect(self.limited)
            table.played.connect(self.played)
            table.is_free.connect(lambda table=table: self._next(table))

    def start(self) -> None:
        if not self._tables:
            self.finished.emit()
        for table in self._tables:
            self._next(table)

    def stop(self) -> None:
        """Stop all engines; unfinished games are abandoned."""
        self._waiting.clear()
        for table in self._tables:
            table.close()

    def _next(self, table: _GameRunner) -> None:
        if self._waiting:
            table.play(self._waiting.popleft())
            return
        table.close()
        self._busy -= 1
        if not self._busy:
            self.finished.emit()


@dataclass(slots=True)
class _RunningGame:
    """The game at a table: its number, the request for a move and the node of an agreement that are
    waited for, `silent` as in `PlayedGame`, and why it ended early.
    """

    number: int
    awaited: tuple[int | None, int | None] = (None, None)
    silent: frozenset[Color] = frozenset()
    problem: EngineProblem | None = None
    end: End | None = None


class _GameRunner(QObject):
    """The sessions of a live game without a window, and its two engines."""

    limited = Signal(str, object)
    played = Signal(object)
    is_free = Signal()

    def __init__(self, terms: MatchTerms, limits: Limits | None, parent: QObject) -> None:
        super().__init__(parent)
        self._terms = terms
        self._record = RecordSession(record_of(terms.setup), self)
        self._match = MatchSession(self._record)
        pool = EnginePool(limits, self)
        pool.limited.connect(self._on_limited)
        self._opponents = Opponents(self._record, self._match, self._launch_of, pool, self)
        self._lists = DeadLists(self._match, self._opponents, self)
        self._game: _RunningGame | None = None
        self._patience = single_shot(self, self._on_overdue)
        self._over = single_shot(self, self._finish)
        self._opponents.changed.connect(self._watch)
        self._match.phase_changed.connect(self._on_phase_changed)

    def play(self, number: int) -> None:
        """Play the game of this number."""
        players = [Player.of_engine(each) for each in (_FIRST, _SECOND)]
        if self._terms.color_of_first(number) is Color.WHITE:
            players.reverse()
        black, white = players
        self._game = _RunningGame(number)
        self._match.start(self._terms.setup._replace(black=black, white=white))
        for color in Color:
            if self._opponents.standing(color) is Standing.FAILED:
                self._opponents.restart(color)

    def close(self) -> None:
        """End both engines."""
        self._game = None
        self._patience.stop()
        self._opponents.stop()

    def _on_limited(self, engine: SharedEngine, limit: Limit) -> None:
        self.limited.emit(engine.profile.name, limit)

    def _launch_of(self, engine: PlayingEngine) -> Launch:
        return self._terms.first if engine == _FIRST else self._terms.second

    # A game

    def _watch(self) -> None:
        """Give an engine that is asked its time to answer; one that cannot go on loses."""
        game, match = self._game, self._match.match
        if game is None or match is None or match.outcome is not None:
            return
        if game.problem is None and self._opponents.problem is not None:
            game.problem = self._opponents.problem
            game.end = _end_by(game.problem)
            self._opponents.count_as_loss()
            return
        agreeing = match.node if isinstance(self._match.phase, Agreeing) else None
        awaited = asked, _ = self._opponents.asked, agreeing
        if game.awaited == awaited:
            return
        game.awaited = awaited
        for color in self._opponents.unable_to_capture:
            if (session := self._opponents.player_engines.session(color)) is not None:
                self._on_limited(session.engine, Limit(LimitKind.CLEAN_UP))
        self._patience.stop()
        if agreeing is not None or (asked is not None and match.clocks is None):
            self._patience.start(self._terms.patience)

    def _on_phase_changed(self) -> None:
        """Check whether the game is over or has reached the maximum length."""
        game, position = self._game, self._match.play_position
        if game is None or position is None:
            return
        if isinstance(self._match.phase, Finished):
            self._patience.stop()
            self._over.start(0)
        elif position.turn >= self._terms.max_turns and self._match.player_to_move is not None:
            game.end = End.TOO_LONG
            verb = partial(settled, dead=frozenset(), settlement=Settlement.AS_IS)
            self._match.say_for_engine(verb, False)
        self._watch()

    def _on_overdue(self) -> None:
        game, color = self._game, self._opponents.to_move
        if game is None:
            return
        if color is not None:
            game.end = End.TOO_SLOW
            self._match.forfeit(color)
        else:
            game.silent |= self._lists.give_up()

    def _finish(self) -> None:
        game, match = self._game, self._match.match
        if game is None or match is None or match.outcome is None:
            return
        self._game = None
        result, tree = match.outcome.result, self._record.tree
        end = game.end or _ENDS.get(result.way, End.COUNTED)
        for color, identifier in ((Color.BLACK, "PB"), (Color.WHITE, "PW")):
            name = self._opponents.player_engines.told_name(color)
            tree.replace(tree.root.id, identifier, (tree.codec.escape(name),))
        turns = self._record.at_node(tree.node(match.node)).position.turn
        self.played.emit(
            PlayedGame(game.number, tree, turns, result, end, game.problem, game.silent)
        )
        self.is_free.emit()


def _end_by(problem: EngineProblem) -> End:
    """The kind of end when an engine lost by this."""
    if isinstance(problem, EngineIllegalMove):
        return End.ILLEGAL_MOVE
    return End.NO_MOVE if isinstance(problem, EngineNoMove) else End.FAILED
