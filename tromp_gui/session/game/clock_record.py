"""The clocks of a game that a record tells of, as they stood at a node."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.match.clock import Clock, Clocks, TimeControl
from tromp_gui.match.clock_words import read_left, read_time
from tromp_gui.record.node import Node, Tree


def clocks_at(tree: Tree, node: Node) -> Clocks | None:
    """Both clocks by TM and OT of the root and the last BL, OB, WL and OW up to `node`.

    None where the record has no time limit, or says it in words that we do not understand.
    """
    said = read_time(_text(tree, tree.root, "TM"), _text(tree, tree.root, "OT"))
    if not said.is_understood or said.black is said.white is None:
        return None
    path = node.path
    black = _clock(tree, path, said.black, Color.BLACK)
    return Clocks(black, _clock(tree, path, said.white, Color.WHITE))


def _clock(tree: Tree, path: list[Node], control: TimeControl | None, color: Color) -> Clock | None:
    if control is None:
        return None
    left, overtime = ("BL", "OB") if color is Color.BLACK else ("WL", "OW")
    full = Clock.full(control)
    for node in reversed(path):
        if (text := _text(tree, node, left)) is not None:
            return read_left(full, text, _text(tree, node, overtime)) or full
    return full


def _text(tree: Tree, node: Node, identifier: str) -> str | None:
    values = node.properties.get(identifier) if node.has(identifier) else None
    return tree.codec.simple_text(values[0]) if values else None
