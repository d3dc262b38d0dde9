"""The moves of a line to guess, as questions."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from tromp_gui.go.point import BOTH, Color, Point
from tromp_gui.record.node import PLAY_OUT, Node
from tromp_gui.record.replay import PositionAtNode

_SETUP = frozenset({"AB", "AW", "AE", "PL", PLAY_OUT})


class Question(NamedTuple):
    """Where did `color` play next from `node`? On `point`, in its child `answer`."""

    node: Node
    answer: Node
    color: Color
    point: Point


def question_at(
    node: Node, answer: Node, at_answer: PositionAtNode, colors: Collection[Color] = BOTH
) -> Question | None:
    """The question that is answered by the child `answer` of `node`.

    None unless that is a single legal move by one of `colors`: not for a pass, an illegal move,
    stones set up, or the beginning of a play-out.
    """
    if len(at_answer.played) != 1 or not _SETUP.isdisjoint(answer.identifiers):
        return None
    (played,) = at_answer.played
    color, point = played.turn
    if point is None or played.illegal is not None or color not in colors:
        return None
    return Question(node, answer, color, point)


def next_question(
    line: Sequence[Node],
    depth: int,
    at: Callable[[Node], PositionAtNode],
    colors: Collection[Color] = BOTH,
) -> Question | None:
    """The first question of a line from node `depth` on, if any. `at` replays a node."""
    for node, answer in zip(line[depth:], line[depth + 1 :], strict=False):
        if answer.move_color is None:
            continue
        question = question_at(node, answer, at(answer), colors)
        if question is not None:
            return question
    return None
