"""The library's commands and its layout; the library itself is imported when first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

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


class LibraryCommands(QObject):
    """Creates the library when it is needed, and has its commands."""

    def __init__(
        self,
        parts: Parts,
        file: FileController,
        find_in_game: Callable[[Point, Point], object],
        guess: Callable[[], object],
    ) -> None:
        """`find_in_game` searches the open game; `guess` starts an exercise in it."""
        super().__init__(parts.window)
        self._parts, self._file = parts, file
        self._find_in_game, self._guess = find_in_game, guess
        self._made: LibraryController | None = None
        parts.view.layout_changed.connect(self._on_layout_changed)
        file.folder_opened.connect(self.add_folder)
        parts.sessions.edit.region_chosen.connect(self.find_region)
        parts.actions.add(self.rows())

    @property
    def library(self) -> LibraryController:
        """The library; created if necessary."""
        if self._made is None:
            from tromp_gui.ui.library.controller import LibraryController

            self._made = LibraryController(self._parts, self._file.open_game)
        return self._made

    def _open(self) -> LibraryController:
        """Switch to the Library layout, and return the library."""
        self._parts.view.set_layout(Layout.LIBRARY)
        return self.library

    def show(self) -> None:
        """Show the library and focus its search line."""
        self._open().panel.search.setFocus()

    def add_folder(self, folder: str) -> None:
        """Show the library, and add a folder to it."""
        self._open().folder_controller.add(folder)

    def find_region(self, first: Point, last: Point) -> None:
        """Search for a part of the board: in the library if it is open, otherwise in the game."""
        if self._parts.view.layout is Layout.LIBRARY:
            self._parts.sessions.edit.leave_tool()
            self.library.positions.find_region(first, last)
        else:
            self._find_in_game(first, last)

    def restore(self) -> None:
        """Show the library if it was shown last. Call this after the first frame."""
        if self._parts.sessions.settings.get(LIBRARY_SHOWN):
            self.show()

    def _on_layout_changed(self, layout: Layout) -> None:
        self._parts.sessions.settings.set(LIBRARY_SHOWN, layout is Layout.LIBRARY)
        if layout is Layout.LIBRARY:
            _ = self.library
        elif self._made is not None:
            self._made.positions.stop()

    def _take_find_tool(self) -> None:
        self._open()
        self._parts.sessions.edit.take(Tool.FIND)
        self._parts.window.board.setFocus()
        self._parts.status.say(self.tr("Drag over the part of the board to look for."))

    def _toggle_duplicates(self) -> None:
        shown = not self._has_duplicates()
        self._open().session.show_duplicates(shown)

    def _has_duplicates(self) -> bool:
        return self._made is not None and self._made.session.has_duplicates

    def _has_choice(self, now: Situation) -> bool:
        made = self._made
        return made is not None and now.layout is Layout.LIBRARY and bool(made.selection.chosen())

    def _may_step(self, step: int) -> bool:
        return self._made is not None and self._made.selection.row_beside(step) is not None

    def rows(self) -> list[Command]:
        return [
            Command(Id.LAYOUT_LIBRARY, _tr("&Library"), ("Ctrl+4",), self.show,
                checked=lambda now: now.layout is Layout.LIBRARY,
                menu="view.layout", in_exercise=True),
            Command(Id.LIBRARY_FILTERS, _tr("Fi&lters…"), (),
                lambda: self._open().ask_filters(), menu="library.find"),
            Command("library-position", _tr("&Find this position in the library"),
                ("Ctrl+U",), lambda: self._open().positions.find_position(),
                menu="library.find"),
            Command("library-region", _tr("Find a &region in the library…"),
                (), self._take_find_tool, menu="library.find"),
            Command("library-duplicates", _tr("&Show duplicates"), (),
                self._toggle_duplicates, checked=lambda _: self._has_duplicates(),
                menu="library.find"),
            Command(Id.LIBRARY_OPEN, _tr("&Open the chosen game"), (),
                lambda: self._open().selection.open_chosen(), enabled=self._has_choice,
                menu="library.game"),
            Command(Id.LIBRARY_OPEN_NEW, _tr("Open in a new &window"), ("Ctrl+Shift+Return",),
                lambda: self._open().selection.open_elsewhere(), enabled=self._has_choice,
                menu="library.game"),
            Command(Id.LIBRARY_GUESS, _tr("&Guess the moves of the chosen game"),
                (), lambda: self._open().selection.open_chosen(self._guess),
                enabled=self._has_choice, menu="library.game"),
            Command("library-previous", _tr("&Previous game in the list"), ("Alt+PgUp",),
                lambda: self.library.selection.step(-1), enabled=lambda _: self._may_step(-1),
                menu="library.game"),
            Command("library-next", _tr("&Next game in the list"), ("Alt+PgDown",),
                lambda: self.library.selection.step(1), enabled=lambda _: self._may_step(1),
                menu="library.game"),
            Command(Id.LIBRARY_TAGS, _tr("&Tags…"), (),
                lambda: self._open().selection.edit_tags(), enabled=self._has_choice,
                menu="library.chosen"),
            Command(Id.LIBRARY_EXPORT, _tr("&Export the chosen games…"), (),
                lambda: self._open().selection.export(), enabled=self._has_choice,
                menu="library.chosen"),
            Command(Id.LIBRARY_ADD, _tr("&Add folder…"), (),
                lambda: self._open().folder_controller.ask_folder(), icon=Icon.ADD_FOLDER,
                menu="library.folders"),
            Command("library-folders", _tr("Fol&ders…"), (),
                lambda: self._open().folder_controller.manage(), menu="library.folders"),
            Command("library-names", _tr("Names of pla&yers…"), (),
                lambda: self._open().folder_controller.edit_names(), menu="library.folders"),
            Command("library-update", _tr("&Update the library"), (),
                lambda: self._open().folders.update(), menu="library.folders"),
        ]  # fmt: skip
