"""Numbers of points in words and fractions: 2目半, 2.5집, 半目, 1又3/4子, 5 1/2 points."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal
from typing import NamedTuple

_LONGEST = 40
"""In characters; no amount or result is longer."""
_FRACTIONS = {"¼": "又1/4", "½": "又1/2", "¾": "又3/4"}
_AMOUNT = r"""
    (?: (?P<number>\d{1,4}(?:[.,]\d{1,9})?)
      | (?:(?P<whole>\d{1,4})?又)? (?P<part>[1-3])/(?P<parts>[24]) )?
    (?P<unit>[目点點집子]|points?|pts?|moku)? (?P<half>[半반])? (?P<after>[目집子])?
"""


class Amount(NamedTuple):
    """A number of points, and whether it was given in 子 (one is two points of difference)."""

    points: Decimal
    is_in_stones: bool


def normalised(text: str) -> str:
    """A text with plain digits and without blanks; '' if it is too long to be an amount."""
    if len(text) > _LONGEST:
        return ""
    for sign, written in _FRACTIONS.items():
        text = text.replace(sign, written)
    text = re.sub(r"(?<=\d)\s+(?=[1-3]/[24])", "又", text)
    return "".join(unicodedata.normalize("NFKC", text).split())


def parse_amount(text: str) -> Amount | None:
    """Read a normalised amount with or without its unit; None for anything else."""
    found = re.fullmatch(_AMOUNT, text, re.VERBOSE | re.ASCII)
    if found is None or not (found["number"] or found["part"] or found["half"]):
        return None
    if found["unit"] and found["after"]:
        return None
    number = Decimal((found["number"] or found["whole"] or "0").replace(",", "."))
    if found["part"]:
        number += Decimal(found["part"]) / Decimal(found["parts"])
    if found["half"]:
        number += Decimal("0.5")
    is_in_stones = "子" in (found["unit"], found["after"])
    return Amount(number * 2 if is_in_stones else number, is_in_stones)
