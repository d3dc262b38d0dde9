"""The contrast of two colours."""

from __future__ import annotations

from tromp_gui.ui.look.tokens import channels


def luminance(color: str) -> float:
    """Relative luminance of `#RRGGBB` (WCAG 2.2)."""
    shares = [channel / 255 for channel in channels(color)]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    dim, bright = sorted((luminance(first), luminance(second)))
    return (bright + 0.05) / (dim + 0.05)
