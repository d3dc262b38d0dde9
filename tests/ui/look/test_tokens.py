"""The colours have the contrast that the look promises."""

from __future__ import annotations

import pytest

from tests.ui.contrast import contrast
from tromp_gui.ui.look import tokens
from tromp_gui.ui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, THEMES, ChromeTheme, mix

by_name = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def text_floor(theme: ChromeTheme) -> float:
    return 7.0 if theme is HIGH_CONTRAST else 4.5


def test_contrast_follows_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == pytest.approx(1)


def test_contrast_does_not_depend_on_the_order() -> None:
    assert contrast(LIGHT.text, LIGHT.card) == contrast(LIGHT.card, LIGHT.text)


@pytest.mark.parametrize(
    ("share", "expected"), [(0, "#FFFFFF"), (1, "#000000"), (0.5, "#808080"), (0.06, "#F0F0F0")]
)
def test_mix_blends_ink_and_background(share: float, expected: str) -> None:
    assert mix("#FFFFFF", "#000000", share) == expected


@by_name
def test_text_is_readable_on_every_background(theme: ChromeTheme) -> None:
    inks = (theme.text, theme.text2, theme.accent, theme.danger, theme.warn, theme.good)
    for ground in (theme.card, theme.window, theme.table):
        for ink in inks:
            assert contrast(ink, ground) >= text_floor(theme), (ink, ground)


@by_name
def test_text_on_coloured_backgrounds_is_readable(theme: ChromeTheme) -> None:
    pairs = (
        (theme.on_accent, theme.accent),
        (theme.on_accent, mix(theme.accent, theme.on_accent, 0.12)),
        (theme.accent, theme.accent_soft),
        (theme.on_strip, theme.strip),
        (theme.on_tip, theme.tip),
        (theme.on_selected, theme.selected),
        (theme.text2, theme.track),
        (theme.text, theme.handle),
    )
    floor = 4.5 if theme is not HIGH_CONTRAST else 7.0
    for ink, ground in pairs[:1] + pairs[2:]:
        assert contrast(ink, ground) >= floor, (ink, ground)
    assert contrast(*pairs[1]) >= 4.5  # only while the button is held down


@by_name
def test_shapes_that_carry_meaning_have_enough_contrast(theme: ChromeTheme) -> None:
    for ground in (theme.card, theme.window, theme.table):
        assert contrast(theme.accent, ground) >= 3
    assert contrast(theme.edge, theme.card) >= 3
    assert contrast(theme.edge, theme.window) >= 3


@pytest.mark.parametrize(
    ("theme", "card", "window", "table"),
    [(LIGHT, 16.0, 14.3, 12.4), (DARK, 12.5, 14.2, 15.2), (HIGH_CONTRAST, 21, 21, 21)],
    ids=lambda value: value.name if isinstance(value, ChromeTheme) else None,
)
def test_text_has_the_expected_contrast(
    theme: ChromeTheme, card: float, window: float, table: float
) -> None:
    reasons = (theme.card, theme.window, theme.table)
    measured = [contrast(theme.text, ground) for ground in reasons]
    assert measured == pytest.approx([card, window, table], abs=0.06)


@by_name
def test_hover_and_pressed_are_two_steps_from_the_background(theme: ChromeTheme) -> None:
    steps = (theme.card, theme.hover, theme.pressed)
    ratios = [contrast(theme.text, step) for step in steps]
    assert ratios[0] > ratios[1] > ratios[2] >= 4.5


@by_name
def test_disabled_text_is_fainter_than_secondary_text(theme: ChromeTheme) -> None:
    assert contrast(theme.disabled, theme.card) < contrast(theme.text2, theme.card)


@by_name
def test_only_high_contrast_has_thick_lines_and_no_shadows(theme: ChromeTheme) -> None:
    plain = theme is HIGH_CONTRAST
    assert (theme.shadow == 0) is plain
    assert theme.line == (2 if plain else 1)
    assert theme.radius == (4 if plain else 8)


def test_distances_are_on_the_grid() -> None:
    for distance in (
        tokens.GAP,
        tokens.COLUMN_PADDING,
        tokens.CARD_PADDING,
        tokens.SECTION_GAP,
        tokens.MENU_HEIGHT,
        tokens.NAVIGATION_HEIGHT,
        tokens.BUTTON_HEIGHT,
        tokens.AGREEMENT_HEIGHT,
        tokens.HIT_TARGET,
    ):
        assert distance % 4 == 0


def test_every_theme_has_another_window_colour() -> None:
    assert len({theme.window for theme in THEMES}) == len(THEMES)
