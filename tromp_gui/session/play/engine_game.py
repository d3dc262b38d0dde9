"""One game between two engines, with the program as its referee."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import Enum

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import TROMP_TAYLOR, Rules, Scoring
from tromp_gui.gtp.engine_move import EngineMove, MoveKind
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.sync import Target
from tromp_gui.match.clock import Clocks, TimeControl
from tromp_gui.match.repetition import offers_no_result
from tromp_gui.match.scores import file_komi, score_at
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.timers import single_shot
from tromp_gui.session.play.engine_clocks import clocks_left, timing_of


class End(Enum):
    """How a game between engines came to its end; the value is the word of our tables."""

    COUNTED = "counted"
    RESIGNED = "resigned"
    ON_TIME = "time"
    ILLEGAL_MOVE = "illegal"
    NO_MOVE = "no move"
    FAILED = "failed"
    TOO_SLOW = "too slow"
    TOO_LONG = "too long"
    """As many turns as a game may have; the board is counted as it stands."""
    REPEATED = "repeated"
    """A situation for the third time, under simple ko: no result."""


@dataclass(frozen=True, slots=True)
class GameTerms:
    """What a game is played under.

    `patience` is how long, in ms, a single turn may take where no clock runs out before.
    """

    rows: int = 9
    columns: int = 9
    rules: Rules = TROMP_TAYLOR
    komi: Decimal = TROMP_TAYLOR.komi
    time: TimeControl | None = None
    max_turns: int = 1000
    patience: int = 600_000


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that is over: the last position's turns, its result, and what decided it.

    `illegal` goes with ILLEGAL_MOVE and `failure` with FAILED; `text` is the answer that was no
    move, or the point of the illegal one.
    """

    turns: tuple[Turn, ...]
    result: Result
    end: End
    illegal: Illegal | None = None
    failure: Failure | None = None
    text: str = ""


class EngineGame(QObject):
    """Asks two engines for turns until the game is over. Signal: `finished(PlayedGame)`, once.

    Two passes in a row end it. Under area scoring the board is counted as it stands; under
    territory scoring both engines are asked for dead stones, and what they agree on is removed.
    An engine that fails, makes an illegal move or none, or runs out of time loses.
    """

    finished = Signal(object)

    def __init__(
        self,
        terms: GameTerms,
        black: EngineSession,
        white: EngineSession,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._terms = terms
        self._engines = {Color.BLACK: black, Color.WHITE: white}
        board = Board.empty(terms.rows, terms.columns)
        self._line = [Position.start(board, terms.rules)]
        komi = file_komi(terms.rules, terms.komi)
        self._target = Target(
            terms.rows, terms.columns, terms.rules, komi, timing=timing_of(terms.time)
        )
        self._clocks = Clocks.full(terms.time, terms.time)
        self._time = QElapsedTimer()
        self._alarm = single_shot(self, self._out_of_time)
        self._dead: dict[Color, frozenset[Point]] = {}
        self._is_over = False
        black.failed.connect(self._black_failed)
        white.failed.connect(self._white_failed)

    @property
    def position(self) -> Position:
        """The position now."""
        return self._line[-1]

    def start(self) -> None:
        """Begin. Both engines are brought to the empty board before any clock runs."""
        self._time.start()
        first = self._engines[Color.WHITE]
        first.be_at(self._target, lambda: self._ready(Color.BLACK))

    def _ready(self, color: Color) -> None:
        engine = self._engines[color]
        engine.be_at(self._target, self._ask)

    def _ask(self) -> None:
        """Ask whoever is to move."""
        if self._is_over:
            return
        color = self.position.to_play
        now = self._time.elapsed()
        self._clocks = self._clocks.run(color, now)
        clock = self._clocks.of(color)
        self._alarm.start(self._terms.patience if clock is None else self._left(color))
        self._engines[color].genmove(
            color,
            self._target,
            self._moved,
            self.position.turn,
            clocks=clocks_left(self._clocks),
        )

    def _left(self, color: Color) -> int:
        """How long, in ms, until the clock of `color` may have run out, at most."""
        now = self._time.elapsed()
        ahead = 1
        while self._clocks.loser(now + ahead) is not color and ahead < self._terms.patience:
            ahead *= 2
        return min(ahead, self._terms.patience)

    def _moved(self, move: EngineMove) -> None:
        now = self._time.elapsed()
        self._alarm.stop()
        if self._is_over:
            return
        if self._clocks.loser(now) is move.color:
            self._end(Result(move.color.opponent, Way.TIME), End.ON_TIME)
        elif move.kind is MoveKind.RESIGN:
            self._end(Result(move.color.opponent, Way.RESIGNATION), End.RESIGNED)
        elif move.kind is MoveKind.NONSENSE:
            self._forfeit(move.color, End.NO_MOVE, text=move.text)
        else:
            self._clocks = self._clocks.after_turn(move.color, now)
            self._take(Turn(move.color, move.point), move.text)

    def _take(self, turn: Turn, text: str) -> None:
        illegal = self.position.legality(turn)
        if illegal is not None:
            self._forfeit(turn.color, End.ILLEGAL_MOVE, illegal, text=text)
            return
        self._line.append(self.position.play(turn))
        self._target = self._target.after(turn)
        if self.position.passes >= 2:
            self._count()
        elif offers_no_result(self._line):
            self._end(Result(None, Way.VOID), End.REPEATED)
        elif self.position.turn >= self._terms.max_turns:
            self._end(self._score(frozenset()), End.TOO_LONG)
        else:
            self._ask()

    # The end

    def _count(self) -> None:
        if self._terms.rules.scoring in (Scoring.AREA, Scoring.AREA_1995):
            self._end(self._score(frozenset()), End.COUNTED)
            return
        target = self._target.without_last_passes()
        black, white = self._engines.values()
        black.dead_stones(target, lambda dead: self._listed(Color.BLACK, dead))
        white.dead_stones(target, lambda dead: self._listed(Color.WHITE, dead))

    def _listed(self, color: Color, dead: frozenset[Point] | None) -> None:
        """An engine that gives no list says that nothing is dead."""
        if self._is_over:
            return
        stones = self.position.board
        self._dead[color] = frozenset(p for p in dead or () if stones.at(p) is not None)
        if len(self._dead) == 2:
            black, white = self._dead.values()
            self._end(self._score(black if black == white else frozenset()), End.COUNTED)

    def _score(self, dead: frozenset[Point]) -> Result:
        return score_at(self.position, self._terms.rules, self._terms.komi, 0, dead).result

    def _out_of_time(self) -> None:
        color = self.position.to_play
        if self._clocks.loser(self._time.elapsed()) is color:
            self._end(Result(color.opponent, Way.TIME), End.ON_TIME)
        elif self._clocks.of(color) is None:
            self._forfeit(color, End.TOO_SLOW)
        else:
            self._alarm.start(self._left(color))

    def _black_failed(self, failure: Failure) -> None:
        self._failed(Color.BLACK, failure)

    def _white_failed(self, failure: Failure) -> None:
        self._failed(Color.WHITE, failure)

    def _failed(self, color: Color, failure: Failure) -> None:
        if not self._is_over:
            self._forfeit(color, End.FAILED, failure=failure)

    def _forfeit(
        self,
        color: Color,
        end: End,
        illegal: Illegal | None = None,
        failure: Failure | None = None,
        text: str = "",
    ) -> None:
        """`color` loses, since it cannot play."""
        self._end(Result(color.opponent, Way.FORFEIT), end, illegal, failure, text)

    def _end(
        self,
        result: Result,
        end: End,
        illegal: Illegal | None = None,
        failure: Failure | None = None,
        text: str = "",
    ) -> None:
        self._is_over = True
        self._alarm.stop()
        for engine in self._engines.values():
            engine.stop_thinking()
        played = PlayedGame(self._target.turns, result, end, illegal, failure, text)
        self.finished.emit(played)
