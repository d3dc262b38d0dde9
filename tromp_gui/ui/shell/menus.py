"""The menus as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.actions import CommandId as Id

LINE = None
"""A separator."""

Item: TypeAlias = "Id | Menu | None"
Menu: TypeAlias = tuple[str, list[Item]]
"""A menu: its title and its commands, lines and submenus."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def menus() -> list[Menu]:
    """Every menu: its title, and its commands in order."""
    return [
        (_tr("&Game"), [
            Id.NEW_GAME, LINE, Id.OPEN, Id.GAMES, Id.ENCODING, Id.REPAIRS, LINE,
            Id.SAVE, Id.SAVE_AS, LINE,
            (_tr("E&xport"), [Id.EXPORT_PICTURE, Id.EXPORT_PAGES]), Id.PRINT, LINE,
            Id.PASS, Id.PASS_OFFICIALLY, Id.SCORE, Id.RESIGN, (_tr("End the ga&me"), [
                Id.AGREED_RESULT, Id.NO_RESULT, LINE, Id.BLACK_FORFEITS, Id.WHITE_FORFEITS,
                LINE, Id.REMATCH,
            ]), LINE, Id.BACK_TO_GAME, Id.TAKE_BACK, Id.CONTINUE,
            Id.CONTINUE_COMPUTER, Id.REVIEW_GAME,
            Id.PAUSE_CLOCK, LINE,
            Id.GAME_INFO, LINE, Id.QUIT,
        ]),
        (_tr("&Edit"), [
            Id.UNDO, Id.REDO, Id.HISTORY, LINE, Id.COPY, Id.COPY_PICTURE, Id.COPY_TEXT,
            Id.PASTE, LINE, Id.DELETE, Id.DELETE_ALONE, *_editing(), LINE, Id.FIND,
            Id.FIND_POSITION, Id.TOOL_FIND, LINE, Id.COORDINATE_BOX,
            LINE, Id.PREFERENCES,
        ]),
        (_tr("&Annotate"), _annotating()),
        (_tr("&View"), [
            Id.LAYOUT_PLAY, Id.LAYOUT_REVIEW, Id.LAYOUT_SCORE, LINE, Id.COORDINATES,
            Id.FORBIDDEN_POINTS, Id.SOUNDS, Id.BOARD_TABLE, LINE,
            Id.RESET_LAYOUT, Id.FULL_SCREEN,
        ]),
        (_tr("&Navigate"), _walking()),
        (_tr("&Score"), _scoring()),
        (_tr("Anal&ysis"), _analysing()),
        (_tr("Eng&ines"), _engines()),
        (_tr("&Help"), [
            Id.GUIDE, Id.WHATS_THIS, Id.LEARN, Id.RULES, LINE,
            Id.SHORTCUTS, Id.CHANGE_KEYS, Id.COMMAND_LIST, LINE, Id.ABOUT,
        ]),
    ]  # fmt: skip


def _annotating() -> list[Item]:
    """What is written beside a move, and the tools that write on the board."""
    return [
        Id.GOOD_MOVE, Id.BAD_MOVE, Id.INTERESTING, Id.DOUBTFUL, LINE,
        Id.GOOD_FOR_BLACK, Id.GOOD_FOR_WHITE, Id.EVEN, Id.UNCLEAR, LINE, Id.HOTSPOT,
        Id.NODE_PROPERTIES, LINE, (_tr("&Tool"), [
            Id.TOOL_PLAY, Id.TOOL_INSERT, LINE, Id.TOOL_TRIANGLE, Id.TOOL_SQUARE,
            Id.TOOL_CIRCLE, Id.TOOL_CROSS, Id.TOOL_SELECTED, Id.TOOL_LETTER,
            Id.TOOL_NUMBER, Id.TOOL_LINE, Id.TOOL_ARROW, LINE, Id.TOOL_DIM,
            Id.TOOL_VIEW, Id.TOOL_BLACK_AREA, Id.TOOL_WHITE_AREA,
        ]), Id.CLEAR_MARKUP,
    ]  # fmt: skip


def _walking() -> list[Item]:
    """Ways through the game."""
    return [
        Id.FIRST, Id.BACK_TEN, Id.BACK, Id.FORWARD, Id.FORWARD_TEN, Id.LAST, LINE,
        Id.NEXT_VARIATION, Id.PREVIOUS_VARIATION, Id.NEXT_BRANCHING,
        Id.PREVIOUS_FORK, Id.MAIN_LINE, LINE, Id.NEXT_COMMENT, Id.PREVIOUS_COMMENT,
        Id.NEXT_MISTAKE, Id.PREVIOUS_MISTAKE, LINE,
        Id.FIND_NEXT, Id.FIND_PREVIOUS, LINE, (_tr("&Illegal moves"), [
            Id.NEXT_ILLEGAL_MOVE, Id.PREVIOUS_ILLEGAL_MOVE, Id.ILLEGAL_MOVES,
        ]), LINE, Id.FOLD, Id.THUMBNAIL, LINE, Id.GO_TO_MOVE,
    ]  # fmt: skip


def _scoring() -> list[Item]:
    """Agreeing on the dead stones, and counting."""
    return [
        Id.BLACK_AGREES, Id.WHITE_AGREES, Id.PLAY_ON, Id.DISPUTE, Id.DISCUSS, Id.SEPARATE,
        Id.DECIDE, Id.MARK_AGAIN, LINE, (_tr("&How to agree"), [
            Id.SHARED_LIST, Id.SEPARATE_LISTS, Id.ALTERNATING, LINE, Id.BLACK_LIST, Id.WHITE_LIST,
        ]), Id.PROPOSE_DEAD, Id.ASK_ENGINE, Id.CLEAR_MARKS, LINE, Id.WRITE_RESULT,
        Id.COMPARE_COUNT, Id.COPY_COUNT,
    ]  # fmt: skip


def _analysing() -> list[Item]:
    """What an engine thinks."""
    return [
        Id.ANALYSE, Id.ANALYSE_GAME, Id.ESTIMATE, LINE,
        Id.NEXT_CANDIDATE, Id.PREVIOUS_SUGGESTION,
        Id.LONGER_LINE, Id.SHORTER_LINE, Id.PLAY_CANDIDATE, LINE, Id.MISTAKES, LINE,
        Id.SAVE_ANALYSIS, Id.SAVE_SCORES, LINE, (_tr("S&how"), [
            Id.SHOW_CANDIDATES, Id.SHOW_OWNERSHIP, Id.SHOW_WIN_RATES, Id.SHOW_SCORES,
        ]), Id.ANALYSIS_PANEL,
    ]  # fmt: skip


def _engines() -> list[Item]:
    """What engines do in a game, and the engines themselves."""
    return [
        Id.ENGINE_MOVE, Id.HINT, Id.PAUSE_ENGINES, (_tr("&Speed of engine-only games"), [
            Id.PACE_NONE, Id.PACE_ONE, Id.PACE_THREE,
        ]), LINE, Id.ENGINES, Id.CONSOLE,
    ]  # fmt: skip


def _editing() -> list[Item]:
    """What changes a branch, the whole board, or the stones of a position."""
    return [
        (_tr("&Branch"), [
            Id.CUT_BRANCH, Id.COPY_BRANCH, Id.PASTE_BRANCH, LINE, Id.INSERT_PASS, LINE,
            Id.VARIATION_UP, Id.VARIATION_DOWN, Id.MAKE_MAIN_LINE, Id.KEEP_LINE,
        ]),
        (_tr("B&oard"), [
            Id.TURN_RIGHT, Id.TURN_LEFT, Id.HALF_TURN, LINE, Id.MIRROR_LEFT_RIGHT,
            Id.MIRROR_UP_DOWN, Id.MIRROR_DIAGONAL, Id.MIRROR_ANTIDIAGONAL, LINE,
            Id.SWAP_COLORS, LINE, Id.CROP,
        ]),
        (_tr("&Set up"), [
            Id.TOOL_BLACK, Id.TOOL_WHITE, Id.TOOL_ERASE, LINE, Id.BLACK_TO_PLAY,
            Id.WHITE_TO_PLAY, LINE, Id.SETUP_AS_VARIATION,
        ]),
    ]  # fmt: skip


_ROLES = {
    Id.ABOUT: QAction.MenuRole.AboutRole,
    Id.PREFERENCES: QAction.MenuRole.PreferencesRole,
    Id.QUIT: QAction.MenuRole.QuitRole,
}
"""What macOS moves into the menu of the program; Qt would guess others by their words."""


def fill(bar: QMenuBar, actions: Actions, below: dict[Id, QMenu]) -> None:
    """Build the menus of a window; `below` are submenus by the command they stand under."""
    for title, items in menus():
        _fill(bar.addMenu(title), items, actions, below)


def _fill(menu: QMenu, items: Iterable[Item], actions: Actions, below: dict[Id, QMenu]) -> None:
    for item in items:
        if item is LINE:
            menu.addSeparator()
        elif isinstance(item, tuple):
            _fill(menu.addMenu(item[0]), item[1], actions, below)
        else:
            actions[item].setMenuRole(_ROLES.get(item, QAction.MenuRole.NoRole))
            menu.addAction(actions[item])
            if item in below:
                menu.addMenu(below[item])


def names_in(menu: Menu) -> Iterator[Id]:
    """All commands of a menu, those of its submenus included."""
    for item in menu[1]:
        if isinstance(item, tuple):
            yield from names_in(item)
        elif item is not LINE:
            yield item
