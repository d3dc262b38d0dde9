"""`tromp-gui gtp`: the built-in engine, for this program and for others."""

from __future__ import annotations

import argparse
import io
import sys
from typing import TYPE_CHECKING

from tromp_gui.engine.player import QuickPlayer
from tromp_gui.engine.server import serve
from tromp_gui.engine.state import Engine

if TYPE_CHECKING:
    from tromp_gui.cli.parser import Commands

_DESCRIPTION = """
Start the built-in engine. It reads commands of the Go Text Protocol (GTP, version 2) from
standard input and answers on standard output, until `quit` or the end of input.
"""


def add_parser(commands: Commands) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("gtp", description=_DESCRIPTION, allow_abbrev=False)
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="play the same moves in the same positions whenever N is the same",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until told to quit; returns the exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
    serve(Engine(QuickPlayer(args.seed)), sys.stdin, sys.stdout)
    return 0
