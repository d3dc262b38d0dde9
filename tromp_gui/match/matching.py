"""*Match me*: the level of the opponent follows the results. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from tromp_gui.match.player import BuiltIn, Level, neighbour

ENOUGH = 2
"""So many wins, or losses, of at most three games lead to another level; one win leads away from
the lowest.
"""
_LOWEST = next(iter(Level))

Size: TypeAlias = tuple[int, int]
"""The rows and columns of a board."""


class Standing(NamedTuple):
    """A level, and the results of a person at it: won or not, in order."""

    level: Level
    results: tuple[bool, ...] = ()

    def after(self, won: bool) -> Standing:
        """The standing after one more game. At either end of the scale the level stays."""
        results = (*self.results, won)
        enough = 1 if won and self.level is _LOWEST else ENOUGH
        if results.count(won) < enough:
            return Standing(self.level, results)
        other = neighbour(BuiltIn(self.level), 1 if won else -1)
        return Standing(other.level if isinstance(other, BuiltIn) else self.level)


Standings: TypeAlias = Mapping[Size, Standing]
"""By board size, the one changed last at the end."""


def standing_at(standings: Standings, size: Size) -> Standing:
    """The standing on a board. On one that was never played on: at the level of the last game on
    another, or at the lowest.
    """
    if size in standings:
        return standings[size]
    known = tuple(standings.values())
    return Standing(known[-1].level if known else _LOWEST)


def with_standing(standings: Standings, size: Size, standing: Standing) -> Standings:
    """The standings with another one for a board."""
    others = {each: kept for each, kept in standings.items() if each != size}
    return others | {size: standing}


_WON, _LOST = "w", "l"


def format_standings(standings: Standings) -> str:
    """As text for the settings: "9x9 novice w; 13x13 casual wl" (rows x columns)."""
    parts = []
    for (rows, columns), (level, results) in standings.items():
        letters = "".join(_WON if won else _LOST for won in results)
        parts.append(f"{rows}x{columns} {level.value} {letters}".strip())
    return "; ".join(parts)


def parse_standings(text: str) -> Standings:
    """Read such a text; what cannot be read is left out."""
    standings: dict[Size, Standing] = {}
    for part in text.split(";"):
        size, level, results = (*part.split(), "", "", "")[:3]
        rows, _, columns = size.partition("x")
        try:
            standings[int(rows), int(columns)] = Standing(
                Level(level), tuple(each == _WON for each in results[:ENOUGH])
            )
        except ValueError:
            continue
    return standings
