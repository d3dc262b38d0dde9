"""The search line: a query for games, typed by a person or filled in by a form.

A query is a list of terms that must all match: words, or `field:value`, with a `-` before what must
not match; `"…"` keeps words together. Ranges are `a..b`, `a..` and `..b`.
"""

from __future__ import annotations

import re
from decimal import Decimal
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.go.result import parse_result
from tromp_gui.library.words import level_of
from tromp_gui.record import game_info
from tromp_gui.record.komi import parse_komi

_TOKEN = re.compile(r'(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S*))', re.IGNORECASE)
_DAY = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?", re.ASCII)
_DECADE = re.compile(r"(\d{3})0s", re.ASCII)
_SIZE = re.compile(r"(\d{1,2})(?:[x×:](\d{1,2}))?", re.ASCII | re.IGNORECASE)
_YES = {"yes": True, "no": False}


class Kind(Enum):
    """The kind of values that a field has."""

    WORDS = "words"
    TEXT = "text"
    NUMBER = "number"
    COUNT = "count"
    YES = "yes"
    DATE = "date"
    RANK = "rank"
    SIZE = "size"
    RESULT = "result"


_KINDS = {
    "rank": Kind.RANK,
    "date": Kind.DATE,
    "rules": Kind.TEXT,
    "komi": Kind.NUMBER,
    "handicap": Kind.NUMBER,
    "result": Kind.RESULT,
}
"""The kinds of the words for game information that are not searched for words."""

FIELDS = MappingProxyType(
    {
        "player": Kind.WORDS,
        **{
            field.query: _KINDS.get(field.query, Kind.WORDS)
            for field in game_info.FIELDS.values()
            if field.query
        },
        "year": Kind.DATE,
        "size": Kind.SIZE,
        "moves": Kind.NUMBER,
        "counted": Kind.RESULT,
        "differs": Kind.YES,
        "illegal": Kind.COUNT,
        "repeats": Kind.COUNT,
        "tag": Kind.TEXT,
        "file": Kind.TEXT,
    }
)
"""The fields of the search line; other words are searched for in the texts of a game."""
ANYWHERE = ""
"""The field for words without a field."""


class QueryError(ValueError):
    """A search line that cannot be understood; `str` is one sentence, `term` the bad part."""

    term: Term | None = None


class Term(NamedTuple):
    """One condition: a field (ANYWHERE: none), its value as written, and whether it is negated."""

    field: str
    value: str
    is_negated: bool = False

    def __str__(self) -> str:
        is_quoted = '"' not in self.value and re.search(r"\s|^-|:", self.value)
        quoted = f'"{self.value}"' if is_quoted else self.value
        head = f"{self.field}:" if self.field else ""
        return f"{'-' * self.is_negated}{head}{quoted}"


class Query(NamedTuple):
    """A query for games; without terms, all games. `str` is the search line."""

    terms: tuple[Term, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(str, self.terms))


def parse(line: str) -> Query:
    """Read a search line. Raises QueryError."""
    terms = []
    for match in _TOKEN.finditer(line):
        minus, field, quoted, plain = match.groups()
        value = (plain if quoted is None else quoted).strip()
        if not match[0]:
            continue
        name = (field or ANYWHERE).lower()
        if not value:
            if name:
                problem = QueryError(f'"{match[0]}" has no value. Write it as {name}:VALUE.')
                problem.term = Term(name, "")
                raise problem
            continue
        term = Term(name, value, bool(minus))
        try:
            _check(term)
        except QueryError as problem:
            problem.term = term
            raise
        terms.append(term)
    return Query(tuple(terms))


def _check(term: Term) -> None:
    """Raise QueryError if the field or the value is invalid."""
    if term.field == ANYWHERE:
        return
    kind = FIELDS.get(term.field)
    if kind is None:
        raise QueryError(f'There is no field "{term.field}". Choose {", ".join(FIELDS)}.')
    read = _READERS.get(kind)
    if read is not None:
        read(term.value)


class Range(NamedTuple):
    """Numbers from `low` to `high`, both included; None: no bound."""

    low: float | None
    high: float | None

    @classmethod
    def between(cls, one: float | None, other: float | None) -> Range:
        """From one number to another, in either order; None: no bound on that side."""
        if one is not None and other is not None and one > other:
            one, other = other, one
        return cls(one, other)


def number_range(text: str) -> Range:
    """A number, or a range of numbers. Raises QueryError."""

    def number(part: str) -> float:
        value: Decimal | None = parse_komi(part)
        if value is None:
            raise QueryError(f'"{text}" is not a number. Write a number such as 7, or 5..7.')
        return float(value)

    low, high = _ends(text)
    return Range.between(number(low) if low else None, number(high) if high else None)


def count_range(text: str) -> Range:
    """A range of numbers, or yes (1 and more) and no (0). Raises QueryError."""
    if text.lower() in _YES:
        return Range(1, None) if _YES[text.lower()] else Range(0, 0)
    return number_range(text)


def yes(text: str) -> bool:
    """Yes or no. Raises QueryError."""
    if text.lower() not in _YES:
        raise QueryError(f'"{text}" is neither yes nor no.')
    return _YES[text.lower()]


def day_range(text: str) -> Range:
    """A day, month, year, decade (1980s) or a range of these, with days as in `words.days_of`.

    Raises QueryError.
    """
    low, high = _ends(text)
    ends = sorted(_days(end, text) for end in (low, high) if end)
    first, last = ends[0][0], ends[-1][1]
    return Range(first if low else None, last if high else None)


def _days(part: str, text: str) -> tuple[int, int]:
    if decade := _DECADE.fullmatch(part):
        start = int(decade[1]) * 10
        return start * 10000, (start + 9) * 10000 + 9999
    match = _DAY.fullmatch(part)
    if match is None:
        raise QueryError(f'"{text}" is not a date. Write 1846, 1846-07, 1846-07-21 or 1840s.')
    year, month, day = (int(each or 0) for each in match.groups())
    first = year * 10000 + month * 100 + day
    return first, first + (0 if day else 99 if month else 9999)


def rank_range(text: str) -> Range:
    """A rank (5k, 3d, 9p) or a range of ranks, with ranks as in `words.level_of`.

    Raises QueryError.
    """

    def level(part: str) -> int:
        value = level_of(part)
        if value is None:
            raise QueryError(f'"{text}" is not a rank. Write 5k, 3d, 9p or 1d..9d.')
        return value

    low, high = _ends(text)
    return Range.between(level(low) if low else None, level(high) if high else None)


def board_size(text: str) -> tuple[int, int]:
    """Columns and rows of 19, or of 13x9. Raises QueryError."""
    match = _SIZE.fullmatch(text)
    if match is None:
        raise QueryError(f'"{text}" is not a board size. Write 19, or 13x9.')
    return int(match[1]), int(match[2] or match[1])


def result_word(text: str) -> str:
    """A result as in RE: B+R, W+3.5, 0, Void; "B+" for any win of Black, "?" for no result.

    Raises QueryError.
    """
    if text == "?":
        return text
    result = parse_result(f"{text}+" if text.upper() in ("B", "W") else text)
    if result is None:
        raise QueryError(f'"{text}" is not a result. Write B+, W+R, B+3.5, 0, Void or ?.')
    return str(result)


def _ends(text: str) -> tuple[str, str]:
    low, dots, high = text.partition("..")
    if dots and not (low or high):
        raise QueryError('".." is not a range. Write a number such as 7, or 5..7.')
    return (low, high) if dots else (text, text)


_READERS = {
    Kind.NUMBER: number_range,
    Kind.COUNT: count_range,
    Kind.YES: yes,
    Kind.DATE: day_range,
    Kind.RANK: rank_range,
    Kind.SIZE: board_size,
    Kind.RESULT: result_word,
}
