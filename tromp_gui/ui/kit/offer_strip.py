"""A problem as a sentence across the column, with buttons for what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import pixmap
from tromp_gui.ui.look.theme import current

_SIGN = 20


class StripAction(NamedTuple):
    """An action: its label and what it does."""

    text: str
    run: Callable[[], object]


class OfferStrip(QFrame):
    """A warning sign, a sentence and some buttons; hidden without a text."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._actions: tuple[StripAction, ...] = ()
        self._sign = QLabel()
        self._sign.setAccessibleName(self.tr("Warning"))
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._buttons = QWidget()
        self._row = FlowLayout(8, 8, self._buttons)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 12)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._text, 0, 1)
        grid.addWidget(self._buttons, 1, 1)
        grid.setColumnStretch(1, 1)
        self._draw_sign()
        self.show_offer("", ())

    @property
    def text(self) -> str:
        """The text; '' if there is none."""
        return self._text.text()

    def show_offer(self, text: str, actions: Sequence[StripAction]) -> None:
        """Show `text` and `actions`; hide if it is empty. Unchanged buttons keep the focus."""
        names = [action.text for action in self._actions]
        self._actions = tuple(actions)
        self._text.setText(text)
        self.setAccessibleName(text)
        if names != [action.text for action in actions]:
            self._make_buttons()
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the warning sign when the theme changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_sign()

    def _make_buttons(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            button = item.widget()
            if button is not None:
                button.hide()
                button.deleteLater()
        for index, action in enumerate(self._actions):
            button = QPushButton(action.text)
            button.setProperty("role", "small")
            button.setAccessibleName(action.text)
            button.clicked.connect(lambda _=False, index=index: self._actions[index].run())
            self._row.addWidget(button)

    def _draw_sign(self) -> None:
        theme = current()
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(pixmap(Icon.WARNING, theme, _SIGN, ratio, theme.warn))
