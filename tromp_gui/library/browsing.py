"""Listing the games of a query in some order: all their numbers, and a few of them as rows.

The numbers give the place of every row, so any page of a list is read by its keys, however long the
list is.
"""

from __future__ import annotations

import os
import sqlite3
from array import array
from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.go.grid import grid_of
from tromp_gui.library.index import Index, index_errors, number_of_row
from tromp_gui.library.line import moments
from tromp_gui.library.listing import condition
from tromp_gui.library.query import Query
from tromp_gui.library.user_data import UserData

_STEP = 20_000
"""How many numbers are read at once."""

_TEXT = "games.{0} = '', games.{0} COLLATE NOCASE {{0}}"
_KEYS = MappingProxyType(
    {
        "file": "files.path {0}, games.game {0}",
        **{name: _TEXT.format(name) for name in ("black", "white", "event", "result", "rules")},
        "date": "games.day IS NULL, games.day {0}",
        "size": "games.columns {0}, games.rows {0}",
        "komi": "games.komi IS NULL, CAST(games.komi AS REAL) {0}",
        "handicap": "games.handicap {0}",
        "moves": "games.moves {0}",
        "counted": "games.counted {0}",
        "move": "found.move {0}",
    }
)
ORDERS = tuple(_KEYS)
"""The fields to order games by; "move", where a position was found, only among those found."""


class Order(NamedTuple):
    """One of ORDERS and its direction; games without a value come last either way."""

    by: str = "file"
    is_descending: bool = False


def numbers(
    index: Index,
    query: Query,
    user_data: UserData,
    order: Order,
    only_found: bool = False,
    most: int | None = None,
) -> Iterator[array[int]]:
    """The numbers of a query's games in order, a few thousand at a time.

    `only_found` restricts them to those given to `keep_found`; `most` is the maximum number. Raises
    DamagedIndex.
    """
    where, values = condition(query, user_data)
    found = " JOIN temp.found AS found ON found.game = games.id" if only_found else ""
    way = "DESC" if order.is_descending else "ASC"
    limit = "" if most is None else f" LIMIT {most}"
    sql = (
        f"SELECT games.id FROM games JOIN files ON files.id = games.file{found} WHERE {where}"
        f" ORDER BY {_KEYS[order.by].format(way)}, games.id{limit}"
    )
    with index_errors():
        cursor = index.connection.execute(sql, values)
        while rows := cursor.fetchmany(_STEP):
            yield array("q", (number_of_row(number) for (number,) in rows))


def keep_found(index: Index, found: Iterable[tuple[int, int]]) -> None:
    """Store the games with a position, and its first turn, replacing earlier ones."""
    with index_errors():
        execute = index.connection.execute
        execute("CREATE TEMP TABLE IF NOT EXISTS found (game INTEGER PRIMARY KEY, move INTEGER)")
        execute("DELETE FROM temp.found")
        index.connection.executemany(
            "INSERT INTO temp.found VALUES (?, ?)"
            " ON CONFLICT (game) DO UPDATE SET move = min(move, excluded.move)",
            found,
        )


def moves_found(index: Index, games: Sequence[int]) -> dict[int, int]:
    """The first turn of the position in each of these games that has it."""
    with index_errors():
        try:
            marks = ", ".join("?" * len(games))
            rows = index.connection.execute(
                f"SELECT game, move FROM temp.found WHERE game IN ({marks})", [*games]
            )
            return dict(rows.fetchall())
        except sqlite3.OperationalError:  # no position was searched for yet
            return {}


def number_of(index: Index, path: str, game: int) -> int | None:
    """The number of a game, from 0 in its file; None if it is not in the index.

    Raises DamagedIndex.
    """
    with index_errors():
        row = index.connection.execute(
            "SELECT games.id FROM games JOIN files ON files.id = games.file"
            " WHERE files.path = ? AND games.game = ?",
            (os.fsencode(path), game),
        ).fetchone()
    return None if row is None else int(row[0])


def line(index: Index, game: int) -> tuple[int, int, bytes] | None:
    """Rows, columns and the line of a game; None if it is gone. Raises DamagedIndex."""
    with index_errors():
        row: tuple[int, int, bytes] | None = index.connection.execute(
            "SELECT games.rows, games.columns, lines.line FROM games"
            " JOIN lines ON lines.game = games.id WHERE games.id = ?",
            (game,),
        ).fetchone()
        if row is not None:
            grid = grid_of(*row[:2])
            if any((each.black | each.white) & ~grid.full for each in moments(row[2], grid)):
                raise ValueError("a line leaves its board")
    return row
