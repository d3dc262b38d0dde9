"""The names of rule sets in SGF's RU, and what they mean here."""

from __future__ import annotations

from tromp_gui.go.rules import RULE_SETS, Rules

_SPELLINGS = {
    "aga": "aga",
    "chinese": "chinese",
    "cn": "chinese",
    "japanese": "japanese",
    "jp": "japanese",
    "korean": "japanese",
    "nz": "new-zealand",
    "newzealand": "new-zealand",
    "tromptaylor": "tromp-taylor",
    "tt": "tromp-taylor",
    "tromptaylorrules": "tromp-taylor",
    "laskermaas": "lasker-maas",
    "kopositionalscoreareasui1": "tromp-taylor",
    "kopositionalscoreareataxnonesui1": "tromp-taylor",
}
_STANDARD = {"aga": "AGA", "chinese": "Chinese", "japanese": "Japanese", "new-zealand": "NZ"}


def rules_named(text: str) -> Rules | None:
    """The rule set an RU value speaks of; None where it is empty or not understood."""
    word = text.strip().lower()
    if word in RULE_SETS:
        return RULE_SETS[word]
    plain = "".join(sign for sign in word if sign.isalnum()).removesuffix("rules")
    return RULE_SETS.get(_SPELLINGS.get(plain, ""))


def ru_of(rules: Rules) -> str:
    """The RU value for a rule set: SGF's own name where it has one, else our id."""
    return _STANDARD.get(rules.id, rules.id)
