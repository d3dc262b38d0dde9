"""The tools of the edit mode as a card of small buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout, QWidget

from tromp_gui.record.signs import Annotation
from tromp_gui.ui.edit.sign_icon import sign_icon
from tromp_gui.ui.edit.tool_icon import tool_icon
from tromp_gui.ui.flow import FlowLayout
from tromp_gui.ui.icon_paths import Icon
from tromp_gui.ui.icons import NAVIGATION, Ink
from tromp_gui.ui.panels.section import SectionHead
from tromp_gui.ui.plain_text import tip
from tromp_gui.ui.shadow import BLUR, CardGround
from tromp_gui.ui.theme import ChromeTheme, fix_square
from tromp_gui.ui.tokens import HEAD_GAP

_SIDE, _GAP, _PADDING = 32, 4, 8


class ToolButton(QToolButton):
    """Triggers a checkable `action`, and is pressed in while the action is checked.

    `icon` makes its picture in an ink.
    """

    def __init__(
        self, action: QAction, icon: Callable[[Ink], QIcon], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._action, self._icon = action, icon
        self.setProperty("role", "palette")
        self.setCheckable(True)
        fix_square(self, _SIDE)
        self.setIconSize(QSize(NAVIGATION, NAVIGATION))
        self.clicked.connect(self._trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _trigger(self) -> None:
        self._action.trigger()
        self._follow()

    def _follow(self) -> None:
        action = self._action
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        self.setAccessibleName(action.iconText())
        self.setToolTip(tip(f"{action.iconText()} ({keys})" if keys else action.iconText()))
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        self.setIcon(self._icon(_accent if action.isChecked() else _text))


class ToolPalette(CardGround):
    """A button for each tool, and below for each sign that can be said of a move or a position,
    in as many lines as the column needs. `signs` can be hidden where there is no room for them.
    """

    def __init__(
        self,
        tools: Mapping[QAction, Icon],
        signs: Mapping[QAction, Annotation],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.head = SectionHead(self.tr("Edit"))
        card = QFrame()
        card.setProperty("role", "card")
        lines = QVBoxLayout(card)
        lines.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        lines.setSpacing(_PADDING)
        lines.addLayout(
            _flow(ToolButton(action, partial(tool_icon, icon)) for action, icon in tools.items())
        )
        self.signs = QWidget()
        self.signs.setLayout(
            _flow(ToolButton(action, partial(sign_icon, sign)) for action, sign in signs.items())
        )
        lines.addWidget(self.signs)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, BLUR)
        rows.setSpacing(HEAD_GAP)
        rows.addWidget(self.head)
        rows.addWidget(card)
        self.setAccessibleName(self.tr("Edit tools"))


def _flow(buttons: Iterable[ToolButton]) -> FlowLayout:
    flow = FlowLayout(_GAP, _GAP)
    for button in buttons:
        flow.addWidget(button)
    return flow


def _accent(theme: ChromeTheme) -> str:
    return theme.accent


def _text(theme: ChromeTheme) -> str:
    return theme.text
