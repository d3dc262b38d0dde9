"""Moving the pointer, and dropping files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_PLACE = QPoint(50, 50)


def drop(window: QWidget, *paths: Path) -> None:
    """Drop files on a window, which must not move them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    move, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    any_action = move | Qt.DropAction.CopyAction
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(_PLACE, any_action, data, left, none)
    enter.setDropAction(move)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(_PLACE), any_action, data, left, none)
    event.setDropAction(move)
    QApplication.sendEvent(window, event)
    assert event.dropAction() is enter.dropAction() is Qt.DropAction.CopyAction


def move_pointer(widget: QWidget, place: QPoint) -> None:
    """Report a pointer move to a position of the widget to the window at once.

    `QTest.mouseMove` on a widget moves the screen's pointer instead, which a server reports with a
    delay, and only the last of several moves.
    """
    window = widget.window()
    QTest.mouseMove(window.windowHandle(), widget.mapTo(window, place))
    QApplication.processEvents()
