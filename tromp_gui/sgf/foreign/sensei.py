"""Diagrams of Sensei's Library: `$$` before each line, borders at the edges that are shown.

Digits are moves, letters labels. Source: Sensei's Library, "How diagrams work".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tromp_gui.go.point import MAX_SIDE, Color, Point
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.foreign.rows import (
    BLACK,
    EMPTY,
    WHITE,
    BadRow,
    Line,
    add_moves,
    add_stone,
    looks_like_row,
)

_PREFIX = re.compile(r"\s*\$\$")
_MARKED = {
    "B": ("X", "CR"), "#": ("X", "SQ"), "Y": ("X", "TR"), "Z": ("X", "MA"),
    "W": ("O", "CR"), "@": ("O", "SQ"), "Q": ("O", "TR"), "P": ("O", "MA"),
    "C": (".", "CR"), "S": (".", "SQ"), "T": (".", "TR"), "M": (".", "MA"),
}  # fmt: skip
_CELLS = re.compile(r"\|?\s*[A-Za-z0-9.,_#@*+](?:\s+[A-Za-z0-9.,_#@*+])+\s*\|?")
_BORDER = re.compile(r"[\s+|]*-[-+\s|]*\Z")
_HEADING = re.compile(r"([BW]?)(c?)(\d*)(?:m(\d+))?(?:\s+(.*))?\Z")
_DEFAULT_SIDE = 19


class _Drawn(NamedTuple):
    """The heading, rows of cells from the top, and which edges of the board are drawn."""

    heading: str
    rows: list[tuple[Line, str]]
    top: bool
    bottom: bool
    left: bool
    right: bool
    others: list[Line]


def is_sensei(text: str) -> bool:
    """Whether a line belongs to a diagram of Sensei's Library."""
    return _PREFIX.match(text) is not None


def diagrams(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """The lines of each diagram without `$$`; other text, or a new heading, ends a diagram."""
    found: list[Line] = []
    for line in lines:
        if prefix := _PREFIX.match(line.text):
            body = line.text[prefix.end() :]
            if found and body[:1] in ("B", "W") and not _CELLS.fullmatch(body):
                yield found
                found = []
            found.append(Line(line.number, body.strip()))
        elif found and line.text.strip():
            yield found
            found = []
    if found:
        yield found


def read_sensei(lines: Sequence[Line]) -> Recorded:
    """The position and the moves of a diagram. Raises BadRow."""
    drawn = _drawn(lines)
    width = len(drawn.rows[0][1]) if drawn.rows else 0
    height = len(drawn.rows)
    color, side, title = _heading(drawn.heading)
    game = Recorded(
        height if drawn.top and drawn.bottom else max(side, height),
        width if drawn.left and drawn.right else max(side, width),
    )
    game.set_info("GN", title)
    game.info["PL"] = color.value
    down = _offset(game.rows - height, drawn.top, drawn.bottom)
    across = _offset(game.columns - width, drawn.left, drawn.right)
    moves: dict[int, Point] = {}
    for row, (line, cells) in enumerate(drawn.rows):
        for column, cell in enumerate(cells):
            point = game.point(column + across, row + down)
            if point is None:
                continue
            if not cell.isdecimal():
                _put(game, point, cell)
            elif moves.setdefault(int(cell) or 10, point) != point:
                raise BadRow(line)
    add_moves(game, moves, color)
    for other in drawn.others:
        game.unread(other.number, other.text)
    return game


def _drawn(lines: Sequence[Line]) -> _Drawn:
    first = lines[0].text
    is_headed = "|" not in first and not _BORDER.match(first)
    rows: list[tuple[Line, str]] = []
    others: list[Line] = []
    top = bottom = left = right = False
    for line in lines[is_headed:]:
        body = line.text
        if _BORDER.match(body):
            top, bottom = (True, bottom) if not rows else (top, True)
        elif _CELLS.fullmatch(body):
            left, right = left or body.startswith("|"), right or body.endswith("|")
            rows.append((line, re.sub(r"[\s|]", "", body)))
        elif "|" in body[:1] + body[-1:] or looks_like_row(body):
            raise BadRow(line)
        elif body:
            others.append(line)
    width = max((len(cells) for _, cells in rows), default=0)
    if not 2 <= width <= MAX_SIDE >= len(rows):
        rows = []
    for line, cells in rows:
        if len(cells) != width:
            raise BadRow(line)
    return _Drawn(first if is_headed else "", rows, top, bottom, left, right, others)


def _heading(text: str) -> tuple[Color, int, str]:
    """Who plays move 1, the board's side, and the title."""
    found = _HEADING.match(text)
    if found is None:
        return Color.BLACK, _DEFAULT_SIDE, ""
    color = Color.WHITE if found[1] == "W" else Color.BLACK
    return color, int(found[3][:2]) if found[3] else _DEFAULT_SIDE, found[5] or ""


def _offset(free: int, near: bool, far: bool) -> int:
    """Where a part of the board begins, judging by the edges that are drawn."""
    if near:
        return 0
    return free if far else free // 2


def _put(game: Recorded, point: Point, cell: str) -> None:
    if cell.islower():
        game.labels[point] = cell
        return
    stone, mark = _MARKED.get(cell, (cell, ""))
    add_stone(game, point, stone)
    if mark:
        game.marks.setdefault(mark, []).append(point)
    elif stone not in BLACK + WHITE + EMPTY:
        game.labels[point] = cell
