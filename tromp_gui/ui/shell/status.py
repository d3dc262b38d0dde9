"""The line at the bottom of the window: what is going on, or why the last request was refused."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStatusBar, QWidget

from tromp_gui.ui.kit.plain_text import ElidedLabel, tip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, pixmap
from tromp_gui.ui.look.theme import current, fix_height
from tromp_gui.ui.look.tokens import STATUS_HEIGHT
from tromp_gui.ui.shell.screen_reader import ScreenReader


class StatusLine(QStatusBar):
    """One sentence, and at the right a quiet second one and what the engines do.

    Made to be the window's status bar; the layout of QStatusBar, with its gaps, is not used.
    A refusal is after a danger triangle, with a link to what it refers to, until the next
    `show_status`; a second link leads to the rules. `link_activated()` and `rules_activated()` tell
    which link was followed. `reader` says sentences to
    assistive technology, in the line's name.
    """

    link_activated = Signal()
    rules_activated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reader = ScreenReader(self)
        self._row = QFrame(self)
        self._row.setProperty("role", "status")
        self._sign = QLabel()
        self.setSizeGripEnabled(False)
        fix_height(self, STATUS_HEIGHT)
        self._sign.setAccessibleName(self.tr("Not allowed"))
        self._text = ElidedLabel()
        self._link, self._rules = QPushButton(), QPushButton()
        for link in (self._link, self._rules):
            link.setProperty("role", "link")
        self._link.clicked.connect(self.link_activated)
        self._rules.clicked.connect(self.rules_activated)
        self._right = ElidedLabel()
        self._right.setProperty("role", "quiet")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._engines = ElidedLabel()
        self._engines.setProperty("role", "quiet")
        self._engines.setContentsMargins(12, 0, 0, 0)  # apart from the sentence before it
        self._engines.hide()
        self._lay_out()
        self.show_status("")

    @property
    def note(self) -> str:
        """What is said quietly at the right end."""
        return self._right.text()

    def show_engines(self, lines: Sequence[str]) -> None:
        """Show what the first engine does, and in the tool tip what all do."""
        self._engines.setText(lines[0] if lines else "")
        self._engines.setToolTip(tip("\n".join(lines)))
        self._engines.setVisible(bool(lines))

    @property
    def engines(self) -> str:
        """What the engine that is shown does."""
        return self._engines.text()

    @property
    def engines_tip(self) -> str:
        """What all engines do."""
        return self._engines.toolTip()

    def show_status(self, text: str, right: str = "", link_text: str = "") -> None:
        """Say `text`; `right` is said quietly at the right end."""
        self._show(text, right, link_text)
        self._sign.hide()

    def show_refusal(self, text: str, link_text: str = "", rules_text: str = "") -> None:
        """Say why a request was refused; `link_text` and `rules_text` name links, none if empty."""
        self._show(text, "", link_text, rules_text)
        self._draw_sign()
        self._sign.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sentence takes the whole bar."""
        super().resizeEvent(event)
        self._row.setGeometry(self.rect())

    def changeEvent(self, event: QEvent) -> None:
        """The triangle follows the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self._sign.isHidden():
            self._draw_sign()

    def _show(self, text: str, right: str, link_text: str, rules_text: str = "") -> None:
        self._text.setText(text)
        self._right.setText(right)
        self._right.setVisible(bool(right))
        for link, name in ((self._link, link_text), (self._rules, rules_text)):
            link.setText(name.replace("&", "&&"))
            link.setAccessibleName(name)
            link.setVisible(bool(name))
        self.setAccessibleName(text)

    def _draw_sign(self) -> None:
        theme = current()
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(pixmap(Icon.WARNING, theme, BUTTON, ratio, theme.danger))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self._row)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(6)
        row.addWidget(self._sign)
        row.addWidget(self._text)
        row.addWidget(self._link)
        row.addWidget(self._rules)
        row.addStretch(1)
        row.addWidget(self._right)
        row.addWidget(self._engines)
