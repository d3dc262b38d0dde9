"""The test of an engine in a process of its own: start it, talk to it, let it play."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from decimal import Decimal
from pathlib import PurePath
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp import sync
from tromp_gui.gtp.check import REQUIRED, CheckReport, CheckStep
from tromp_gui.gtp.diagnosis import Cause, diagnose
from tromp_gui.gtp.failure import Failure, FailureKind, Layer
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind, Profile, can
from tromp_gui.gtp.vertex import MoveKind, parse_move
from tromp_gui.session.engine.files import find_program
from tromp_gui.session.engine.link import EngineLink, LogKind, LogLine, OnReply, Reply
from tromp_gui.session.engine.work import Limits

ANSWER_LIMIT, _MOVE_LIMIT = Limits().reply, 120_000
"""How long, in ms, an engine may take to answer, and to move."""

_SIZES = (9, 19, 13)
_MOVES = 2
_KOMI = "7"
_STEP_OF = {"boardsize": CheckStep.SIZE, "clear_board": CheckStep.SIZE, "komi": CheckStep.KOMI}


class Book:
    """The growing report of a test; `on_change` gets each new version."""

    def __init__(self, report: CheckReport, on_change: Callable[[CheckReport], None]) -> None:
        self.report = report
        self._on_change = on_change

    def show(self, report: CheckReport) -> None:
        """Continue with this report."""
        self.report = report
        self._on_change(report)

    def limit(self, limit: Limit) -> None:
        """Note something that the engine cannot do."""
        self.report = self.report.limited(limit)


class Ask(Protocol):
    """Asks the engine; the limit is in ms."""

    def __call__(self, command: str, on_reply: OnReply, limit: int | None) -> None: ...


class EngineTrial:
    """A short game under Tromp-Taylor rules; `give_up` is called if it fails, else `on_done`."""

    def __init__(
        self,
        book: Book,
        ask: Ask,
        give_up: Callable[[Failure, CheckStep], None],
        on_done: Callable[[], None],
    ) -> None:
        self._book = book
        self._ask, self._give_up, self._on_done = ask, give_up, on_done
        self._steps: deque[sync.PlanStep] = deque()
        self._sizes = deque(_SIZES)
        self._wrong: dict[CheckStep, str] = {}
        self._side = 0
        self._position = Position.start(Board.empty(1, 1), TROMP_TAYLOR)

    def begin(self, refusal: str = "") -> None:
        """Send the game in the first size it accepts; `refusal` is its answer to the last."""
        if not self._sizes:
            self._give_up(
                Failure(FailureKind.REFUSED, f"boardsize {self._side}", refusal), CheckStep.SIZE
            )
            return
        self._side = self._sizes.popleft()
        target = sync.Target(self._side, self._side, TROMP_TAYLOR, Decimal(_KOMI))
        assert self._book.report.profile is not None
        plan = sync.plan(None, target, self._book.report.profile)
        assert isinstance(plan, sync.Plan)
        self._steps = deque(plan.steps)
        self._book.show(self._book.report.begin(CheckStep.SIZE))
        self._send_next()

    def _send_next(self) -> None:
        if not self._steps:
            self._on_board_sent()
            return
        step = self._steps.popleft()
        name = step.command.partition(" ")[0]
        shown = _STEP_OF.get(name, CheckStep.RULES)
        if self._book.report.running is not shown:
            self._book.show(self._end_sending().begin(shown))
        self._ask(step.command, lambda reply: self._on_reply(step, shown, reply), ANSWER_LIMIT)

    def _end_sending(self) -> CheckReport:
        """The report with the step under way passed, as it went."""
        report, step = self._book.report, self._book.report.running
        if step is None:
            return report
        if step in self._wrong:
            return report.end(step, self._wrong[step], is_limited=True)
        detail = {
            CheckStep.SIZE: str(self._side),
            CheckStep.KOMI: _KOMI,
            CheckStep.RULES: TROMP_TAYLOR.name,
        }
        return report.end(
            step, detail.get(step, ""), step is CheckStep.SIZE and self._side != _SIZES[0]
        )

    def _on_reply(self, step: sync.PlanStep, shown: CheckStep, reply: Reply) -> None:
        if shown is CheckStep.SIZE and not reply.is_success:
            self.begin(reply.text)
            return
        wrong = "" if reply.is_success else reply.text or "?"
        if reply.is_success and step.rules is not None:
            wrong = sync.rules_misread(step.rules, reply.text)
        if wrong:
            self._book.limit(Limit(step.limit or LimitKind.RULES, wrong))
            self._wrong[shown] = wrong
        self._send_next()

    def _on_board_sent(self) -> None:
        report = self._end_sending()
        profile = report.profile
        assert profile is not None
        if not profile.rules_command:
            report = report.end(CheckStep.RULES, "", is_limited=True)
        limits = [*can(profile, TROMP_TAYLOR, grid_of(self._side, self._side)), *report.limits]
        self._book.show(report._replace(limits=tuple(dict.fromkeys(limits))).begin(CheckStep.MOVE))
        self._position = Position.start(Board.empty(self._side, self._side), TROMP_TAYLOR)
        self._ask_move()

    def _ask_move(self) -> None:
        color = self._position.to_play
        self._ask(f"genmove {color.value}", lambda reply: self._moved(color, reply), _MOVE_LIMIT)

    def _moved(self, color: Color, reply: Reply) -> None:
        if not reply.is_success:
            self._give_up(Failure(FailureKind.REFUSED, reply.command, reply.text), CheckStep.MOVE)
            return
        move = parse_move(reply.text, color, self._side, self._side)
        if move.kind is MoveKind.NONSENSE:
            self._give_up(Failure(FailureKind.NO_MOVE, reply.command, move.text), CheckStep.MOVE)
            return
        report = self._book.report
        said = f"{report.of(CheckStep.MOVE).detail} {move.text.upper()}".strip()
        if move.kind is not MoveKind.RESIGN:
            turn = Turn(color, move.point)
            if self._position.legality(turn) is not None:
                self._give_up(
                    Failure(FailureKind.ILLEGAL_MOVE, reply.command, move.text), CheckStep.MOVE
                )
                return
            self._position = self._position.play(turn)
        is_over = move.kind is MoveKind.RESIGN or len(said.split()) == _MOVES
        if is_over:
            self._book.report = report.end(CheckStep.MOVE, said)
            self._on_done()
        else:
            self._book.report = report.begin(CheckStep.MOVE, said)
            self._ask_move()


QUIT_LIMIT = 3_000
"""How long, in ms, an engine may take to end."""

_ALIVE = 400
"""After so long, in ms, a program that has not ended counts as started."""
_LONG = 2_000
"""After this time, in ms, stop waiting for a silent engine if the reason is known."""
_INDISPENSABLE = frozenset({"boardsize", "clear_board", "komi", "play", "genmove"})
_TAIL = 20


class EngineCheck(QObject):
    """One test of one launch; make a new one for the next.

    Signals: `changed(CheckReport)` after every step; `logged(tuple[LogLine, ...])` new lines of
    the log, at most ten times a second. When the report is over, no process is left running.
    """

    changed = Signal(object)
    logged = Signal(object)

    def __init__(self, launch: Launch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = Book(CheckReport(launch), self.changed.emit)
        self._link = EngineLink(launch, parent=self)
        self._link.failed.connect(self._failed)
        self._link.logged.connect(self._log)
        self._tail: deque[LogLine] = deque(maxlen=_TAIL)
        self._clock = QElapsedTimer()
        self._has_quit = False

    @property
    def report(self) -> CheckReport:
        """The report so far."""
        return self._book.report

    @property
    def seconds(self) -> float:
        """The duration so far."""
        return self._clock.elapsed() / 1000 if self._clock.isValid() else 0.0

    def start(self) -> None:
        """Begin. Everything is reported by signals."""
        self._clock.start()
        launch = self.report.launch
        variables = dict(launch.environment)
        program = find_program(launch.program, launch.folder, variables.get("PATH"))
        self._book.show(self.report.begin(CheckStep.FOUND))
        if isinstance(program, FailureKind):
            is_there = program is FailureKind.NOT_EXECUTABLE
            step = CheckStep.EXECUTABLE if is_there else CheckStep.FOUND
            report = self.report.end(CheckStep.FOUND, launch.program) if is_there else self.report
            other = "" if is_there else _elsewhere(launch.program)
            self._give_up(Failure(program, launch.program, other), step, report)
            return
        self._book.show(
            self.report.end(CheckStep.FOUND, program)
            .end(CheckStep.EXECUTABLE)
            .begin(CheckStep.STARTS)
        )
        self._link.open()
        QTimer.singleShot(_ALIVE, self, self._alive)
        QTimer.singleShot(_LONG, self, self._give_up_hope)
        self._ask("name", self._named, None)

    def cancel(self) -> None:
        """Stop at once."""
        if not self.report.is_over:
            step = self.report.running or CheckStep.STARTS
            command = self._link.oldest.command if self._link.oldest else ""
            self._give_up(Failure(FailureKind.NOT_RESPONDING, command), step)

    # It starts, and says who it is

    def _alive(self) -> None:
        """The process runs; it may still be loading."""
        if self.report.running is CheckStep.STARTS:
            self._book.show(self.report.end(CheckStep.STARTS).begin(CheckStep.SPEAKS))

    def _give_up_hope(self) -> None:
        """It was not started in GTP mode, so no answer will ever come."""
        silence = Failure(FailureKind.NOT_RESPONDING, "name")
        cause = diagnose(silence, self.report.launch).cause
        if self.report.running is CheckStep.SPEAKS and cause is Cause.MODE_MISSING:
            self._give_up(silence, CheckStep.SPEAKS)

    def _named(self, reply: Reply) -> None:
        self._alive()
        seconds = f"{self.seconds:.1f}"
        self._book.show(self.report.end(CheckStep.SPEAKS, seconds).begin(CheckStep.NAMED))
        name = reply.text if reply.is_success else ""
        self._ask("version", lambda version: self._versioned(name, version))

    def _versioned(self, name: str, reply: Reply) -> None:
        version = reply.text if reply.is_success else ""
        profile = Profile(name, version, arguments=self.report.launch.arguments)
        said = f"{name} {version}".strip()
        report = self.report.end(CheckStep.NAMED, said, is_limited=not said)
        self._book.show(report.begin(CheckStep.COMMANDS)._replace(profile=profile))
        self._ask("list_commands", self._listed)

    def _listed(self, reply: Reply) -> None:
        commands = frozenset(reply.text.split()) if reply.is_success else frozenset(REQUIRED)
        missing = [name for name in REQUIRED if name not in commands]
        if _INDISPENSABLE.intersection(missing):
            message = " ".join(missing)
            self._give_up(
                Failure(FailureKind.REFUSED, "list_commands", message), CheckStep.COMMANDS
            )
            return
        assert self.report.profile is not None
        profile = self.report.profile._replace(commands=commands)
        count = str(len(commands)) if reply.is_success else ""
        report = self.report.end(CheckStep.COMMANDS, " ".join(missing) or count, bool(missing))
        self._book.show(report._replace(profile=profile))
        for command in self.report.launch.commands:
            self._ask(command, self._sent_at_start)
        self._try_out()

    def _sent_at_start(self, reply: Reply) -> None:
        if not reply.is_success:
            self._book.limit(Limit(LimitKind.START_COMMAND, reply.command))

    # It plays, and ends

    def _try_out(self) -> None:
        trial = EngineTrial(self._book, self._ask, self._give_up, self._quit)
        trial.begin()

    def _quit(self) -> None:
        self._book.show(self.report.begin(CheckStep.QUITS))
        self._has_quit = True
        QTimer.singleShot(QUIT_LIMIT, self, self._lingers)
        self._ask("quit", lambda _reply: None, None)

    def _lingers(self) -> None:
        if not self.report.is_over:
            self._link.close(is_kind=False)
            self._book.show(self.report.end(CheckStep.QUITS, is_limited=True))

    # What goes wrong

    def _ask(
        self, command: str, on_reply: Callable[[Reply], None], limit: int | None = ANSWER_LIMIT
    ) -> None:
        """Send a command; if no answer comes, only `failed` reports it."""

        def answer(reply: Reply) -> None:
            if reply.failure is None and not self.report.is_over:
                on_reply(reply)

        self._link.ask(command, limit).then(answer)

    def _failed(self, failure: Failure) -> None:
        if self.report.is_over:
            return
        if self._has_quit and failure.kind in (FailureKind.EXITED, FailureKind.HUNG_UP):
            self._book.show(self.report.end(CheckStep.QUITS))
            return
        step = self.report.running or CheckStep.STARTS
        if step in (CheckStep.STARTS, CheckStep.SPEAKS):
            step = CheckStep.STARTS if failure.layer is Layer.PROCESS else CheckStep.SPEAKS
        report = self.report.end(CheckStep.STARTS) if step is CheckStep.SPEAKS else self.report
        self._give_up(failure, step, report)

    def _give_up(
        self, failure: Failure, step: CheckStep, report: CheckReport | None = None
    ) -> None:
        self._link.close(is_kind=False)
        whole = failure
        if not failure.errors and not failure.output:
            errors = tuple(each.text for each in self._tail if each.kind is LogKind.ERROR)
            output = tuple(each.text for each in self._tail if each.kind is LogKind.STRAY)
            whole = failure._replace(errors=errors, output=output)
        self._book.show((report or self.report).fail(step, whole))

    def _log(self, lines: tuple[LogLine, ...]) -> None:
        self._tail.extend(lines)
        self.logged.emit(lines)


def _elsewhere(program: str) -> str:
    """A program of the same name in one of the usual folders; empty without one."""
    found = find_program(PurePath(program).name) if program else ""
    return found if isinstance(found, str) else ""
