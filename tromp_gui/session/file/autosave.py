"""Saving finished games automatically, so that a casual game can be left without a question."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.match.phases import Finished, Outcome
from tromp_gui.record.game_info import GameInfo
from tromp_gui.session.file.files import game_bytes, save_bytes
from tromp_gui.session.file.journal import close_to_others
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import KEEPS_GAMES, Settings
from tromp_gui.sgf.writer import write
from tromp_gui.system import session_folder

_LONGEST = 150
"""In bytes: the length of a file name before its number and ending; systems allow 255 in total."""
_RESERVED = '/\\:*?"<>|'
_DEVICE = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\.|$)", re.IGNORECASE)
"""File names that mean a device on Windows, whatever their ending."""


def autosave_folder() -> Path:
    """The folder for finished games."""
    return session_folder() / "games"


class Autosave(QObject):
    """Saves a finished game that was played here and has no file, unless a player gave up in the
    first moves: that is no more than a trial, and may be left unsaved if it has not changed since.

    If it changes later, it is saved to the same file when the user leaves it. Signals: `changed()`,
    its file has changed; `failed(FileProblem)`.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        match: MatchSession,
        files: FileSession,
        settings: Settings,
    ) -> None:
        super().__init__()
        self._record, self._match, self._files = record, match, files
        self._settings = settings
        self._path: Path | None = None
        self._bytes = self._trial = b""
        self._seen = self._outcome
        self.is_kept = False
        """Whether the game is in its file as it is now."""
        record.opened.connect(self._start_over)
        record.changed.connect(self._on_changed)
        match.phase_changed.connect(self._on_phase_changed)

    @property
    def path(self) -> Path | None:
        """The file of the current game; None if it was not saved."""
        return self._path

    def keep(self) -> bool:
        """Save the current game if it is finished; returns whether it may be left now."""
        match = self._match.match
        is_on = match is not None and match.outcome is None
        was_over = self._path is not None or self._trial or self._outcome is not None
        if is_on or not was_over or self._files.origin or not self._settings.get(KEEPS_GAMES):
            return False
        try:
            data = game_bytes(self._path or autosave_folder(), [self._record.tree]).data
            if data in (self._bytes, self._trial):
                return True
            self._path = self._written(data)
        except FileProblem as problem:
            self.failed.emit(problem)
            return False
        self._bytes = data
        self._settings.add_recent_file(self._path, is_chosen=False)
        self.is_kept = True
        self.changed.emit()
        return True

    def _written(self, data: bytes) -> Path:
        """Write to the game's file, or to a new one. Raises FileProblem."""
        if self._path is not None:
            self._save(self._path, data)
            return self._path
        path, warning = write_new(
            autosave_folder(), file_name(self._record.info, self.tr("game")), data
        )
        if warning is not None:
            self.failed.emit(warning)
        return path

    def _save(self, path: Path, data: bytes) -> None:
        """Write the file, and report what failed although it was written. Raises FileProblem."""
        if warning := save_bytes(path, data, keep=False):
            self.failed.emit(warning)

    @property
    def _outcome(self) -> Outcome | None:
        phase = self._match.phase
        return phase.outcome if isinstance(phase, Finished) else None

    def _start_over(self) -> None:
        """Forget the file of the previous game when another one is opened."""
        self._path, self._seen = None, self._outcome
        self._bytes = self._trial = b""
        self.is_kept = False
        self.changed.emit()

    def _on_changed(self) -> None:
        self.is_kept = False

    def _on_phase_changed(self) -> None:
        if self._outcome != self._seen:
            self._seen = self._outcome
            if self._seen is not None:
                self._trial = write([self._record.tree]) if self._is_trial(self._seen) else b""
                self.keep()

    def _is_trial(self, outcome: Outcome) -> bool:
        return self._path is None and outcome.is_trial(self._match.position.turn)


def write_new(folder: Path, name: str, data: bytes) -> tuple[Path, FileProblem | None]:
    """Write a file that did not exist, with a number in its name if need be, or find the one with
    this name and content. Only the user may read the folder and the file, if the system supports
    that. Returns it, and what failed although it was written. Raises FileProblem.
    """
    path = folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        close_to_others(folder)
        for path in _numbered(folder, name):
            try:
                path.touch(0o600, exist_ok=False)
            except FileExistsError:
                if path.is_file() and path.read_bytes() == data:
                    return path, None
            else:
                break
    except OSError as error:
        raise FileProblem.of(path, error, writing=True) from None
    try:
        return path, save_bytes(path, data, keep=False)
    except FileProblem:
        path.unlink(missing_ok=True)
        raise


def file_name(info: GameInfo, unnamed: str) -> str:
    """A readable file name for a game, without ending: its date and its players."""
    players = " - ".join(name for name in (info.black_name, info.white_name) if name)
    words = f"{info.date} {players or unnamed}"
    plain = (
        "_" if sign in _RESERVED else " " if unicodedata.category(sign).startswith("C") else sign
        for sign in words
    )
    whole = " ".join("".join(plain).split()).encode()
    name = whole[:_LONGEST].decode(errors="ignore").strip(" .") or unnamed
    return f"_{name}" if _DEVICE.match(name) else name


def _numbered(folder: Path, name: str) -> Iterator[Path]:
    yield folder / f"{name}.sgf"
    number = 2
    while True:
        yield folder / f"{name} {number}.sgf"
        number += 1
