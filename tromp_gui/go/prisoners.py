"""The prisoners in the second phase (Lasker-Maas, "General" and "Counting")."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Color


class Prisoners(NamedTuple):
    """The prisoners of each colour, including komi; `added` is the number of pairs added so far."""

    black: int
    white: int
    added: int


class PrisonerCount(NamedTuple):
    """The effect of the second phase's turns on the prisoners.

    `played` are the stones (black, white) taken from them; `low` is the minimum so far of captures
    less stones played, which tells how many pairs were added from outside.
    """

    played: tuple[int, int]
    low: tuple[int, int]

    @classmethod
    def beginning(cls, lost: tuple[int, int]) -> PrisonerCount:
        """The second phase before its first turn; `lost` are the stones captured before it."""
        return cls((0, 0), lost)

    def after_stone(self, color: Color, lost: tuple[int, int]) -> PrisonerCount:
        """The count after `color` takes a stone; `lost` are the stones captured before."""
        black, white = self.played
        played = (black + 1, white) if color is Color.BLACK else (black, white + 1)
        now = lost[0] - played[0], lost[1] - played[1]
        return PrisonerCount(played, (min(self.low[0], now[0]), min(self.low[1], now[1])))

    def prisoners(self, lost: tuple[int, int], komi: int) -> Prisoners:
        """The prisoners after captures of `lost`, starting with `komi` black stones.

        Whenever either colour runs out, a pair, one of each, is added from outside.
        """
        added = max(0, 1 - komi - self.low[0], 1 - self.low[1])
        black, white = self.played
        return Prisoners(komi + lost[0] - black + added, lost[1] - white + added, added)
