"""Points put into the point lists of a node and taken out again; other values stay as they are."""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.go.point import Point
from tromp_gui.record.edits import Edit, Edits, SetProperty
from tromp_gui.record.node import Codec, Node, Properties

Values = tuple[str, ...]


def points_in(codec: Codec, values: Iterable[str]) -> list[Point]:
    """The points of a list; bad values are passed over."""
    found: dict[Point, None] = {}
    for value in values:
        found.update(dict.fromkeys(_expanded(codec, value)))
    return list(found)


def without(codec: Codec, values: Values, points: frozenset[Point]) -> Values:
    """The list without these points: only values that hold one of them are spelt anew."""
    kept: list[str] = []
    for value in values:
        inside = _expanded(codec, value)
        if points.isdisjoint(inside):
            kept.append(value)
        else:
            kept += codec.format_points(point for point in inside if point not in points)
    return tuple(kept)


def with_points(codec: Codec, values: Values, points: Iterable[Point]) -> Values:
    """The list with these points added at its end, where they are not in it yet."""
    known = set(points_in(codec, values))
    added = [point for point in dict.fromkeys(points) if point not in known]
    return tuple(value for value in values if value.strip()) + codec.format_points(added)


def changes(node: Node, after: Properties) -> Edits:
    """Give a node these properties; those that stay keep their places, empty lists go."""
    before = node.properties
    parts: list[Edit] = []
    for identifier in {**before, **after}:
        values = after.get(identifier) or None
        if before.get(identifier) != values:
            parts.append(SetProperty(node.id, identifier, values))
    return Edits(tuple(parts))


def _expanded(codec: Codec, value: str) -> list[Point]:
    try:
        return codec.points([value])
    except ValueError:
        return []
