"""Qt's own file dialog in the colours of the theme."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.contrast import contrast
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.look.theme import DARK, LIGHT
from tromp_gui.ui.look.tokens import ChromeTheme


def darkest_and_lightest(image: QImage) -> list[QColor]:
    """The two extremes of the pixels that are painted."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    inks = sorted((each for each in pixels if each.alpha() == 255), key=QColor.lightness)
    return [inks[0], inks[-1]]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_every_arrow_is_visible(theme: ChromeTheme, dress: Dress, qtbot: QtBot) -> None:
    dress(theme)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = FileDialog(parent, "Open")
    buttons = [each for each in dialog.findChildren(QToolButton) if not each.icon().isNull()]
    arrows = [each.icon().pixmap(32).toImage() for each in buttons]
    boxes = dialog.findChildren(QComboBox)
    arrows += [each.findChild(QLabel).pixmap().toImage() for each in boxes]  # type: ignore[union-attr]
    assert len(arrows) == 8
    for image in arrows:
        inks = darkest_and_lightest(image)
        assert max(contrast(ink.name(), theme.window) for ink in inks) >= 3
