"""Conversion between our rules and KataGo's: its JSON, and the single word its records have in RU.

Sources: KataGo's GTP extensions ("kata-get-rules", "kata-set-rules"), its page of supported rules,
and the RU values of its own games ("koSIMPLEscoreTERRITORYtaxSEKIsui0").
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

from tromp_gui.go.custom_rules import Axes, customised, differences
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
"""KataGo's `ko`. Superko rules that it lacks map to the nearest one (docs/rules.md, "Rule sets").
"""

SCORING: Mapping[Scoring, tuple[str, str]] = MappingProxyType(
    {
        Scoring.AREA: ("AREA", "NONE"),
        Scoring.AREA_1995: ("AREA", "NONE"),
        Scoring.TERRITORY: ("TERRITORY", "NONE"),
        Scoring.TERRITORY_NO_SEKI: ("TERRITORY", "SEKI"),
    }
)
"""KataGo's `scoring` and `tax`; AREA_1995 differs from AREA only on the empty board."""

BONUS: Mapping[Bonus, str] = MappingProxyType(
    {Bonus.ZERO: "0", Bonus.ONE_LESS: "N-1", Bonus.ALL: "N"}
)
"""KataGo's `whiteHandicapBonus`."""

_UNFRIENDLY = frozenset({"tromp-taylor", "tromp-taylor-logical"})
_FRIENDLY_BASES = [RULE_SETS[name] for name in ("new-zealand", "chinese", "aga")]
_UNFRIENDLY_BASES = [RULE_SETS["tromp-taylor-logical"]]
_WORD = (
    r"(?i)ko(?P<ko>[A-Z]+?)score(?P<scoring>[A-Z]+?)(tax(?P<tax>[A-Z]+?))?sui(?P<suicide>[01])"
    r"(button(?P<hasButton>[01]))?(whb(?P<whiteHandicapBonus>N-1|N|0))?"
    r"(fpok(?P<friendlyPassOk>[01]))?(komi-?[0-9.]+)?"
)

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
    """Axes by word; if two axes share a word, the first wins."""
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
    """The rules that `text` describes: the id of one of our rule sets, or KataGo's JSON.

    Axes missing from the JSON are Tromp-Taylor's, as in KataGo (`tax` depends on `scoring`). If one
    of our sets has the same axes, the result is that set, otherwise a custom one. Raises
    ValueError, with a phrase that names the axis, for rules we do not have.
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
    axes.setdefault("tax", _tax(axes))
    return axes


def parse_kata_word(text: str) -> Rules:
    """The rules that KataGo writes as one word, "koPOSITIONALscoreAREAtaxNONEsui1".

    `friendlyPassOk` matters only in area scoring: in territory scoring KataGo's players always
    settle the dead stones. Raises ValueError as `parse_kata_rules` does.
    """
    match = re.fullmatch(_WORD, text.strip())
    if match is None:
        raise ValueError(f"unknown rules: {text}")
    said = {axis: word.upper() for axis, word in match.groupdict().items() if word}
    axes: dict[str, object] = {**_DEFAULTS, **said}
    for axis in ("suicide", "hasButton", "friendlyPassOk"):
        axes[axis] = said.get(axis) == "1"
    if axes["scoring"] == "TERRITORY":
        axes["friendlyPassOk"] = True
    axes.setdefault("tax", _tax(axes))
    return _from_axes(axes)


def _tax(axes: Mapping[str, object]) -> str:
    """KataGo's default tax for a scoring."""
    return "SEKI" if axes["scoring"] == "TERRITORY" else "NONE"


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
    wanted = Axes(superko=superko, suicide=bool(axes["suicide"]), scoring=scoring, bonus=bonus)
    bases = _FRIENDLY_BASES if axes["friendlyPassOk"] else _UNFRIENDLY_BASES
    nearest = min(
        (_freely_placed(base, wanted) for base in bases), key=lambda rules: len(differences(rules))
    )
    return _named(nearest) or nearest


def _freely_placed(base: Rules, wanted: Axes) -> Rules:
    """A set with these axes; KataGo's handicap stones are moves."""
    handicap = base.handicap if base.handicap.is_free else Handicap.FREE
    return customised(base._replace(handicap=handicap), **wanted)


def _named(rules: Rules) -> Rules | None:
    """The first of our sets with the same axes, as far as KataGo can express them."""
    for each in RULE_SETS.values():
        same_moves = each.superko is rules.superko and each.scoring is rules.scoring
        if same_moves and kata_words(each) == kata_words(rules._replace(id="custom")):
            return each
    return None
