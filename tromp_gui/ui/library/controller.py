"""The library's list of games: searching, sorting, and looking at games."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from tromp_gui.library.browsing import Order
from tromp_gui.library.query import Query, QueryError, Term, parse
from tromp_gui.library.user_data import places
from tromp_gui.session.file.autosave import autosave_folder
from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.session.library.session import LibrarySession, ListedRow
from tromp_gui.settings import LIBRARY_ORDER, LIBRARY_SEARCH
from tromp_gui.ui.library import words
from tromp_gui.ui.library.columns import COLUMNS
from tromp_gui.ui.library.dialogs import FiltersDialog
from tromp_gui.ui.library.folder_controller import FolderController
from tromp_gui.ui.library.model import GameListModel
from tromp_gui.ui.library.panel import LibraryPanel
from tromp_gui.ui.library.positions import PositionController
from tromp_gui.ui.library.selection import SelectionController
from tromp_gui.ui.library.table import GameTable
from tromp_gui.ui.shell.command_ids import CommandId as Id
from tromp_gui.ui.shell.menus import LIBRARY, CommandMenu
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import listed

_LATER = 2000
"""Milliseconds between two refreshes of the list while files are read."""


_FOR_GAMES = (
    Id.LIBRARY_OPEN,
    Id.LIBRARY_OPEN_NEW,
    Id.LIBRARY_GUESS,
    Id.LIBRARY_TAGS,
    Id.LIBRARY_EXPORT,
)
"""The menu of the table of games."""


class _Kept(NamedTuple):
    """Games of a list by their numbers (-1: none): the selected ones, the current one, and the
    first visible one.
    """

    chosen: frozenset[int]
    current: int
    top: int


class LibraryController(QObject):
    """The library of one window, made when it is first opened: searches and shows the list."""

    def __init__(self, parts: Parts, open_game: Callable[..., object]) -> None:
        """`open_game` is that of `FileController`."""
        window, actions = parts.window, parts.actions
        super().__init__(window)
        self._window, self._settings = window, parts.sessions.settings
        self._touch = parts.situations.touch
        _, user_data = places(None)
        self.session = LibrarySession(parent=self)
        self.folders = LibraryFolders(user_data, autosave_folder(), parent=self)
        self.model = GameListModel(self.session, self.folders, self)
        table = GameTable(self.model, self._settings)
        table.addActions([actions[name] for name in _FOR_GAMES])
        more = CommandMenu("", LIBRARY, actions, window)
        more.addMenu(self.tr("Columns")).addActions(list(table.columns.values()))
        self.panel = LibraryPanel(table, actions.__getitem__, more)
        self._looked_at: int | None = None
        self._shown: array[int] = array("I")
        self._kept: _Kept | None = None
        self._later = QTimer(self, singleShot=True, interval=_LATER)
        self._later.timeout.connect(self.session.refresh)
        shared = self.session, self.folders, self.panel, self
        self.folder_controller = FolderController(parts, *shared)
        self.selection = SelectionController(parts, open_game, *shared)
        self.positions = PositionController(parts, self.session, self.panel, self)
        self._follow_theme()
        self._connect()
        parts.column.put_library(self.panel)
        self._begin()

    def _follow_theme(self) -> None:
        board = self.panel.preview.board
        board.set_look(self._window.theme_manager.board())
        self._window.theme_manager.board_changed.connect(board.set_look)

    def _connect(self) -> None:
        panel, session, folders = self.panel, self.session, self.folders
        panel.search.text_changed.connect(self.search)
        panel.search.chip_removed.connect(self.remove_term)
        panel.search.duplicates_left.connect(lambda: session.show_duplicates(False))
        panel.search.focus_left.connect(self._focus_table)
        panel.table.order_chosen.connect(self.sort)
        panel.table.row_looked_at.connect(self._look_at)
        panel.table.moves_stepped.connect(panel.preview.step)
        session.search_changed.connect(self._show_chips)
        session.listed.connect(self._show_list)
        session.rows_read.connect(lambda *_: self._show_words())
        session.line_read.connect(self._show_line)
        folders.changed.connect(session.refresh)
        folders.games_read.connect(self._refresh_later)
        folders.updated.connect(lambda _: session.refresh(is_updated=True))
        folders.progressed.connect(self._show_emptiness)
        for each in (session, folders):
            self._window.closed.connect(each.stop)

    def _begin(self) -> None:
        by, _, way = self._settings.get(LIBRARY_ORDER).partition(" ")
        order = Order(by, way == "descending") if by in COLUMNS else Order()
        line = self._settings.get(LIBRARY_SEARCH)
        self.panel.search.show_text(line)
        self.session.order = order
        self.panel.table.show_order(order)
        self.search(line)
        self.folders.update()

    def _focus_table(self) -> None:
        """Focus the table, at its first row if there is no current one."""
        self.panel.table.setFocus()
        if self.panel.table.current_row() is None and self.session.numbers:
            self.panel.table.choose(0)

    # Searching

    def search(self, line: str) -> None:
        """List the games that match a search line, or show what is wrong with it."""
        try:
            query = parse(line)
        except QueryError as problem:
            self.panel.search.show_problem(words.wrong_query(problem))
            return
        self.panel.search.show_problem("")
        self._settings.set(LIBRARY_SEARCH, line)
        self.session.search(query, self.session.order)

    def _show_chips(self) -> None:
        """Show the terms of the search as chips."""
        position = self.session.sought
        place = "" if position is None else words.place(position)
        duplicates = self.tr("Duplicates") if self.session.has_duplicates else ""
        self.panel.search.show_chips(self.session.query, place, duplicates)

    def remove_term(self, term: Term | None) -> None:
        """Remove a term from the search; None removes the position."""
        if term is None:
            self.positions.stop()
            return
        query = Query(tuple(each for each in self.session.query.terms if each is not term))
        self.put_query(query)

    def put_query(self, query: Query) -> None:
        """Put a query into the search line, and list its games."""
        self.panel.search.show_text(str(query))
        self.search(str(query))

    def ask_filters(self) -> None:
        """Show the query as a form."""
        dialog = FiltersDialog(self.session.query, self._window)
        dialog.query_chosen.connect(self.put_query)
        dialog.open()

    def sort(self, order: Order) -> None:
        way = " descending" if order.is_descending else ""
        self._settings.set(LIBRARY_ORDER, f"{order.by}{way}")
        self.session.has_duplicates = False
        self.session.search(self.session.query, order)

    def _refresh_later(self) -> None:
        if not self._later.isActive():
            self._later.start()

    # The list

    def _show_list(self) -> None:
        numbers, table = self.session.numbers, self.panel.table
        table.show_order(self.session.order)
        table.show_found(self.session.sought is not None)
        table.show_groups(self.session.has_duplicates)
        self.panel.count.games.setText(self._count())
        if numbers == self._shown:
            self.model.refresh()
        else:
            self._replace_list(numbers)
        self._show_emptiness()
        self._touch()

    def _count(self) -> str:
        """How many games are listed, and for duplicates in how many groups."""
        text = words.games(len(self.session.numbers))
        if self.session.has_duplicates:
            groups = {group for group, _ in self.session.groups.values()}
            text = listed((text, words.groups(len(groups))))
        return text if self.session.is_complete else f"{text}…"

    def _replace_list(self, numbers: array[int]) -> None:
        """Show another list; games in both lists stay selected."""
        table, before = self.panel.table, [*self._shown, -1]
        kept, self._kept = self._kept, None
        if kept is None:
            row = table.current_row()
            chosen = frozenset(before[each] for each in table.selected_rows())
            kept = _Kept(chosen, -1 if row is None else before[row], before[table.top_row])
        if not self.session.is_complete:
            self._kept = kept  # others may be in the rest of the list
        self._shown = numbers
        self.model.show_list()
        wanted = {*kept.chosen, kept.current, kept.top}
        places = {number: place for place, number in enumerate(numbers) if number in wanted}
        top = places.get(kept.top) if self.session.is_same_search else None
        current = places.get(kept.current)
        table.restore([places[each] for each in kept.chosen if each in places], current, top)
        if current is None and (self._kept is None or kept.current < 0):
            self._look_at(0)

    def _show_emptiness(self) -> None:
        if self.session.numbers or not self.session.is_known:
            self.panel.show_games()
        elif self.session.has_duplicates:
            self.panel.show_empty(self.tr("No game is listed more than once."), False)
        elif self.session.query.terms or self.session.sought is not None:
            self.panel.show_empty(self.tr("No game matches this search."), False)
        elif self.folders.progress is not None:
            self.panel.show_empty(self.tr("The games are being read…"), False)
        else:
            text = self.tr("Add a folder with game files to search them here.")
            self.panel.show_empty(text, True)

    def _look_at(self, place: int | None) -> None:
        numbers = self.session.numbers
        number = None if place is None or place >= len(numbers) else numbers[place]
        if number is not None and number == self._looked_at:
            return
        self._looked_at = number
        if number is None:
            self.panel.preview.show_nothing()
            return
        self.session.ask_line(number)
        self._show_words()

    def _row_of(self, number: int) -> ListedRow | None:
        numbers = self.session.numbers
        return self.session.row(numbers.index(number)) if number in numbers else None

    def _show_words(self) -> None:
        row = None if self._looked_at is None else self._row_of(self._looked_at)
        if row is not None:
            game = row.game
            lines = words.details(game.path, game.facts)
            self.panel.preview.show_words(words.title(game.path, game.facts), lines)

    def _show_line(self, number: int, line: object) -> None:
        if number == self._looked_at and isinstance(line, tuple):
            rows, columns, moves = line
            row = self._row_of(number)
            move = None if row is None else row.move
            self.panel.preview.show_line(rows, columns, moves, move)
