"""Pieces of work for an `EngineSession`, as values, and the commands for each."""

from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple, TypeAlias

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.profile import CLEAN_UP, AnalysisKind, Profile
from tromp_gui.gtp.sync import NeedsRestart, Target
from tromp_gui.gtp.timing import TimeSystem
from tromp_gui.gtp.verdict import Verdict, read_verdict
from tromp_gui.gtp.vertex import EngineMove, MoveKind, format_vertex

OnMove: TypeAlias = Callable[[EngineMove], None]
OnReport: TypeAlias = Callable[[Analysis], None]


class EngineAnswer(NamedTuple):
    """What an engine answered to a command; its komi was larger than the game's by `excess`."""

    command: str
    text: str
    excess: Decimal = Decimal(0)

    def verdict(self, board: Board, by: str = "") -> Verdict | None:
        """The verdict on `board` in the answer of the engine `by`, for the komi of the game; None
        if it is not about this board.
        """
        verdict = read_verdict(board, self.command, self.text, by)
        if verdict is None or verdict.lead is None:
            return verdict
        return verdict._replace(lead=verdict.lead + float(self.excess))


OnAnswer: TypeAlias = Callable[[EngineAnswer | None], None]


class Limits(NamedTuple):
    """Time limits in ms.

    After `starting` the engine is only reported as slow; after `reply` (any short command) it
    counts as dead; after `ending` (a cancelled analysis) it is killed and restarted; after `asking`
    (dead stones, score) the question counts as unanswered. It is checked whether it can still
    answer, every `thinking` while it searches for a move, every `checking` while it analyses.
    `grace` is the time to end after `quit`, and again after being terminated.
    """

    starting: int = 5_000
    reply: int = 20_000
    thinking: int = 60_000
    ending: int = 2_000
    asking: int = 5_000
    checking: int = 5_000
    grace: int = 1_000


class ClockLeft(NamedTuple):
    """A reading of a player's clock for `time_left`: seconds, and stones (0: main time)."""

    color: Color
    seconds: int
    stones: int = 0


class Move(NamedTuple):
    """Find a move; `is_hint` if the engine should not assume that it is played."""

    target: Target
    color: Color
    on_move: OnMove
    token: int
    is_hint: bool = False
    clocks: tuple[ClockLeft, ...] = ()


class Analyse(NamedTuple):
    """Analyse a position until cancelled; the engine reports every `interval` hundredths of a
    second, and `on_report` gets at most twenty reports a second. The first move is one of the
    points `allowed`, if given.
    """

    target: Target
    color: Color
    interval: int
    on_report: OnReport
    allowed: frozenset[Point] | None = None


UNLIMITED = 0
"""The `limit` of a question that has none."""


class Question(NamedTuple):
    """Ask the first of some `commands` that the engine lists, else the last; `on_told` gets None
    where it refuses, or takes longer than `limit` ms (None: `Limits.asking`). With `UNLIMITED` it
    may take as long as for a move.
    """

    target: Target
    commands: tuple[str, ...]
    on_told: OnAnswer
    limit: int | None = None

    @property
    def is_limited(self) -> bool:
        """Whether it counts as unanswered after some time."""
        return self.limit != UNLIMITED


Work: TypeAlias = Move | Analyse | Question


Outcome: TypeAlias = EngineMove | EngineAnswer | Failure | NeedsRestart | None
"""What comes of some work; a failure if the engine refuses it, None if there is nothing to tell."""


def tell(work: Work | None, outcome: Outcome = None) -> None:
    """Pass the outcome of some work on to whoever wanted it; a question is always answered."""
    match work:
        case Move() if isinstance(outcome, EngineMove):
            work.on_move(outcome)
        case Question():
            work.on_told(outcome if isinstance(outcome, EngineAnswer) else None)


def state_during(work: Work) -> EngineState:
    """The state of an engine that does this."""
    return EngineState.ANALYSING if isinstance(work, Analyse) else EngineState.THINKING


_HARMLESS = frozenset({
    "protocol_version", "name", "version", "known_command", "list_commands", "showboard",
    "final_score", "final_status_list", "get_komi", "kata-get-rules", "kata-get-param",
    "kata-get-params", "kata-list-params", "kata-get-models", "kata-list_time_settings",
    "kata-raw-nn", "reg_genmove", "printsgf", "all_legal", "is_legal", "list_stones", "captures",
    "estimate_score", "cputime", "cpu_time", "gomill-cpu_time", "move_history", "countlib", "color",
    "get_random_seed", "help", "stop", "top_moves", "top_moves_black", "top_moves_white",
    "time_left", "clear_cache", "tromp-dead_stones", "tromp-estimate",
})  # fmt: skip
"""Commands that leave board, komi and rules as they are.

A search for the colour that is not to move is none: KataGo drops the game's moves for it, and
with them the ko ban.
"""

_ENDED_BY_ANY = frozenset({
    "kata-analyze", "lz-analyze", "analyze", "kata-search_cancellable",
    "kata-search_analyze_cancellable",
})  # fmt: skip


def name_of(command: str) -> str:
    """The command's first word; "" for an empty one."""
    return command.split(maxsplit=1)[0] if command.split() else ""


def changes_board(name: str) -> bool:
    """Whether a command may change the engine's position; an unknown one may."""
    return name not in _HARMLESS


def ends_at_next(name: str) -> bool:
    """Whether a command runs until another one is sent."""
    return name in _ENDED_BY_ANY


def plays_its_move(name: str) -> bool:
    """Whether a search of this name puts the move it finds on the engine's board."""
    return "genmove" in name and not name.startswith("reg_")


def after_move(work: Move, move: EngineMove) -> Target | None:
    """The engine's position once it has played its move; None if that is uncertain."""
    is_turn = move.kind in (MoveKind.STONE, MoveKind.PASS)
    return work.target.after(Turn(work.color, move.point)) if is_turn else None


def move_commands(work: Move, profile: Profile) -> list[str]:
    """How to ask for a move: the clocks, if the engine supports them, then the search."""
    clocks = work.clocks if profile.knows("time_left") else ()
    return [*(_reading(clock, work, profile) for clock in clocks), _search(work, profile)]


def _reading(clock: ClockLeft, work: Move, profile: Profile) -> str:
    """A clock; without `kata-time_settings`, byo-yomi was sent as a stone a period."""
    color, seconds, stones = clock
    timing = work.target.timing
    is_byo_yomi = timing is not None and timing.system is TimeSystem.BYO_YOMI
    if is_byo_yomi and not profile.knows("kata-time_settings"):
        stones = min(stones, 1)
    return f"time_left {color.value} {seconds} {stones}"


def _search(work: Move, profile: Profile) -> str:
    """The search for a move: a cancellable one if the engine has it and dead stones may stay."""
    color = work.color.value
    if work.target.removes_dead is False and profile.knows(CLEAN_UP):
        return f"{CLEAN_UP} {color}"
    if profile.cancellable_search:
        return f"{profile.cancellable_search} {color}"
    if work.is_hint and profile.knows("reg_genmove"):
        return f"reg_genmove {color}"
    return f"genmove {color}"


def analysis_commands(work: Analyse, profile: Profile) -> tuple[str, ...]:
    """How to ask for an analysis, in the most detailed way first: old engines refuse some.

    No command if the engine has no such analysis; only KataGo's command is known to take points.
    """
    kind = profile.analysis
    if work.allowed is not None and kind is not AnalysisKind.KATA:
        return ()
    start = f"{kind.value} {work.color.value} {work.interval}"
    if work.allowed is not None:
        vertices = ",".join(map(format_vertex, sorted(work.allowed)))
        start += f" allow {work.color.value} {vertices} 1"
    if kind is AnalysisKind.KATA:
        return f"{start} rootInfo true ownership true", f"{start} ownership true", start
    return (start,) if kind is AnalysisKind.LZ else ()
