"""The table of games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView

from tromp_gui.library.browsing import ORDERS, Order
from tromp_gui.settings import LIBRARY_COLUMNS, Settings
from tromp_gui.ui.kit.row_table import show_rows_of
from tromp_gui.ui.library.columns import COLUMNS, TABLE, heads
from tromp_gui.ui.library.model import GameListModel
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT

_HEAD = 28
_NAMES, _NARROWEST = ("black", "white"), 72
"""The columns that share the width left by the others, and their minimum width."""
_PERMANENT = (*_NAMES, "group", "move")
"""The columns that cannot be chosen: the players, and those that the list itself shows or hides."""
_CELL_EDGE = 10


def _runs(rows: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and last of each run of consecutive rows."""
    for _, run in groupby(enumerate(sorted(rows)), lambda pair: pair[1] - pair[0]):
        numbers = [row for _, row in run]
        yield numbers[0], numbers[-1]


class GameTable(QTableView):
    """Signals: `row_looked_at(int | None)`, the row under the pointer, otherwise the current one;
    `row_activated(int)` by double click or Return; `order_chosen(Order)` by clicking a heading;
    `moves_stepped(int)` by Left and Right. The context menu of the headings chooses the columns.
    """

    row_looked_at = Signal(object)
    row_activated = Signal(int)
    order_chosen = Signal(object)
    moves_stepped = Signal(int)

    def __init__(self, model: GameListModel, settings: Settings) -> None:
        super().__init__()
        self._model, self._settings = model, settings
        self._hovered = -1
        self.columns: dict[str, QAction] = {}
        """For each column that can be chosen, the action that shows or hides it."""
        self.setModel(model)
        self.setAccessibleName(self.tr("Games"))
        self._set_up()
        self._set_up_head()
        self._set_up_columns()
        self.selectionModel().currentRowChanged.connect(lambda *_: self._look())
        self.doubleClicked.connect(lambda index: self.row_activated.emit(index.row()))

    def _set_up(self) -> None:
        show_rows_of(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setProperty("role", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)

    def _set_up_head(self) -> None:
        head = self.horizontalHeader()
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setFixedHeight(scaled(_HEAD))
        head.setSectionsClickable(True)
        head.setSectionsMovable(True)
        head.setSortIndicatorShown(True)
        for number, column in enumerate(TABLE.values()):
            longest = self.fontMetrics().horizontalAdvance(column.longest)
            wide = max(scaled(column.width), longest + scaled(2 * _CELL_EDGE))
            self.setColumnWidth(number, max(wide, head.sectionSizeHint(number)))
        head.sortIndicatorChanged.connect(self._choose_order)
        self.show_found(False)
        self.show_groups(False)

    def _set_up_columns(self) -> None:
        """Show the columns chosen last, and let others be chosen."""
        head = self.horizontalHeader()
        head.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        shown = self._settings.get(LIBRARY_COLUMNS).split()
        for name, text in heads().items():
            if name in _PERMANENT:
                continue
            self._show_column(name, name in shown)
            action = self.columns[name] = QAction(text, head, checkable=True)
            action.setChecked(name in shown)
            action.toggled.connect(partial(self._choose_column, name))
        head.addActions(list(self.columns.values()))

    def _choose_column(self, name: str, shown: bool) -> None:
        self._show_column(name, shown)
        chosen = (name for name, action in self.columns.items() if action.isChecked())
        self._settings.set(LIBRARY_COLUMNS, " ".join(chosen))

    def _show_column(self, name: str, shown: bool) -> None:
        column = COLUMNS.index(name)
        if self.isColumnHidden(column) == shown:  # otherwise names keep the width given by hand
            self.setColumnHidden(column, not shown)
            self._fit_names()

    def show_order(self, order: Order) -> None:
        """Mark the column by which the games are sorted."""
        with QSignalBlocker(self.horizontalHeader()):
            way = (
                Qt.SortOrder.DescendingOrder if order.is_descending else Qt.SortOrder.AscendingOrder
            )
            self.horizontalHeader().setSortIndicator(COLUMNS.index(order.by), way)
        self.horizontalHeader().viewport().update()

    def show_found(self, found: bool) -> None:
        """Show or hide the column with the move at which the position occurs."""
        self._show_column("move", found)

    def show_groups(self, shown: bool) -> None:
        """Show or hide the column of duplicates, whose order the list then has."""
        self._show_column("group", shown)
        self.horizontalHeader().setSortIndicatorShown(not shown)

    def _choose_order(self, column: int, way: Qt.SortOrder) -> None:
        if COLUMNS[column] in ORDERS:
            order = Order(COLUMNS[column], way == Qt.SortOrder.DescendingOrder)
            self.order_chosen.emit(order)

    def selected_rows(self) -> list[int]:
        """The selected rows, from top to bottom."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def current_row(self) -> int | None:
        """The current row, otherwise the first selected one, because screen readers select without
        making a row current; None if there is neither.
        """
        index = self.currentIndex()
        rows = [index.row()] if index.isValid() else self.selected_rows()
        return rows[0] if rows else None

    def choose(self, row: int) -> None:
        """Make a row the current and only selected one, and scroll to it."""
        flags = QItemSelectionModel.SelectionFlag
        index = self._model.index(row, COLUMNS.index("black"))
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def restore(self, rows: Iterable[int], current: int | None, top: int | None) -> None:
        """Restore the selection after a change; `top` is the first row, None: the current one."""
        chosen = QItemSelection()
        last = self._model.columnCount() - 1
        for first, end in _runs(rows):
            chosen.select(self._model.index(first, 0), self._model.index(end, last))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(chosen, flags.ClearAndSelect)
        if current is not None:
            index = self._model.index(current, COLUMNS.index("black"))
            self.setAutoScroll(top is None)
            self.selectionModel().setCurrentIndex(index, flags.NoUpdate)
            self.setAutoScroll(True)
            if top is None:
                self.scrollTo(index)
        if top is not None:
            self.verticalScrollBar().setValue(top)

    @property
    def top_row(self) -> int:
        """The first visible row."""
        return self.rowAt(0)

    def _look(self) -> None:
        self.row_looked_at.emit(self._hovered if self._hovered >= 0 else self.current_row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the row under the pointer in the preview."""
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(round(event.position().y())))

    def leaveEvent(self, event: QEvent) -> None:
        """Show the current row in the preview again."""
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self._look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return opens the game; Left and Right step through the preview."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if event.matches(QKeySequence.StandardKey.InsertParagraphSeparator):
            if (row := self.current_row()) is not None:
                self.row_activated.emit(row)
        elif step and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        ):
            far = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
            self.moves_stepped.emit(step * (10 if far else 1))
        else:
            self._hovered = -1
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names the width that the other columns leave."""
        super().resizeEvent(event)
        self._fit_names()

    def _fit_names(self) -> None:
        names = [COLUMNS.index(each) for each in _NAMES]
        others = sum(self.columnWidth(each) for each in range(len(COLUMNS)) if each not in names)
        width = max((self.viewport().width() - others) // len(names), scaled(_NARROWEST))
        for column in names:
            self.setColumnWidth(column, width)

    def minimumSizeHint(self) -> QSize:
        """The height of the headings and three rows."""
        return QSize(scaled(160), scaled(_HEAD) + 3 * scaled(ROW_HEIGHT))

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs higher rows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.verticalHeader().setDefaultSectionSize(scaled(ROW_HEIGHT))
