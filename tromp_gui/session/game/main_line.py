"""Where a game continues in its record: on the main line, unless the file has another."""

from __future__ import annotations

from tromp_gui.record import branches
from tromp_gui.record.codec import Properties
from tromp_gui.record.edits import AddNode, Edit, MoveNodes
from tromp_gui.record.node import LAST, Node
from tromp_gui.session.game.record_session import RecordSession


def goes_first(record: RecordSession, here: Node) -> bool:
    """Whether a new continuation of a node may become its first."""
    previous = here.main_child
    return previous is None or record.is_new(previous)


def added(record: RecordSession, here: int, properties: Properties) -> Edit:
    """Add a new node that continues the game from the node with this id."""
    is_first = goes_first(record, record.tree.node(here))
    return AddNode(here, 0 if is_first else LAST, properties)


def followed(record: RecordSession, here: Node, known: Node) -> list[Edit]:
    """Continue the game with an existing node."""
    is_moved = goes_first(record, here) and not known.is_first
    return [MoveNodes((known.id,), here.id, 0)] if is_moved else []


def made_main(record: RecordSession, path: list[Node]) -> list[Edit]:
    """Continue the game at the end of a path, unless the file continued differently."""
    passed = [node.parent.first_child for node in path if node.parent and not node.is_first]
    if not all(node is None or record.is_new(node) for node in passed):
        return []
    edit = branches.make_main_line(path[-1])
    return [edit] if edit is not None else []


def is_main(record: RecordSession, here: Node, node: int) -> bool:
    """Whether a node that a step at `here` may add or put first will be on the main line."""
    known = None if node == record.tree.next_id else record.tree.node(node)
    if known is not None and (known.is_on_main_line or known.parent is not here):
        return known.is_on_main_line
    return here.is_on_main_line and goes_first(record, here)
