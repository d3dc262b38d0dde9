"""`tromp-gui check`: is every move legal?"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tromp_gui.cli import many, repair_report, report
from tromp_gui.cli.games import Reports, add_arguments, report_all

if TYPE_CHECKING:
    from tromp_gui.cli.parser import Commands

_DESCRIPTION = """
Replay the main line of every game and list all illegal moves.
With --repair-report: list all errors in the files, where they are, and how they were repaired.
Exit codes: 0 all legal, 1 problems were found, 2 a file could not be read.
"""


def add_parser(commands: Commands) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("check", description=_DESCRIPTION, allow_abbrev=False)
    add_arguments(parser)
    parser.add_argument(
        "--repair-report",
        action="store_true",
        help="check the files instead of the moves: list errors and how they were repaired",
    )


def run(args: argparse.Namespace) -> int:
    """Check the files; returns the exit code."""
    if args.repair_report:
        return repair_report.run(args)
    options = report.ReportOptions(rules=args.rules)
    return report_all(args, Reports(report.check, options, many.form_of(args)))
