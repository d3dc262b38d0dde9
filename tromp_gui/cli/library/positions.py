"""`tromp-gui library find`: the games with a position, and the next moves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tromp_gui.batch.work import SUCCESS
from tromp_gui.cli.files import Unreadable, open_file
from tromp_gui.cli.library import tables
from tromp_gui.cli.parser import WRONG_USAGE
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.library.finding import continuations, find, together
from tromp_gui.library.index import Index
from tromp_gui.library.listing import games
from tromp_gui.library.shapes import Shape, ShapeError, shape
from tromp_gui.library.trace import PASSED
from tromp_gui.library.user_data import UserData
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.wording.files import unreadable_game


class _Misused(Exception):
    """A command line that cannot be understood; `str` is one sentence."""


def run(args: argparse.Namespace, do: Callable[[Callable[[Index, UserData], int]], int]) -> int:
    """Find a position in the index that `do` provides. Returns the exit code. Raises Unreadable."""
    try:
        wanted = _wanted(args)
    except (_Misused, ShapeError) as problem:
        print(f"tromp-gui library find: {problem}", file=sys.stderr)
        return WRONG_USAGE

    def work(index: Index, user_data: UserData) -> int:
        _write(index, wanted, args.format)
        return SUCCESS

    return do(work)


def _wanted(args: argparse.Namespace) -> Shape:
    """The shape to find."""
    board = _board(args.file)
    corners = _corners(args.region, board) if args.region else ()
    return shape(board, *corners, turns=not args.no_symmetry, swaps=args.colors == "any")


def _board(name: str) -> Board:
    """The board after a turn of the first game of a file: FILE#MOVE, or FILE for the last turn."""
    file, mark, move = name.rpartition("#")
    if not mark or Path(name).exists():
        file, move = name, ""
    elif not move.isascii() or not move.isdigit():
        raise _Misused(f"#{move} is not a number of turns; write FILE#20")
    tree = open_file(file).games[0]
    if not isinstance(tree, Tree):
        raise Unreadable(f"{file}: {unreadable_game(tree)}")
    replay = Replay(tree, terms_of(tree)[1].rules)
    positions = [replay.at(node).position for node in tree.main_line()]
    if not move:
        return positions[-1].board
    start = [] if positions[0].turn == 0 else [(0, Board.empty(tree.rows, tree.columns))]
    boards = dict([*start, *((position.turn, position.board) for position in positions)])
    if int(move) not in boards:
        raise _Misused(f"{file} has {tables.count(positions[-1].turn, 'turn')}, not {move}")
    return boards[int(move)]


def _corners(text: str, board: Board) -> tuple[Point, Point]:
    try:
        first, second = (parse_vertex(name, board.rows, board.columns) for name in text.split(":"))
    except ValueError as error:
        raise _Misused(f"--region {text}: write two points of the board, as A1:K10") from error
    if first is None or second is None:
        raise _Misused(f"--region {text}: a pass is not a point; write A1:K10")
    return first, second


def _write(index: Index, wanted: Shape, form: str) -> None:
    """Write the hits by file and number in it, then the next turns."""
    found = together(list(find(index, wanted)))
    listed = games(index, sorted(set(found.games.tolist())))
    hits = [
        (listed[game], move, vertex(following, wanted.board))
        for game, move, following in zip(
            *(each.tolist() for each in (found.games, found.moves, found.nexts)), strict=True
        )
        if game in listed
    ]
    hits.sort(key=lambda hit: (hit[0].path, hit[0].facts.game, hit[1], hit[2] or ""))
    nexts = [(vertex(each.next, wanted.board), each) for each in continuations(found)]
    for line in tables.found(hits, nexts, form):
        print(line)


def vertex(number: int, board: Board) -> str | None:
    """The name of a next turn: a point, "pass", or None for nothing."""
    if number == PASSED:
        return format_vertex(None)
    return format_vertex(Point(*divmod(number, board.columns))) if number >= 0 else None
