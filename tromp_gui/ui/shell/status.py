"""The line at the bottom of the window: the current situation, or why a request was refused."""

from __future__ import annotations

import re
import shutil
from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QStatusBar, QWidget

from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import STRETCH, hbox
from tromp_gui.ui.kit.plain_text import ElidedLabel, SignLabel, show_text
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON
from tromp_gui.ui.look.theme import fix_height
from tromp_gui.ui.look.tokens import STATUS_HEIGHT

_FIRST = 44
"""The first version of Orca that reads announcements (its NEWS for 44); earlier ones read alerts
when they appear.
"""
_ALERTS = 6
"""An alert is read with a delay, in which this many sentences may follow."""
_GAP, _APART, _EDGE = 6, 12, 14
_LEAST_ELIDED = 60
"""The width below which an elided sentence says nothing, in pixels."""
_NUMBER = re.compile(rb"(\d+)\.")


class ScreenReader(QObject):
    """Says sentences to assistive technology, on behalf of `place`."""

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place = place
        self._alerts: deque[QWidget] = deque()

    def say(self, text: str) -> None:
        """Say a sentence after the one being spoken."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._place, text))
        if self._alerts:
            self._alerts.rotate()
            alert = self._alerts[0]
            alert.setAccessibleName(text)
            for event in (QAccessible.Event.ObjectHide, QAccessible.Event.ObjectShow):
                QAccessible.updateAccessibility(QAccessibleEvent(alert, event))

    def detect_orca(self) -> None:
        """Ask for the version of Orca, and use alerts too if it does not read announcements."""
        program = shutil.which("orca")
        if program is None:
            return
        asked = QProcess(self)
        asked.finished.connect(lambda: self._on_answer(bytes(asked.readAllStandardOutput().data())))
        asked.finished.connect(asked.deleteLater)
        asked.start(program, ["--version"])

    def _on_answer(self, answer: bytes) -> None:
        found = _NUMBER.search(answer)
        if found is not None and int(found[1]) < _FIRST and not self._alerts:
            self._alerts.extend(self._make() for _ in range(_ALERTS))

    def _make(self) -> QWidget:
        alert = QWidget(self._place)
        give_role(alert, QAccessible.Role.Notification)
        alert.hide()
        return alert


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
        self._sign = SignLabel(Icon.WARNING, BUTTON)
        self.setSizeGripEnabled(False)
        fix_height(self, STATUS_HEIGHT)
        self._sign.setAccessibleName(self.tr("Not allowed"))
        self._text = ElidedLabel()
        self._link = push_button("", self.link_activated, "link")
        self._rules = push_button("", self.rules_activated, "link")
        self.note = ElidedLabel("quiet", Qt.AlignmentFlag.AlignRight)
        self.engines = ElidedLabel("quiet")
        self.engines.hide()
        left = self._sign, self._text, self._link, self._rules
        right = self.note, _APART, self.engines
        hbox(*left, STRETCH, *right, on=self._row, gap=_GAP, margins=(_EDGE, 0, _EDGE, 0))
        self.show_status("")

    def show_engines(self, lines: Sequence[str]) -> None:
        """Show the first line, and all of them as a tool tip."""
        show_text(self.engines, lines[0] if lines else "")
        self.engines.explain("\n".join(lines))
        self._share_room()

    def show_status(self, text: str, right: str = "", link_text: str = "") -> None:
        """Show `text`; `right` is the quiet sentence at the right end."""
        self._show(text, right, link_text)
        self._sign.hide()

    def show_refusal(self, text: str, link_text: str = "", rules_text: str = "") -> None:
        """Show why a request was refused; `link_text` and `rules_text` label links, '' for none."""
        self._show(text, "", link_text, rules_text)
        self._sign.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sentence use the whole bar."""
        super().resizeEvent(event)
        self._row.setGeometry(self.rect())
        self._share_room()

    def _share_room(self) -> None:
        """Without room for everything, elide the engines first, then the quiet sentence."""
        links = [each for each in (self._link, self._rules) if not each.isHidden()]
        taken = sum(each.sizeHint().width() + _GAP for each in (self._text, *links))
        room = self.width() - 2 * _EDGE - taken - _APART - 2 * _GAP
        for label in (self.note, self.engines):
            wanted = label.sizeHint().width() if label.text() else 0
            given = min(wanted, room)
            given = given if given >= min(wanted, _LEAST_ELIDED) else 0
            label.setMaximumWidth(given)
            room -= given + _GAP

    def _show(self, text: str, right: str, link_text: str, rules_text: str = "") -> None:
        self._text.setText(text)
        show_text(self.note, right)
        show_text(self._link, link_text)
        show_text(self._rules, rules_text)
        self._share_room()
        self.setAccessibleName(text)
