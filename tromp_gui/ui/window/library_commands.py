"""The library's commands and its layout; the library itself is imported when first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Point
from tromp_gui.session.game.tools import Tool
from tromp_gui.settings import LIBRARY_SHOWN
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation

if TYPE_CHECKING:
    from tromp_gui.ui.library.controller import LibraryController


_FOR_GAMES = (
    Id.LIBRARY_OPEN,
    Id.LIBRARY_OPEN_NEW,
    Id.LIBRARY_GUESS,
    Id.LIBRARY_TAGS,
    Id.LIBRARY_EXPORT,
)
"""The menu of the table of games."""


class LibraryCommands(QObject):
    """Creates the library when it is needed, and has its commands.

    Signals: `reported(str)`, `failed(str)`, `changed()` as those of `LibraryController`;
    `guess_wanted()`, the chosen game is open, and an exercise should start.
    """

    reported = Signal(str)
    failed = Signal(str)
    changed = Signal()
    guess_wanted = Signal()

    def __init__(
        self,
        parts: Parts,
        file: FileController,
        find_in_game: Callable[[Point, Point], object],
    ) -> None:
        """`find_in_game` searches the open game."""
        super().__init__(parts.window)
        self._window, self._sessions, self._column = parts.window, parts.sessions, parts.column
        self._view, self._board, self._file = parts.view, parts.board, file
        self._actions, self._find_in_game = parts.actions, find_in_game
        self._made: LibraryController | None = None
        parts.view.layout_changed.connect(self._on_layout_changed)
        file.folder_opened.connect(self.add_folder)
        parts.sessions.edit.region_chosen.connect(self.find_region)
        self.changed.connect(parts.situations.touch)
        self.failed.connect(parts.status.refuse)
        self.reported.connect(parts.status.say)
        parts.actions.add(self.rows())

    @property
    def library(self) -> LibraryController:
        """The library; created if necessary."""
        if self._made is None:
            from tromp_gui.ui.library.controller import LibraryController

            s = self._sessions
            made = self._made = LibraryController(
                self._window, s.record, s.files, s.settings, self._board, self._file.open_game,
                self._actions,
            )  # fmt: skip
            made.reported.connect(self.reported)
            made.failed.connect(self.failed)
            made.changed.connect(self.changed)
            self._column.put_library(made.panel)
            made.panel.table.addActions([self._actions[name] for name in _FOR_GAMES])
        return self._made

    @property
    def is_shown(self) -> bool:
        """Whether the window has the Library layout."""
        return self._view.layout is Layout.LIBRARY

    def show(self) -> None:
        """Show the library and focus its search line."""
        self._view.set_layout(Layout.LIBRARY)
        self.library.focus()

    def add_folder(self, folder: str) -> None:
        """Show the library, and add a folder to it."""
        self._view.set_layout(Layout.LIBRARY)
        self.library.folder_controller.add(folder)

    def find_region(self, first: Point, last: Point) -> None:
        """Search for a part of the board: in the library if it is open, otherwise in the game."""
        if self.is_shown:
            self._sessions.edit.leave_tool()
            self.library.positions.find_region(first, last)
        else:
            self._find_in_game(first, last)

    def restore(self) -> None:
        """Show the library if it was shown last. Call this after the first frame."""
        if self._sessions.settings.get(LIBRARY_SHOWN):
            self.show()

    def _on_layout_changed(self, layout: Layout) -> None:
        self._sessions.settings.set(LIBRARY_SHOWN, layout is Layout.LIBRARY)
        if layout is Layout.LIBRARY:
            _ = self.library
            self._column.set_layout(layout)
        elif self._made is not None:
            self._made.positions.stop()

    def _in_library(self, run: Callable[[LibraryController], object]) -> Callable[[], object]:
        """A function that shows the library and calls `run` with it."""

        def done() -> None:
            if not self.is_shown:
                self._view.set_layout(Layout.LIBRARY)
            run(self.library)

        return done

    def _take_find_tool(self) -> None:
        if not self.is_shown:
            self._view.set_layout(Layout.LIBRARY)
        self._sessions.edit.take(Tool.FIND)
        self._window.board.setFocus()
        self.reported.emit(self.tr("Drag over the part of the board to look for."))

    def _toggle_duplicates(self) -> None:
        shown = not self._has_duplicates()
        self._in_library(lambda made: made.show_duplicates(shown))()

    def _has_duplicates(self) -> bool:
        return self._made is not None and self._made.session.has_duplicates

    def _has_choice(self, now: Situation) -> bool:
        made = self._made
        return made is not None and now.layout is Layout.LIBRARY and bool(made.chosen())

    def _may_step(self, step: int) -> bool:
        return self._made is not None and self._made.may_step(step)

    def rows(self) -> list[Command]:
        within = self._in_library
        return [
            Command(Id.LAYOUT_LIBRARY, _tr("&Library"), ("Ctrl+4",), self.show,
                checked=lambda now: now.layout is Layout.LIBRARY,
                menu="view.layout", in_exercise=True),
            Command(Id.LIBRARY_FILTERS, _tr("Fi&lters…"), (),
                within(lambda made: made.ask_filters()), menu="library.find"),
            Command("library-position", _tr("&Find this position in the library"),
                ("Ctrl+U",), within(lambda made: made.positions.find_position()),
                menu="library.find"),
            Command("library-region", _tr("Find a &region in the library…"),
                (), self._take_find_tool, menu="library.find"),
            Command("library-duplicates", _tr("&Show duplicates"), (),
                self._toggle_duplicates, checked=lambda _: self._has_duplicates(),
                menu="library.find"),
            Command(Id.LIBRARY_OPEN, _tr("&Open the chosen game"), (),
                within(lambda made: made.open_chosen()), enabled=self._has_choice,
                menu="library.game"),
            Command(Id.LIBRARY_OPEN_NEW, _tr("Open in a new &window"), ("Ctrl+Shift+Return",),
                within(lambda made: made.open_elsewhere()), enabled=self._has_choice,
                menu="library.game"),
            Command(Id.LIBRARY_GUESS, _tr("&Guess the moves of the chosen game"),
                (), enabled=self._has_choice,
                run=within(lambda made: made.open_chosen(self.guess_wanted.emit)),
                menu="library.game"),
            Command("library-previous", _tr("&Previous game in the list"), ("Alt+PgUp",),
                lambda: self.library.step(-1), enabled=lambda _: self._may_step(-1),
                menu="library.game"),
            Command("library-next", _tr("&Next game in the list"), ("Alt+PgDown",),
                lambda: self.library.step(1), enabled=lambda _: self._may_step(1),
                menu="library.game"),
            Command(Id.LIBRARY_TAGS, _tr("&Tags…"), (),
                within(lambda made: made.selection.edit_tags()), enabled=self._has_choice,
                menu="library.chosen"),
            Command(Id.LIBRARY_EXPORT, _tr("&Export the chosen games…"), (),
                within(lambda made: made.selection.export()), enabled=self._has_choice,
                menu="library.chosen"),
            Command(Id.LIBRARY_ADD, _tr("&Add folder…"), (),
                within(lambda made: made.folder_controller.ask_folder()), icon=Icon.ADD_FOLDER,
                menu="library.folders"),
            Command("library-folders", _tr("Fol&ders…"), (),
                within(lambda made: made.folder_controller.manage()), menu="library.folders"),
            Command("library-names", _tr("Names of pla&yers…"), (),
                within(lambda made: made.selection.edit_names()), menu="library.folders"),
            Command("library-update", _tr("&Update the library"), (),
                within(lambda made: made.folders.update()), menu="library.folders"),
        ]  # fmt: skip
