"""A check box with a tick in the style of our icons, in the theme's ink."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox

from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import paint_icon
from tromp_gui.ui.look.theme import current


class CheckBox(QCheckBox):
    """The style sheet draws the box, this class the tick."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionButton

        option, theme = QStyleOptionButton(), current()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        box = QRectF(self.style().subElementRect(part, option, self))
        ink = theme.on_accent if self.isEnabled() else theme.disabled
        painter = QPainter(self)
        paint_icon(painter, Icon.AGREE, box.adjusted(1, 1, -1, -1), ink, 3.0)
        painter.end()
