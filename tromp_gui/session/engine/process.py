"""Moves bytes to and from an engine, which runs in a process group of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QObject,
    QProcess,
    QProcessEnvironment,
    QTimer,
    Signal,
)

from tromp_gui.gtp.argument_text import batch_line
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.files import find_program, working_folder
from tromp_gui.session.engine.work import Limits

KEPT_ERRORS = 64 << 10
"""How many bytes of standard error are kept, the last ones."""

GRACE = Limits().grace
"""How long, in ms, an engine may take to end after `quit`, and again after being terminated."""

_LAST_WORD = 200
"""How long, in ms, an engine that has closed its input may take to exit."""

_PIPE = 50
"""How long, in ms, writing the last command may take if the engine's pipe is full."""

_CHUNK = 64 << 10
"""How many bytes of output are taken in one turn of the event loop, so that other events are seen
to. On Windows there may be any number, as they are read in another thread."""

_MOST_UNREAD = 64 << 20
"""How many bytes of output may wait for that: an engine that writes without end faster than it is
read would take all memory on Windows."""

_IS_WINDOWS = sys.platform == "win32"


class ProcessEnd(NamedTuple):
    """How a process ended, or why it did not start; `exit_code` is a signal if it crashed."""

    kind: FailureKind
    exit_code: int | None = None
    message: str = ""


class ShutdownStep(Enum):
    """How strongly an engine is asked to end."""

    QUIT = auto()
    TERMINATE = auto()
    KILL = auto()


class EngineShutdown(QObject):
    """Stops all engines together when the application ends, and waits for them, because the event
    loop no longer runs. A child of the application, see `of`.

    Signals: `step_reached(ShutdownStep)`; `wait_requested(QDeadlineTimer)`, wait for the exit
    until then.
    """

    step_reached = Signal(object)
    wait_requested = Signal(object)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        application.aboutToQuit.connect(self._end_all)

    @classmethod
    def of(cls, application: QCoreApplication) -> EngineShutdown:
        """The instance of an application."""
        return application.findChild(cls) or cls(application)

    def _end_all(self) -> None:
        for step in ShutdownStep:
            self.step_reached.emit(step)
            self.wait_requested.emit(QDeadlineTimer(GRACE))


class EngineProcess(QObject):
    """One run of an engine; make a new one for the next.

    Signals: `output_received(bytes)`, standard output, at most about 64 KiB in one turn of the
    event loop; `errors_received(bytes)`, the same for standard error; `ended(ProcessEnd)`, once,
    after all output, also if it could not be started, has closed its input, or writes too much and
    is killed; `gone()`, its whole process group has ended.
    """

    output_received = Signal(object)
    errors_received = Signal(object)
    ended = Signal(object)
    gone = Signal()

    def __init__(self, grace: int = GRACE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grace = grace
        self._errors = b""
        self._group = 0
        self._is_over = False
        self._read_on = QTimer(self, singleShot=True)
        self._read_on.timeout.connect(self._read_output)
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read_output)
        self._process.readyReadStandardError.connect(self._read_errors)
        self._process.started.connect(self._started)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._fail)
        application = QCoreApplication.instance()
        if application is not None:
            shutdown = EngineShutdown.of(application)
            shutdown.step_reached.connect(self._on_shutdown_step)
            shutdown.wait_requested.connect(self._wait)

    @property
    def errors(self) -> bytes:
        """The last of standard error."""
        return self._errors

    @property
    def is_running(self) -> bool:
        """Whether the process exists, even if it is still starting or ending."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    @property
    def silence(self) -> FailureKind | None:
        """Why it cannot answer: stopped by a signal, or closed its streams (Linux; proc(5))."""
        place = f"/proc/{self._process.processId()}"
        try:
            with open(f"{place}/stat", encoding="latin-1") as file:
                state = file.read().rpartition(")")[2].split()[0]
            if state in ("T", "t"):
                return FailureKind.NOT_RESPONDING
            is_open = {"0", "1"} <= set(os.listdir(f"{place}/fd"))
            return None if is_open else FailureKind.HUNG_UP
        except (OSError, IndexError):
            return None

    def start(self, launch: Launch) -> None:
        """Start the engine; whatever happens is reported by signals, never before this returns."""
        variables = dict(launch.environment)
        program = find_program(launch.program, launch.folder, variables.get("PATH"))
        if isinstance(program, FailureKind):
            self._end_later(ProcessEnd(program))
            return
        folder = working_folder(launch, program)
        if folder and not os.path.isdir(folder):
            self._end_later(ProcessEnd(FailureKind.NO_FOLDER, message=folder))
            return
        self._process.setWorkingDirectory(folder)
        self._process.setProcessEnvironment(_environment(variables))
        _put_in_own_group(self._process)
        if sys.platform == "win32" and program.lower().endswith((".bat", ".cmd")):
            self._process.setNativeArguments(batch_line(program, launch.arguments))
            self._process.start(os.environ.get("COMSPEC", "cmd.exe"), [])
        else:
            self._process.start(program, launch.arguments)

    def write(self, data: bytes) -> None:
        """Send bytes; they are kept while the engine does not read."""
        if self.is_running:
            self._process.write(data)

    def stop(self) -> None:
        """Ask it to quit, then insist: `quit` and end of input, a second later terminate the
        group, another second later kill it. Returns at once."""
        if self.is_running:
            self._ask_to_quit()
            QTimer.singleShot(self._grace, self, self._terminate)

    def kill(self) -> None:
        """End the group at once."""
        if self.is_running:
            self._signal_group(_KILL)
            self._process.kill()

    def _ask_to_quit(self) -> None:
        self._process.write(b"quit\n")
        self._process.closeWriteChannel()

    def _terminate(self) -> None:
        if self.is_running:
            self._signal_group(_TERMINATE)
            QTimer.singleShot(self._grace, self, self.kill)

    def _on_shutdown_step(self, step: ShutdownStep) -> None:
        """The application ends: no further signal is emitted."""
        if not self.is_running:
            return
        self._is_over = True
        if step is ShutdownStep.QUIT:
            self._ask_to_quit()
            self._process.waitForBytesWritten(_PIPE)
        elif step is ShutdownStep.TERMINATE:
            self._signal_group(_TERMINATE)
        else:
            self.kill()

    def _wait(self, deadline: QDeadlineTimer) -> None:
        """Wait until it has ended or the time is over."""
        if self.is_running:
            self._process.waitForFinished(max(1, min(self._grace, deadline.remainingTime())))

    def _signal_group(self, number: int) -> None:
        if self._group:
            signal_group(self._group, number)

    def _read_output(self) -> None:
        """Pass on what has come, a chunk at a time."""
        self._emit_output(bytes(self._process.read(_CHUNK).data()))
        unread = self._process.bytesAvailable()
        if unread > _MOST_UNREAD:
            self._end(ProcessEnd(FailureKind.TOO_LONG))
            self.kill()
        elif unread:
            self._read_on.start()

    def _emit_output(self, data: bytes) -> None:
        if data and not self._is_over:
            self.output_received.emit(data)

    def _read_errors(self) -> None:
        data = self._process.readAllStandardError().data()
        if data:
            self._errors = (self._errors + data)[-KEPT_ERRORS:]
            self.errors_received.emit(data)

    def _started(self) -> None:
        self._group = self._process.processId()

    def _finished(self, exit_code: int, status: QProcess.ExitStatus) -> None:
        self._read_on.stop()
        self._read_errors()
        self._emit_output(bytes(self._process.readAllStandardOutput().data()))
        if not _IS_WINDOWS:  # there its id may be another process's by now
            self._signal_group(_KILL)
        is_crash = status is QProcess.ExitStatus.CrashExit
        self._end(ProcessEnd(FailureKind.CRASHED if is_crash else FailureKind.EXITED, exit_code))
        self.gone.emit()

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._end_later(
                ProcessEnd(FailureKind.NOT_STARTED, message=self._process.errorString())
            )
        elif error is QProcess.ProcessError.WriteError:
            QTimer.singleShot(_LAST_WORD, self, self._hung_up)

    def _hung_up(self) -> None:
        """It has closed its input; if it was about to exit, it has done so by now."""
        if self.is_running:
            self._end(ProcessEnd(FailureKind.HUNG_UP))

    def _end_later(self, ending: ProcessEnd) -> None:
        QTimer.singleShot(0, self, lambda: self._end(ending))

    def _end(self, ending: ProcessEnd) -> None:
        if not self._is_over:
            self._is_over = True
            self.ended.emit(ending)


_TERMINATE = signal.SIGTERM
_KILL = signal.SIGTERM if _IS_WINDOWS else signal.SIGKILL


def signal_group(group: int, number: int) -> None:
    """Send a signal to all processes of a group that `EngineProcess` has made, if any is left."""
    if _IS_WINDOWS:
        command = ["taskkill", "/T", "/F", "/PID", str(group)]
        subprocess.Popen(command, creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


def _put_in_own_group(process: QProcess) -> None:
    """A process session of its own: its children end with it, Ctrl+C does not reach it."""
    if not _IS_WINDOWS:
        parameters = QProcess.UnixProcessParameters()
        parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
        process.setUnixProcessParameters(parameters)


def _environment(variables: dict[str, str]) -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    for name, value in variables.items():
        environment.insert(name, value)
    return environment
