"""The test of an engine: started, spoken to and made to play, step by step, in its own process."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import PurePath

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp import sync
from tromp_gui.gtp.check import REQUIRED, Report, Step
from tromp_gui.gtp.engine_move import MoveKind, parse_move
from tromp_gui.gtp.failure import Failure, Layer, Trouble
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Lack, Limit, Profile, can
from tromp_gui.session.engine_files import find_program
from tromp_gui.session.engine_link import EngineLink, LogKind, LogLine, Reply

ANSWER_LIMIT, MOVE_LIMIT, QUIT_LIMIT = 20_000, 120_000, 3_000
"""How long, in ms, an engine may take to answer, to move, and to end."""

_ALIVE = 400
"""After so long, in ms, a program that has not ended counts as started."""
_SIZES = (9, 19, 13)
_MOVES = 2
_KOMI = "7"
_INDISPENSABLE = frozenset({"boardsize", "clear_board", "komi", "play", "genmove"})
_STEP_OF = {"boardsize": Step.SIZE, "clear_board": Step.SIZE, "komi": Step.KOMI}
_TAIL = 20


class EngineCheck(QObject):
    """One test of one launch; make a new one for the next.

    Signals: `changed(Report)` after every step; `logged(tuple[LogLine, ...])` what was said, at
    most ten times a second. When the report is over nothing of the engine is left running.
    """

    changed = Signal(object)
    logged = Signal(object)

    def __init__(self, launch: Launch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._report = Report(launch)
        self._link = EngineLink(launch, parent=self)
        self._link.failed.connect(self._failed)
        self._link.logged.connect(self._log)
        self._tail: deque[LogLine] = deque(maxlen=_TAIL)
        self._clock = QElapsedTimer()
        self._steps: deque[sync.Step] = deque()
        self._sizes = deque(_SIZES)
        self._wrong: dict[Step, str] = {}
        self._side = 0
        self._position = Position.start(Board.empty(1, 1), TROMP_TAYLOR)
        self._has_quit = False

    @property
    def report(self) -> Report:
        """What was found up to now."""
        return self._report

    @property
    def seconds(self) -> float:
        """How long it has been going on."""
        return self._clock.elapsed() / 1000 if self._clock.isValid() else 0.0

    def start(self) -> None:
        """Begin. Everything is told by signals."""
        self._clock.start()
        launch = self._report.launch
        variables = dict(launch.environment)
        program = find_program(launch.program, launch.folder, variables.get("PATH"))
        self._show(self._report.begin(Step.FOUND))
        if isinstance(program, Trouble):
            is_there = program is Trouble.NOT_EXECUTABLE
            step = Step.EXECUTABLE if is_there else Step.FOUND
            report = self._report.end(Step.FOUND, launch.program) if is_there else self._report
            other = "" if is_there else _elsewhere(launch.program)
            self._give_up(Failure(program, launch.program, other), step, report)
            return
        self._show(self._report.end(Step.FOUND, program).end(Step.EXECUTABLE).begin(Step.STARTS))
        self._link.open()
        QTimer.singleShot(_ALIVE, self, self._alive)
        self._ask("name", self._named, None)

    def cancel(self) -> None:
        """Stop where it is."""
        if not self._report.is_over:
            step = self._report.running or Step.STARTS
            command = self._link.oldest.command if self._link.oldest else ""
            self._give_up(Failure(Trouble.NOT_RESPONDING, command), step)

    # It starts, and says who it is

    def _alive(self) -> None:
        """It runs, and may still be loading."""
        if self._report.running is Step.STARTS:
            self._show(self._report.end(Step.STARTS).begin(Step.SPEAKS))

    def _named(self, reply: Reply) -> None:
        self._alive()
        seconds = f"{self.seconds:.1f}"
        self._show(self._report.end(Step.SPEAKS, seconds).begin(Step.NAMED))
        name = reply.text if reply.is_success else ""
        self._ask("version", lambda version: self._versioned(name, version))

    def _versioned(self, name: str, reply: Reply) -> None:
        version = reply.text if reply.is_success else ""
        profile = Profile(name, version, arguments=self._report.launch.arguments)
        said = f"{name} {version}".strip()
        report = self._report.end(Step.NAMED, said, is_limited=not said)
        self._show(replace(report.begin(Step.COMMANDS), profile=profile))
        self._ask("list_commands", self._listed)

    def _listed(self, reply: Reply) -> None:
        commands = frozenset(reply.text.split()) if reply.is_success else frozenset(REQUIRED)
        missing = [name for name in REQUIRED if name not in commands]
        if _INDISPENSABLE.intersection(missing):
            message = " ".join(missing)
            self._give_up(Failure(Trouble.REFUSED, "list_commands", message), Step.COMMANDS)
            return
        assert self._report.profile is not None
        profile = replace(self._report.profile, commands=commands)
        count = str(len(commands)) if reply.is_success else ""
        report = self._report.end(Step.COMMANDS, " ".join(missing) or count, bool(missing))
        self._show(replace(report, profile=profile))
        for command in self._report.launch.commands:
            self._ask(command, self._sent_at_start)
        self._try_size()

    def _sent_at_start(self, reply: Reply) -> None:
        if not reply.is_success:
            self._limit(Limit(Lack.START_COMMAND, reply.command))

    # It is told a game

    def _try_size(self, refusal: str = "") -> None:
        """Tell the game on the first size that it takes."""
        if not self._sizes:
            self._give_up(Failure(Trouble.REFUSED, f"boardsize {self._side}", refusal), Step.SIZE)
            return
        self._side = self._sizes.popleft()
        target = sync.Target(self._side, self._side, TROMP_TAYLOR, Decimal(_KOMI))
        assert self._report.profile is not None
        plan = sync.plan(None, target, self._report.profile)
        assert isinstance(plan, sync.Plan)
        self._steps = deque(plan.steps)
        self._show(self._report.begin(Step.SIZE))
        self._tell_next()

    def _tell_next(self) -> None:
        if not self._steps:
            self._told()
            return
        step = self._steps.popleft()
        name = step.command.partition(" ")[0]
        shown = _STEP_OF.get(name, Step.RULES)
        if self._report.running is not shown:
            self._show(self._end_telling().begin(shown))
        self._ask(step.command, lambda reply: self._answered(step, shown, reply))

    def _end_telling(self) -> Report:
        """The report with the step under way passed, as it went."""
        report, step = self._report, self._report.running
        if step is None:
            return report
        if step in self._wrong:
            return report.end(step, self._wrong[step], is_limited=True)
        detail = {Step.SIZE: str(self._side), Step.KOMI: _KOMI, Step.RULES: TROMP_TAYLOR.name}
        return report.end(step, detail.get(step, ""), step is Step.SIZE and self._side != _SIZES[0])

    def _answered(self, step: sync.Step, shown: Step, reply: Reply) -> None:
        if shown is Step.SIZE and not reply.is_success:
            self._try_size(reply.text)
            return
        wrong = "" if reply.is_success else reply.text or "?"
        if reply.is_success and step.rules is not None:
            wrong = sync.rules_misread(step.rules, reply.text)
        if wrong:
            self._limit(Limit(step.lack or Lack.RULES, wrong))
            self._wrong[shown] = wrong
        self._tell_next()

    def _told(self) -> None:
        report = self._end_telling()
        profile = report.profile
        assert profile is not None
        if not profile.rules_command:
            report = report.end(Step.RULES, "", is_limited=True)
        limits = [*can(profile, TROMP_TAYLOR, grid_of(self._side, self._side)), *report.limits]
        self._show(replace(report, limits=tuple(dict.fromkeys(limits))).begin(Step.MOVE))
        self._position = Position.start(Board.empty(self._side, self._side), TROMP_TAYLOR)
        self._ask_move()

    # It plays, and ends

    def _ask_move(self) -> None:
        color = self._position.to_play
        self._ask(f"genmove {color.value}", lambda reply: self._moved(color, reply), MOVE_LIMIT)

    def _moved(self, color: Color, reply: Reply) -> None:
        if not reply.is_success:
            self._give_up(Failure(Trouble.REFUSED, reply.command, reply.text), Step.MOVE)
            return
        move = parse_move(reply.text, color, self._side, self._side)
        if move.kind is MoveKind.NONSENSE:
            self._give_up(Failure(Trouble.NO_MOVE, reply.command, move.text), Step.MOVE)
            return
        report = self._report
        said = f"{report.of(Step.MOVE).detail} {move.text.upper()}".strip()
        if move.kind is not MoveKind.RESIGN:
            turn = Turn(color, move.point)
            if self._position.legality(turn) is not None:
                self._give_up(Failure(Trouble.ILLEGAL_MOVE, reply.command, move.text), Step.MOVE)
                return
            self._position = self._position.play(turn)
        self._played(report.end(Step.MOVE, said), move.kind is MoveKind.RESIGN)

    def _played(self, report: Report, is_over: bool) -> None:
        self._report = report
        if not is_over and len(report.of(Step.MOVE).detail.split()) < _MOVES:
            self._ask_move()
            return
        self._show(report.begin(Step.QUITS))
        self._has_quit = True
        QTimer.singleShot(QUIT_LIMIT, self, self._lingers)
        self._ask("quit", lambda _reply: None, None)

    def _lingers(self) -> None:
        if not self._report.is_over:
            self._link.close(is_kind=False)
            self._show(self._report.end(Step.QUITS, is_limited=True))

    # What goes wrong

    def _ask(
        self, command: str, on_reply: Callable[[Reply], None], limit: int | None = ANSWER_LIMIT
    ) -> None:
        """Ask; an answer that will not come is told by `failed` alone."""

        def answer(reply: Reply) -> None:
            if reply.failure is None and not self._report.is_over:
                on_reply(reply)

        self._link.ask(command, answer, limit)

    def _failed(self, failure: Failure) -> None:
        if self._report.is_over:
            return
        if self._has_quit and failure.trouble in (Trouble.EXITED, Trouble.HUNG_UP):
            self._show(self._report.end(Step.QUITS))
            return
        step = self._report.running or Step.STARTS
        if step in (Step.STARTS, Step.SPEAKS):
            step = Step.STARTS if failure.layer is Layer.PROCESS else Step.SPEAKS
        report = self._report.end(Step.STARTS) if step is Step.SPEAKS else self._report
        self._give_up(failure, step, report)

    def _give_up(self, failure: Failure, step: Step, report: Report | None = None) -> None:
        self._link.close(is_kind=False)
        whole = failure
        if not failure.errors and not failure.output:
            errors = tuple(each.text for each in self._tail if each.kind is LogKind.ERROR)
            output = tuple(each.text for each in self._tail if each.kind is LogKind.STRAY)
            whole = replace(failure, errors=errors, output=output)
        self._show((report or self._report).fail(step, whole))

    def _limit(self, limit: Limit) -> None:
        self._report = replace(self._report, limits=(*self._report.limits, limit))

    def _log(self, lines: tuple[LogLine, ...]) -> None:
        self._tail.extend(lines)
        self.logged.emit(lines)

    def _show(self, report: Report) -> None:
        self._report = report
        self.changed.emit(report)


def _elsewhere(program: str) -> str:
    """A program of the same name in one of the usual folders; empty without one."""
    found = find_program(PurePath(program).name) if program else ""
    return found if isinstance(found, str) else ""
