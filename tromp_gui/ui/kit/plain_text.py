"""Text from files and engines, shown literally: never as rich text, elided if it is long."""

from __future__ import annotations

import re
from collections.abc import Container
from string import ascii_uppercase
from unicodedata import east_asian_width

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QLabel

from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import Ink, pixmap
from tromp_gui.ui.look.theme import current

_TAG = re.compile(r"<|&(?=lt;)")
_PARTS = r"[\u2e80-\ufaff\uff00-\uffef]|[^\s\u2e80-\ufaff\uff00-\uffef]*\s*"
"""The parts between which a line may break: a word with the following spaces, or one wide
character. Compiled when a line has to be broken, which takes two milliseconds.
"""
_TIP_WIDTH = 80
"""The width of a tool tip in columns; a wide character takes two."""
_MOST = 2000
"""The maximum number of characters in a line or a tool tip, because measuring is slow."""
_LETTER = re.compile(r"\s*\(&\w\)|&(?=[^&])")


def without_letter(text: str) -> str:
    """A menu text without its mnemonic: "&Pass" and "パス(&P)" alike. `&&` is kept."""
    return _LETTER.sub("", text.replace("&&", "\0")).replace("\0", "&&")


def with_letter(text: str, pattern: str) -> str:
    """`text` with the mnemonic of `pattern`, unless it has one or lacks the letter.

    A mnemonic in brackets, as in Asian menus, can be added to any text.
    """
    mark = re.search(r"(\()?&(\w)", pattern)
    if mark is None or without_letter(text) != text:
        return text
    if mark[1]:
        return f"{text}(&{mark[2]})"
    at = text.lower().find(mark[2].lower())
    return text if at < 0 else f"{text[:at]}&{text[at:]}"


def letter_of(text: str) -> str:
    """The mnemonic of a menu text, in lower case; '' if it has none."""
    mark = re.search(r"&(\w)", text.replace("&&", ""))
    return mark[1].lower() if mark else ""


def with_free_letter(text: str, taken: Container[str]) -> str:
    """`text` with a mnemonic that is not `taken`, preferably at the beginning of a word; unchanged
    if there is none.
    """
    if re.search(r"\(&\w\)", text):
        free = next((each for each in ascii_uppercase if each.lower() not in taken), "")
        return re.sub(r"\(&\w\)", f"(&{free})", text) if free else text
    plain = without_letter(text)
    places = [each.start() for find in (r"\b\w", r"\w") for each in re.finditer(find, plain)]
    for at in places:
        if plain[at].isascii() and plain[at].lower() not in taken:
            return f"{plain[:at]}&{plain[at:]}"
    return text


def tip(text: str) -> str:
    """A tool tip that shows `text` literally, wrapped into lines.

    It is plain text, because Qt passes a tool tip to screen readers unchanged. What Qt would take
    for a tag is broken up by an invisible character, which screen readers ignore.
    """
    lines = text[:_MOST].splitlines()
    folded = "\n".join(line for each in lines for line in _folded(each))
    return _TAG.sub("\\g<0>\N{WORD JOINER}", folded)


def _folded(text: str) -> list[str]:
    """Lines of at most `_TIP_WIDTH` columns, broken at spaces and between wide characters."""
    if _columns(text) <= _TIP_WIDTH:
        return [text]
    lines, width = [""], 0
    for part in filter(None, re.findall(_PARTS, text)):
        columns = _columns(part)
        if width and width + columns > _TIP_WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
            width = 0
        lines[-1] += part
        width += columns
    return lines


def _columns(text: str) -> int:
    widths = [*map(east_asian_width, text)]
    return len(text) + widths.count("W") + widths.count("F")


class _WrappedLabel(QLabel):
    """Breaks lines after backslashes too, as Qt does after slashes, so that no folder is cut off on
    Windows.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text.replace("\\", "\\\N{ZERO WIDTH SPACE}"))

    def text(self) -> str:
        return super().text().replace("\\\N{ZERO WIDTH SPACE}", "\\")


def plain_label(text: str, role: str = "", wraps: bool = True) -> QLabel:
    """A label that shows plain text."""
    label = _WrappedLabel(text) if wraps else QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    return label


def show_text(part: QLabel | QAbstractButton, text: str) -> None:
    """Show a text on a label or button, and hide it without one."""
    if isinstance(part, QAbstractButton):
        part.setAccessibleName(text)
        part.setText(text.replace("&", "&&"))
    else:
        part.setText(text)
    part.setVisible(bool(text))


class SignLabel(QLabel):
    """An icon of `size` logical pixels beside a text, in an ink of the theme."""

    def __init__(self, icon: Icon, size: int, ink: Ink = lambda theme: theme.danger) -> None:
        super().__init__()
        self._size = size
        self.show_icon(icon, ink)

    def show_icon(self, icon: Icon, ink: Ink) -> None:
        """Show another icon."""
        self._icon, self._ink = icon, ink
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw for the pixels of the screen it is on."""
        super().showEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def _draw(self) -> None:
        theme, ratio = current(), self.devicePixelRatioF()
        self.setPixmap(pixmap(self._icon, theme, self._size, ratio, self._ink(theme)))


class ElidedLabel(QLabel):
    """One line of plain text; without room it is elided, with the full text as its tool tip."""

    def __init__(
        self, role: str = "", align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self._more = ""
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)

    def setText(self, text: str) -> None:
        """Show `text` with spaces for line breaks."""
        super().setText(" ".join(text[:_MOST].splitlines()))
        self._show_tip()

    def explain(self, text: str) -> None:
        """Always show `text` as the tool tip instead."""
        self._more = text
        self._show_tip()

    def minimumSizeHint(self) -> QSize:
        """Any width: the text can be elided."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the tool tip only while the text is elided."""
        super().resizeEvent(event)
        self._show_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        # QLabel draws by way of its style, whose wrapper would cost PySide6 fifteen milliseconds.
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = int(self.alignment() | Qt.TextFlag.TextSingleLine)
        painter.drawText(self.contentsRect(), flags, self._cut())

    def _cut(self) -> str:
        width = self.contentsRect().width()
        return QFontMetrics(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _show_tip(self) -> None:
        is_cut = self._cut() != self.text()
        self.setToolTip(tip(self._more or (self.text() if is_cut else "")))


LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignHCenter


def advance(text: str, kind: QFont) -> float:
    """The width of `text` in logical pixels."""
    return QFontMetricsF(kind).horizontalAdvance(text)


def cut(text: str, kind: QFont, room: float) -> str:
    """`text`, elided if it is wider than `room` logical pixels."""
    whole = " ".join(text[:_MOST].splitlines())
    return QFontMetricsF(kind).elidedText(whole, Qt.TextElideMode.ElideRight, max(0.0, room))


def write(
    painter: QPainter, box: QRectF, text: str, kind: QFont, ink: str, align: Qt.AlignmentFlag = LEFT
) -> None:
    """Write `text`, vertically centred in `box` and elided if necessary.

    The baseline is that of `kind`, even if characters of another script need a taller font.
    """
    shown = cut(text, kind, box.width() + 1)
    metrics = QFontMetricsF(kind)
    spare = box.width() - metrics.horizontalAdvance(shown)
    left = box.left() + spare * {LEFT: 0.0, CENTER: 0.5, RIGHT: 1.0}[align]
    base = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.setFont(kind)
    painter.setPen(QColor(ink))
    painter.drawText(QPointF(left, round(base)), shown)
