"""The index of positions: traces of many games on boards of one size, stored by column.

A block has a column for each point (the turn at which it was first occupied, in every game), and
the sorted keys of early positions in shards of one page of the file each. Each chunk of an import
makes a new block; eight blocks of one level are merged into one of the next, so there are few
blocks and each game is copied only a few times. Removed games stay in their blocks, listed in
`dead`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tromp_gui.go.point import MAX_SIDE
from tromp_gui.library.trace import Traced

Bytes = npt.NDArray[np.uint8]
Slots = npt.NDArray[np.int64]

WINNERS = ("", "B", "W")
_SHARD = 316
"""Keys in a shard: 12 bytes each, so that a shard fills a page of 4096."""
_FAN, _HIGHEST = 8, 2
"""How many blocks are merged into one, and the highest level: 512 times 64 games."""
_MOST = 1 << 16
"""Games in a block: their places have two bytes."""
_ENTRY = np.dtype([("key", "<i8"), ("slot", "<u2"), ("next", "<i2")])


class PerGame(NamedTuple):
    """A block's data about each of its games: its number in the index, its winner (an index into
    WINNERS), its year (0 if unknown), and the rest as in `Trace`.
    """

    games: npt.NDArray[Any]
    winner: npt.NDArray[Any]
    year: npt.NDArray[Any]
    fewest: npt.NDArray[Any]
    plain: npt.NDArray[Any]
    start: npt.NDArray[Any]
    grown: npt.NDArray[Any]
    least: npt.NDArray[Any]


_KINDS = ("<u4", "u1", *["<u2"] * 6)
"""The types of these fields."""


class Block:
    """A block in the index; its parts are read on demand."""

    def __init__(self, connection: sqlite3.Connection, number: int, size: tuple[int, int]) -> None:
        self.id, (self.rows, self.columns) = number, size
        self._connection = connection
        (self.count,) = self._ask("count")
        if not 0 <= self.count <= _MOST or not 1 <= self.rows * self.columns <= MAX_SIDE**2:
            raise ValueError(f"a block has {self.count} games")

    def _ask(self, names: str) -> Sequence[Any]:
        found: Sequence[Any] = self._connection.execute(
            f"SELECT {names} FROM blocks WHERE id = ?", (self.id,)
        ).fetchone()
        return found

    @cached_property
    def per_game(self) -> PerGame:
        """The data about each game."""
        return PerGame(*map(np.frombuffer, self._ask(", ".join(PerGame._fields)), _KINDS))

    @cached_property
    def first(self) -> Bytes:
        """`Trace.first`: a row for each point, a column for each game."""
        return self._rows("first")

    def _rows(self, name: str) -> Bytes:
        (data,) = self._ask(name)
        return np.frombuffer(data, np.uint8).reshape(self.rows * self.columns, -1)

    @property
    def white(self) -> Bytes:
        """`Trace.white`, in the same way."""
        return np.unpackbits(self._white, axis=1, count=self.count)

    @property
    def dirty(self) -> Bytes:
        """`Trace.dirty`, in the same way."""
        return np.unpackbits(self._dirty, axis=1, count=self.count)

    @cached_property
    def _white(self) -> Bytes:
        return self._rows("white")

    @cached_property
    def _dirty(self) -> Bytes:
        return self._rows("dirty")

    def white_at(self, point: int) -> Bytes:
        """The row of a point in `white`."""
        return np.unpackbits(self._white[point], count=self.count)

    def white_in(self, point: int, slots: Slots) -> Bytes:
        """The row of a point in `white`, for the games at these places."""
        return _bits(self._white[point], slots)

    def dirty_in(self, point: int, slots: Slots) -> Bytes:
        """The row of a point in `dirty`, for the games at these places."""
        return _bits(self._dirty[point], slots)

    def dirty_at(self, point: int) -> Bytes:
        """The row of a point in `dirty`."""
        return np.unpackbits(self._dirty[point], count=self.count)

    def taken(self, points: Slots, slots: Slots) -> tuple[Bytes, Bytes]:
        """`first` and `dirty` of some points (rows) in the games at these places (columns)."""
        rows = points[:, None]
        packed = self._dirty[rows, slots >> 3]
        return self.first[rows, slots], packed >> (7 - (slots & 7)).astype(np.uint8) & 1

    def with_key(self, key: int) -> tuple[Slots, Slots]:
        """The games with an early position of this key, and what came next (`Trace.nexts`)."""
        signed = key - (1 << 64 if key >> 63 else 0)
        found = [np.empty(0, _ENTRY)]
        for low, entries in self._connection.execute(
            "SELECT low, entries FROM shards WHERE block = ? AND low <= ? ORDER BY low DESC",
            (self.id, signed),
        ):
            shard = np.frombuffer(entries, _ENTRY)
            start, end = np.searchsorted(shard["key"], (signed, signed + 1))
            found.append(shard[start:end])
            if low < signed:
                break
        entries = np.concatenate(found)
        return entries["slot"].astype(np.int64), entries["next"].astype(np.int64)

    def may_have_white(self, points: Slots) -> npt.NDArray[np.bool_]:
        """Which games may have white stones on all these points at some turn."""
        may = np.bitwise_and.reduce(self._white[points] | self._dirty[points], axis=0)
        return np.unpackbits(may, count=self.count).astype(bool)

    def entries(self) -> npt.NDArray[Any]:
        """All keys with their games."""
        rows = self._connection.execute(
            "SELECT entries FROM shards WHERE block = ? ORDER BY low", (self.id,)
        )
        return np.frombuffer(b"".join(data for (data,) in rows), _ENTRY)


def _bits(packed: Bytes, slots: Slots) -> Bytes:
    some: Bytes = packed[slots >> 3]
    return np.uint8(1) & some >> (7 - (slots & 7)).astype(np.uint8)


def blocks(connection: sqlite3.Connection, sizes: Iterable[tuple[int, int]]) -> list[Block]:
    """The blocks of boards of these sizes (rows, columns)."""
    return [
        Block(connection, number, size)
        for size in dict.fromkeys(sizes)
        for (number,) in connection.execute(
            "SELECT id FROM blocks WHERE rows = ? AND columns = ? ORDER BY id", size
        ).fetchall()
    ]


class CachedBlocks:
    """The blocks of an index, cached until another connection changes it, so that their arrays are
    read once for many searches. Not for a connection that changes the index itself.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._blocks: dict[tuple[tuple[int, int], ...], list[Block]] = {}
        self._version: int | None = None

    def of(self, sizes: Iterable[tuple[int, int]]) -> list[Block]:
        """The blocks of boards of these sizes (rows, columns)."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._blocks.clear()
            self._version = version
        key = tuple(sizes)
        if key not in self._blocks:
            self._blocks[key] = blocks(self._connection, key)
        return self._blocks[key]


def dead(connection: sqlite3.Connection) -> npt.NDArray[np.int64]:
    """The numbers of removed games that are still in blocks."""
    rows = connection.execute("SELECT game FROM dead").fetchall()
    return np.array([game for (game,) in rows], np.int64)


def add_all(connection: sqlite3.Connection, games: Iterable[Traced]) -> None:
    """Add the positions of games on boards of any sizes."""
    by_size: dict[tuple[int, int], list[Traced]] = {}
    for traced in games:
        by_size.setdefault(traced.size, []).append(traced)
    for size, traced_games in by_size.items():
        _add(connection, size, traced_games)


def _add(connection: sqlite3.Connection, size: tuple[int, int], games: Sequence[Traced]) -> None:
    """Make a block of games on boards of one size, and merge eight blocks into one."""
    traces = [game.trace for game in games]
    shape = len(games), size[0] * size[1]

    def matrix(parts: Iterable[bytes]) -> Bytes:
        return np.frombuffer(b"".join(parts), np.uint8).reshape(shape).T

    keys = [np.frombuffer(trace.keys, np.int64) for trace in traces]
    entries = np.empty(sum(map(len, keys)), _ENTRY)
    entries["key"] = np.concatenate(keys)
    entries["slot"] = np.repeat(np.arange(len(games)), list(map(len, keys)))
    entries["next"] = np.frombuffer(b"".join(trace.nexts for trace in traces), np.int16)
    numbers = (
        (game.game, WINNERS.index(game.winner), game.year, trace.fewest, trace.plain, trace.start,
         trace.grown, trace.least)
        for game, trace in zip(games, traces, strict=True)
    )  # fmt: skip
    per_game = PerGame(*map(np.array, zip(*numbers, strict=True), _KINDS))
    points = zip(*((trace.first, trace.white, trace.dirty) for trace in traces), strict=True)
    _write(connection, size, 0, _Parts(per_game, *map(matrix, points)), entries)
    for level in range(_HIGHEST):
        _merge(connection, size, level)


class _Parts(NamedTuple):
    """The arrays of a block; the last three as in `Trace`."""

    per_game: PerGame
    first: Bytes
    white: Bytes
    dirty: Bytes


def _write(
    connection: sqlite3.Connection,
    size: tuple[int, int],
    level: int,
    parts: _Parts,
    entries: npt.NDArray[Any],
) -> None:
    per_game, first, *bits = parts
    arrays = (*per_game, first, *(np.packbits(each, axis=1) for each in bits))
    values = (*size, level, len(per_game.games), *map(np.ascontiguousarray, arrays))
    names = ("rows", "columns", "level", "count", *PerGame._fields, *_Parts._fields[1:])
    marks = ", ".join("?" * len(names))
    sql = f"INSERT INTO blocks ({', '.join(names)}) VALUES ({marks})"
    number = connection.execute(sql, values).lastrowid
    entries = entries[np.argsort(entries["key"], kind="stable")]
    connection.executemany(
        "INSERT INTO shards (block, low, entries) VALUES (?, ?, ?)",
        (
            (number, int(entries["key"][at]), entries[at : at + _SHARD].tobytes())
            for at in range(0, len(entries), _SHARD)
        ),
    )


def _merge(connection: sqlite3.Connection, size: tuple[int, int], level: int) -> None:
    """Merge the blocks of a level if there are eight, leaving out dead games."""
    found = connection.execute(
        "SELECT id FROM blocks WHERE rows = ? AND columns = ? AND level = ? ORDER BY id",
        (*size, level),
    ).fetchall()
    if len(found) < _FAN:
        return
    old = [Block(connection, number, size) for (number,) in found]
    gone = dead(connection)
    kept, entries, at = [], [], 0
    for block in old:
        lives = ~np.isin(block.per_game.games, gone)
        rows = (each[:, lives] for each in (block.first, block.white, block.dirty))
        kept.append((*(each[lives] for each in block.per_game), *rows))
        places = np.cumsum(lives) - 1 + at
        known = block.entries()
        known = known[lives[known["slot"]]]
        known["slot"] = places[known["slot"]]
        entries.append(known)
        at += int(lives.sum())
    purged = np.intersect1d(gone, np.concatenate([block.per_game.games for block in old]))
    for block in old:
        connection.execute("DELETE FROM shards WHERE block = ?", (block.id,))
        connection.execute("DELETE FROM blocks WHERE id = ?", (block.id,))
    connection.executemany("DELETE FROM dead WHERE game = ?", ((int(each),) for each in purged))
    joined = [np.concatenate(each, axis=-1) for each in zip(*kept, strict=True)]
    parts = _Parts(PerGame(*joined[:-3]), *joined[-3:])
    _write(connection, size, level + 1, parts, np.concatenate(entries))
