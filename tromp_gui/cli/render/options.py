"""The arguments of `tromp-gui render`, and checks of their combination. Does not import Qt."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tromp_gui.cli.file_works import are_many, is_folder
from tromp_gui.cli.many import add_workers
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.values import MOST, whole_number
from tromp_gui.ui.look.board_themes import OFFERED
from tromp_gui.ui.printing.formats import Format, endings

_DESCRIPTION = """
Draw a position or a game. The ending of the output file sets the format: a picture (.png, .webp),
a vector drawing (.svg, .pdf), text (.txt), an animation of the whole game (.gif), or with
--diagrams the whole game printed on pages (.pdf). Works without a screen.
If there are several files, or a folder or an archive, OUT is a folder and --format is needed.
Exit codes: 0 saved, 2 a file could not be read or written, or the game or move does not exist.
"""

LEAST_SIDE, LARGEST_SIDE = 64, 10_000
"""In pixels: the longer side of a picture."""

DELAY = 800
"""In milliseconds: the default time for each picture of an animation."""


@dataclass(frozen=True, slots=True)
class RenderOptions:
    """What to draw, and how; None if not specified.

    `game` counts from 1; `moves` are the first and the last turn of an animation; `numbers` is how
    many of the last turns have their numbers shown.
    """

    file: str
    output: str
    kind: Format
    game: int
    move: int | None
    moves: tuple[int, int] | None
    delay: int
    size: int | None
    theme: str | None
    coordinates: bool
    numbers: int
    diagrams: int | None
    paper: str | None


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    parser.usage = "tromp-gui render FILE... -o OUT [options]"
    add = parser.add_argument
    add("files", nargs="*", metavar="FILE", help="SGF file, or files, folders and archives")
    add("-o", "--output", required=True, metavar="OUT", help="output file; its ending "
        f"({endings(tuple(Format))}) sets the format")  # fmt: skip
    add("--format", choices=[each.value for each in Format], help="output format, "
        "whatever the ending of OUT")  # fmt: skip
    add("--game", type=whole_number(), default=1, metavar="N", help="number of the game in the "
        "file (default: 1)")  # fmt: skip
    add("--move", type=whole_number(0), metavar="N", help="draw the position after move N "
        "(default: the last)")  # fmt: skip
    add("--size", type=whole_number(LEAST_SIDE, LARGEST_SIDE), metavar="PX", help="longer side in "
        "pixels (default: 800, gif 480)")  # fmt: skip
    add("--theme", metavar="NAME", help=f"board theme: {', '.join(OFFERED)}, or your own (default: "
        "kaya, or print for svg and pdf, which never have grain and shadows)")  # fmt: skip
    add("--coordinates", choices=("yes", "no"), help="letters and numbers around the board "
        "(default: yes)")  # fmt: skip
    add("--numbers", nargs="+", metavar="WHICH", help="move numbers on the stones: all, none, or "
        "last N (default: none)")  # fmt: skip
    add("--moves", type=_span, metavar="A-B", help="gif: first and last move (default: all)")
    add(
        "--delay",
        type=whole_number(20, 60_000),
        metavar="MS",
        help="gif: milliseconds per move (default: 800)",
    )
    add("--diagrams", type=whole_number(), metavar="N", help="pdf: print the whole game "
        "with its comments, N moves per diagram")  # fmt: skip
    add("--paper", choices=("a4", "letter"), help="paper size for --diagrams")
    add_workers(parser)


def parse(args: argparse.Namespace) -> tuple[RenderOptions, list[str]]:
    """The options, with the first file, and all files. Exits with a message if wrong."""
    error: Callable[[str], NoReturn] = args.usage_error
    numbers, more = _numbers(args.numbers or ["none"], error)
    files = [*args.files, *more]
    if not files and not args.lists:
        error("no FILE given")
    into_folder = is_folder(args.output) or are_many(files, args.lists)
    if into_folder and not is_folder(args.output) and Path(args.output).suffix:
        error(f"for several files OUT is a folder, such as {Path(args.output).stem}/")
    if into_folder and args.format is None:
        error("--format is needed where OUT is a folder")
    kind = _kind(args.output, args.format, error)
    _check(args, kind, error)
    options = RenderOptions(
        files[0] if files else "",
        args.output,
        kind,
        args.game,
        args.move,
        args.moves,
        args.delay or DELAY,
        args.size,
        args.theme,
        args.coordinates != "no",
        numbers,
        args.diagrams,
        args.paper,
    )
    return options, files


def _span(text: str) -> tuple[int, int]:
    first, _, last = text.partition("-")
    if not (first.isdecimal() and last.isdecimal() and len(text) < 20 and int(first) <= int(last)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a range such as 1-50")
    return int(first), int(last)


def _numbers(words: list[str], error: Callable[[str], NoReturn]) -> tuple[int, list[str]]:
    """How many turns have their numbers shown, and the remaining words, which are files."""
    word, *rest = " ".join(words[:1]).split() + words[1:]
    if word == "last" and rest and rest[0].isdecimal() and len(rest[0]) < 10:
        return int(rest[0]), rest[1:]
    if word not in ("all", "none"):
        error(f"argument --numbers: {word!r} is not valid; use all, none, or last N")
    return (MOST if word == "all" else 0), rest


def _kind(output: str, given: str | None, error: Callable[[str], NoReturn]) -> Format:
    try:
        return Format(given or Path(output).suffix.lower().removeprefix("."))
    except ValueError:
        known = endings(tuple(Format))
        error(f"argument -o: {output!r} is not supported; use a name ending in {known}")


def _check(args: argparse.Namespace, kind: Format, error: Callable[[str], NoReturn]) -> None:
    pages, moving = args.diagrams is not None, args.moves is not None or args.delay is not None
    if pages and kind is not Format.PDF:
        error("argument --diagrams: only for .pdf")
    if args.paper and not pages:
        error("argument --paper: only with --diagrams")
    if moving and (kind is not Format.GIF or args.move is not None):
        error("arguments --moves and --delay: only for .gif, and not with --move")
    looks = [args.size, args.theme, args.coordinates, args.numbers]
    if (pages or kind is Format.TEXT) and any(look is not None for look in looks):
        error("arguments --size, --theme, --coordinates and --numbers: only for single pictures")
    if pages and args.move is not None:
        error("argument --diagrams: prints the whole game and cannot be used with --move")
