"""The library in the window's column: search line, list of games, preview or next moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from tromp_gui.ui.kit.action_buttons import ActionButton
from tromp_gui.ui.kit.boxes import STRETCH, section, vbox
from tromp_gui.ui.kit.check_box import CheckBox
from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.kit.text_table import TextTable
from tromp_gui.ui.kit.warning_strip import OfferStrip
from tromp_gui.ui.library.preview import Preview
from tromp_gui.ui.library.search_bar import CountLine, SearchBar
from tromp_gui.ui.library.table import GameTable
from tromp_gui.ui.library.words import next_heads
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import COLUMN_LEAST
from tromp_gui.ui.shell.command_ids import CommandId as Id

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
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.add = ActionButton(add, self)
        add_folder = self.add, Qt.AlignmentFlag.AlignCenter
        vbox(STRETCH, self._text, 8, add_folder, on=self, margins=None).addStretch(2)

    @property
    def text(self) -> str:
        return self._text.text()

    def show_text(self, text: str, offers: bool) -> None:
        """Show why there are no games; `offers`: with a button to add a folder."""
        self._text.setText(text)
        self.add.setVisible(offers)


class NextMoves(QFrame):
    """The next moves of the position searched for, and the symmetries included.

    Signals: `symmetries_changed()`; `move_chosen(int)`, a row was activated;
    `move_hovered(int | None)`.
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
        flow = FlowLayout(scaled(14), 0, ways)
        for box in (self.turned, self.swapped):
            flow.addWidget(box)
            box.toggled.connect(self.symmetries_changed)
        vbox(ways, (self.table, 1), on=self, gap=4, margins=(8, 6, 8, 6))


class LibraryPanel(CardBackground):
    """Search line, count, table, and below them a switch between preview and next moves."""

    def __init__(self, table: GameTable, action: Callable[[Id], QAction]) -> None:
        super().__init__()
        self.search, self.count = SearchBar(action(Id.LIBRARY_FILTERS)), CountLine()
        self.strip, self.empty = OfferStrip(), EmptyLibrary(action(Id.LIBRARY_ADD))
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
