"""What the rules editor works with: the axes in words, and sets made of them. No widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tromp_gui.go.custom_rules import base_of, parse_custom
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.ui.dialogs.new_game_form import RuleChoice
from tromp_gui.wording.axes import Axis, axes
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.rule_sets import short


class RuleMaker:
    """Makes custom rule sets out of the named ones."""

    @property
    def axes(self) -> Sequence[Axis]:
        """What can be chosen, axis by axis."""
        return axes()

    def base(self, rules_id: str) -> str:
        """The id of the named set that a set was made of."""
        return base_of(rules_of(rules_id)).id

    def values(self, rules_id: str) -> dict[str, str]:
        """What a set has on each axis."""
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
        """The set that has these values, made of a named one."""
        axes_spelt = (f"{axis}={value}" for axis, value in values.items())
        return choice_of(rules_of("; ".join((base, *axes_spelt))))


def rules_of(rules_id: str) -> Rules:
    """The rule set with this id, named or custom; Tromp-Taylor where it is none."""
    return parse_custom(rules_id) or TROMP_TAYLOR


def choice_of(rules: Rules) -> RuleChoice:
    """A rule set as the dialogs show it."""
    return RuleChoice(
        rules.id,
        rules_name(rules),
        short(rules),
        komi=rules.komi,
        handicap_komi=rules.handicap_komi,
        handicap=rules.handicap,
        in_stones=rules.ending is Ending.LASKER_MAAS,
    )


def named_choices() -> list[RuleChoice]:
    """Every named rule set, in the order they are offered."""
    return [choice_of(rules) for rules in RULE_SETS.values()]
