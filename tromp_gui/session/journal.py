"""The crash journal: every step of an unsaved record as it happens."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, Signal

from tromp_gui.match.frozen import FROZEN
from tromp_gui.record.document import Document
from tromp_gui.record.edits import (
    AddNode,
    Edits,
    MoveNode,
    RemoveNode,
    Rewrite,
    SetProperty,
    SetSize,
)
from tromp_gui.record.node import Node
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import SwapColors, Transform
from tromp_gui.session.file_session import FileSession
from tromp_gui.session.files import save_bytes
from tromp_gui.session.freeze import Freezer
from tromp_gui.session.journal_lines import LineFile, entries_in, line_of
from tromp_gui.session.record_session import Act, Deed, RecordSession
from tromp_gui.sgf.writer import write

EDITS = (
    *(AddNode, Edits, MoveNode, RemoveNode, Rewrite, SetProperty, SetSize),
    *(SwapColors, Symmetry, Transform),
)
FREEZER = Freezer((*FROZEN, *EDITS, Deed, Act))
LOCK, BASE, STEPS = "lock", "base.sgf", "steps"
VERSION = 2


def journals_folder() -> Path:
    """Where every running copy of the program has a folder of its own."""
    place = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "journal"


class Journal(QObject):
    """Keeps the steps of this copy's record: its bytes as they were opened, once, at the first
    step; then a line for each step, which is with the system when the step is done.

    Signal: `failed(OSError)`, once, where the journal cannot be written.
    """

    failed = Signal(object)

    def __init__(
        self, record: RecordSession, files: FileSession, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record, self._files = record, files
        self._folder = journals_folder() / uuid4().hex
        self._lock: QLockFile | None = None
        self._lines: LineFile | None = None
        self._is_broken = False
        self._document: Document | None = None
        record.opened.connect(self._start_over)
        record.stepped.connect(self._write_step)
        record.cursor_moved.connect(self._write_cursor)
        files.saved.connect(self._write_saved)
        self._start_over()

    def close(self) -> None:
        """The program ends in good order: nothing is left to recover."""
        self._drop()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        shutil.rmtree(self._folder, ignore_errors=True)

    def _start_over(self) -> None:
        """Another record is open: keep what it grows from in mind, write nothing yet.

        One that is still being read is not open yet; if it is given up, all is as it was.
        """
        if self._record.is_growing or self._record.document is self._document:
            return
        self._document = self._record.document
        self._drop()
        source = self._files.source
        self._base = write([self._record.tree]) if source is None else source
        self._encoding = self._files.encoding
        self._companion = self._record.companion
        self._start = self._record.cursor.id

    def _drop(self) -> None:
        """Forget what is written; the steps go first, for without them nothing is offered."""
        if self._lines is not None:
            self._lines.close()
            self._lines = None
            (self._folder / STEPS).unlink(missing_ok=True)
            (self._folder / BASE).unlink(missing_ok=True)

    def _begin(self) -> LineFile:
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = _locked(self._folder)
        (self._folder / BASE).write_bytes(self._base)
        lines = LineFile(self._folder / STEPS)
        path = self._files.origin
        name, companion = str(path) if path else "", FREEZER.freeze(self._companion)
        game, encoding, stamp = self._files.game, self._encoding, FREEZER.freeze(self._files.stamp)
        lines.append(["base", VERSION, name, game, self._start, companion, encoding, stamp])
        return lines

    def take_over(self, folder: Path) -> None:
        """Go on with the journal that a crash left, whose record has just been restored."""
        self._drop()
        if self._lock is not None:
            self._lock.unlock()
            shutil.rmtree(self._folder, ignore_errors=True)
        self._folder, self._lock = folder, _locked(folder)
        steps = folder / STEPS
        whole = b"".join(line_of(entry) for entry in entries_in(steps.read_bytes()))
        save_bytes(steps, whole, keep=False)
        self._lines = LineFile(steps)

    def _append(self, *entry: object) -> None:
        if self._is_broken:
            return
        try:
            if self._lines is None:
                self._lines = self._begin()
            self._lines.append([FREEZER.freeze(each) for each in entry])
        except OSError as error:
            self._is_broken = True
            self.failed.emit(error)

    def _write_step(self, deed: Deed) -> None:
        self._append("step", deed)

    def _write_cursor(self, node: Node) -> None:
        if self._lines is not None and not self._record.is_growing:
            self._append("at", node.id)

    def _write_saved(self, path: Path, data: bytes) -> None:
        if self._lines is not None:
            digest = hashlib.sha256(data).hexdigest()
            self._append("saved", str(path), digest, self._files.stamp)


def _locked(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)
    lock.tryLock(0)
    return lock
