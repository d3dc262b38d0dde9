"""What a player card shows, as an immutable value. No Qt."""

from enum import Enum, auto
from typing import NamedTuple

from tromp_gui.go.point import Color


class CardButton(Enum):
    """The actions of a card's button on the engine that plays there."""

    PAUSE = auto()
    GO_ON = auto()
    RESTART = auto()


class PlayerCardState(NamedTuple):
    """What the card of a player shows; empty texts take no room.

    `big` is the large text (clock, score, win rate), `small` the line that belongs to it, `note` a
    word on the state ("to play", "thinking · 3 s"); `agreed` replaces the note, None if nothing is
    being agreed; with `submits` it says who has submitted a list. `alarm` shows `big` and `note` in
    the colour of danger. `compact` asks for the compact card. `button` is for an engine, at the
    card's right edge.
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
    submits: bool = False
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
