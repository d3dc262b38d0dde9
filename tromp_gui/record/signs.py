"""Annotations of a node: good move, even position, hotspot, name, number, figure.

Source: FF[4], "Node annotation properties", "Move annotation properties", "Miscellaneous
properties". Functions that edit return None if nothing would change.
"""

from __future__ import annotations

from decimal import Decimal
from enum import Enum

from tromp_gui.record.edits import Edits, SetProperty
from tromp_gui.record.komi import format_komi, parse_komi
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.points import changes


class Annotation(Enum):
    """An annotation; the value is its SGF property."""

    GOOD_FOR_BLACK = "GB"
    GOOD_FOR_WHITE = "GW"
    EVEN = "DM"
    UNCLEAR = "UC"
    GOOD_MOVE = "TE"
    BAD_MOVE = "BM"
    DOUBTFUL = "DO"
    INTERESTING = "IT"
    HOTSPOT = "HO"

    @property
    def most(self) -> int:
        """Its strongest form: 2 if SGF has "very", otherwise 1."""
        return 1 if self in (Annotation.DOUBTFUL, Annotation.INTERESTING) else 2


POSITION = (
    Annotation.GOOD_FOR_BLACK,
    Annotation.GOOD_FOR_WHITE,
    Annotation.EVEN,
    Annotation.UNCLEAR,
)
MOVE = (
    Annotation.GOOD_MOVE,
    Annotation.BAD_MOVE,
    Annotation.DOUBTFUL,
    Annotation.INTERESTING,
)
_BY_NAME = {each.value: each for each in Annotation}
_GROUPS = (POSITION, MOVE, (Annotation.HOTSPOT,))


def strength(node: Node, annotation: Annotation) -> int:
    """The strength of this annotation in a node: 0 (absent), 1, or 2 ("very")."""
    if not node.has(annotation.value):
        return 0
    value = "".join(node.get(annotation.value)).strip()
    return min(2, annotation.most) if value == "2" else 1


def signs_of(node: Node) -> tuple[Annotation, ...]:
    """All annotations of a node; cheap."""
    names = node.identifiers
    return tuple(each for name, each in _BY_NAME.items() if name in names)


def annotate(node: Node, annotation: Annotation, wanted: int) -> Edits:
    """Annotate a node (1, or 2: "very"), replacing what excludes it; 0 removes the annotation."""
    (group,) = (group for group in _GROUPS if annotation in group)
    properties = node.properties
    for each in group:
        if each is not annotation or not wanted:
            properties.pop(each.value, None)
    if wanted:
        emphasis = annotation in (Annotation.DOUBTFUL, Annotation.INTERESTING)
        properties[annotation.value] = ("" if emphasis else str(min(wanted, annotation.most)),)
    return changes(node, properties)


def toggle_annotation(node: Node, annotation: Annotation) -> Edits:
    """The effect of repeated clicks: set it, make it stronger, remove it."""
    now = strength(node, annotation)
    return annotate(node, annotation, 0 if now == annotation.most else now + 1)


def set_name(tree: Tree, node: Node, name: str) -> SetProperty:
    """Set the name of a node; an empty name removes it."""
    return SetProperty(node.id, "N", (tree.codec.escape(name),) if name else None)


def name_of(tree: Tree, node: Node) -> str:
    """The name of a node, '' where it has none."""
    return "".join(tree.codec.simple_text(value) for value in node.get("N")[:1])


def set_value(node: Node, value: Decimal | None) -> SetProperty:
    """Set the value of the position in points for Black; None removes it."""
    return SetProperty(node.id, "V", None if value is None else (format_komi(value),))


def value_of(node: Node) -> Decimal | None:
    """The value of the position in points for Black, if there is one."""
    values = node.get("V")
    return parse_komi(values[0]) if values else None


def set_move_number(node: Node, number: int | None) -> SetProperty:
    """Number the move of a node `number`; later moves count from there."""
    return SetProperty(node.id, "MN", None if number is None else (str(number),))


def move_number_of(node: Node) -> int | None:
    """The number that MN gives a node; None if it has none that can be read."""
    value = "".join(node.get("MN")[:1]).strip()
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 7 else None


def set_figure(tree: Tree, node: Node, title: str | None) -> SetProperty:
    """Begin a new figure at a node, with a title or without; None: no figure begins."""
    if title is None:
        return SetProperty(node.id, "FG", None)
    return SetProperty(node.id, "FG", (f"0:{tree.codec.escape(title)}" if title else "",))


def figure_of(tree: Tree, node: Node) -> str | None:
    """The title of the figure that begins at a node; None if none does."""
    if not node.has("FG"):
        return None
    value = "".join(node.get("FG")[:1])
    return tree.codec.simple_text(tree.codec.compose(value)[1])


def set_print_mode(node: Node, mode: int | None) -> SetProperty:
    """How moves are numbered in print from a node on (FF[4], PM): 0 not, 1 as they are, 2 modulo
    100; None leaves it to the nodes above.
    """
    return SetProperty(node.id, "PM", None if mode is None else (str(mode),))


def print_mode_of(node: Node) -> int | None:
    """The value of PM; None if it cannot be read."""
    value = "".join(node.get("PM")[:1]).strip()
    return int(value) if value in ("0", "1", "2") else None
