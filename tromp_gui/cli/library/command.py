"""The arguments of `tromp-gui library`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tromp_gui.cli.library import actions
from tromp_gui.cli.parser import Parser
from tromp_gui.library.query import FIELDS

if TYPE_CHECKING:
    from tromp_gui.cli.parser import Commands

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


def add_parser(commands: Commands) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("library", description=_DESCRIPTION, allow_abbrev=False)
    found = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, parser_class=Parser
    )
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
    listing.add_argument(
        "query", nargs="*", metavar="QUERY", help="words and terms (default: all games)"
    )
    _add_format(listing, "text", "json", "csv")
    _add_find(found)
    _add_format(_action(found, "duplicates", _DUPLICATES), "text", "json")
    _add_format(_action(found, "info", "Show what is in the library."), "text", "json")
    serving = found.add_parser("serve", description=_SERVE, allow_abbrev=False)
    _add_index(serving)


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
    _add_format(finding, "text", "json", "csv")


def _action(found: argparse._SubParsersAction[Parser], name: str, text: str) -> Parser:
    summary = text.strip().split(".")[0].replace("\n", " ")
    action = found.add_parser(name, description=text, help=summary, allow_abbrev=False)
    _add_index(action)
    return action


def _add_index(action: Parser) -> None:
    action.add_argument(
        "--index",
        metavar="PATH",
        help="another index instead of yours (its folders are in PATH.json)",
    )


def _add_format(action: Parser, *forms: str) -> None:
    action.add_argument(
        "--format", choices=forms, default="text", help="output format (default: text)"
    )


def run(args: argparse.Namespace) -> int:
    """Run the action; returns the exit code."""
    return actions.run(args)
