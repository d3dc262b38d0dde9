"""Which branches of an SGF problem are right, and which replies may be chosen.

The rule, and the sources of the conventions: docs/file-format.md, "Problems".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color
from tromp_gui.record.node import Node, Tree

_WORDS = re.compile(
    r"(?P<wrong>\b(?:incorrect|not\s+correct|wrong|fail|fails|failed|failure)\b"
    r"|不正解|不正[确確]|失[败敗]|错误|錯誤|오답|실패)"
    r"|(?P<right>\bcorrect\b|正解|正[确確]|정답)",
    re.IGNORECASE,
)
_KEYWORDS = re.compile(r"\b(RIGHT|CHOICE|FORCE|NOTTHIS)\b")
_GOOD_MOVE, _BAD_MOVE = frozenset({"TE", "IT"}), frozenset({"BM", "DO"})
_WRONG_VARIATION = "WV"
_GOOD_FOR = {Color.BLACK: "GB", Color.WHITE: "GW"}
_MARKS = _GOOD_MOVE | _BAD_MOVE | {_WRONG_VARIATION, *_GOOD_FOR.values()}


class Keyword(Enum):
    """A keyword of goproblems.com in a comment, in capitals."""

    RIGHT = "RIGHT"
    CHOICE = "CHOICE"
    FORCE = "FORCE"
    NOT_THIS = "NOTTHIS"


class Branches(NamedTuple):
    """The marks of a problem's nodes, as sets of their ids.

    `right`: some right line goes through them; `ends`: a line ends here although more nodes may
    follow; `choices`, `forced`: CHOICE or FORCE is here or further down; `excluded`: NOTTHIS is
    here. `is_ranked`: the file marks solutions with RIGHT, so the first reply is played if no other
    is chosen.
    """

    right: frozenset[int]
    ends: frozenset[int]
    choices: frozenset[int]
    forced: frozenset[int]
    excluded: frozenset[int]
    is_ranked: bool


class _Line(NamedTuple):
    """A node in the descent: whether its line is right by the last mark on it (None: no mark), and
    whether it is always the first branch.
    """

    node: Node
    is_right: bool | None
    is_first: bool


def comment_of(tree: Tree, node: Node) -> str:
    """The comment of a node as in the file."""
    return "\n".join(tree.codec.text(value) for value in node.get("C"))


def text_of(tree: Tree, node: Node) -> str:
    """The comment of a node for people, without the keywords."""
    return _KEYWORDS.sub("", comment_of(tree, node)).strip()


def is_right(node: Node, names: Collection[str], comment: str, player: Color) -> bool | None:
    """Whether a node with these properties and this comment marks its line as right for `player`;
    None: no mark.

    The first keyword in the comment decides, then a mark against the line, then one for it.
    """
    said = _WORDS.search(comment) if comment else None
    if said is not None:
        return said["right"] is not None
    marks = _MARKS.intersection(names)
    if not marks:
        return None
    is_own = node.move_color is player
    is_bad = is_own and not marks.isdisjoint(_BAD_MOVE)
    if is_bad or _WRONG_VARIATION in marks or _GOOD_FOR[player.opponent] in marks:
        return False
    is_good = is_own and not marks.isdisjoint(_GOOD_MOVE)
    return True if is_good or _GOOD_FOR[player] in marks else None


def branches(tree: Tree, start: Node, player: Color) -> Branches:
    """The marks of all nodes below `start`, where `player` is to find the solution."""
    lines: list[_Line] = []
    marked: dict[Keyword, set[Node]] = {keyword: set() for keyword in Keyword}
    said: set[bool] = set()
    waiting = [_Line(start, None, True)]
    while waiting:
        line = waiting.pop()
        node, last, is_first = line
        if node is not start:
            names = node.identifiers
            comment = comment_of(tree, node) if "C" in names else ""
            for keyword in _KEYWORDS.findall(comment):
                marked[Keyword(keyword)].add(node)
            told = is_right(node, names, comment, player)
            if told is not None:
                said.add(told)
                line = line._replace(is_right=told)
            last = line.is_right
        if node.first_child is None or node in marked[Keyword.RIGHT]:
            lines.append(line)
        else:
            first = node.first_child
            waiting += [_Line(each, last, is_first and each is first) for each in node.children]
    ends = marked[Keyword.RIGHT]
    right = ends or {line.node for line in lines if _is_right_line(line, said)}
    return Branches(
        _with_ancestors(right, start),
        frozenset(node.id for node in ends),
        _with_ancestors(marked[Keyword.CHOICE], start),
        _with_ancestors(marked[Keyword.FORCE], start),
        frozenset(node.id for node in marked[Keyword.NOT_THIS]),
        bool(ends),
    )


def _is_right_line(line: _Line, said: set[bool]) -> bool:
    """Whether a line without RIGHT is right, given the marks on all lines of the problem."""
    if line.is_right is not None:
        return line.is_right
    if True in said:
        return False
    return line.is_first or False in said


def _with_ancestors(nodes: Iterable[Node], start: Node) -> frozenset[int]:
    """The ids of these nodes and of all their ancestors below `start`."""
    found: set[int] = set()
    for node in nodes:
        for each in node.upwards:
            if each.id in found:
                break
            found.add(each.id)
            if each is start:
                break
    return frozenset(found)
