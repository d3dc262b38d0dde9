"""Whom a human network imitates: ranks, date, clock and where the games come from, as values.

Source: KataGo 1.17, `sgfmetadata.cpp` (the names of `humanSLProfile`).
"""

from __future__ import annotations

import re
from datetime import date
from typing import Final, NamedTuple

RANKS: Final = (
    *(f"{rank}k" for rank in range(20, 0, -1)),
    *(f"{rank}d" for rank in range(1, 10)),
)
"""The ranks that can be imitated, from the weakest on."""

SEARCHES_FROM: Final = RANKS.index("4d")
"""The rank from which the policy alone is weaker than the people it imitates."""

KNOWN_FILE: Final = "b18c384nbt-humanv0.bin.gz"
"""The human network that KataGo offers."""
KNOWN_SIZE: Final = 99_000_000
"""In bytes."""
KNOWN_PAGE: Final = "https://katagotraining.org/extra_networks/"
"""Where it can be downloaded."""

FIRST_YEAR, LAST_YEAR = 1800, 2023
"""The years of professional games."""

ONLINE, RECORDS, LATE_RECORDS = 2, 5, 6
"""The sources: games on KGS; records of professionals by GoGoD, and by Go4Go for late years."""

_UNKNOWN, _BYO_YOMI = 0, 4
_LAST_OF_RECORDS: Final = 2020
_NAME: Final = re.compile(r"(rank|preaz)_(\d+[kd])(?:_(\d+[kd]))?|proyear_(\d{4})")


class TimeControl(NamedTuple):
    """A clock in seconds and periods; `kind` is KataGo's number for it."""

    kind: int = _UNKNOWN
    main: int = 0
    period: int = 0
    periods: int = 0


class Profile(NamedTuple):
    """The players of a game as a human network knows them. Both are people.

    `black` and `white` are indices in `RANKS`; `is_rated` is None if unknown.
    """

    name: str
    black: int
    white: int
    day: date
    is_rated: bool | None = None
    time: TimeControl = TimeControl(_BYO_YOMI, 1200, 30, 5)
    source: int = ONLINE


def parse_profile(name: str) -> Profile:
    """The profile with a name: `rank_5k`, `rank_5k_1d` (Black, White), `preaz_5k` (before strong
    programs), `proyear_1960` (professionals of a year). Raises ValueError.
    """
    found = _NAME.fullmatch(name)
    kind, black, white, year = found.groups() if found else ("", "", "", "")
    if year and FIRST_YEAR <= int(year) <= LAST_YEAR:
        best = len(RANKS) - 1
        source = RECORDS if int(year) <= _LAST_OF_RECORDS else LATE_RECORDS
        return Profile(name, best, best, date(int(year), 6, 1), True, TimeControl(), source)
    if black in RANKS and (white or black) in RANKS:
        day = date(2020, 3, 1) if kind == "rank" else date(2016, 9, 1)
        return Profile(name, RANKS.index(black), RANKS.index(white or black), day)
    raise ValueError(
        f"{name!r} is not a profile; enter one from rank_20k to rank_9d, from preaz_20k to "
        f"preaz_9d, or from proyear_{FIRST_YEAR} to proyear_{LAST_YEAR}"
    )
