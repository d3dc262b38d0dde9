"""Problems in SGF: a position, with the branches of the file as right and wrong answers.

The record is not changed. What counts as right: docs/file-format.md, "Problems".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.learning.problem_marks import Branches, branches, text_of
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.points import points_in
from tromp_gui.record.replay import read_player

GRADE, HARDEST = "TGPG", 5
"""Our property of a problem's position (docs/file-format.md), and the largest value."""
_KEY_LENGTH = 12

Choose = Callable[[Sequence[Node]], Node]
"""Picks one of several replies, such as `random.Random(seed).choice`."""


class NoProblem(Enum):
    """Why a game has no problem."""

    NO_STONES = "no-stones"
    """No stones are set up before the first move."""
    NO_BRANCHES = "no-branches"
    """No move follows the position."""
    NO_SOLUTION = "no-solution"
    """All branches are marked as wrong."""


class Answer(Enum):
    """The result of an answer."""

    GOES_ON = "goes-on"
    """The move is in the file, and the line continues; whether it is right is not revealed yet."""
    SOLVED = "solved"
    WRONG = "wrong"
    """The end of a wrong line, or a move that is not in the file after a wrong one."""
    NOT_IN_FILE = "not-in-file"
    """The file does not have the move; nothing was played."""
    EXCLUDED = "excluded"
    """The author excludes the move: nothing was played, and it is not a mistake."""


class Step(NamedTuple):
    """The result of an answer, and the nodes played: the answer, then the replies of the file."""

    answer: Answer
    played: tuple[Node, ...] = ()

    @property
    def is_mistake(self) -> bool:
        """Whether it counts as a wrong answer."""
        return self.answer in (Answer.WRONG, Answer.NOT_IN_FILE)


@dataclass(frozen=True, eq=False)
class Problem:
    """A problem: the node with the position, and the player who is to find the solution."""

    tree: Tree
    start: Node
    player: Color
    branches: Branches

    @property
    def text(self) -> str:
        """The task in the file's words: the comments up to the position."""
        texts = (text_of(self.tree, node) for node in self.start.path)
        return "\n".join(text for text in texts if text)

    def begin(self, choose: Choose) -> tuple[Node, ...]:
        """Play the moves before the first answer: none, unless the opponent is to move."""
        return tuple(self._replies(self.start, choose))

    def answer(self, node: Node, point: Point | None, choose: Choose) -> Step:
        """Answer at a node of the problem; `point` None is a pass."""
        known = self.branches
        own = self._own(node)
        found = [child for child in own if point == self.point(child)]
        child = next(
            (each for each in found if each.id in known.right), found[0] if found else None
        )
        is_forced = any(each.id in known.forced for each in own)
        if is_forced and (child is None or child.id not in known.forced):
            return Step(Answer.EXCLUDED)
        if child is None:
            is_lost = node.id not in known.right
            return Step(Answer.WRONG if is_lost else Answer.NOT_IN_FILE)
        if child.id in known.excluded:
            return Step(Answer.EXCLUDED)
        return self.play(child, choose)

    def play(self, child: Node, choose: Choose) -> Step:
        """Answer with a branch of the file."""
        played = (child, *self._replies(child, choose))
        if not self.is_over(played[-1]):
            return Step(Answer.GOES_ON, played)
        is_right = played[-1].id in self.branches.right
        return Step(Answer.SOLVED if is_right else Answer.WRONG, played)

    def has_answer(self, node: Node, point: Point | None) -> bool:
        """Whether the file has this answer at a node."""
        return any(point == self.point(child) for child in self._own(node))

    def is_over(self, node: Node) -> bool:
        """Whether a line ends at this node."""
        return node.first_child is None or node.id in self.branches.ends

    def next_right(self, node: Node) -> Node | None:
        """The first answer at a node that is on a right line; None if there is none."""
        own = self._own(node) if node.id in self.branches.right else []
        return next((child for child in own if child.id in self.branches.right), None)

    def _own(self, node: Node) -> list[Node]:
        """The branches at a node that are answers."""
        if self.is_over(node):
            return []
        return [child for child in node.children if child.move_color is self.player]

    def point(self, node: Node) -> Point | str | None:
        """The point of a node's move, None for a pass; a value that is not a point stays text."""
        value = node.get(self.player.value)[0]
        try:
            return self.tree.codec.point(value)
        except ValueError:
            return value

    def _replies(self, node: Node, choose: Choose) -> Iterator[Node]:
        """The replies of the file after a node until the player has to answer or the line ends."""
        while not self.is_over(node):
            open_to = list(node.children)
            if node.id in self.branches.right:
                open_to = [child for child in open_to if child.id in self.branches.right]
            others = [child for child in open_to if child.move_color is not self.player]
            is_answered = node.move_color is self.player
            if not others or (len(others) < len(open_to) and not is_answered):
                return
            node = self._chosen(others, choose)
            yield node

    def _chosen(self, replies: list[Node], choose: Choose) -> Node:
        marked = [reply for reply in replies if reply.id in self.branches.choices]
        if not marked and self.branches.is_ranked:
            return replies[0]
        replies = marked or replies
        return replies[0] if len(replies) == 1 else choose(replies)


def starts_in(tree: Tree) -> list[Node]:
    """The nodes of a game after which moves begin, in file order: usually one, more if positions
    branch off before the first move; never none.
    """
    found: list[Node] = []
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        children = list(node.children)
        if children and all(child.move_color is None for child in children):
            waiting.extend(reversed(children))
        else:
            found.append(node)
    return found


def problem_at(tree: Tree, start: Node) -> Problem | NoProblem:
    """The problem of the position at a node, or why there is none.

    The player is the one named by the last PL, or whoever makes the first move if there is no PL or
    its player has no answer on a right line.
    """
    if not _has_stones(tree, start):
        return NoProblem.NO_STONES
    moves = (child.move_color for child in start.children)
    first = next((color for color in moves if color is not None), None)
    if first is None:
        return NoProblem.NO_BRANCHES
    named = (read_player(node.get("PL")) for node in start.upwards)
    player = next((color for color in named if color is not None), first)
    for color in dict.fromkeys((player, first)):
        known = branches(tree, start, color)
        if any(tree.node(each).move_color is color for each in known.right):
            return Problem(tree, start, color, known)
    return NoProblem.NO_SOLUTION


def position_key(tree: Tree, start: Node) -> str:
    """A short text that is the same for the same stones, board and player in any file."""
    stones = [
        sorted(point for node in start.path for point in points_in(tree.codec, node.get(name)))
        for name in ("AB", "AW")
    ]
    text = f"{tree.columns}:{tree.rows} {stones} {start.get('PL')}"
    return sha256(text.encode()).hexdigest()[:_KEY_LENGTH]


def grade_of(tree: Tree, start: Node) -> int | None:
    """How hard a problem of the program is, from 1 for easy to `HARDEST`; None in other files."""
    values = start.get(GRADE)
    text = tree.codec.text(values[0]) if values else ""
    return int(text) if text.isdecimal() and 1 <= int(text) <= HARDEST else None


def is_position(tree: Tree, start: Node) -> bool:
    """Whether the position at a node has stones, and moves after it, like a problem."""
    moves = any(child.move_color is not None for child in start.children)
    return moves and _has_stones(tree, start)


def _has_stones(tree: Tree, start: Node) -> bool:
    return any(
        points_in(tree.codec, node.get(name)) for node in start.path for name in ("AB", "AW")
    )
