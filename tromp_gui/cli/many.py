"""Shared by the commands that work on many games: their arguments, and running them."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tromp_gui.batch.executors import InProcess, Pool, cores
from tromp_gui.batch.folders import Unreadable
from tromp_gui.batch.output import PARQUET, OutputFile
from tromp_gui.batch.parquet import check_parquet
from tromp_gui.batch.running import Done, chunked, is_more_than, run
from tromp_gui.batch.sources import STANDARD_INPUT, items, listed, size
from tromp_gui.batch.work import SUCCESS, UNREADABLE, Item, Stopped, Work
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.terminal import Meter
from tromp_gui.interrupt import raising_when_ended

_FEW = 150
"""Up to this many games are done before other processes would have started."""
_ITEMS = 64
"""How many files a chunk has."""
_FORMS = {
    "": "text",
    ".txt": "text",
    ".csv": "csv",
    ".json": "json",
    ".jsonl": "json",
    ".ndjson": "json",
    PARQUET: "json",
}


def add_arguments(parser: Parser) -> None:
    """The arguments for the games, the workers, and the output."""
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="SGF file, folder with *.sgf files, archive of them (.zip, .tar, .tar.gz, .tar.zst), "
        "compressed file (.gz, .zst), or - for games from standard input",
    )
    add_workers(parser)
    parser.add_argument(
        "--output",
        metavar="OUT",
        help="write to a file, which appears when it is complete; its ending gives the format "
        "(.txt, .jsonl, .csv, .parquet)",
    )


def add_workers(parser: Parser, jobs: str = "one for each core") -> None:
    """The arguments for lists and workers; `jobs` describes the default number of processes."""
    parser.add_argument(
        "--from",
        dest="lists",
        action="append",
        metavar="LIST",
        default=[],
        help="file with one name on each line, or - for a list from standard input",
    )
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--jobs",
        type=jobs_value,
        metavar="N",
        help=f"number of processes to share the work among (default: {jobs})",
    )
    who.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="share the work among the workers of a Dask scheduler, such as tcp://host:8786",
    )
    parser.add_argument(
        "--resume", action="store_true", help="continue an interrupted run with the same output"
    )
    parser.set_defaults(usage_error=parser.error)


def jobs_value(text: str) -> int:
    """A number of processes. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) < 5 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes; enter 1 or more")
    return int(text)


def form_of(args: argparse.Namespace) -> str:
    """The format of the answers: "text", "json" or "csv"."""
    ending = Path(args.output or "").suffix.lower()
    if not args.format and ending not in _FORMS:
        args.usage_error(
            f"{ending} is not a known format; use {', '.join(filter(None, _FORMS))}, or --format"
        )
    form: str = args.format or _FORMS[ending]
    if ending == PARQUET and form != "json":
        args.usage_error("--format cannot be used with a .parquet file")
    return form


def check_usage(args: argparse.Namespace) -> None:
    """Exit with a message if arguments contradict each other."""
    if not (args.files or args.lists):
        args.usage_error("the following arguments are required: FILE")
    if args.files.count(STANDARD_INPUT) + args.lists.count(STANDARD_INPUT) > 1:
        args.usage_error("standard input can be given only once")
    if args.resume and not args.output:
        args.usage_error("--resume needs --output")


def names(args: argparse.Namespace) -> Iterator[str | Unreadable]:
    """The names in the arguments and in lists, or why a list cannot be read."""
    yield from args.files
    for name in args.lists:
        yield from listed(name)


def run_all(
    args: argparse.Namespace, work: Work, what: str, heading: str = "", *, is_slow: bool = False
) -> int:
    """Do the work on all named items and write the answers. Returns the exit code.

    `what` describes the work, so that only the same work is resumed. Items of slow work (`is_slow`)
    are given to the workers one by one.
    """
    check_usage(args)
    with Meter(measured(args)) as meter:
        try:
            if args.output is None:
                meter.text(heading)
                code = SUCCESS
                for item, answer in done(args, work, items(names(args)), is_slow=is_slow):
                    meter.answer(item, answer)
                    code = max(code, answer.code)
                return code
            return _kept(args, work, (what, heading), meter, is_slow=is_slow)
        except Stopped as problem:
            meter.complain(str(problem))
            return UNREADABLE


def _kept(
    args: argparse.Namespace, work: Work, what: tuple[str, str], meter: Meter, *, is_slow: bool
) -> int:
    if Path(args.output).suffix.lower() == PARQUET:
        check_parquet()
    with OutputFile(args.output, *what, resume=args.resume) as kept:
        if kept.is_complete:
            meter.complain(f"{args.output} is complete. There is nothing to resume.")
            return SUCCESS
        try:
            there = kept.rest(items(names(args)))
            for item, answer in done(args, work, there, is_slow=is_slow):
                kept.add(item, answer.text, answer.games, answer.code)
                meter.answer(item, answer._replace(text=""))
        except KeyboardInterrupt:
            meter.complain(
                f"Stopped. {kept.games} games are in {args.output}.part; --resume continues there."
            )
            raise
        kept.finish()
        return kept.code


def measured(args: argparse.Namespace) -> int:
    """The bytes to read, for the progress bar; 0 without a bar."""
    is_known = STANDARD_INPUT not in args.lists and sys.stderr.isatty()
    return size(names(args)) if is_known else 0


def done(
    args: argparse.Namespace, work: Work, there: Iterator[Item], *, is_slow: bool = False
) -> Iterator[Done]:
    """The answers to items, from the workers chosen by the arguments. Raises Stopped."""
    gc.freeze()
    with raising_when_ended(), _pool(args, there, 1 if is_slow else _FEW) as (pool, there):
        most = 1 if is_slow or isinstance(pool, InProcess) else _ITEMS
        yield from run(work, chunked(there, most), pool)


@contextmanager
def _pool(
    args: argparse.Namespace, there: Iterator[Item], few: int
) -> Iterator[tuple[Pool, Iterator[Item]]]:
    """The pool for the items: other processes, if there are enough items."""
    has_many, there = is_more_than(there, few)
    wanted = args.jobs or (cores() if has_many else 1)
    pool: Pool
    if args.cluster is not None:
        from tromp_gui.batch.executors import Cluster

        pool = Cluster(args.cluster)
    elif wanted == 1:
        pool = InProcess()
    else:
        from tromp_gui.batch.processes import Processes

        modules = sorted(name for name in sys.modules if name.startswith("tromp_gui.cli"))
        pool = Processes(wanted, tuple(modules))
    try:
        yield pool, there
    except BaseException:
        pool.close(at_once=True)
        raise
    pool.close()
