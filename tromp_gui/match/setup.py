"""The choices for a new game, and the record it starts with."""

from decimal import Decimal
from typing import NamedTuple

from tromp_gui.go.handicap import most_stones
from tromp_gui.go.rules import TROMP_TAYLOR, Handicap, Rules
from tromp_gui.match.clock import Clocks
from tromp_gui.match.match import Match
from tromp_gui.match.phases import AgreementMode
from tromp_gui.match.player import Player


class Setup(NamedTuple):
    """The choices for a new game; `handicap` is 0, or 2 and more.

    With `places_freely` Black places the handicap stones if the rules allow it; otherwise they are
    on the traditional points if the board has enough of them (GTP version 2, `fixed_handicap`).
    """

    rows: int = 9
    columns: int = 9
    rules: Rules = TROMP_TAYLOR
    komi: Decimal = TROMP_TAYLOR.komi
    handicap: int = 0
    black: Player | None = None
    white: Player | None = None
    clocks: Clocks | None = None
    places_freely: bool = True

    def match(self) -> Match:
        """The game before its first turn. Two engines use separate lists of dead stones."""
        black, white = self.black or Player(), self.white or Player()
        return Match(
            self.rules,
            self.komi,
            self.handicap,
            black,
            white,
            mode=AgreementMode.LISTS if black.engine and white.engine else AgreementMode.SHARED,
            clocks=self.clocks,
        )

    @property
    def has_fixed_handicap(self) -> bool:
        """Whether the handicap stones are on the traditional points from the start."""
        if self.rules.handicap is Handicap.FIXED:
            return self.handicap > 0
        is_asked = self.rules.handicap.is_free and not self.places_freely
        return is_asked and 2 <= self.handicap <= most_stones(self.rows, self.columns)
