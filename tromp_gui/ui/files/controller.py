"""Opening and saving: dialogs, unsaved changes, the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.go.point import Color
from tromp_gui.session.engine.catalogue.network_file import looks_like_network
from tromp_gui.session.file.autosave import file_name
from tromp_gui.session.file.unfinished import set_aside
from tromp_gui.sgf.collection import GameError, SgfError
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import color_name
from tromp_gui.wording import files as words
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.translation import plural

if TYPE_CHECKING:
    from tromp_gui.ui.kit.file_dialog import FileDialog

Then = Callable[[], object]
_FEW = 12
"""The maximum number of characters listed in a question."""
_FOREIGN = (".gib", ".ngf", ".ugf", ".ugi")
"""Formats that are read but never written."""


class _SaveRequest(NamedTuple):
    """What to save: the file (None for the record's), and what to call once it is saved."""

    path: Path | None
    then: Then | None
    anyway: bool = False
    as_utf_8: bool = False


class FileController(QObject):
    """Asks before unsaved changes would be lost, then opens and saves files.

    Signals: `failed(str)`, a sentence about a file; `reported(str)`, what was done;
    `left_unfinished()`, another record is shown, and a game that goes on was kept to be resumed;
    `network_opened(str)`, the file is a network for an engine, not a game; `folder_opened(str)`, it
    is a folder; `others_dropped(str, str, Callable)`, a sentence about files that were dropped
    together, with a link and its action.
    """

    failed = Signal(str)
    reported = Signal(str)
    left_unfinished = Signal()
    network_opened = Signal(str)
    folder_opened = Signal(str)
    others_dropped = Signal(str, str, object)

    def __init__(self, parts: Parts) -> None:
        window, s = parts.window, parts.sessions
        super().__init__(window)
        record, files, kept = s.record, s.files, s.autosave
        self._kept = kept
        self._set_aside = partial(set_aside, s.match, files, s.journal)
        later = Qt.ConnectionType.QueuedConnection  # after the status line’s report
        kept.failed.connect(self._report_problem, later)
        self._window, self._record, self._files = window, record, files
        self._settings = s.settings
        self._finish_typing = parts.column.comment.flush
        self._is_leaving = False
        self._request = _SaveRequest(None, None)
        self._said = ""
        self._waiting: list[Then] = []
        window.may_close = self._may_close
        window.files_dropped.connect(self._open_dropped)
        files.may_replace = self.when_free
        files.failed.connect(self._report_problem)
        files.games_offered.connect(self.choose_game)
        files.memory_asked.connect(self._ask_memory)
        files.changed_outside.connect(self._ask_overwrite)
        files.unencodable.connect(self._ask_utf_8)
        files.encoding_kept.connect(self._note_encoding)
        files.encoding_changed.connect(self._note_change)
        files.settled.connect(self._go_on)
        files.warned.connect(lambda problem: self.failed.emit(file_problem(problem)))
        files.path_changed.connect(self._show_name)
        record.settled.connect(self._show_name)
        record.modified_changed.connect(self._show_name)
        kept.changed.connect(self._show_name)
        self.failed.connect(parts.status.refuse)
        self.reported.connect(parts.status.say)
        self.others_dropped.connect(parts.status.report)
        self._show_name()

    def _show_name(self) -> None:
        is_unsaved = self._record.is_modified and not self._kept.is_kept
        self._window.show_name(self._name(), is_unsaved)

    def _name(self) -> str:
        """The name of the file, or else of the game."""
        info = self._record.info
        names = {Color.BLACK: info.black_name, Color.WHITE: info.white_name}
        players = [name or color_name(color) for color, name in names.items()]
        title = " – ".join(players) if any(names.values()) else info.game_name
        return self._files.name or title or self.tr("New game")

    # Unsaved changes

    def when_free(self, then: Then) -> None:
        """Call `then`, which shows another record, once no unsaved changes would be lost; never if
        the user cancels. A game that goes on is kept to be resumed, without a question.
        """
        self._finish_typing()
        if self._files.is_saving:
            self._waiting.append(lambda: self.when_free(then))
            return
        if self._may_leave():
            then()
        elif self._set_aside():
            before = self._record.document
            then()
            if self._record.document is not before:
                self.left_unfinished.emit()
        else:
            self._ask_to_save(then)

    def _may_leave(self) -> bool:
        """Whether the record can be left now, being saved or after saving it without a question."""
        return not self._record.is_modified or self._kept.keep()

    def _ask_to_save(self, then: Then) -> None:
        from tromp_gui.ui.files.dialogs import UnsavedDialog

        UnsavedDialog(self._name(), lambda: self.save(then), then, self._window).open()

    def _may_close(self) -> bool:
        self._finish_typing()
        if self._is_leaving or (
            not self._files.is_saving and (self._may_leave() or self._set_aside())
        ):
            return True
        self.when_free(self._leave)
        return False

    def _leave(self) -> None:
        self._is_leaving = True
        self._window.close()

    # Opening

    def open(self) -> None:
        """Ask for a file, and open it."""
        self.open_from(self._settings.folder)

    def open_from(self, folder: Path) -> None:
        """Ask for a file in a folder, and open it."""
        dialog = self._dialog(self.tr("Open a game"))
        dialog.setDirectory(str(folder))
        dialog.setNameFilters([
            self.tr("Go games ({patterns})").format(
                patterns=_patterns("sgf", "gib", "ngf", "ugf", "ugi")
            ),
            self.tr("Text diagrams ({patterns})").format(patterns=_patterns("txt")),
            self.tr("All files (*)"),
        ])  # fmt: skip
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.open()

    def open_path(self, path: Path, then: Then | None = None) -> None:
        """Open a file, a folder or a network; `then` is called once a game is shown."""
        if path.is_dir():
            self.folder_opened.emit(str(path))
        elif looks_like_network(path):
            self.network_opened.emit(str(path))
        else:
            self._finish_typing()
            self._files.open(path, then=then)

    def _open_dropped(self, names: Sequence[str]) -> None:
        """Open the first file that was dropped, and report that the others were not opened."""
        first, *others = map(Path, names)
        self.open_path(first, (lambda: self._report_others(first, others)) if others else None)

    def _report_others(self, first: Path, others: Sequence[Path]) -> None:
        text = plural(
            "FileController",
            "Only {name} was opened, not the other file.",
            "Only {name} was opened, not the other %n files.",
            len(others),
        ).format(name=first.name)
        folder = first.parent
        is_one = all(each.parent == folder for each in others)
        link = self.tr("Add their folder to the library") if is_one else ""
        self.others_dropped.emit(text, link, lambda: self.folder_opened.emit(str(folder)))

    def open_named(self, name: str) -> None:
        """Open a file, or one game of it by its number from 1: FILE#2."""
        file, mark, number = name.rpartition("#")
        if mark and number.isdecimal() and int(number) and not Path(name).exists():
            self.open_game(Path(file), int(number) - 1)
        else:
            self.open_path(Path(name))

    def open_game(
        self, path: Path, game: int, move: int | None = None, then: Then | None = None
    ) -> None:
        """Open a game of a file by its index, at a move if given, and then call `then`."""
        self._finish_typing()
        self._files.open(path, game, move, then)

    def open_sample(self, path: Path) -> None:
        """Open a sample game; saving it will ask for a file name."""
        self._files.open_copy(path)

    def _dialog(self, title: str) -> FileDialog:
        from tromp_gui.ui.kit.file_dialog import FileDialog

        return FileDialog(self._window, title, str(self._settings.folder))

    def choose_game(self) -> None:
        """List the games of the file to choose one."""
        from tromp_gui.ui.files.game_list import GameListDialog

        collection = self._files.collection
        if collection is None:
            return
        dialog = GameListDialog(collection, self._files.game, self._window)
        dialog.game_chosen.connect(
            lambda index: self.when_free(lambda: self._files.show_game(index))
        )
        dialog.open()

    def _ask_memory(self, size: int) -> None:
        """Ask whether to open a file that needs much memory."""
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        QuestionDialog(
            self.tr("Very large file"),
            self.tr("Opening this file needs about {size} of memory. Open it anyway?").format(
                size=words.memory_needed(size)
            ),
            self.tr("If your computer has less, other programs may become slow."),
            self.tr("&Open"),
            lambda: self._files.go_on(size),
            self._window,
        ).open()

    # Saving

    def save(self, then: Then | None = None) -> None:
        """Save to the record's file, or ask for one; `then` is called once it is saved."""
        self._finish_typing()
        if self._files.path is None:
            self.save_as(then)
        else:
            self._carry_out(_SaveRequest(None, then))

    def save_as(self, then: Then | None = None) -> None:
        """Ask for a file and save to it; `then` is called once it is saved."""
        self._finish_typing()
        dialog = self._dialog(self.tr("Save the game"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([
            self.tr("Go games ({patterns})").format(patterns=_patterns("sgf")),
            self.tr("All files (*)"),
        ])  # fmt: skip
        dialog.setDefaultSuffix("sgf")
        dialog.selectFile(str(self._place()))
        dialog.fileSelected.connect(lambda name: self._save_to(Path(name), then))
        dialog.open()

    def _place(self) -> Path:
        origin = self._files.origin
        if origin is None:
            return self._settings.folder / self._suggestion()
        return origin if self._files.path else origin.with_suffix(".sgf")

    def _save_to(self, path: Path, then: Then | None) -> None:
        if path.suffix.lower() in _FOREIGN:
            text = self.tr("Games are saved as SGF. Use a name ending in .sgf, not {ending}.")
            self.failed.emit(text.format(ending=path.suffix))
        else:
            self._carry_out(_SaveRequest(path, then))

    def _carry_out(self, request: _SaveRequest) -> None:
        if self._files.is_saving:
            self._waiting.append(lambda: self._carry_out(request))
            return
        self._request, self._said = request, ""
        self._files.save(request.path, anyway=request.anyway, as_utf_8=request.as_utf_8)

    def _go_on(self) -> None:
        """Report that the record is saved, and call everything that waited for it."""
        said = self._said or self.tr("Saved as {name}.").format(name=self._files.name)
        self.reported.emit(said)
        then, self._request = self._request.then, _SaveRequest(None, None)
        waiting, self._waiting = self._waiting, []
        for each in (*((then,) if then else ()), *waiting):
            each()

    def _note_encoding(self, encoding: str) -> None:
        said = self.tr("Saved as {name} in the file’s original encoding, {encoding}.")
        name = self._files.name
        self._said = said.format(name=name, encoding=words.encoding_name(encoding))

    def _note_change(self, encoding: str) -> None:
        self._said = words.saved_in_utf_8(self._files.name, encoding)

    def _ask_overwrite(self, path: Path) -> None:
        """Ask whether to overwrite a file that another program has changed."""
        self._waiting.clear()
        request = self._request
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        QuestionDialog(
            self.tr("The file has changed"),
            self.tr("Overwrite “{name}”?").format(name=path.name),
            self.tr(
                "Another program has changed this file since you opened it. To "
                "keep both versions, cancel and use Save as."
            ),
            self.tr("&Overwrite"),
            lambda: self._carry_out(request._replace(anyway=True)),
            self._window,
        ).open()

    def _ask_utf_8(self, lacking: str) -> None:
        """Ask whether to save as UTF-8, because the file's encoding lacks some characters."""
        self._waiting.clear()
        request = self._request
        collection = self._files.collection
        name = words.encoding_name(collection.save_encoding) if collection else ""
        text = self.tr("The file’s encoding, {encoding}, cannot represent: {letters}")
        few = " ".join(lacking[:_FEW]) + (" …" if len(lacking) > _FEW else "")
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        QuestionDialog(
            self.tr("Unsupported characters"),
            self.tr("Save the file as UTF-8?"),
            text.format(encoding=name, letters=few),
            self.tr("Save as &UTF-8"),
            lambda: self._carry_out(request._replace(as_utf_8=True)),
            self._window,
        ).open()

    def _suggestion(self) -> str:
        return file_name(self._record.info, self.tr("game")) + ".sgf"

    # The clipboard

    def copy(self) -> None:
        """Copy the current game to the clipboard as SGF."""
        QGuiApplication.clipboard().setText(self._files.text())
        self.reported.emit(self.tr("Copied the game as SGF."))

    def paste(self) -> None:
        """Open the game in the clipboard: SGF, also within other text, or a board in text."""
        self._files.open_text(QGuiApplication.clipboard().text())

    # Reports

    def _report_problem(self, problem: object) -> None:
        self._waiting.clear()
        if isinstance(problem, FileProblem):
            said = file_problem(problem)
        elif isinstance(problem, GameError):
            said = words.unreadable_game(problem)
        elif isinstance(problem, SgfError) and problem.problem is FileProblemKind.BAD_ROW:
            said = self.tr(
                "Line {line} of the board in the clipboard could not be read. Correct it, and "
                "paste again."
            ).format(line=problem.detail)
        else:
            said = self.tr("The clipboard contains no Go game. Copy one first.")
        self.failed.emit(said)


def _patterns(*endings: str) -> str:
    """The patterns of a file dialog for these extensions, in lower and upper case."""
    return " ".join(f"*.{each} *.{each.upper()}" for each in endings)
