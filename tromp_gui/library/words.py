"""Normalising texts of game records for comparison: dates, ranks, and names in any script."""

from __future__ import annotations

import re
import unicodedata

_DATE = re.compile(
    r"(?<!\d)([12]\d{3})(?!\d)(?:\s*[-/.年]\s*(\d{1,2})(?!\d)(?:\s*[-/.月]\s*(\d{1,2})(?!\d))?)?",
    re.ASCII,
)
_RANK = re.compile(r"(\d{1,2})\s*(k|d|p)")
_CJK_RANK = re.compile(r"([一二三四五六七八九十\d]+)([段級级])")
_NUMERALS = "一二三四五六七八九"
_DAN, _PROFESSIONAL = 0, 20
_ACCENTS = re.compile("[\u0300-\u036f]")


def clean(text: str) -> str:
    """The text without what a database cannot store: lone surrogates and NUL characters."""
    return text.encode("utf-8", "replace").decode().replace("\0", " ")


def folded(text: str) -> str:
    """The text normalised for comparison: no capitals, no accents, no full-width letters."""
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", clean(text)))
    return unicodedata.normalize("NFC", plain.casefold())


def day_of(text: str) -> int | None:
    """The first date in a DT value as a number such as 18460721; unknown parts are 0.

    Reads FF[4]'s form, also with slashes, points or 年月日 instead of hyphens.
    """
    match = _DATE.search(unicodedata.normalize("NFKC", text))
    if match is None:
        return None
    year, month, day = (int(part or 0) for part in match.groups())
    if not 1 <= month <= 12:
        month = day = 0
    return year * 10000 + month * 100 + (day if 1 <= day <= 31 else 0)


def level_of(rank: str) -> int | None:
    """A rank as a number: 30 to 1 kyu are -30 to -1, dan from 1, professional dan from 21."""
    text = folded(rank)
    if match := _RANK.search(text):
        number, kind = int(match[1]), match[2]
        if not number:
            return None
        professional = kind == "p" or "pro" in text
        return -number if kind == "k" else number + (_PROFESSIONAL if professional else _DAN)
    if match := _CJK_RANK.search(text):
        number = _numeral(match[1])
        return (number if match[2] == "段" else -number) or None
    return 1 if text.strip() == "初段" else None


def _numeral(text: str) -> int:
    """1 to 99, in digits or as 十二."""
    if text.isascii():
        return int(text[:2])
    tens, ten, ones = text.rpartition("十")
    units = _NUMERALS.find(ones[-1:]) + 1 if ones else 0
    return units + (10 * (_NUMERALS.find(tens[-1:]) + 1 if tens else 1) if ten else 0)
