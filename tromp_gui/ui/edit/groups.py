"""The groups of tools and annotations, and their icons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from tromp_gui.record.signs import Annotation
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.edit.commands import sign_name, tool_name
from tromp_gui.ui.edit.palette import Entry, Group
from tromp_gui.ui.edit.words import tool_words
from tromp_gui.ui.edit.words import tr as _tr
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import (
    GRID,
    DrawnEngine,
    Ink,
    ThemedEngine,
    paint_icon,
    qicon,
    stroke_at,
)
from tromp_gui.ui.look.sign_paint import paint_sign_alone
from tromp_gui.ui.look.theme import ChromeTheme
from tromp_gui.ui.shell.actions import Actions

_BLACK, _WHITE = "#25292C", "#FDFBF6"
_STONE, _SQUARE = 7.5, 3.5
_FAINT = 0.3
_FILLED = {
    Icon.BLACK_STONE: (Icon.WHITE_STONE, _BLACK),
    Icon.WHITE_STONE: (Icon.WHITE_STONE, _WHITE),
    Icon.BLACK_AREA: (Icon.WHITE_AREA, _BLACK),
    Icon.WHITE_AREA: (Icon.WHITE_AREA, _WHITE),
}
"""Icons drawn as an outline around a fill."""


def tool_icon(icon: Icon, ink: Ink) -> QIcon:
    """`icon` in `ink`; follows the theme and the screen."""
    return QIcon(_FilledEngine(icon, ink)) if icon in _FILLED else qicon(icon, ink)


class _FilledEngine(ThemedEngine):
    """An outline in the theme's ink around a stone or square in another colour."""

    def draw(self, painter: QPainter, box: QRectF, theme: ChromeTheme, ink: str) -> None:
        """Draw the fill, then the outline."""
        outline, fill = _FILLED[self._icon]
        scale, middle = box.width() / GRID, box.center()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT if ink == theme.disabled else 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        if outline is Icon.WHITE_STONE:
            painter.drawEllipse(middle, _STONE * scale, _STONE * scale)
        else:
            half = QPointF(_SQUARE, _SQUARE) * scale
            painter.drawRect(QRectF(middle - half, middle + half))
        painter.restore()
        paint_icon(painter, outline, box, ink, stroke_at(round(box.width()), theme))


_REACH = 6.5
"""Half the side of an annotation's square, in the tree's units."""
_FAINT = 0.3


def sign_icon(sign: Annotation, _ink: Ink) -> QIcon:
    """The annotation as in the tree, in its usual colours."""
    return QIcon(_SignEngine(sign))


class _SignEngine(DrawnEngine):
    def __init__(self, sign: Annotation) -> None:
        super().__init__()
        self._sign = sign

    def clone(self) -> _SignEngine:
        return _SignEngine(self._sign)

    def draw_in(self, painter: QPainter, box: QRectF, theme: ChromeTheme, faint: bool) -> None:
        """Draw the annotation in the square `box`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT if faint else 1)
        painter.translate(box.center())
        painter.scale(box.width() / (2 * _REACH), box.height() / (2 * _REACH))
        paint_sign_alone(painter, QPointF(0, 0), self._sign, theme)
        painter.restore()


def groups(actions: Actions) -> list[Group]:
    """All groups of tools and annotations."""
    words = tool_words()

    def tools(name: str, *held: Tool, is_menu: bool = False) -> Group:
        pictures = {tool: partial(tool_icon, words[tool].icon) for tool in held}
        entries = [Entry(actions[tool_name(tool)], pictures[tool]) for tool in held]
        return Group(name, entries, is_menu=is_menu)

    def signs(name: str, *held: Annotation) -> Group:
        entries = [Entry(actions[sign_name(sign)], partial(sign_icon, sign)) for sign in held]
        return Group(name, entries, are_tools=False, is_menu=True)

    sign = Annotation
    return [
        tools(_tr("Play"), Tool.PLAY),
        tools(_tr("Stones"), Tool.BLACK, Tool.WHITE, Tool.ERASE),
        tools(_tr("Marks"), Tool.TRIANGLE, Tool.SQUARE, Tool.CIRCLE, Tool.CROSS, Tool.SELECTED),
        tools(_tr("Labels"), Tool.LETTER, Tool.NUMBER),
        tools(_tr("Lines"), Tool.LINE, Tool.ARROW),
        tools(_tr("Territory"), Tool.BLACK_AREA, Tool.WHITE_AREA),
        signs(_tr("Move"), sign.GOOD_MOVE, sign.BAD_MOVE, sign.INTERESTING, sign.DOUBTFUL),
        signs(_tr("Position"), sign.GOOD_FOR_BLACK, sign.GOOD_FOR_WHITE, sign.EVEN, sign.UNCLEAR,
              sign.HOTSPOT),
        tools(_tr("More"), Tool.INSERT, Tool.DIM, Tool.VIEW, Tool.FIND, is_menu=True),
    ]  # fmt: skip
