"""The columns of the table of games: heading, width, and what they say of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.library.facts import Facts
from tromp_gui.ui.library.words import file_name, player_name, tr
from tromp_gui.wording import listed
from tromp_gui.wording.translation import localized


class Cells(NamedTuple):
    """A game in the table: its group of duplicates, '' if it has none; its file; the move at which
    the position occurs, if one is searched for; its tags.
    """

    group: str
    path: str
    facts: Facts
    move: int | None = None
    tags: Sequence[str] = ()


class Column(NamedTuple):
    """A column: `width` in pixels, at least that of the `longest` text that is shown in full."""

    head: Callable[[], str]
    width: int
    text: Callable[[Cells], object]
    """What it says of a game; None is shown as ''."""
    longest: str = ""
    is_number: bool = False
    """Whether it is aligned to the right."""


def _size(game: Cells) -> str:
    return f"{game.facts.columns} × {game.facts.rows}"


def _date(game: Cells) -> str:
    first, comma, _ = game.facts.date.partition(",")
    return f"{first}…" if comma else first


def _counted(game: Cells) -> str:
    return f"{game.facts.counted} ≠" if game.facts.differs else game.facts.counted


TABLE: Mapping[str, Column] = MappingProxyType(
    {
        "group": Column(lambda: tr("Group"), 150, lambda game: game.group),
        "move": Column(lambda: tr("At move"), 64, lambda game: game.move, is_number=True),
        "black": Column(lambda: tr("Black"), 128, lambda game: player_name(game.facts, "black")),
        "white": Column(lambda: tr("White"), 128, lambda game: player_name(game.facts, "white")),
        "result": Column(lambda: tr("Result"), 66, lambda game: game.facts.result, "W+100.5"),
        "date": Column(lambda: tr("Date"), 92, _date, "2000-00-00…"),
        "moves": Column(lambda: tr("Moves"), 58, lambda game: game.facts.moves, is_number=True),
        "event": Column(lambda: tr("Event"), 150, lambda game: game.facts.event),
        "size": Column(lambda: tr("Board"), 64, _size),
        "komi": Column(
            lambda: tr("Komi"), 54, lambda game: localized(game.facts.komi or ""), is_number=True
        ),
        "handicap": Column(
            lambda: tr("Handicap"), 76, lambda game: game.facts.handicap or "", is_number=True
        ),
        "counted": Column(lambda: tr("Counted"), 76, _counted),
        "rules": Column(lambda: tr("Rules"), 90, lambda game: game.facts.rules),
        "tags": Column(lambda: tr("Tags"), 110, lambda game: listed(game.tags)),
        "file": Column(lambda: tr("File"), 200, lambda game: file_name(game.path, game.facts)),
    }
)
"""The columns by name, from left to right. Those in `library.browsing.ORDERS` can be sorted by."""

COLUMNS = tuple(TABLE)


def heads() -> dict[str, str]:
    """The heading of each column."""
    return {name: column.head() for name, column in TABLE.items()}


def cell(name: str, game: Cells) -> str:
    """The text of a column for a game, in one line."""
    said = TABLE[name].text(game)
    return "" if said is None else " ".join(str(said).split())
