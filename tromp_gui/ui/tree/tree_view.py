"""The game tree on the screen: paints the visible part and reports the selected node."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Container, Iterable

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.kit.keyboard import ARROWS
from tromp_gui.ui.look.theme import current as current_theme
from tromp_gui.ui.tree.layout import Cell, TreeLayout, TreeNode, lay_out
from tromp_gui.ui.tree.node_paint import NodeLook
from tromp_gui.ui.tree.paint import (
    HEADER,
    LEFT,
    STEP,
    TOP,
    TreeDrawing,
    cell_at,
    center,
    paint_tree,
)

_SCROLL_MS = 150
_HURRY_MS = 120
_MARGIN = 3
"""The number of nodes kept visible on each side of the current one, if there are as many."""
_NOTCH = 120


class TreeView(QAbstractScrollArea):
    """A game tree, growing to the right.

    Signals: `node_selected(int)`, the id of the node that was clicked or reached by an arrow key;
    the view itself does not go there; `node_pointed(int | None)`, the pointer is over another node,
    or none.
    """

    node_selected = Signal(int)
    node_pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Tree)
        self._drawing: TreeDrawing | None = None
        self._height = 0
        self._pressed: int | None = None
        self._pointed: int | None = None
        self._since_move = QElapsedTimer()
        self._scroll = QVariantAnimation(self, duration=_SCROLL_MS)
        self._scroll.valueChanged.connect(self._scroll_to)
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Game tree"))
        self.setViewport(QWidget())  # otherwise PySide6 would initialise every class it could be
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setMinimumHeight(TOP + STEP)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setSingleStep(STEP)
            bar.sliderPressed.connect(self._scroll.stop)

    # Contents

    def show_tree(
        self,
        root: TreeNode,
        look: Callable[[int], NodeLook],
        current: int,
        folded: Container[int] = (),
    ) -> None:
        """Show the tree below `root` with the node `current` visible, without what follows the
        `folded` nodes. While painting, `look` is called for the visible nodes. Raises KeyError if
        `current` is not in the tree, or hidden.
        """
        self.show_layout(lay_out(root, folded), look, current)

    def show_layout(
        self, layout: TreeLayout, look: Callable[[int], NodeLook], current: int
    ) -> None:
        """Like `show_tree`, but with an existing layout."""
        self._drawing = TreeDrawing(layout, layout.line(current), current, look)
        self._fit_rows()
        self._fit_bars()
        self._reveal()

    def show_current(self, node_id: int) -> None:
        """Make a node the current one and scroll to it.

        Raises KeyError if the tree has no such node.
        """
        if self._drawing is None:
            raise KeyError(node_id)
        line, column = self._drawing.line, self._drawing.layout.cell(node_id).column
        is_ahead = self._drawing.current_cell.column <= column < len(line)
        if not is_ahead or line[column] != node_id:
            line = self._drawing.layout.line(node_id)
        self._drawing = self._drawing._replace(line=line, current=node_id)
        self._reveal()

    def add_leaf(self, parent: int, leaf: int) -> bool:
        """Show a new node, the only child of `parent`, if no other node has to move.

        Returns whether it is shown; if not, call `show_tree`.
        """
        drawing = self._drawing
        if drawing is None or parent not in drawing.layout:
            return False
        layout = drawing.layout.with_leaf(parent, leaf)
        if layout is None:
            return False
        line = drawing.line
        if line[-1] == parent:
            line = line + array("I", [leaf])
        self._drawing = drawing._replace(layout=layout, line=line)
        self._fit_rows()
        self._fit_bars()
        self.viewport().update()
        return True

    def shows(self, node_id: int) -> bool:
        """Whether a node has a place in the drawing; False if it is in a collapsed branch."""
        return self._drawing is not None and node_id in self._drawing.layout

    def node_rect(self, node_id: int) -> QRect:
        """The rectangle of a node on the screen. Raises KeyError if it has none."""
        place = self._place(node_id)
        return QRect(self.viewport().mapToGlobal(place.topLeft()), place.size())

    def _place(self, node_id: int) -> QRect:
        """The rectangle of a node in the viewport. Raises KeyError if it has none."""
        if self._drawing is None:
            raise KeyError(node_id)
        middle = center(self._drawing.layout.cell(node_id)).toPoint() - self._offset()
        return QRect(middle - QPoint(STEP // 2, STEP // 2), QSize(STEP, STEP))

    def refresh(self) -> None:
        """Repaint the nodes; the form of the tree has not changed."""
        self.viewport().update()

    def refresh_nodes(self, node_ids: Iterable[int]) -> None:
        """Repaint these nodes where they are visible."""
        if self._drawing is None:
            return
        layout, sight = self._drawing.layout, self.viewport().rect().translated(self._offset())
        first, last = (sight.left() - LEFT) // STEP - 1, (sight.right() - LEFT) // STEP + 1
        for node_id in node_ids:
            if node_id in layout and first <= layout.cell(node_id)[0] <= last:
                place = self._place(node_id)
                self.viewport().update(place.adjusted(-STEP, -STEP, STEP, STEP))

    def sizeHint(self) -> QSize:
        """Wide enough for about twenty moves, high enough for all rows and a scroll bar."""
        rows = 1 if self._drawing is None else self._drawing.layout.rows
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(480, _height(rows) + bar + 2 * self.frameWidth())

    # Scrolling

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _scroll_to(self, offset: QPoint) -> None:
        self.horizontalScrollBar().setValue(offset.x())
        self.verticalScrollBar().setValue(offset.y())

    def _fit_rows(self) -> None:
        """Update the height if it has changed; that repaints the whole column."""
        height = self.sizeHint().height()
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def _fit_bars(self) -> None:
        if self._drawing is None:
            return
        layout, room = self._drawing.layout, self.maximumViewportSize()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        width = LEFT + layout.columns * STEP + LEFT
        height = _height(layout.rows)
        # Calculated from the size without bars, so that showing or hiding one does not change it.
        high, wide = across.sizeHint().height(), down.sizeHint().width()
        is_wide = width > room.width()
        is_high = height > room.height() - (high if is_wide else 0)
        is_wide = width > room.width() - (wide if is_high else 0)
        seen = room - QSize(wide if is_high else 0, high if is_wide else 0)
        for bar, whole, part in ((across, width, seen.width()), (down, height, seen.height())):
            bar.setPageStep(part)
            bar.setRange(0, max(0, whole - part))

    def _reveal(self) -> None:
        """Scroll so that the current node and a few nodes around it are visible."""
        self.viewport().update()
        self._describe()
        start, goal = self._offset(), self._goal()
        self._scroll.stop()
        hurried = self._since_move.isValid() and self._since_move.elapsed() < _HURRY_MS
        self._since_move.start()
        near = (goal - start).manhattanLength() < self.width()
        is_still = goal == start or hurried or not near or not self.isVisible()
        if is_still or not self._may_move():
            self._scroll_to(goal)
            return
        from PySide6.QtCore import QEasingCurve

        self._scroll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._scroll.setStartValue(start)
        self._scroll.setEndValue(goal)
        self._scroll.start()

    def _may_move(self) -> bool:
        """Whether the style allows animation."""
        from PySide6.QtWidgets import QStyle

        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return self.style().styleHint(hint, None, self) > 0

    def _goal(self) -> QPoint:
        if self._drawing is None:
            return QPoint()
        at, size, now = center(self._drawing.current_cell), self.viewport().size(), self._offset()
        return QPoint(
            _scrolled_to(now.x(), round(at.x()), size.width(), 0),
            _scrolled_to(now.y(), round(at.y()), size.height(), HEADER),
        )

    def _describe(self) -> None:
        if self._drawing is None:
            return
        number = self._drawing.look(self._drawing.current).number
        said = self.tr("Move {number}").format(number=number) if number else self.tr("No moves yet")
        self.setAccessibleDescription(said)

    # Input

    def _node_under(self, place: QPoint) -> int | None:
        if self._drawing is None or place.y() < HEADER:
            return None
        inside = place + self._offset()
        return self._drawing.layout.node_at(*cell_at(inside.x(), inside.y()))

    def _neighbour(self, key: int) -> int | None:
        """The node that an arrow key leads to: along the line, or in the same column."""
        if self._drawing is None:
            return None
        layout, line, cell = self._drawing.layout, self._drawing.line, self._drawing.current_cell
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            column = cell.column + (1 if key == Qt.Key.Key_Right else -1)
            return line[column] if 0 <= column < len(line) else None
        if key == Qt.Key.Key_Home:
            return line[0]
        if key == Qt.Key.Key_End:
            return line[-1]
        return _next_in_column(layout, cell, 1 if key == Qt.Key.Key_Down else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End select a node; all other keys go to the window."""
        if event.key() not in ARROWS or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
            return
        node = self._neighbour(event.key())
        if node is not None:
            self.node_selected.emit(node)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note the node under the pointer; it is selected on release."""
        self._point(None)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._node_under(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the node if it is the one that was pressed."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        node, self._pressed = self._pressed, None
        if node is not None and node == self._node_under(event.position().toPoint()):
            self.node_selected.emit(node)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a pointing hand over nodes."""
        node = self._node_under(event.position().toPoint())
        over = node is not None
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._point(node)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None, anew=True)

    def _point(self, node: int | None, anew: bool = False) -> None:
        if anew or node != self._pointed:
            self._pointed = node
            self.node_pointed.emit(node)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll vertically, with Shift horizontally; a touchpad scrolls both ways."""
        self._scroll.stop()
        turned = event.pixelDelta()
        if turned.isNull():
            turned = event.angleDelta() * 3 * STEP / _NOTCH
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and turned.x() == 0:
            turned = QPoint(turned.y(), 0)
        self._scroll_to(self._offset() - turned)
        event.accept()

    # Painting

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """Repaint everything, because the numbers and the band do not scroll along."""
        self._point(None)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current node visible."""
        super().resizeEvent(event)
        self._fit_bars()
        self._scroll.stop()
        self._scroll_to(self._goal())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.viewport().update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._drawing is None:
            return
        theme, view = current_theme(), self.viewport()
        painter = QPainter(view)
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(view.rect()), theme.radius - 1, theme.radius - 1)
        painter.setClipPath(corners)
        offset = self._offset()
        painter.translate(-offset)
        paint_tree(painter, self._drawing, view.rect().translated(offset), theme)


def _height(rows: int) -> int:
    """The height of a drawing of this many rows."""
    return TOP + (rows - 1) * STEP + LEFT


def _scrolled_to(offset: int, at: int, seen: int, hidden: int) -> int:
    """The scroll offset nearest to `offset` that shows `at` with a margin on both sides; the first
    `hidden` pixels of the window are covered.
    """
    room = max(0, (seen - hidden) // 2)
    margin = min(_MARGIN * STEP, room) if not hidden else min(STEP, room)
    least, most = at + margin - seen, at - margin - hidden
    return max(0, min(max(offset, least), most))


def _next_in_column(layout: TreeLayout, cell: Cell, step: int) -> int | None:
    row = cell.row + step
    while 0 <= row < layout.rows:
        node = layout.node_at(cell.column, row)
        if node is not None:
            return node
        row += step
    return None
