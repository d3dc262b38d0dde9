"""The names of rule sets in the window."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui.go.custom_rules import base_of, differences, is_custom
from tromp_gui.go.rules import Ending, Rules
from tromp_gui.match.scores import komi_stones
from tromp_gui.record.rule_names import ru_of, rules_named
from tromp_gui.wording import labelled, listed, number, tr
from tromp_gui.wording.axes import axes
from tromp_gui.wording.translation import plural, translate


def rules_name(rules: Rules) -> str:
    """The name of a rule set; for a custom one, its base and the differences."""
    base = base_of(rules)
    name = translate("wording", base.name)
    if not is_custom(rules):
        return name
    return tr("{rules} ({changes})").format(rules=name, changes=changes(rules))


def recorded_name(text: str) -> str:
    """The name of a record's rules (RU): ours if we write the same RU, otherwise its own."""
    rules = rules_named(text)
    is_ours = rules is not None and text in (rules.id, ru_of(rules))
    return rules_name(rules) if rules is not None and is_ours else text


def komi_words(rules: Rules | None, komi: Decimal) -> str:
    """A komi with its name: "komi 6.5", under Lasker–Maas rules "komi 6 stones"."""
    if rules is None or rules.ending is not Ending.LASKER_MAAS:
        return tr("komi {komi}").format(komi=number(komi))
    return plural("wording", "komi 1 stone", "komi %n stones", komi_stones(komi))


def changes(rules: Rules) -> str:
    """The axes in which a rule set differs from its base: "Suicide: Forbidden; Komi: 6.5"."""
    changed = set(differences(rules))
    found = []
    for axis in axes():
        if axis.key in changed:
            value = getattr(rules, axis.key)
            word = ("no", "yes")[value] if isinstance(value, bool) else value.value
            choice = next(option.name for option in axis.options if option.value == word)
            found.append(labelled(axis.name, choice))
    if "komi" in changed:
        found.append(labelled(tr("Komi"), number(rules.komi)))
    if "handicap_komi" in changed:
        found.append(labelled(tr("Komi with handicap"), number(rules.handicap_komi)))
    return listed(found, are_long=True)
