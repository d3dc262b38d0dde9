"""The work that `score` and `check` share: every game of every file, one report each."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from tromp_gui import wording
from tromp_gui.cli.files import Unreadable, found, open_file
from tromp_gui.cli.output import csv_line, csv_row, json_line, text
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.report import GameFailure, GameReport, ReportOptions
from tromp_gui.cli.terminal import Terminal
from tromp_gui.cli.values import rules_value
from tromp_gui.record.node import Tree
from tromp_gui.sgf.reader import Collection
from tromp_gui.sgf.repairs import Repair

WELL, TO_REPORT, UNREADABLE = 0, 1, 2
"""Exit codes; the highest met counts."""

Judge: TypeAlias = Callable[
    [str, int, Tree, ReportOptions, tuple[str, ...]], GameReport | GameFailure
]
"""What a command makes of one game: (file, game, tree, requests, warnings of the file)."""


def add_arguments(parser: Parser) -> None:
    """The arguments of both commands."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="SGF file, or folder with *.sgf files"
    )
    parser.add_argument(
        "--rules",
        type=rules_value,
        metavar="ID",
        help="rule set, instead of the one in the file (RU)",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json", "csv"),
        default="text",
        help="output format (default: text)",
    )


def report_all(
    args: argparse.Namespace, options: ReportOptions, judge: Judge, columns: Sequence[str]
) -> int:
    """Write the report on every game of the files named. Returns the exit code."""
    files = found(args.files)
    code = WELL
    with Terminal(len(files), "Games") as terminal:
        if args.format == "csv":
            terminal.line(csv_line(columns))
        for file in files:
            try:
                if isinstance(file, Unreadable):
                    raise file
                collection = open_file(file)
            except Unreadable as problem:
                terminal.complain(str(problem))
                code = UNREADABLE
                terminal.advance()
                continue
            terminal.expect(len(collection.games) - 1)
            for report in _reports(file, collection, options, judge):
                terminal.line(_written(report, args.format, columns))
                code = max(code, WELL if report.is_well else TO_REPORT)
                terminal.advance()
    return code


def _reports(
    file: str, collection: Collection, options: ReportOptions, judge: Judge
) -> Iterator[GameReport | GameFailure]:
    warnings = tuple(_repaired(collection.repairs))
    for index, game in enumerate(collection.games):
        if isinstance(game, Tree):
            yield judge(file, index, game, options, warnings)
            warnings = ()
        else:
            yield GameFailure(file, index, str(game))


def _repaired(repairs: Sequence[Repair]) -> Iterator[str]:
    """A sentence for each kind of repair, at the place where it was first needed."""
    counts = Counter(repair.kind for repair in repairs)
    for repair in repairs:
        if more := counts.pop(repair.kind, 0):
            yield wording.repair(repair, more - 1)


def _written(report: GameReport | GameFailure, form: str, columns: Sequence[str]) -> str:
    if form == "json":
        return json_line(report)
    return csv_row(report, columns) if form == "csv" else text(report)
