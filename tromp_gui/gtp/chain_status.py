"""The answer to `tromp-dead_stones`: the status of each chain, and how it was found."""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex, parse_vertex

DEAD_STONES = "tromp-dead_stones"
"""The command: what becomes of each chain on the board. A line a chain:

`VERTEX STATUS SHARE PLAYED HOW`: one stone of it; alive, dead, seki or unsure; the share of the
continuations played in which it was lost, from 0 to 1, and how many these were; how it was found
out (see `How`).
"""


class LifeStatus(Enum):
    """The status of a chain."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    """Alive, because the player who attacks first loses."""
    UNSURE = "unsure"
    """Counted as alive; a person should check it."""


class How(Enum):
    """How the status of a chain was found."""

    PASS_ALIVE = "pass-alive"
    """It cannot be captured even if its owner always passes (Benson); nothing was played."""
    NETWORK = "network"
    """By the owners that the network expects: how often its points are lost."""
    READ = "read"
    """By trying moves in the room that it is in, whoever plays first."""
    REGION = "region"
    """For all chains of its colour that share empty points: they live or die together."""
    LISTED = "listed"
    """An engine named it without reasons."""
    CONTRADICTED = "contradicted"
    """The engine gives another status for its own stones than for those of its region."""


class ChainStatus(NamedTuple):
    """The status of the chain on `point`: lost in `lost` of `played` continuations."""

    point: Point
    status: LifeStatus
    how: How
    lost: int = 0
    played: int = 0

    @property
    def share(self) -> float:
        """The share of the continuations in which the chain was lost."""
        return self.lost / self.played if self.played else 0.0


def format_status(chain: ChainStatus) -> str:
    """Format the status of a chain as a line of the answer."""
    point, status, how, _, played = chain
    return f"{format_vertex(point)} {status.value} {chain.share:.4f} {played} {how.value}"


def parse_statuses(text: str, rows: int, columns: int) -> tuple[ChainStatus, ...]:
    """The statuses in an answer; other lines are skipped."""
    return tuple(_statuses(text, rows, columns))


def _statuses(text: str, rows: int, columns: int) -> Iterator[ChainStatus]:
    for line in text.splitlines():
        try:
            vertex, status, share, played, how = line.split()
            point = parse_vertex(vertex, rows, columns)
            lost = round(float(share) * int(played))
            found = LifeStatus(status), How(how), lost, int(played)
        except (ValueError, OverflowError):
            continue
        if point is not None:
            yield ChainStatus(point, *found)
