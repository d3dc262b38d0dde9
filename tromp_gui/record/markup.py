"""Marks, labels, lines, territory and dimmed points, as edits (FF[4], "Markup properties").

Each function toggles: what is already there is removed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count, product
from string import ascii_uppercase

from tromp_gui.go.point import Color, Point
from tromp_gui.record.codec import Codec
from tromp_gui.record.edits import Edits
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.points import changes, points_in, with_points, without

MARKS = ("TR", "SQ", "CR", "MA", "SL")
"""The marks; a point has at most one of them."""
_TERRITORY = {Color.BLACK: "TB", Color.WHITE: "TW"}
MARKUP = frozenset({*MARKS, "LB", "LN", "AR", "DD", "VW", "TB", "TW"})


def toggle_mark(tree: Tree, node: Node, point: Point, mark: str) -> Edits:
    """Put a mark (of MARKS) on a point, replacing another one, or remove it."""
    return _toggle(tree, node, [point], mark, MARKS)


def toggle_territory(tree: Tree, node: Node, points: Iterable[Point], color: Color) -> Edits:
    """Mark points as territory of a colour, replacing the other's mark; or remove the mark."""
    return _toggle(tree, node, points, _TERRITORY[color], tuple(_TERRITORY.values()))


def _toggle(
    tree: Tree, node: Node, points: Iterable[Point], name: str, group: tuple[str, ...]
) -> Edits:
    codec, properties, wanted = tree.codec, node.properties, frozenset(points)
    on = not wanted.issubset(points_in(codec, properties.get(name, ())))
    for each in group:
        if each in properties:
            properties[each] = without(codec, properties[each], wanted)
    if on:
        properties[name] = with_points(codec, properties.get(name, ()), sorted(wanted))
    return changes(node, properties)


def labels(codec: Codec, values: Iterable[str]) -> dict[Point, str]:
    """The texts of LB; bad values are skipped."""
    found = {}
    for value in values:
        place, text = codec.compose(value)
        point = point_of(codec, place)
        if point is not None:
            found[point] = codec.simple_text(text)
    return found


def set_label(tree: Tree, node: Node, point: Point, text: str) -> Edits:
    """Label a point; an empty text removes the label."""
    codec, properties = tree.codec, node.properties
    kept = [value for value in properties.get("LB", ()) if _first(codec, value) != point]
    if text:
        kept.append(f"{codec.format_point(point)}:{codec.escape(text)}")
    return changes(node, {**properties, "LB": tuple(kept)})


def toggle_letter(tree: Tree, node: Node, point: Point) -> Edits:
    """Put the first unused letter of this node on a point, or remove the letter."""
    return _toggle_label(tree, node, point, _letters(), str.isalpha)


def toggle_number(tree: Tree, node: Node, point: Point) -> Edits:
    """Put the first unused number of this node on a point, or remove the number."""
    return _toggle_label(tree, node, point, map(str, count(1)), str.isdecimal)


def _toggle_label(
    tree: Tree, node: Node, point: Point, row: Iterator[str], is_of_row: Callable[[str], bool]
) -> Edits:
    now = labels(tree.codec, node.get("LB"))
    if is_of_row(now.get(point, "")):
        return set_label(tree, node, point, "")
    used = set(now.values())
    return set_label(tree, node, point, next(each for each in row if each not in used))


def _letters() -> Iterator[str]:
    """A to Z, AA, AB, ..."""
    return (
        "".join(letters)
        for length in count(1)
        for letters in product(ascii_uppercase, repeat=length)
    )


def toggle_pair(tree: Tree, node: Node, first: Point, last: Point, name: str) -> Edits:
    """A line (LN, without a direction) or an arrow (AR) between two points, or none if it is there.

    It replaces any other between them, because FF[4] allows only one.
    """
    codec, properties, asked = tree.codec, node.properties, (first, last)
    had = False
    for each in ("LN", "AR"):
        kept = []
        for value in properties.get(each, ()):
            pair = _pair(codec, value)
            if pair not in (asked, asked[::-1]):
                kept.append(value)
            elif each == name and (pair == asked or name == "LN"):
                had = True
        properties[each] = tuple(kept)
    if not had and first != last:
        spelt = ":".join(codec.format_points(asked))
        properties[name] = (*properties[name], spelt)
    return changes(node, properties)


def toggle_dimmed(
    tree: Tree, node: Node, above: frozenset[Point], now: frozenset[Point], points: Iterable[Point]
) -> Edits:
    """Dim points from this node on, or no longer (DD is inherited).

    `above` is what the node would inherit, `now` what is dimmed in it.
    """
    wanted = frozenset(points)
    after = now - wanted if wanted <= now else now | wanted
    return _inherited(tree, node, "DD", None if after == above else after)


def set_view(
    tree: Tree, node: Node, above: frozenset[Point] | None, points: Iterable[Point]
) -> Edits:
    """Show only these points from this node on; without points, the whole board (VW is inherited).

    `above` is the view that the node would inherit, None for the whole board.
    """
    after = frozenset(points)
    return _inherited(tree, node, "VW", None if after == (above or frozenset()) else after)


def clear_markup(node: Node) -> Edits:
    """Remove all markup of a node."""
    kept = {name: values for name, values in node.properties.items() if name not in MARKUP}
    return changes(node, kept)


def has_markup(node: Node) -> bool:
    """Whether a node has markup."""
    return not MARKUP.isdisjoint(node.identifiers)


def _inherited(tree: Tree, node: Node, name: str, points: frozenset[Point] | None) -> Edits:
    """Set an inherited list; None leaves it to the nodes above, no points clear it from here."""
    properties = node.properties
    properties.pop(name, None)
    if points is not None:
        properties[name] = tree.codec.format_points(sorted(points)) or ("",)
    return changes(node, properties)


def _first(codec: Codec, value: str) -> Point | None:
    return point_of(codec, codec.compose(value)[0])


def _pair(codec: Codec, value: str) -> tuple[Point, Point] | None:
    first, last = (point_of(codec, each) for each in codec.compose(value))
    return None if first is None or last is None else (first, last)


def point_of(codec: Codec, value: str) -> Point | None:
    """The point of a value; None if it is not on the board."""
    try:
        return codec.point(value)
    except ValueError:
        return None
