"""The file dialog: the system's, or Qt's own in the theme; arrows for dialogs made by Qt."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFileDialog, QToolButton, QWidget

from tromp_gui.ui.kit.boxes import STRETCH, hbox
from tromp_gui.ui.kit.plain_text import SignLabel
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import MENU, qicon

_ARROWS = {"backButton": Icon.BACK, "forwardButton": Icon.FORWARD, "toParentButton": Icon.UP}


class FileDialog(QFileDialog):
    """Is deleted when it is closed. In Qt’s own, the arrows are black in every theme."""

    def __init__(self, parent: QWidget, title: str, folder: str = "") -> None:
        super().__init__(parent, title, folder)
        self.finished.connect(self.deleteLater)
        for button in self.findChildren(QToolButton):
            if button.objectName() in _ARROWS:
                button.setIcon(qicon(_ARROWS[button.objectName()]))
        add_arrows(self)


def add_arrows(dialog: QWidget) -> None:
    """Show an arrow on each list of a dialog made by Qt; the style sheet leaves Qt's out."""
    for box in dialog.findChildren(QComboBox):
        sign = SignLabel(Icon.DOWN, MENU, lambda theme: theme.text)
        hbox(STRETCH, sign, on=box, margins=(0, 0, 8, 0))
