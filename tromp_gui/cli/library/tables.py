"""How the games of the library are written: sentences for people, JSON and CSV for programs."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui.cli.json_text import Json, to_json
from tromp_gui.cli.output import csv_line, csv_values, printable
from tromp_gui.library.facts import Facts
from tromp_gui.library.index import Index
from tromp_gui.library.listing import Listed
from tromp_gui.library.shelf import Shelf

FIELDS = (
    "file", "game", "black", "white", "date", "event", "result", "counted", "size", "komi",
    "handicap", "moves",
)  # fmt: skip


def fields(game: Listed) -> dict[str, Json]:
    """The fields of a game as other programs read them; null where the file says nothing."""
    facts = game.facts
    return {
        "file": game.path,
        "game": facts.game,
        "black": facts.black or None,
        "white": facts.white or None,
        "date": facts.date or None,
        "event": facts.event or None,
        "result": facts.result or None,
        "counted": facts.counted,
        "size": size(facts),
        "komi": None if facts.komi is None else Decimal(facts.komi),
        "handicap": facts.handicap,
        "moves": facts.moves,
    }


def csv_head() -> str:
    """The names of the columns."""
    return csv_line(FIELDS)


def game_line(game: Listed, form: str) -> str:
    """A game on a line in one of the formats."""
    if form == "text":
        return text(game)
    values = fields(game)
    return to_json(values) if form == "json" else csv_values(list(values.values()))


def text(game: Listed) -> str:
    """A game in words: its file, the players, and what is known of it."""
    facts = game.facts
    name = game.path if facts.game == 0 else f"{game.path}, game {facts.game + 1}"
    said = (facts.date, facts.event, facts.result)
    players = " – ".join(player or "?" for player in (facts.black, facts.white))
    moves = "1 turn" if facts.moves == 1 else f"{facts.moves} turns"
    words = ", ".join((players, *filter(None, said)))
    return printable(f"{name}: {words} ({size(facts)}, {moves}){_remarks(facts)}")


def _remarks(facts: Facts) -> str:
    remarks = []
    if facts.differs:
        remarks.append(f"the count says {facts.counted}")
    if facts.illegal:
        remarks.append("has illegal moves")
    return "".join(f"; {remark}" for remark in remarks)


def size(facts: Facts) -> str:
    """The size of the board, columns first."""
    return f"{facts.columns}x{facts.rows}"


def info(index: Index, shelf: Shelf, form: str) -> str:
    """What is in the library."""
    values: dict[str, Json] = {
        "index": str(index.path),
        "folders": list(shelf.folders),
        **index.counts(),
    }
    if form == "json":
        return to_json(values)
    lines = [
        f"Index: {values['index']} ({int(str(values['bytes'])) / 1e6:.1f} MB)",
        f"Games: {values['games']} in {values['files']} files; "
        f"{values['problems']} files could not be read",
        *(f"Folder: {folder}" for folder in shelf.folders),
    ]
    return "\n".join(map(printable, lines))
