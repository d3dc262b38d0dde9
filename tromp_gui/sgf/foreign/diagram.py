"""The boards drawn in a text: Sensei's Library diagrams (`$$`), or as programs print them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from tromp_gui.sgf.foreign.printed import read_printed
from tromp_gui.sgf.foreign.recorded import Recorded
from tromp_gui.sgf.foreign.rows import BadRow, Line, drawn_lines
from tromp_gui.sgf.foreign.sensei import diagrams, is_sensei, read_sensei


def read_boards(text: str) -> Generator[float, None, list[Recorded | BadRow]]:
    """The boards in a text, in order; BadRow stands for one that cannot be read.

    Boards without a stone, move or label are left out. Yields the share done.
    """
    lines: list[Line] = []
    for done, line in drawn_lines(text):
        yield done
        lines.append(line)
    is_marked = any(is_sensei(line.text) for line in lines)
    boards: dict[int, Recorded | BadRow] = {}
    for board in _sensei(lines) if is_marked else read_printed(lines):
        if isinstance(board, BadRow):
            boards[board.line.number] = board  # rows above and below name the same line
        elif board.is_something:
            boards[-1 - len(boards)] = board
    return list(boards.values())


def _sensei(lines: Sequence[Line]) -> Iterator[Recorded | BadRow]:
    for diagram in diagrams(lines):
        try:
            yield read_sensei(diagram)
        except BadRow as bad:
            yield bad
