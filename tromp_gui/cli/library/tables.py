"""Output of the library's games: sentences, JSON and CSV, and one file with many of them."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Generator, Iterator, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

from tromp_gui.cli.json_text import Json, to_json
from tromp_gui.cli.output import csv_line, csv_values, printable
from tromp_gui.disk import FileProblem
from tromp_gui.library.duplicates import Group, Likeness
from tromp_gui.library.facts import Facts
from tromp_gui.library.index import Index
from tromp_gui.library.listing import Listed, games
from tromp_gui.library.user_data import UserData
from tromp_gui.match.wilson import wilson
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import game_bytes, read_bytes, save_bytes
from tromp_gui.sgf.collection import Collection, SgfError
from tromp_gui.sgf.opening import read_any

if TYPE_CHECKING:
    from tromp_gui.library.finding import Continuation

_PART = 256
"""How many games are looked up at once."""

FIELDS = (
    "file", "game", "black", "white", "date", "event", "result", "counted", "size", "komi",
    "handicap", "moves",
)  # fmt: skip


def fields(game: Listed) -> dict[str, Json]:
    """The fields of a game for other programs; null if the file does not say."""
    facts = game.facts
    return {
        "file": game.path,
        "game": facts.game,
        "black": facts.black or None,
        "white": facts.white or None,
        "date": facts.date or None,
        "event": facts.event or None,
        "result": facts.result or None,
        "counted": facts.counted or None,
        "size": size(facts),
        "komi": None if facts.komi is None else Decimal(facts.komi),
        "handicap": facts.handicap,
        "moves": facts.moves,
    }


def csv_head() -> str:
    """The names of the columns."""
    return csv_line(FIELDS)


def game_line(game: Listed, form: str) -> str:
    """A game on one line in one of the formats."""
    if form == "text":
        return text(game)
    values = fields(game)
    return to_json(values) if form == "json" else csv_values(list(values.values()))


def text(game: Listed) -> str:
    """A game in words: its file, the players, and its data."""
    facts = game.facts
    name = game.path if facts.game == 0 else f"{game.path}, game {facts.game + 1}"
    said = (facts.date, facts.event, facts.result)
    players = " – ".join(player or "?" for player in (facts.black, facts.white))
    words = ", ".join((players, *filter(None, said)))
    return printable(
        f"{name}: {words} ({size(facts)}, {count(facts.moves, 'turn')}){_remarks(facts)}"
    )


def _remarks(facts: Facts) -> str:
    remarks = []
    if facts.differs:
        remarks.append(f"the count without the dead stones marked says {facts.counted}")
    if facts.illegal:
        remarks.append("has illegal moves")
    return "".join(f"; {remark}" for remark in remarks)


def size(facts: Facts) -> str:
    """The size of the board, columns first."""
    return f"{facts.columns}x{facts.rows}"


_LIKENESS = {
    Likeness.BYTES: "equal files",
    Likeness.MOVES: "equal moves",
    Likeness.SIGNATURE: "equal once turned, or cut short",
}


def group(group: Group, form: str) -> str:
    """Groups of equal games, in one of the formats."""
    if form == "json":
        return to_json({"kind": group.likeness.value, "games": list(map(fields, group.games))})
    head = f"{count(len(group.games), 'game')}, {_LIKENESS[group.likeness]}:"
    return "\n".join((head, *(f"    {text(game)}" for game in group.games)))


HIT_FIELDS = (*FIELDS, "move", "next")
NEXT_FIELDS = ("next", "count", "black_wins", "white_wins", "first", "last")


def found(
    hits: Sequence[tuple[Listed, int, str | None]],
    nexts: Sequence[tuple[str | None, Continuation]],
    form: str,
) -> Iterator[str]:
    """Hits (game, move, next turn) and the next turns counted, in one of the formats."""
    values: list[dict[str, Json]] = [
        {**fields(game), "move": move, "next": point} for game, move, point in hits
    ]
    counted: list[dict[str, Json]] = [
        dict(zip(NEXT_FIELDS, (point, *each[1:-1]), strict=True)) for point, each in nexts
    ]
    if form == "json":
        yield from map(to_json, [*values, *counted])
    elif form == "csv":
        columns = tuple(dict.fromkeys((*HIT_FIELDS, *NEXT_FIELDS)))
        yield csv_line(columns)
        for row in [*values, *counted]:
            yield csv_values([row.get(column) for column in columns])
    else:
        for game, move, point in hits:
            yield f"{text(game)}; move {move}, next {point or '–'}"
        if counted:
            yield f"{count(len(hits), 'hit')}. Next:"
        for row in counted:
            yield _next_line(row)


def _next_line(row: Mapping[str, Json]) -> str:
    """A next turn: its frequency, Black's share of wins with its 95 % interval, and years."""
    times, black, white = (int(str(row[name])) for name in NEXT_FIELDS[1:4])
    line = f"    {row['next']}: {times}"
    if won := black + white:
        low, high = wilson(black, won)
        line += f", Black won {100 * black / won:.0f} % ({100 * low:.0f} to {100 * high:.0f} %)"
    years = dict.fromkeys((row["first"], row["last"]))
    return line + (f", {'–'.join(map(str, years))}" if row["first"] is not None else "")


def count(number: int, thing: str) -> str:
    """A number of things: 1 game, 2 games."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def info(index: Index, user_data: UserData, form: str) -> str:
    """The contents of the library."""
    values: dict[str, Json] = {
        "index": str(index.path),
        "folders": list(user_data.folders),
        **index.counts(),
    }
    if form == "json":
        return to_json(values)
    lines = [
        f"Index: {values['index']} ({int(str(values['bytes'])) / 1e6:.1f} MB)",
        f"Games: {values['games']} in {values['files']} files; "
        f"{values['problems']} files could not be read",
        *(f"Folder: {folder}" for folder in user_data.folders),
    ]
    return "\n".join(map(printable, lines))


def export(index: Index, numbers: Sequence[int], path: Path) -> Generator[int, None, int]:
    """Write games, by their numbers in the index, to a file: a table if its name ends in .csv, else
    a collection. Yields how many are done; returns how many were written, without those that no
    longer exist. The file is written completely at the end, or not at all.

    Raises FileProblem, OSError and DamagedIndex.
    """
    found: list[Listed] = []
    for at in range(0, len(numbers), _PART):
        found += games(index, numbers[at : at + _PART]).values()
        yield 0
    if path.suffix.lower() == ".csv":
        lines = [csv_head(), *(game_line(game, "csv") for game in found)]
        parts = [f"{line}\n".encode() for line in lines]
        written = len(found)
    else:
        records = yield from _records(found)
        written = sum(map(bool, records))
        parts = [record.removeprefix(BOM_UTF8) for record in records]
        if parts != records:  # some record is only so recognised as UTF-8
            parts.insert(0, BOM_UTF8)
    save_bytes(path, b"".join(parts))
    return written


def _records(found: Sequence[Listed]) -> Generator[int, None, list[bytes]]:
    """The record of each game; b"" if its file has fewer games now."""
    by_file: dict[str, list[int]] = {}
    for place, game in enumerate(found):
        by_file.setdefault(game.path, []).append(place)
    records = [b""] * len(found)
    done = 0
    for name, places in by_file.items():
        trees = _read(Path(name)).games
        for place in places:
            number = found[place].facts.game
            tree = trees[number] if number < len(trees) else None
            if isinstance(tree, Tree):
                records[place] = game_bytes(Path(name), [tree]).data
            done += 1
            yield done
    return records


def _read(path: Path) -> Collection:
    try:
        return read_any(read_bytes(path))
    except SgfError as error:
        raise FileProblem(path, error.problem, error.detail) from None
