"""A ring around the widget with the focus, shown only if the focus came by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFocusFrame,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QProxyStyle,
    QScrollArea,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTextEdit,
    QWidget,
)

RING = 3
"""Width of the ring in pixels; the style sheet draws it as the focus frame's border."""
RING_GAP = 2
"""Pixels between the widget's edge and the ring."""
_FIELDS = (QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit)


class _RingStyle(QProxyStyle):
    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        margins = QStyle.PixelMetric
        if metric in (margins.PM_FocusFrameHMargin, margins.PM_FocusFrameVMargin):
            return RING + RING_GAP
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1  # otherwise the widget's parent would clip the ring
        return super().styleHint(hint, option, widget, data)


class FocusRing(QFocusFrame):
    """Follows the focus inside `window`. When the focus comes back to a widget from a dialog, a
    menu or another program, the widget has its ring again, if it had one.

    Widgets with the dynamic property `ring=False` show their focus themselves; text fields, whose
    border takes the accent colour, have no ring either.
    """

    def __init__(self, window: QWidget, app: QApplication) -> None:
        super().__init__(window)
        self._style = _RingStyle("Fusion")
        self._style.setParent(self)  # otherwise it could be deleted before the frame
        self.setStyle(self._style)
        self.hide()
        self._left: QWidget | None = None
        app.focusChanged.connect(self.follow)

    def begin(self, now: QWidget) -> None:
        """Show the ring around the first widget that has the focus by keyboard."""
        if _may_have_ring(now):
            self.setWidget(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove the ring from the focused widget when it is pressed with the mouse."""
        if event.type() == QEvent.Type.MouseButtonPress and watched is self.widget():
            self.setWidget(None)  # type: ignore[arg-type]  # None takes it away
        return super().eventFilter(watched, event)

    def follow(self, old: QWidget | None, now: QWidget | None) -> None:
        """Move the ring to `now`; None: nothing in the program has the focus."""
        if old is not None and old is self.widget():
            self._left = old
        wanted = False
        if now is not None and now.window() is self.window() and not isinstance(now, QMenuBar):
            if now is self._left:  # Qt has forgotten it
                self.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
            self._left, wanted = None, _wants_ring(now)
        self.setWidget(now if wanted else None)  # type: ignore[arg-type]  # None takes it away


def show_focus(now: QWidget, app: QApplication) -> None:
    """Scroll to the widget with the focus and give its window a ring, if it has none."""
    _scroll_to(now)
    window = now.window()
    is_popup = window.windowType() == Qt.WindowType.Popup
    if not is_popup and window.findChild(FocusRing) is None:
        FocusRing(window, app).begin(now)


def _may_have_ring(widget: QWidget) -> bool:
    return widget.property("ring") is not False and not isinstance(widget, _FIELDS)


def _wants_ring(widget: QWidget) -> bool:
    by_keyboard = widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    return by_keyboard and _may_have_ring(widget)


def _scroll_to(widget: QWidget) -> None:
    """Scroll to a widget in all areas that contain it; Qt scrolls only the innermost."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget, RING + RING_GAP, RING + RING_GAP)
        above = above.parentWidget()
