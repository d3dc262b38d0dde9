"""All engines that can be talked to, those that run and those attached; and what each said."""

from __future__ import annotations

import contextlib
from collections import deque
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import QObject, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.gtp.attached import AttachedEngine, EngineState
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Purpose

if TYPE_CHECKING:
    from tromp_gui.session.engine.link import LogLine, Reply
    from tromp_gui.session.engine.session import EngineSession
    from tromp_gui.session.engine.shared import SharedEngine

MOST_LINES, MOST_ERRORS = 2000, 500


class EngineLog(QObject):
    """The log of one engine session, across restarts of its process.

    Signals: `appended(tuple[LogLine, ...])`, at most ten times a second; `changed()`, the engine's
    state or profile; `failed(FileProblem)`, the file could not be written and was closed.
    """

    appended = Signal(object)
    changed = Signal()
    failed = Signal(object)

    def __init__(self, name: str, session: EngineSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name, self.session = name, session
        self._lines: deque[LogLine] = deque(maxlen=MOST_LINES)
        self._errors: deque[LogLine] = deque(maxlen=MOST_ERRORS)
        self._file: TextIO | None = None
        self._path: Path | None = None
        session.logged.connect(self._keep)
        self._later: list[str] = []
        session.state_changed.connect(self._on_state_changed)
        session.introduced.connect(self.changed)

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The last lines of the log."""
        return tuple(self._lines)

    @property
    def errors(self) -> tuple[LogLine, ...]:
        """The last lines of standard error, kept apart from a long conversation."""
        return tuple(self._errors)

    @property
    def commands(self) -> list[str]:
        """The commands that the engine listed, sorted; empty until then."""
        return sorted(self.session.profile.commands)

    @property
    def is_running(self) -> bool:
        """Whether a command can be sent."""
        return self.session.state not in (EngineState.STOPPED, EngineState.FAILED)

    def ask(self, command: str) -> None:
        """Send a command; the answer comes with the log. While the engine starts, the command waits
        until the engine is ready. Raises ValueError for an empty one, RuntimeError if the engine is
        not running.
        """
        if not command.partition("#")[0].strip():
            raise ValueError("a comment is no command")
        if self._later or self.session.state is EngineState.STARTING:
            self._later.append(command)
        else:
            self.session.ask(command, _logged_anyway)

    def _on_state_changed(self, state: EngineState) -> None:
        if state is not EngineState.STARTING:
            commands, self._later = self._later, []
            for command in commands if self.is_running else ():
                self.ask(command)
        self.changed.emit()

    # The file

    @property
    def file(self) -> Path | None:
        """The log file being written, if any."""
        return self._path

    def write_to(self, path: Path) -> None:
        """Append the log so far and everything after it to a file.

        Raises FileProblem if it cannot be opened.
        """
        self.stop_writing()
        try:
            self._file = path.open("a", encoding="utf-8", errors="replace", newline="\n")
        except OSError as error:
            raise FileProblem.of(path, error, writing=True) from None
        self._path = path
        self._write(self.lines)
        self.changed.emit()

    def stop_writing(self) -> None:
        """Close the file."""
        file, self._file, self._path = self._file, None, None
        if file is not None:
            file.close()
            self.changed.emit()

    def _keep(self, lines: tuple[LogLine, ...]) -> None:
        self._lines.extend(lines)
        self._errors.extend(line for line in lines if line.is_error)
        self._write(lines)
        self.appended.emit(lines)

    def _write(self, lines: tuple[LogLine, ...]) -> None:
        if self._file is None:
            return
        now = datetime.now().strftime("%H:%M:%S.%f")[:-3]
        try:
            for line in lines:
                self._file.write(f"{now} {line.signed}\n")
            self._file.flush()
        except OSError as error:
            problem = FileProblem.of(self._path or "", error, writing=True)
            file, self._file, self._path = self._file, None, None
            with contextlib.suppress(OSError):  # buffered data cannot be written either
                file.close()
            self.failed.emit(problem)
            self.changed.emit()


def _logged_anyway(_reply: Reply) -> None:
    """The answer is in the log."""


_MOST_ENDED = 4


class EngineConsoles(QObject):
    """Keeps a log for each engine of the pool, and for the last few that have ended.

    Signal: `changed()` a log was added or removed.
    """

    changed = Signal()

    def __init__(self, registry: EngineRegistry, pool: EnginePool) -> None:
        super().__init__()
        self._registry, self._pool = registry, pool
        self._pool.started.connect(self._on_engine_started)
        self._logs: list[EngineLog] = []
        self._own: list[EngineSession] = []
        registry.changed.connect(self.changed)

    @property
    def logs(self) -> tuple[EngineLog, ...]:
        """All logs, newest last."""
        return tuple(self._logs)

    @property
    def idle(self) -> tuple[AttachedEngine, ...]:
        """Names of the attached engines that have no log."""
        names = {log.name for log in self._logs}
        return tuple(each for each in self._registry.engines if each.name not in names)

    def listen(self, name: str, session: EngineSession) -> EngineLog:
        """Log this session from now on under a name; repeated calls do nothing."""
        known = self._log_of(session.engine)
        if known is not None:
            return known
        self._forget_old()
        log = EngineLog(name, session, self)
        self._logs.append(log)
        self.changed.emit()
        return log

    def start(self, name: str) -> EngineLog | None:
        """Start an attached engine for the console; None if no engine has this name."""
        engine = self._registry.find(name)
        if engine is None:
            return None
        log = self.listen(name, self._pool.lend(engine.launch, Purpose.CONSOLE, name, self))
        self._own.append(log.session)
        log.session.start()
        return log

    def is_own(self, log: EngineLog) -> bool:
        """Whether the engine was started for the console, so that it may be stopped there."""
        return log.session in self._own

    def _on_engine_started(self, name: str, engine: SharedEngine) -> None:
        """Listen to an engine of the pool without needing it."""
        from tromp_gui.session.engine.session import EngineSession

        if self._log_of(engine) is None:
            self.listen(name, EngineSession(engine.launch, None, self, engine, Purpose.CONSOLE))

    def _log_of(self, engine: SharedEngine) -> EngineLog | None:
        return next((log for log in self._logs if log.session.engine is engine), None)

    def _forget_old(self) -> None:
        """Drop the oldest logs of ended engines if there are many."""
        ended = [log for log in self._logs if not log.is_running]
        for log in ended[: max(0, len(ended) - _MOST_ENDED + 1)]:
            self._forget(log)

    def _forget(self, log: EngineLog) -> None:
        if log in self._logs:
            log.stop_writing()
            self._logs.remove(log)
            self.changed.emit()
