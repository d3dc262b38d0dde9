"""The colours of board themes have enough contrast (WCAG 2)."""

from __future__ import annotations

import pytest

from tests.ui.contrast import contrast
from tromp_gui.ui.look.board_themes import (
    COLOR_SAFE,
    HIGH_CONTRAST,
    KAYA,
    THEMES,
    BoardTheme,
    StoneStyle,
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
class TestEveryTheme:
    def test_coordinates_are_readable(self, theme: BoardTheme) -> None:
        assert contrast(theme.letters, theme.mid) >= 4.5

    def test_the_accent_contrasts_with_its_casing(self, theme: BoardTheme) -> None:
        assert contrast(theme.accent, theme.casing) >= 4.5

    def test_flat_boards_have_no_grain_and_no_shadow(self, theme: BoardTheme) -> None:
        plain = theme.light == theme.mid == theme.dark
        assert plain == (theme.grain == 0) == (theme.shadow == 0)
        assert plain == (theme.stones is not StoneStyle.NATURAL) == (theme.jitter == 0)

    def test_a_theme_is_found_by_its_name(self, theme: BoardTheme) -> None:
        assert THEMES[theme.name] is theme


def test_kaya_is_offered_first() -> None:
    assert next(iter(THEMES.values())) is KAYA


def test_the_high_contrast_board_contrasts_with_both_stones() -> None:
    assert contrast("#000000", HIGH_CONTRAST.mid) >= 4.5
    assert contrast("#FFFFFF", HIGH_CONTRAST.mid) >= 4.5
    assert HIGH_CONTRAST.line_opacity == 1


def test_only_the_colour_safe_board_distinguishes_owners_by_shape() -> None:
    assert [theme for theme in THEMES.values() if theme.diamonds] == [COLOR_SAFE]
