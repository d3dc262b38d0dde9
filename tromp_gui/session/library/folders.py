"""The library's folders: the list of them, reading new files, and watching for changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.library.user_data import UserData
from tromp_gui.session.library.process import LibraryProcess, file_problem_of

_MOST_WATCHED = 4000
"""How many folders are watched; systems allow a few thousand."""
_REST = 1500
"""In ms: the time without further changes before new files are read."""


class UpdateProgress(NamedTuple):
    """The progress of reading: files read, their total (0: still unknown), and games."""

    done: int = 0
    total: int = 0
    games: int = 0


class UpdateSummary(NamedTuple):
    """The result of reading: games and files read, files removed, and problems; whether it is
    about to be read again, for what was added meanwhile.
    """

    games: int
    files: int
    gone: int
    failures: tuple[FileProblem, ...]
    is_again: bool


class LibraryFolders(QObject):
    """Keeps the index up to date with the folders; a separate process reads them.

    Signals: `changed()` folders, tags or names; `progressed()` see `progress`; `games_read()` more
    games are in the index; `updated(UpdateSummary)`; `damaged()` the index has to be rebuilt;
    `failed(FileProblem)`; `ended(str)` the process ended by itself, with its last output.
    """

    changed = Signal()
    progressed = Signal()
    games_read = Signal()
    updated = Signal(object)
    damaged = Signal()
    failed = Signal(object)
    ended = Signal(str)

    def __init__(
        self, user_data: Path, own: Path, index: str = "", parent: QObject | None = None
    ) -> None:
        """`user_data` is the library's file; `own` the folder of automatically saved games."""
        super().__init__(parent)
        self._path, self._own = user_data, own
        self._process = LibraryProcess(index, self)
        self._process.answered.connect(self._take)
        self._process.ended.connect(self._on_ended)
        self._watcher = QFileSystemWatcher(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.update)
        self._watcher.directoryChanged.connect(lambda _: self._rest.start())
        self.progress: UpdateProgress | None = None
        """None while nothing is being read."""
        self._is_again = False
        self.user_data = UserData(user_data)

    @property
    def own(self) -> str:
        """The folder of automatically saved games."""
        return str(self._own)

    def change(self, edit: Callable[[UserData], object]) -> bool:
        """Change folders, tags or names of the file as it is now; returns whether it worked."""
        is_done = self._took(lambda: UserData.change(self._path, edit))
        if is_done:
            self.changed.emit()
        return is_done

    def _took(self, user_data: Callable[[], UserData]) -> bool:
        """Take the user data as they are now; returns whether that succeeded."""
        try:
            self.user_data = user_data()
        except FileProblem as problem:
            self.failed.emit(problem)
            return False
        return True

    def add(self, folders: Sequence[str]) -> None:
        """Add folders and read them."""

        def edit(user_data: UserData) -> None:
            known = [*user_data.folders, self.own]
            user_data.folders += [each for each in dict.fromkeys(folders) if each not in known]

        if self.change(edit):
            self.update()

    def remove(self, folder: str) -> None:
        """Remove a folder; its files are not touched."""

        def edit(user_data: UserData) -> None:
            user_data.folders = [each for each in user_data.folders if each != folder]

        if self.change(edit):
            self.update()

    def set_tags(self, fingerprints: Sequence[int], on: Sequence[str], off: Sequence[str]) -> None:
        """Add tags to games, by their fingerprints, and remove others."""

        def edit(user_data: UserData) -> None:
            for each in fingerprints:
                kept = [tag for tag in user_data.tags.get(each, []) if tag not in off]
                kept += [tag for tag in on if tag not in kept]
                if kept:
                    user_data.tags[each] = kept
                else:
                    user_data.tags.pop(each, None)

        self.change(edit)

    def set_names(self, before: Sequence[list[str]], after: Sequence[list[str]]) -> None:
        """Change which names belong to the same player; others added meanwhile are kept."""

        def edit(user_data: UserData) -> None:
            now = [each for each in user_data.aliases if each in after or each not in before]
            user_data.aliases = now + [each for each in after if each not in now]

        self.change(edit)

    def update(self, anew: bool = False) -> None:
        """Read new and changed files; all files if the index is to be rebuilt (`anew`)."""
        if anew:
            self._end()
        elif self.progress is not None:
            self._is_again = True
            return
        self._is_again = False
        if not self._took(lambda: UserData.read(self._path)):
            return
        self.progress = UpdateProgress()
        self._process.ask(do="update", lane="update", folders=self._folders(), anew=anew)
        self.progressed.emit()

    def cancel(self) -> None:
        """Stop reading; what was read is kept, and the next update continues from there."""
        self._end()

    def stop(self) -> None:
        """Stop, because the window is closed."""
        self._rest.stop()
        self._process.stop()

    def _folders(self) -> list[str]:
        own = [self.own] if self._own.is_dir() else []
        return list(dict.fromkeys([*self.user_data.folders, *own]))

    def _take(self, answer: dict[str, Any]) -> None:
        if "damaged" in answer:
            self._end()
            self.damaged.emit()
        elif "failed" in answer:
            self.failed.emit(file_problem_of(answer["failed"]))
        elif "total" in answer:
            before = self.progress.games if self.progress is not None else 0
            self.progress = UpdateProgress(answer["done"], answer["total"], answer["games"])
            self.progressed.emit()
            if self.progress.games > before:
                self.games_read.emit()
        elif "summary" in answer:
            failures = tuple(map(file_problem_of, answer["failures"]))
            self._watch(answer["parents"])
            self._end()
            games, files, gone = answer["summary"]
            self.updated.emit(UpdateSummary(games, files, gone, failures, self._is_again))
            if self._is_again:
                self.update()

    def _watch(self, folders: Sequence[str]) -> None:
        if before := self._watcher.directories():
            self._watcher.removePaths(before)
        if folders:
            self._watcher.addPaths(list(folders[:_MOST_WATCHED]))

    def _on_ended(self, said: str) -> None:
        self._end()
        self.ended.emit(said)

    def _end(self) -> None:
        self._process.stop()
        self.progress = None
        self.progressed.emit()
