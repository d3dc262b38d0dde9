"""The theme of the window: one palette and one style sheet for the whole application.

A widget gets a dynamic property `role` before it is first shown, for which the style sheet has
rules (`style_sheet.py`):

- frames: `card` (white, rounded; its shadow is drawn by the `CardBackground` it is on),
  `strip` (a warning across the column), `table` (the area around the board), `rule` (a hairline),
  `total rule` (the line above a sum), and of the count that applies `tint` and `main rule`
- labels: `section` (head above a card), `quiet` (secondary text), `name`, `total`, `welcome`,
  `comment`, `danger`, `good`; in the ledger `count`, `main count`, `quiet total`, `quiet cell`
- buttons: none (plain, 36 high), `small` (30, inside cards), `primary` (accent, one in each area),
  `agreement` (44, accent; `agreed=True` turns it into the quiet, ticked form), `link` (accent
  text), `tool` (icon only, flat), `palette` (the same inside a card, one checked),
  `segment` (inside a `SegmentedSwitch`)
- lists and trees inside a card: `bare` (without a frame)

A custom-painted widget uses `current()` in its paint event; Qt repaints it when the palette
changes. Font sizes: `Type` and `font()`; lengths that contain text: `scaled()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tromp_gui.ui.look.style_sheet import style_sheet
from tromp_gui.ui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.look.typography import Type, font, scale, scaled, tabular

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

__all__ = [
    "DARK", "FUSION", "HIGH_CONTRAST", "LIGHT", "THEMES", "ChromeTheme", "Type", "apply", "current",
    "fix_height", "fix_icon", "fix_square", "fix_width", "font", "palette",
    "room_on_screen", "scale", "scaled", "tabular",
]  # fmt: skip

FUSION = "-style", "Fusion"
"""Must be among the application's arguments: `setStyle` would make PySide6 load all of QStyle."""

_WIDTH, _HEIGHT, _SIDE, _ICON = "textWidth", "textHeight", "textSide", "textIcon"
"""Dynamic properties: lengths at a system font of 13 px."""

_TITLE_BAR = 40
"""The height that the system's title bar may take."""


def palette(theme: ChromeTheme) -> QPalette:
    """The Qt palette of `theme`, for everything that the style sheet does not cover."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.card,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.PlaceholderText: theme.text2,
        role.Button: theme.card,
        role.ButtonText: theme.text,
        role.BrightText: theme.danger,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.tip,
        role.ToolTipText: theme.on_tip,
        role.Light: theme.card,
        role.Midlight: theme.window,
        role.Mid: theme.hairline,
        role.Dark: theme.edge,
        role.Shadow: theme.edge,
    }
    made = QPalette()
    for name, color in colors.items():
        made.setColor(name, QColor(color))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.disabled))
    return made


def apply(app: QApplication, theme: ChromeTheme) -> None:
    """Apply `theme` to the whole application; may be called again at any time.

    The style is Fusion, set by the arguments `FUSION`. If there is a style sheet already, a new
    style is set below the new sheet, because Qt would use objects of the old one.
    """
    if app.styleSheet():
        app.setStyle("Fusion")
    app.setFont(tabular(app.font()))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))
    for widget in app.allWidgets():
        _fix_again(widget)


def fix_height(widget: QWidget, length: int) -> None:
    """Fix the height of `widget` at `length`, scaled to the text, now and after every `apply`."""
    widget.setProperty(_HEIGHT, length)
    widget.setFixedHeight(scaled(length))


def fix_width(widget: QWidget, length: int) -> None:
    """Fix the width of `widget` at `length`, scaled to the text, now and after every `apply`."""
    widget.setProperty(_WIDTH, length)
    widget.setFixedWidth(scaled(length))


def fix_square(widget: QWidget, side: int) -> None:
    """Make `widget` a square of `side`, scaled to the text, now and after every `apply`."""
    widget.setProperty(_SIDE, side)
    widget.setFixedSize(scaled(side), scaled(side))


def fix_icon(widget: QAbstractButton | QAbstractItemView, side: int) -> None:
    """Fix the icon size of `widget` at `side`, scaled to the text, now and after every `apply`."""
    widget.setProperty(_ICON, side)
    widget.setIconSize(QSize(scaled(side), scaled(side)))


def room_on_screen(widget: QWidget) -> QSize:
    """The maximum size of a window on the screen of `widget`, below the system's title bar."""
    return widget.screen().availableSize() - QSize(0, _TITLE_BAR)


def _fix_again(widget: QWidget) -> None:
    names = (_WIDTH, _HEIGHT, _SIDE, _ICON)
    width, height, side, icon = (widget.property(name) for name in names)
    if isinstance(width, int):
        fix_width(widget, width)
    if isinstance(height, int):
        fix_height(widget, height)
    if isinstance(side, int):
        fix_square(widget, side)
    if isinstance(icon, int):
        from PySide6.QtWidgets import QAbstractItemView

        assert isinstance(widget, QAbstractButton | QAbstractItemView), "see `fix_icon`"
        fix_icon(widget, icon)


def current() -> ChromeTheme:
    """The theme applied last; LIGHT before the first `apply`."""
    window = QApplication.palette().color(QPalette.ColorRole.Window).name().upper()
    for theme in THEMES:
        if theme.window == window:
            return theme
    return LIGHT
