"""The tools of the edit mode in words: menu text, shortcut, icon, instruction."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.look.icon_paths import Icon


def tr(text: str) -> str:
    return QCoreApplication.translate("edit", text)


class ToolWords(NamedTuple):
    """A tool's menu text, shortcut, icon, and instruction in a sentence."""

    text: str
    key: str
    icon: Icon
    hint: str


def tool_words() -> dict[Tool, ToolWords]:
    """All tools, in the order of the palette."""
    point, two = tr("Click a point."), tr("Drag from one point to another, or click both.")
    area = tr("Click a point, or drag over a region.")
    return {
        Tool.PLAY: ToolWords(tr("&Play"), "F2", Icon.TOOL_PLAY, tr("Click to play.")),
        Tool.INSERT: ToolWords(tr("Insert a &move"), "Shift+F2", Icon.INSERT,
            tr("Click to insert a move before the following ones.")),
        Tool.BLACK: ToolWords(tr("&Black stone"), "F3", Icon.BLACK_STONE, point),
        Tool.WHITE: ToolWords(tr("&White stone"), "F4", Icon.WHITE_STONE, point),
        Tool.ERASE: ToolWords(tr("&Erase a stone"), "F5", Icon.ERASE, tr("Click a stone.")),
        Tool.TRIANGLE: ToolWords(tr("&Triangle"), "F6", Icon.TRIANGLE, point),
        Tool.SQUARE: ToolWords(tr("&Square"), "F7", Icon.SQUARE, point),
        Tool.CIRCLE: ToolWords(tr("&Circle"), "F8", Icon.CIRCLE, point),
        Tool.CROSS: ToolWords(tr("C&ross"), "F9", Icon.CROSS, point),
        Tool.SELECTED: ToolWords(tr("Se&lection"), "Shift+F6", Icon.SELECTED, point),
        Tool.LETTER: ToolWords(tr("L&etter"), "F12", Icon.LETTER,
            tr("Each click adds the next free letter.")),
        Tool.NUMBER: ToolWords(tr("&Number"), "Shift+F12", Icon.NUMBER,
            tr("Each click adds the next free number.")),
        Tool.LINE: ToolWords(tr("L&ine"), "Shift+F8", Icon.LINE, two),
        Tool.ARROW: ToolWords(tr("&Arrow"), "Shift+F9", Icon.ARROW, two),
        Tool.DIM: ToolWords(tr("&Dim points"), "Shift+F5", Icon.DIM, area),
        Tool.VIEW: ToolWords(tr("Part of the b&oard"), "Shift+F7", Icon.VIEW,
            tr("Drag over the part to show; click a point twice to show everything.")),
        Tool.BLACK_AREA: ToolWords(tr("&Black’s territory"), "Shift+F3", Icon.BLACK_AREA, area),
        Tool.WHITE_AREA: ToolWords(tr("&White’s territory"), "Shift+F4", Icon.WHITE_AREA, area),
        Tool.FIND: ToolWords(tr("Find &a shape"), "Shift+F11", Icon.FIND,
            tr("Drag over the shape to find, or click both corners.")),
    }  # fmt: skip
