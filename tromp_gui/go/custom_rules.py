"""Custom rule sets: a named set with some axes changed, and how a file spells it.

Only the id of a custom set is saved, "base-id; axis=value; ..." (docs/rules.md, "Rule sets"):
`parse_custom` makes the same value from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Any, NamedTuple, TypedDict, Unpack

from tromp_gui.go.result import plain
from tromp_gui.go.rules import RULE_SETS, Bonus, Ending, Handicap, Rules, Scoring, Superko


class Axes(TypedDict, total=False):
    """The axes that can be changed: the fields of `Rules` except its texts."""

    superko: Superko
    suicide: bool
    scoring: Scoring
    komi: Decimal
    handicap: Handicap
    bonus: Bonus
    ending: Ending
    handicap_komi: Decimal


_SUICIDE = {"yes": True, "no": False}
_KOMI = re.compile(r"[+-]?\d{1,6}([.,]\d{1,6})?")


def customised(base: Rules, **axes: Unpack[Axes]) -> Rules:
    """`base` with these axes in place of its own; id, name and line say where it differs.

    Differences are relative to the named set that `base` was made from, so changing a set twice
    equals changing it once, and a set without differences is the named set itself.
    """
    named = base_of(base)
    changed = base._replace(**axes)
    others = {axis: getattr(changed, axis) for axis in AXES}
    different = {axis: value for axis, value in others.items() if value != getattr(named, axis)}
    if not different:
        return named
    said = ", ".join(_AXES[axis].phrase(value) for axis, value in different.items())
    spelt = "; ".join(f"{_word(axis)}={_spelt(value)}" for axis, value in different.items())
    return changed._replace(
        id=f"{named.id}; {spelt}",
        name=f"{named.name} with {said}",
        line=f"As {named.name}, but with {said}.",
        source=f"Custom, made of: {named.source}",
    )


def is_custom(rules: Rules) -> bool:
    """Whether a rule set is custom, that is, not one of the named sets."""
    return rules.id not in RULE_SETS


def base_of(rules: Rules) -> Rules:
    """The named set that a rule set was made from (a named set itself).

    Raises KeyError for a value that neither this file nor `RULE_SETS` made.
    """
    return RULE_SETS[rules.id.partition(";")[0]]


def differences(rules: Rules) -> tuple[str, ...]:
    """The names of the axes in which a rule set differs from the set it was made of."""
    named = base_of(rules)
    return tuple(axis for axis in AXES if getattr(rules, axis) != getattr(named, axis))


def parse_custom(text: str) -> Rules | None:
    """Read "base-id; axis=value; ..."; None if a part is not understood.

    The axes may come in any order, each once. A lone id is a named set.
    """
    name, *parts = (part.strip().lower() for part in text.strip().rstrip(";").split(";"))
    base = RULE_SETS.get(name)
    axes: dict[str, Any] = {}
    for part in parts:
        word, equals, value = (each.strip() for each in part.partition("="))
        axis = word.replace("-", "_")
        if not equals or axis not in _AXES or axis in axes:
            return None
        try:
            axes[axis] = _AXES[axis].read(value)
        except (ValueError, KeyError):
            return None
    return None if base is None else customised(base, **axes)


def _komi(text: str) -> Decimal:
    if _KOMI.fullmatch(text) is None:
        raise ValueError(f"{text} is no komi")
    return Decimal(text.replace(",", "."))


_COUNTING = {
    Scoring.AREA: "area counting",
    Scoring.AREA_1995: "area counting as of 1995",
    Scoring.TERRITORY: "territory counting",
    Scoring.TERRITORY_NO_SEKI: "territory counting but in seki",
}


class _Axis(NamedTuple):
    """How the value of an axis is parsed (or raises an error), and what a name says of it."""

    read: Callable[[str], object]
    phrase: Callable[[Any], str]


_AXES: Mapping[str, _Axis] = MappingProxyType(
    {
        "superko": _Axis(
            Superko, lambda it: "simple ko" if it is Superko.SIMPLE else f"{it.value} superko"
        ),
        "suicide": _Axis(_SUICIDE.__getitem__, lambda it: "suicide" if it else "no suicide"),
        "scoring": _Axis(Scoring, lambda it: _COUNTING[it]),
        "komi": _Axis(_komi, lambda it: f"komi {plain(it)}"),
        "handicap": _Axis(
            Handicap,
            lambda it: "no handicap" if it is Handicap.NONE else f"{it.value} handicap",
        ),
        "bonus": _Axis(Bonus, lambda it: f"handicap bonus {it.value}"),
        "ending": _Axis(Ending, lambda it: f"ending {it.value}"),
        "handicap_komi": _Axis(_komi, lambda it: f"komi {plain(it)} with handicap"),
    }
)
AXES: tuple[str, ...] = tuple(_AXES)
"""The names of the axes, in the order they have in an id."""


def _word(axis: str) -> str:
    return axis.replace("_", "-")


def _spelt(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return plain(value) if isinstance(value, Decimal) else str(getattr(value, "value", value))
