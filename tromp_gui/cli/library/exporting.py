"""Games of the library written to one file: a collection, or a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from tromp_gui.cli.library import tables
from tromp_gui.disk import FileProblem
from tromp_gui.library.index import Index
from tromp_gui.library.listing import Listed, games
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import read_bytes, save_bytes
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.reader import Collection, SgfError
from tromp_gui.sgf.writer import write

_PART = 256
"""How many games are looked up at once."""


def export(index: Index, numbers: Sequence[int], path: Path) -> Generator[int, None, int]:
    """Write games, by their numbers in the index, to a file: a table if its name ends in .csv, else
    a collection. Yields how many are done; returns how many were written, without those that no
    longer exist. The file is written completely at the end, or not at all.

    Raises FileProblem, OSError and DamagedIndex.
    """
    found: list[Listed] = []
    for at in range(0, len(numbers), _PART):
        found += games(index, numbers[at : at + _PART]).values()
        yield 0
    if path.suffix.lower() == ".csv":
        lines = [tables.csv_head(), *(tables.game_line(game, "csv") for game in found)]
        parts = [f"{line}\n".encode() for line in lines]
        written = len(found)
    else:
        parts = yield from _records(found)
        written = sum(map(bool, parts))
    save_bytes(path, b"".join(parts))
    return written


def _records(found: Sequence[Listed]) -> Generator[int, None, list[bytes]]:
    """The record of each game; b"" if its file has fewer games now."""
    by_file: dict[str, list[int]] = {}
    for place, game in enumerate(found):
        by_file.setdefault(game.path, []).append(place)
    records = [b""] * len(found)
    done = 0
    for name, places in by_file.items():
        trees = _read(Path(name)).games
        for place in places:
            number = found[place].facts.game
            tree = trees[number] if number < len(trees) else None
            records[place] = write([tree]) if isinstance(tree, Tree) else b""
            done += 1
            yield done
    return records


def _read(path: Path) -> Collection:
    try:
        return read_any(read_bytes(path))
    except SgfError as error:
        raise FileProblem(path, error.problem) from None
