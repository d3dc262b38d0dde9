"""Section heads, and wide buttons: a choice with icon and two lines, a row of a list."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.keyboard import DEFAULT
from tromp_gui.ui.kit.plain_text import ElidedLabel, advance, plain_label, write
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import paint_icon
from tromp_gui.ui.look.theme import Type, current, fix_height, font, scaled
from tromp_gui.ui.look.tokens import mix

HEIGHT = 18


class SectionHead(QWidget):
    """A head with a title at the left and a note at the right."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = plain_label(title, "section", wraps=False)
        self._note = ElidedLabel("quiet", Qt.AlignmentFlag.AlignRight)
        hbox(self._title, (self._note, 1), on=self, gap=scaled(12))
        fix_height(self, HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_title(self, title: str) -> None:
        self._title.setText(title)

    def show_note(self, note: str) -> None:
        """Change the note; '' for none."""
        self._note.setText(note)


_BESIDE = 400
"""The width from which a row's second text starts at a fixed column."""
_ARROWED = 320
"""The width from which a choice shows an arrow."""
_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class _Wide(QAbstractButton):
    """A button as wide as its column, with a title and a quieter second text."""

    def __init__(self, title: str, note: str, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hovered = False
        self.show_texts(title, note)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        fix_height(self, height)

    def show_texts(self, title: str, note: str) -> None:
        """Change both texts."""
        self.setText(title)
        self._note = note
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), self.height())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def _shade(self) -> float:
        """The share of the text's colour in the background."""
        if self.isDown():
            return 0.12
        return 0.06 if self._hovered and self.isEnabled() else 0.0


class ChoiceCard(_Wide):
    """A card with an icon, a title and a note. The `first` one is the recommended choice: Return
    presses it while no button has the focus.
    """

    HEIGHT = 76

    def __init__(self, icon: Icon, title: str, note: str, first: bool) -> None:
        super().__init__(title, note, self.HEIGHT)
        self.setProperty("role", "card")
        self._icon = icon
        self._first = first
        if first:
            self.setObjectName(DEFAULT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stands_out = self._first and self.isEnabled()
        width = 2.0 if stands_out else float(theme.line)
        edge = theme.accent if stands_out else theme.hairline
        half, corner = width / 2, theme.radius - width / 2
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(mix(theme.card, theme.text, self._shade())))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), corner, corner
        )
        self._paint_tile(painter)
        self._paint_texts(painter, QRectF(scaled(78), 0, self._room(), 0))
        if self.isEnabled() and self.width() >= _ARROWED:
            side = scaled(20)
            arrow = QRectF(self.width() - scaled(38), (self.height() - side) / 2, side, side)
            paint_icon(painter, Icon.FORWARD, arrow, theme.text2, theme.icon_stroke)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as the note needs, if the card is narrow."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        room = QRect(0, 0, self._room(), 0)
        note = QFontMetrics(font(Type.BODY)).boundingRect(room, _WRAPPED, self._note)
        needed = ceil((scaled(32 + 10) + note.height()) * 100 / scaled(100))
        fix_height(self, max(self.HEIGHT, needed))

    def _room(self) -> int:
        """The width of the texts."""
        return self.width() - scaled(78) - scaled(44 if self.width() >= _ARROWED else 12)

    def _paint_texts(self, painter: QPainter, room: QRectF) -> None:
        """Paint title and note; a long note takes several lines."""
        theme, kind = current(), font(Type.BODY)
        broken = advance(self._note, kind) > room.width()
        title = QRectF(room.left(), scaled(8 if broken else 14), room.width(), scaled(24))
        ink = theme.text if self.isEnabled() else theme.disabled
        write(painter, title, self.text(), font(Type.NAME, 600), ink)
        if not broken:
            note = title.translated(0, scaled(24))
            write(painter, note, self._note, kind, theme.text2)
            return
        note = QRectF(room.left(), scaled(32), room.width(), self.height() - scaled(32))
        painter.setFont(kind)
        painter.setPen(QColor(theme.text2))
        painter.drawText(note, _WRAPPED, self._note)

    def _paint_tile(self, painter: QPainter) -> None:
        theme = current()
        side, inset = scaled(44), scaled(7)
        tile = QRectF(scaled(16), (self.height() - side) / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        is_on = self.isEnabled()
        painter.setBrush(QColor(theme.accent_soft if is_on else theme.window))
        painter.drawRoundedRect(tile, theme.radius + 2, theme.radius + 2)
        ink = theme.accent if is_on else theme.disabled
        paint_icon(painter, self._icon, tile.adjusted(inset, inset, -inset, -inset), ink, 1.6)


class ListRow(_Wide):
    """A row of a list without a card; `ruled` draws a hairline above it."""

    HEIGHT = 38

    def __init__(self, title: str, note: str, ruled: bool) -> None:
        super().__init__(title, note, self.HEIGHT)
        self._ruled = ruled

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title and second text in columns; under the pointer the title looks like a link."""
        theme = current()
        painter = QPainter(self)
        if self._ruled:
            painter.fillRect(0, 0, self.width(), theme.line, QColor(theme.hairline))
        column = scaled(200) if self.width() >= _BESIDE else self.width() // 2
        title = QRectF(0, 0, column - scaled(12), self.height())
        note = QRectF(column, 0, self.width() - column, self.height())
        ink = theme.accent if self._shade() else theme.text
        write(painter, title, self.text(), font(Type.BODY, 500), ink)
        write(painter, note, self._note, font(Type.BODY), theme.text2)
