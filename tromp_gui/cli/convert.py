"""`tromp-gui convert`: reads a file of any format and writes it as SGF or as text."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tromp_gui.batch.work import SUCCESS, UNREADABLE, Answer, Item
from tromp_gui.cli.file_works import are_many, below, is_folder, not_made, run_files
from tromp_gui.cli.files import Unreadable, games_in, open_file, write_file, written
from tromp_gui.cli.many import add_workers
from tromp_gui.cli.output import complain
from tromp_gui.cli.parser import Parser
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.record.edits import Edit, Edits, SetProperty
from tromp_gui.record.game_info import read_game_info, read_result
from tromp_gui.record.komi import format_komi
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.sgf.charsets import encoding_named
from tromp_gui.sgf.collection import Collection
from tromp_gui.wording.files import unreadable_game

_DAY = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})", re.ASCII)
_PLAYERS = {"b": "B", "black": "B", "1": "B", "w": "W", "white": "W", "2": "W"}
_DESCRIPTION = """
Read a game record (SGF, GIB, NGF, UGF, or a text diagram) and save it as SGF (FF[4]) with all
games and properties, or, if OUT ends in .txt, as a text diagram of the last position of each game.
If there are several files, or a folder or an archive, OUT is a folder, with the same subfolders.
Exit codes: 0 saved, 2 a file could not be read or written.
"""


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    parser.add_argument(
        "files", nargs="*", metavar="IN", help="input file, or files, folders and archives"
    )
    parser.add_argument(
        "output", metavar="OUT", help="output file, which appears when it is complete; or a folder/"
    )
    add_workers(parser)
    parser.add_argument(
        "--to",
        choices=("sgf", "txt"),
        default="sgf",
        help="format if OUT is a folder (default: sgf)",
    )
    parser.add_argument(
        "--encoding",
        type=_encoding,
        metavar="NAME",
        help="encoding of IN (gb18030, big5, shift_jis, ...) instead of the detected one",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="write komi, result, handicap, date, size and first player (KM, RE, HA, DT, SZ, PL) "
        "as FF[4] requires, where their meaning is plain",
    )


def _fix(collection: Collection) -> None:
    """Write the values of all games as FF[4] requires."""
    for game in collection.games:
        if isinstance(game, Tree):
            strict_values(game).apply(game)


def run(args: argparse.Namespace) -> int:
    """Convert the files; returns the exit code."""
    if not (args.files or args.lists):
        args.usage_error("the following arguments are required: OUT")
    is_file = not is_folder(args.output)
    if is_file and not are_many(args.files, args.lists):
        return _one(args)
    if is_file and Path(args.output).suffix:
        args.usage_error(f"for several files OUT is a folder, such as {Path(args.output).stem}/")
    ending = f".{args.to}"
    work = Conversion(args.encoding, args.strict, ending)
    return run_files(args, work, below(args.output, args.files), ending)


def _one(args: argparse.Namespace) -> int:
    """Convert one file of any format."""
    try:
        collection = open_file(args.files[0], args.encoding)
        data, said = _converted(args.files[0], args.output, collection, args.strict)
        write_file(args.output, data)
    except Unreadable as problem:
        complain(problem)
        return UNREADABLE
    for each in said:
        complain(each)
    return SUCCESS


@dataclass(frozen=True, slots=True)
class Conversion:
    """The conversion of a file: the `encoding` to read it in, and the ending of the output."""

    encoding: str | None
    strict: bool
    ending: str

    def do(self, item: Item) -> Answer:
        """The new file."""
        try:
            collection = games_in(item.name, item.data, self.encoding)
            output = Path(item.name).stem + self.ending
            data, said = _converted(item.name, output, collection, self.strict)
        except Unreadable as problem:
            return Answer("", (str(problem),), UNREADABLE, 0)
        return Answer("", said, SUCCESS, len(collection.games), ((self.ending, data),))

    def failed(self, item: Item, reason: str) -> Answer:
        """That nothing was made."""
        return not_made(item, reason)


def _converted(
    name: str, output: str, collection: Collection, strict: bool
) -> tuple[bytes, tuple[str, ...]]:
    """The bytes of the new file, by its ending, and what to say of it. Raises Unreadable."""
    if strict:
        _fix(collection)
    if Path(output).suffix.lower() == ".txt":
        return "\n".join(_drawings(name, collection)).encode("utf-8", "replace"), ()
    return written(output, collection)


def _encoding(name: str) -> str:
    try:
        return encoding_named(name)
    except LookupError:
        raise argparse.ArgumentTypeError(f"{name!r} is not a known encoding") from None


def _drawings(name: str, collection: Collection) -> Iterator[str]:
    """The last position of each game's main line. Raises Unreadable if a game has none."""
    for game in collection.games:
        if not isinstance(game, Tree):
            raise Unreadable(f"{name} contains a game that can’t be drawn. {unreadable_game(game)}")
        *_, last = game.main_line()
        info, terms = terms_of(game)
        position = Replay(game, terms.rules).at(last).position
        players = f"{info.black_name or 'Black'} (X) – {info.white_name or 'White'} (O)"
        title = f"{players}, {info.result}" if info.result else players
        yield f"{title}\n{draw_board(position.board)}\n"


def strict_values(tree: Tree) -> Edits:
    """Write the root's values as FF[4] requires where clear; handicap 0 or 1 is removed."""
    parts: list[Edit] = []
    square = str(tree.rows) if tree.rows == tree.columns else f"{tree.columns}:{tree.rows}"
    info = read_game_info(tree)
    komi, result = info.komi, read_result(info)
    spellings: dict[str, Callable[[str], str | None]] = {
        "KM": lambda _: None if komi is None else format_komi(komi),
        "RE": lambda _: None if result is None else str(result),
        "HA": _handicap,
        "DT": _date,
        "SZ": lambda _: square,
        "PL": lambda value: _PLAYERS.get(value.lower()),
    }
    for identifier, spelt in spellings.items():
        values = tree.root.get(identifier)
        text = spelt(values[0].strip()) if values else None
        if text is not None and values != (text,):
            parts.append(SetProperty(tree.root.id, identifier, (text,) if text else None))
    return Edits(tuple(parts))


def _handicap(value: str) -> str | None:
    if not value.isascii() or not value.isdigit():
        return None
    return value.lstrip("0") if int(value[:9]) > 1 else ""


def _date(value: str) -> str | None:
    """A single day, year first, in FF[4]'s form: with hyphens and two digits."""
    found = _DAY.fullmatch(value)
    if found is None or not (1 <= int(found[2]) <= 12 and 1 <= int(found[3]) <= 31):
        return None
    return f"{found[1]}-{int(found[2]):02}-{int(found[3]):02}"
