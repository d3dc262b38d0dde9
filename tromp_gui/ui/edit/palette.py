"""The tools of the edit mode in named groups, hidden until editing starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QToolButton

from tromp_gui.record.signs import Annotation
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.edit.commands import sign_name, tool_name
from tromp_gui.ui.edit.controller import tool_words
from tromp_gui.ui.edit.controller import tr as _tr
from tromp_gui.ui.kit.boxes import FlowLayout, hbox, section
from tromp_gui.ui.kit.key_text import with_key
from tromp_gui.ui.kit.plain_text import ElidedLabel, tip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import (
    BUTTON,
    GRID,
    DrawnEngine,
    Ink,
    ThemedEngine,
    paint_icon,
    qicon,
    stroke_at,
)
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.sign_paint import paint_sign_alone
from tromp_gui.ui.look.theme import ChromeTheme, fix_height, fix_icon
from tromp_gui.ui.look.tokens import HIT_TARGET
from tromp_gui.ui.shell.actions import Actions

_HEIGHT, _GAP, _PADDING = 32, 4, 8


class Entry(NamedTuple):
    """A command in a group; `icon` returns its icon in an ink."""

    action: QAction
    icon: Callable[[Ink], QIcon]


class Group(NamedTuple):
    """Commands of one kind under one name. A click chooses the tool used last, a menu has the
    others; if `is_menu`, a click opens the menu. `are_tools` is False for annotations.
    """

    name: str
    entries: Sequence[Entry]
    are_tools: bool = True
    is_menu: bool = False


class GroupButton(QToolButton):
    """The button of a group, with its name and the icon of the command chosen last."""

    def __init__(self, group: Group) -> None:
        super().__init__()
        self._group, self._last = group, group.entries[0]
        self.setText(group.name.replace("&", "&&"))
        self.setProperty("role", "palette")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fix_icon(self, BUTTON)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        fix_height(self, _HEIGHT)
        modes = QToolButton.ToolButtonPopupMode
        if len(group.entries) > 1:
            menu = QMenu(group.name, self)
            menu.addActions([entry.action for entry in group.entries])
            self.setMenu(menu)
            self.setProperty("menu", "whole" if group.is_menu else "beside")
            self.setPopupMode(modes.InstantPopup if group.is_menu else modes.MenuButtonPopup)
        self.clicked.connect(self._trigger)
        for entry in group.entries:
            entry.action.changed.connect(self._on_action_changed)
        self._on_action_changed()

    @property
    def commands(self) -> list[QAction]:
        return [entry.action for entry in self._group.entries]

    @property
    def are_tools(self) -> bool:
        """Whether the commands are tools rather than annotations."""
        return self._group.are_tools

    def _trigger(self) -> None:
        self._last.action.trigger()
        self._on_action_changed()

    def _on_action_changed(self) -> None:
        chosen = [entry for entry in self._group.entries if entry.action.isChecked()]
        enabled = [entry for entry in self._group.entries if entry.action.isEnabled()]
        if chosen:
            self._last = chosen[0]
        elif enabled and not self._last.action.isEnabled():
            self._last = enabled[0]
        action = self._last.action
        said = with_key(action.iconText(), action.shortcut())
        alone = len(self._group.entries) == 1
        name = action.iconText() if alone else f"{self._group.name}: {action.iconText()}"
        self.setAccessibleName(self._group.name if self._group.is_menu else name)
        self.setToolTip(tip("" if self._group.is_menu else said))
        self.setEnabled(bool(enabled))
        self.setChecked(bool(chosen))
        self.setIcon(self._last.icon(_accent if chosen else _text))


class ToolPalette(CardBackground):
    """A line about the game, and behind *Edit* a button for each group of tools, wrapped to the
    column's width, which are made when they are first shown.

    Choosing a tool shows the tools. Signal: `unfolded(bool)`, the tools are shown or hidden.
    """

    unfolded = Signal(bool)

    def __init__(self, groups: Sequence[Group]) -> None:
        super().__init__()
        self._facts = ElidedLabel("quiet")
        self._edit = QPushButton(self.tr("Edit"))
        self._edit.setProperty("role", "small")
        self._edit.setAccessibleName(self.tr("Edit tools"))
        self._edit.setCheckable(True)
        self._edit.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._edit.toggled.connect(self.unfold)
        fix_height(self._edit, HIT_TARGET)
        self.card = QFrame()
        self.card.setProperty("role", "card")
        self.card.setAccessibleName(self.tr("Edit tools"))
        self._groups = groups
        for group in groups:
            if group.are_tools and len(group.entries) > 1:
                self._listen(group)
        self.card.hide()
        head = hbox((self._facts, 1), self._edit)
        section(self, head, self.card)

    def show_facts(self, facts: str) -> None:
        """Show a line about the game beside *Edit*."""
        self._facts.setText(facts)

    def unfold(self, shown: bool = True) -> None:
        """Show or hide the tools."""
        if shown == self.card.isHidden():
            if self.card.layout() is None:
                self._add_buttons()
            self._edit.setChecked(shown)
            self.card.setVisible(shown)
            self.unfolded.emit(shown)

    def _add_buttons(self) -> None:
        buttons = [GroupButton(group) for group in self._groups]
        flow = FlowLayout(_GAP, _GAP, self.card, buttons)
        flow.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        for before, after in pairwise([self._edit, *buttons]):
            self.setTabOrder(before, after)

    def _listen(self, group: Group) -> None:
        """Show the group of a tool chosen by shortcut or menu."""
        for entry in group.entries:
            entry.action.toggled.connect(lambda on: self.unfold() if on else None)


def _accent(theme: ChromeTheme) -> str:
    return theme.accent


def _text(theme: ChromeTheme) -> str:
    return theme.text


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
