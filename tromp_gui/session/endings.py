"""What the file keeps of a finished game, as edits (RULES, "What the file keeps")."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.match.kept import ending_text
from tromp_gui.match.match import Match
from tromp_gui.match.settle import score_of
from tromp_gui.record import editing
from tromp_gui.record.edits import Edit, SetProperty
from tromp_gui.record.node import Tree
from tromp_gui.scoring.count import Score


def ending_edits(tree: Tree, match: Match, position: Position) -> list[Edit]:
    """RE in the root; on the play node TGEN and, where the game was counted, the count."""
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
    edits.append(editing.result(tree, str(outcome.result)))
    return edits


def count_edit(tree: Tree, node_id: int, score: Score, ending: str) -> Edit:
    """TB, TW, the dead stones and how they came about, on the node scored."""
    black, white = score.territory(Color.BLACK), score.territory(Color.WHITE)
    return editing.count(tree, node_id, black, white, score.dead, ending)
