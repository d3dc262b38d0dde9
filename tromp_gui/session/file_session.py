"""The file behind the open record: where it lies, what else is in it, opening and saving."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tromp_gui.record.document import Document
from tromp_gui.record.node import Tree
from tromp_gui.session.files import FileTrouble, Loader, Opened, read_bytes, save_bytes
from tromp_gui.session.record_session import RecordSession
from tromp_gui.settings import Settings
from tromp_gui.sgf.reader import Collection, GameError, SgfError, read
from tromp_gui.sgf.writer import write


class FileSession(QObject):
    """One file, of which one game is shown.

    Signals: `opened()` a file is shown; `failed(FileTrouble | SgfError | GameError)`;
    `progressed(float)` while a large file is read; `path_changed()`; `games_offered()` a file
    holds several games: the first that can be read is shown, `show_game` shows others;
    `saved(Path, bytes)`; `changed_outside(Path)`: somebody else has written the file since it
    was read, so it was not saved; `save(path, anyway=True)` writes it all the same.
    """

    opened = Signal()
    failed = Signal(object)
    progressed = Signal(float)
    path_changed = Signal()
    games_offered = Signal()
    saved = Signal(object, object)
    changed_outside = Signal(object)

    def __init__(
        self, record: RecordSession, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record = record
        self._settings = settings
        self._path: Path | None = None
        self._opened: Opened | None = None
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
        return self._opened.collection if self._opened else None

    @property
    def source(self) -> bytes | None:
        """The bytes that the record was read from; None for a new game."""
        return self._opened.source if self._opened else None

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
            self._show_bytes(read_bytes(path))
        except FileTrouble as trouble:
            self.failed.emit(trouble)

    def open_text(self, text: str) -> None:
        """Show the game in a text (from the clipboard) as a new record without a file."""
        self._show_bytes(text.encode("utf-8", "surrogateescape"))

    def _show_bytes(self, data: bytes) -> None:
        try:
            self._show(None, Opened(data, read(data)))
        except SgfError as error:
            self.failed.emit(error)

    def _show_file(self, path: Path, opened: Opened) -> None:
        self._settings.add_recent_file(path)
        self._show(path, opened)

    def _show(self, path: Path | None, opened: Opened) -> None:
        games = opened.collection.games
        readable = [i for i, each in enumerate(games) if isinstance(each, Tree)]
        if not readable:
            self.failed.emit(games[0])
            return
        self._path, self._opened = path, opened
        self.show_game(readable[0])
        self.path_changed.emit()
        self.opened.emit()
        if len(games) > 1:
            self.games_offered.emit()

    def restore(
        self, path: Path | None, opened: Opened | None, game: int, document: Document
    ) -> None:
        """Show a document as a crash left it."""
        self._path, self._opened, self._game = path, opened, game
        self._record.adopt(document)
        self.path_changed.emit()

    def show_game(self, index: int) -> None:
        """Show another game of the file. Raises ValueError for one that cannot be read."""
        if self._opened is None:
            return
        if self._record.is_modified:  # not to be saved: the file's games are read anew
            self._opened = Opened(self._opened.source, read(self._opened.source))
        tree = self._opened.collection.games[index]
        if isinstance(tree, GameError):
            raise ValueError(str(tree))
        self._game = index
        self._record.open(tree)

    def _forget_unless_ours(self) -> None:
        games = self.collection.games if self.collection else ()
        if not any(game is self._record.tree for game in games):
            self._path, self._opened, self._game = None, None, 0
            self.path_changed.emit()

    def save(self, path: Path | None = None, anyway: bool = False) -> bool:
        """Write all games of the file, to another `path` where one is given.

        Returns whether it is saved; the signals tell why it is not.
        """
        target = path or self._path
        if target is None:
            return False
        is_own = target == self._path
        if is_own and not anyway and self._opened and self._opened.is_outdated(target):
            self.changed_outside.emit(target)
            return False
        data = self._bytes()
        try:
            save_bytes(target, data)
        except FileTrouble as trouble:
            self.failed.emit(trouble)
            return False
        self._saved(target, data)
        return True

    def _saved(self, path: Path, data: bytes) -> None:
        self._path = path
        if self._opened is None:
            self._opened = Opened(data, Collection((self._record.tree,), "utf-8", "utf-8", ()))
        self._opened = self._opened.saved_at(path)
        self._settings.add_recent_file(path)
        self._record.mark_saved()
        self.saved.emit(path, data)
        self.path_changed.emit()

    def _bytes(self) -> bytes:
        """What is to be written: an untouched file is its own bytes."""
        if self._opened is None:
            return write([self._record.tree])
        if not self._record.is_modified and self._opened.is_untouched:
            return self._opened.source
        collection = self._opened.collection
        games = [g.tree if isinstance(g, GameError) else g for g in collection.games]
        return write(games, collection.save_encoding)

    def text(self) -> str:
        """The shown game as SGF, for the clipboard."""
        return write([self._record.tree]).decode("utf-8", "replace")
