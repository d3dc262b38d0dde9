"""The file of the open record: its path, its other games, opening and saving."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.record.document import Document
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import AT_ONCE, WHOLE_FILE, Opened, Wanted, read_bytes, save_bytes
from tromp_gui.session.file.loading import Loader
from tromp_gui.session.file.saver import Saver
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import Settings
from tromp_gui.sgf.collection import Collection, FileForm, GameError, SgfError
from tromp_gui.sgf.repairs import Repair
from tromp_gui.sgf.writer import Written, write

_PATIENCE, _TOLD_EVERY = 500, 100
"""In ms: when progress is first reported, and how often more of a game is shown."""


class FileSession(QObject):
    """The open file, one of whose games is shown.

    Signals: `read()` a file was read; `opened()` it is shown; `failed(FileProblem | SgfError |
    GameError)`; `begun()` the first game of a large file can be viewed while the rest is read;
    `progressed(float)` if that takes more than half a second; `cancelled()`; `path_changed()`;
    `games_offered()` a file holds several games: the first that can be read is shown;
    `memory_asked(int)`: reading needs that many bytes of memory, and `go_on` allows it;
    `saved(Path)`; `encoding_kept(str)`: it was written in its own encoding, told once;
    `encoding_changed(str)`: it was in this encoding, a guess or a choice, and is UTF-8 now;
    `settled()`: it is saved, and all that follows from it is reported; `saving(float)` where that
    takes more than half a second; `warned(FileProblem)` it is saved, but something else failed.

    Two signals report that a file was not saved: `changed_outside(Path)`, another program has
    written it after it was read (`save(path, anyway=True)` saves it anyway); `unencodable(str)`,
    its encoding lacks these characters (`save(path, as_utf_8=True)` changes the encoding).

    `may_replace` is called with what shows a game that was read; it asks about unsaved changes.
    """

    read = Signal()
    opened = Signal()
    failed = Signal(object)
    memory_asked = Signal(object)
    begun = Signal()
    progressed = Signal(float)
    cancelled = Signal()
    path_changed = Signal()
    games_offered = Signal()
    saved = Signal(object)
    saving = Signal(float)
    settled = Signal()
    warned = Signal(object)
    encoding_kept = Signal(str)
    encoding_changed = Signal(str)
    changed_outside = Signal(object)
    unencodable = Signal(str)

    def __init__(self, record: RecordSession, settings: Settings) -> None:
        super().__init__()
        self.may_replace: Callable[[Callable[[], object]], object] = lambda show: show()
        self._record = record
        self._settings = settings
        self._path: Path | None = None
        self._origin: Path | None = None
        self._opened: Opened | None = None
        self._game = 0
        self._wanted = WHOLE_FILE
        self._has_told_encoding = False
        self._loader = Loader(self)
        self._saver = Saver(self)
        self._target, self._storing = Path(), Written(b"", "", "")
        self._since_start, self._since_told = QElapsedTimer(), QElapsedTimer()
        self._loader.begun.connect(self._begin)
        self._loader.progressed.connect(self._grow)
        self._loader.loaded.connect(self._on_loaded)
        self._loader.failed.connect(self._fail)
        self._loader.memory_asked.connect(record.give_up)
        self._loader.memory_asked.connect(self.memory_asked)
        self._saver.progressed.connect(self._on_save_progressed)
        self._saver.written.connect(self._store)
        self._saver.stored.connect(self._on_stored)
        record.changed.connect(self._saver.begin_anew)
        record.opened.connect(self._saver.cancel)
        record.opened.connect(self._forget_unless_ours)

    @property
    def path(self) -> Path | None:
        """Where the record is saved; None if the user has to be asked, because it has no file or
        one of a read-only format.
        """
        return self._path

    @property
    def origin(self) -> Path | None:
        """The file that the record was read from or saved to, whatever its format."""
        return self._origin

    @property
    def collection(self) -> Collection | None:
        """All games of the file; None if the record has no file."""
        return self._opened.collection if self._opened else None

    @property
    def source(self) -> bytes | None:
        """The bytes that the record was read from or last saved as; None for a new game."""
        return self._opened.source if self._opened else None

    @property
    def encoding(self) -> str | None:
        """The encoding that the user chose for `source`; None if it was detected."""
        return self._opened.encoding if self._opened else None

    @property
    def stamp(self) -> tuple[int, int] | None:
        """The size and time of the file when we last read or wrote it; None if there is none."""
        return self._opened.stamp if self._opened else None

    def repairs(self, at_once: bool = False) -> tuple[Repair, ...]:
        """The repairs of the file, in file order, including those of values unless the file is too
        large. With `at_once`, only what is quick to find.
        """
        return self._opened.found_repairs(at_once) if self._opened else ()

    @property
    def game(self) -> int:
        """Which game of the file is shown, from 0."""
        return self._game

    @property
    def name(self) -> str:
        """The file's name, or '' without a file."""
        return self._origin.name if self._origin else ""

    def open(
        self,
        path: Path,
        game: int | None = None,
        move: int | None = None,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Read a file and show one of its games as soon as possible: the one with this number, from
        0; None for the first, with others offered. The position shown is that after `move`. `then`
        is called once that game is shown; never if another is shown instead. With unsaved changes,
        nothing is shown until the file was read.
        """
        self.cancel()
        self._wanted = Wanted(game, move, then)
        self._start()
        with suppress(OSError):  # the working folder is gone, so the path is missing too
            path = path.absolute()
        self._loader.load(path)

    @property
    def is_opening(self) -> bool:
        """Whether a file is being read."""
        return self._loader.is_busy

    def cancel(self) -> None:
        """Cancel the reading in progress, if any; the previous game is shown again."""
        self._wanted = WHOLE_FILE
        if self._loader.is_busy:
            self._loader.cancel()
            self._record.give_up()
            self.cancelled.emit()

    def _start(self) -> None:
        self._since_start.start()
        self._since_told.start()

    def _begin(self, tree: Tree) -> None:
        self._since_told.start()
        if self._record.is_modified:
            return
        with self._record.one_act():
            self._record.begin_growing(tree)
            self.begun.emit()

    def _grow(self, done: float) -> None:
        if self._since_told.elapsed() < _TOLD_EVERY:
            return
        self._since_told.start()
        if self._record.is_growing:
            self._record.grow()
        if self._since_start.elapsed() > _PATIENCE:
            self.progressed.emit(done)

    def _fail(self, problem: object) -> None:
        self._wanted = WHOLE_FILE
        self._record.give_up()
        self.failed.emit(problem)

    def go_on(self, memory: int) -> None:
        """Continue reading a file that needs this many bytes of memory."""
        self._start()
        self._loader.go_on(memory)

    def reread(self, encoding: str) -> None:
        """Read the open file's bytes again in this encoding; changes are lost."""
        if self._opened is not None:
            self._wanted = Wanted(self._game, is_agreed=True)
            self._start()
            self._loader.load_again(self._origin, self._opened, encoding)

    def open_copy(
        self, path: Path, game: int | None = None, then: Callable[[], object] | None = None
    ) -> None:
        """Show a game of a file as a new record without a file (for sample games and sets of
        problems); see `open` for the arguments.
        """
        from tromp_gui.sgf.opening import read_any

        try:
            data = read_bytes(path)
            self._offer(None, Opened(data, read_any(data)), Wanted(game, then=then))
        except (FileProblem, SgfError) as problem:
            self.failed.emit(problem)

    def open_text(self, text: str) -> None:
        """Show the game in a text (from the clipboard) as a new record without a file."""
        from tromp_gui.sgf.diagnosis import diagnose
        from tromp_gui.sgf.opening import read_text, text_bytes

        try:
            games = read_text(text)
        except SgfError as error:
            self.failed.emit(error)
            return
        data = text_bytes(text)
        is_small = games.form is FileForm.SGF and len(data) <= AT_ONCE
        repairs = diagnose(data, encoding="utf-8") if is_small else games.repairs
        source = write(games.trees)
        self._offer(None, Opened(source, games, is_untouched=False, repairs=repairs))

    def _on_loaded(self, path: Path | None, opened: Opened) -> None:
        wanted, self._wanted = self._wanted, WHOLE_FILE
        self.read.emit()
        self._offer(path, opened, wanted)

    def _offer(self, path: Path | None, opened: Opened, wanted: Wanted = WHOLE_FILE) -> None:
        def show() -> None:
            if path and path == self._path and opened.is_outdated(path):  # it was saved when asked
                self.open(path, wanted.game, wanted.move, wanted.then)
            else:
                self._show(path, opened, wanted)

        if not opened.readable:
            self._fail(opened.collection.games[0])
        elif wanted.is_agreed:
            self._show(path, opened, wanted)
        else:
            self.may_replace(show)

    def _show(self, path: Path | None, opened: Opened, wanted: Wanted) -> None:
        if path is not None:
            self._settings.add_recent_file(path)
        self._set(path, opened)
        with self._record.one_act():
            self.show_game(wanted.game if wanted.game in opened.readable else opened.readable[0])
            self.path_changed.emit()
            self.opened.emit()
            if wanted.move is not None:
                self._record.go_to_move(wanted.move)
        if wanted.then is not None and wanted.game in (None, self._game):
            wanted.then()
        if len(opened.collection.games) > 1 and wanted.game is None:
            self.games_offered.emit()

    def _set(self, path: Path | None, opened: Opened | None) -> None:
        is_ours = opened is None or opened.collection.form is FileForm.SGF
        self._path, self._origin, self._opened = path if is_ours else None, path, opened
        self._has_told_encoding = False

    def restore(
        self, path: Path | None, opened: Opened | None, game: int, document: Document
    ) -> None:
        """Show a document restored after a crash."""
        self._set(path, opened)
        if path is not None and path.suffix.lower() == ".sgf":
            self._path = path  # saved as SGF, if it was of another format
        self._game = game
        self._record.adopt(document)
        self.path_changed.emit()

    def show_game(self, index: int) -> None:
        """Show another game of the file. Raises ValueError for one that cannot be read."""
        if self._opened is None:
            return
        if self._record.is_modified or not self._opened.is_untouched:
            self._opened = self._opened.read_again()
        tree = self._opened.collection.games[index]
        if isinstance(tree, GameError):
            raise ValueError(str(tree))
        self._game = index
        if self._record.is_growing and tree is self._record.tree:
            self._record.end_growing()
        else:
            self._record.open(tree)

    def _forget_unless_ours(self) -> None:
        if self._record.is_growing:
            return
        self._loader.cancel()
        games = self.collection.games if self.collection else ()
        if not any(game is self._record.tree for game in games):
            self._set(None, None)
            self._game = 0
            self.path_changed.emit()

    def save(self, path: Path | None = None, anyway: bool = False, as_utf_8: bool = False) -> bool:
        """Write all games of the file, to another `path` if given.

        Returns whether it is saved; the signals say why not. A large file takes longer: see
        `is_saving` and `settled`. Another save waits until then.
        """
        target = path or self._path
        if target is None or self.is_saving or self._record.refuse():
            return False
        is_own = target == self._path
        if is_own and not anyway and self._opened and self._opened.is_outdated(target):
            self.changed_outside.emit(target)
            return False
        self._target = target
        self._start()
        written = self._written(as_utf_8)
        return written is not None and self._write_bytes(written)

    @property
    def is_saving(self) -> bool:
        """Whether a file is being saved."""
        return self._saver.is_busy

    def _on_save_progressed(self, done: float) -> None:
        if self._since_start.elapsed() > _PATIENCE:
            self.saving.emit(done)

    def _is_complete(self, written: Written) -> bool:
        """Whether the bytes contain every character and are read as these games; tells if not."""
        if written.lacking:
            self.unencodable.emit(written.lacking)
        elif not written.is_same:
            self.failed.emit(FileProblem(self._target, FileProblemKind.NOT_THE_SAME))
        return written.is_same and not written.lacking

    def _store(self, written: Written) -> None:
        if self._is_complete(written):
            self._storing = written
            self._saver.store(self._target, written.data)

    def _on_stored(self, problem: FileProblem | None) -> None:
        written, self._storing = self._storing, Written(b"", "", "")
        if problem is None or problem.is_written:
            self._saved(self._target, written, problem)
        else:
            self.failed.emit(problem)

    def _write_bytes(self, written: Written) -> bool:
        """Write the bytes to the file if they are complete."""
        if not self._is_complete(written):
            return False
        try:
            warning = save_bytes(self._target, written.data)
        except FileProblem as problem:
            self.failed.emit(problem)
            return False
        self._saved(self._target, written, warning)
        return True

    def _saved(self, path: Path, written: Written, warning: FileProblem | None) -> None:
        data, encoding = written.data, written.encoding
        if self._opened is None:
            games = Collection((self._record.tree,), "utf-8", "utf-8", ())
            self._opened = Opened(data, games, is_untouched=False)
        is_kept = encoding != "utf-8" and data != self._opened.source
        before = self._opened.doubtful_encoding if encoding == "utf-8" else None
        self._path = self._origin = path
        collection = self._opened.collection._replace(encoding=encoding, save_encoding=encoding)
        self._opened = self._opened._replace(collection=collection).saved_at(path, data, encoding)
        self._settings.add_recent_file(path)
        self._record.mark_saved()
        if is_kept and not self._has_told_encoding:
            self._has_told_encoding = True
            self.encoding_kept.emit(encoding)
        if before:
            self.encoding_changed.emit(before)
        self.saved.emit(path)
        self.path_changed.emit()
        self.settled.emit()
        if warning is not None:
            self.warned.emit(warning)

    def _written(self, as_utf_8: bool) -> Written | None:
        """The bytes to write: those of the file if it is untouched; None if they have to be
        generated.
        """
        opened = self._opened
        if opened is None:
            return self._saver.write([self._record.tree], "utf-8")
        collection = opened.collection
        is_ours = collection.form is FileForm.SGF and opened.doubtful_encoding is None
        if is_ours and opened.is_untouched and not self._record.is_modified:
            return Written(opened.source, collection.save_encoding, "")
        encoding = "utf-8" if as_utf_8 else collection.save_encoding
        return self._saver.write(collection.trees, encoding)

    def text(self) -> str:
        """The current game as SGF, for the clipboard."""
        return write([self._record.tree]).decode("utf-8", "replace")
