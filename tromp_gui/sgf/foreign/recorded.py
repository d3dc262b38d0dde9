"""A game from a foreign file, and the tree made from it."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from tromp_gui.go.point import MAX_SIDE, Color, Point
from tromp_gui.go.result import plain
from tromp_gui.record.node import Tree
from tromp_gui.sgf.header import new_tree
from tromp_gui.sgf.repairs import Repair, RepairKind
from tromp_gui.sgf.values import SgfCodec

Reading = Generator[float, None, "Recorded"]
"""A file being read in slices: yields the part done, 0 to 1, and returns the game."""
_PIECE = 1 << 16
_DATE = re.compile(r"(\d{4})\D?(\d\d)\D?(\d\d)")


@dataclass
class Recorded:
    """A game that is filled in line by line.

    `info` maps SGF identifiers to plain texts; `turns` are colours and points, None for a pass; a
    side is 0 if the file says nothing about the board.
    """

    rows: int = 19
    columns: int = 19
    info: dict[str, str] = field(default_factory=dict)
    black: list[Point] = field(default_factory=list)
    white: list[Point] = field(default_factory=list)
    turns: list[tuple[Color, Point | None]] = field(default_factory=list)
    marks: dict[str, list[Point]] = field(default_factory=dict)
    labels: dict[Point, str] = field(default_factory=dict)
    repairs: list[Repair] = field(default_factory=list)

    def point(self, column: int, row_from_top: int) -> Point | None:
        """The point, counted from 0; None if it is not on the board (usually a pass)."""
        if 0 <= column < self.columns and 0 <= row_from_top < self.rows:
            return Point(self.rows - 1 - row_from_top, column)
        return None

    def set_info(self, identifier: str, text: str) -> None:
        """Set an item of game information, unless the text is empty."""
        if text.strip():
            self.info[identifier] = text.strip()

    def unread(self, number: int, line: str) -> None:
        """Note a line (counted from 1) that could not be read."""
        if len(self.repairs) < 1000:
            self.repairs.append(Repair(RepairKind.UNREAD_LINE, number, 1, line.strip()[:60]))

    @property
    def is_something(self) -> bool:
        """Whether there is anything to show: a turn or a stone, on a board that SGF can have."""
        sized = 1 <= self.rows <= MAX_SIDE and 1 <= self.columns <= MAX_SIDE
        return sized and bool(self.turns or self.black or self.white)


def lines_of(text: str) -> Iterator[tuple[int, float, str]]:
    """The lines of a text, split lazily: number from 1, share of the text before it, line."""
    number = start = 0
    while start < len(text):
        end = text.find("\n", start + _PIECE) + 1 or len(text)
        for line in text[start:end].splitlines():
            number += 1
            yield number, start / len(text), line
        start = end


def tree_in_slices(recorded: Recorded) -> Generator[float, None, Tree]:
    """The game as a tree of one line; stops (with 1.0) after each turn."""
    codec = SgfCodec(recorded.rows, recorded.columns)
    moves = [f"{color.value}[{codec.format_point(point)}]" for color, point in recorded.turns]
    tree = new_tree(recorded.rows, recorded.columns, "".join(moves).encode())
    for identifier, text in recorded.info.items():
        tree.replace(0, identifier, (codec.escape(text),))
    points: Mapping[str, list[Point]] = {
        "AB": recorded.black,
        "AW": recorded.white,
        **recorded.marks,
    }
    for identifier, some in points.items():
        if some:
            tree.replace(0, identifier, codec.format_points(dict.fromkeys(some)))
    if recorded.labels:
        labels = (f"{codec.format_point(at)}:{text}" for at, text in recorded.labels.items())
        tree.replace(0, "LB", tuple(labels))
    last, end = tree.root, 0
    for move in moves:
        start, end = end, end + len(move)
        last = tree.append(last, start, end)
        yield 1.0
    return tree


def date_of(text: str) -> str:
    """The first date in a text (year, month, day in this order) in SGF's form; '' if none."""
    found = _DATE.search(text)
    return "-".join(found.groups()) if found else ""


def number_of(text: str) -> Decimal | None:
    """The first number in a text."""
    found = re.search(r"\d{1,6}(?:\.\d{1,6})?", text, re.ASCII)
    return Decimal(found[0]) if found else None


def shown(number: Decimal) -> str:
    """A number as SGF writes it, without trailing zeros."""
    return plain(number)
