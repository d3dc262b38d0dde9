"""Frozen values as JSON and back, for the journal: dataclasses, named tuples, enums, sets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from decimal import Decimal
from enum import Enum
from typing import TypeAlias

from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import Bonus, Ending, Handicap, Rules, Scoring, Superko
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Clocks, Fischer, OnTime
from tromp_gui.match.match import Match, Offer
from tromp_gui.match.phases import AgreementMode, Dispute, Outcome, Playout, Settlement
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level, Player
from tromp_gui.match.scores import Counting

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
_CLASS, _ITEMS = "!", "="


class Freezer:
    """Converts values of the given classes; others raise TypeError."""

    def __init__(self, classes: Iterable[type]) -> None:
        self._classes = {each.__name__: each for each in classes}

    def freeze(self, value: object) -> Json:
        """The value as JSON. Raises TypeError for an unknown class."""
        if value is None or isinstance(value, bool | str) or type(value) is int:
            return value
        if type(value) is tuple:
            return [self.freeze(each) for each in value]
        if isinstance(value, Decimal):
            return {_CLASS: "Decimal", _ITEMS: str(value)}
        if isinstance(value, frozenset):
            return {_CLASS: "frozenset", _ITEMS: sorted(map(self.freeze, value), key=repr)}
        if isinstance(value, dict):
            return {_CLASS: "dict", _ITEMS: [self.freeze(pair) for pair in value.items()]}
        name = type(value).__name__
        if self._classes.get(name) is not type(value):
            raise TypeError(f"the journal knows no {name}")
        if isinstance(value, Enum):
            return {_CLASS: name, _ITEMS: value.name}
        if isinstance(value, tuple):
            return {_CLASS: name, _ITEMS: [self.freeze(each) for each in value]}
        if is_dataclass(value):
            items = {f.name: self.freeze(getattr(value, f.name)) for f in fields(value)}
            return {_CLASS: name, _ITEMS: items}
        raise TypeError(f"the journal cannot keep a {name}")

    def thaw(self, json: Json) -> object:
        """The value written by `freeze`. Raises TypeError, ValueError or KeyError for
        anything else.
        """
        if isinstance(json, list):
            return tuple(self.thaw(each) for each in json)
        if not isinstance(json, dict):
            return json
        name, items = json[_CLASS], json[_ITEMS]
        if name == "Decimal":
            return Decimal(str(items))
        if name == "frozenset" and isinstance(items, list):
            return frozenset(self.thaw(each) for each in items)
        if name == "dict" and isinstance(items, list):
            return {str(key): self.thaw(each) for key, each in map(_pair, items)}
        made = self._classes[str(name)]
        if issubclass(made, Enum):
            return made[str(items)]
        if isinstance(items, list):
            return made(*(self.thaw(each) for each in items))
        if isinstance(items, Mapping):
            return made(*map(self.thaw, items.values()))  # by place: fields were renamed
        raise ValueError(f"not a frozen value: {json}")


def _pair(json: Json) -> tuple[Json, Json]:
    if isinstance(json, list) and len(json) == 2:
        return json[0], json[1]
    raise ValueError(f"not a pair: {json}")


FROZEN: tuple[type, ...] = (
    Absolute, Attached, Bonus, BuiltIn, ByoYomi, Canadian, Clock, Clocks, Color, Counting, Dispute,
    Ending, Fischer, Handicap, Imitator, Level, AgreementMode, Match, Offer, OnTime, Outcome,
    Player, Playout, Point, Result, Rules, Scoring, Settlement, Superko, Way,
)  # fmt: skip
