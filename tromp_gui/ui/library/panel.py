"""The library in the window's column: search line, list of games, preview or next moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QStackedWidget, QWidget

from tromp_gui.go.grid import grid_of
from tromp_gui.library.line import PASS, Moment, moments
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit.action_buttons import ActionButton
from tromp_gui.ui.kit.boxes import STRETCH, FlowLayout, hbox, section, vbox
from tromp_gui.ui.kit.plain_text import ElidedLabel, plain_label
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.kit.switch import CheckBox, SegmentedSwitch
from tromp_gui.ui.kit.warning_strip import OfferStrip
from tromp_gui.ui.library.search_bar import CountLine, SearchBar
from tromp_gui.ui.library.table import GameTable
from tromp_gui.ui.library.words import next_heads
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.look.tokens import COLUMN_LEAST
from tromp_gui.ui.shell.command_ids import CommandId as Id

_SIDE = 190
_LINES = 6


class Preview(QFrame):
    """A game's board and details; the wheel goes through its moves."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.board = BoardView()
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setAccessibleName(self.tr("Game in the list"))
        self.board.setFixedSize(scaled(_SIDE), scaled(_SIDE))
        self.board.set_padding(QMargins(2, 2, 2, 2))
        self.board.set_coordinates(False)
        self.board.wheel_stepped.connect(self.step)
        self._moments: list[Moment] = []
        self._size = 19, 19
        self._at = 0
        self._players = ElidedLabel("name")
        self._lines = [ElidedLabel() for _ in range(_LINES)]
        self._move = plain_label("", "quiet", wraps=False)
        words = vbox(self._players, *self._lines, STRETCH, self._move, gap=2)
        hbox(self.board, (words, 1), on=self, gap=12, margins=(6, 6, 12, 6))
        self._follow_theme()

    def show_words(self, players: str, lines: Sequence[str]) -> None:
        self._players.setText(players)
        for label, text in zip(self._lines, [*lines[:_LINES], *[""] * _LINES], strict=False):
            label.setText(text)
        self.setAccessibleName(", ".join(filter(None, (players, *lines))))

    def show_line(self, rows: int, columns: int, line: bytes, move: int | None) -> None:
        """Show the board after a move; None: at the end."""
        self._size = rows, columns
        self._moments = list(moments(line, grid_of(rows, columns)))
        turns = [moment.turn for moment in self._moments]
        self._at = turns.index(move) if move in turns else len(self._moments) - 1
        self._show()

    def show_nothing(self) -> None:
        self._moments = []
        self.show_words("", ())
        self._move.clear()
        self.board.show_state(BoardState(*self._size))

    @property
    def turn(self) -> int | None:
        """The move shown; None without a game."""
        return self._moments[self._at].turn if self._moments else None

    def step(self, steps: int) -> None:
        """Go forward, or back if negative."""
        if self._moments:
            self._at = min(max(self._at + steps, 0), len(self._moments) - 1)
            self._show()

    def _show(self) -> None:
        moment = self._moments[self._at]
        grid = grid_of(*self._size)
        last = None
        if moment.code is not None and moment.code[1] != PASS:
            (last,) = grid.points(1 << moment.code[1])
        self.board.show_state(
            BoardState(
                *self._size,
                black=frozenset(grid.points(moment.black)),
                white=frozenset(grid.points(moment.white)),
                last_move=last,
            )
        )
        text = self.tr("Move {move} of {moves}")
        self._move.setText(text.format(move=moment.turn, moves=self._moments[-1].turn))
        self.board.setAccessibleDescription(self._move.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._follow_theme()

    def _follow_theme(self) -> None:
        self.board.set_table_color(QColor(current().card))


_GAME, _NEXTS = range(2)
_BELOW = 236
"""The height of the part below the table."""
_LOW = 480
"""The height below which only the table is shown."""


class EmptyLibrary(QFrame):
    """What to do if there are no games."""

    def __init__(self, add: QAction) -> None:
        """`add` adds a folder."""
        super().__init__()
        self.label = plain_label("")
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.add = ActionButton(add, self)
        add_folder = self.add, Qt.AlignmentFlag.AlignCenter
        vbox(STRETCH, self.label, 8, add_folder, on=self, margins=None).addStretch(2)

    def show_text(self, text: str, offers: bool) -> None:
        """Show why there are no games; `offers`: with a button to add a folder."""
        self.label.setText(text)
        self.add.setVisible(offers)


class NextMoves(QFrame):
    """The next moves of the position searched for, and the symmetries included.

    Signal: `symmetries_changed()`.
    """

    symmetries_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.turned = CheckBox(self.tr("Rotated or mirrored"))
        self.swapped = CheckBox(self.tr("Colours swapped"))
        self.turned.setChecked(True)
        heads = next_heads()
        self.table = TextTable(
            self.tr("Next moves"), heads, frozenset({1, 2}), (52, 64, 84, 104), self
        )
        ways = QWidget()
        FlowLayout(scaled(14), 0, ways, (self.turned, self.swapped))
        for box in (self.turned, self.swapped):
            box.toggled.connect(self.symmetries_changed)
        vbox(ways, (self.table, 1), on=self, gap=4, margins=(8, 6, 8, 6))


class LibraryPanel(CardBackground):
    """Search line, count, table, and below them a switch between preview and next moves."""

    def __init__(self, table: GameTable, action: Callable[[str], QAction], more: QMenu) -> None:
        """`more` is the menu of all commands of the library."""
        super().__init__()
        filters, add = action(Id.LIBRARY_FILTERS), action(Id.LIBRARY_ADD)
        self.search, self.count = SearchBar(filters, add, more), CountLine()
        self.strip, self.empty = OfferStrip(), EmptyLibrary(add)
        self.table = table
        self.preview, self.nexts = Preview(), NextMoves()
        self._middle, self._below = QStackedWidget(), QStackedWidget()
        card = QFrame()
        card.setProperty("role", "card")
        vbox(self._middle, on=card, margins=(1, 1, 1, 1))
        self._middle.addWidget(table)
        self._middle.addWidget(self.empty)
        self.switch = SegmentedSwitch(
            self.tr("Below the list"), [self.tr("Game"), self.tr("Next moves")], segment=110
        )
        self.switch.selected.connect(self._below.setCurrentIndex)
        self._below.addWidget(self.preview)
        self._below.addWidget(self.nexts)
        self._below.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        section(self, self.search, self.strip, self.count, (card, 1), self.switch, self._below)
        self._size_below()

    def show_games(self) -> None:
        self._middle.setCurrentWidget(self.table)
        self._size_below()

    def show_empty(self, text: str, offers: bool) -> None:
        """Show a sentence instead of the table."""
        self.empty.show_text(text, offers)
        self._middle.setCurrentWidget(self.empty)
        self._size_below()

    @property
    def is_empty(self) -> bool:
        """Whether a sentence is shown instead of the table."""
        return self._middle.currentWidget() is self.empty

    def show_next_moves(self, shown: bool) -> None:
        """Show the next moves, or the preview."""
        self.switch.select(_NEXTS if shown else _GAME)
        self._below.setCurrentIndex(_NEXTS if shown else _GAME)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column can be; what is below the table can be hidden."""
        return QSize(scaled(COLUMN_LEAST) - 32, 160)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide what is below the table if there is little height."""
        super().resizeEvent(event)
        self._size_below()

    def _size_below(self) -> None:
        has_games = not self.is_empty or self.empty.add.isHidden()
        is_shown = has_games and self.height() >= scaled(_LOW)
        self.switch.setVisible(is_shown)
        self._below.setVisible(is_shown)
        self._below.setFixedHeight(scaled(_BELOW) - 24)
