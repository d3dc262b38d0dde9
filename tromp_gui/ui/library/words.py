"""The library in words: details of games, errors in a search line, next moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, parse_result
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.library.duplicates import Likeness
from tromp_gui.library.facts import Facts
from tromp_gui.library.query import FIELDS, Kind, QueryError
from tromp_gui.match.wilson import wilson
from tromp_gui.session.library.session import FoundPosition, NextMove, SoughtPosition
from tromp_gui.wording import color_name, listed, result_sentence
from tromp_gui.wording.analysis import whole_percent
from tromp_gui.wording.translation import plural


def tr(text: str) -> str:
    return QCoreApplication.translate("library", text)


def player(facts: Facts, color: str) -> str:
    """The name and rank of "black" or "white"; '' if the file has neither."""
    return " ".join(filter(None, (getattr(facts, color), getattr(facts, f"{color}_rank"))))


def title(path: str, facts: Facts) -> str:
    """The players, or the file's name if neither is named."""
    if not (player(facts, "black") or player(facts, "white")):
        return file_name(path, facts)
    return " – ".join(player_name(facts, color) for color in ("black", "white"))


def player_name(facts: Facts, color: str) -> str:
    """A player, by the colour if the file has no name."""
    return player(facts, color) or color_name(_COLORS[color])


def file_name(path: str, facts: Facts) -> str:
    """The name of a file, and the number of the game if it is not the first."""
    name = Path(path).name
    return name if not facts.game else f"{name} ({facts.game + 1})"


def details(path: str, facts: Facts) -> list[str]:
    """Details of a game, one line each."""
    recorded = parse_result(facts.outcome)
    result = facts.result if recorded is None else result_sentence(recorded)
    lines = [listed((facts.event, facts.date)), result]
    lines += _count(facts, recorded)
    if facts.illegal:
        lines.append(plural("library", "1 illegal move", "%n illegal moves", facts.illegal))
    if facts.repeats:
        text = plural("library", "Repeats a position", "Repeats positions %n times", facts.repeats)
        lines.append(text)
    if title(path, facts) != file_name(path, facts):
        lines.append(file_name(path, facts))
    return [" ".join(line.split()) for line in lines if line]


def _count(facts: Facts, recorded: Result | None) -> Iterator[str]:
    """What the count says if it is not the recorded result, or why it was not compared."""
    counted = parse_result(facts.counted)
    if counted is None:
        if recorded is not None and recorded.has_score:
            yield tr("Not counted: the file marks no dead stones.")
    elif facts.differs:
        text = tr("The count says {result}, with the dead stones that the file marks.")
        yield text.format(result=result_sentence(counted))


def group(number: int, likeness: str | None) -> str:
    """The group of a game that occurs more than once, and how it is like the one before it."""
    said = {
        Likeness.BYTES.value: tr("same file"),
        Likeness.MOVES.value: tr("same moves"),
        Likeness.SIGNATURE.value: tr("rotated or shortened"),
    }
    shown = QLocale().toString(number)
    return shown if likeness is None else f"{shown} · {said[likeness]}"


def groups(count: int) -> str:
    """The number of groups of duplicates."""
    return plural("library", "1 group", "%n groups", count)


def games(count: int) -> str:
    """The number of games."""
    return plural("library", "1 game", "%n games", count)


def progress(done: int, total: int) -> str:
    """The progress of reading."""
    if not total:
        return tr("Looking for new games…")
    number = QLocale().toString
    text = tr("Reading files: {done} of {total}")
    return text.format(done=number(done), total=number(total))


def export_progress(done: int, total: int) -> str:
    """The progress of an export; '' if there is none."""
    if not total:
        return ""
    number = QLocale().toString
    return tr("Exporting: {done} of {total}").format(done=number(done), total=number(total))


def wrong_query(problem: QueryError) -> str:
    """What is wrong with a search line, and what to write instead."""
    term = problem.term
    if term is None:
        return tr("This search cannot be read.")
    if term.field not in FIELDS:
        text = tr("There is no field “{field}”. Choose one in the list of filters.")
        return text.format(field=term.field)
    if not term.value:
        text = tr("“{field}:” has no value. Write it after the colon.")
        return text.format(field=term.field)
    return _EXPECTED[FIELDS[term.field]]().format(value=term.value)


_COLORS = {"black": Color.BLACK, "white": Color.WHITE}
_EXPECTED = {
    Kind.NUMBER: lambda: tr("“{value}” is not a number. Write a number such as 7, or 5..7."),
    Kind.COUNT: lambda: tr("“{value}” is neither yes nor no."),
    Kind.YES: lambda: tr("“{value}” is neither yes nor no."),
    Kind.DATE: lambda: tr(
        "“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850."
    ),
    Kind.RANK: lambda: tr("“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d."),
    Kind.SIZE: lambda: tr("“{value}” is not a board size. Write 19, or 13x9."),
    Kind.RESULT: lambda: tr("“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?."),
}


def next_heads() -> tuple[str, ...]:
    """The headings of the table of next moves."""
    return tr("Next"), tr("Games"), tr("Black won"), tr("95% interval"), tr("Years")


def next_cells(move: NextMove) -> tuple[str, ...]:
    """The cells of a next move under `next_heads`; the interval is Wilson's."""
    name = tr("Pass") if move.point is None else format_vertex(move.point)
    won = move.black_wins + move.white_wins
    share = between = ""
    if won:
        low, high = wilson(move.black_wins, won)
        share = whole_percent(move.black_wins / won)
        between = f"{whole_percent(low)} – {whole_percent(high)}"
    years = dict.fromkeys(filter(None, (move.first, move.last)))
    count = QLocale().toString(move.times)
    return name, count, share, between, "–".join(map(str, years))


def spoken_next(move: NextMove) -> str:
    """A next move for screen readers."""
    name, *_ = next_cells(move)
    times = plural("library", "{move}: once", "{move}: %n times", move.times)
    said = times.format(move=name)
    won = move.black_wins + move.white_wins
    if won == 1:
        said += ", " + (tr("Black won") if move.black_wins else tr("White won"))
    elif won:
        share = whole_percent(move.black_wins / won)
        said += ", " + tr("Black won {share}").format(share=share)
    return said


def place(sought: SoughtPosition) -> str:
    """What is searched for on the board."""
    if sought.corners is None:
        return tr("Position on the board")
    first, last = map(format_vertex, sought.corners)
    return tr("Region {first} to {last}").format(first=first, last=last)


def unread(count: int) -> str:
    """The number of files that could not be read."""
    return plural("library", "1 file could not be read.", "%n files could not be read.", count)


def exported(count: int, name: str) -> str:
    """A report that games were written to a file."""
    return plural(
        "library", "1 game exported to {name}.", "%n games exported to {name}.", count
    ).format(name=name)


def games_found(found: FoundPosition) -> str:
    """The number of games that have the position, or the pattern in a region."""
    if found.sought.corners is not None:
        return plural(
            "library", "1 game with this pattern", "%n games with this pattern", found.games
        )
    return plural(
        "library", "1 game with this position", "%n games with this position", found.games
    )
