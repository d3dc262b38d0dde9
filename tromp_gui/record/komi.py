"""The komi of a record: KM as it is meant, where a file does not write a number of points.

Sources for the codes of Fox and gokifu.com: KataGo (pull request 1118), online-go/goban (pull
request 205) and LizzieYzy Next (issue 262), which read them the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.amounts import normalised, parse_amount
from tromp_gui.go.custom_rules import base_of
from tromp_gui.record.rule_names import rules_named

_DECIMAL = r"[+-]?(?:[0-9]{1,6}(?:[.,][0-9]{0,9})?|[.,][0-9]{1,9})"
_LABEL = re.compile("^(?:[黑黒]?[贴貼]|コミ|덤)")
_SMALLEST = 50
_CODES = range(100, 1000, 25)
"""Hundredths of points, or of 子, each of which is two points; and `_SMALLEST`."""
_CUSTOMARY = frozenset(map(Decimal, ("0.5", "5.5", "6.5", "7", "7.5")))
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
    code = _decoded(size, points, programs, rules)
    if code is not None:
        return KomiReading(code.copy_sign(komi), KomiRemark.CODED)
    if size in _IN_STONES and may_be_chinese(rules):
        return KomiReading(komi * 2, KomiRemark.IN_STONES)
    return KomiReading(komi, KomiRemark.TOO_LARGE if size > points else None)


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


def may_be_chinese(rules: str) -> bool:
    """Whether RU names Chinese rules, or none."""
    return not rules or is_chinese(rules)


def _decoded(size: Decimal, points: int, programs: Iterable[str], rules: str) -> Decimal | None:
    """The komi that a number is the code of; None if it may be meant as it is.

    It is a code if it is more than anyone gives, half of the points of the board, or if one of
    these programs wrote it. The rules say what it counts, but a customary komi goes before others.
    """
    if size != _SMALLEST and size not in _CODES:
        return None
    is_beyond = size > points or (size in _CODES and 2 * size > points)
    if not (is_beyond or _is_by(programs)):
        return None
    named = rules_named(rules)
    base = "" if named is None else base_of(named).id
    readings = [size / 50, size / 100] if base == "chinese" else [size / 100, size / 50]
    if customary := next((each for each in readings if each in _CUSTOMARY), None):
        return customary
    is_plain = is_beyond and base in ("chinese", "japanese") and readings[0] * 2 % 1 == 0
    return readings[0] if is_plain else None


def _is_by(programs: Iterable[str]) -> bool:
    names = " ".join(programs).casefold()
    return any(writer in names for writer in _WRITERS)
