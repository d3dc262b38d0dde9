"""How sentences reach a screen reader: as announcements, or as alerts if it lacks these."""

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
"""The first version of Orca that reads announcements (its NEWS for 44); earlier ones read alerts
when they appear.
"""
_ALERTS = 6
"""An alert is read with a delay, in which this many sentences may follow."""
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
