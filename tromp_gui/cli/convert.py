"""`tromp-gui convert`: read a file and write it again."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from tromp_gui.cli.files import Unreadable, open_file, save_file
from tromp_gui.cli.games import UNREADABLE, WELL
from tromp_gui.cli.output import printable

if TYPE_CHECKING:
    from tromp_gui.cli.parser import Commands

_DESCRIPTION = """
Read an SGF file and write it again, in FF[4]. Every game and every property is kept.
Exit codes: 0 written, 2 a file could not be read or written.
"""


def add_parser(commands: Commands) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("convert", description=_DESCRIPTION, allow_abbrev=False)
    parser.add_argument("input", metavar="IN", help="the file to read")
    parser.add_argument("output", metavar="OUT", help="the file to write, whole or not at all")


def run(args: argparse.Namespace) -> int:
    """Convert the file; returns the exit code."""
    try:
        save_file(args.output, open_file(args.input))
    except Unreadable as trouble:
        print(printable(f"tromp-gui: {trouble}"), file=sys.stderr)
        return UNREADABLE
    return WELL
