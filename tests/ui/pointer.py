"""Moving the pointer, and dropping files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_PLACE = QPoint(50, 50)


def drop(window: QWidget, path: Path) -> None:
    """Drop a file on a window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(_PLACE, copy, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(_PLACE), copy, data, left, none)
    QApplication.sendEvent(window, event)


def move_pointer(widget: QWidget, place: QPoint) -> None:
    """Report a pointer move to a position of the widget to the window at once.

    `QTest.mouseMove` on a widget moves the screen's pointer instead, which a server reports with a
    delay, and only the last of several moves.
    """
    window = widget.window()
    QTest.mouseMove(window.windowHandle(), widget.mapTo(window, place))
    QApplication.processEvents()
