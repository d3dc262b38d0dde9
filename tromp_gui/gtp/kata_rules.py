"""Our rules in the words of KataGo's `kata-set-rules` and `kata-get-rules`, both ways.

Source: KataGo's GTP extensions ("kata-get-rules") and its page of supported rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from tromp_gui.go.rules import RULE_SETS, Bonus, Ending, Handicap, Rules, Scoring, Superko

KO: Mapping[Superko, str] = MappingProxyType(
    {
        Superko.SIMPLE: "SIMPLE",
        Superko.POSITIONAL: "POSITIONAL",
        Superko.SITUATIONAL: "SITUATIONAL",
        Superko.TAYLOR: "SITUATIONAL",
        Superko.NATURAL: "SITUATIONAL",
    }
)
"""KataGo's `ko`. The readings it lacks are told as the nearest (RULES: New Zealand)."""

SCORING: Mapping[Scoring, tuple[str, str]] = MappingProxyType(
    {
        Scoring.AREA: ("AREA", "NONE"),
        Scoring.AREA_1995: ("AREA", "NONE"),
        Scoring.TERRITORY: ("TERRITORY", "NONE"),
        Scoring.TERRITORY_NO_SEKI: ("TERRITORY", "SEKI"),
    }
)
"""KataGo's `scoring` and `tax`; AREA_1995 differs from AREA on the empty board alone."""

BONUS: Mapping[Bonus, str] = MappingProxyType(
    {Bonus.ZERO: "0", Bonus.ONE_LESS: "N-1", Bonus.ALL: "N"}
)
"""KataGo's `whiteHandicapBonus`."""

_UNFRIENDLY = frozenset({"tromp-taylor", "tromp-taylor-logical"})
_FRIENDLY_BASE, _UNFRIENDLY_BASE = RULE_SETS["new-zealand"], RULE_SETS["tromp-taylor-logical"]

_DEFAULTS: Mapping[str, object] = MappingProxyType(
    {
        "ko": "POSITIONAL",
        "scoring": "AREA",
        "suicide": True,
        "hasButton": False,
        "whiteHandicapBonus": "0",
        "friendlyPassOk": False,
    }
)

_Axis = TypeVar("_Axis")
_Word = TypeVar("_Word")


def _inverted(table: Mapping[_Axis, _Word]) -> dict[_Word, _Axis]:
    """Words to axes; where two axes share a word, the first has it."""
    return {word: axis for axis, word in reversed(list(table.items()))}


_KO_WORDS, _SCORING_WORDS, _BONUS_WORDS = _inverted(KO), _inverted(SCORING), _inverted(BONUS)


def kata_words(rules: Rules) -> dict[str, str | bool]:
    """The rules as KataGo's axes.

    `friendlyPassOk` says whether the players agree on dead stones after two passes. It is false
    for Tromp-Taylor, as in KataGo: there a disagreement can end the game as it stands.
    """
    scoring, tax = SCORING[rules.scoring]
    is_unfriendly = rules.ending is Ending.AS_IS or rules.id in _UNFRIENDLY
    return {
        "friendlyPassOk": not is_unfriendly,
        "hasButton": False,
        "ko": KO[rules.superko],
        "scoring": scoring,
        "suicide": rules.suicide,
        "tax": tax,
        "whiteHandicapBonus": BONUS[rules.bonus],
    }


def kata_json(rules: Rules) -> str:
    """`kata_words` as KataGo prints them: one line, keys sorted."""
    return json.dumps(kata_words(rules), sort_keys=True, separators=(",", ":"))


def parse_kata_rules(text: str) -> Rules:
    """The rules that `text` asks for: the id of one of our rule sets, or KataGo's JSON.

    JSON means its axes; those it leaves out are Tromp-Taylor's, as in KataGo (`tax` goes by
    `scoring`). Where one of our sets has the same axes it is that set, else a custom one.
    Raises ValueError, with a phrase that names the axis, for rules that we lack.
    """
    if not text.lstrip().startswith("{"):
        if text.lower() not in RULE_SETS:
            raise ValueError(f"unknown rules: {text or 'nothing given'}")
        return RULE_SETS[text.lower()]
    return _from_axes(_axes(text))


def _axes(text: str) -> dict[str, object]:
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("the rules are no valid JSON") from None
    for key in given:
        if key not in _DEFAULTS and key != "tax":
            raise ValueError(f"unknown rule: {key}")
    axes = {**_DEFAULTS, **given}
    for key in ("suicide", "hasButton", "friendlyPassOk"):
        if not isinstance(axes[key], bool):
            raise ValueError(f"{key} has to be true or false")
    axes.setdefault("tax", "SEKI" if axes["scoring"] == "TERRITORY" else "NONE")
    return axes


def _from_axes(axes: Mapping[str, object]) -> Rules:
    if axes["hasButton"]:
        raise ValueError("unsupported rule: hasButton true")
    superko = _KO_WORDS.get(str(axes["ko"]))
    if superko is None:
        raise ValueError(f"unsupported rule: ko {axes['ko']}")
    scoring = _SCORING_WORDS.get((str(axes["scoring"]), str(axes["tax"])))
    if scoring is None:
        raise ValueError(f"unsupported rule: scoring {axes['scoring']} with tax {axes['tax']}")
    bonus = _BONUS_WORDS.get(str(axes["whiteHandicapBonus"]))
    if bonus is None:
        raise ValueError(f"unsupported rule: whiteHandicapBonus {axes['whiteHandicapBonus']}")
    base = _FRIENDLY_BASE if axes["friendlyPassOk"] else _UNFRIENDLY_BASE
    custom = replace(
        base,
        superko=superko,
        suicide=bool(axes["suicide"]),
        scoring=scoring,
        bonus=bonus,
        handicap=Handicap.FREE,
    )
    return _named(custom) or _custom(base, custom)


def _named(rules: Rules) -> Rules | None:
    """The first of our sets with the same axes, as far as KataGo can tell them."""
    for each in RULE_SETS.values():
        same_moves = each.superko is rules.superko and each.scoring is rules.scoring
        if same_moves and kata_words(each) == kata_words(replace(rules, id="custom")):
            return each
    return None


def _custom(base: Rules, rules: Rules) -> Rules:
    """A set with an id as RULES has it for custom sets: "base-id; axis=value; ..."."""
    changes = "; ".join(_changes(base, rules))
    return replace(
        rules,
        id=f"{base.id}; {changes}" if changes else base.id,
        name="Custom",
        line="Rules set by the controller.",
        source=base.source,
    )


def _changes(base: Rules, rules: Rules) -> Iterator[str]:
    for before, after in zip(_spelt(base), _spelt(rules), strict=True):
        if before != after:
            yield after


def _spelt(rules: Rules) -> tuple[str, ...]:
    return (
        f"superko={rules.superko.value}",
        f"suicide={'yes' if rules.suicide else 'no'}",
        f"scoring={rules.scoring.value}",
        f"handicap={rules.handicap.value}",
        f"bonus={rules.bonus.value}",
    )
