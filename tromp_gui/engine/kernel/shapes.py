"""What the eight neighbours of a free point tell: an eye, or a shape worth a move.

The shapes are those of Gelly, Wang, Munos and Teytaud, "Modification of UCT with patterns in
Monte-Carlo Go" (INRIA RR-6062, 2006), section 3.2: hane, cuts, and moves at the edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from tromp_gui.engine.kernel.board import BLACK, EMPTY, FRAME, WHITE
from tromp_gui.engine.kernel.compiling import Ints, flags

IS_SHAPE, BLACK_EYE, WHITE_EYE = 1, 2, 4
"""The flags of `table`."""

_SHAPES = (
    ("XOX", ".*.", "???"),
    ("XO.", ".*.", "?.?"),
    ("XO?", "X*.", "x.?"),
    ("XOO", ".*.", "?.?"),
    ("XO?", "O*o", "?o?"),
    ("XO?", "O*X", "???"),
    ("?X?", "O*O", "ooo"),
    ("X.?", "O*?", "###"),
    ("OX?", "X*O", "###"),
    ("?X?", "x*O", "###"),
    ("?XO", "x*x", "###"),
    ("?OX", "X*O", "###"),
)
"""The move is `*`; X and O stand for either colour, x and o for what is not that one, # for the
frame."""

_MEANS = {
    "X": (BLACK,),
    "O": (WHITE,),
    ".": (EMPTY,),
    "#": (FRAME,),
    "x": (EMPTY, WHITE, FRAME),
    "o": (EMPTY, BLACK, FRAME),
    "?": (EMPTY, BLACK, WHITE, FRAME),
}
_SWAPPED = str.maketrans("XOxo", "OXox")
_AROUND = ((1, 2), (2, 1), (1, 0), (0, 1), (2, 2), (2, 0), (0, 0), (0, 2))
"""Row and column within a shape of each of the board's `steps`, the bottom row being the last."""


@lru_cache(maxsize=1)
def table() -> Ints:
    """The flags of every code of neighbours (see `KernelBoard.code`)."""
    values = [0] * (1 << 16)
    for code in _codes():
        values[code] = IS_SHAPE
    for color, flag in ((BLACK, BLACK_EYE), (WHITE, WHITE_EYE)):
        for near in product((color, FRAME), repeat=4):
            for corners in product(range(4), repeat=4):
                lost = corners.count(3 - color) + (FRAME in corners)
                if lost < 2:
                    values[_code((*near, *corners))] |= flag
    return flags(values)


def _codes() -> Iterator[int]:
    for shape in _SHAPES:
        for turned in _turned(shape):
            for drawn in (turned, tuple(row.translate(_SWAPPED) for row in turned)):
                signs = [drawn[2 - row][col] for row, col in _AROUND]
                yield from map(_code, product(*(_MEANS[sign] for sign in signs)))


def _turned(shape: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The shape in its eight symmetries."""
    for _ in range(4):
        shape = tuple("".join(row[col] for row in shape[::-1]) for col in range(3))
        yield shape
        yield tuple(row[::-1] for row in shape)


def _code(values: tuple[int, ...]) -> int:
    return sum(value << 2 * k for k, value in enumerate(values))
