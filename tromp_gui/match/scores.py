"""Counting a game with its komi, handicap and prisoners."""

from __future__ import annotations

from decimal import ROUND_FLOOR, Decimal
from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.go.prisoners import Prisoners
from tromp_gui.go.result import Result
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Bonus, Ending, Rules, Scoring
from tromp_gui.record.terms import Terms
from tromp_gui.scoring.count import Score, count
from tromp_gui.scoring.unfilled import result_once_filled

_HALF = Decimal("0.5")
_NONE: frozenset[Point] = frozenset()


class Counting(NamedTuple):
    """The stones marked dead at one node of a record, by someone who scores it without a game."""

    node: int
    marks: frozenset[Point]


def komi_stones(komi: Decimal) -> int:
    """The black stones added to the prisoners before a Lasker-Maas game (KM 6.5: six)."""
    return max(0, int(komi.to_integral_value(ROUND_FLOOR)))


def is_komi(rules: Rules, komi: Decimal) -> bool:
    """Whether a new game may have this komi: under Lasker-Maas a whole number of stones, 0 or more
    (Lasker–Maas, "Komi"), else any number."""
    return rules.ending is not Ending.LASKER_MAAS or (komi >= 0 and komi == int(komi))


def file_komi(rules: Rules, komi: Decimal) -> Decimal:
    """The komi for KM: under Lasker-Maas, the stones and White's half point."""
    if rules.ending is not Ending.LASKER_MAAS:
        return komi
    return komi.to_integral_value(ROUND_FLOOR) + _HALF


def handicap_points(rules: Rules, stones: int) -> int:
    """White's compensation in points for `stones` handicap stones."""
    if stones == 0 or rules.bonus is Bonus.ZERO:
        return 0
    return stones if rules.bonus is Bonus.ALL else stones - 1


def whole_komi(rules: Rules, komi: Decimal, stones: int) -> Decimal:
    """All that White gets beyond the board: the komi as in a file, and the points for `stones`
    handicap stones. This is the komi sent to engines, so that they count the same game.
    """
    return file_komi(rules, komi) + handicap_points(rules, stones)


def counts_alike(terms: Terms, other: Terms) -> bool:
    """Whether a position is worth the same under both terms."""
    komi, others = (whole_komi(each.rules, each.komi, each.handicap) for each in (terms, other))
    return komi == others and terms.rules == other.rules


def prisoners_at(position: Position, rules: Rules, komi: Decimal) -> Prisoners:
    """The prisoners at a position: captured stones, and the komi stones if any (Lasker-Maas)."""
    stones = komi_stones(komi) if rules.ending is Ending.LASKER_MAAS else 0
    if position.second is not None:
        return position.second.prisoners(position.lost, stones)
    black, white = position.lost
    return Prisoners(black + stones, white, 0)


def counted_prisoners(
    position: Position, rules: Rules, komi: Decimal, has_begun: bool = False
) -> Prisoners:
    """The prisoners that a count of the position includes (Lasker-Maas).

    Like `prisoners_at`, but at the passes that end the first phase the second has not begun unless
    the players chose to play on (`has_begun`): an agreement there is counted without the stones
    that the second phase would add.
    """
    is_agreed_at_once = position.passes == 2 and position.pairs == 1 and not has_begun
    counted = position._replace(second=None) if is_agreed_at_once else position
    return prisoners_at(counted, rules, komi)


def agrees(counted: Score, recorded: Result | None, is_reliable: bool) -> bool | None:
    """Whether a recorded result is that of a count, or will be once connections are filled, as
    players do before they count; None if that cannot be said.

    It cannot if no winner by score is recorded, nor if the count differs and is not reliable: where
    nobody has said which stones are dead, it took all of them as alive.
    """
    if recorded is None or not recorded.has_score:
        return None
    if counted.result.agrees_with(recorded):
        return True
    return result_once_filled(counted).agrees_with(recorded) if is_reliable else None


def counted_otherwise(
    position: Position, rules: Rules, komi: Decimal, handicap: int, dead: frozenset[Point] = _NONE
) -> Score:
    """The count of a position by territory if the rules count area, and the reverse.

    Komi is the same number of points, under Lasker-Maas the stones and the half; territory has no
    bonus for handicap stones, which compensates for their area.
    """
    if rules.scoring in (Scoring.AREA, Scoring.AREA_1995):
        other = rules._replace(scoring=Scoring.TERRITORY, bonus=Bonus.ZERO)
    else:
        other = rules._replace(scoring=Scoring.AREA)
    if rules.ending is Ending.LASKER_MAAS:
        other = other._replace(ending=Ending.FOUR_PASSES)
        komi = komi.to_integral_value(ROUND_FLOOR) + _HALF
    return score_at(position, other, komi, handicap, dead)


def other_rules(rules: Rules) -> Rules:
    """The usual rules that count the other way: Japanese-style for area, Tromp-Taylor otherwise."""
    is_area = rules.scoring in (Scoring.AREA, Scoring.AREA_1995)
    return RULE_SETS["japanese"] if is_area else TROMP_TAYLOR


def agreeing_rules(
    position: Position, terms: Terms, recorded: Result | None, dead: frozenset[Point] = _NONE
) -> Rules | None:
    """The rules under which the count of a position equals its recorded result, if the file leaves
    the rules open and those assumed give another result; otherwise None.
    """
    if recorded is None or not recorded.has_score or not terms.are_rules_open:
        return None
    score = score_at(position, terms.rules, terms.komi, terms.handicap, dead)
    if score.result.agrees_with(recorded):
        return None
    rules = other_rules(terms.rules)
    komi = terms.komi if terms.has_komi else rules.offered_komi(terms.handicap)
    other = score_at(position, rules, komi, terms.handicap, dead)
    return rules if other.result.agrees_with(recorded) else None


def score_at(
    position: Position,
    rules: Rules,
    komi: Decimal,
    handicap: int,
    dead: frozenset[Point] = _NONE,
    has_begun: bool = False,
) -> Score:
    """The count of a position with the `dead` stones removed.

    Under Lasker-Maas the komi stones are prisoners like others, and White gets half a point ("White
    wins ties"); `has_begun` as in `counted_prisoners`. Raises KeyError if a dead point is outside
    the board.
    """
    bonus = handicap_points(rules, handicap)
    if rules.ending is not Ending.LASKER_MAAS:
        return count(position.board, rules, dead, komi, bonus, position.lost)
    there = counted_prisoners(position, rules, komi, has_begun)
    beyond = file_komi(rules, komi) - komi_stones(komi)
    lost = there.black, there.white
    return count(position.board, rules, dead, beyond, bonus, lost)
