"""The icons of annotations differ without colour, in every theme."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QPainter

from tests.ui.conftest import Dress
from tromp_gui.record.signs import Annotation
from tromp_gui.ui.edit.palette import sign_icon
from tromp_gui.ui.look.theme import THEMES, ChromeTheme

SIDE = 20
every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def drawn(sign: Annotation, theme: ChromeTheme, mode: QIcon.Mode = QIcon.Mode.Normal) -> list[int]:
    """The button's icon on its card, in greys."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(theme.card)
    painter = QPainter(image)
    icon = sign_icon(sign, lambda theme: theme.text)
    painter.drawPixmap(0, 0, icon.pixmap(QSize(SIDE, SIDE), 1.0, mode))
    painter.end()
    return [image.pixelColor(at % SIDE, at // SIDE).value() for at in range(SIDE * SIDE)]


def differing(first: list[int], second: list[int]) -> int:
    return sum(abs(a - b) > 60 for a, b in zip(first, second, strict=True))


def distance(first: list[int], second: list[int]) -> int:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True))


@every_theme
def test_no_two_annotations_look_alike(dress: Dress, theme: ChromeTheme) -> None:
    dress(theme)
    for one, other in combinations(Annotation, 2):
        assert differing(drawn(one, theme), drawn(other, theme)) > 12, (one, other)


@every_theme
@pytest.mark.parametrize("sign", Annotation)
def test_an_icon_is_visible_and_faint_when_disabled(
    dress: Dress, theme: ChromeTheme, sign: Annotation
) -> None:
    dress(theme)
    card = [drawn(sign, theme)[0]] * (SIDE * SIDE)
    plain, faint = drawn(sign, theme), drawn(sign, theme, QIcon.Mode.Disabled)
    assert differing(plain, card) > 20
    assert distance(faint, card) < distance(plain, card)
