"""What the shapes and colours of an engine's moves mean."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.go.point import Point
from tromp_gui.learning.candidates import POINT_LIMITS, WIN_RATE_LIMITS, Grade
from tromp_gui.ui.board.sign_tile import TILE, SignTile
from tromp_gui.ui.board.state import MOST, Piece, PieceShape
from tromp_gui.ui.kit.boxes import FlowLayout, hbox
from tromp_gui.ui.kit.plain_text import plain_label, tip
from tromp_gui.ui.look.board_themes import BoardTheme

_AT = (Point(0, 0),)


class Legend(QWidget):
    """The grades of moves with the losses they stand for, in points or in percent of the win rate,
    wrapped to the width.
    """

    def __init__(self) -> None:
        super().__init__()
        self._tiles = [SignTile(_sign(each), TILE - 1) for each in Grade]
        self._words = [plain_label("", "quiet", wraps=False) for _ in Grade]
        self._unit = plain_label("", "quiet", wraps=False)
        self._unit.setMinimumHeight(TILE)
        entries = [self._unit, *map(_entry, self._tiles, self._words)]
        FlowLayout(12, 4, self, entries).setContentsMargins(2, 0, 2, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        text = self.tr(
            "Shape and colour show how much a move loses against the best one. "
            "The paler it is, the less it was read; moves with less than 2% of the best move’s "
            "visits are left out. A ring marks the move that was played."
        )
        self.setToolTip(tip(text))
        self.setWhatsThis(text)
        self.show_unit(True)

    @property
    def unit(self) -> str:
        """The words for the unit of the losses."""
        return self._unit.text()

    def show_unit(self, points: bool) -> None:
        """Name the losses in points, or else in percent of the win rate."""
        self._unit.setText(self.tr("Points lost") if points else self.tr("Win rate lost, %"))
        shown = POINT_LIMITS if points else [100 * each for each in WIN_RATE_LIMITS]
        limits = [f"{each:.0f}" for each in shown]
        ranges = [f"{low}–{high}" for low, high in pairwise(limits)]
        for label, text in zip(
            self._words, (f"0–{limits[0]}", *ranges, f"{limits[-1]}+"), strict=True
        ):
            label.setText(text)

    def show_look(self, look: BoardTheme) -> None:
        """Draw the signs as on this board."""
        for tile in self._tiles:
            tile.show_look(look)


def _sign(grade: Grade) -> tuple[Piece, ...]:
    return (Piece(PieceShape.CANDIDATE, _AT, levels=(1, grade, MOST)),)


def _entry(tile: QWidget, word: QWidget) -> QWidget:
    entry = QWidget()
    hbox(tile, word, on=entry, gap=5)
    return entry
