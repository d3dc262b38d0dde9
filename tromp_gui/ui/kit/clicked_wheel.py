"""A field that shows a value takes the wheel only after a click into it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

_KEPT = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""The focus comes back like this from a list that was open or a window that was in front."""


class ClickedWheel(QObject):
    """Knows whether `field` has the focus by a click. Else its `wheelEvent` ignores the wheel and
    so leaves it to what is around: who scrolls a page changes nothing under the pointer.
    """

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field, self._is_clicked = field, False
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(self)

    @property
    def is_taken(self) -> bool:
        """Whether the wheel is the field's."""
        return self._is_clicked and self._field.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note how the focus came."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_clicked = True
        elif isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() not in _KEPT:
            self._is_clicked = event.reason() is Qt.FocusReason.MouseFocusReason
        return super().eventFilter(watched, event)
