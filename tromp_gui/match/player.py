"""Who plays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """A person at the screen, by the name and rank the record keeps."""

    name: str = ""
    rank: str = ""
