"""What the commands share that work on many games: their arguments, and running them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tromp_gui.batch.executors import Here, Processes, cores
from tromp_gui.batch.running import chunked, is_more_than, run
from tromp_gui.batch.sources import items, size
from tromp_gui.batch.work import WELL, Item, Work
from tromp_gui.cli.meter import Meter
from tromp_gui.cli.parser import Parser

_FEW = 150
"""Games that are done before other processes would have started."""
_ITEMS = 64
"""Files of a chunk."""


def add_arguments(parser: Parser) -> None:
    """The arguments that say which games, and who works on them."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="SGF file, or folder with *.sgf files"
    )
    add_jobs(parser)


def add_jobs(parser: Parser) -> None:
    """The argument that says on how many cores to work."""
    parser.add_argument(
        "--jobs",
        type=jobs_value,
        metavar="N",
        help="number of processes to share the work among (default: one for each core)",
    )


def jobs_value(text: str) -> int:
    """A number of processes. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) < 5 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes; enter 1 or more")
    return int(text)


def run_all(
    args: argparse.Namespace, work: Work, heading: str = "", *, is_slow: bool = False
) -> int:
    """Do the work on all that the arguments name, and write the answers; returns the exit code.

    What `is_slow` is shared among the workers one by one.
    """
    code = WELL
    there = items(args.files)
    total = size(args.files) if sys.stderr.isatty() else 0
    with Meter(total) as meter, _pool(args.jobs, there, 1 if is_slow else _FEW) as (pool, there):
        meter.text(heading)
        each = chunked(there, 1 if is_slow or isinstance(pool, Here) else _ITEMS)
        for item, answer in run(work, each, pool):
            meter.text(answer.text)
            for problem in answer.problems:
                meter.complain(problem)
            code = max(code, answer.code)
            meter.done(answer.games, item.stop)
    return code


@contextmanager
def _pool(
    jobs: int | None, there: Iterator[Item], few: int
) -> Iterator[tuple[Here | Processes, Iterator[Item]]]:
    """Who works on the items: other processes, if there are enough of them."""
    has_many, there = is_more_than(there, few)
    wanted = jobs or (cores() if has_many else 1)
    modules = sorted(name for name in sys.modules if name.startswith("tromp_gui.cli"))
    pool = Here() if wanted == 1 else Processes(wanted, tuple(modules))
    try:
        yield pool, there
    except BaseException:
        pool.close(at_once=True)
        raise
    pool.close()
