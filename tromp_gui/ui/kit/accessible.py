"""Accessible roles of the widgets defined here; Qt knows only those of its own widgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

ROLE = "accessible-role"
"""The dynamic property with a widget's role, a `QAccessible.Role`."""


class _Painted(QAccessibleWidget):
    """A custom-painted widget. What Qt has inside it (viewport, scroll bars) is left out."""

    def childCount(self) -> int:
        return 0


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Give a custom-painted widget an accessible role.

    Call it first in the widget's constructor.
    """
    widget.setProperty(ROLE, role.value)
    if QAccessible.isActive():  # drop the interface that Qt has already made
        made = QAccessible.queryAccessibleInterface(widget)
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))


def install(begun: Callable[[], object]) -> None:
    """Let Qt ask here for the roles of widgets. It does so while assistive technology is active,
    which may be long after the start: `begun` is called once, soon after the first request.
    """
    asked = False

    def make(_class: str, thing: QObject) -> QAccessibleInterface | None:
        nonlocal asked
        if not asked:
            asked = True
            QTimer.singleShot(0, begun)
        if not isinstance(thing, QWidget) or (role := thing.property(ROLE)) is None:
            return None
        return _Painted(thing, QAccessible.Role(role))

    QAccessible.installFactory(make)
