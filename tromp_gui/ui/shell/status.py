"""The line at the bottom of the window: the current situation, or why a request was refused."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QStatusBar

from tromp_gui.ui.kit.boxes import STRETCH, hbox
from tromp_gui.ui.kit.plain_text import ElidedLabel, tip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, pixmap
from tromp_gui.ui.look.theme import current, fix_height
from tromp_gui.ui.look.tokens import STATUS_HEIGHT
from tromp_gui.ui.shell.screen_reader import ScreenReader


class StatusLine(QStatusBar):
    """A sentence, and at the right end a quiet second one and what the engines are doing.

    It is the window's status bar, but does not use the layout of QStatusBar, which has gaps. A
    refusal is shown with a warning sign and links, to what it refers to and to the rules, until the
    next `show_status`. Signals: `link_activated()`, `rules_activated()`. `reader` says sentences to
    assistive technology on behalf of the line.
    """

    link_activated = Signal()
    rules_activated = Signal()

    def __init__(self) -> None:
        super().__init__()
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
        self._engines.setContentsMargins(12, 0, 0, 0)  # distance from the sentence
        self._engines.hide()
        self._lay_out()
        self.show_status("")

    @property
    def note(self) -> str:
        """The quiet sentence at the right end."""
        return self._right.text()

    def show_engines(self, lines: Sequence[str]) -> None:
        """Show the first line, and all of them as a tool tip."""
        self._engines.setText(lines[0] if lines else "")
        self._engines.setToolTip(tip("\n".join(lines)))
        self._engines.setVisible(bool(lines))

    @property
    def engines(self) -> str:
        """The line shown about an engine."""
        return self._engines.text()

    @property
    def engines_tip(self) -> str:
        """The lines about all engines."""
        return self._engines.toolTip()

    def show_status(self, text: str, right: str = "", link_text: str = "") -> None:
        """Show `text`; `right` is the quiet sentence at the right end."""
        self._show(text, right, link_text)
        self._sign.hide()

    def show_refusal(self, text: str, link_text: str = "", rules_text: str = "") -> None:
        """Show why a request was refused; `link_text` and `rules_text` label links, '' for none."""
        self._show(text, "", link_text, rules_text)
        self._draw_sign()
        self._sign.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sentence use the whole bar."""
        super().resizeEvent(event)
        self._row.setGeometry(self.rect())

    def changeEvent(self, event: QEvent) -> None:
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
        left, right = (
            (self._sign, self._text, self._link, self._rules),
            (self._right, self._engines),
        )
        hbox(*left, STRETCH, *right, on=self._row, gap=6, margins=(14, 0, 14, 0))
