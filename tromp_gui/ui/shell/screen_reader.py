"""How a sentence reaches a screen reader: by an announcement, if it supports them."""

from __future__ import annotations

import re
import shutil
from collections import deque

from PySide6.QtCore import QObject, QProcess
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.accessible import give_role

_FIRST = 44
"""The first Orca that reads announcements (its NEWS for 44); earlier ones read an alert that is
shown.
"""
_ALERTS = 6
"""An alert is read some time after it was told of: this many sentences may come until then."""
_NUMBER = re.compile(rb"(\d+)\.")


class ScreenReader(QObject):
    """Says sentences to assistive technology, in the name of `place`."""

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place = place
        self._alerts: deque[QWidget] = deque()

    def say(self, text: str) -> None:
        """Have a sentence spoken after what is being spoken."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._place, text))
        if self._alerts:
            self._alerts.rotate()
            alert = self._alerts[0]
            alert.setAccessibleName(text)
            for event in (QAccessible.Event.ObjectHide, QAccessible.Event.ObjectShow):
                QAccessible.updateAccessibility(QAccessibleEvent(alert, event))

    def find_out(self) -> None:
        """Ask which Orca there is, and use alerts too for one that knows no announcements."""
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
