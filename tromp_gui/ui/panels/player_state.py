"""What a player card shows, as one frozen value. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from tromp_gui.go.point import Color


class CardButton(Enum):
    """What a card's button does to the engine that plays there."""

    PAUSE = auto()
    GO_ON = auto()
    RESTART = auto()


@dataclass(frozen=True, slots=True)
class PlayerCardState:
    """One player's side of the game; empty texts take no room.

    `big` is what is read from afar (clock, score, win rate), `small` the line that belongs to it,
    `note` one word on the state ("to play", "thinking · 3 s"); `agreed` is None if nothing is
    to be agreed, else it is in the note's place. `alarm` sets `big` and `note` in the colour
    of danger. `compact` asks for the low card of Review and Score. `button` is at the card's
    right edge; it is an engine's.
    """

    color: Color
    name: str
    rank: str = ""
    captures: int = 0
    to_play: bool = False
    note: str = ""
    big: str = ""
    small: str = ""
    agreed: bool | None = None
    alarm: bool = False
    compact: bool = False
    button: CardButton | None = None

    @property
    def emphasized(self) -> bool:
        """Whether the note is in the accent colour."""
        return self.to_play or bool(self.agreed)

    @property
    def has_figures(self) -> bool:
        """Whether there is a clock or a score."""
        return bool(self.big or self.small)
