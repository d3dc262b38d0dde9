"""Accessible roles of our own widgets; Qt knows only those of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

ROLE = "accessible-role"
"""The dynamic property of a widget that has a role: a `QAccessible.Role`."""


class _Painted(QAccessibleWidget):
    """A widget that paints all it shows: what Qt has inside it (a viewport, bars) is left out."""

    def childCount(self) -> int:
        """Qt override."""
        return 0


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Give a custom-painted widget this accessible role.

    Call it first in the widget's constructor.
    """
    widget.setProperty(ROLE, role.value)
    if QAccessible.isActive():  # drop the interface that Qt has already made
        made = QAccessible.queryAccessibleInterface(widget)
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))


def install(begun: Callable[[], object]) -> None:
    """Have Qt ask here what our widgets are. It asks when assistive technology is at work, which
    may be long after the start: `begun` is called once, soon after the first question.
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
