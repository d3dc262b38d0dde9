"""A text field in which the names of points can be clicked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QSyntaxHighlighter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextEdit

from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.ui.look.theme import Type, current, font

_WORD = r"(?<![A-Za-z0-9_])(?:[A-HJ-Z]{1,2}|[a-hj-z])[1-9][0-9]?(?![A-Za-z0-9_])"


class Mention(NamedTuple):
    """A point and where a text names it: `length` UTF-16 units from `start`, as Qt counts."""

    start: int
    length: int
    point: Point


def mentions(text: str, rows: int, columns: int) -> Iterator[Mention]:
    """The points of a board of `rows` x `columns` named in `text`, in order."""
    for found in re.finditer(_WORD, text):
        try:
            point = parse_vertex(found[0], rows, columns)
        except ValueError:
            continue
        if point is not None:
            start = len(text[: found.start()].encode("utf-16-le", "surrogatepass")) // 2
            yield Mention(start, len(found[0]), point)


def mention_at(text: str, place: int, rows: int, columns: int) -> Point | None:
    """The point whose name covers the UTF-16 unit at `place`; None if there is none."""
    for start, length, point in mentions(text, rows, columns):
        if start <= place < start + length:
            return point
    return None


_LINE_HEIGHT = 150.0
_PARAGRAPH = 6
_MARGIN = 8
_LONG_WORD = r"\S{2000}"
"""Words as long as this are broken anywhere; Qt takes quadratic time to wrap them."""
_ANYWHERE = QTextOption.WrapMode.WrapAnywhere
_BETWEEN_WORDS = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
_FOR_A_WHILE = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class _Highlighter(QSyntaxHighlighter):
    """Colours the names of points in accent."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.rows = self.columns = 0

    def highlightBlock(self, text: str) -> None:
        ink = QTextCharFormat()
        ink.setForeground(QColor(current().accent))
        for start, length, _point in mentions(text, self.rows, self.columns):
            self.setFormat(start, length, ink)


class CommentEditor(QTextEdit):
    """A plain-text editor with increased line height.

    Signals: `point_hovered(Point | None)`, the pointer is over the name of another point, or none;
    `point_clicked(Point)`, a name was clicked, but not while the user is writing;
    `undo_requested()`, the window is about to undo or redo; `focus_entered()`; `focus_left()`.

    Undo takes back what was typed since the field got the focus, word by word; after that, it is
    left to the window.
    """

    point_hovered = Signal(object)
    point_clicked = Signal(object)
    undo_requested = Signal()
    focus_entered = Signal()
    focus_left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setProperty("role", "card")
        self.document().setDocumentMargin(_MARGIN)
        self._known = ""
        self._names = _Highlighter(self.document())
        self._hovered: Point | None = None
        self._pressed: Point | None = None
        self._undoes = False  # while the key of an undo in this field is held
        self.setFont(font(Type.COMMENT))

    def show_text(self, text: str, rows: int, columns: int) -> None:
        """Show `text`, the comment on a board of `rows` x `columns`. If the field has the focus,
        the cursor goes to the end of what is new in the text.
        """
        self._names.rows, self._names.columns = rows, columns
        place = _end_of_change(self.written(), text)
        self.setUndoRedoEnabled(False)
        is_torn = re.search(_LONG_WORD, text) is not None
        self.setWordWrapMode(_ANYWHERE if is_torn else _BETWEEN_WORDS)
        self.setPlainText(text)
        spacing = QTextBlockFormat()
        height = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        spacing.setLineHeight(_LINE_HEIGHT, height.value)
        spacing.setBottomMargin(_PARAGRAPH)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spacing)
        self._close_up_blank_lines()
        cursor.endEditBlock()
        self.setUndoRedoEnabled(True)
        if self.hasFocus():
            cursor.setPosition(min(place, self.document().characterCount() - 1))
            self.setTextCursor(cursor)
        self._known = self.written()

    def _close_up_blank_lines(self) -> None:
        """Remove the paragraph space at blank lines."""
        tight = QTextBlockFormat()
        tight.setBottomMargin(0)
        block = self.document().firstBlock()
        while block.isValid():
            if not (block.text() and block.next().text()):
                QTextCursor(block).mergeBlockFormat(tight)
            block = block.next()

    def written(self) -> str:
        """The text with newlines as line ends; all other characters are unchanged."""
        raw = self.document().toRawText()
        return raw.replace("\u2029", "\n").replace("\u2028", "\n")

    def take_change(self) -> str | None:
        """The text if it differs from the one shown or returned last; otherwise None."""
        text = self.written()
        if text == self._known:
            return None
        self._known = text
        return text

    def point_at(self, place: QPointF) -> Point | None:
        """The point named at a position of the viewport; None if there is none."""
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
        """Let undo and redo apply to the field first, then to the record."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = self._own_action(event)
            if own is None:
                return super().event(event)
            if own is not _nothing or (event.isAutoRepeat() and self._undoes):
                event.accept()
                return True
            self.undo_requested.emit()
            event.ignore()
            return False
        return super().event(event)

    def _own_action(self, event: QKeyEvent) -> Callable[[], None] | None:
        """What an undo or redo key does here; None for any other key."""
        keys, document = QKeySequence(event.keyCombination()), self.document()
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.undo if document.isUndoAvailable() else _nothing
        if event.matches(QKeySequence.StandardKey.Redo) or keys == QKeySequence("Ctrl+Shift+Z"):
            return self.redo if document.isRedoAvailable() else _nothing
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo, redo, or type; a word begins a new undo step."""
        own = self._own_action(event)
        if own is not None:
            self._undoes = own is not _nothing or (event.isAutoRepeat() and self._undoes)
            own()
            return
        self._undoes = False
        if event.text().strip() and not self._before_cursor().strip():
            self._begin_step()
        super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Make input-method text a separate undo step."""
        if event.commitString():
            self._begin_step()
        super().inputMethodEvent(event)

    def _before_cursor(self) -> str:
        place = self.textCursor().selectionStart()
        return self.document().characterAt(place - 1) if place else ""

    def _begin_step(self) -> None:
        """Begin a new undo step: Qt does not extend a step before a save."""
        self.document().setModified(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme's colours and the system's font size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._names.rehighlight()
        elif event.type() == QEvent.Type.FontChange and self.font() != font(Type.COMMENT):
            self.setFont(font(Type.COMMENT))

    def height_of_line(self) -> int:
        """The height of the empty field with one line."""
        return self.fontMetrics().height() + 2 * (_MARGIN + self.frameWidth())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End the undo history, unless a menu or another window takes the focus temporarily."""
        super().focusOutEvent(event)
        self.focus_left.emit()
        if event.reason() not in _FOR_A_WHILE:
            self.document().clearUndoRedoStacks()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Qt override: track the pointer from now on. If the viewport were requested earlier,
        PySide6 would initialise every class it could be.
        """
        self.viewport().setMouseTracking(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.point_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press the name of a point, or set the cursor while the user is writing."""
        reading = self.written() == self._known
        self._pressed = self.point_at(event.position()) if reading else None
        if self._pressed is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a click on the name of a point."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif pressed == self.point_at(event.position()):
            self.point_clicked.emit(pressed)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert pasted text in the format of the text around it."""
        self._begin_step()
        self.textCursor().insertText(source.text())

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Accept text; dropped files are for the window."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)


def _nothing() -> None:
    """Nothing to undo or redo in the field."""


def _end_of_change(before: str, now: str) -> int:
    """The end of the part of `now` that is not in `before`."""
    return max(_common_prefix(before, now), len(now) - _common_prefix(before[::-1], now[::-1]))


def _common_prefix(one: str, other: str) -> int:
    """The length of the common prefix."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
