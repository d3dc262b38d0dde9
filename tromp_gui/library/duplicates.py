"""Games that are in the library several times; nothing is deleted."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from tromp_gui.library.index import Index, sqlite_errors
from tromp_gui.library.listing import Listed, games


class Likeness(Enum):
    """What the games of a group have in common, the closest first; the value is stable."""

    BYTES = "bytes"
    MOVES = "moves"
    SIGNATURE = "signature"


class Group(NamedTuple):
    """Games that are equal, by file and number in it."""

    likeness: Likeness
    games: list[Listed]


_KEYS = {
    Likeness.BYTES: "hex(files.digest) || games.game",
    Likeness.MOVES: "games.same_moves",
    Likeness.SIGNATURE: "games.signature",
}


def duplicates(index: Index) -> Iterator[Group]:
    """Every group of games that are alike, once: by the closest likeness that all of it has.

    Games without a turn and without stones are alike in nothing. Raises DamagedIndex.
    """
    seen: set[frozenset[int]] = set()
    with sqlite_errors():
        for likeness, key in _KEYS.items():
            rows = index.connection.execute(
                f"SELECT group_concat(games.id) FROM games JOIN files ON files.id = games.file"
                f" JOIN lines ON lines.game = games.id WHERE length(lines.line) > 0"
                f" GROUP BY {key} HAVING count(*) > 1 ORDER BY min(games.id)"
            ).fetchall()
            for (joined,) in rows:
                numbers = frozenset(map(int, joined.split(",")))
                if numbers in seen:
                    continue
                seen.add(numbers)
                found = games(index, sorted(numbers)).values()
                yield Group(likeness, sorted(found, key=_place))


def _place(game: Listed) -> tuple[str, int]:
    return game.path, game.facts.game
