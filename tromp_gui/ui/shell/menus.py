"""The menus of the window, built of the commands that name a section of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from tromp_gui.ui.shell.actions import Actions

LINE = None
"""A separator."""

Item: TypeAlias = "str | Menu | None"
"""A section, a submenu or a separator. A section has all commands that name it, in their order."""
Menu: TypeAlias = tuple[str, list[Item]]
"""A menu: its title, and its items."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def menus() -> list[Menu]:
    """All menus: titles and items in order."""
    return [
        (_tr("&Game"), [
            "game.new", LINE, "game.open", LINE, "game.save", LINE,
            (_tr("E&xport"), ["game.export"]), "game.print", LINE,
            "game.pass", "game.score", "game.resign", (_tr("End the ga&me"), [
                "end.agreed", LINE, "end.forfeit", LINE, "end.rematch",
            ]), LINE, "game.continue", "game.clock", LINE, "game.players", "game.info", LINE,
            "game.quit",
        ]),
        (_tr("&Edit"), [
            "edit.undo", LINE, "edit.copy", "edit.paste", LINE, "edit.delete",
            (_tr("&Branch"), ["branch.copy", LINE, "branch.pass", LINE, "branch.order"]),
            (_tr("B&oard"), [
                "board.turn", LINE, "board.flip", LINE, "board.colors", LINE, "board.crop",
            ]),
            (_tr("&Set up"), ["setup.stones", LINE, "setup.player", LINE, "setup.place"]),
            LINE, "edit.find", "edit.shape", LINE, "edit.point", LINE, "edit.preferences",
        ]),
        (_tr("&Annotate"), [
            "annotate.move", LINE, "annotate.position", LINE, "annotate.hotspot", "annotate.node",
            LINE, (_tr("&Tool"), ["tool.move", LINE, "tool.mark", LINE, "tool.area"]),
            "annotate.clear",
        ]),
        (_tr("&View"), [
            "view.layout", LINE, (_tr("Saved &games"), LIBRARY), LINE, "view.board", "view.sounds",
            "view.table", LINE,
            "view.window",
        ]),
        (_tr("&Navigate"), [
            "navigate.line", LINE, "navigate.variation", LINE, "navigate.comment", LINE,
            "navigate.found", LINE, (_tr("&Illegal moves"), ["navigate.illegal"]), LINE,
            "navigate.tree", LINE, "navigate.move", LINE, (_tr("Stud&y"), [
                "study.begin", LINE, "study.answer", "study.problem", "study.end", "study.missed",
                LINE, "study.colors",
            ]),
        ]),
        (_tr("&Score"), [
            "score.agree", LINE, (_tr("&How to agree"), ["score.mode", LINE, "score.list"]),
            "score.marks", LINE, "score.count", LINE, "score.close",
        ]),
        (_tr("Anal&ysis"), [
            "analysis.run", "analysis.estimate", LINE, "analysis.suggestion", LINE,
            "analysis.mistakes", LINE, "analysis.save", LINE, (_tr("S&how"), ["analysis.show"]),
            "analysis.panel",
        ]),
        (_tr("Eng&ines"), [
            "engines.move", (_tr("&Speed of engine-only games"), ["engines.pace"]), LINE,
            "engines.list", (_tr("&Built-in engine"), ["engines.network"]), LINE,
            "engines.console", (_tr("Console comman&ds"), ["console.log"]),
        ]),
        (_tr("&Help"), [
            "help.guide", "help.learn", "help.rules", LINE, "help.keys", LINE, "help.about",
        ]),
    ]  # fmt: skip


LIBRARY: list[Item] = [
    "library.find", LINE, "library.game", LINE, "library.chosen", LINE, "library.folders",
]  # fmt: skip
"""The submenu *Saved games*."""


def sections_in(menu: Menu) -> Iterator[str]:
    """All sections of a menu, including those of its submenus."""
    for item in menu[1]:
        if isinstance(item, tuple):
            yield from sections_in(item)
        elif item is not LINE:
            yield item


def fill_menus(bar: QMenuBar, actions: Actions, below: Mapping[str, QMenu]) -> None:
    """Build the menus of a window; `below` are submenus by the command after which they come."""
    for title, items in menus():
        fill_menu(bar.addMenu(title), items, actions, below)


def fill_menu(
    menu: QMenu,
    items: Iterable[Item],
    actions: Actions,
    below: Mapping[str, QMenu] = MappingProxyType({}),
) -> None:
    """Add sections, lines and submenus to a menu; `below` as for `fill_menus`."""
    for item in items:
        if item is LINE:
            menu.addSeparator()
        elif isinstance(item, tuple):
            inner = menu.addMenu(item[0])
            inner.menuAction().setMenuRole(QAction.MenuRole.NoRole)
            fill_menu(inner, item[1], actions, below)
        else:
            for row in actions.rows():
                if row.menu == item:
                    menu.addAction(actions[row.name])
                    if row.name in below:
                        menu.addMenu(below[row.name])
