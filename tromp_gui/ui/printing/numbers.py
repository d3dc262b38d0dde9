"""The numbers of the turns of a line, and on the stones of a board. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Point
from tromp_gui.record.node import Node
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.ui.board.state import BoardState


class NumberedNode(NamedTuple):
    """A node of a line with its position, and its turns with the numbers to print."""

    node: Node
    at_node: PositionAtNode
    turns: tuple[tuple[int, Turn], ...]


def steps(replay: Replay, line: Iterable[Node]) -> Iterator[NumberedNode]:
    """The nodes of a line that begins at the root.

    Turns are numbered in order; MN sets the number of the first turn in its node, from which
    counting continues (FF[4], "Move properties").
    """
    shift = 0
    for node in line:
        at_node = replay.at(node)
        wanted = move_number(node)
        if wanted is not None and at_node.played:
            shift = wanted - at_node.played[0].number
        turns = tuple((played.number + shift, played.turn) for played in at_node.played)
        yield NumberedNode(node, at_node, turns)


def move_number(node: Node) -> int | None:
    """The number in MN; None if there is none or it is not a number of at most four digits."""
    value = "".join(node.get("MN")[:1]).strip()
    return int(value) if value.isascii() and value.isdigit() and len(value) < 5 else None


def numbered(
    state: BoardState, walked: Iterable[NumberedNode], last: int | None = None
) -> BoardState:
    """The board with a number on each stone that was played in `walked`.

    `last` limits the numbers to this many last turns. Numbers replace marks, labels and the ring of
    the last move.
    """
    turns = [each for step in walked for each in step.turns]
    unnumbered = 0 if last is None else max(0, len(turns) - last)
    numbers: dict[Point, str] = {}
    for place, (number, turn) in enumerate(turns):
        if turn.point is not None:
            numbers.pop(turn.point, None)
            if place >= unnumbered and state.color_at(turn.point) is turn.color:
                numbers[turn.point] = str(number)
    return state._replace(
        labels={**state.labels, **numbers},
        marks={point: mark for point, mark in state.marks.items() if point not in numbers},
        last_move=None if state.last_move in numbers else state.last_move,
    )
