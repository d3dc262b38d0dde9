"""`tromp-gui library`: searches the saved games."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from tromp_gui.batch.work import SUCCESS, UNREADABLE
from tromp_gui.cli.files import Unreadable
from tromp_gui.cli.library import tables
from tromp_gui.cli.output import complain
from tromp_gui.cli.parser import WRONG_USAGE, Parser
from tromp_gui.disk import FileProblem
from tromp_gui.library.duplicates import duplicates
from tromp_gui.library.index import DamagedIndex, Index, OtherVersion, is_there
from tromp_gui.library.listing import listed
from tromp_gui.library.query import FIELDS, QueryError, parse
from tromp_gui.library.user_data import UserData, places
from tromp_gui.wording.files import file_problem

_DESCRIPTION = """
Search your saved games. A library is a list of folders: the files stay where they are, and the
index of what is in them can be rebuilt at any time. Each action has its own --help.
Exit codes: 0 done, 2 a file or folder could not be read, 64 wrong usage.
"""
_LIST = f"""
List the games that match a query, or all games without one. A query is words (players, event,
place) and terms such as result:B+ year:1840..1850 size:19 -tag:seen; all must hold, - negates a
term, "…" keeps words together, a..b is a range. Fields: {", ".join(FIELDS)}.
"""
_FIND = """
Find the games in which a position occurred, also rotated or mirrored, and what was played next.
A region that touches edges keeps its distance to them; one that touches none may lie anywhere.
"""
_DUPLICATES = """
List the games that are in the library more than once: equal files, equal moves, or the same game
rotated, mirrored or cut short. Nothing is deleted.
"""
_SERVE = """
For the program’s own window: answer questions about the library until the input ends.
Questions and answers are JSON, one on a line.
"""


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    found = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, needs, text in (
        ("add", "+", "Add folders to the library and read the games in them."),
        ("remove", "+", "Remove folders from the library. Files are not touched."),
        (
            "update",
            "*",
            "Read new and changed games in these folders, or in all folders of the library.",
        ),
    ):
        action = _action(found, name, text)
        action.add_argument("folders", nargs=needs, metavar="FOLDER", help="folder with game files")
    listing = _action(found, "list", _LIST)
    listing.has_minus = True
    listing.add_argument(
        "query", nargs="*", metavar="QUERY", help="words and terms (default: all games)"
    )
    listing.add_format("text", "json", "csv")
    _add_find(found)
    _action(found, "duplicates", _DUPLICATES).add_format("text", "json")
    _action(found, "info", "Show what is in the library.").add_format("text", "json")
    _add_index(found.add_parser("serve", description=_SERVE))


def _add_find(found: argparse._SubParsersAction[Parser]) -> None:
    finding = _action(found, "find", _FIND)
    finding.add_argument(
        "file", metavar="FILE[#MOVE]", help="game and turn (default: the last turn)"
    )
    finding.add_argument(
        "--region",
        metavar="A1:K10",
        help="only the region between these two points (default: the board)",
    )
    finding.add_argument(
        "--no-symmetry", action="store_true", help="do not rotate or mirror the board"
    )
    finding.add_argument(
        "--colors", choices=("fixed", "any"), default="fixed",
        help="any: also find it with colours swapped (default: fixed)",
    )  # fmt: skip
    finding.add_format("text", "json", "csv")


def _action(found: argparse._SubParsersAction[Parser], name: str, text: str) -> Parser:
    summary = text.strip().split(".")[0].replace("\n", " ")
    action = found.add_parser(name, description=text, help=summary)
    _add_index(action)
    return action


def _add_index(action: Parser) -> None:
    action.add_argument(
        "--index",
        metavar="PATH",
        help="another index instead of yours (its folders are in PATH.json)",
    )


Work: TypeAlias = Callable[[Index, UserData], int]
"""Work with an open index; returns the exit code."""

EMPTY = "The library is empty. Add a folder with: tromp-gui library add FOLDER"


def run(args: argparse.Namespace) -> int:
    """Run an action; returns the exit code."""
    index, user_data = places(args.index)
    if args.action == "serve":
        from tromp_gui.cli.library.serving import serve

        return serve(index, user_data)
    try:
        return _ACTIONS[args.action](args, _Library(index, UserData.read(user_data)))
    except FileProblem as problem:
        complain(file_problem(problem))
    except DamagedIndex as problem:
        complain(f"{index} is damaged again ({problem}). Check the disk it is on.")
    except BrokenPipeError:  # not the index: the reader of the list has gone
        raise
    except OSError as error:
        unusable = FileProblem.of(error.filename or index, error, writing=True)
        complain(f"{file_problem(unusable)} Another index: --index PATH.")
    except Unreadable as problem:
        complain(str(problem))
    return UNREADABLE


class _Library:
    """The index and the user data of a command line."""

    def __init__(self, path: Path, user_data: UserData) -> None:
        self.path, self.user_data = path, user_data

    def do(self, work: Work, reads: Sequence[str] = ()) -> int:
        """Work with the index; a damaged or missing one is made again first, unless it is missing
        and the work itself `reads` all folders.

        Raises OSError, and DamagedIndex if that did not help.
        """
        folders = self.user_data.folders
        try:
            if is_there(self.path) or not set(folders) - set(reads):
                return self._once(work)
            why = "was not there"
        except OtherVersion:
            why = "is from another version"
        except DamagedIndex:
            why = "was damaged"
        complain(f"The library’s index {why} and is made again.")
        Index.delete(self.path)
        return max(self.update(folders), self._once(work))

    def update(self, folders: Sequence[str]) -> int:
        """Update the index from folders, and report the result."""
        return self._once(lambda index, user_data: _update(index, folders))

    def _once(self, work: Work) -> int:
        index = Index.open(self.path)
        try:
            return work(index, self.user_data)
        finally:
            index.close()


def _add(args: argparse.Namespace, library: _Library) -> int:
    folders = [os.path.abspath(folder) for folder in args.folders]
    for folder in folders:
        if not os.path.isdir(folder):
            raise Unreadable(f"{folder} is not a folder. Choose a folder with game files.")

    def edit(user_data: UserData) -> None:
        user_data.folders = list(dict.fromkeys((*user_data.folders, *folders)))

    library.user_data = UserData.change(library.user_data.path, edit)
    return library.do(lambda index, user_data: _update(index, folders), folders)


def _remove(args: argparse.Namespace, library: _Library) -> int:
    folders = _named(args.folders, library.user_data)

    def edit(user_data: UserData) -> None:
        user_data.folders = [each for each in user_data.folders if each not in folders]

    library.user_data = UserData.change(library.user_data.path, edit)
    return library.do(_forget)


def _forget(index: Index, user_data: UserData) -> int:
    """Remove files outside the library's folders from the index."""
    from tromp_gui.library.importing import (
        forget_outside,
    )  # imports NumPy, which a list does not need

    gone = forget_outside(index, user_data.folders)
    print(f"{tables.count(gone, 'file')} removed from the library.")
    return SUCCESS


def _update_action(args: argparse.Namespace, library: _Library) -> int:
    folders = _named(args.folders, library.user_data) or library.user_data.folders
    if not folders:
        complain(EMPTY)
    return library.do(lambda index, user_data: _update(index, folders), folders)


def _named(names: Sequence[str], user_data: UserData) -> list[str]:
    """The named folders of the library. Raises Unreadable for any other folder."""
    folders = [os.path.abspath(name) for name in names]
    for folder in folders:
        if folder not in user_data.folders:
            raise Unreadable(f"{folder} is not in the library. Its folders: tromp-gui library info")
    return folders


def _update(index: Index, folders: Sequence[str]) -> int:
    from tromp_gui.cli.library.updating import update  # imports NumPy, which a list does not need

    return update(index, folders)


def _list(args: argparse.Namespace, library: _Library) -> int:
    try:
        query = parse(" ".join(args.query))
    except QueryError as error:
        complain(str(error), "tromp-gui library list")
        return WRONG_USAGE

    def work(index: Index, user_data: UserData) -> int:
        if not user_data.folders:
            complain(EMPTY)
        if args.format == "csv":
            print(tables.csv_head())
        for game in listed(index, query, user_data):
            print(tables.game_line(game, args.format))
        return SUCCESS

    return library.do(work)


def _find(args: argparse.Namespace, library: _Library) -> int:
    from tromp_gui.cli.library import positions

    return positions.run(args, library.do)


def _duplicates(args: argparse.Namespace, library: _Library) -> int:
    def work(index: Index, user_data: UserData) -> int:
        for group in duplicates(index):
            print(tables.group(group, args.format))
        return SUCCESS

    return library.do(work)


def _info(args: argparse.Namespace, library: _Library) -> int:
    def work(index: Index, user_data: UserData) -> int:
        print(tables.info(index, user_data, args.format))
        return SUCCESS

    return library.do(work)


_ACTIONS: dict[str, Callable[[argparse.Namespace, _Library], int]] = {
    "add": _add,
    "remove": _remove,
    "update": _update_action,
    "list": _list,
    "find": _find,
    "duplicates": _duplicates,
    "info": _info,
}
