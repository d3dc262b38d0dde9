"""The menus as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from tromp_gui.ui.shell.actions import Actions, Name

LINE = None
"""A separator."""

Item: TypeAlias = "Name | Menu | None"
Menu: TypeAlias = tuple[str, list[Item]]
"""A menu: its title and its commands, lines and submenus."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def menus() -> list[Menu]:
    """Every menu: its title, and its commands in order."""
    return [
        (_tr("&Game"), [
            Name.NEW_GAME, LINE, Name.OPEN, Name.GAMES, Name.ENCODING, Name.REPAIRS, LINE,
            Name.SAVE, Name.SAVE_AS, LINE,
            Name.EXPORT_PICTURE, Name.EXPORT_PAGES, Name.PRINT, LINE,
            Name.PASS, Name.PASS_OFFICIALLY, Name.SCORE, Name.RESIGN, (_tr("End the ga&me"), [
                Name.AGREED_RESULT, Name.NO_RESULT, LINE, Name.BLACK_FORFEITS, Name.WHITE_FORFEITS,
                LINE, Name.REMATCH,
            ]), LINE, Name.BACK_TO_GAME, Name.TAKE_BACK, Name.CONTINUE,
            Name.CONTINUE_COMPUTER, Name.REVIEW_GAME,
            Name.PAUSE_CLOCK, LINE,
            Name.GAME_INFO, LINE, Name.QUIT,
        ]),
        (_tr("&Edit"), [
            Name.UNDO, Name.REDO, Name.HISTORY, LINE, Name.COPY, Name.COPY_PICTURE, Name.COPY_TEXT,
            Name.PASTE, LINE, Name.DELETE, Name.DELETE_ALONE, *_editing(), LINE, Name.FIND,
            Name.FIND_POSITION, Name.TOOL_FIND, LINE, Name.COORDINATE_BOX,
            LINE, Name.PREFERENCES,
        ]),
        (_tr("&Annotate"), _annotating()),
        (_tr("&View"), [
            Name.LAYOUT_PLAY, Name.LAYOUT_REVIEW, Name.LAYOUT_SCORE, LINE, Name.COORDINATES,
            Name.FORBIDDEN_POINTS, Name.SOUNDS, Name.BOARD_TABLE, LINE,
            Name.RESET_LAYOUT, Name.FULL_SCREEN,
        ]),
        (_tr("&Navigate"), _walking()),
        (_tr("&Score"), [
            Name.BLACK_AGREES, Name.WHITE_AGREES, Name.PLAY_ON, Name.DISPUTE, LINE,
            Name.PROPOSE_DEAD, Name.CLEAR_MARKS, LINE, Name.WRITE_RESULT, Name.MARK_AGAIN, LINE,
            Name.COMPARE_COUNT, Name.COPY_COUNT,
        ]),
        (_tr("Anal&ysis"), _analysing()),
        (_tr("Eng&ines"), _engines()),
        (_tr("&Help"), [
            Name.GUIDE, Name.WHATS_THIS, Name.LEARN, Name.RULES, LINE,
            Name.SHORTCUTS, Name.CHANGE_KEYS, Name.COMMAND_LIST, LINE, Name.ABOUT,
        ]),
    ]  # fmt: skip


def _annotating() -> list[Item]:
    """What is written beside a move, and the tools that write on the board."""
    return [
        Name.GOOD_MOVE, Name.BAD_MOVE, Name.INTERESTING, Name.DOUBTFUL, LINE,
        Name.GOOD_FOR_BLACK, Name.GOOD_FOR_WHITE, Name.EVEN, Name.UNCLEAR, LINE, Name.HOTSPOT,
        Name.NODE_PROPERTIES, LINE, (_tr("&Tool"), [
            Name.TOOL_PLAY, Name.TOOL_INSERT, LINE, Name.TOOL_TRIANGLE, Name.TOOL_SQUARE,
            Name.TOOL_CIRCLE, Name.TOOL_CROSS, Name.TOOL_SELECTED, Name.TOOL_LETTER,
            Name.TOOL_NUMBER, Name.TOOL_LINE, Name.TOOL_ARROW, LINE, Name.TOOL_DIM,
            Name.TOOL_VIEW, Name.TOOL_BLACK_AREA, Name.TOOL_WHITE_AREA,
        ]), Name.CLEAR_MARKUP,
    ]  # fmt: skip


def _walking() -> list[Item]:
    """Ways through the game."""
    return [
        Name.FIRST, Name.BACK_TEN, Name.BACK, Name.FORWARD, Name.FORWARD_TEN, Name.LAST, LINE,
        Name.NEXT_VARIATION, Name.FORMER_VARIATION, Name.NEXT_BRANCHING,
        Name.FORMER_BRANCHING, Name.MAIN_LINE, LINE, Name.NEXT_COMMENT, Name.FORMER_COMMENT,
        Name.NEXT_MISTAKE, Name.FORMER_MISTAKE, LINE,
        Name.FIND_NEXT, Name.FIND_FORMER, LINE, Name.NEXT_BREACH, Name.FORMER_BREACH,
        Name.BREACHES, LINE, Name.FOLD, Name.THUMBNAIL, LINE, Name.GO_TO_MOVE,
    ]  # fmt: skip


def _analysing() -> list[Item]:
    """What an engine thinks."""
    return [
        Name.ANALYSE, Name.ANALYSE_GAME, Name.ESTIMATE, LINE,
        Name.NEXT_CANDIDATE, Name.FORMER_CANDIDATE,
        Name.LONGER_LINE, Name.SHORTER_LINE, Name.PLAY_CANDIDATE, LINE, Name.MISTAKES, LINE,
        Name.SAVE_ANALYSIS, Name.SAVE_SCORES, LINE, (_tr("S&how"), [
            Name.SHOW_CANDIDATES, Name.SHOW_OWNERSHIP, Name.SHOW_WIN_RATES, Name.SHOW_SCORES,
        ]), Name.ANALYSIS_PANEL,
    ]  # fmt: skip


def _engines() -> list[Item]:
    """What engines do in a game, and the engines themselves."""
    return [
        Name.ENGINE_MOVE, Name.HINT, Name.PAUSE_ENGINES, (_tr("&Speed of engines alone"), [
            Name.PACE_NONE, Name.PACE_ONE, Name.PACE_THREE,
        ]), LINE, Name.ENGINES, Name.CONSOLE,
    ]  # fmt: skip


def _editing() -> list[Item]:
    """What changes a branch, the whole board, or the stones of a position."""
    return [
        (_tr("&Branch"), [
            Name.CUT_BRANCH, Name.COPY_BRANCH, Name.PASTE_BRANCH, LINE, Name.INSERT_PASS, LINE,
            Name.VARIATION_UP, Name.VARIATION_DOWN, Name.MAKE_MAIN_LINE, Name.KEEP_LINE,
        ]),
        (_tr("B&oard"), [
            Name.TURN_RIGHT, Name.TURN_LEFT, Name.HALF_TURN, LINE, Name.MIRROR_LEFT_RIGHT,
            Name.MIRROR_UP_DOWN, Name.MIRROR_DIAGONAL, Name.MIRROR_ANTIDIAGONAL, LINE,
            Name.SWAP_COLORS, LINE, Name.CROP,
        ]),
        (_tr("&Set up"), [
            Name.TOOL_BLACK, Name.TOOL_WHITE, Name.TOOL_ERASE, LINE, Name.BLACK_TO_PLAY,
            Name.WHITE_TO_PLAY, LINE, Name.SETUP_AS_VARIATION,
        ]),
    ]  # fmt: skip


def fill(bar: QMenuBar, actions: Actions, below: dict[Name, QMenu]) -> None:
    """Build the menus of a window; `below` are submenus by the command they stand under."""
    for title, items in menus():
        _fill(bar.addMenu(title), items, actions, below)


def _fill(menu: QMenu, items: Iterable[Item], actions: Actions, below: dict[Name, QMenu]) -> None:
    for item in items:
        if item is LINE:
            menu.addSeparator()
        elif isinstance(item, tuple):
            _fill(menu.addMenu(item[0]), item[1], actions, below)
        else:
            menu.addAction(actions[item])
            if item in below:
                menu.addMenu(below[item])


def names_in(menu: Menu) -> Iterator[Name]:
    """All commands of a menu, those of its submenus included."""
    for item in menu[1]:
        if isinstance(item, tuple):
            yield from names_in(item)
        elif item is not LINE:
            yield item
