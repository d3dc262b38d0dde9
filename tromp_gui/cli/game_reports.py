"""Reports of analysed games as JSON and as a table, and the files that `analyze --report` writes.

A report goes through its JSON also within one process, so that a page is the same however the work
was shared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from tromp_gui.cli.files import write_file
from tromp_gui.cli.json_text import Json, to_json
from tromp_gui.cli.output import csv_line, csv_values
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.learning.game_report import Figures, GameReport, JudgedMove, Moment, Phase
from tromp_gui.record.evaluation import Evaluation, Loss
from tromp_gui.record.game_info import GameInfo

JSON, CSV, HTML, PDF = ".json", ".csv", ".html", ".pdf"
ENDINGS = {JSON: JSON, ".jsonl": JSON, CSV: CSV, HTML: HTML, ".htm": HTML, PDF: PDF}
"""The endings of a report's file."""
DRAWN = (HTML, ".htm", PDF)
"""Those of pages with boards."""
_WHOLE = "game"
_INFO = {
    "black": "black_name", "black_rank": "black_rank", "white": "white_name",
    "white_rank": "white_rank", "event": "event", "round": "round", "place": "place",
    "date": "date", "rules": "rules", "recorded": "result",
}  # fmt: skip
"""The texts of the game information, by their names in JSON."""
FIELDS = (
    "file", "game", "date", "rows", "columns", "recorded", "color", "player", "opponent", "phase",
    "moves", "accuracy", "points_lost", "best",
)  # fmt: skip
"""The columns of a table of reports, which has a row for each player and phase of a game."""


def fields(file: str, game: int, report: GameReport) -> dict[str, Json]:
    """A report for other programs; `game` is its number in the file, from 0."""
    info = report.info
    found: dict[str, Json] = {"file": file, "game": game}
    found |= {name: getattr(info, field) for name, field in _INFO.items()}
    found |= {
        "rows": info.rows,
        "columns": info.columns,
        "komi": info.komi,
        "handicap": info.handicap,
        "engine": report.by,
        "players": {
            color.value: {
                _name(phase): _figures(report.figures[color, phase]) for phase in (None, *Phase)
            }
            for color in (Color.BLACK, Color.WHITE)
        },
        "moments": [_moment(each) for each in report.moments],
    }
    return found


def _name(phase: Phase | None) -> str:
    return _WHOLE if phase is None else phase.value


def _figures(figures: Figures) -> dict[str, Json]:
    moves, accuracy, lost, best = figures
    return {
        "moves": moves,
        "accuracy": _rounded(accuracy, 2),
        "points_lost": _rounded(lost, 3),
        "best": _rounded(best, 4),
    }


def _rounded(value: float | None, digits: int) -> Decimal | None:
    return None if value is None else Decimal(f"{value:.{digits}f}")


def _moment(moment: Moment) -> dict[str, Json]:
    move = moment.move
    return {
        "move": move.number,
        "color": move.color.value,
        "played": format_vertex(move.point),
        "phase": move.phase.value,
        "points_lost": _rounded(move.loss.points, 3),
        "win_rate_lost": _rounded(move.loss.win_rate, 4),
        "score": [_rounded(each.score, 3) for each in (moment.before, moment.after)],
        "win_rate": [_rounded(each.win_rate, 4) for each in (moment.before, moment.after)],
        "better": [format_vertex(point) for point in moment.better],
        "board": moment.board.diagram().replace(" ", "").split(),
    }


def report_of(row: dict[str, Any]) -> GameReport:
    """The report that `fields` wrote, read from JSON with exact decimals."""
    texts: dict[str, Any] = {field: str(row[name]) for name, field in _INFO.items()}
    rows, columns = int(row["rows"]), int(row["columns"])
    komi = None if row["komi"] is None else Decimal(row["komi"])
    info = GameInfo(rows, columns, komi=komi, handicap=int(row["handicap"]), **texts)
    figures = {
        (color, phase): _figures_of(row["players"][color.value][_name(phase)])
        for color in (Color.BLACK, Color.WHITE)
        for phase in (None, *Phase)
    }
    moments = tuple(_moment_of(each, rows, columns) for each in row["moments"])
    return GameReport(info, str(row["engine"]), figures, moments)


def _figures_of(row: dict[str, Any]) -> Figures:
    means = (_number(row[name]) for name in ("accuracy", "points_lost", "best"))
    return Figures(int(row["moves"]), *means)


def _moment_of(row: dict[str, Any], rows: int, columns: int) -> Moment:
    def point(word: str) -> Any:
        return parse_vertex(word, rows, columns)

    loss = Loss(_number(row["points_lost"]), _number(row["win_rate_lost"]))
    color, phase = Color(row["color"]), Phase(row["phase"])
    move = JudgedMove(0, int(row["move"]), color, point(row["played"]), phase, loss, is_best=None)
    pairs = zip(row["score"], row["win_rate"], strict=True)
    before, after = (Evaluation(_number(score), _number(rate)) for score, rate in pairs)
    board = Board.from_diagram("\n".join(row["board"]))
    return Moment(move, board, before, after, tuple(map(point, row["better"])))


def _number(value: Any) -> float | None:
    return None if value is None else float(value)


def write_reports(path: str, lines: Sequence[str]) -> None:
    """Write reports, each as a line of JSON, in the format that the ending names. Raises
    Unreadable.
    """
    kind = ENDINGS[Path(path).suffix.lower()]
    if kind == JSON:
        data = "".join(f"{line}\n" for line in lines).encode()
    elif kind == CSV:
        data = "".join(f"{line}\n" for line in _table(lines)).encode()
    else:
        reports = [report_of(json.loads(line, parse_float=Decimal)) for line in lines]
        data = _drawn(reports, kind)
    write_file(path, data)


def _table(lines: Sequence[str]) -> Iterator[str]:
    yield csv_line(FIELDS)
    for line in lines:
        for row in table_rows(json.loads(line, parse_float=Decimal)):
            yield csv_values([row[name] for name in FIELDS])


def table_rows(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The rows of the table for a report read from JSON."""
    for color, own, other in (("B", "black", "white"), ("W", "white", "black")):
        for phase in Phase:
            played = row["players"][color][phase.value]
            game = {name: row.get(name) for name in FIELDS}
            more = {"color": color, "player": row[own], "opponent": row[other]}
            yield {**game, **more, "phase": phase.value, **played}


def _drawn(reports: list[GameReport], kind: str) -> bytes:
    from tromp_gui.ui.printing.pages import pdf, usual_paper
    from tromp_gui.ui.printing.report_html import html_page
    from tromp_gui.ui.printing.report_pages import PrintedReports

    application = application_for(kind)
    is_pdf = kind == PDF
    data = pdf(PrintedReports(tuple(reports)), usual_paper()) if is_pdf else html_page(reports)
    del application
    return data


def application_for(path: str) -> object:
    """The application that drawing a report of this name needs, None for a table; to be made
    before an event loop, and kept.
    """
    if not path.lower().endswith(DRAWN):
        return None
    from tromp_gui.ui.printing.pictures import screenless

    return screenless()


def named(line: str, file: str) -> str:
    """A line of JSON with another name of the file."""
    row = json.loads(line, parse_float=Decimal)
    return to_json({**row, "file": file})


def line_of(file: str, game: int, report: GameReport) -> str:
    """A report as a line of JSON."""
    return to_json(fields(file, game, report))
