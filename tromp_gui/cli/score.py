"""`tromp-gui score`: counts finished games."""

from __future__ import annotations

import argparse
import sys

from tromp_gui.cli import many, report
from tromp_gui.cli.games import Reports, add_arguments, report_all
from tromp_gui.cli.judge import own_judge
from tromp_gui.cli.parser import WRONG_USAGE, Parser
from tromp_gui.cli.values import komi_value, points_value

_DESCRIPTION = """
Count the last position of the main line of every game and compare it with the recorded result. A
file that marks no dead stones has a different result only if --dead says which stones are dead.
Exit codes: 0 no problems, 1 problems were found (an illegal move, a different result), 2 a file
could not be read.
"""


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    add_arguments(parser)
    parser.add_argument(
        "--komi", type=komi_value, metavar="K", help="komi, instead of the one in the file (KM)"
    )
    parser.add_argument(
        "--dead",
        type=_dead,
        default=report.DeadSource.AS_FOUND,
        metavar="STONES",
        help="dead stones: none, recorded, propose (suggested by the built-in engine), or points "
        'such as "D4 E5", each marking its whole chain (default: recorded, if the file has any)',
    )
    parser.add_argument(
        "--explain",
        action="store_true",
        help="show the full count, as it stands and as agreed, and the reason for every point",
    )


_WORDS = (report.DeadSource.NONE, report.DeadSource.RECORDED, report.DeadSource.PROPOSED)


def _dead(text: str) -> report.DeadSource | tuple[str, ...]:
    word = text.strip().lower()
    if word in (each.value for each in _WORDS):
        return report.DeadSource(word)
    return points_value(text)


def run(args: argparse.Namespace) -> int:
    """Score the files; returns the exit code."""
    if args.explain and many.form_of(args) == "csv":
        print("tromp-gui score: --explain needs --format text or json.", file=sys.stderr)
        return WRONG_USAGE
    options = report.ReportOptions(args.rules, args.komi, args.dead, args.explain)
    is_slow = args.dead is report.DeadSource.PROPOSED
    try:
        return report_all(args, Reports(report.score, options, many.form_of(args)), is_slow=is_slow)
    finally:
        own_judge().close()
