"""The crash journal: every step of an unsaved record as it happens."""

from __future__ import annotations

import errno
import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSysInfo, QTimer, Signal

from tromp_gui.disk import BINARY, FileProblem
from tromp_gui.record.document import Document
from tromp_gui.record.edits import (
    AddNode,
    Edits,
    MoveNodes,
    RemoveNode,
    Rewrite,
    SetProperty,
    SetSize,
)
from tromp_gui.record.node import Node
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import SwapColors, Transform
from tromp_gui.session.file.files import game_bytes, save_bytes
from tromp_gui.session.file.freeze import FROZEN, Freezer, Json
from tromp_gui.session.file.journal_lines import LineFile
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.record_session import RecordSession, Step, StepKind
from tromp_gui.sgf.writer import write
from tromp_gui.system import session_folder

EDITS = (
    *(AddNode, Edits, MoveNodes, RemoveNode, Rewrite, SetProperty, SetSize),
    *(SwapColors, Symmetry, Transform),
)
FREEZER = Freezer((*FROZEN, *EDITS, Step, StepKind))
LOCK, BASE, STEPS = "lock", "base.sgf", "steps"
OFFERED = "offered"
"""A file in a folder while a window offers its game."""
ASIDE = "aside.sgf"
"""The game as SGF, in the folder of one that was left unfinished: it is listed, not recovered."""
VERSION = 4
_NEW_LOCK = 10.0
"""In seconds; a lock file is created before it is written, so a new one may be empty."""
_LOOK_MS, _RETRY_MS = 1500, 5000
"""In ms: the time from writing until checking the disk, and from an error until trying again."""


def journals_folder() -> Path:
    """The folder in which every running copy of the program has its folder."""
    return session_folder() / "journal"


def _new_folder() -> Path:
    return journals_folder() / os.urandom(16).hex()


class Journal(QObject):
    """Writes the steps of this process's record to disk: at the first step the bytes that were
    opened, then a line for each step, passed to the system before the step is over.

    Signal: `problem_changed(OSError | None)`, the journal cannot be written; it is retried with the
    next step and every few seconds. None: everything is on the disk again.
    """

    problem_changed = Signal(object)

    def __init__(self, record: RecordSession, files: FileSession) -> None:
        super().__init__()
        self._record, self._files = record, files
        self._folder = _new_folder()
        self._lock: QLockFile | None = None
        self._lines: LineFile | None = None
        self._has_base = self._is_aside = False
        self._problem: OSError | None = None
        self._document: Document | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._check_synced)
        record.opened.connect(self._start_over)
        record.stepped.connect(self._write_step)
        record.cursor_moved.connect(self._write_cursor)
        files.saved.connect(self._write_saved)
        self._start_over()

    @property
    def is_synced(self) -> bool:
        """Whether every step is on the disk."""
        return self._lines is None or self._lines.is_synced

    def close(self) -> None:
        """Delete the journal at a normal end of the program."""
        self._drop()
        self._leave_folder()

    def set_aside(self) -> bool:
        """Keep the journal, so that the game can be resumed at a later start, when another record
        is shown or the window closed; returns whether everything is on the disk. If the game goes
        on instead, so does its journal.
        """
        if self._lines is None or self._problem is not None or self._lock is None:
            return False
        try:
            path = self._folder / ASIDE
            save_bytes(path, game_bytes(path, [self._record.tree]).data, keep=False)
        except FileProblem:
            return False
        close_to_others(self._folder / ASIDE)
        self._is_aside = True
        return True

    def _go_on(self) -> None:
        """Take a game back that was set aside but not left."""
        if self._is_aside:
            with suppress(OSError):
                (self._folder / ASIDE).unlink(missing_ok=True)
            self._is_aside = False

    def _leave_aside(self, lines: LineFile) -> None:
        """Leave the folder of a game that was set aside. What is written next gets a new one."""
        lines.close()
        if not lines.is_synced:  # then the SGF counts
            with suppress(OSError):
                (self._folder / STEPS).unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
        self._lock, self._folder, self._is_aside = None, _new_folder(), False

    def _leave_folder(self) -> None:
        if self._lock is not None:
            delete_folder(self._folder, self._lock)
            self._lock = None

    def _start_over(self) -> None:
        """Remember the origin of a newly opened record, but write nothing yet.

        A record that is still being read does not count as open; if reading is cancelled, nothing
        changes.
        """
        if self._record.is_growing or self._record.document is self._document:
            return
        self._document = self._record.document
        self._drop()
        source = self._files.source
        self._base = write([self._record.tree]) if source is None else source
        self._encoding = self._files.encoding
        self._attachment = self._record.attachment
        self._start = self._record.cursor.id

    def _drop(self) -> None:
        """Delete the journal unless the game was set aside; the steps first, because without them
        nothing is offered for recovery.
        """
        self._timer.stop()
        if self._lines is not None and self._is_aside:
            self._leave_aside(self._lines)
            self._lines = None
        elif self._lines is not None:
            self._lines.close()
            self._lines = None
            with suppress(OSError):
                (self._folder / STEPS).unlink(missing_ok=True)
                (self._folder / BASE).unlink(missing_ok=True)
        self._has_base = False
        self._set_problem(None)

    def take_over(self, folder: Path, lock: QLockFile | None, steps: bytes) -> None:
        """Continue the journal of a record just restored after a crash; `steps` are those that were
        used. Without its lock (the folder is not writable) they are copied.
        """
        self._drop()
        if lock is None:
            self._lines = self._new_lines(lines=steps)
            self._write()
            return
        self._leave_folder()
        with suppress(OSError):
            (folder / OFFERED).unlink(missing_ok=True)
            (folder / ASIDE).unlink(missing_ok=True)
        self._folder, self._lock, self._has_base = folder, lock, True
        self._lines = self._new_lines(kept=len(steps))

    def _new_lines(self, kept: int = 0, lines: bytes = b"") -> LineFile:
        beside = self._folder / BASE, self._folder
        return LineFile(self._folder / STEPS, kept, lines, beside)

    def _header(self) -> Json:
        path, stamp = self._files.origin, FREEZER.freeze(self._files.stamp)
        name, attachment = str(path) if path else "", FREEZER.freeze(self._attachment)
        game, start = self._files.game, self._start
        return ["base", VERSION, name, game, start, attachment, self._encoding, stamp]

    def _append(self, *entry: object) -> None:
        frozen: Json = [FREEZER.freeze(each) for each in entry]
        self._go_on()
        if self._lines is None:
            self._lines = self._new_lines()
            self._lines.add(self._header())
        self._lines.add(frozen)
        self._write()

    def _write(self) -> None:
        lines = self._lines
        if lines is None:
            return
        try:
            if lines.is_gone:
                self._has_base = False
            if not self._has_base:
                self._prepare()
                self._has_base = True
            if lines.is_gone:
                lines.start_anew()
            lines.write()
        except OSError as error:
            self._set_problem(error.with_traceback(None))
            self._timer.start(_RETRY_MS)
        else:
            self._check_soon()

    def _check_soon(self) -> None:
        """Check after a while, no matter how often steps are made."""
        if not 0 <= self._timer.remainingTime() <= _LOOK_MS:
            self._timer.start(_LOOK_MS)

    def _prepare(self) -> None:
        """Make the folder, private, with its lock and the data that the steps start from."""
        if self._lock is not None and not (self._folder / LOCK).exists():
            self._lock.unlock()
            self._lock = None
        journals_folder().mkdir(parents=True, exist_ok=True)
        self._folder.mkdir(exist_ok=True)
        for folder in (journals_folder(), self._folder):
            close_to_others(folder)
        if self._lock is None:
            lock = take_lock(self._folder)
            self._lock = lock if lock.isLocked() else None
        _write_base(self._folder / BASE, self._base)  # raises the error of the disk
        if self._lock is None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def _check_synced(self) -> None:
        """Check whether the lines written have reached the disk."""
        lines = self._lines
        if lines is None:
            return
        if self._problem is not None and lines.problem is None and not lines.is_synced:
            self._write()
        elif lines.problem is not None:
            self._set_problem(lines.problem)
            self._write()
            self._timer.start(_RETRY_MS)
        elif lines.is_synced:
            self._set_problem(None)
        else:
            self._check_soon()

    def _set_problem(self, problem: OSError | None) -> None:
        before, self._problem = self._problem, problem
        if _number(before) != _number(problem):
            self.problem_changed.emit(problem)

    def _write_step(self, step: Step) -> None:
        self._append("step", step)

    def write_draft(self, node_id: int, text: str, label: str) -> None:
        """Write a comment that is being typed and not a step yet; `label` will name the step."""
        if not self._record.is_growing:
            self._append("draft", node_id, text, label)

    def _write_cursor(self, node: Node) -> None:
        if self._lines is not None and not self._record.is_growing:
            self._append("at", node.id)

    def _write_saved(self, path: Path) -> None:
        if self._lines is not None:
            self._append("saved", str(path), self._files.stamp)


def _number(problem: OSError | None) -> int:
    return 0 if problem is None else problem.errno or -1


def close_to_others(path: Path) -> None:
    """Make a file or folder readable only by the user, if the system supports it."""
    with suppress(OSError):
        path.chmod(0o700 if path.is_dir() else 0o600)


def take_lock(folder: Path) -> QLockFile:
    """Take the lock of a journal; not locked if another process has it or it cannot be written.

    Stale locks are replaced: those that no process holds any more, even if another process has
    the number of theirs by now, and old files without a process (left by a power cut). Qt removes
    only a file that nobody holds open, which the system knows.
    """
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        holder, host, _ = lock.getLockInfo()
        with suppress(OSError):
            age = abs(time.time() - (folder / LOCK).stat().st_mtime)
            is_ours = host.casefold() == QSysInfo.machineHostName().casefold()
            if is_ours if holder else age > _NEW_LOCK:
                lock.removeStaleLockFile()
                lock.tryLock(0)
    if lock.isLocked():
        close_to_others(folder / LOCK)
    return lock


def delete_folder(folder: Path, lock: QLockFile | None) -> None:
    """Delete a journal's folder with all in it, and let go of its lock."""
    shutil.rmtree(folder, ignore_errors=True)
    if lock is not None:
        lock.unlock()
        shutil.rmtree(folder, ignore_errors=True)  # Windows kept the lock while it was held


def _write_base(path: Path, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o600)
    with os.fdopen(file, "wb") as base:
        base.write(data)
