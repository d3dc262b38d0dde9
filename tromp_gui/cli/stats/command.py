"""`tromp-gui stats`: statistics of many games, or of reports on them."""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tromp_gui.batch.parquet import read_parquet
from tromp_gui.batch.sources import items
from tromp_gui.batch.work import SUCCESS, UNREADABLE, Stopped
from tromp_gui.cli.files import Unreadable, write_file
from tromp_gui.cli.games import Reports
from tromp_gui.cli.many import add_workers, done, measured, names
from tromp_gui.cli.output import printable
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.report import ReportOptions, score
from tromp_gui.cli.stats.counts import GROUPS, Statistics, Tally
from tromp_gui.cli.stats.play import GROUPS as PLAY_GROUPS
from tromp_gui.cli.stats.play import MEANS, Played, PlayStatistics, is_report
from tromp_gui.cli.stats.plot import picture
from tromp_gui.cli.terminal import Meter
from tromp_gui.disk import FileProblem
from tromp_gui.wording.files import file_problem

_DESCRIPTION = """
Count games by rule set, board size, komi and year: wins, margins, lengths, wrong results, illegal
moves. Each FILE is a table written by tromp-gui score (.jsonl, .csv, .parquet), or games, which are
scored first. Margins and winners are those recorded; where none is, those counted. Tables written
by tromp-gui analyze --report (.json, .csv) give accuracy, mean points lost and share of best moves
by player, opponent, colour, phase, size and year, of one player with --player.
Exit codes: 0 done, 2 a file could not be read or written.
"""
_TITLES = {"rules": "Rules", "size": "Size", "komi": "Komi", "year": "Year"}
_TABLES = (".jsonl", ".ndjson", ".json", ".csv", ".parquet")


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="table of scores, or games as for score"
    )
    add_workers(parser)
    parser.add_format("text", "json")
    parser.add_argument("--player", metavar="NAME", help="whose moves to sum up, in reports")
    parser.add_argument("--plot", metavar="SVG", help="also draw a picture (.svg)")


def run(args: argparse.Namespace) -> int:
    """Write the statistics of the files; returns the exit code."""
    if not (args.files or args.lists):
        args.usage_error("the following arguments are required: FILE")
    found, code = Statistics(), SUCCESS
    played = PlayStatistics(args.player or "")
    tables = [name for name in args.files if name.lower().endswith(_TABLES)]
    args.files = [name for name in args.files if name not in tables]
    with Meter(measured(args)) as meter:
        try:
            for table in tables:
                for row in _rows(Path(table)):
                    if is_report(row):
                        played.add(row)
                    else:
                        found.add(row)
            if args.files or args.lists:
                code = _scored(args, found, meter)
            shows_play = played.all.moves > 0 or bool(args.player)
            shows_games = found.all.games > 0 or found.unread > 0 or not shows_play
            if args.format == "json":
                more = {"play": played.fields()} if shows_play else {}
                meter.text(json.dumps((found.fields() if shows_games else {}) | more) + "\n")
            else:
                lines = [*_lines(found)] if shows_games else []
                lines += [""] if shows_games and shows_play else []
                lines += _play_lines(played) if shows_play else []
                meter.text("".join(f"{line}\n" for line in lines))
            if args.plot:
                write_file(args.plot, picture(found).encode())
        except (Stopped, Unreadable) as problem:
            meter.complain(str(problem))
            return UNREADABLE
    return code


def _scored(args: argparse.Namespace, found: Statistics, meter: Meter) -> int:
    """Score games and add them to the statistics."""
    code = SUCCESS
    work = Reports(score, ReportOptions(), "json")
    for item, answer in done(args, work, items(names(args))):
        for line in answer.text.splitlines():
            found.add(json.loads(line))
        code = UNREADABLE if answer.code == UNREADABLE else code
        meter.answer(item, answer._replace(text=""))
    return code


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a table. Raises Stopped."""
    ending = path.suffix.lower()
    if ending == ".parquet":
        yield from read_parquet(path)
        return
    try:
        with path.open(encoding="utf-8", newline="" if ending == ".csv" else None) as file:
            if ending == ".csv":
                for row in csv.DictReader(file):
                    if not is_report(row):
                        row["agrees"] = {"true": True, "false": False}.get(row["agrees"])
                    yield row
            else:
                for line in file:
                    if line.strip():
                        yield dict(json.loads(line))
    except OSError as error:
        raise Stopped(file_problem(FileProblem.of(path, error))) from None
    except (ValueError, KeyError, TypeError, csv.Error) as error:
        raise Stopped(f"{path} is not a table of tromp-gui score or analyze ({error}).") from None


def _lines(found: Statistics) -> Iterator[str]:
    """The statistics as tables."""
    heads = ("Games", "Black", "White", "Ties", "Black %", "Margin", "Turns", "Wrong", "Illegal")
    yield f"{'':<18}" + "".join(f"{head:>10}" for head in heads)
    yield _line("All", found.all)
    for name in GROUPS:
        yield ""
        yield _TITLES[name]
        for value, tally in found.sorted(name):
            yield _line(f"  {value}", tally)
    if found.reasons:
        yield ""
        reasons = (f"{reason} {number}" for reason, number in sorted(found.reasons.items()))
        yield f"Illegal moves: {', '.join(reasons)}"
    if found.unread:
        yield f"Not counted, since they could not be read: {found.unread}"


_PLAY_TITLES = {
    "player": "Player", "opponent": "Opponent", "color": "Colour", "phase": "Phase",
    "size": "Size", "year": "Year",
}  # fmt: skip


def _play_lines(played: PlayStatistics) -> Iterator[str]:
    """How well was played, as tables."""
    heads = ("Games", "Moves", "Accuracy", "Lost", "Best")
    yield f"{'':<24}" + "".join(f"{head:>10}" for head in heads)
    yield _play_line(played.player or "All", played.all)
    for name in PLAY_GROUPS:
        if name == "player" and played.player:
            continue
        yield ""
        yield _PLAY_TITLES[name]
        for value, each in played.sorted(name):
            yield _play_line(f"  {_PLAY_VALUES.get((name, value), value)}", each)


_PLAY_VALUES = {
    ("color", "B"): "Black", ("color", "W"): "White", ("phase", "opening"): "Opening",
    ("phase", "middle"): "Middle game", ("phase", "end"): "Endgame",
}  # fmt: skip


def _play_line(name: str, played: Played) -> str:
    accuracy, lost, best = map(played.mean, MEANS)
    shown = [
        len(played.games),
        played.moves,
        "-" if accuracy is None else f"{accuracy:.1f}%",
        "-" if lost is None else f"{lost:.2f}",
        "-" if best is None else f"{best:.0%}",
    ]
    return f"{printable(name)[:24]:<24}" + "".join(f"{value:>10}" for value in shown)


def _line(name: str, tally: Tally) -> str:
    fields = tally.fields()
    share = fields["black_share"]
    shown = [
        tally.games,
        tally.black,
        tally.white,
        tally.ties,
        "-" if share is None else f"{share:.1%}",
        "-" if fields["mean_margin"] is None else f"{fields['mean_margin']:+.1f}",
        "-" if fields["mean_moves"] is None else f"{fields['mean_moves']:.0f}",
        tally.wrong,
        tally.illegal,
    ]
    return f"{name[:18]:<18}" + "".join(f"{value:>10}" for value in shown)
