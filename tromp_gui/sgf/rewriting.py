"""What files write otherwise than FF[4] does, rewritten in the nodes as they are read.

Sources: "Converting old SGF files to FF[4]" of the SGF pages, for files before FF[4]; the forked
games of OGS (online-go.com, issue 3145), whose first position stands in one move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from string import ascii_uppercase
from typing import TypeAlias

from tromp_gui.go.handicap import fixed_points, most_stones
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.record.codec import Codec, Properties
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay, first_by_moves, handicap_of
from tromp_gui.sgf.header import HeaderError, read_size
from tromp_gui.sgf.repairs import RepairKind

_MOVES = {"B": "AB", "W": "AW"}
_STONES = frozenset(("AB", "AW", "AE"))
_OLD_NAMES = frozenset(("L", "M", "VW", "TE", "BM"))
_HAS_SEVERAL = re.compile(
    rb"\](?:[^][;A-Za-z]{0,40}|[^][;]{0,40}(?<![A-Z])[BWbw][a-z]{0,20}\s{0,20})\["
)
_HAS_OLD = re.compile(rb"[LMTV](?<![A-Z][LMTV])[a-z]{0,20}(?:[EW][a-z]{0,20})?\s?\[")
"""Whether a file may have such moves, or such properties. Most have none, which has to be found at
once; the numbers are bounded, so that any file is searched in linear time.
"""
_NEW_FORMAT = 4
_SLICE = 200
"""In nodes."""
Note: TypeAlias = Callable[[Node, RepairKind, str], object]
_Changed: TypeAlias = tuple[Properties, list[tuple[RepairKind, str]]]


def rewrite(data: bytes, trees: Sequence[Tree], note: Note) -> Iterator[None]:
    """Rewrite nodes of the games that were read from `data`, in slices; each change is noted before
    it is made.

    `L`, `M`, a `VW` of two points, and `TE` with `BM` become the properties of FF[4] if FF is
    missing or less; several points in one `B` or `W` become set-up stones if the node sets up
    others or no move was made yet. A handicap gets the traditional stones if White begins and there
    are none, and its number if KaTrain, which leaves that out, has set up the stones.
    """
    if b"HA[" in data or b"KaTrain" in data:
        for tree in trees:
            _complete_handicap(tree, note)
            yield
    has_several = _HAS_SEVERAL.search(data)
    if has_several or (data.count(b"FF[4]") < len(trees) and _HAS_OLD.search(data)):
        for tree in trees:
            if has_several or _is_old(tree):
                yield from _rewrite(tree, note)


def _complete_handicap(tree: Tree, note: Note) -> None:
    root, stones = tree.root.properties, handicap_of(tree.root)
    is_named, is_set_up = "HA" in root, not _STONES.isdisjoint(root)
    is_by_katrain = any("katrain" in each.casefold() for each in root.get("AP", ()))
    if is_named is is_set_up or (is_named and stones < 2) or not (is_named or is_by_katrain):
        return
    if is_named and (points := _traditional(tree, stones)):
        note(tree.root, RepairKind.HANDICAP_PLACED, f"HA[{stones}]")
        tree.replace(tree.root.id, "AB", tree.codec.format_points(points))
    elif is_set_up and first_by_moves(tree) is Color.WHITE and "AW" not in root:
        number = tree.codec.point_set(root.get("AB", ()))[0].bit_count()
        if number > 1:
            note(tree.root, RepairKind.HANDICAP_NAMED, f"HA[{number}]")
            tree.replace(tree.root.id, "HA", (str(number),))


def _traditional(tree: Tree, stones: int) -> list[Point]:
    """The points of a handicap of which no stone is in the file, if White makes the first move."""
    for node in islice(tree.main_line(), tree.rows * tree.columns):
        if not _STONES.isdisjoint(node.identifiers) or node.move_color is Color.BLACK:
            return []
        if node.move_color is Color.WHITE:
            first, _ = tree.codec.read_points(node.get("W")[:1])
            is_usual = 2 <= stones <= most_stones(tree.rows, tree.columns)
            points = fixed_points(tree.rows, tree.columns, stones) if is_usual else []
            return points if first and set(points).isdisjoint(first) else []
    return []


def _is_old(tree: Tree) -> bool:
    """Whether a game is in a format before FF[4], or does not say."""
    written = "".join(tree.root.get("FF")[:1]).strip()
    return not (written.isascii() and written.isdigit() and int(written[:9]) >= _NEW_FORMAT)


def _rewrite(tree: Tree, note: Note) -> Iterator[None]:
    try:
        read_size(tree.root.properties)
    except HeaderError:
        return
    is_old, replay, unplayed = _is_old(tree), Replay(tree, TROMP_TAYLOR), set[int]()
    for count, node in enumerate(tree):
        if count % _SLICE == 0:
            yield
        is_unplayed = node.parent is None or node.parent.id in unplayed
        if not _MOVES.keys().isdisjoint(node.identifiers):
            _change(tree, node, note, _stones_set_up(tree, node.properties, is_unplayed))
        if is_old and not _OLD_NAMES.isdisjoint(node.identifiers):
            _change(tree, node, note, _marks_of_ff4(tree, node, replay))
        if is_unplayed and node.move_color is None:
            unplayed.add(node.id)


def _change(tree: Tree, node: Node, note: Note, changed: _Changed) -> None:
    after, done = changed
    for kind, detail in done:
        note(node, kind, detail)
    if done:
        tree.rewrite(node.id, after)


def _stones_set_up(tree: Tree, before: Properties, is_unplayed: bool) -> _Changed:
    """The moves with several points as set-up stones, if they can be nothing else."""
    after, done = before, list[tuple[RepairKind, str]]()
    if is_unplayed or not _STONES.isdisjoint(before):
        for color, stones in _MOVES.items():
            points, bad = tree.codec.read_points(before.get(color, ()))
            if len(points) > 1 and not bad:
                after = _moved(after, color, stones, tree.codec.format_points(points))
                done.append((RepairKind.STONES_IN_MOVE, f"{color}[{']['.join(before[color][:9])}]"))
    return after, done


def _marks_of_ff4(tree: Tree, node: Node, replay: Replay) -> _Changed:
    """The properties of a node before FF[4] as that writes them."""
    after, done = node.properties, list[tuple[RepairKind, str]]()
    for old, name, values in _conversions(tree, node, replay):
        after = _moved(after, old, name, values)
        if values:
            done.append((RepairKind.OLD_FORMAT, f"{old} → {name}[{']['.join(values[:9])}]"))
    return after, done


def _conversions(
    tree: Tree, node: Node, replay: Replay
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """An old property, the new one, and its values; a property without valid points stays."""
    codec, properties = tree.codec, node.properties
    labelled = _points(codec, properties.get("L", ()))
    if labelled:
        letters = [*ascii_uppercase, *map(str, range(27, len(labelled) + 1))]
        pairs = zip(codec.format_points(labelled), letters, strict=False)
        yield "L", "LB", tuple(f"{point}:{letter}" for point, letter in pairs)
    if marked := _points(codec, properties.get("M", ())):
        board = replay.at(node).position.board
        empty = [point for point in marked if board.at(point) is None]
        stones = [point for point in marked if board.at(point) is not None]
        for name, points in (("MA", empty), ("TR", stones)):
            if points:
                yield "M", name, codec.format_points(points)
    view = properties.get("VW", ())
    corners = _points(codec, view)
    if len(view) == len(corners) == 2:
        rows, columns = sorted(each.row for each in corners), sorted(each.col for each in corners)
        first, last = codec.format_points([Point(rows[1], columns[0]), Point(rows[0], columns[1])])
        yield "VW", "VW", (f"{first}:{last}",)
    if "TE" in properties and "BM" in properties:
        first, second = (name for name in properties if name in ("TE", "BM"))
        name = "IT" if first == "TE" else "DO"
        yield first, name, ("",)
        yield second, name, ()


def _points(codec: Codec, values: tuple[str, ...]) -> list[Point]:
    """The points of a list; none if one is invalid."""
    points, bad = codec.read_points(values)
    return [] if bad else points


def _moved(properties: Properties, old: str, name: str, values: tuple[str, ...]) -> Properties:
    """The properties with these values in `name` instead of those in `old`, at its place."""
    found: Properties = {}
    for identifier, there in properties.items():
        place = name if identifier == old else identifier
        found[place] = found.get(place, ()) + (values if identifier == old else there)
    if old not in properties:
        found[name] = found.get(name, ()) + values
    return found
