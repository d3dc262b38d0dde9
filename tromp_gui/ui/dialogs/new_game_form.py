"""The values of the new-game dialog, custom rules among them, and their problems. No Qt widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import Enum, auto

from tromp_gui.go.custom_rules import base_of, parse_custom
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Handicap, Rules, Scoring
from tromp_gui.match.clock import Clocks
from tromp_gui.match.player import Player, PlayingEngine
from tromp_gui.record.komi import parse_komi
from tromp_gui.wording.axes import Axis, axes
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.rule_sets import short


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a new game; `rules` is the id of a rule set.

    `random_colors` draws at random who plays Black, like nigiri; `places_freely` lets Black place
    the handicap stones if the rules allow it.
    """

    rows: int = 9
    columns: int = 9
    black: Player = field(default_factory=Player)
    white: Player = field(default_factory=Player)
    komi: Decimal = Decimal(7)
    handicap: int = 0
    rules: str = "tromp-taylor"
    clocks: Clocks | None = None
    places_freely: bool = False
    random_colors: bool = False

    def player(self, color: Color) -> Player:
        """The player of a colour."""
        return self.black if color is Color.BLACK else self.white

    def drawn(self, swaps: bool) -> NewGame:
        """The game after drawing colours at random, if that is wanted; `swaps` is the result.

        With a handicap there is no draw, because the stones belong to one of the players.
        """
        if not self.random_colors or self.handicap or not swaps:
            return self
        return replace(self, black=self.white, white=self.black)


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """A rule set to choose: id, name, one line of explanation, komi without and with handicap,
    where handicap stones go, whether the komi is counted in stones instead of points, and whether
    area is counted.
    """

    id: str
    name: str
    line: str
    komi: Decimal
    handicap_komi: Decimal = Decimal(0)
    handicap: Handicap = Handicap.FREE
    in_stones: bool = False
    by_area: bool = True


class Field(Enum):
    """A field that can have a problem."""

    BLACK = auto()
    WHITE = auto()
    HANDICAP = auto()
    KOMI = auto()


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem with a field, as a sentence."""

    field: Field
    sentence: str


Check = Callable[[NewGame], Problem | None]
"""Returns the problem if the rules do not allow a new game."""


Advice = Callable[[PlayingEngine, int, int, str], str]
"""What to expect of an engine on a board (rows, columns) under rules (an id), in sentences."""


def no_advice(_engine: PlayingEngine, _rows: int, _columns: int, _rules: str) -> str:
    """No advice about any engine."""
    return ""


def no_objection(_game: NewGame) -> Problem | None:
    """No objection to any game."""
    return None


def read_komi(text: str) -> Decimal | None:
    """The komi typed, with point or comma and any minus sign; None if it is not a number."""
    return parse_komi(text.strip().replace("−", "-").replace("–", "-"))


class RuleMaker:
    """Makes custom rule sets from named ones."""

    @property
    def axes(self) -> Sequence[Axis]:
        """The axes with their options."""
        return axes()

    def base(self, rules_id: str) -> str:
        """The id of the named set that a set is based on."""
        return base_of(rules_of(rules_id)).id

    def values(self, rules_id: str) -> dict[str, str]:
        """A set's value on each axis."""
        rules = rules_of(rules_id)
        return {
            "superko": rules.superko.value,
            "suicide": "yes" if rules.suicide else "no",
            "scoring": rules.scoring.value,
            "handicap": rules.handicap.value,
            "bonus": rules.bonus.value,
            "ending": rules.ending.value,
        }

    def made(self, base: str, values: Mapping[str, str]) -> RuleChoice:
        """The set with these values, based on a named one."""
        axes_spelt = (f"{axis}={value}" for axis, value in values.items())
        return choice_of(rules_of("; ".join((base, *axes_spelt))))


def rules_of(rules_id: str) -> Rules:
    """The rule set with this id, named or custom; Tromp-Taylor if the id is not valid."""
    return parse_custom(rules_id) or TROMP_TAYLOR


def choice_of(rules: Rules) -> RuleChoice:
    """A rule set as a choice in the dialogs."""
    return RuleChoice(
        rules.id,
        rules_name(rules),
        short(rules),
        komi=rules.komi,
        handicap_komi=rules.handicap_komi,
        handicap=rules.handicap,
        in_stones=rules.ending is Ending.LASKER_MAAS,
        by_area=rules.scoring in (Scoring.AREA, Scoring.AREA_1995),
    )


def named_choices() -> list[RuleChoice]:
    """All named rule sets, in the order in which they are offered."""
    return [choice_of(rules) for rules in RULE_SETS.values()]
