"""Rows and columns of widgets, each written as one expression."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from tromp_gui.ui.look.shadow import BLUR
from tromp_gui.ui.look.tokens import HEAD_GAP

STRETCH = None
"""The item that takes the spare room."""

Part = QWidget | QLayout
Item = Part | tuple[Part, int | Qt.AlignmentFlag] | int | None
"""A widget or layout, perhaps with a stretch factor or an alignment; pixels of space; `STRETCH`."""
Margins = tuple[int, int, int, int] | None
"""Left, top, right and bottom in pixels; None for those of the style."""
_NONE = (0, 0, 0, 0)


def hbox(
    *items: Item, on: QWidget | None = None, gap: int | None = None, margins: Margins = _NONE
) -> QHBoxLayout:
    """`items` side by side, `gap` pixels apart (None: as in the style), as the layout of `on`."""
    box = QHBoxLayout() if on is None else QHBoxLayout(on)
    _fill(box, items, gap, margins)
    return box


def vbox(
    *items: Item, on: QWidget | None = None, gap: int | None = None, margins: Margins = _NONE
) -> QVBoxLayout:
    """`items` below each other, otherwise as `hbox`."""
    box = QVBoxLayout() if on is None else QVBoxLayout(on)
    _fill(box, items, gap, margins)
    return box


def section(panel: QWidget, *items: Item) -> None:
    """Lay out a part of the side column: its head and content, with room for shadows below."""
    vbox(*items, on=panel, gap=HEAD_GAP, margins=(0, 0, 0, BLUR))


def _fill(box: QBoxLayout, items: tuple[Item, ...], gap: int | None, margins: Margins) -> None:
    if margins is not None:
        box.setContentsMargins(*margins)
    if gap is not None:
        box.setSpacing(gap)
    for item in items:
        part, how = item if isinstance(item, tuple) else (item, 0)
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        elif isinstance(part, QLayout):
            box.addLayout(part, int(how))
        elif isinstance(how, Qt.AlignmentFlag):
            box.addWidget(part, 0, how)
        else:
            box.addWidget(part, how)
