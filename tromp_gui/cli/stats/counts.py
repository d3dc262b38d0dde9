"""Statistics of many reports: counts for each group of games, and histograms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

GROUPS = ("rules", "size", "komi", "year")
"""The fields by which games are grouped."""
_YEAR = re.compile(r"(?<![0-9])(1[5-9][0-9]{2}|20[0-9]{2})(?![0-9])")
_RESULT = re.compile(r"([BW])\+([0-9]+(?:\.[0-9]+)?)?")
_MARGIN_STEP, _LENGTH_STEP = 5, 20


@dataclass
class Tally:
    """The games of a group. Margins are Black's lead in points, if a result or count has one;
    `wrong` are recorded results that differ from the count, `illegal` games with an illegal move.
    """

    games: int = 0
    black: int = 0
    white: int = 0
    ties: int = 0
    moves: int = 0
    margin: float = 0
    margins: int = 0
    wrong: int = 0
    illegal: int = 0

    def add(self, row: Mapping[str, Any]) -> None:
        """Add the report on a game."""
        self.games += 1
        self.moves += int(row.get("moves") or 0)
        self.wrong += row.get("agrees") is False
        self.illegal += bool(row.get("illegal"))
        winner, margin = outcome(row)
        self.black += winner == "B"
        self.white += winner == "W"
        self.ties += winner == "0"
        if margin is not None:
            self.margin += margin
            self.margins += 1

    def fields(self) -> dict[str, Any]:
        """The numbers for other programs; shares are from 0 to 1, rounded."""
        decided = self.black + self.white
        return {
            "games": self.games,
            "black_wins": self.black,
            "white_wins": self.white,
            "ties": self.ties,
            "black_share": round(self.black / decided, 4) if decided else None,
            "mean_margin": round(self.margin / self.margins, 2) if self.margins else None,
            "mean_moves": round(self.moves / self.games, 1) if self.games else None,
            "wrong_results": self.wrong,
            "illegal_games": self.illegal,
        }


@dataclass
class Statistics:
    """All games, and those of each group; `unread` could not be read. Its size does not grow with
    the number of games."""

    all: Tally = field(default_factory=Tally)
    groups: dict[str, dict[str, Tally]] = field(
        default_factory=lambda: {name: {} for name in GROUPS}
    )
    margins: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    unread: int = 0

    def add(self, row: Mapping[str, Any]) -> None:
        """Add the report on a game."""
        if row.get("error"):
            self.unread += 1
            return
        self.all.add(row)
        for name, value in _values(row).items():
            self.groups[name].setdefault(value, Tally()).add(row)
        margin = outcome(row)[1]
        if margin is not None:
            self.margins[int(margin // _MARGIN_STEP) * _MARGIN_STEP] += 1
        self.lengths[int(row.get("moves") or 0) // _LENGTH_STEP * _LENGTH_STEP] += 1
        self.reasons.update(_reasons(row))

    def fields(self) -> dict[str, Any]:
        """All numbers for other programs."""
        return {
            "all": self.all.fields(),
            "unread": self.unread,
            "illegal_moves": dict(sorted(self.reasons.items())),
            **{
                f"by_{name}": {value: tally.fields() for value, tally in self.sorted(name)}
                for name in GROUPS
            },
            "margins": {str(step): self.margins[step] for step in sorted(self.margins)},
            "lengths": {str(step): self.lengths[step] for step in sorted(self.lengths)},
        }

    def sorted(self, name: str) -> list[tuple[str, Tally]]:
        """The groups of a kind: years and komi ascending, others by their number of games."""
        found = self.groups[name].items()
        if name in ("year", "komi"):
            return sorted(found, key=lambda item: (_number(item[0]), item[0]))
        return sorted(found, key=lambda item: (-item[1].games, item[0]))


def outcome(row: Mapping[str, Any]) -> tuple[str, float | None]:
    """The winner ("B", "W", "0": a tie) and Black's lead: as recorded, else as counted."""
    for name in ("recorded", "result"):
        text = str(row.get(name) or "").strip().replace(",", ".").upper()
        if text in ("0", "DRAW", "JIGO"):
            return "0", 0.0
        if found := _RESULT.match(text):
            lead = None if found[2] is None else float(found[2])
            return found[1], lead if lead is None or found[1] == "B" else -lead
    return "", None


def _values(row: Mapping[str, Any]) -> dict[str, str]:
    komi = row.get("komi")
    return {
        "rules": str(row.get("rules") or "?"),
        "size": f"{row.get('columns') or '?'}x{row.get('rows') or '?'}",
        "komi": "?" if komi in (None, "") else f"{float(komi):g}",
        "year": year_of(row),
    }


def year_of(row: Mapping[str, Any]) -> str:
    """The year in the date of a report; "?" if there is none."""
    year = _YEAR.search(str(row.get("date") or ""))
    return year[1] if year else "?"


def _reasons(row: Mapping[str, Any]) -> list[str]:
    illegal = row.get("illegal") or ()
    if isinstance(illegal, str):  # the cell of a table: "2 B E1 not-your-turn; ..."
        return [word for word in illegal.replace(";", " ").split() if _is_reason(word)]
    return [str(each["reason"]) for each in illegal]


def _is_reason(word: str) -> bool:
    return word.islower() and word.replace("-", "").isalpha()


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return float("inf")
