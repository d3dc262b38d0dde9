"""`tromp-gui gtp`: the built-in engine, for this program and for others."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from tromp_gui.batch.executors import cores
from tromp_gui.cli.output import complain
from tromp_gui.cli.parser import WRONG_USAGE, Parser
from tromp_gui.cli.values import profile_value, whole_number
from tromp_gui.disk import FileProblem
from tromp_gui.engine.network.loading import load_human_network, load_network
from tromp_gui.engine.network.network import own_network
from tromp_gui.engine.server import serve
from tromp_gui.engine.state import Engine, HumanNetwork
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.match.player import Level
from tromp_gui.network_files.problem import BadNetwork
from tromp_gui.network_files.profiles import FIRST_YEAR, LAST_YEAR, RANKS
from tromp_gui.system import private_input
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.networks import network_problem

_DESCRIPTION = """
Start the built-in engine. It reads commands of the Go Text Protocol (GTP, version 2) from
standard input and answers on standard output, until `quit` or the end of input.
"""


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    levels = [level.value for level in Level]
    parser.add_argument(
        "--level",
        choices=levels,
        default=Level.FULL.value,
        metavar="LEVEL",
        help=f"playing strength: {', '.join(levels[:-1])} or {levels[-1]} (default: full)",
    )
    parser.add_argument(
        "--playouts",
        type=whole_number(),
        metavar="N",
        help="look at N positions per move and make no deliberate mistakes, whatever the level",
    )
    parser.add_argument(
        "--threads",
        type=whole_number(),
        metavar="N",
        help="search on N processor cores, at most two (default: 2 where free, 1 with --seed)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="repeat the session, game by game, for the same N and the same commands; needs one "
        "core, no time limit, and --playouts or a level below full",
    )
    parser.add_argument("--no-resign", action="store_true", help="never resign")
    parser.add_argument("--ponder", action="store_true", help="think on the opponent’s turn too")
    parser.add_argument(
        "--capture-all-dead",
        action="store_true",
        help="capture all dead stones before passing, as there is no agreement on dead stones "
        "(area rules only)",
    )
    parser.add_argument(
        "--network",
        type=Path,
        metavar="FILE",
        help="play by a neural network in KataGo’s format (.bin.gz or .txt.gz)",
    )
    parser.add_argument(
        "--human",
        type=Path,
        metavar="FILE",
        help="play as the people of --profile, by a KataGo network that imitates people "
        "(b18c384nbt-humanv0); the other network judges",
    )
    parser.add_argument(
        "--profile",
        type=profile_value,
        metavar="NAME",
        help=f"whom to imitate: rank_{RANKS[0]} to rank_{RANKS[-1]}, preaz_{RANKS[0]} to "
        f"preaz_{RANKS[-1]} (before strong programs), or proyear_{FIRST_YEAR} to "
        f"proyear_{LAST_YEAR} (professionals)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until `quit`; returns the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
    if (args.human is None) != (args.profile is None):
        complain("Enter --human and --profile together.", "tromp-gui gtp")
        return WRONG_USAGE
    file, human = args.network, None
    try:
        network = load_network(file) if file else own_network()
        if args.human is not None:
            file = args.human
            human = HumanNetwork(load_human_network(file, args.profile), args.profile)
    except OSError as error:
        complain(file_problem(FileProblem.of(file, error)), "tromp-gui gtp")
        return 1
    except BadNetwork as problem:
        complain(f"{network_problem(file, problem)} {problem}", "tromp-gui gtp")
        return 1
    options = EngineOptions(
        Level(args.level),
        args.playouts,
        args.seed,
        args.threads or (cores() if args.seed is None else 1),
        not args.no_resign,
        args.ponder,
        args.capture_all_dead,
    )
    commands = private_input("surrogateescape")
    engine = Engine(Thinker(options, network, human), network, human=human)
    serve(engine, commands, sys.stdout)
    return 0
