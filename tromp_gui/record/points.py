"""Adding points to the point lists of a node and removing them; other values stay as they are."""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.go.point import Point
from tromp_gui.record.codec import Codec, Properties
from tromp_gui.record.edits import Edit, Edits, SetProperty
from tromp_gui.record.node import Node

Values = tuple[str, ...]
_MANY = 100


def points_in(codec: Codec, values: Iterable[str]) -> list[Point]:
    """The points of a list; bad values are skipped."""
    return codec.read_points(values)[0]


def without(codec: Codec, values: Values, points: frozenset[Point]) -> Values:
    """The list without these points.

    Only values that contain one of them are rewritten, or the whole list if it has many more values
    than points.
    """
    everything, bad = codec.read_points(values)
    if len(values) > len(everything) + len(bad) + _MANY:
        left = (point for point in everything if point not in points)
        return (*codec.format_points(left), *bad)
    kept: list[str] = []
    for value in values:
        inside = points_in(codec, [value])
        if points.isdisjoint(inside):
            kept.append(value)
        else:
            kept += codec.format_points(point for point in inside if point not in points)
    return tuple(kept)


def with_points(codec: Codec, values: Values, points: Iterable[Point]) -> Values:
    """The list, with those of the points that it lacks appended."""
    known = set(points_in(codec, values))
    added = [point for point in dict.fromkeys(points) if point not in known]
    return tuple(value for value in values if value.strip()) + codec.format_points(added)


def changes(node: Node, after: Properties) -> Edits:
    """Give a node these properties; existing ones keep their places, empty lists are removed."""
    before = node.properties
    parts: list[Edit] = []
    for identifier in {**before, **after}:
        values = after.get(identifier) or None
        if before.get(identifier) != values:
            parts.append(SetProperty(node.id, identifier, values))
    return Edits(tuple(parts))
