"""Searching for positions and shapes in every board of every game, only by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color, Point
from tromp_gui.library.finding import find, together
from tromp_gui.library.index import Index
from tromp_gui.library.listing import games
from tromp_gui.library.shapes import Shape
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import OFF_BOARD, Replay
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.terms import terms_of
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.opening import read_any

Moment = tuple[int, Board, tuple[Color, Point | None] | None]
Answer = tuple[str, int, int, str]
"""File, game, move, next."""


def trees_in(folder: Path) -> dict[tuple[str, int], list[Moment]]:
    """The moments of every game below a folder, by file and number."""
    found = {}
    for path in sorted(folder.rglob("*.sgf")):
        with suppress(SgfError):
            for number, tree in enumerate(read_any(path.read_bytes()).games):
                if isinstance(tree, Tree):
                    found[str(path), number] = moments(tree)
    return found


def moments(tree: Tree) -> list[Moment]:
    """Turn, board and last turn at each node that changes something, by the rules alone."""
    replay = Replay(tree, terms_of(tree)[1].rules)
    found: list[Moment] = []
    for node in tree.main_line():
        at = replay.at(node)
        turn = at.played[-1].turn if at.played else None
        board = at.position.board
        if not found and turn and len(at.played) == 1 and not node.has("AB"):
            found.append((0, Board.empty(tree.rows, tree.columns), None))
        if not found or turn or board != found[-1][1]:
            point = turn and (None if turn.point == OFF_BOARD else turn.point)
            found.append((at.position.turn, board, (turn.color, point) if turn else None))
    return found


class Look(NamedTuple):
    """How part of a board looks: the stones on the points of a region, as sets of its grid, and all
    ways (from the shape's points) that come to it, colours kept if that is possible.
    """

    region: int
    black: int
    white: int
    back: list[dict[Point, Point]]


def ways(wanted: Shape, rows: int, columns: int) -> Iterator[tuple[bool, dict[Point, Point]]]:
    """Every way in which the shape's points may lie on a board: colours exchanged, and where."""
    own = wanted.board
    inside = [p for p in own.grid.bits if all(map(int.__le__, wanted.low, p))]
    inside = [p for p in inside if all(map(int.__le__, p, wanted.high))]
    for symmetry in Symmetry if wanted.turns else [Symmetry.IDENTITY]:
        if symmetry.size(own.rows, own.columns) != (rows, columns):
            continue
        turned = [symmetry.point(point, own.rows, own.columns) for point in inside]
        lines, files = {at.row for at in turned}, {at.col for at in turned}
        for up in _moves(lines, rows):
            for right in _moves(files, columns):
                places = [Point(at.row + up, at.col + right) for at in turned]
                for swapped in (False, True) if wanted.swaps else (False,):
                    yield swapped, dict(zip(inside, places, strict=True))


def _moves(taken: set[int], side: int) -> list[int]:
    """How far these rows or columns may be moved: not at all where one is at an edge."""
    moves = [by for by in range(-side, side) if all(0 <= each + by < side for each in taken)]
    return [0] if taken & {0, side - 1} else moves


@cache
def looks(wanted: Shape, rows: int, columns: int) -> list[Look]:
    """Every look that a shape may have on a board of this size."""
    grid = grid_of(rows, columns)
    found: dict[tuple[int, int, int], list[tuple[bool, dict[Point, Point]]]] = {}
    for swapped, places in ways(wanted, rows, columns):
        stones: dict[Color | None, list[Point]] = {Color.BLACK: [], Color.WHITE: []}
        for point, place in places.items():
            color = wanted.board.at(point)
            stones.setdefault(color.opponent if color and swapped else color, []).append(place)
        key = grid.set_of(places.values()), *map(grid.set_of, (stones[each] for each in Color))
        found.setdefault((key[0], key[1], key[2]), []).append((swapped, places))
    return [
        Look(*key, [places for swapped, places in same if swapped == min(each for each, _ in same)])
        for key, same in found.items()
    ]


def brute(wanted: Shape, trees: dict[tuple[str, int], list[Moment]]) -> Counter[Answer]:
    """The hits of a shape, found by looking at every board of every game."""
    answer: Counter[Answer] = Counter()
    for (file, game), played in trees.items():
        board = played[0][1]
        for look in looks(wanted, board.rows, board.columns):
            for at, (turn, there, _) in enumerate(played):
                if is_there(look, there):
                    answer[file, game, turn, after(wanted, played, at, look)] += 1
                    break
    return answer


def is_there(look: Look, board: Board) -> bool:
    """Whether part of a board looks so."""
    return board.black & look.region == look.black and board.white & look.region == look.white


def after(wanted: Shape, played: list[Moment], at: int, look: Look) -> str:
    """What was played next where the shape is."""
    for _, there, turn in played[at + 1 :]:
        if turn is None and wanted.is_whole:
            return "nothing"
        if turn is not None:
            point = turn[1]
            if point is None and wanted.is_whole:
                return "pass"
            if point is not None and look.region >> there.grid.bits[point] & 1:
                return str(
                    min(p for way in look.back for p, place in way.items() if place == point)
                )
        if not is_there(look, there):
            return "nothing"
    return "nothing"


def found(index: Index, wanted: Shape) -> Counter[Answer]:
    """The hits of a shape in an index."""
    hits = together(list(find(index, wanted)))
    known = games(index, sorted(set(hits.games.tolist())))
    columns = wanted.board.columns
    answer: Counter[Answer] = Counter()
    for game, move, following in zip(hits.games, hits.moves, hits.nexts, strict=True):
        listed = known[int(game)]
        point = str(Point(*divmod(int(following), columns)))
        following = {-1: "nothing", -2: "pass"}.get(int(following), point)
        answer[listed.path, listed.facts.game, int(move), following] += 1
    return answer
