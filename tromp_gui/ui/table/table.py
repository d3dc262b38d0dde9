"""The board as a table for screen readers: cells with text, and their painting."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import column_name
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.stone_sign import paint_stone
from tromp_gui.ui.kit.keyboard import ARROWS
from tromp_gui.ui.look.board_themes import HIGH_CONTRAST
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.table.spoken import point_words, sign_of

STONE_ROLE = Qt.ItemDataRole.UserRole
"""The role with the `CellStone` of a cell; None for an empty point."""

_SHARE, _MOST = 0.72, 44
_ON_BLACK, _ON_WHITE = "#FFFFFF", "#000000"


class CellStone(NamedTuple):
    """The stone in a cell."""

    color: Color
    is_dead: bool
    is_last: bool


class StonePainter(QStyledItemDelegate):
    """Paints a cell's stone, crossed if dead, ringed if it was the last move; or its text."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt override: hide the character where a stone is painted."""
        super().initStyleOption(option, index)
        if index.data(STONE_ROLE) is not None:
            option.text = ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        stone = index.data(STONE_ROLE)
        if isinstance(stone, CellStone):
            cell = QRectF(option.rect)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_stone(painter, cell, stone)
            painter.restore()


def _paint_stone(painter: QPainter, cell: QRectF, stone: CellStone) -> None:
    side = min(_SHARE * cell.width(), _SHARE * cell.height(), scaled(_MOST))
    middle = cell.center()
    paint_stone(painter, middle, side, stone.color, HIGH_CONTRAST)
    ink = QColor(_ON_BLACK if stone.color is Color.BLACK else _ON_WHITE)
    painter.setPen(QPen(ink, max(1.5, 0.07 * side)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if stone.is_dead:
        cross = QRectF(0, 0, 0.4 * side, 0.4 * side)
        cross.moveCenter(middle)
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.bottomLeft(), cross.topRight())
    elif stone.is_last:
        painter.drawEllipse(middle, 0.25 * side, 0.25 * side)


Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_CELL = 26
_ACTS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class BoardCells(QAbstractTableModel):
    """A row for each line, the highest number at the top, and a column for each letter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state, self._board = BoardState(1, 1), Board.empty(1, 1)

    def show_state(self, state: BoardState, board: Board) -> None:
        """Show a board; `board` is the same for the rules, for counting liberties."""
        is_resized = (state.rows, state.columns) != (self._state.rows, self._state.columns)
        if is_resized:
            self.beginResetModel()
        self._state, self._board = state, board
        if is_resized:
            self.endResetModel()
        last = self.index(state.rows - 1, state.columns - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def point(self, index: Index) -> Point:
        return Point(self._state.rows - 1 - index.row(), index.column())

    def cell(self, point: Point) -> QModelIndex:
        return self.index(self._state.rows - 1 - point.row, point.col)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        return 0 if parent.isValid() else self._state.rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as in Qt
        return 0 if parent.isValid() else self._state.columns

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Letters at the top, numbers at the left."""
        if role != _ROLE.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return column_name(section)
        return str(self._state.rows - section)

    def data(self, index: Index, role: int = 0) -> Any:
        """The character of a cell, and its text for screen readers."""
        if role == _ROLE.DisplayRole:
            return sign_of(self._state, self.point(index))
        if role == STONE_ROLE:
            return self._stone(self.point(index))
        if role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            return point_words(self._state, self._board, self.point(index))
        if role == _ROLE.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def words(self) -> list[str]:
        """The texts of all cells, row by row from the top."""
        points = (
            Point(row, column)
            for row in reversed(range(self._state.rows))
            for column in range(self._state.columns)
        )
        return [point_words(self._state, self._board, point) for point in points]

    def _stone(self, point: Point) -> CellStone | None:
        color = self._state.color_at(point)
        if color is None or point in self._state.hidden:
            return None
        is_ringed = self._state.rings_last_move and point == self._state.last_move
        return CellStone(color, point in self._state.dead, is_ringed)


class BoardTable(QTableView):
    """Arrow keys move from point to point; Return does what a click on the board does.

    Signal: `point_chosen(Point, Qt.KeyboardModifier)`.
    """

    point_chosen = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._cells = BoardCells(self)
        self._words: list[str] = []
        self.setModel(self._cells)
        self.setItemDelegate(StonePainter(self))
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(self.tr("Board as a table"))
        self.setAccessibleDescription(
            self.tr(
                "Use the arrow keys to move and Enter to play or mark. The "
                "board’s shortcuts work here too."
            )
        )
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(scaled(_CELL))
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
            header.setSectionsClickable(False)

    def show_state(self, state: BoardState, board: Board) -> None:
        """Show a board; the current cell stays, and is the middle at first."""
        self._cells.show_state(state, board)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._cells.cell(Point(state.rows // 2, state.columns // 2)))
        if QAccessible.isActive():
            for number in self.reworded():
                self._tell_reader(QAccessible.Event.NameChanged, number)

    def reworded(self) -> list[int]:
        """The cells whose text has changed since the last call, numbered as by `child_of`.

        Assistive technology caches the names it has read, and Qt does not report changes.
        """
        before, self._words = self._words, self._cells.words()
        if len(before) != len(self._words):
            return []
        columns = self._cells.columnCount()
        pairs = enumerate(zip(before, self._words, strict=True))
        return [self.child_of(*divmod(at, columns)) for at, (old, new) in pairs if old != new]

    def child_of(self, row: int, column: int) -> int:
        """The index of a cell among the children of the accessible table, which include the headers
        and the corner.
        """
        return (row + 1) * (self._cells.columnCount() + 1) + column + 1

    @property
    def point(self) -> Point:
        """The point of the current cell."""
        return self._cells.point(self.currentIndex())

    @property
    def words(self) -> str:
        """The text of the current cell."""
        return str(self.currentIndex().data(_ROLE.AccessibleTextRole))

    def event(self, event: QEvent) -> bool:
        """Take the table's keys, so that they do not trigger the board's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if Qt.Key(event.key()) in ARROWS | _ACTS and plain == Qt.KeyboardModifier.NoModifier:
                event.accept()
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt override: announce the current cell, because Qt would announce only the table."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self._tell_focus)

    def _tell_focus(self) -> None:
        here = self.currentIndex()
        if self.hasFocus() and here.isValid():
            number = self.child_of(here.row(), here.column())
            self._tell_reader(QAccessible.Event.Focus, number)

    def _tell_reader(self, what: QAccessible.Event, child: int) -> None:
        event = QAccessibleEvent(self, what)
        event.setChild(child)
        QAccessible.updateAccessibility(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return acts at the current point."""
        if Qt.Key(event.key()) in _ACTS:
            self.point_chosen.emit(self.point, event.modifiers())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click acts as well."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.point_chosen.emit(self._cells.point(index), event.modifiers())
