"""Counting a position exactly, with the parts of the sum and a reason for every point."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Ending, Rules, Scoring
from tromp_gui.scoring.seki import seki_territory

_TERRITORY = (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI)


class Why(Enum):
    """Why a point is counted as it is."""

    LIVING_STONE = "living-stone"
    """A stone that stays; under territory scoring it earns no point."""
    DEAD_STONE = "dead-stone"
    """A stone removed as dead; the emptied point is the owner's, or nobody's."""
    SURROUNDED = "surrounded"
    """Empty, and reaches the owner's colour only."""
    NEUTRAL = "neutral"
    """Empty, and reaches both colours: dame."""
    REACHES_NOTHING = "reaches-nothing"
    """No stone is on the board."""
    COUNTS_FOR_BOTH = "counts-for-both"
    """No stone is on the board, so it does not reach the opponent of either (Taylor 1995)."""
    SEKI = "seki"
    """Empty, and surrounded by stones in seki, where this scoring gives no points."""
    NOT_READ_OUT = "not-read-out"
    """Like SURROUNDED, but whether its group is in seki was not read out; it counts as alive."""


class Ownership(NamedTuple):
    """Who gets a point (None: neither player, or both), and why."""

    owner: Color | None
    why: Why


class Tally(NamedTuple):
    """The parts of one player's score.

    `stones` are the living stones; `surrounded` the points around them that count; `prisoners`
    the opponent's stones that this player captured, those removed as dead among them (under
    Lasker-Maas this player's own in the prisoners' place); `komi` and `bonus` (for handicap
    stones) are White's. `total` is the score: prisoners count in territory scoring only, as
    points of the captor (under Lasker-Maas they are subtracted), and there stones do not.
    """

    stones: int
    surrounded: int
    prisoners: int
    komi: Decimal
    bonus: int
    total: Decimal


@dataclass(frozen=True)
class Score:
    """A counted position: `board` with the `dead` stones still on it, and the result.

    `black_area` and `white_area` are the points (as sets of the board's grid) credited to each
    player, living stones included; `neutral` counts the points that nobody gets; `unread` are the
    points of groups that were not read out for seki, which count as alive;
    `subtracts_prisoners` says whether each player's own prisoners are subtracted (Lasker-Maas).
    """

    board: Board
    dead: frozenset[Point]
    scoring: Scoring
    black: Tally
    white: Tally
    neutral: int
    black_area: int
    white_area: int
    unread: int = 0
    subtracts_prisoners: bool = False

    @cached_property
    def result(self) -> Result:
        """Who won and by how much; equal scores are a tie (Tromp, rule 10)."""
        return Result.of_score(self.black.total, self.white.total)

    @cached_property
    def ownership(self) -> Mapping[Point, Ownership]:
        """Every point of the board: who gets it, and why."""
        return MappingProxyType(dict(self._explained()))

    def tally(self, color: Color) -> Tally:
        """The parts of one player's score."""
        return self.black if color is Color.BLACK else self.white

    def territory(self, color: Color) -> frozenset[Point]:
        """The points counted for `color` other than its stones, those of dead stones included."""
        area = self.black_area if color is Color.BLACK else self.white_area
        return frozenset(
            self.board.grid.points(area & ~without(self.board, self.dead).stones(color))
        )

    def _explained(self) -> Iterator[tuple[Point, Ownership]]:
        grid, cleaned = self.board.grid, without(self.board, self.dead)
        black_reach, white_reach = reached(cleaned)
        both = self.black_area & self.white_area
        for point, bit in grid.bits.items():
            mask = 1 << bit
            is_black = bool(mask & self.black_area & ~both)
            is_white = bool(mask & self.white_area & ~both)
            owner = Color.BLACK if is_black else Color.WHITE if is_white else None
            if mask & (cleaned.black | cleaned.white):
                why = Why.LIVING_STONE
            elif point in self.dead:
                why = Why.DEAD_STONE
            elif owner:
                why = Why.NOT_READ_OUT if mask & self.unread else Why.SURROUNDED
            elif mask & both:
                why = Why.COUNTS_FOR_BOTH
            elif mask & black_reach & white_reach:
                why = Why.NEUTRAL
            else:
                why = Why.SEKI if mask & (black_reach | white_reach) else Why.REACHES_NOTHING
            yield point, Ownership(owner, why)


def without(board: Board, dead: frozenset[Point]) -> Board:
    """The board with the dead stones removed. Raises KeyError for a point outside it."""
    if not dead:
        return board
    kept = ~board.grid.set_of(dead)
    return Board(board.grid, board.black & kept, board.white & kept)


def reached(board: Board) -> tuple[int, int]:
    """The points that are black or, being empty, reach Black; and White's (Tromp, rule 3)."""
    grid, black, white = board
    return grid.flood(black, grid.full & ~white), grid.flood(white, grid.full & ~black)


def area(board: Board) -> tuple[int, int]:
    """Black's and White's points as sets of the grid, every stone alive (Tromp, rule 9)."""
    black, white = reached(board)
    return black & ~white, white & ~black


def count(
    board: Board,
    rules: Rules,
    dead: frozenset[Point] = frozenset(),
    komi: Decimal = Decimal(0),
    bonus: int = 0,
    lost: tuple[int, int] = (0, 0),
) -> Score:
    """Count `board` with the `dead` stones removed.

    `komi` is added to White's score in every scoring (under Lasker-Maas the stones and the half),
    as is the `bonus` for handicap stones; `lost` are the stones (black, white) captured during the
    game, without the dead ones. Raises KeyError if a dead point is outside the board.
    """
    cleaned = without(board, dead)
    gone = (board.black | board.white) ^ (cleaned.black | cleaned.white)
    black_area, white_area, unread = _credited(board, gone, rules.scoring)
    neutral = (board.grid.full & ~(black_area | white_area)).bit_count()
    black_taken = (board.black ^ cleaned.black).bit_count() + lost[0]
    white_taken = (board.white ^ cleaned.white).bit_count() + lost[1]
    by_territory = rules.scoring in _TERRITORY
    is_own = rules.ending is Ending.LASKER_MAAS
    first, second = (black_taken, white_taken) if is_own else (white_taken, black_taken)
    worth = (-1 if is_own else 1) if by_territory else 0
    black = _tally(cleaned.black, black_area, first, worth, Decimal(0), 0)
    white = _tally(cleaned.white, white_area, second, worth, komi, bonus)
    areas = black_area, white_area, unread
    score = Score(board, dead, rules.scoring, black, white, neutral, *areas)
    return replace(score, subtracts_prisoners=is_own)


def _credited(board: Board, dead: int, scoring: Scoring) -> tuple[int, int, int]:
    """The points each player is credited with, living stones included, and those not read out."""
    grid, black, white = board
    if scoring is Scoring.AREA_1995 and not (black | white) & ~dead:
        return grid.full, grid.full, 0
    black, white = area(Board(grid, black & ~dead, white & ~dead))
    if scoring is not Scoring.TERRITORY_NO_SEKI:
        return black, white, 0
    nobody, unread = seki_territory(board, dead)
    return black & ~nobody, white & ~nobody, unread


def _tally(
    stones: int, credited: int, prisoners: int, worth: int, komi: Decimal, bonus: int
) -> Tally:
    """One player's parts; `worth` is the value of a prisoner, 0 if stones count instead."""
    standing = stones.bit_count()
    surrounded = credited.bit_count() - standing
    points = surrounded + (worth * prisoners if worth else standing)
    return Tally(standing, surrounded, prisoners, komi, bonus, points + komi + bonus)
