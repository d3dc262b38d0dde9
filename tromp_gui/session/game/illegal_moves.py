"""Where a record breaks its rules: its moves that they forbid, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.record.cycle import kos_in_cycle
from tromp_gui.record.node import Node
from tromp_gui.record.replay import Played
from tromp_gui.session.game.record_session import RecordSession


class IllegalRecordedMove(NamedTuple):
    """A turn that the rules forbid, where it is, and how many kos a repetition goes round."""

    node: Node
    played: Played
    kos: int


def illegal_move_at(record: RecordSession, node: Node) -> IllegalRecordedMove | None:
    """The first turn of a node that the rules forbid; None if they forbid none."""
    for played in record.at_node(node).played:
        if played.illegal is not None:
            return IllegalRecordedMove(
                node, played, kos_round(record, node, played.illegal.repeats)
            )
    return None


def illegal_moves(record: RecordSession) -> list[IllegalRecordedMove]:
    """All such turns of the main line, then those that the line looked at has beside."""
    nodes = {node.id: node for node in (*record.tree.main_line(), *record.line())}
    found = (illegal_move_at(record, node) for node in nodes.values())
    return [illegal_move for illegal_move in found if illegal_move is not None]


def next_illegal_move(record: RecordSession, by: int) -> IllegalRecordedMove | None:
    """The next (1) or previous (-1) such turn of the line looked at; None if there is none."""
    line, depth = record.line(), record.depth()
    ahead = line[depth + 1 :] if by > 0 else line[:depth][::-1]
    found = (illegal_move_at(record, node) for node in ahead)
    return next((illegal_move for illegal_move in found if illegal_move is not None), None)


def kos_round(record: RecordSession, node: Node, repeats: int | None, refused: bool = False) -> int:
    """How many kos there are in the cycle from the turn `repeats` to a node.

    Where the turn that would close it was `refused`, it closes after the node.
    """
    if repeats is None:
        return 0
    boards: list[Board] = []
    step: Node | None = node
    while step is not None:
        position = record.at_node(step).position
        boards.append(position.board)
        if position.turn == repeats:
            break
        step = step.parent
    boards.reverse()
    return kos_in_cycle([*boards, boards[0]] if refused else boards)
