"""The names of rule sets in SGF's RU, and the rule sets they stand for here.

Sources: FF[4], game-info ("AGA", "GOE", "Japanese", "NZ"); other names from the records of servers
and programs.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.go.custom_rules import customised, parse_custom
from tromp_gui.go.kata_rules import parse_kata_rules, parse_kata_word
from tromp_gui.go.rules import RULE_SETS, Rules, Superko

_STANDARD = {"aga": "AGA", "chinese": "Chinese", "japanese": "Japanese", "new-zealand": "NZ"}

SPELLINGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "aga": ("aga",),
        "chinese": ("chinese", "cn", "china", "chineseogs", "chinesekgs", "中国", "中國"),
        "japanese": ("japanese", "jp", "jpn", "japan", "nihonkiin", "日本"),
        "new-zealand": ("nz", "nzl", "newzealand", "nzgs"),
        "tromp-taylor": ("tromptaylor", "trompstaylor", "tt", "cgos"),
        "lasker-maas": ("laskermaas", "maas"),
        "kgs-cleanup": ("kgscleanup",),
        "ing": ("ing", "goe", "inggoe", "ingsst", "sst", "应氏", "應氏"),
        "aga-button": ("agabutton",),
        "stone-scoring": ("stonescoring", "ancient", "ancientarea"),
        "ancient-territory": ("ancientterritory",),
        "tibetan": ("tibetan",),
        "french": ("french", "ffg"),
        "spight": ("spight",),
    }
)
"""Each set's names without blanks, signs and the word for rules. Sets that are not in RULE_SETS are
known by name only, and not replaced with others.
"""

_NAMES = {spelling: name for name, spellings in SPELLINGS.items() for spelling in spellings}
_KOREAN = frozenset({"korean", "kr", "korea", "hankukkiwon", "韩国", "韓國", "한국"})
_BGA = "bga"
_LONGEST = 2000
"""In characters; no name of a rule set is longer, nor is KataGo's JSON."""

_RULES = ("rules", "rule", "ruleset", "规则", "規則", "ルール", "규칙", "룰")


class NameRemark(Enum):
    """A remark about a name, besides the rule set it was read as."""

    NEAREST = "nearest"
    """We do not have these rules, but a set that plays the same."""
    LACKED = "lacked"
    """Known by name, but we do not have these rules."""


class NameReading(NamedTuple):
    """How an RU value was understood; no rules if it was not."""

    rules: Rules | None
    note: NameRemark | None = None


def read_ru(text: str) -> NameReading:
    """Read an RU value: our ids and custom sets, other programs' names, KataGo's word and JSON."""
    if len(text) > _LONGEST:
        return NameReading(None)
    own = parse_custom(text)
    if own is not None:
        return NameReading(own)
    plain = _plain(text)
    if plain in _NAMES:
        rules = RULE_SETS.get(_NAMES[plain])
        return NameReading(rules, None if rules else NameRemark.LACKED)
    if plain in _KOREAN:
        return NameReading(RULE_SETS["japanese"], NameRemark.NEAREST)
    if plain == _BGA:
        return NameReading(customised(RULE_SETS["aga"], superko=Superko.NATURAL))
    return NameReading(_kata(text))


def rules_named(text: str) -> Rules | None:
    """The rule set an RU value refers to; None if it is empty or not understood."""
    return read_ru(text).rules


def ru_of(rules: Rules) -> str:
    """The RU value for a rule set: SGF's own name where it has one, otherwise our id."""
    return _STANDARD.get(rules.id, rules.id)


def _plain(text: str) -> str:
    """A name without case, blanks, signs and the word for rules."""
    letters = "".join(sign for sign in text.casefold() if sign.isalnum())
    for word in _RULES:
        letters = letters.removesuffix(word)
    return letters


def _kata(text: str) -> Rules | None:
    parse = parse_kata_rules if text.lstrip().startswith("{") else parse_kata_word
    try:
        return parse(text)
    except ValueError:
        return None
