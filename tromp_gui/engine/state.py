"""The engine's state: one game as a frozen value, the player, and time settings."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import Enum
from typing import NamedTuple, Protocol, TypeAlias

from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR, Ending, Rules, Scoring
from tromp_gui.match.scores import score_at, whole_komi
from tromp_gui.network_files.profiles import Profile
from tromp_gui.scoring.count import Score

DEFAULT_SIDE = 19
"""The side of the board before `boardsize` is sent."""


@dataclass(frozen=True, slots=True)
class GameStart:
    """How a game begins: stones set up, whose turn it is, and a handicap.

    `stones` is the size of the handicap, which determines White's bonus. `free` are stones of a
    free handicap in the order placed, on an otherwise empty board: moves if the rules have free
    handicap, else a set-up. With `is_placing` Black still has to play the rest of `stones`. Fixed
    handicap stones are part of `board`.
    """

    board: Board
    to_play: Color = Color.BLACK
    free: tuple[Point, ...] = ()
    stones: int = 0
    is_placing: bool = False

    def position(self, rules: Rules) -> Position:
        """The position before the first turn."""
        if not self.free and not self.is_placing:
            return Position.start(self.board, rules, self.to_play)
        if not rules.handicap.is_free:
            player = Color.BLACK if self.is_placing else Color.WHITE
            return Position.start(self.board.with_stones(black=self.free), rules, player)
        position = Position.start(self.board, rules, handicap=self.stones)
        for point in self.free:
            position = position.handicap_move(point)
        return position


@dataclass(frozen=True, slots=True)
class Game:
    """A game in progress. `line` contains the start and the position after each of `turns`;
    `is_clean_up` says that the controller asks for dead stones to be captured before a pass.
    """

    rules: Rules
    komi: Decimal
    opening: GameStart
    turns: tuple[Turn, ...]
    line: tuple[Position, ...]
    is_clean_up: bool = False

    @classmethod
    def new(cls, rules: Rules, komi: Decimal, opening: GameStart) -> Game:
        """A game before its first turn."""
        return cls(rules, komi, opening, (), (opening.position(rules),))

    @property
    def position(self) -> Position:
        """The position now."""
        return self.line[-1]

    @property
    def board(self) -> Board:
        """The stones now."""
        return self.position.board

    @property
    def whole_komi(self) -> Decimal:
        """The komi with the points for handicap stones."""
        return whole_komi(self.rules, self.komi, self.opening.stones)

    def position_for(self, color: Color) -> Position:
        """The position now with `color` to move, even out of turn.

        GTP allows two consecutive turns by one colour. The earlier grids keep the player who was to
        move next then (docs/rules.md, "Superko"); a ko can only be retaken after the opponent's
        turn, so there is none to forbid.
        """
        position = self.position
        if color is position.to_play:
            return position
        return position._replace(to_play=color, handicap=0, before=None)

    def play(self, turn: Turn) -> Game:
        """The game after a turn of either colour. Raises `IllegalMove`."""
        return self._with(turn, self.position_for(turn.color).play(turn))

    def place(self, turn: Turn) -> Game:
        """The game after a turn of a record, legal or not."""
        return self._with(turn, self.position_for(turn.color).place(turn)[0])

    def undo(self) -> Game:
        """The game without its last turn. Raises IndexError if there is none."""
        if not self.turns:
            raise IndexError("no turn to take back")
        return replace(self, turns=self.turns[:-1], line=self.line[:-1])

    def under(self, rules: Rules) -> Game:
        """The same game under other rules; its turns are kept, legal or not."""
        return Game.new(rules, self.komi, self.opening).after(self.turns)

    def as_it_stands(self) -> Game:
        """The same game under area rules, where the next two passes count every stone and no move
        costs a point. Of passes that have stopped it nothing is left.
        """
        stopped = self.position.passes if self.position.passes > 1 else 0
        rules = self.rules._replace(scoring=Scoring.AREA, ending=Ending.AS_IS)
        last = self.position._replace(rules=rules, pairs=0, second=None)
        if stopped:
            last = last._replace(passes=0, before=None)
        end = len(self.turns) - stopped
        return replace(self, rules=rules, turns=self.turns[:end], line=(*self.line[:end], last))

    def after(self, turns: Sequence[Turn]) -> Game:
        """The game after these turns of a record."""
        game = self
        for turn in turns:
            game = game.place(turn)
        return game

    def score(self, dead: frozenset[Point] = frozenset()) -> Score:
        """The count with the `dead` stones removed; by default all are alive."""
        return score_at(self.position, self.rules, self.komi, self.opening.stones, dead)

    def _with(self, turn: Turn, position: Position) -> Game:
        return replace(self, turns=(*self.turns, turn), line=(*self.line, position))


class Outlook(NamedTuple):
    """What a search found in some visits, for one player: `winrate` 0 to 1, `lead` in points, mean
    and standard deviation of the final score, `utility`, and its error.
    """

    visits: int = 0
    winrate: float = 0.5
    lead: float = 0.0
    score: float = 0.0
    spread: float = 0.0
    utility: float = 0.0
    radius: float = 0.0


class MoveCandidate(NamedTuple):
    """A move in a search, for its player: `winrate` 0 to 1, `lead` in points.

    Without any `visits`, `winrate` and `outlook` are those of the position. `line` is the most
    likely continuation, this move first, and `line_visits` are its visits; `ownership` and its
    spread are those after the move (see `SearchReport`), empty without visits.
    """

    point: Point | None
    visits: int
    winrate: float
    lead: float
    prior: float
    line: tuple[Point | None, ...]
    line_visits: tuple[int, ...] = ()
    outlook: Outlook = Outlook()
    ownership: Sequence[float] = ()
    ownership_spread: Sequence[float] = ()


Avoided: TypeAlias = Mapping[tuple[Color, Point | None], int]
"""The moves that a search excludes, and for how many moves from the position on."""


class SearchReport(NamedTuple):
    """What a search has found so far: the moves, best first, and the position as a whole.

    `ownership` is 1 for Black's points and -1 for White's, row by row from the bottom left, and
    `ownership_spread` its standard deviation.
    """

    candidates: list[MoveCandidate]
    ownership: list[float]
    ownership_spread: Sequence[float] = ()
    outlook: Outlook = Outlook()


class TimeSettings(NamedTuple):
    """Canadian byo-yomi in seconds and stones (GTP version 2, 4.2 "Time Handling").

    Japanese byo-yomi is one stone per period; with `counts_periods` the stones in `time_left` are
    periods left.
    """

    main_time: int
    byo_yomi_time: int
    byo_yomi_stones: int
    counts_periods: bool = False


class TimeLeft(NamedTuple):
    """A player's remaining time; `stones` is 0 during the main time."""

    seconds: int
    stones: int


class EngineClock(NamedTuple):
    """A player's time; None if none was set."""

    settings: TimeSettings | None = None
    left: TimeLeft | None = None


class Resignation(Enum):
    """The choice to resign."""

    RESIGN = "resign"


Choice: TypeAlias = Point | Resignation | None
"""A player's choice: a move, a pass (None), or resignation."""


class MoveChooser(Protocol):
    """The part of the engine that chooses moves."""

    def begin(self) -> None:
        """Start a new game, drawn anew."""

    def choose(self, game: Game, color: Color, clock: EngineClock) -> Choice:
        """What `color` does now."""

    def study(
        self,
        game: Game,
        color: Color,
        pause: float,
        is_stopped: Callable[[], bool],
        avoided: Avoided,
    ) -> Iterator[SearchReport]:
        """Search for `color` until stopped, and yield the findings every `pause` seconds."""

    def consider(
        self, game: Game, color: Color, clock: EngineClock, pause: float
    ) -> Generator[SearchReport, None, Choice]:
        """Like `choose`, but yields what is found meanwhile."""

    def ponder(self, game: Game, is_stopped: Callable[[], bool]) -> None:
        """Think in the opponent's time if that is enabled; stop as soon as `is_stopped`."""


@dataclass(frozen=True, slots=True)
class HumanNetwork:
    """A network that imitates people, and whom; it stands beside the one that judges."""

    network: Network
    profile: Profile

    def answer(self, moment: Moment, symmetry: int) -> Answer:
        """The network's evaluation of a position."""
        return ask(self.network, [moment], symmetry, profile=self.profile)[0]


def _never() -> bool:
    return False


@dataclass
class Engine:
    """The engine's state; a command changes it in one assignment, last of all, or not at all.

    `is_awaited` says whether another command is waiting. `network` is used for dead stones,
    estimates and single evaluations; `human` is whom the player imitates, if anybody.
    """

    player: MoveChooser
    network: Network
    game: Game = field(default_factory=lambda: new_game(DEFAULT_SIDE, DEFAULT_SIDE))
    time_settings: TimeSettings | None = None
    time_left: dict[Color, TimeLeft] = field(default_factory=dict)
    is_quitting: bool = False
    is_awaited: Callable[[], bool] = _never
    human: HumanNetwork | None = None

    def clock(self, color: Color) -> EngineClock:
        """A player's time."""
        return EngineClock(self.time_settings, self.time_left.get(color))

    def restart(self, rows: int, columns: int) -> None:
        """A new game on an empty board of this size; rules and komi stay. Raises ValueError for the
        size.
        """
        opening = GameStart(Board.empty(rows, columns))
        self.game = Game.new(self.game.rules, self.game.komi, opening)
        self.player.begin()


def new_game(rows: int, columns: int, rules: Rules = TROMP_TAYLOR) -> Game:
    """A game on an empty board with the default komi of these rules."""
    return Game.new(rules, rules.komi, GameStart(Board.empty(rows, columns)))
