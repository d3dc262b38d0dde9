"""A field for plain text in which points of the board can be touched."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QSyntaxHighlighter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from tromp_gui.go.point import Point
from tromp_gui.ui.panels.coordinates import mention_at, mentions
from tromp_gui.ui.theme import Type, current, font

_LINE_HEIGHT = 150.0
_PARAGRAPH = 6
_MARGIN = 8
_RECORD_KEYS = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
)


class _Highlighter(QSyntaxHighlighter):
    """Sets the names of points in the accent colour."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.rows = self.columns = 0

    def highlightBlock(self, text: str) -> None:
        ink = QTextCharFormat()
        ink.setForeground(QColor(current().accent))
        for start, length, _point in mentions(text, self.rows, self.columns):
            self.setFormat(start, length, ink)


class CommentEditor(QTextEdit):
    """Plain text, 14 px, a line and a half high.

    Signals: `point_hovered(Point | None)` when the pointer comes to the name of another point or
    leaves; `point_clicked(Point)` when such a name is clicked, but while somebody is writing;
    `undo_wished()` before an undo or redo is left to the window; `left()` when the focus goes.
    """

    point_hovered = Signal(object)
    point_clicked = Signal(object)
    undo_wished = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setProperty("role", "card")
        self.document().setDocumentMargin(_MARGIN)
        self.viewport().setMouseTracking(True)
        self._told = ""
        self._names = _Highlighter(self.document())
        self._hovered: Point | None = None
        self._pressed: Point | None = None
        self.setFont(font(Type.COMMENT))

    def show_text(self, text: str, rows: int, columns: int) -> None:
        """Show `text`, the comment on a board of `rows` x `columns`."""
        self._names.rows, self._names.columns = rows, columns
        self.setPlainText(text)
        spacing = QTextBlockFormat()
        height = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        spacing.setLineHeight(_LINE_HEIGHT, height.value)
        spacing.setBottomMargin(_PARAGRAPH)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spacing)
        self._close_up_blank_lines()
        self._told = self.written()

    def _close_up_blank_lines(self) -> None:
        """Where the writer has left a line blank, that is space enough."""
        tight = QTextBlockFormat()
        tight.setBottomMargin(0)
        block = self.document().firstBlock()
        while block.isValid():
            if not (block.text() and block.next().text()):
                QTextCursor(block).mergeBlockFormat(tight)
            block = block.next()

    def written(self) -> str:
        """The text as it stands, line ends as newlines; every other character as it came."""
        raw = self.document().toRawText()
        return raw.replace("\u2029", "\n").replace("\u2028", "\n")

    def news(self) -> str | None:
        """The text, where it is not the one shown or asked for last; else None."""
        text = self.written()
        if text == self._told:
            return None
        self._told = text
        return text

    def point_at(self, place: QPointF) -> Point | None:
        """The point named at a place of the viewport, if any."""
        scrolled = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        layout = self.document().documentLayout()
        position = layout.hitTest(place + scrolled, Qt.HitTestAccuracy.ExactHit)
        if position < 0:
            return None
        block = self.document().findBlock(position)
        inside = position - block.position()
        return mention_at(block.text(), inside, self._names.rows, self._names.columns)

    def _hover(self, point: Point | None) -> None:
        if point != self._hovered:
            self._hovered = point
            self.point_hovered.emit(point)
            text = Qt.CursorShape.IBeamCursor
            shape = Qt.CursorShape.PointingHandCursor if point is not None else text
            self.viewport().setCursor(shape)

    def event(self, event: QEvent) -> bool:
        """Undo and redo belong to the record: they are left to the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            redo = QKeySequence(event.keyCombination()) == QKeySequence("Ctrl+Shift+Z")
            if redo or any(event.matches(key) for key in _RECORD_KEYS):
                self.undo_wished.emit()
                event.ignore()
                return False
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another theme is another ink, another system font another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._names.rehighlight()
        elif event.type() == QEvent.Type.FontChange and self.font() != font(Type.COMMENT):
            self.setFont(font(Type.COMMENT))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was written is done."""
        super().focusOutEvent(event)
        self.left.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self._hover(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the point under the pointer."""
        super().mouseMoveEvent(event)
        self._hover(self.point_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The name of a point is pressed, or the cursor set where somebody is writing."""
        reading = self.written() == self._told
        self._pressed = self.point_at(event.position()) if reading else None
        if self._pressed is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The name of a point was clicked where it was pressed."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif pressed == self.point_at(event.position()):
            self.point_clicked.emit(pressed)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Pasted text takes the form of the text around it."""
        self.textCursor().insertText(source.text())

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Text comes in; files that are dropped are the window's."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)
