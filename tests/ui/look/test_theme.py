"""The style sheet gives every role its look; custom-painted widgets find the theme."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontInfo, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton

from tests.ui.conftest import Dress, Show
from tests.ui.pictures import image_of, share
from tromp_gui.ui.look import theme
from tromp_gui.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, ChromeTheme, Type
from tromp_gui.ui.look.tokens import mix
from tromp_gui.ui.look.typography import fixed_pitch

every_theme = pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)


def button(role: str) -> QPushButton:
    made = QPushButton("Pass")
    made.setProperty("role", role)
    return made


def test_the_default_theme_is_light(qapp: QApplication) -> None:
    assert theme.current() is LIGHT


@every_theme
def test_the_theme_that_was_applied_is_current(dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    assert theme.current() is look


def test_a_theme_can_be_changed_while_running(dress: Dress) -> None:
    for look in (*THEMES, LIGHT):
        dress(look)
        assert theme.current() is look


@every_theme
def test_widgets_without_a_role_use_the_palette(dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    palette = QApplication.palette()
    assert palette.color(QPalette.ColorRole.Base).name().upper() == look.card
    assert palette.color(QPalette.ColorRole.Highlight).name().upper() == look.accent
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled.name().upper() == look.disabled


@pytest.mark.parametrize(
    ("role", "height"), [("", 36), ("small", 30), ("primary", 36), ("agreement", 44), ("link", 28)]
)
@every_theme
def test_buttons_have_their_usual_heights(
    show: Show, dress: Dress, look: ChromeTheme, role: str, height: int
) -> None:
    dress(look)
    made = button(role)
    show(made)
    assert made.height() == height


@pytest.mark.parametrize("role", ["primary", "agreement"])
@every_theme
def test_the_main_button_is_filled_with_accent(
    show: Show, dress: Dress, look: ChromeTheme, role: str
) -> None:
    dress(look)
    made = button(role)
    show(made)
    assert share(image_of(made), look.accent) > 0.8


@every_theme
def test_the_button_of_an_agreement_given_is_quiet(
    show: Show, dress: Dress, look: ChromeTheme
) -> None:
    dress(look)
    made = button("agreement")
    made.setProperty("agreed", True)
    show(made)
    assert share(image_of(made), look.accent_soft) > 0.8


def test_a_plain_button_changes_under_the_pointer_and_when_pressed(
    show: Show, dress: Dress
) -> None:
    dress(LIGHT)
    made = button("")
    show(made)
    assert share(image_of(made), LIGHT.card) > 0.8
    QTest.mouseMove(made, QPoint(5, 18))
    made.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert share(image_of(made), LIGHT.hover) > 0.8
    QTest.mousePress(made, Qt.MouseButton.LeftButton)
    assert share(image_of(made), LIGHT.pressed) > 0.8
    QTest.mouseRelease(made, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("role", "look", "ink"),
    [
        ("section", LIGHT, LIGHT.text2),
        ("quiet", LIGHT, LIGHT.text2),
        ("danger", LIGHT, LIGHT.danger),
        ("good", DARK, DARK.good),
        ("name", HIGH_CONTRAST, HIGH_CONTRAST.text),
    ],
)
def test_labels_have_the_colour_of_their_role(
    show: Show, dress: Dress, role: str, look: ChromeTheme, ink: str
) -> None:
    dress(look)
    label = QLabel("███")
    label.setProperty("role", role)
    show(label)
    assert share(image_of(label), ink) > 0.05


@every_theme
def test_cards_contrast_with_the_window(show: Show, dress: Dress, look: ChromeTheme) -> None:
    dress(look)
    card = QFrame()
    card.setProperty("role", "card")
    card.setFixedSize(100, 60)
    window = show(card)
    image = image_of(card)
    assert image.pixelColor(50, 30).name().upper() == look.card
    assert image.pixelColor(50, 0).name().upper() == look.hairline
    corner = image_of(window).pixelColor(card.pos()).name().upper()
    assert corner != look.hairline, "the corner is round"


def test_font_sizes_follow_the_system_font(dress: Dress) -> None:
    dress(LIGHT, 13)
    assert QFontInfo(theme.font(Type.CLOCK)).pixelSize() == 32
    dress(LIGHT, 26)
    assert QFontInfo(theme.font(Type.CLOCK)).pixelSize() == 64
    assert QFontInfo(theme.font(Type.AXIS)).pixelSize() == 22


def test_text_of_fixed_pitch_is_as_large_as_other_text(
    dress: Dress, monkeypatch: pytest.MonkeyPatch
) -> None:
    dress(LIGHT, 26)
    assert QFontInfo(fixed_pitch()).pixelSize() == 26
    monkeypatch.setattr(sys, "platform", "win32")
    assert "Consolas" in fixed_pitch().families()


@pytest.mark.parametrize(("pixels", "height"), [(10, 36), (13, 36), (26, 72)])
def test_lengths_grow_with_the_font_and_never_shrink(
    show: Show, dress: Dress, pixels: int, height: int
) -> None:
    dress(LIGHT, pixels)
    made = button("")
    show(made)
    assert theme.scaled(36) == made.height() == height


def test_figures_have_equal_width(dress: Dress) -> None:
    dress(LIGHT)
    made = theme.font(Type.BODY)
    assert made.isFeatureSet(QFont.Tag("tnum"))
    assert made.featureValue(QFont.Tag("tnum")) == 1
    assert QApplication.font().isFeatureSet(QFont.Tag("tnum"))


def test_hover_is_6_percent_and_pressed_12_percent() -> None:
    assert mix(LIGHT.card, LIGHT.text, 0.06) == LIGHT.hover
    assert mix(LIGHT.card, LIGHT.text, 0.12) == LIGHT.pressed
