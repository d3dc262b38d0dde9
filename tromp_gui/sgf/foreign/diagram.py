"""Boards drawn as text, by programs and by people.

The formats are the boards of GNU Go, GoGui, KataGo and others (`showboard`: X or # is Black, O is
White, row numbers and column letters), plain rows, and Sensei's Library diagrams (`$$`: borders
show the board's edges, digits are moves, letters labels; source: Sensei's "How diagrams work").
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import NamedTuple

from tromp_gui.go.point import MAX_SIDE, Color, Point
from tromp_gui.sgf.foreign.recorded import Reading, Recorded, lines_of

_BLACK, _WHITE, _EMPTY = "X#xB@", "OoW0", ".+,*_"
_MARKED = {
    "B": ("X", "CR"), "#": ("X", "SQ"), "Y": ("X", "TR"), "Z": ("X", "MA"),
    "W": ("O", "CR"), "@": ("O", "SQ"), "Q": ("O", "TR"), "P": ("O", "MA"),
    "C": (".", "CR"), "S": (".", "SQ"), "T": (".", "TR"), "M": (".", "MA"),
}  # fmt: skip
_ROW_NUMBER = re.compile(r"\s*(\d{1,2})[ \t|]+(.*)")
_CELLS = re.compile(r"(?:[X#xBO0oW.+,*_](?:\d{1,2}(?=\s|\Z))?[ \t]*){2,}")
_COLUMN_LETTERS = re.compile(r"\s*A\s*B\s*C(?:\s*[A-HJ-Z]){0,49}\s*\Z", re.IGNORECASE)
_SENSEI = re.compile(r"^[^\S\n]*\$\$ ?", re.MULTILINE)
_HEADING = re.compile(r"([BW]?)(c?)(\d*)(?:m(\d+))?(?:\s+(.*))?\Z")
_BORDER = re.compile(r"[\s+|]*-[-+\s|]*\Z")
_TO_PLAY = re.compile(r"\b(black|white)\s+(?:to\s+(?:play|move)|plays|moves)", re.IGNORECASE)
_DEFAULT_SIDE = 19
_LONGEST_ROW = 8 * MAX_SIDE
"""In characters: a longer line is not a row of a board."""


class _Drawn(NamedTuple):
    """Rows of cells from the top, and which edges of the board are drawn."""

    rows: list[str]
    top: bool
    bottom: bool
    left: bool
    right: bool


def read_diagram(text: str) -> Reading:
    """The position drawn; `is_something` is false if the text has no board."""
    if _SENSEI.search(text):
        return (yield from _read_sensei(text))
    rows = yield from _plain_rows(text)
    if not rows:
        return Recorded(0, 0)
    game = Recorded(len(rows), len(rows[0]))
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            _add_cell(game, game.point(column, row), cell)
    if found := _TO_PLAY.search(text):
        game.info["PL"] = found[1][0].upper()
    return game


def _add_cell(game: Recorded, point: Point | None, cell: str) -> None:
    if point is not None and cell in _BLACK:
        game.black.append(point)
    elif point is not None and cell in _WHITE:
        game.white.append(point)


def _plain_rows(text: str) -> Generator[float, None, list[str]]:
    """The cells of the largest board in a text, row by row; [] if there is none."""
    best: list[str] = []
    rows: list[str] = []
    for _, done, line in lines_of(text):
        yield done
        cells = _cells(line)
        if rows and len(cells) != len(rows[0]):
            best = max(best, rows, key=len)
            rows = []
        if 2 <= len(cells) <= MAX_SIDE:
            rows.append(cells)
    best = max(best, rows, key=len)
    return best if 2 <= len(best) <= MAX_SIDE else []


def _cells(line: str) -> str:
    """The cells in a line without spaces; '' if it is not a row of a board."""
    if len(line) > _LONGEST_ROW or _COLUMN_LETTERS.match(line):
        return ""
    line = re.sub(r"[()|\[\]]", " ", line)
    numbered = _ROW_NUMBER.match(line)
    found = _CELLS.match(numbered[2] if numbered else line.strip())
    if found is None:
        return ""
    rest = (numbered[2] if numbered else line.strip())[found.end() :]
    if rest.strip() and not numbered:
        return ""
    return re.sub(r"[\d\s]", "", found[0])


def _sensei_rows(text: str) -> Generator[float, None, _Drawn]:
    rows: list[str] = []
    top = bottom = left = right = False
    number = -1
    for _, done, line in lines_of(text):
        yield done
        if len(line) > _LONGEST_ROW or not _SENSEI.match(line):
            continue
        number += 1
        body = _SENSEI.sub("", line, count=1).strip()
        if number == 0 and "|" not in body and not _BORDER.match(body):
            continue
        if _BORDER.match(body):
            top, bottom = (True, bottom) if not rows else (top, True)
        elif re.fullmatch(r"\|?(?:\s*[A-Za-z0-9.,_#@*+])+\s*\|?", body) and " " in body:
            left, right = left or body.startswith("|"), right or body.endswith("|")
            rows.append(re.sub(r"[\s|]", "", body))
    width = max(map(len, rows), default=0)
    is_board = 2 <= width <= MAX_SIDE >= len(rows)
    rows = [row for row in rows if len(row) == width] if is_board else []
    return _Drawn(rows, top, bottom, left, right)


def _heading(text: str) -> tuple[Color, int, int, str]:
    """Who plays move 1, the board's side, the number of the first move, and the title."""
    first = next(line for _, _, line in lines_of(text) if _SENSEI.match(line))
    found = _HEADING.match(_SENSEI.sub("", first, count=1).strip())
    if found is None:
        return Color.BLACK, _DEFAULT_SIDE, 1, ""
    color = Color.WHITE if found[1] == "W" else Color.BLACK
    side = int(found[3][:2]) if found[3] else _DEFAULT_SIDE
    return color, side, int((found[4] or "1")[:4]), found[5] or ""


def _read_sensei(text: str) -> Reading:
    drawn = yield from _sensei_rows(text)
    color, side, _, title = _heading(text)
    height, width = len(drawn.rows), len(drawn.rows[0]) if drawn.rows else 0
    game = Recorded(
        height if drawn.top and drawn.bottom else max(side, height),
        width if drawn.left and drawn.right else max(side, width),
    )
    game.set_info("GN", title)
    down = _offset(game.rows - height, drawn.top, drawn.bottom)
    across = _offset(game.columns - width, drawn.left, drawn.right)
    moves: dict[int, Point] = {}
    for row, cells in enumerate(drawn.rows):
        for column, cell in enumerate(cells):
            point = game.point(column + across, row + down)
            if point is None:
                continue
            if cell.isdecimal():
                moves[int(cell) or 10] = point
            else:
                _put_sensei(game, point, cell)
    for number in sorted(moves):
        game.turns.append((color if number % 2 else color.opponent, moves[number]))
    game.info["PL"] = color.value
    return game


def _offset(free: int, near: bool, far: bool) -> int:
    """Where a part of the board begins, judging by the edges that are drawn."""
    if near:
        return 0
    return free if far else free // 2


def _put_sensei(game: Recorded, point: Point, cell: str) -> None:
    if cell.islower():
        game.labels[point] = cell
        return
    stone, mark = _MARKED.get(cell, (cell, ""))
    _add_cell(game, point, stone)
    if mark:
        game.marks.setdefault(mark, []).append(point)
