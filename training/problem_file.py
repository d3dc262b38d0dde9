"""The program's file of problems, from what `training.problems` found.

python -m training.problem_file FOLDER FILTER resources/problems/problems.sgf

Leaves out problems that are nearly the same, grades each by what the program's own network and
search need to find its move, adds replies to more wrong moves, and writes them from easy to hard;
within a grade the one with fewer stones comes first. FOLDER may have folders. The grades:

1. the policy of the network prefers the move, with a share of 0.9 or more;
2. with half or more;
3. with less;
4. a search of 16 visits finds it;
5. it takes more.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

from training.problems import GAP, KOMI, RULES, likeliest, searched
from tromp_gui.engine.network.answer import ask, ask_turned
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.learning.areas import Area
from tromp_gui.learning.problems import GRADE, HARDEST

_SHARES = (0.9, 0.5)
_VISITS = 16
"""The policy's least shares in grades 1 and 2; the visits of grade 4."""

_ANSWERED = 12
"""The number of wrong moves with a reply."""

_ALIKE = 0.8
"""Problems with the same move that share this much of their stones are nearly the same."""


class Found(NamedTuple):
    """A problem: its game, the right move, the points that are shown, and the wrong moves with the
    replies (None: none, or a pass).
    """

    game: Game
    solution: Point
    view: frozenset[Point]
    wrong: dict[Point | None, Point | None]

    @property
    def moment(self) -> Moment:
        """The position for the networks."""
        return moment_of(self.game, self.game.position.to_play)

    def is_like(self, other: Found) -> bool:
        """Whether another problem is nearly the same."""
        if self.game.board.rows != other.game.board.rows or self.solution != other.solution:
            return False
        one, two = self.stones, other.stones
        return len(one & two) >= _ALIKE * max(len(one), len(two))

    @property
    def stones(self) -> frozenset[tuple[Point, Color]]:
        """The stones that are shown."""
        board = self.game.board
        return frozenset(
            (point, color) for color in Color for point in board.points(color) & self.view
        )


def read(said: dict[str, Any]) -> Found:
    """A problem as `training.problems` has written it."""
    side = said["side"]

    def point(vertex: str) -> Point | None:
        return parse_vertex(vertex, side, side)

    def points(vertices: list[str]) -> Iterable[Point]:
        return (found for vertex in vertices if (found := point(vertex)) is not None)

    board = Board.empty(side, side)
    board = board.with_stones(black=points(said["black"]), white=points(said["white"]))
    game = Game.new(RULES, Decimal(KOMI), GameStart(board, Color(said["player"])))
    solution = point(said["solution"])
    low, high = (point(vertex) for vertex in said["view"])
    assert solution is not None
    assert low is not None
    assert high is not None
    view = Area(low, high).points
    replies = {point(each["move"]): point(each["reply"]) for each in said["wrong"]}
    wrong: dict[Point | None, Point | None] = {
        move: reply if reply in view else None for move, reply in replies.items() if move in view
    }
    return Found(game, solution, view, wrong)


def distinct(problems: Iterable[Found]) -> list[Found]:
    """The problems without those that are nearly the same as an earlier one."""
    kept: list[Found] = []
    for problem in problems:
        if not any(problem.is_like(other) for other in kept):
            kept.append(problem)
    return kept


def grade(network: Network, problem: Found) -> int:
    """The grade of a problem."""
    answer = ask_turned(network, problem.moment)
    top = problem.game.board.rows - 1
    shares = {at: max(0.0, float(answer.policy[top - at.row, at.col])) for at in problem.view}
    share = shares[problem.solution]
    if share == max(shares.values()):
        return 1 + sum(share < least * sum(shares.values()) for least in _SHARES)
    outside = problem.game.board.grid.bits.keys() - problem.view
    best = searched(network, problem.game, outside, _VISITS)
    return HARDEST - (best.point == problem.solution)


def answered(network: Network, own: Network, problem: Found) -> Found:
    """The problem with replies, by `network`, to more wrong moves, those that the policy of `own`
    likes best.
    """
    moment, color = problem.moment, problem.game.position.to_play
    (opinion,) = ask(own, [moment])
    more = [
        move
        for move in likeliest(opinion, len(moment.grid.bits))
        if move is not None
        and move in problem.view
        and move != problem.solution
        and move not in problem.wrong
        and moment.legal >> moment.grid.bits[move] & 1
    ]
    more = more[: max(0, _ANSWERED - len(problem.wrong))]
    after = [moment.after(Turn(color, move)) for move in (problem.solution, *more)]
    right, *answers = ask(network, after)
    replies: dict[Point | None, Point | None] = {
        move: reply if reply in problem.view else None
        for move, answer in zip(more, answers, strict=True)
        if answer.lead - right.lead >= GAP / 2
        for reply in likeliest(answer, 1)
    }
    return problem._replace(wrong={**problem.wrong, **replies})


def as_tree(problem: Found, grade: int) -> str:
    """The problem in SGF: the right move first, then the wrong ones with their replies."""
    board, color = problem.game.board, problem.game.position.to_play

    def place(point: Point | None) -> str:
        if point is None:
            return ""
        return chr(97 + point.col) + chr(96 + board.rows - point.row)

    stones = "".join(
        name + "".join(f"[{place(point)}]" for point in sorted(board.points(stone)))
        for name, stone in (("AB", Color.BLACK), ("AW", Color.WHITE))
    )
    head = f"(;GM[1]FF[4]CA[UTF-8]SZ[{board.rows}]RU[Chinese]KM[{KOMI}]{GRADE}[{grade}]"
    if len(problem.view) < len(board.grid.bits):
        low, high = min(problem.view), max(problem.view)
        upper_left, lower_right = Point(high.row, low.col), Point(low.row, high.col)
        stones += f"VW[{place(upper_left)}:{place(lower_right)}]"
    lines = [f"(;{color.value}[{place(problem.solution)}]TE[1])"]
    for move, reply in problem.wrong.items():
        answer = "" if reply is None else f";{color.opponent.value}[{place(reply)}]"
        lines.append(f"(;{color.value}[{place(move)}]BM[1]{answer})")
    return f"{head}\n{stones}PL[{color.value}]\n{''.join(lines)})\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description="Write the program's file of problems.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("filter", type=Path)
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args()
    paths = sorted(chosen.folder.rglob("*.json"))
    found = [read(each) for path in paths for each in json.loads(path.read_text("ascii"))]
    kept = distinct(found)
    own, network = own_network(), Network(read_network(chosen.filter))
    graded = []
    for problem in kept:
        level = grade(own, problem)
        graded.append((level, len(problem.stones), as_tree(answered(network, own, problem), level)))
    graded.sort()
    chosen.file.write_text("".join(text for _, _, text in graded), encoding="utf-8")
    print(f"{len(found)} found, {len(kept)} kept; by grade:", Counter(each[0] for each in graded))


if __name__ == "__main__":
    main()
