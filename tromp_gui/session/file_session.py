"""The file behind the open record: where it lies, what else is in it, opening and saving."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tromp_gui.record.node import Tree
from tromp_gui.session.files import FileTrouble, Loader, read_bytes, save_bytes
from tromp_gui.session.record_session import RecordSession
from tromp_gui.settings import Settings
from tromp_gui.sgf.reader import Collection, GameError, SgfError, read
from tromp_gui.sgf.writer import write


class FileSession(QObject):
    """One file, of which one game is shown.

    Signals: `opened()` a file is shown; `failed(FileTrouble)`; `progressed(float)` while a
    large file is read; `path_changed()`; `games_offered(Collection)` a file holds several
    games: the first that can be read is shown, others can be chosen with `show_game`.
    """

    opened = Signal()
    failed = Signal(object)
    progressed = Signal(float)
    path_changed = Signal()
    games_offered = Signal(object)

    def __init__(
        self, record: RecordSession, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record = record
        self._settings = settings
        self._path: Path | None = None
        self._collection: Collection | None = None
        self._game = 0
        self._loader = Loader(self)
        self._loader.progressed.connect(self.progressed)
        self._loader.loaded.connect(self._show_file)
        self._loader.failed.connect(self.failed)
        record.opened.connect(self._forget_unless_ours)

    @property
    def path(self) -> Path | None:
        """The file of the record; None where it has none yet."""
        return self._path

    @property
    def collection(self) -> Collection | None:
        """All that the file holds; None where the record came from no file."""
        return self._collection

    @property
    def game(self) -> int:
        """Which game of the file is shown, from 0."""
        return self._game

    @property
    def name(self) -> str:
        """The file's name, or '' without a file."""
        return self._path.name if self._path else ""

    def open(self, path: Path) -> None:
        """Read a file and show its first game, as soon as it is there."""
        self._loader.load(path.absolute())

    def open_copy(self, path: Path) -> None:
        """Show the game of a file as a new record without a file (for sample games)."""
        try:
            self._show(None, read(read_bytes(path)))
        except (FileTrouble, SgfError) as problem:
            self.failed.emit(problem)

    def open_text(self, text: str) -> None:
        """Show the game in a text (from the clipboard) as a new record without a file."""
        try:
            collection = read(text.encode("utf-8", "surrogateescape"))
        except SgfError as error:
            self.failed.emit(error)
            return
        self._show(None, collection)

    def _show_file(self, path: Path, collection: Collection) -> None:
        self._settings.add_recent_file(path)
        self._show(path, collection)

    def _show(self, path: Path | None, collection: Collection) -> None:
        readable = [i for i, each in enumerate(collection.games) if isinstance(each, Tree)]
        if not readable:
            self.failed.emit(collection.games[0])
            return
        self._path, self._collection = path, collection
        self.show_game(readable[0])
        self.path_changed.emit()
        self.opened.emit()
        if len(collection.games) > 1:
            self.games_offered.emit(collection)

    def show_game(self, index: int) -> None:
        """Show another game of the file. Raises ValueError for one that cannot be read."""
        if self._collection is None:
            return
        tree = self._collection.games[index]
        if isinstance(tree, GameError):
            raise ValueError(str(tree))
        self._game = index
        self._record.open(tree)

    def _forget_unless_ours(self) -> None:
        games = self._collection.games if self._collection else ()
        if not any(game is self._record.tree for game in games):
            self._path, self._collection, self._game = None, None, 0
            self.path_changed.emit()

    def save(self, path: Path | None = None) -> bool:
        """Write all games of the file, to another `path` where one is given.

        Tells by `failed` what went wrong; returns whether it is saved.
        """
        target = path or self._path
        if target is None:
            return False
        try:
            save_bytes(target, self._bytes())
        except FileTrouble as trouble:
            self.failed.emit(trouble)
            return False
        self._path = target
        self._settings.add_recent_file(target)
        self._record.mark_saved()
        self.path_changed.emit()
        return True

    def _bytes(self) -> bytes:
        if self._collection is None:
            return write([self._record.tree])
        games = [g.tree if isinstance(g, GameError) else g for g in self._collection.games]
        return write(games, self._collection.save_encoding)

    def text(self) -> str:
        """The shown game as SGF, for the clipboard."""
        return write([self._record.tree]).decode("utf-8", "replace")
