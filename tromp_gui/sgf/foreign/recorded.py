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
_MOST_REPAIRS = 1000
_DATE = re.compile(r"(\d{4})(?:\D{1,2}(\d{1,2})\D{1,2}|\D?(\d\d)\D?)(\d{1,2})")
Turn = tuple[Color, Point | None]
"""A colour and a point, None for a pass."""


@dataclass
class Recorded:
    """A game that is filled in line by line.

    `info` maps SGF identifiers to plain texts. Node 0 is the root, nodes 1 to n are the `turns` of
    the game; `branches` are the nodes of variations, numbered from n + 1 on, each with the number
    of the node before it, so that no turn may be added once there are any. `comments` are by node.
    """

    rows: int = 19
    columns: int = 19
    info: dict[str, str] = field(default_factory=dict)
    black: list[Point] = field(default_factory=list)
    white: list[Point] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    branches: list[tuple[int, Turn]] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    marks: dict[str, list[Point]] = field(default_factory=dict)
    labels: dict[Point, str] = field(default_factory=dict)
    repairs: list[Repair] = field(default_factory=list)
    _numbers: dict[tuple[int, Turn], int] = field(default_factory=dict)

    def point(self, column: int, row_from_top: int) -> Point | None:
        """The point, counted from 0; None if it is not on the board (usually a pass)."""
        if 0 <= column < self.columns and 0 <= row_from_top < self.rows:
            return Point(self.rows - 1 - row_from_top, column)
        return None

    def set_info(self, identifier: str, text: str) -> None:
        """Set an item of game information, unless the text is empty."""
        if text.strip():
            self.info[identifier] = text.strip()

    def comment(self, node: int, text: str) -> None:
        """Add a comment to a node, after what is there already."""
        if text.strip():
            before = self.comments.get(node)
            self.comments[node] = f"{before}\n\n{text.strip()}" if before else text.strip()

    def after(self, node: int, turn: Turn) -> int:
        """The node for a turn after `node`: one that is there already, or a new variation."""
        if node < len(self.turns) and self.turns[node] == turn:
            return node + 1
        if (node, turn) not in self._numbers:
            self.branches.append((node, turn))
            self._numbers[node, turn] = len(self.turns) + len(self.branches)
        return self._numbers[node, turn]

    def unread(self, number: int, line: str) -> None:
        """Note a line (counted from 1) that could not be read."""
        if line.strip() and len(self.repairs) < _MOST_REPAIRS:
            self.repairs.append(Repair(RepairKind.UNREAD_LINE, number, 1, line.strip()[:60]))
        elif len(self.repairs) == _MOST_REPAIRS:
            self.repairs.append(Repair(RepairKind.TOO_MANY, number, 1, ""))

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
    """The game as a tree; stops (with 1.0) after each node."""
    codec = SgfCodec(recorded.rows, recorded.columns)
    before = [*range(len(recorded.turns)), *(node for node, _ in recorded.branches)]
    turns = [*recorded.turns, *(turn for _, turn in recorded.branches)]
    bodies = [
        _body(codec, turn, recorded.comments.get(node, "")) for node, turn in enumerate(turns, 1)
    ]
    tree = new_tree(recorded.rows, recorded.columns, b"".join(bodies))
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
    if 0 in recorded.comments:
        tree.replace(0, "C", (codec.escape(recorded.comments[0]),))
    nodes, end = [tree.root], 0
    for node, body in zip(before, bodies, strict=True):
        start, end = end, end + len(body)
        nodes.append(tree.append(nodes[node], start, end))
        yield 1.0
    return tree


def _body(codec: SgfCodec, turn: Turn, comment: str) -> bytes:
    """The properties of a node, as in a file."""
    color, point = turn
    move = f"{color.value}[{codec.format_point(point)}]"
    text = f"C[{codec.escape(comment)}]" if comment else ""
    return (move + text).encode("utf-8", "surrogatepass")


def date_of(text: str) -> str:
    """The first date in a text (year, month, day in this order) in SGF's form; '' if none."""
    for found in _DATE.finditer(text):
        year, month, day = found[1], int(found[2] or found[3]), int(found[4])
        if 1 <= month <= 12 and 1 <= day <= 31:
            return f"{year}-{month:02}-{day:02}"
    return ""


def number_of(text: str) -> Decimal | None:
    """The first number in a text."""
    found = re.search(r"\d{1,6}(?:\.\d{1,6})?", text, re.ASCII)
    return Decimal(found[0]) if found else None


def shown(number: Decimal) -> str:
    """A number as SGF writes it, without trailing zeros."""
    return plain(number)
