"""What a node of the tree looks like, as a value. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from tromp_gui.go.point import Color
from tromp_gui.record.signs import Annotation


class NodeShape(Enum):
    """What happens in a node; each has a shape of its own."""

    STONE = auto()
    """A move: a stone."""
    PASS = auto()
    """A pass: a stone with a bar."""
    SETUP = auto()
    """Stones set up: a square, half black and half white."""
    EMPTY = auto()
    """Neither, as in most roots: a small ring."""


@dataclass(frozen=True, slots=True)
class NodeLook:
    """How one node is drawn. `color` is the mover's; `number` the number of the turn, 0 where
    the node has none; `illegal` a move that the rules forbid; `signs` what is said of it; what
    follows a `folded` node is not shown.
    """

    shape: NodeShape = NodeShape.EMPTY
    color: Color | None = None
    number: int = 0
    has_comment: bool = False
    illegal: bool = False
    signs: tuple[Annotation, ...] = ()
    folded: bool = False
