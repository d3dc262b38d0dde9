"""The work shared by `score` and `check`: one report for every game of every file."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tromp_gui import wording
from tromp_gui.batch.cutting import game_count
from tromp_gui.batch.work import SUCCESS, TO_REPORT, UNREADABLE, Answer, Item
from tromp_gui.cli import many
from tromp_gui.cli.files import Unreadable, games_in
from tromp_gui.cli.json_text import to_json
from tromp_gui.cli.output import CHECK_FIELDS, SCORE_FIELDS, csv_line, csv_values, fields, text
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.report import GameFailure, GameReport, ReportOptions, check
from tromp_gui.cli.values import rules_value
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import Collection, GameError
from tromp_gui.sgf.repairs import Repair
from tromp_gui.wording.files import unreadable_game

Judge: TypeAlias = Callable[
    [str, int, Tree, ReportOptions, tuple[str, ...]], GameReport | GameFailure
]
"""A command's report on one game: (file, game, tree, options, warnings about the file)."""


def add_arguments(parser: Parser) -> None:
    """The arguments of both commands."""
    many.add_arguments(parser)
    parser.add_argument(
        "--rules",
        type=rules_value,
        metavar="ID",
        help="rule set, instead of the one in the file (RU)",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json", "csv"),
        help="output format (default: text, or what --output ends in)",
    )


@dataclass(frozen=True, slots=True)
class Reports:
    """A report on every game of an item, written in a `form` ("text", "json" or "csv")."""

    judge: Judge
    options: ReportOptions
    form: str

    @property
    def columns(self) -> Sequence[str]:
        """The columns of a table of reports."""
        return CHECK_FIELDS if self.judge is check else SCORE_FIELDS

    @property
    def heading(self) -> str:
        """The text before the first report."""
        return csv_line(self.columns) + "\n" if self.form == "csv" else ""

    def do(self, item: Item) -> Answer:
        """The reports on the games of an item."""
        try:
            collection = games_in(item.name, item.data)
        except Unreadable as problem:
            return Answer("", (str(problem),), UNREADABLE, 0)
        return self._written(list(self._reports(item, collection)))

    def failed(self, item: Item, reason: str) -> Answer:
        """An error for each game."""
        games = range(item.first, item.first + game_count(item.data))
        error = f"not examined: {reason}."
        return self._written([GameFailure(item.name, game, error) for game in games])

    def _reports(self, item: Item, collection: Collection) -> Iterator[GameReport | GameFailure]:
        warnings = tuple(_repaired(collection.repairs, item.line))
        for index, game in enumerate(collection.games, item.first):
            if isinstance(game, GameError):
                yield GameFailure(item.name, index, unreadable_game(game))
            else:
                yield self.judge(item.name, index, game, self.options, warnings)
                warnings = ()

    def _written(self, reports: Sequence[GameReport | GameFailure]) -> Answer:
        lines = "".join([f"{self._line(report)}\n" for report in reports])
        is_clean = all(report.is_clean for report in reports)
        return Answer(lines, (), SUCCESS if is_clean else TO_REPORT, len(reports))

    def _line(self, report: GameReport | GameFailure) -> str:
        if self.form == "text":
            return text(report)
        game = fields(report)
        if self.form == "json":
            return to_json(game)
        return csv_values([game.get(column) for column in self.columns])


def _repaired(repairs: Sequence[Repair], lines: int) -> Iterator[str]:
    """A sentence for each kind of repair, with its first place, `lines` lines further down."""
    counts = Counter(repair.kind for repair in repairs)
    for repair in repairs:
        if more := counts.pop(repair.kind, 0):
            yield wording.repair(repair._replace(line=repair.line + lines), more - 1)


def report_all(args: argparse.Namespace, work: Reports, *, is_slow: bool = False) -> int:
    """Write the report on every game of the named files. Returns the exit code."""
    return many.run_all(
        args,
        work,
        f"{work.judge.__name__} {work.form} {work.options}",
        work.heading,
        is_slow=is_slow,
    )
