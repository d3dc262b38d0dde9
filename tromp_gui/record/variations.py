"""How the other moves at a node are shown: what SGF's `ST` says, or the person instead."""

from __future__ import annotations

from enum import Enum


class Variations(Enum):
    """Which other moves are shown on the board."""

    FILE = "file"
    NEXT = "next"
    INSTEAD = "instead"
    NONE = "none"
