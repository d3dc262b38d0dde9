"""The test of an engine in a process of its own: start it, talk to it, let it play."""

from __future__ import annotations

from collections import deque
from decimal import Decimal
from itertools import groupby
from pathlib import PurePath

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.move import Turn
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp import sync
from tromp_gui.gtp.check import REQUIRED, CheckReport, CheckStep
from tromp_gui.gtp.diagnosis import Cause, diagnose
from tromp_gui.gtp.failure import Failure, FailureKind, Layer
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind, Profile, can
from tromp_gui.gtp.vertex import MoveKind, parse_move
from tromp_gui.session.engine.conversation import Conversation
from tromp_gui.session.engine.files import find_program
from tromp_gui.session.engine.link import EngineLink, LogKind, LogLine
from tromp_gui.session.engine.work import Limits

ANSWER_LIMIT, _MOVE_LIMIT = Limits().reply, 120_000
"""How long, in ms, an engine may take to answer, and to move."""

_SIZES = (9, 19, 13)
_MOVES = 2
_KOMI = "7"
_STEP_OF = {"boardsize": CheckStep.SIZE, "clear_board": CheckStep.SIZE, "komi": CheckStep.KOMI}


QUIT_LIMIT = 3_000
"""How long, in ms, an engine may take to end."""

_ALIVE = 400
"""After so long, in ms, a program that has not ended counts as started."""
_LONG = 2_000
"""After this time, in ms, stop waiting for a silent engine if the reason is known."""
_INDISPENSABLE = frozenset({"boardsize", "clear_board", "komi", "play", "genmove"})
_TAIL = 20


class _Failed(Exception):
    """The engine has failed the test at this step."""

    def __init__(self, step: CheckStep, failure: Failure) -> None:
        super().__init__(failure)
        self.step, self.failure = step, failure


def _shown_as(step: sync.PlanStep) -> CheckStep:
    return _STEP_OF.get(step.command.partition(" ")[0], CheckStep.RULES)


class EngineCheck(QObject):
    """One test of one launch; make a new one for the next.

    Signals: `changed(CheckReport)` after every step; `logged(tuple[LogLine, ...])` new lines of
    the log, at most ten times a second. When the report is over, no process is left running.
    """

    changed = Signal(object)
    logged = Signal(object)

    def __init__(self, launch: Launch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._report = CheckReport(launch)
        self._link = EngineLink(launch, parent=self)
        self._link.failed.connect(self._failed)
        self._link.logged.connect(self._log)
        self._tail: deque[LogLine] = deque(maxlen=_TAIL)
        self._clock = QElapsedTimer()
        self._has_quit = False

    @property
    def report(self) -> CheckReport:
        """The report so far."""
        return self._report

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
        self._show(self.report.begin(CheckStep.FOUND))
        if isinstance(program, FailureKind):
            is_there = program is FailureKind.NOT_EXECUTABLE
            step = CheckStep.EXECUTABLE if is_there else CheckStep.FOUND
            report = self.report.end(CheckStep.FOUND, launch.program) if is_there else self.report
            other = "" if is_there else _elsewhere(launch.program)
            self._give_up(Failure(program, launch.program, other), step, report)
            return
        self._show(
            self.report.end(CheckStep.FOUND, program)
            .end(CheckStep.EXECUTABLE)
            .begin(CheckStep.STARTS)
        )
        self._link.open()
        QTimer.singleShot(_ALIVE, self, self._alive)
        QTimer.singleShot(_LONG, self, self._give_up_hope)
        Conversation(self._test(), lambda _: None).go_on()

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
            self._show(self.report.end(CheckStep.STARTS).begin(CheckStep.SPEAKS))

    def _give_up_hope(self) -> None:
        """It was not started in GTP mode, so no answer will ever come."""
        silence = Failure(FailureKind.NOT_RESPONDING, "name")
        cause = diagnose(silence, self.report.launch).cause
        if self.report.running is CheckStep.SPEAKS and cause is Cause.MODE_MISSING:
            self._give_up(silence, CheckStep.SPEAKS)

    async def _test(self) -> None:
        """Test everything from its name to its end."""
        try:
            profile = await self._introduce()
            side = await self._set_up(profile)
            await self._play(side)
        except _Failed as failed:
            self._give_up(failed.failure, failed.step)
            return
        self._show(self.report.begin(CheckStep.QUITS))
        self._has_quit = True
        QTimer.singleShot(QUIT_LIMIT, self, self._lingers)
        self._link.ask("quit")

    async def _introduce(self) -> Profile:
        """Ask who it is and what it can do, and send it the start commands."""
        ask, launch = self._link.ask, self.report.launch
        name = (await ask("name")).told
        self._alive()
        report = self.report.end(CheckStep.SPEAKS, f"{self.seconds:.1f}")
        self._show(report.begin(CheckStep.NAMED))
        version = (await ask("version", ANSWER_LIMIT)).told
        said = f"{name} {version}".strip()
        profile = Profile(name, version, arguments=launch.arguments)
        report = self.report.end(CheckStep.NAMED, said, is_limited=not said)
        self._show(report.begin(CheckStep.COMMANDS)._replace(profile=profile))
        listed = await ask("list_commands", ANSWER_LIMIT)
        commands = frozenset(listed.text.split()) if listed.is_success else frozenset(REQUIRED)
        missing = [each for each in REQUIRED if each not in commands]
        if _INDISPENSABLE.intersection(missing):
            failure = Failure(FailureKind.REFUSED, "list_commands", " ".join(missing))
            raise _Failed(CheckStep.COMMANDS, failure)
        for command in launch.commands:
            if not (reply := await ask(command, ANSWER_LIMIT)).is_success:
                self._limit(Limit(LimitKind.START_COMMAND, reply.command))
        profile = profile._replace(commands=commands)
        said = " ".join(missing) or (str(len(commands)) if listed.is_success else "")
        report = self.report.end(CheckStep.COMMANDS, said, bool(missing))
        self._show(report._replace(profile=profile))
        return profile

    async def _set_up(self, profile: Profile) -> int:
        """Send the beginning of a game in the first size that it accepts, which is returned."""
        failure = Failure(FailureKind.REFUSED)
        for side in _SIZES:
            refusal = await self._send(profile, side)
            if refusal is None:
                break
            failure = Failure(FailureKind.REFUSED, f"boardsize {side}", refusal)
        else:
            raise _Failed(CheckStep.SIZE, failure)
        report = self.report
        if not profile.rules_command:
            report = report.end(CheckStep.RULES, "", is_limited=True)
        limits = (*can(profile, TROMP_TAYLOR, grid_of(side, side)), *report.limits)
        self._report = report._replace(limits=tuple(dict.fromkeys(limits)))
        return side

    async def _send(self, profile: Profile, side: int) -> str | None:
        """Send the beginning of a game; returns why it refuses the size, if it does."""
        plan = sync.plan(None, sync.Target(side, side, TROMP_TAYLOR, Decimal(_KOMI)), profile)
        assert isinstance(plan, sync.Plan)
        for shown, steps in groupby(plan.steps, _shown_as):
            self._show(self.report.begin(shown))
            said = {CheckStep.SIZE: str(side), CheckStep.KOMI: _KOMI}.get(shown, TROMP_TAYLOR.name)
            is_limited = shown is CheckStep.SIZE and side != _SIZES[0]
            for step in steps:
                reply = await self._link.ask(step.command, ANSWER_LIMIT)
                if shown is CheckStep.SIZE and not reply.is_success:
                    return reply.text
                wrong = "" if reply.is_success else reply.text or "?"
                if reply.is_success and step.rules is not None:
                    wrong = sync.rules_misread(step.rules, reply.text)
                if wrong:
                    self._limit(Limit(step.limit or LimitKind.RULES, wrong))
                    said, is_limited = wrong, True
            self._report = self.report.end(shown, said, is_limited)
        return None

    async def _play(self, side: int) -> None:
        """Let it play against itself for a few moves."""
        position = Position.start(Board.empty(side, side), TROMP_TAYLOR)
        moves: list[str] = []
        while len(moves) < _MOVES:
            self._show(self.report.begin(CheckStep.MOVE, " ".join(moves)))
            color = position.to_play
            reply = await self._link.ask(f"genmove {color.value}", _MOVE_LIMIT)
            if not reply.is_success:
                failure = Failure(FailureKind.REFUSED, reply.command, reply.text)
                raise _Failed(CheckStep.MOVE, failure)
            move = parse_move(reply.text, color, side, side)
            if move.kind is MoveKind.NONSENSE:
                failure = Failure(FailureKind.NO_MOVE, reply.command, move.text)
                raise _Failed(CheckStep.MOVE, failure)
            moves.append(move.text.upper())
            if move.kind is MoveKind.RESIGN:
                break
            turn = Turn(color, move.point)
            if position.legality(turn) is not None:
                failure = Failure(FailureKind.ILLEGAL_MOVE, reply.command, move.text)
                raise _Failed(CheckStep.MOVE, failure)
            position = position.play(turn)
        self._report = self.report.end(CheckStep.MOVE, " ".join(moves))

    def _lingers(self) -> None:
        if not self.report.is_over:
            self._link.close(is_kind=False)
            self._show(self.report.end(CheckStep.QUITS, is_limited=True))

    # What goes wrong

    def _show(self, report: CheckReport) -> None:
        """Continue with this report."""
        self._report = report
        self.changed.emit(report)

    def _limit(self, limit: Limit) -> None:
        """Note something that the engine cannot do."""
        self._report = self.report.limited(limit)

    def _failed(self, failure: Failure) -> None:
        if self.report.is_over:
            return
        if self._has_quit and failure.kind in (FailureKind.EXITED, FailureKind.HUNG_UP):
            self._show(self.report.end(CheckStep.QUITS))
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
        self._show((report or self.report).fail(step, whole))

    def _log(self, lines: tuple[LogLine, ...]) -> None:
        self._tail.extend(lines)
        self.logged.emit(lines)


def _elsewhere(program: str) -> str:
    """A program of the same name in one of the usual folders; empty without one."""
    found = find_program(PurePath(program).name) if program else ""
    return found if isinstance(found, str) else ""
