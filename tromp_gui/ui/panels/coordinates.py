"""Points named in running text, like the K4 in "White caps at K4". No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import parse_vertex

_WORD = re.compile(r"(?<![A-Za-z0-9_])(?:[A-HJ-Z]{1,2}|[a-hj-z])[1-9][0-9]?(?![A-Za-z0-9_])")


class Mention(NamedTuple):
    """A point and where a text names it: `length` UTF-16 units from `start`, as Qt counts."""

    start: int
    length: int
    point: Point


def mentions(text: str, rows: int, columns: int) -> Iterator[Mention]:
    """The points of a board of `rows` x `columns` that `text` names, in order."""
    for found in _WORD.finditer(text):
        try:
            point = parse_vertex(found[0], rows, columns)
        except ValueError:
            continue
        if point is not None:
            start = len(text[: found.start()].encode("utf-16-le", "surrogatepass")) // 2
            yield Mention(start, len(found[0]), point)


def mention_at(text: str, place: int, rows: int, columns: int) -> Point | None:
    """The point whose name covers the character at `place` (UTF-16 units), if any."""
    for start, length, point in mentions(text, rows, columns):
        if start <= place < start + length:
            return point
    return None
