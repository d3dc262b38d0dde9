"""The illegal moves of a record."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.record.node import Node
from tromp_gui.record.replay import Played
from tromp_gui.session.game.record_session import RecordSession


class IllegalRecordedMove(NamedTuple):
    """An illegal turn, its node, and how many kos a repetition involves."""

    node: Node
    played: Played
    kos: int


def illegal_move_at(record: RecordSession, node: Node) -> IllegalRecordedMove | None:
    """The first illegal turn of a node, if any."""
    for played in record.at_node(node).played:
        if played.illegal is not None:
            return IllegalRecordedMove(
                node, played, kos_round(record, node, played.illegal.repeats)
            )
    return None


def illegal_moves(record: RecordSession) -> list[IllegalRecordedMove]:
    """All illegal turns of the main line, then those that only the current line has."""
    nodes = {node.id: node for node in (*record.tree.main_line(), *record.line())}
    found = (illegal_move_at(record, node) for node in nodes.values())
    return [illegal_move for illegal_move in found if illegal_move is not None]


def next_illegal_move(record: RecordSession, by: int) -> IllegalRecordedMove | None:
    """The next (1) or previous (-1) illegal turn of the current line, if any."""
    line, depth = record.line(), record.depth()
    ahead = line[depth + 1 :] if by > 0 else line[:depth][::-1]
    found = (illegal_move_at(record, node) for node in ahead)
    return next((illegal_move for illegal_move in found if illegal_move is not None), None)


def kos_round(record: RecordSession, node: Node, repeats: int | None, refused: bool = False) -> int:
    """The number of kos in the cycle from the turn `repeats` to a node.

    If the turn that would close it was `refused`, it closes after the node.
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


def kos_in_cycle(boards: Sequence[Board]) -> int:
    """The number of kos taken and retaken from the first board to the last, which repeats it.

    Passes change nothing. 0 if the boards do not repeat, or if a move did anything but capture a
    single stone: then it is another cycle, not a double or triple ko.
    """
    if len(boards) < 2 or boards[0] != boards[-1]:
        return 0
    kos = set()
    for before, after in pairwise(boards):
        if before == after:
            continue
        was, now = before.black | before.white, after.black | after.white
        placed, taken = now & ~was, was & ~now
        if placed.bit_count() != 1 or taken.bit_count() != 1:
            return 0
        kos.add(placed | taken)
    return len(kos)
