"""Finding games that are in the library several times; nothing is deleted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from enum import Enum
from typing import NamedTuple

from tromp_gui.library.index import Index, index_errors, number_of_row
from tromp_gui.library.listing import Listed, games


class Likeness(Enum):
    """What the games of a group have in common, closest first; the value is stable."""

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
    """Every group of equal games, once, by the closest likeness that all its games have.

    Games without turns and stones do not count. Raises DamagedIndex.
    """
    seen: set[frozenset[int]] = set()
    with index_errors():
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
                yield Group(likeness, sorted(found, key=lambda game: (game.path, game.facts.game)))


class Alike(NamedTuple):
    """A game in a group: the numbers of both, and what it shares with the game before it."""

    game: int
    group: int
    likeness: Likeness | None


def in_groups(index: Index, among: Set[int] | None = None) -> list[Alike]:
    """The equal games by group, the closest together; `among` restricts. Raises DamagedIndex."""
    groups: dict[int, list[_Row]] = {}
    with index_errors():
        rows = index.connection.execute(
            "SELECT games.id, games.signature, games.same_moves, files.digest, games.game"
            " FROM games JOIN files ON files.id = games.file JOIN lines ON lines.game = games.id"
            " WHERE length(lines.line) > 0 AND games.signature IN"
            " (SELECT signature FROM games GROUP BY signature HAVING count(*) > 1)"
            " ORDER BY games.id"
        )
        for number, *values in rows:
            row = _Row(number_of_row(number), *values)
            if among is None or row.game in among:
                groups.setdefault(row.signature, []).append(row)
        return list(_in_groups(each for each in groups.values() if len(each) > 1))


def _in_groups(groups: Iterable[list[_Row]]) -> Iterator[Alike]:
    for number, group in enumerate(groups, start=1):
        group.sort(key=lambda row: row[2:])
        for before, row in zip((None, *group), group, strict=False):
            likeness = None if before is None else _likeness(before, row)
            yield Alike(row.game, number, likeness)


class _Row(NamedTuple):
    game: int
    signature: int
    same_moves: int
    digest: bytes
    place: int


def _likeness(one: _Row, other: _Row) -> Likeness:
    if one[3:] == other[3:]:
        return Likeness.BYTES
    return Likeness.MOVES if one.same_moves == other.same_moves else Likeness.SIGNATURE
