"""The games that match a query, from the index."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from tromp_gui.library import query as reading
from tromp_gui.library.facts import Facts
from tromp_gui.library.index import Index, game_of_row, index_errors
from tromp_gui.library.query import ANYWHERE, FIELDS, Kind, Query, Range, Term
from tromp_gui.library.user_data import UserData
from tromp_gui.library.words import clean, folded
from tromp_gui.record.rule_names import rules_named

_SHORTEST = 3
"""The length of the parts in the index of words; for shorter words all texts are searched."""
_COLUMNS = {
    ANYWHERE: ("black", "white", "event", "about"),
    "player": ("black", "white"),
    "comment": ("comments",),
}
_HAVE_ALIASES = (ANYWHERE, "player", "black", "white")

Condition: TypeAlias = tuple[str, list[object]]
"""An SQL condition and the values of its parameters."""


class Listed(NamedTuple):
    """A game in the index: its number there, its file, and its data."""

    id: int
    path: str
    facts: Facts


_SELECT = (
    f"SELECT games.id, files.path, {', '.join(f'games.{name}' for name in Facts._fields)}"
    " FROM games JOIN files ON files.id = games.file"
)


def listed(index: Index, query: Query, user_data: UserData) -> Iterator[Listed]:
    """The games of a query, by file and number in it. Raises DamagedIndex."""
    where, values = condition(query, user_data)
    order = "ORDER BY files.path, games.game"
    with index_errors():
        for row in index.connection.execute(f"{_SELECT} WHERE {where} {order}", values):
            yield Listed(*game_of_row(row))


def games(index: Index, numbers: Sequence[int]) -> dict[int, Listed]:
    """The games with these numbers that are still in the index. Raises DamagedIndex."""
    found = {}
    with index_errors():
        for number in numbers:
            row = index.connection.execute(f"{_SELECT} WHERE games.id = ?", (number,)).fetchone()
            if row is not None:
                found[number] = Listed(*game_of_row(row))
    return found


def fingerprints(index: Index, numbers: Sequence[int]) -> Iterator[int]:
    """The `Facts.same_moves` of the games with these numbers. Raises DamagedIndex."""
    with index_errors():
        for number in numbers:
            row = index.connection.execute(
                "SELECT same_moves FROM games WHERE id = ?", (number,)
            ).fetchone()
            if row is not None:
                yield operator.index(row[0])


def condition(query: Query, user_data: UserData) -> Condition:
    """The condition of a query on the tables `games` and `files`."""
    parts, values = [], []
    for term in query.terms:
        sql, more = _condition(term, user_data)
        parts.append(f"NOT ifnull({sql}, 0)" if term.is_negated else sql)
        values += more
    return " AND ".join(parts) or "1", values


def _condition(term: Term, user_data: UserData) -> Condition:
    field, value = term.field, term.value
    kind = Kind.WORDS if field == ANYWHERE else FIELDS[field]
    if kind is Kind.WORDS:
        meant = [folded(value)]
        if not meant[0]:
            return "1", []
        if field in _HAVE_ALIASES:
            meant += [name for name in _aliases(meant[0], user_data) if name not in meant]
        return _words(_COLUMNS.get(field, (field,)), meant)
    if kind is Kind.SIZE:
        columns, rows = reading.board_size(value)
        return "(games.columns = ? AND games.rows = ?)", [columns, rows]
    if kind is Kind.YES:
        return f"(games.{field} = ?)", [reading.yes(value)]
    if kind is Kind.RANK:
        bounds = reading.rank_range(value)
        black, white = (_between(f"games.{name}_level", bounds) for name in ("black", "white"))
        return f"({black[0]} OR {white[0]})", [*black[1], *white[1]]
    if kind is Kind.DATE:
        low, high = reading.day_range(value)
        begun = _between("games.day", Range(None, high))
        ended = _between("games.last_day", Range(low, None))
        return f"({begun[0]} AND {ended[0]})", [*begun[1], *ended[1]]
    if kind in _RANGES:
        return _between(f"games.{field}", _RANGES[kind](value))
    if kind is Kind.RESULT:
        return _result("outcome" if field == "result" else field, reading.result_word(value))
    return _TEXTS[field](value, user_data)


_RANGES: dict[Kind, Callable[[str], Range]] = {
    Kind.NUMBER: reading.number_range,
    Kind.COUNT: reading.count_range,
}


def _aliases(word: str, user_data: UserData) -> Iterable[str]:
    """The other names of players with this name, or with a name that contains it as a word."""
    for group in user_data.aliases:
        names = [folded(name) for name in group]
        if any(word == name or word in name.split() for name in names):
            yield from names


def _words(columns: Sequence[str], meant: Sequence[str]) -> Condition:
    """Games with one of these texts in one of the columns."""
    if all(len(text) >= _SHORTEST for text in meant):
        quoted = (f'"{text.replace(chr(34), chr(34) * 2)}"' for text in meant)
        wanted = f"{{{' '.join(columns)}}} : ({' OR '.join(quoted)})"
        return "(games.id IN (SELECT rowid FROM words WHERE words MATCH ?))", [wanted]
    found = [f"instr({column}, ?)" for column in columns for _ in meant]
    values = [text for _ in columns for text in meant]
    return f"(games.id IN (SELECT rowid FROM words WHERE {' OR '.join(found)}))", [*values]


def _between(column: str, bounds: Range) -> Condition:
    parts, values = [f"{column} IS NOT NULL"], []
    for sign, bound in ((">=", bounds.low), ("<=", bounds.high)):
        if bound is not None:
            parts.append(f"CAST({column} AS REAL) {sign} ?")
            values.append(bound)
    return f"({' AND '.join(parts)})", [*values]


def _result(column: str, word: str) -> Condition:
    if word in ("B+", "W+"):
        return f"(games.{column} GLOB ?)", [f"{word}*"]
    return f"(games.{column} = ?)", ["" if word == "?" else word]


def _rules(value: str, user_data: UserData) -> Condition:
    rules = rules_named(value)
    if rules is not None:
        return "(games.rules_id = ?)", [rules.id]
    return "(games.rules LIKE ?)", [f"%{clean(value)}%"]


def _tag(value: str, user_data: UserData) -> Condition:
    wanted = folded(value)
    tagged = [key for key, tags in user_data.tags.items() if wanted in map(folded, tags)]
    return f"(games.same_moves IN ({', '.join(map(str, tagged))}))", []


def _file(value: str, user_data: UserData) -> Condition:
    try:
        path = os.fsencode(value)
    except UnicodeEncodeError:  # in the name of no file
        return "0", []
    return "(instr(files.path, ?))", [path]


_TEXTS: dict[str, Callable[[str, UserData], Condition]] = {
    "rules": _rules,
    "tag": _tag,
    "file": _file,
}
