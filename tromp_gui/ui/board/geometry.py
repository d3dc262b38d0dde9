"""The coordinates of a board's points on the screen, in whole device pixels. No Qt."""

from math import floor
from typing import NamedTuple

from tromp_gui.go.point import Point

STONE = 0.956
"""Diameter of a stone, in cells."""

_LETTER, _LETTER_LARGE, _LETTER_MOST = 0.285, 0.18, 0.7
_LETTER_CALM = 15.0
_LETTERS_FROM = 16.0
_CELLS_AT_LEAST = 5


class Geometry(NamedTuple):
    """A board of `rows` x `columns` on the screen; every length is in device pixels.

    `left` and `top` are the corner of the wood, `margin` the distance from its edge to the outer
    line. `cell` is a whole number, so lines of width `line` (the outer ones: `edge`) are sharp.
    `coordinates` says whether there are letters of height `letter` in the margin, beside the rows
    and columns that are shown. `ratio` is the number of device pixels in a pixel of the window.
    Created by `fit`.
    """

    rows: int
    columns: int
    ratio: float
    cell: int
    margin: int
    left: int
    top: int
    coordinates: bool
    letter: float
    line: int
    edge: int
    shown_rows: range
    shown_columns: range

    @property
    def width(self) -> int:
        """Width of the wood."""
        return _extent(self.columns, self.cell, self.margin, self.line)

    @property
    def height(self) -> int:
        """Height of the wood."""
        return _extent(self.rows, self.cell, self.margin, self.line)

    @property
    def stone(self) -> int:
        """Diameter of a stone, in whole pixels."""
        return max(1, round(STONE * self.cell))

    def column_x(self, col: int) -> int:
        """The pixel column of the middle of column `col` (see `center`)."""
        return self.left + self.margin + col * self.cell

    def row_y(self, row: int) -> int:
        """The pixel row of the middle of row `row`; row 0 is the lowest."""
        return self.top + self.margin + (self.rows - 1 - row) * self.cell

    def center(self, point: Point) -> tuple[float, float]:
        """The middle of `point`; the middle of a pixel if lines have an odd width."""
        half = self.line % 2 / 2
        return self.column_x(point.col) + half, self.row_y(point.row) + half

    def point_at(self, x: float, y: float, beyond: float = 0) -> Point | None:
        """The point whose cell (half a cell to each side) contains the position, or the nearest if
        it is up to `beyond` cells off the board; otherwise None.
        """
        left, top = self.center(Point(self.rows - 1, 0))
        col = floor((x - left) / self.cell + 0.5)
        below = floor((y - top) / self.cell + 0.5)
        near_col = min(max(col, 0), self.columns - 1)
        near_below = min(max(below, 0), self.rows - 1)
        if max(abs(col - near_col), abs(below - near_below)) > beyond:
            return None
        return Point(self.rows - 1 - near_below, near_col)

    def px(self, length: float, least: float = 0.0) -> float:
        """`length` cells in device pixels, but at least `least` pixels of the window."""
        return max(least * self.ratio, length * self.cell)

    def moved(self, dx: int, dy: int) -> "Geometry":
        """The same board, shifted."""
        return self._replace(left=self.left + dx, top=self.top + dy)

    def in_whole(self, rows: int, columns: int, low: Point) -> "Geometry":
        """The board of `rows` x `columns` of which this is the part from the point `low` on; what
        does not belong to the part may be outside of the place that it fits in.
        """
        above = rows - low.row - self.rows
        whole = self._replace(
            rows=rows,
            columns=columns,
            shown_rows=range(low.row, low.row + self.rows),
            shown_columns=range(low.col, low.col + self.columns),
        )
        return whole.moved(-low.col * self.cell, -above * self.cell)


def fit(
    width: float,
    height: float,
    rows: int,
    columns: int,
    ratio: float = 1.0,
    coordinates: bool = True,
    *,
    line_share: float = 0.028,
    letter_floor: float = 9.0,
    text: float = 1.0,
) -> Geometry:
    """The largest board, centred in `width` x `height` device pixels.

    Coordinates are left out if a cell would be smaller than 16 pixels of the window. A cell is at
    most a fifth of the shorter side, so that 1 x 1 is not one giant stone, and at least 1 pixel, so
    a board can be larger than a tiny window. `line_share` is the width of a line in cells;
    `letter_floor` the smallest letter in pixels of the window at the usual text size; `text` the
    size of the window's text, relative to the usual one.
    """
    letters = letter_floor * ratio * text, _LETTER_CALM * ratio * text
    cell = _largest(rows, columns, width, height)
    while cell > 1 and not _fits(
        _geometry(rows, columns, ratio, cell, coordinates, line_share, letters), width, height
    ):
        cell -= 1
    if coordinates and cell < _LETTERS_FROM * ratio:
        return fit(width, height, rows, columns, ratio, False, line_share=line_share)
    board = _geometry(rows, columns, ratio, cell, coordinates, line_share, letters)
    return board.moved(int(width - board.width) // 2, int(height - board.height) // 2)


def _largest(rows: int, columns: int, width: float, height: float) -> int:
    """An upper limit for the cell: its size if the outer stones reached the edge of the wood."""
    room = min(width / (columns - 1 + STONE), height / (rows - 1 + STONE))
    return max(1, int(min(room, min(width, height) / _CELLS_AT_LEAST)))


def _extent(lines: int, cell: int, margin: int, line: int) -> int:
    return (lines - 1) * cell + 2 * margin + line % 2


def _fits(board: Geometry, width: float, height: float) -> bool:
    return board.width <= width and board.height <= height


def _letter(cell: int, least: float, calm: float) -> float:
    """The height of a letter: a share of the cell, which is smaller from `calm` on, but at least
    `least`; never so large that the numbers of two rows touch.
    """
    shared = min(_LETTER * cell, max(calm, _LETTER_LARGE * cell))
    return max(min(least, _LETTER_MOST * cell), shared)


def _geometry(
    rows: int,
    columns: int,
    ratio: float,
    cell: int,
    coordinates: bool,
    line_share: float,
    letters: tuple[float, float],
) -> Geometry:
    letter = _letter(cell, *letters)
    line = max(1, round(line_share * cell))
    return Geometry(
        rows=rows,
        columns=columns,
        ratio=ratio,
        cell=cell,
        margin=round(0.53 * cell + 2.15 * letter if coordinates else 0.78 * cell),
        left=0,
        top=0,
        coordinates=coordinates,
        letter=letter,
        line=line,
        edge=max(line, round(0.043 * cell)),
        shown_rows=range(rows),
        shown_columns=range(columns),
    )
