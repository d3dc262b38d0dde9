"""What a person's hands do with files beside keys: drop them on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tests.ui.person import Person

_PLACE = QPoint(50, 50)


def drop(person: Person, path: Path) -> None:
    """Drop a file on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(_PLACE, copy, data, left, none)
    QApplication.sendEvent(person.window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(_PLACE), copy, data, left, none)
    QApplication.sendEvent(person.window, event)
