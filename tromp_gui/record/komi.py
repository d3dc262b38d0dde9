"""The komi of a record: KM as it is meant, where a file does not write a number of points.

Sources for the codes of Fox and gokifu.com: KataGo (pull request 1118), online-go/goban (pull
request 205) and LizzieYzy Next (issue 262), which read them the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.go.amounts import normalised, parse_amount
from tromp_gui.go.custom_rules import base_of
from tromp_gui.record.rule_names import rules_named

_DECIMAL = r"[+-]?(?:[0-9]{1,6}(?:[.,][0-9]{0,9})?|[.,][0-9]{1,9})"
_LABEL = re.compile("^(?:[黑黒]?[贴貼]|コミ|덤)")
_CODES: Mapping[int, Decimal] = MappingProxyType(
    {
        50: Decimal("0.5"),
        **dict.fromkeys((275, 550), Decimal("5.5")),
        **dict.fromkeys((325, 650), Decimal("6.5")),
        **dict.fromkeys((350, 700), Decimal(7)),
        **dict.fromkeys((375, 750), Decimal("7.5")),
    }
)
"""Hundredths of points, or of 子, each of which is two points."""
_WRITERS = ("foxwq", "sgfc")
"""What AP contains in files of Fox and of gokifu.com."""
_IN_STONES = frozenset(map(Decimal, ("2.75", "3.25", "3.75")))
"""The customary komi of Chinese rules in 子."""


class KomiRemark(Enum):
    """A remark about a komi, besides its number."""

    CODED = "coded"
    """A code of Fox or gokifu."""
    IN_STONES = "in-stones"
    """A number of 子, which was doubled."""
    IN_WORDS = "in-words"
    """A number with a unit or a half in words."""
    TOO_LARGE = "too-large"
    """More points than the board has, and taken as it is."""


class KomiReading(NamedTuple):
    """How a KM value was understood; no komi if it was not."""

    komi: Decimal | None
    remark: KomiRemark | None = None


def read_komi(text: str, points: int, programs: Iterable[str], rules: str) -> KomiReading:
    """Read a KM value on a board with this many points; `programs` are the values of AP, `rules` is
    RU (docs/file-format.md, "Komi").
    """
    komi = parse_komi(text)
    if komi is None:
        amount = parse_amount(_LABEL.sub("", normalised(text)))
        return KomiReading(amount.points, KomiRemark.IN_WORDS) if amount else KomiReading(None)
    size = abs(komi)
    is_large = size > points
    if size in _CODES and (is_large or _is_by(programs)):
        return KomiReading(_CODES[int(size)].copy_sign(komi), KomiRemark.CODED)
    if size in _IN_STONES and is_chinese(rules):
        return KomiReading(komi * 2, KomiRemark.IN_STONES)
    return KomiReading(komi, KomiRemark.TOO_LARGE if is_large else None)


def parse_komi(text: str) -> Decimal | None:
    """Read a number, with a decimal point or comma; None for anything else."""
    text = text.strip()
    return Decimal(text.replace(",", ".")) if re.fullmatch(_DECIMAL, text) else None


def format_komi(komi: Decimal) -> str:
    """A komi in its shortest decimal form: 7, 7.5, -0.5."""
    text = format(komi + 0, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def is_chinese(rules: str) -> bool:
    """Whether RU names Chinese rules, also changed ones."""
    named = rules_named(rules)
    return named is not None and base_of(named).id == "chinese"


def _may_be_chinese(rules: str) -> bool:
    return not rules or is_chinese(rules)


def _is_by(programs: Iterable[str]) -> bool:
    names = " ".join(programs).casefold()
    return any(writer in names for writer in _WRITERS)
