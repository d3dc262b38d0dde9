"""The menus of the window, built of the commands that name a section of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from tromp_gui.ui.kit.menu_letters import keep_letters
from tromp_gui.ui.kit.plain_text import letter_of, with_free_letter
from tromp_gui.ui.shell.actions import Actions

LINE = None
"""A separator."""

Item: TypeAlias = "str | Menu | None"
"""A section, a submenu or a separator. A section has all commands that name it, in their order."""
Menu: TypeAlias = tuple[str, list[Item]]
"""A menu: its title, and its items. What is below the title "" is only in the list of all commands,
which names the menu of each.
"""
UNLISTED = ""

_WHILE_POSSIBLE = frozenset({
    "game.details", "game.official", "game.continue", "game.clock", "end.agreed", "end.forfeit",
    "end.rematch", "end.terms", "end.leave", "edit.found", "engines.better",
    "engines.pace",
    "study.answer", "study.problem", "study.end", "study.missed",
})  # fmt: skip
"""Sections whose commands are left out of the menus while they are disabled."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def menus() -> list[Menu]:
    """All menus: titles and items in order."""
    return [
        (_tr("&Game"), [
            "game.new", LINE, "game.open", (_tr("File &details"), ["game.details"]), LINE,
            "game.save",
            (_tr("E&xport"), ["game.export", LINE, "game.print", LINE, "game.report"]), LINE,
            "game.pass", "game.official", "game.resign", (_tr("End the ga&me"), [
                "end.agreed", LINE, "end.forfeit", LINE, "end.rematch", "end.terms", LINE,
                "end.leave",
            ]), LINE, "game.continue", "game.clock", LINE, "game.players", "game.info", LINE,
            "game.quit", (UNLISTED, ["game.score"]),
        ]),
        (_tr("&Edit"), [
            "edit.undo", LINE, (_tr("&Copy"), ["edit.copy"]), "edit.paste", LINE, "edit.delete",
            (_tr("&Branch"), [
                "branch.copy", LINE, "branch.pass", LINE, "branch.order", "branch.delete",
            ]),
            (_tr("B&oard"), [
                "board.turn", LINE, "board.flip", LINE, "board.colors", LINE, "board.crop",
            ]),
            (_tr("&Set up"), ["setup.stones", LINE, "setup.player", LINE, "setup.place"]),
            LINE, (_tr("&Find"), ["edit.find", LINE, "edit.found", LINE, "edit.shape"]),
            LINE, "edit.preferences", (UNLISTED, ["edit.point"]),
        ]),
        (_tr("&Annotate"), [
            "annotate.move", LINE, (_tr("&Position"), [
                "annotate.position", LINE, "annotate.hotspot",
            ]), "annotate.node", LINE,
            (_tr("&Tool"), ["tool.move", LINE, "tool.mark", LINE, "tool.area"]), "annotate.clear",
        ]),
        (_tr("&View"), [
            "view.layout", LINE, "view.board", "view.sounds", "view.table", LINE, "view.window",
            (UNLISTED, LIBRARY),
        ]),
        (_tr("&Navigate"), [
            "navigate.line", LINE, "navigate.variation", LINE, (_tr("&Jump to"), [
                "jump.fork", LINE, "jump.comment", LINE, "jump.mistake",
            ]), "navigate.move",
            (UNLISTED, ["navigate.ten", "navigate.illegal", "navigate.tree"]),
        ]),
        (_tr("&Score"), [
            "score.marks", LINE, "score.count",
            (UNLISTED, ["score.agree", "score.mode", "score.list", "score.close"]),
        ]),
        (_tr("Anal&ysis"), [
            "analysis.run", "analysis.estimate", LINE,
            (_tr("Su&ggestions"), ["analysis.suggestion"]), "analysis.mistakes", LINE,
            "analysis.save", (UNLISTED, ["analysis.scores"]), LINE,
            (_tr("S&how"), ["analysis.show"]), "analysis.panel",
        ]),
        (_tr("Eng&ines"), [
            "engines.move", "engines.better",
            (_tr("&Speed of engine-only games"), ["engines.pace"]), LINE,
            "engines.list", LINE, "engines.network", LINE,
            "engines.console", (UNLISTED, ["console.log"]),
        ]),
        (_tr("&Learn"), [
            "learn.lessons", LINE, "study.begin", LINE, "study.answer", "study.problem", LINE,
            "study.end", "study.missed", (UNLISTED, ["study.colors"]),
        ]),
        (_tr("&Help"), [
            "help.guide", "help.rules", LINE, "help.keys", LINE, "help.about",
        ]),
    ]  # fmt: skip


LIBRARY: list[Item] = [
    "library.find", LINE, "library.game", LINE, "library.chosen", LINE, "library.folders",
]  # fmt: skip
"""The menu of the library's panel."""


def sections_in(menu: Menu) -> Iterator[str]:
    """All sections of a menu, including those of its submenus and the unlisted ones."""
    for item in menu[1]:
        if isinstance(item, tuple):
            yield from sections_in(item)
        elif item is not LINE:
            yield item


class CommandMenu(QMenu):
    """A menu of commands. Each row has a letter of its own. Commands that are of use only at times
    are left out while they are disabled, and so is a submenu without any other.
    """

    def __init__(
        self,
        title: str,
        items: Iterable[Item],
        actions: Actions,
        parent: QWidget,
        below: Mapping[str, QMenu] = MappingProxyType({}),
    ) -> None:
        """`below` are submenus by the command after which they come."""
        super().__init__(title, parent)
        self.menuAction().setMenuRole(QAction.MenuRole.NoRole)
        self._fleeting: set[QAction] = set()
        for item in items:
            if item is LINE:
                self.addSeparator()
            elif isinstance(item, str):
                self._add_section(item, actions, below)
            elif item[0] != UNLISTED:
                self.addMenu(CommandMenu(item[0], item[1], actions, self, below))
        self._all = self.actions()
        _give_letters(self._all, actions)
        self.aboutToShow.connect(self._leave_out)
        keep_letters(self)

    def _add_section(self, section: str, actions: Actions, below: Mapping[str, QMenu]) -> None:
        for row in actions.rows():
            if row.menu == section:
                self.addAction(actions[row.name])
                if section in _WHILE_POSSIBLE:
                    self._fleeting.add(actions[row.name])
                if row.name in below:
                    self.addMenu(below[row.name])

    def _leave_out(self) -> None:
        """Show only the rows that are of use now."""
        for action in self.actions():
            self.removeAction(action)
        self.addActions([action for action in self._all if self._is_of_use(action)])

    def _is_of_use(self, action: QAction) -> bool:
        inner = action.menu()
        if isinstance(inner, CommandMenu):
            return any(inner._is_of_use(each) for each in inner._all if not each.isSeparator())
        return action.isEnabled() or action not in self._fleeting


def fill_menus(bar: QMenuBar, actions: Actions, below: Mapping[str, QMenu]) -> None:
    """Build the menus of a window; `below` as for `CommandMenu`."""
    for title, items in menus():
        bar.addMenu(CommandMenu(title, items, actions, bar, below))
    _give_letters(bar.actions(), actions)
    keep_letters(bar)


def _give_letters(rows: Iterable[QAction], actions: Actions) -> None:
    """Give a row whose letter an earlier row has another one, in any language."""
    texts = [row for row in rows if not row.isSeparator()]
    wanted = {letter_of(row.text()) for row in texts}
    taken: set[str] = set()
    for row in texts:
        if letter_of(row.text()) in taken:
            text = with_free_letter(row.text(), wanted)
            if row.objectName():
                actions.set_letter(row.objectName(), text)
            else:
                row.setText(text)
            wanted.add(letter_of(text))
        taken.add(letter_of(row.text()))
