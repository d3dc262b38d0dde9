"""Custom rule sets for the rules editor: the axes in words, and sets made from them. No widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tromp_gui.go.custom_rules import base_of, parse_custom
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.ui.dialogs.new_game_form import RuleChoice
from tromp_gui.wording.axes import Axis, axes
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.rule_sets import short


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
    )


def named_choices() -> list[RuleChoice]:
    """All named rule sets, in the order in which they are offered."""
    return [choice_of(rules) for rules in RULE_SETS.values()]
