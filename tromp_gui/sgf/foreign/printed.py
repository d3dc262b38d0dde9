"""Boards as programs print them, and as people draw them: a row a line, from the top.

X or # is Black, O is White; digits in the place of a stone are moves, other letters labels. A
stone may be followed by one of its last moves' numbers in place of the blank (KataGo) or stand in
brackets (GNU Go, Leela Zero, Pachi, Sayuri). Row numbers, column letters and a frame may surround
the board, and other text may follow a row. Source: what these programs print, and GoGui,
OpenSpiel, sgfmill.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
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

_SIGNS = re.escape(BLACK + WHITE + EMPTY)
_NUMBERED = re.compile(r"\s*(\d{1,2})\s+(.*)")
_LAST_NUMBER = re.compile(r"(.*\s)(\d{1,2})\s*")
_AFTER_ROW = re.compile(r"\s{2,}(?=[A-Za-z]*[ac-np-vyzAC-NP-VYZ])[A-Za-z]{3}.*|(?<=\S)\s{4,}\S.*")
"""A word, or another board beside this one."""
_COMPACT = re.compile(rf"(?=[\d,]*[{_SIGNS.replace(',', '')}])[{_SIGNS}\d]+")
_MARK_OF_MOVE = re.compile(rf"([{_SIGNS}])\d{{1,3}}")
_CELL = re.compile(rf"[{_SIGNS}A-Za-z]|\d{{1,3}}")
_STONES_ONLY = re.compile(rf"[{_SIGNS}]+")
_BORDER = re.compile(r"[-\s+|=]*--[-\s+|=]*")
_COLUMN_LETTERS = re.compile(r"[=\s]*(A(?:\s*B(?:\s*C(?:\s*[A-HJ-Z])*)?)?)\s*", re.IGNORECASE)
_TO_PLAY = re.compile(
    r"\b(black|white)\s+(?:\([XO#]\)\s+)?(?:to\s+(?:play|move)|plays|moves)|to_play=([BW])\b",
    re.IGNORECASE,
)
_NEXT_TO_PLAY = re.compile(r"\bnext\s+(?:player|to play):\s*(black|white)\b", re.IGNORECASE)


class _Row(NamedTuple):
    """A line that may be a row, and its cells without the numbers around them.

    `number` and `cells` are for a row number on the left (None and '' without one), `closed` if
    the same number follows the cells, `whole` if no number is a row number.
    """

    line: Line
    number: int | None
    whole: str
    cells: str
    closed: str


class _Block(NamedTuple):
    """Rows of one board, and the places of the first and the last of them in the text."""

    first: int
    last: int
    rows: list[_Row]


def read_printed(lines: Sequence[Line]) -> Iterator[Recorded | BadRow]:
    """The boards in a text, in order; BadRow stands for one that cannot be read."""
    blocks = list(_blocks(lines))
    ends = [-1, *(block.last for block in blocks), len(lines)]
    starts = [*(block.first for block in blocks), len(lines)]
    for place, block in enumerate(blocks):
        before = lines[ends[place] + 1 : block.first]
        after = lines[block.last + 1 : starts[place + 1]]
        try:
            rows = _rows_of(block, before, after)
            if rows:
                beside = [row.line for row in block.rows]
                yield _game(rows, _player([*before, *beside], after))
        except BadRow as bad:
            yield bad


def _row(line: Line) -> _Row | None:
    """The line as a row, if it has nothing but cells, and what may be around them."""
    left, _, rest = line.text.partition("|")
    inner, closing, right = rest.partition("|")
    if closing and not left.strip(" 0123456789"):
        found = re.search(r"\d+", left) or re.match(r"\s*\d+\b", right)
        number = int(found[0][-2:]) if found else None
        row = _Row(line, number, *[_plain(inner)] * 3)
    else:
        text = _plain(line.text)
        numbered = _NUMBERED.fullmatch(text)
        cells = closed = ""
        if numbered:
            cells = _AFTER_ROW.sub("", numbered[2])
            ends = re.search(rf"\s{int(numbered[1])}(?=\s\s|\s*\Z)", numbered[2])
            closed = numbered[2][: ends.start()] if ends else ""
        number = int(numbered[1]) if numbered else None
        row = _Row(line, number, _AFTER_ROW.sub("", text), cells, closed)
    is_row = any(_cells(each) for each in (row.closed, row.cells, row.whole))
    return row if is_row else None


def _plain(text: str) -> str:
    return re.sub(r"[()\[\]|]", " ", text)


def _cells(text: str, is_spaced: bool | None = None) -> list[str]:
    """The cells of a row without its number; [] if anything else is in it."""
    words = text.split()
    if is_spaced is None:
        is_spaced = len(words) > 1
    if not is_spaced:
        compact = _COMPACT.fullmatch("".join(words))
        return list(compact[0]) if compact and len(words) == 1 else []
    words = _MARK_OF_MOVE.sub(r"\1 ", text).split()
    if all(map(_STONES_ONLY.fullmatch, words)):
        return list("".join(words))
    return words if all(map(_CELL.fullmatch, words)) else []


def _blocks(lines: Sequence[Line]) -> Iterator[_Block]:
    """Rows that follow one another; also over empty lines, where they belong together."""
    block: _Block | None = None
    for piece in _pieces(lines):
        if block and piece.first == block.last + 2 and _belong(lines, block, piece):
            block = _Block(block.first, piece.last, block.rows + piece.rows)
            continue
        if block:
            yield block
        block = piece
    if block:
        yield block


def _pieces(lines: Sequence[Line]) -> Iterator[_Block]:
    rows: list[_Row] = []
    for place, line in enumerate(lines):
        is_other = not line.text or _COLUMN_LETTERS.fullmatch(line.text)
        row = None if is_other else _row(line)
        if row is not None:
            rows.append(row)
        elif rows:
            yield _Block(place - len(rows), place - 1, rows)
            rows = []
    if rows:
        yield _Block(len(lines) - len(rows), len(lines) - 1, rows)


def _belong(lines: Sequence[Line], upper: _Block, lower: _Block) -> bool:
    """Whether two blocks with a line between them are one board."""
    if lines[upper.last + 1].text or len(upper.rows) >= MAX_SIDE:
        return False
    number, width = upper.rows[-1].number, len(_cells(upper.rows[-1].whole))
    if number is not None and lower.rows[0].number == number - 1:
        return True
    if len(_cells(lower.rows[0].whole)) != width:
        return False
    rows = len(upper.rows)
    is_sparse = upper.last - upper.first == 2 * (rows - 1)
    return (is_sparse and len(lower.rows) == 1) or (rows < width == rows + len(lower.rows))


def _rows_of(
    block: _Block, before: Sequence[Line], after: Sequence[Line]
) -> list[tuple[Line, list[str]]]:
    """The cells of a board row by row; [] if it is none. Raises BadRow."""
    rows = block.rows
    if len(rows) > MAX_SIDE:
        return []
    is_numbered = _is_numbered(rows)
    letters = _column_letters(before[-1:], after[:1])
    texts = [_text(row, rows, is_numbered) for row in rows]
    is_spaced = any(len(text.split()) > 1 for text in texts)
    cells = [_cells(text, is_spaced) for text in texts]
    if not is_spaced and letters not in (0, len(cells[0])):
        cells = [_cells(text, is_spaced=True) for text in texts]
    while not is_numbered and cells and not _shows(cells[0]):  # column numbers, most likely
        rows, cells = rows[1:], cells[1:]
    while not is_numbered and cells and not _shows(cells[-1]):
        rows, cells = rows[:-1], cells[:-1]
    if not _is_drawn(cells, is_certain=is_numbered):
        return []
    if len(cells) == 1 and not (is_numbered and letters):  # the other rows may be unreadable
        _check_single(rows[0], before, after)
        return []
    if is_numbered:
        _check_numbers(rows, before, after)
    else:
        _check_neighbours(before[-1:], after[:1])
    width = letters or max(map(len, cells), key=[len(each) for each in cells].count)
    for row, some in zip(rows, cells, strict=True):
        if len(some) != width:
            raise BadRow(row.line)
    if width > MAX_SIDE:
        return []
    return [(row.line, some) for row, some in zip(rows, cells, strict=True)]


def _is_numbered(rows: Sequence[_Row]) -> bool:
    """Whether the numbers at the left are row numbers, and not moves on the first column."""
    if all(row.number is not None for row in rows):
        return True
    if len({len(_cells(row.whole)) for row in rows}) == 1:
        return False
    numbers = [row.number or 0 for row in rows]
    return any(upper == lower + 1 > 1 for upper, lower in pairwise(numbers))


def _text(row: _Row, rows: Sequence[_Row], is_numbered: bool) -> str:
    """The cells of a row; numbers on the right are row numbers if every row has its own there."""
    if is_numbered:
        return row.closed if all(each.closed for each in rows) else row.cells
    found = [_LAST_NUMBER.fullmatch(each.whole) for each in rows]
    numbers = [int(each[2]) if each else 0 for each in found]
    if numbers == list(range(len(rows), 0, -1)) and len(rows) > 1:
        return row.whole.rstrip(" 0123456789")
    return row.whole


def _column_letters(*nearby: Sequence[Line]) -> int:
    """How many columns the letters above or below a board name; 0 if there are none."""
    for lines in nearby:
        for line in lines:
            if found := _COLUMN_LETTERS.fullmatch(line.text):
                return len(found[1].split()) if " " in found[1] else len(found[1])
    return 0


def _shows(cells: Sequence[str]) -> bool:
    return any(cell in BLACK + WHITE + EMPTY for cell in cells)


def _is_drawn(rows: Sequence[Sequence[str]], *, is_certain: bool) -> bool:
    """Whether rows of cells are a board's, and not words or numbers that look alike."""
    cells = [cell for row in rows for cell in row]
    empty = sum(cell in EMPTY for cell in cells)
    stones = sum(cell in BLACK + WHITE or (cell.isdecimal() and empty) for cell in cells)
    if not stones or not (is_certain or (empty and len(cells) > len(rows))):
        return False
    return 2 * sum(cell in BLACK + WHITE + EMPTY for cell in cells) >= len(cells)


def _check_numbers(rows: Sequence[_Row], before: Sequence[Line], after: Sequence[Line]) -> None:
    """Row numbers must run down to 1, and the row above the first must not have been missed."""
    first = rows[0].number or 0
    for place, row in enumerate(rows):
        if row.number != first - place or not row.number:
            raise BadRow(row.line)
    if first != len(rows):
        raise BadRow(next((line for line in after if line.text), rows[-1].line))
    above = next((line for line in reversed(before) if line.text), Line(0, ""))
    numbered = _NUMBERED.match(above.text)
    if numbered and int(numbered[1]) == first + 1 and looks_like_row(numbered[2]):
        raise BadRow(above)


def _check_neighbours(*nearby: Sequence[Line]) -> None:
    for lines in nearby:
        for line in lines:
            if _BORDER.fullmatch(line.text) or _COLUMN_LETTERS.fullmatch(line.text):
                continue
            if looks_like_row(line.text):
                raise BadRow(line)


def _check_single(row: _Row, before: Sequence[Line], after: Sequence[Line]) -> None:
    """Raise BadRow if a line beside the only readable row is meant as a row of the same board."""
    words = len(row.line.text.split())
    if words > 1:
        for line in (*before[-1:], *after[:1]):
            if len(line.text.split()) == words:
                _check_neighbours([line])


def _game(rows: Sequence[tuple[Line, list[str]]], to_play: str) -> Recorded:
    """The position and the moves of a board. Raises BadRow if two moves have one number."""
    game = Recorded(len(rows), len(rows[0][1]))
    has_ninth = any("9" in cells for _, cells in rows)
    moves: dict[int, Point] = {}
    for row, (line, cells) in enumerate(rows):
        for column, cell in enumerate(cells):
            point = Point(len(rows) - 1 - row, column)
            if cell.isdecimal() and (cell != "0" or has_ninth):
                if moves.setdefault(int(cell) or 10, point) != point:
                    raise BadRow(line)
            elif cell in BLACK + WHITE:
                add_stone(game, point, cell)
            elif cell not in EMPTY:
                game.labels[point] = cell
    game.set_info("PL", to_play)
    add_moves(game, moves, Color(to_play or "B"))
    return game


def _player(before: Sequence[Line], after: Sequence[Line]) -> str:
    """Who is to play at a board, as the text around it says; '' if it does not."""
    above = "\n".join(line.text for line in before)
    below = "\n".join(line.text for line in after)
    found = _NEXT_TO_PLAY.search(below)
    if found is None:
        found = next(reversed(list(_TO_PLAY.finditer(above))), None) or _TO_PLAY.search(below)
    return next(filter(None, found.groups()))[0].upper() if found else ""
