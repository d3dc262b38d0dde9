"""The actions of `tromp-gui library`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from tromp_gui.batch.work import SUCCESS, UNREADABLE
from tromp_gui.cli.files import Unreadable
from tromp_gui.cli.library import tables
from tromp_gui.cli.output import printable
from tromp_gui.cli.parser import WRONG_USAGE
from tromp_gui.disk import FileProblem
from tromp_gui.library.duplicates import duplicates
from tromp_gui.library.index import DamagedIndex, Index, OtherVersion
from tromp_gui.library.listing import listed
from tromp_gui.library.query import QueryError, parse
from tromp_gui.library.user_data import UserData, places
from tromp_gui.wording.files import file_problem

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
        _complain(file_problem(problem))
    except DamagedIndex as problem:
        _complain(f"{index} is damaged again ({problem}). Check the disk it is on.")
    except OSError as error:
        unusable = FileProblem.of(error.filename or index, error, writing=True)
        _complain(f"{file_problem(unusable)} Another index: --index PATH.")
    except Unreadable as problem:
        _complain(str(problem))
    return UNREADABLE


class _Library:
    """The index and the user data of a command line."""

    def __init__(self, path: Path, user_data: UserData) -> None:
        self.path, self.user_data = path, user_data

    def do(self, work: Work) -> int:
        """Work with the index; a damaged one is rebuilt first.

        Raises OSError, and DamagedIndex if that did not help.
        """
        try:
            return self._once(work)
        except OtherVersion:
            _complain("The library’s index is from another version and is made again.")
        except DamagedIndex:
            _complain("The library’s index was damaged and is made again.")
        Index.delete(self.path)
        return max(self.update(self.user_data.folders), self._once(work))

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
    user_data = library.user_data
    user_data.folders += [each for each in dict.fromkeys(folders) if each not in user_data.folders]
    user_data.write()
    return library.do(lambda index, user_data: _update(index, folders))


def _remove(args: argparse.Namespace, library: _Library) -> int:
    user_data, folders = library.user_data, _named(args.folders, library.user_data)
    user_data.folders = [each for each in user_data.folders if each not in folders]
    user_data.write()
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
        _complain(EMPTY)
    return library.do(lambda index, user_data: _update(index, folders))


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
        _complain(str(error), "tromp-gui library list")
        return WRONG_USAGE

    def work(index: Index, user_data: UserData) -> int:
        if not user_data.folders:
            _complain(EMPTY)
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


def _complain(sentence: str, program: str = "tromp-gui") -> None:
    print(printable(f"{program}: {sentence}"), file=sys.stderr)


_ACTIONS: dict[str, Callable[[argparse.Namespace, _Library], int]] = {
    "add": _add,
    "remove": _remove,
    "update": _update_action,
    "list": _list,
    "find": _find,
    "duplicates": _duplicates,
    "info": _info,
}
