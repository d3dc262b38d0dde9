"""Each board theme beside an approved picture, without letters, so fonts do not matter.

After an intended change, draw anew those that differ or are missing with TROMP_GUI_GOLDEN=draw,
look at each and commit them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.ui.board.boards import board
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import Ghost, Mark, Owner
from tromp_gui.ui.look.board_themes import MAPLE, OFFERED, BoardTheme

GOLDEN = Path(__file__).with_name("golden")
SIDE = 168
MEAN, FAR, FEW = 1.5, 24, 0.01
"""The mean difference of a channel that is tolerated; how far a pixel may be off, and the share of
pixels that may be further off, because Qt's versions round edges differently.
"""
THEMES = [theme for theme in OFFERED.values() if theme is not MAPLE]
"""Maple is Kaya with other colours."""
SHOWN = board(
    """
    . . X O . . .
    . X X O . O .
    . . x O O . .
    . o X X O . .
    . . . X . . .
    . . . . . . .
    . . . . . . .
    """,
    last_move=Point(5, 5),
    ghost=Ghost(Point(1, 5), Color.BLACK),
    owners={
        Point(6, 0): Owner.BLACK, Point(6, 1): Owner.BLACK, Point(3, 1): Owner.BLACK,
        Point(4, 2): Owner.WHITE, Point(4, 5): Owner.WHITE, Point(4, 6): Owner.WHITE,
        Point(2, 0): Owner.NEUTRAL,
    },
    marks={Point(3, 3): Mark.TRIANGLE, Point(4, 4): Mark.SQUARE, Point(0, 1): Mark.CIRCLE},
    flips=frozenset({Point(6, 3), Point(5, 3)}),
    cursor=Point(0, 6),
    arrows=((Point(0, 3), Point(2, 5)),),
)  # fmt: skip


def drawn(theme: BoardTheme) -> QImage:
    made = picture(SHOWN, SIDE, theme, coordinates=False)
    return made.convertToFormat(QImage.Format.Format_RGB888)


def differences(first: QImage, second: QImage) -> list[int]:
    """How far each channel of each pixel is off."""
    one, other = (bytes(each.constBits()) for each in (first, second))
    return [abs(a - b) for a, b in zip(one, other, strict=True)]


def are_alike(first: QImage, second: QImage) -> bool:
    """Whether the pictures differ by no more than Qt's versions do."""
    off = differences(first, second) if first.size() == second.size() else [FAR + 1]
    return sum(off) / len(off) <= MEAN and sum(each > FAR for each in off) <= FEW * len(off)


def approved(file: Path) -> QImage:
    """The picture that was committed; empty if there is none."""
    return QImage(str(file)).convertToFormat(QImage.Format.Format_RGB888)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_board_equals_its_approved_picture(theme: BoardTheme) -> None:
    file, now = GOLDEN / f"{theme.name}.png", drawn(theme)
    looks_alike = are_alike(approved(file), now)
    if os.environ.get("TROMP_GUI_GOLDEN") == "draw" and not looks_alike:
        assert now.save(str(file))
        looks_alike = are_alike(approved(file), now)
    assert looks_alike, f"{file.name}: if this is intended, see the docstring of this module"


def test_the_comparison_notices_another_theme() -> None:
    for theme in OFFERED.values():
        others = (other for other in OFFERED.values() if other is not theme)
        for other in others:
            assert not are_alike(drawn(theme), drawn(other))
