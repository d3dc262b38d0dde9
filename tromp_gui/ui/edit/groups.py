"""Which tools and signs stand together in the review."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from tromp_gui.record.signs import Annotation
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.edit.commands import sign_name, tool_name
from tromp_gui.ui.edit.icons import sign_icon, tool_icon
from tromp_gui.ui.edit.palette import Entry, Group
from tromp_gui.ui.edit.words import tool_words
from tromp_gui.ui.shell.actions import Actions


def _tr(text: str) -> str:
    return QCoreApplication.translate("edit", text)


def groups(actions: Actions) -> list[Group]:
    """All tools and signs, each in one group."""
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
