"""The menus as data."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from tromp_gui.ui.actions import Actions, Name

LINE = None
"""A separator."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def menus() -> list[tuple[str, list[Name | None]]]:
    """Every menu: its title, and its commands in order."""
    return [
        (_tr("&Game"), [
            Name.NEW_GAME, LINE, Name.OPEN, Name.GAMES, LINE, Name.SAVE, Name.SAVE_AS, LINE,
            Name.EXPORT_PICTURE, Name.EXPORT_PAGES, Name.PRINT, LINE,
            Name.PASS, Name.PASS_OFFICIALLY, Name.SCORE, LINE, Name.RESIGN, Name.BLACK_FORFEITS,
            Name.WHITE_FORFEITS, Name.NO_RESULT, Name.AGREED_RESULT, LINE,
            Name.BACK_TO_GAME, Name.TAKE_BACK,
            Name.CONTINUE, Name.REVIEW_GAME, LINE, Name.GAME_INFO, LINE, Name.QUIT,
        ]),
        (_tr("&Edit"), [
            Name.UNDO, Name.REDO, LINE, Name.COPY, Name.COPY_PICTURE, Name.COPY_TEXT,
            Name.PASTE, LINE, Name.DELETE, LINE,
            Name.COORDINATE_BOX,
        ]),
        (_tr("&View"), [
            Name.LAYOUT_PLAY, Name.LAYOUT_REVIEW, Name.LAYOUT_SCORE, LINE, Name.COORDINATES,
            Name.FORBIDDEN_POINTS, LINE, Name.FULL_SCREEN,
        ]),
        (_tr("&Navigate"), [
            Name.FIRST, Name.BACK_TEN, Name.BACK, Name.FORWARD, Name.FORWARD_TEN, Name.LAST, LINE,
            Name.NEXT_VARIATION, Name.FORMER_VARIATION, Name.NEXT_BRANCHING,
            Name.FORMER_BRANCHING, Name.MAIN_LINE, LINE, Name.GO_TO_MOVE,
        ]),
        (_tr("&Score"), [
            Name.BLACK_AGREES, Name.WHITE_AGREES, Name.PLAY_ON, LINE, Name.CLEAR_MARKS,
            Name.WRITE_RESULT, Name.MARK_AGAIN,
        ]),
        (_tr("&Help"), [Name.LEARN, LINE, Name.SHORTCUTS, LINE, Name.ABOUT]),
    ]  # fmt: skip


def fill(bar: QMenuBar, actions: Actions, below: dict[Name, QMenu]) -> None:
    """Build the menus of a window; `below` are submenus by the command they stand under."""
    for title, names in menus():
        menu = bar.addMenu(title)
        for name in names:
            if name is LINE:
                menu.addSeparator()
                continue
            menu.addAction(actions[name])
            if name in below:
                menu.addMenu(below[name])
