"""What all boards drawn as text have in common: their lines, and what a cell shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tromp_gui.go.point import MAX_SIDE, Color, Point
from tromp_gui.sgf.foreign.recorded import Recorded, lines_of

BLACK, WHITE, EMPTY = "Xx#B@●⚫", "OoW0○⚪", ".+,*_·"
_TYPICAL = ".+,_XxOo#●⚫○⚪·"
_LONGEST = 20 * MAX_SIDE
"""In characters: a longer line is not a row of a board, even in colours."""
_COLORS = re.compile(r"\x1b\[[0-9;:]*m")
_QUOTED = re.compile(r"\s*(?:>[ \t]?)+")


class Line(NamedTuple):
    """A line of a text, counted from 1, without marks of quotation and a terminal's colours."""

    number: int
    text: str


class BadRow(ValueError):
    """A line of a board that cannot be read, so that the board is not read at all."""

    def __init__(self, line: Line) -> None:
        super().__init__(f"line {line.number} is not a row of the board")
        self.line = line


def drawn_lines(text: str) -> Iterator[tuple[float, Line]]:
    """The lines of a text, each with the share of the text before it; long ones are empty."""
    for number, done, line in lines_of(text):
        plain = ""
        if len(line) <= _LONGEST:
            plain = _QUOTED.sub("", _COLORS.sub("", line.replace("\t", " ")), count=1).rstrip()
        yield done, Line(number, plain)


def looks_like_row(text: str) -> bool:
    """Whether a line that cannot be read as a row seems to be meant as one."""
    words = re.sub(r"[()\[\]|]", " ", text).split()
    signs = sum(word.count(sign) for word in words for sign in _TYPICAL)
    return len(words) > 1 and (
        2 * signs >= sum(map(len, words)) or (signs > 0 and all(len(word) < 3 for word in words))
    )


def add_stone(game: Recorded, point: Point, cell: str) -> None:
    """Set up the stone that a cell shows, if it shows one."""
    if cell in BLACK:
        game.black.append(point)
    elif cell in WHITE:
        game.white.append(point)


def add_moves(game: Recorded, moves: Mapping[int, Point], first: Color) -> None:
    """Play numbered moves in order; `first` made those with odd numbers."""
    for number in sorted(moves):
        game.turns.append((first if number % 2 else first.opponent, moves[number]))
