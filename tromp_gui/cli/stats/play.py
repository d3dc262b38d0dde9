"""Statistics of reports of games: how well was played, against whom, with which colour, when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tromp_gui.cli.game_reports import table_rows
from tromp_gui.cli.stats.counts import year_of

GROUPS = ("player", "opponent", "color", "phase", "size", "year")
"""The columns by which moves are grouped."""
MEANS = ("accuracy", "points_lost", "best")
"""The means of a row: of accuracy in percent, of points lost, and of best moves (0 to 1)."""


@dataclass
class Played:
    """Moves of some games: each mean is that over all moves for which it is known."""

    games: set[tuple[str, str]] = field(default_factory=set)
    moves: int = 0
    sums: dict[str, float] = field(default_factory=lambda: dict.fromkeys(MEANS, 0.0))
    known: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MEANS, 0))

    def add(self, row: Mapping[str, Any]) -> None:
        """Add the moves of a player in a phase of a game."""
        moves = int(row["moves"])
        self.games.add((str(row["file"]), str(row["game"])))
        self.moves += moves
        for name in MEANS:
            if row[name] not in (None, ""):
                self.sums[name] += moves * float(row[name])
                self.known[name] += moves

    def mean(self, name: str) -> float | None:
        """One of `MEANS`; None if it is known of no move."""
        return self.sums[name] / self.known[name] if self.known[name] else None

    def fields(self) -> dict[str, Any]:
        """The numbers for other programs, rounded."""
        found: dict[str, Any] = {"games": len(self.games), "moves": self.moves}
        for name in MEANS:
            mean = self.mean(name)
            found[name] = None if mean is None else round(mean, 4)
        return found


@dataclass
class PlayStatistics:
    """The moves of one player, or of all if `player` is "", and those of each group."""

    player: str = ""
    all: Played = field(default_factory=Played)
    groups: dict[str, dict[str, Played]] = field(
        default_factory=lambda: {name: {} for name in GROUPS}
    )

    def add(self, report: Mapping[str, Any]) -> None:
        """Add a report, or a row of a table of reports."""
        rows = table_rows(dict(report)) if "players" in report else [report]
        for row in rows:
            is_wanted = self.player in ("", str(row["player"]))
            if is_wanted and int(row["moves"]):
                self.all.add(row)
                for name, value in _values(row):
                    self.groups[name].setdefault(value, Played()).add(row)

    def fields(self) -> dict[str, Any]:
        """All numbers for other programs."""
        return {
            "player": self.player,
            "all": self.all.fields(),
            **{
                f"by_{name}": {value: each.fields() for value, each in self.sorted(name)}
                for name in GROUPS
            },
        }

    def sorted(self, name: str) -> list[tuple[str, Played]]:
        """The groups of a kind: phases and years in their order, others by the number of moves."""
        found = self.groups[name].items()
        if name == "phase":
            return list(found)
        if name == "year":
            return sorted(found)
        return sorted(found, key=lambda item: (-item[1].moves, item[0]))


def is_report(row: Mapping[str, Any]) -> bool:
    """Whether a row of a table is of `analyze --report`, not of `score`."""
    return "players" in row or "points_lost" in row


def _values(row: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name in ("player", "opponent", "color", "phase"):
        yield name, str(row[name] or "?")
    yield "size", f"{row['columns']}x{row['rows']}"
    yield "year", year_of(row)
