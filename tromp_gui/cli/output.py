"""Output of reports: sentences for people, JSON and CSV for programs."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from tromp_gui import wording
from tromp_gui.cli import explain
from tromp_gui.cli.json_text import Json
from tromp_gui.cli.report import Counted, GameFailure, GameReport, vertices
from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.result import Result, plain
from tromp_gui.gtp.chain_status import LifeStatus
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.record.replay import OFF_BOARD, Played
from tromp_gui.scoring.unfilled import unfilled
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.rule_names import komi_words

_FORMULA = frozenset("=+-@")
"""The first characters of cells that spreadsheets evaluate (OWASP, "CSV Injection")."""

CHECK_FIELDS = (
    "file", "game", "rules", "komi", "rows", "columns", "moves", "recorded", "date", "illegal",
    "warnings", "error",
)  # fmt: skip
"""The columns of `check --format csv`."""

SCORE_FIELDS = (
    "file", "game", "rules", "komi", "rows", "columns", "moves", "black", "white", "result",
    "recorded", "date", "agrees", "agrees_under", "dead", "illegal", "warnings", "error",
)  # fmt: skip
"""The columns of `score --format csv`."""


def fields(report: GameReport | GameFailure) -> dict[str, Json]:
    """The fields of a report for other programs, in order."""
    if isinstance(report, GameFailure):
        return {"file": report.file, "game": report.game, "error": report.error}
    game: dict[str, Json] = {
        "file": report.file,
        "game": report.game,
        "rules": report.terms.rules.id,
        "komi": report.terms.komi,
        "rows": report.rows,
        "columns": report.columns,
        "moves": report.moves,
    }
    counted = report.counted
    if counted is not None:
        score = counted.score
        game["black"], game["white"] = score.black.total, score.white.total
        game["result"] = str(score.result)
    game["recorded"], game["date"] = report.recorded, report.date
    if counted is not None:
        game["agrees"] = counted.agrees
        game["agrees_under"] = counted.agrees_under and counted.agrees_under.id
        game["dead"] = vertices(counted.score.dead)
        needed = unfilled(counted.score)
        game["open_borders"] = vertices(needed.borders)
        game["connections"] = vertices(needed.connections)
    game["illegal"] = [_illegal(each) for each in report.illegal]
    game["warnings"] = report.warnings
    if counted is not None and counted.statuses is not None:
        game["proposal"] = explain.status_fields(counted.statuses)
    if counted is not None and counted.stands is not None:
        game["explain"] = explain.fields(counted.score, counted.stands)
    return game


def _illegal(played: Played) -> Json:
    turn, illegal = played.turn, _reason(played)
    return {
        "turn": played.number,
        "color": turn.color.value,
        "point": None if turn.point == OFF_BOARD else format_vertex(turn.point),
        "reason": illegal.reason.value,
        "repeats": illegal.repeats and max(illegal.repeats, 0),
    }


def _reason(played: Played) -> Illegal:
    assert played.illegal is not None
    return played.illegal


def csv_line(values: Sequence[str]) -> str:
    """One row of a table, without its line end."""
    row = io.StringIO()
    csv.writer(row, lineterminator="").writerow(values)
    return row.getvalue()


def csv_values(values: Sequence[Json]) -> str:
    """Values as a row; lists are written in one cell.

    An apostrophe precedes texts that a spreadsheet would take for a formula.
    """
    return csv_line([_plain(value) for value in values])


def _plain(value: Json) -> str:
    """The text of a cell, without characters that control a terminal or a spreadsheet."""
    text = printable(_cell(value))
    is_text = not isinstance(value, int | Decimal)
    return f"'{text}" if is_text and text.lstrip()[:1] in _FORMULA else text


def _cell(value: Json) -> str:
    if value is None or isinstance(value, bool):
        return {None: "", True: "true", False: "false"}[value]
    if isinstance(value, Decimal):
        return plain(value + 0)
    if isinstance(value, Mapping):
        return " ".join(_cell(each) for each in value.values() if each is not None)
    if isinstance(value, str | int):
        return str(value)
    parts = [_cell(each) for each in value]
    return (" " if all(" " not in part for part in parts) else "; ").join(parts)


def text(report: GameReport | GameFailure) -> str:
    """One game in sentences: the verdict on the first line, details below."""
    name = report.file if report.game == 0 else f"{report.file}, game {report.game + 1}"
    if isinstance(report, GameFailure):
        return f"{name}: {report.error}"
    lines = [f"{name}: {_verdict(report)}", *_remarks(report)]
    counted = report.counted
    if counted is not None and counted.stands is not None:
        lines += ["", *explain.lines(counted.score, counted.stands), ""]
        if counted.statuses is not None:
            lines += [*explain.status_lines(counted.statuses), ""]
    return "\n".join(_indented(printable(line), at > 0) for at, line in enumerate(lines))


def _indented(line: str, further: bool) -> str:
    return f"    {line}" if further and line else line


def complain(problem: object, program: str = "tromp-gui", more: Iterable[str] = ()) -> None:
    """Write what could not be done to standard error, after the program's name, and `more` lines
    below.
    """
    for line in (f"{program}: {problem}", *(f"  {each}" for each in more)):
        print(printable(line), file=sys.stderr)


def printable(line: str) -> str:
    """A line without control characters, which files may contain."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in line
    )


def _verdict(report: GameReport) -> str:
    terms = report.terms
    komi = f"{terms.rules.name}, {komi_words(terms.rules, terms.komi)}"
    size = f"{report.columns}x{report.rows}, {_turns(report.moves)}"
    if report.counted is None:
        wrong = len(report.illegal)
        are = "is" if wrong == 1 else "are"
        legal = f"{_turns(wrong)} {are} illegal" if wrong else "every move is legal"
        return f"{legal} ({terms.rules.name}; {size})"
    score = report.counted.score
    points = f"{wording.number(score.black.total)} to {wording.number(score.white.total)}"
    return f"{wording.result_sentence(score.result)}, {points} ({komi}; {size})"


def _turns(number: int) -> str:
    return "1 turn" if number == 1 else f"{number} turns"


def _remarks(report: GameReport) -> list[str]:
    counted, remarks = report.counted, []
    recorded = report.result
    if counted is not None and recorded is not None:
        remarks.append(f"{wording.file_says(recorded)}{_compared(counted, recorded)}.")
    if counted is not None and counted.agrees_under is not None:
        under = counted.agrees_under
        kind = "area" if wording.is_area(under) else "territory"
        remarks.append(f"Counted by {kind} it agrees: use --rules {under.id}.")
    if counted is not None and counted.score.dead:
        remarks.append(f"Removed as dead: {' '.join(vertices(counted.score.dead))}.")
    if counted is not None and counted.statuses is not None:
        unsure = [found.point for found in counted.statuses if found.status is LifeStatus.UNSURE]
        if unsure:
            remarks.append(f"Unsure, counted as alive: {' '.join(vertices(frozenset(unsure)))}.")
    if counted is not None:
        needed = unfilled(counted.score)
        if needed.borders:
            remarks.append(wording.borders_open(needed.borders))
        if needed.connections:
            remarks.append(wording.connections_needed(needed.connections))
    remarks += [_turn(each, report) for each in report.illegal]
    return [*remarks, *report.warnings]


def _compared(counted: Counted, recorded: Result) -> str:
    if counted.agrees_under is not None:
        return ", but the count differs"
    if counted.agrees is False:
        return ", but the count differs"
    if counted.agrees and not counted.score.result.agrees_with(recorded):
        filled = " ".join(vertices(unfilled(counted.score).connections))
        return f", as counted once {filled} is filled"
    if counted.agrees:
        return ", as counted"
    if not recorded.has_score:
        return ""
    return ", but marks no dead stones to compare it with the count (try --dead propose)"


def _turn(played: Played, report: GameReport) -> str:
    color, point = turn = played.turn
    superko = report.terms.rules.superko
    why = refusal(point, color, _reason(played), superko, played.number, is_played=True)
    return f"Turn {played.number}, {wording.color_name(color)} {_name(turn, played)}: {why}"


def _name(turn: Turn, played: Played) -> str:
    return f"[{played.value}]" if turn.point == OFF_BOARD else wording.point_name(turn.point)
