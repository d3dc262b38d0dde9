"""A scroll area with its bar in the margin, so that the content keeps its width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QHideEvent, QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QScrollBar, QWidget

from tromp_gui.ui.look.tokens import COLUMN_PADDING

BESIDE = COLUMN_PADDING
"""The width of the scroll bar and the gap before it, up to the column's edge."""
BAR = 12
"""The width of a scroll bar in the style sheet; `beside` is at least this."""


class BesideScroll(QScrollArea):
    """Scrolls `inside` vertically; it is `beside` pixels narrower than the area, with or without a
    bar.

    The visible bar is a separate one in that margin. Qt's own would narrow the viewport, so that
    the content could wrap, grow, and show and hide the bar endlessly.
    """

    def __init__(
        self, inside: QWidget, parent: QWidget | None = None, beside: int = BESIDE
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "bare")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewportMargins(0, 0, beside, 0)
        self.bar = QScrollBar(self)
        self.bar.setRange(0, 0)
        self.bar.hide()
        hidden = self.verticalScrollBar()
        hidden.rangeChanged.connect(self._on_range_changed)
        hidden.valueChanged.connect(self.bar.setValue)
        self.bar.valueChanged.connect(hidden.setValue)
        self.setWidget(inside)

    def _on_range_changed(self, least: int, most: int) -> None:
        hidden = self.verticalScrollBar()
        self.bar.setSingleStep(hidden.singleStep())
        self.bar.setPageStep(hidden.pageStep())
        self.bar.setRange(least, most)
        self.bar.setVisible(most > least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar at the right edge."""
        super().resizeEvent(event)
        self.bar.setGeometry(self.width() - BAR, 0, BAR, self.height())


class Overhang(QWidget):
    """Lets `widget` extend into the layout's right margin by `BESIDE`; mirrors its visibility."""

    def __init__(self, widget: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._widget = widget
        widget.setParent(parent)
        widget.installEventFilter(self)
        self.setSizePolicy(widget.sizePolicy())

    def sizeHint(self) -> QSize:
        """The widget's size without the part in the margin."""
        return self._widget.sizeHint() - QSize(BESIDE, 0)

    def minimumSizeHint(self) -> QSize:
        """The widget's minimum size without the part in the margin."""
        return self._widget.minimumSizeHint() - QSize(BESIDE, 0)

    def _place_widget(self) -> None:
        self._widget.setGeometry(self.geometry().adjusted(0, 0, BESIDE, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_widget()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place_widget()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._widget.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._widget.setVisible(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask the layout for a new height when the widget needs one."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
