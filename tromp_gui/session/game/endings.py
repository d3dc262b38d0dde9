"""A game in its record, as edits: where it continues, and its end.

Source: docs/rules.md, "What a file keeps".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Ending
from tromp_gui.match import agreement
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, Playout, Settlement, chains_of, joined
from tromp_gui.match.recorded_ending import (
    DISAGREEMENT,
    Disagreement,
    PlayoutResult,
    disagreement_values,
    ending_text,
    read_disagreement,
    read_playout,
)
from tromp_gui.match.settle import score_of
from tromp_gui.record import branches, editing
from tromp_gui.record.codec import Properties
from tromp_gui.record.edits import AddNode, Edit, MoveNodes, SetProperty
from tromp_gui.record.game_info import read_result
from tromp_gui.record.node import LAST, PLAY_OUT, Node, Tree
from tromp_gui.scoring.count import Score
from tromp_gui.session.game.record_session import RecordSession

COUNT = ("TB", "TW", "TGDD", "TGEN")
"""The properties that a count writes on the scored node."""
OFFICIAL = "TGOP"
"""The property of a pass that its player declared official."""


def ending_edits(tree: Tree, match: Match, position: Position, is_main: bool = True) -> list[Edit]:
    """TGEN and, if the game was counted, the count on the play node; RE in the root.

    RE is the result of the game itself, never of a variation: it is written only if `is_main`, that
    is, if the play node is on the main line after the step's other edits.
    """
    outcome = match.outcome
    if outcome is None:
        return []
    edits: list[Edit] = []
    text = ending_text(match.rules.ending, outcome)
    if text is not None and outcome.settlement.is_counted:
        score = score_of(match, position, outcome.dead)
        edits.append(count_edit(tree, match.node, score, text))
    elif text is not None:
        edits.append(SetProperty(match.node, "TGEN", (tree.codec.escape(text),)))
    if is_main:
        edits.append(editing.result(tree, str(outcome.result)))
    return edits


def resuming_edits(tree: Tree, match: Match) -> list[Edit]:
    """Remove the outcome of `match` from the record, because the game is no longer over."""
    outcome, node = match.outcome, tree.node(match.node)
    if outcome is None:
        return []
    is_kept = outcome.settlement is not Settlement.DECLARED
    gone = [(node.id, name) for name in COUNT if is_kept and node.has(name)]
    if node.is_on_main_line and tree.root.has("RE"):
        gone.append((tree.root.id, "RE"))
    return [SetProperty(node_id, name, None) for node_id, name in gone]


def disagreement_edits(tree: Tree, before: Match, after: Match) -> list[Edit]:
    """TGDP on the play node, if the step from `before` to `after` ends an agreement without one."""
    if after.outcome is not None:
        return []
    resumes = after.resumed_at not in (None, before.resumed_at)
    plays_out = before.second is None and after.second is not None
    mediates = bool(after.disputes) and not before.disputes
    if not (resumes or plays_out or mediates):
        return []
    disputed = joined(each.stones for each in after.disputes)
    dead = after.second.dead if after.second else after.marks - disputed
    values = disagreement_values(tree.codec, after.disputes, dead)
    return [SetProperty(after.node, DISAGREEMENT, values)]


def recorded_disagreement(record: RecordSession) -> Disagreement | None:
    """The last disagreement recorded at the current node or before it."""
    at = _disagreed_at(record.cursor)
    return None if at is None else _read(record, at)


def _disagreed_at(here: Node) -> Node | None:
    return next((node for node in here.upwards if node.has(DISAGREEMENT)), None)


def _read(record: RecordSession, node: Node) -> Disagreement:
    board = record.at_node(node).position.board
    return read_disagreement(record.tree.codec, node.get(DISAGREEMENT), board)


def recorded_result(record: RecordSession) -> Result | None:
    """The recorded result at the end of the game; None before the end."""
    cursor = record.cursor
    if cursor.main_child is not None:
        return None
    result = read_result(record.info)
    return None if result is None or not cursor.is_on_main_line else result


def is_ended(record: RecordSession) -> bool:
    """Whether the line and its game end here, by the recorded result or by the passes alone."""
    position, node = record.at_node().position, record.cursor
    is_over = position.is_over and node.first_child is None
    return is_over or recorded_result(record) is not None


def is_undecided(record: RecordSession) -> bool:
    """Whether the line ends here after two passes, with no result and no disagreement."""
    node = record.cursor
    is_last = record.at_node().position.passes > 1 and node.first_child is None
    return is_last and not node.has(DISAGREEMENT) and not is_ended(record)


def is_final(record: RecordSession) -> bool:
    """Whether the node can have a result: a game's end, a recorded count, or a set-up."""
    position, node = record.at_node().position, record.cursor
    is_bare = position.turn == 0 and node.first_child is None
    is_set_up = is_bare and bool(position.black | position.white)
    return is_ended(record) or position.passes > 1 or is_set_up or any(map(node.has, COUNT))


class RecordedPlayout(NamedTuple):
    """A recorded play-out: the node of the game where it begins, and its chains."""

    game: Node
    chains: Mapping[PlayoutResult, list[frozenset[Point]]]


def recorded_playout(record: RecordSession) -> RecordedPlayout | None:
    """The play-out that contains the current node, if any."""
    first = record.at_node().playout
    if first is None or first.parent is None:
        return None
    results = read_playout(record.tree.codec, first.get(PLAY_OUT))
    board = record.at_node(first.parent).position.board
    chains = {}
    for result in PlayoutResult:
        kept = [
            point for point in results if results[point] is result and board.at(point) is not None
        ]
        if kept:
            chains[result] = chains_of(board, kept)
    return RecordedPlayout(first.parent, chains) if chains else None


def resumed(match: Match, record: RecordSession) -> Match:
    """The match resumed at the current node, as its record left it: in an unfinished play-out,
    after a disagreement that was not settled, or after an official pass.
    """
    here = record.cursor
    if here.has(OFFICIAL) and match.rules.ending is Ending.TAYLOR_2001:
        match = match._replace(official=here.id)
    at = _disagreed_at(here)
    found = Disagreement((), frozenset()) if at is None else _read(record, at)
    playout = recorded_playout(record)
    if (
        playout is not None
        and playout.chains.keys() == {PlayoutResult.OPEN}
        and not record.at_node().position.is_over
    ):
        return _resumed_playout(match, record, playout, found)
    if at is None:
        return match
    position = record.at_node(at).position
    if at is not here:
        return match._replace(resumed_at=position.turn)
    if here.has("TGEN"):  # it was settled: only the marks are open to be agreed on again
        board = position.board
        stones = board.points(Color.BLACK), board.points(Color.WHITE)
        return match.marked(editing.recorded_dead(record.tree, here, *stones) or frozenset())
    if found.disputes and isinstance(phase_of(match, position), Agreeing):
        after = agreement.failed(match.marked(found.dead), position, found.disputes)
        return after if isinstance(after, Match) else match
    return match.resumed(position.turn)._replace(disputes=found.disputes)


def _resumed_playout(
    match: Match, record: RecordSession, playout: RecordedPlayout, found: Disagreement
) -> Match:
    """The match on its second board, with what copies before it decided and those after it."""
    stones = joined(playout.chains[PlayoutResult.OPEN])
    codec, board = record.tree.codec, record.at_node(playout.game).position.board
    decided: dict[Point, PlayoutResult] = {}
    for child in playout.game.children:
        decided |= read_playout(codec, child.get(PLAY_OUT))
    dead = {point for point in decided if decided[point] is PlayoutResult.DEAD}
    left = joined(each.chain for each in found.disputes) - stones - decided.keys()
    waiting = tuple(chains_of(board, left))
    second = Playout(stones, waiting, found.dead | dead, record.cursor.id)
    return match._replace(node=playout.game.id, second=second, disputes=found.disputes)


def count_edit(tree: Tree, node_id: int, score: Score, ending: str) -> Edit:
    """TB, TW, the dead stones and how they were decided, on the scored node."""
    black, white = score.territory(Color.BLACK), score.territory(Color.WHITE)
    return editing.count(tree, node_id, black, white, score.dead, ending)


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
