"""Text and boards at their positions on a page, in dots. QtGui only."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.pens import color, draw_text, font
from tromp_gui.ui.board.picture import paint_board
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import PRINT

_PIXELS, _POINTS, _MILLIMETRES = 96, 72, 25.4
_LEADING = 1.35


@dataclass(frozen=True, slots=True)
class Paper:
    """The printable part of a page, in dots; `dots` is the number per inch."""

    width: int
    height: int
    dots: int

    def mm(self, length: float) -> float:
        """Convert millimetres to dots."""
        return length * self.dots / _MILLIMETRES

    def face(self, points: float, weight: int = 400) -> QFont:
        """The system's font at a size in points."""
        return font(points * self.dots / _POINTS, weight)

    def board(
        self,
        state: BoardState,
        width: float,
        height: float,
        coordinates: bool = True,
        letters: float = 1.0,
    ) -> BoardLayout:
        """A printed board in the top left corner of the page, as large as possible; `letters` is
        the least size of its coordinates, relative to the usual one.
        """
        ratio = letters * self.dots / _PIXELS
        rows, columns = state.rows, state.columns
        layout = fit_layout(width, height, rows, columns, PRINT, ratio, coordinates)
        return BoardLayout(layout.geometry._replace(left=0, top=0), PRINT)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text from `x` on the baseline `y`."""

    x: float
    y: float
    text: str
    face: QFont

    def moved(self, dx: float, dy: float) -> Text:
        """The same line, moved."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def paint(self, painter: QPainter) -> None:
        draw_text(painter, QPointF(self.x, self.y), self.text, self.face, color("#000000"))


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """A board at its position on the page."""

    state: BoardState
    layout: BoardLayout

    def moved(self, dx: float, dy: float) -> PrintedBoard:
        """The same board, moved by whole dots."""
        geometry = self.layout.geometry.moved(round(dx), round(dy))
        return replace(self, layout=BoardLayout(geometry, self.layout.theme))

    def paint(self, painter: QPainter) -> None:
        paint_board(painter, self.state, self.layout)


Item: TypeAlias = Text | PrintedBoard


@dataclass(frozen=True, slots=True)
class Block:
    """Items that stay together on a page, and their height."""

    items: tuple[Item, ...]
    height: float

    def below(self, gap: float) -> Block:
        """The same block with a gap above it."""
        return Block(tuple(item.moved(0, gap) for item in self.items), self.height + gap)


def stack(*blocks: Block) -> Block:
    """Blocks below each other as one block."""
    items: list[Item] = []
    height = 0.0
    for block in blocks:
        items += [item.moved(0, height) for item in block.items]
        height += block.height
    return Block(tuple(items), height)


def paragraph(text: str, face: QFont, width: float, indent: float = 0) -> list[Block]:
    """Lines of text no wider than `width`, one block each; an empty line is a gap."""
    lines = [line for part in clean(text).split("\n") for line in broken(part, face, width)]
    return [_line(line, face, indent) for line in lines]


def centered(text: str, face: QFont, width: float) -> Block:
    """Lines of text centred in `width`."""
    metrics = QFontMetricsF(face)
    lines = list(broken(clean(text).replace("\n", " "), face, width))
    gaps = [(width - metrics.horizontalAdvance(line)) / 2 for line in lines]
    return stack(*(_line(line, face, gap) for line, gap in zip(lines, gaps, strict=True)))


def _line(text: str, face: QFont, x: float) -> Block:
    metrics = QFontMetricsF(face)
    height = _LEADING * face.pixelSize()
    base = (height + metrics.capHeight()) / 2
    return Block((Text(x, base, text, face),) if text else (), height)


def broken(text: str, face: QFont, width: float) -> Iterator[str]:
    """The lines of one paragraph; only words that are too long for a line are broken."""
    layout = QTextLayout(text, face)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    units = text.encode("utf-16-le")
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start, end = line.textStart(), line.textStart() + line.textLength()
        yield units[2 * start : 2 * end].decode("utf-16-le", "replace").rstrip()
    layout.endLayout()


_DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def clean(text: str) -> str:
    """Text from a file without characters that cannot be printed (controls, broken bytes), and
    without those that would turn round what follows (Unicode Annex 9, explicit directions).
    """
    text = text.replace("\t", "    ")
    return "".join(_printable(sign) for sign in text)


def _printable(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind == "Cs":
        return "\N{REPLACEMENT CHARACTER}"
    if unicodedata.bidirectional(sign) in _DIRECTIONS:
        return ""
    return "" if kind == "Cc" and sign != "\n" else sign
