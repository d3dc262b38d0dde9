"""A process that answers questions about the library, so that the window never waits for one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Signal

from tromp_gui import resources
from tromp_gui.disk import FileProblem, FileProblemKind

_EXIT_LIMIT = 1000
"""In ms: how long to wait for a killed process."""


class LibraryProcess(QObject):
    """`tromp-gui library serve`, started by the first question.

    Signals: `answered(dict)`; `ended(str)` it ended without being stopped, with its last output on
    standard error.
    """

    answered = Signal(object)
    ended = Signal(str)

    def __init__(self, index: str = "", parent: QObject | None = None) -> None:
        """`index` is the file of an index other than the user's."""
        super().__init__(parent)
        self._index = index
        self._process: QProcess | None = None
        self._rest = b""
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def ask(self, **question: Any) -> None:
        """Send a question: see `tromp_gui.cli.library.serving`."""
        process = self._process or self._start()
        process.write(json.dumps(question).encode() + b"\n")

    def stop(self) -> None:
        """End the process; only the part it was writing is lost."""
        process, self._process = self._process, None
        self._rest = b""
        if process is None:
            return
        process.blockSignals(True)
        process.closeWriteChannel()
        process.kill()
        process.waitForFinished(_EXIT_LIMIT)
        process.deleteLater()

    def _start(self) -> QProcess:
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail)
        program, *start = resources.program()
        index = ("--index", self._index) if self._index else ()
        process.start(program, [*start, "library", "serve", *index])
        return process

    def _read(self) -> None:
        if self._process is None:
            return
        data = self._rest + bytes(self._process.readAllStandardOutput().data())
        *lines, self._rest = data.split(b"\n")
        for line in lines:
            self.answered.emit(json.loads(line))
            if self._process is None:  # a receiver has stopped it
                return

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._rest = b""
        said = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        process.deleteLater()
        self.ended.emit(said.splitlines()[-1] if said else process.errorString())


def file_problem_of(said: list[str]) -> FileProblem:
    """A file problem from the process's answer."""
    path, kind, detail = said
    return FileProblem(Path(path), FileProblemKind(kind), detail)
