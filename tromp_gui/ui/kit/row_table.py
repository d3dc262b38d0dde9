"""Lists of lines, and tables of rows: the model, how such a table behaves, a table of texts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTableView,
    QWidget,
)

from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class LineList(QListWidget):
    """A list of single lines, each elided if it is too long."""

    def __init__(self, name: str) -> None:
        """`name` is for screen readers."""
        super().__init__()
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def add_line(self, text: str = "") -> QListWidgetItem:
        """Add a line at the end, and return it."""
        item = QListWidgetItem(text, self)
        item.setSizeHint(QSize(0, scaled(ROW_HEIGHT)))
        return item

    def set_count(self, lines: int) -> None:
        """Add empty lines at the end or remove the last ones, until there are so many."""
        while self.count() > lines:
            self.takeItem(self.count() - 1)
        while self.count() < lines:
            self.add_line()


class RowModel(QAbstractTableModel):
    """Rows below `heads`; the columns in `right` are right-aligned. A subclass knows the rows."""

    def __init__(
        self, heads: Sequence[str], right: Collection[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._heads, self._right = heads, right

    def count(self) -> int:
        """The number of rows."""
        raise NotImplementedError

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        return 0 if parent.isValid() else self.count()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.DisplayRole:
            return self._heads[section]
        return self.alignment(section) if role == _ROLE.TextAlignmentRole else None

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Where the texts of a column are."""
        side = Qt.AlignmentFlag.AlignRight if column in self._right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def show_rows_of(table: QTableView, height: int = ROW_HEIGHT) -> None:
    """Let a table be a list of rows, each `height` logical pixels high: one row is selected at a
    time, nothing is edited, and Tab leaves the table.
    """
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    rows, heads = table.verticalHeader(), table.horizontalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setMinimumSectionSize(scaled(height))
    rows.setDefaultSectionSize(scaled(height))
    heads.setHighlightSections(False)
    heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


_HEAD = 28


class _Texts(RowModel):
    """Rows of texts; the first column is bold."""

    _rows: tuple[tuple[str, ...], ...] = ()

    def count(self) -> int:
        return len(self._rows)

    def show_rows(self, rows: tuple[tuple[str, ...], ...]) -> None:
        """Show these rows; if their number is unchanged, only the texts are updated."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self._heads) - 1))

    def data(self, index: Index, role: int = 0) -> Any:
        if role == _ROLE.DisplayRole:
            return self._rows[index.row()][index.column()]
        if role == _ROLE.TextAlignmentRole:
            return self.alignment(index.column())
        if role == _ROLE.FontRole and index.column() == 0:
            strong = QFont()
            strong.setWeight(QFont.Weight.DemiBold)
            return strong
        return None


class TextTable(QTableView):
    """Signals: `row_chosen(int)` by click or arrow key; `row_activated(int)` by double click or
    Return; `row_hovered(int | None)`, the row under the pointer.
    """

    row_chosen = Signal(int)
    row_activated = Signal(int)
    row_hovered = Signal(object)

    def __init__(
        self,
        name: str,
        heads: Sequence[str],
        right: frozenset[int],
        widths: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        """`widths`, in logical pixels, are those of all columns but the last, which fills up."""
        super().__init__(parent)
        self._texts = _Texts(heads, right, self)
        self._is_silent = False
        self._hovered: int | None = None
        self.setModel(self._texts)
        self.setAccessibleName(name)
        self._set_up(widths)
        self.selectionModel().currentRowChanged.connect(self._choose)
        self.doubleClicked.connect(lambda index: self.row_activated.emit(index.row()))

    def _set_up(self, widths: Sequence[int]) -> None:
        show_rows_of(self)
        self.setProperty("role", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.horizontalHeader()
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(len(widths), QHeaderView.ResizeMode.Stretch)
        head.setFixedHeight(scaled(_HEAD))
        self.set_widths(widths)

    def set_widths(self, widths: Sequence[int]) -> None:
        """Set the widths of all columns but the last; none is narrower than its heading."""
        head = self.horizontalHeader()
        for column, width in enumerate(widths):
            self.setColumnWidth(column, max(scaled(width), head.sectionSizeHint(column)))

    def show_rows(self, rows: tuple[tuple[str, ...], ...], chosen: int | None) -> None:
        """Show these rows with the one at index `chosen` selected; emits no signal."""
        self._is_silent = True
        self._texts.show_rows(rows)
        if chosen is None or not 0 <= chosen < len(rows):
            self.clearSelection()
            self.selectionModel().clearCurrentIndex()
        elif self.currentIndex().row() != chosen:
            flags = QItemSelectionModel.SelectionFlag
            index = self._texts.index(chosen, 0)
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self._is_silent = False

    def height_for(self, rows: int) -> int:
        """The height of this many rows and the headings."""
        return scaled(_HEAD) + rows * scaled(ROW_HEIGHT) + 2

    def minimumSizeHint(self) -> QSize:
        """The height of the headings and two rows."""
        return QSize(scaled(120), self.height_for(2))

    def _choose(self, index: QModelIndex) -> None:
        if not self._is_silent and index.isValid():
            self.row_chosen.emit(index.row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        row = self.rowAt(round(event.position().y()))
        self._hover(row if row >= 0 else None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, row: int | None) -> None:
        if row != self._hovered:
            self._hovered = row
            self.row_hovered.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return does what a double click does."""
        if event.matches(QKeySequence.StandardKey.InsertParagraphSeparator):
            if self.currentIndex().isValid():
                self.row_activated.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
