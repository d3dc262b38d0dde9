"""The arguments of `tromp-gui analyze`."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from tromp_gui.cli.many import add_workers
from tromp_gui.gtp.launch import Launch, split
from tromp_gui.match.player import Level
from tromp_gui.session.engine.catalogue import built_in
from tromp_gui.session.play.analyst import Effort

if TYPE_CHECKING:
    from tromp_gui.cli.parser import Commands

_DESCRIPTION = """
Analyse every position of the main line with an engine and save the results in the game: V, Black's
lead in points, and with --win-rates also TGWR, Black's win rate. Nothing else is changed. Open the
game in Tromp Go to see the graph and the mistakes. An engine that cannot analyse is asked for an
estimate of the score instead.
Exit codes: 0 saved, 1 the engine refused some positions, 2 a file could not be read or written, or
the engine did not start or exited.
"""

_EPILOG = """
examples:
  tromp-gui analyze game.sgf -o analysed.sgf
  tromp-gui analyze game.sgf --engine "katago gtp" --visits 500 --win-rates -o analysed.sgf
  tromp-gui analyze games/*.sgf --seconds 0.5 -o analysed/
  tromp-gui analyze game.sgf --in-place
"""
_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class AnalyzeOptions:
    """The options. `output` is a file or a folder; empty if files are overwritten."""

    files: list[str]
    output: str
    launch: Launch
    engine_name: str
    effort: Effort
    win_rates: bool
    variations: bool

    @property
    def in_place(self) -> bool:
        """Whether the input files are overwritten."""
        return not self.output

    def output_of(self, name: str) -> str:
        """The path for the games of a file."""
        if self.in_place:
            return name
        is_folder = self.output.endswith(("/", "\\")) or os.path.isdir(self.output)
        return str(Path(self.output) / Path(name).name) if is_folder else self.output


def add_parser(commands: Commands) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser(
        "analyze",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="SGF file, or folder with *.sgf files"
    )
    add_workers(parser, jobs="1, since an engine uses all cores by itself")
    parser.add_argument(
        "--engine",
        type=_launch,
        metavar="COMMAND",
        help='the engine, in quotes: "gnugo --mode gtp" (default: the built-in engine)',
    )
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument(
        "--visits", type=_visits, metavar="N", help="analyse each position with N visits"
    )
    effort.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help=f"analyse each position for S seconds (default: {_SECONDS:g})",
    )
    parser.add_argument("--win-rates", action="store_true", help="also save win rates (TGWR)")
    parser.add_argument(
        "--variations",
        action="store_true",
        help="also analyse the variations, not only the main line",
    )
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "-o", "--output", metavar="OUT", help="output file, or a folder if there are several files"
    )
    where.add_argument("--in-place", action="store_true", help="overwrite the input files")


def parse(args: argparse.Namespace) -> AnalyzeOptions:
    """The options from the parsed arguments."""
    launch: Launch = args.engine or built_in.launch(Level.FULL.value)
    name = args.engine.program if args.engine else "the built-in engine"
    seconds = None if args.visits else (args.seconds or _SECONDS)
    effort = Effort(args.visits, seconds)
    output = "" if args.in_place else args.output
    return AnalyzeOptions(args.files, output, launch, name, effort, args.win_rates, args.variations)


def _launch(text: str) -> Launch:
    try:
        return split(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a command: {error}") from None


def _visits(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of visits; enter 1 or more")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not (isfinite(seconds) and seconds > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds; enter 0.5 or 10")
    return seconds
