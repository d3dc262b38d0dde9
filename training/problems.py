"""Positions with one good move, found in games of weak players and checked by a strong network.

python -m training.problems FOLDER JUDGE FILTER [--side 9] [--seconds N] [--from N]

JUDGE is a strong network and FILTER a fast one. The problems of boards of 19×19 are about one of
its corners. Writes `FOLDER/NNNNN.json`, the problems of a few games, each file complete or not
there; existing files are kept, so the command continues where it was stopped. The number of a file
is the seed of its games; `--from` begins with another one, so that several processes can share the
work. `training.problem_file` makes the file of the program from them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Iterable, Set
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from training.corners import SIDE, changed, corner_with, is_near_corner
from training.label import teacher_of
from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.state import Game, GameStart, MoveCandidate
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.vertex import format_vertex

KOMI = 7
RULES = RULE_SETS["chinese"]

GAMES_AT_ONCE = 8

GAIN, GAP = 10.0, 8.0
"""A problem's move gains this much against a pass, and every other move loses this much."""

_BLUNDER, _VISIBLE_GAP = 6.0, 4.0
"""The loss of the last move, and the gap between two moves, from which a position is searched."""

_CLOSE = {9: 25.0, 13: 25.0, SIDE: 60.0}
"""By board: a game further apart is decided; nothing is asked about it."""

_FIRST_MOVE, _FULLNESS = 8, 0.7
_APART = 10
"""A position is asked about from this move on, until as many moves were made as would fill this
share of the board; and the next of its game this many moves later.
"""

_EMPTY = 0.2
"""At least this share of what is shown is empty: on a full board there is nothing to see."""

_TRIED, _LOOKED_AT = 2, 20
"""How many of the filter's likeliest moves are tried first, of which one must gain enough, and how
many are compared before the judge is asked.
"""

VISITS = 100
"""The visits of the judge's search for the best move, and again for the best of the others."""


class Networks(NamedTuple):
    """The network that plays, the fast one that filters, and the strong one that decides."""

    player: Network
    filter: Network
    judge: Network


class _Players(NamedTuple):
    heat: dict[Color, float]
    blunder: float


def play(networks: Networks, side: int, seed: int) -> list[dict[str, Any]]:
    """The problems in some games."""
    dice = random.Random(seed)
    found: list[dict[str, Any]] = []
    for line in _games(networks.player, dice, side):
        last = -_APART
        for number, game in line:
            if number >= last + _APART and (problem := _problem(networks, game)) is not None:
                found.append({"seed": seed, "move": number, **problem})
                last = number
    return found


def _games(network: Network, dice: random.Random, side: int) -> list[list[tuple[int, Game]]]:
    """Play games; of each, the positions after a blunder with the number of moves before them."""
    start = Moment(Position.start(Board.empty(side, side), RULES), Terms.of(RULES, KOMI))
    moments = [start] * GAMES_AT_ONCE
    players = [_players(dice) for _ in moments]
    leads = [0.0] * GAMES_AT_ONCE
    found: list[list[tuple[int, Game]]] = [[] for _ in moments]
    for number in range(int(_FULLNESS * side * side)):
        running = [at for at, moment in enumerate(moments) if not moment.is_over]
        if not running:
            break
        answers = ask(network, [moments[at] for at in running], dice.randrange(8))
        for at, answer in zip(running, answers, strict=True):
            moment = moments[at]
            is_blunder = answer.lead + leads[at] >= _BLUNDER and abs(leads[at]) <= _CLOSE[side]
            if is_blunder and number >= _FIRST_MOVE and not moment.banned:
                found[at].append((number, _as_game(moment)))
            leads[at] = answer.lead
            color = moment.position.to_play
            moments[at] = moment.after(Turn(color, _move(answer, color, players[at], dice)))
    return found


def _players(dice: random.Random) -> _Players:
    heat = {color: dice.choice([0.6, 0.9, 1.2, 1.5]) for color in Color}
    return _Players(heat, dice.choice([0.02, 0.05, 0.1]))


def _move(answer: Answer, color: Color, players: _Players, dice: random.Random) -> Point | None:
    """A move drawn from a policy, like that of a level."""
    policy = np.append(answer.policy.ravel().clip(0), answer.passing).astype(np.float64)
    if dice.random() < players.blunder:
        chances = (policy >= np.sort(policy)[-20]).astype(np.float64) * (policy > 0)
    else:
        chances = policy ** (1 / players.heat[color])
    (index,) = dice.choices(range(len(chances)), chances.tolist())
    return _point(answer, index)


def _point(answer: Answer, index: int) -> Point | None:
    rows, columns = answer.policy.shape
    if index == rows * columns:
        return None
    row, column = divmod(index, columns)
    return Point(rows - 1 - row, column)


def _as_game(moment: Moment) -> Game:
    """A game that begins with the position, as the problem will show it."""
    position = moment.position
    return Game.new(RULES, Decimal(KOMI), GameStart(position.board, position.to_play))


def _problem(networks: Networks, game: Game) -> dict[str, Any] | None:
    """The position with its solution and the replies to wrong moves, if it has one good move."""
    board, moment = game.board, moment_of(game, game.position.to_play)
    (opinion,) = ask(networks.filter, [moment])
    likely = [move for move in likeliest(opinion, _LOOKED_AT) if _share(opinion, move) > 0]
    if board.rows == SIDE and not is_near_corner(likely[0]):
        return None
    found = _answers(networks.filter, moment, [*likely[:_TRIED], None])
    if found[None].lead - min(answer.lead for answer in found.values()) < GAIN:
        return None
    found |= _answers(networks.filter, moment, likely[_TRIED:])
    first = min(found, key=lambda move: found[move].lead)
    if first is None:
        return None
    view = _view(board, first, found[first], found[None])
    others = [move for move in found if move is None or (move in view and move != first)]
    second = min(others, key=lambda move: found[move].lead)
    is_clear = found[second].lead - found[first].lead >= _VISIBLE_GAP
    if not is_clear or _gain(board, view, found[first], found[None]) < GAIN:
        return None
    return _judged(networks.judge, game, first, second)


def _answers(
    network: Network, moment: Moment, moves: list[Point | None]
) -> dict[Point | None, Answer]:
    """One evaluation, for the opponent, after each of these moves."""
    if not moves:
        return {}
    color, moves = moment.position.to_play, list(dict.fromkeys(moves))
    after = [moment.after(Turn(color, move)) for move in moves]
    return dict(zip(moves, ask(network, after), strict=True))


def _view(board: Board, move: Point, right: Answer, passed: Answer) -> frozenset[Point]:
    """What to show of a board: all of a small one, or of a large one a corner, if the difference
    between a move and a pass is there.
    """
    if board.rows < SIDE:
        return frozenset(board.grid.bits)
    return corner_with(board, move, changed(right, passed))


def _gain(board: Board, view: frozenset[Point], right: Answer, passed: Answer) -> float:
    """The points that a move gains against a pass in what is shown, by the expected owners."""
    gained = passed.owner - right.owner
    return float(sum(gained[board.rows - 1 - point.row, point.col] for point in view))


def _judged(
    judge: Network, game: Game, solution: Point, other: Point | None
) -> dict[str, Any] | None:
    """The problem if the judge agrees: of what is shown it likes the move best, and after it has a
    far better score than after the move that it likes next, and after the `other`; and its search
    finds the same.
    """
    board, moment = game.board, moment_of(game, game.position.to_play)
    (opinion,) = ask(judge, [moment])
    found = _answers(judge, moment, [solution, None, other])
    right, passed = found[solution], found[None]
    view = _view(board, solution, right, passed)
    likely = [move for move in likeliest(opinion, _LOOKED_AT) if move is None or move in view]
    if likely[:1] != [solution] or not is_open(board, view):
        return None
    found |= _answers(judge, moment, [*likely[1:2], other])
    wrong = [move for move in found if move != solution]
    is_clear = min(found[move].lead for move in wrong) - right.lead >= GAP
    if not is_clear or _gain(board, view, right, passed) < GAIN:
        return None
    gap = gap_of(judge, game, solution, view)
    if gap is None or gap < GAP:
        return None
    return {
        "side": board.rows,
        "player": moment.position.to_play.value,
        "black": _vertices(sorted(board.points(Color.BLACK))),
        "white": _vertices(sorted(board.points(Color.WHITE))),
        "view": _vertices((min(view), max(view))),
        "solution": format_vertex(solution),
        "lead": round(-right.lead, 1),
        "gap": round(gap, 1),
        "reply": format_vertex(likeliest(right, 1)[0]),
        "wrong": [
            {
                "move": format_vertex(move),
                "lead": round(-found[move].lead, 1),
                "reply": format_vertex(likeliest(found[move], 1)[0]),
            }
            for move in wrong
            if move is not None
        ],
    }


def _vertices(points: Iterable[Point]) -> list[str]:
    return [format_vertex(point) for point in points]


def is_open(board: Board, view: frozenset[Point]) -> bool:
    """Whether enough of the board, or of the part of it that is shown, is empty."""
    return len(view & board.points(None)) >= max(1, _EMPTY * len(view))


def gap_of(
    network: Network, game: Game, solution: Point, view: Set[Point], visits: int = VISITS
) -> float | None:
    """By how many points a search of what is shown finds the next move worse; None if it prefers
    another move to the solution.
    """
    outside = game.board.grid.bits.keys() - view
    best = searched(network, game, outside, visits)
    if best.point != solution:
        return None
    return best.lead - searched(network, game, {*outside, solution}, visits).lead


def searched(network: Network, game: Game, without: Set[Point], visits: int) -> MoveCandidate:
    """The best move that a search finds, without some of them."""
    color = game.position.to_play
    search = NetworkSearch(network, seed=1)
    search.ask(game, color, {(color, point): 1 for point in without})
    search.run(Budget(visits), lambda: False)
    return search.report().candidates[0]


def likeliest(answer: Answer, most: int) -> list[Point | None]:
    """The likeliest moves of a policy, in order."""
    policy = np.append(answer.policy.ravel(), answer.passing)
    return [_point(answer, int(index)) for index in np.argsort(-policy)[:most]]


def _share(answer: Answer, move: Point | None) -> float:
    """What the policy gives to a move; -1 if it is not legal."""
    if move is None:
        return answer.passing
    return float(answer.policy[answer.policy.shape[0] - 1 - move.row, move.col])


def main() -> None:
    """Look for problems until the time is up."""
    parser = argparse.ArgumentParser(description="Find positions with one good move.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("judge", type=Path)
    parser.add_argument("filter", type=Path)
    parser.add_argument("--side", type=int, default=9, choices=_CLOSE)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--from", dest="first", type=int, default=0)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    others = (teacher_of(read_network(path)) for path in (chosen.filter, chosen.judge))
    networks = Networks(own_network(), *others)
    ends, seed, count = time.monotonic() + chosen.seconds, chosen.first, 0
    while time.monotonic() < ends:
        path = chosen.folder / f"{seed:05}.json"
        if not path.exists():
            found = play(networks, chosen.side, seed)
            count += len(found)
            _write(path, found)
            print(f"{path.name}: {len(found)} problems, {count} in this run", flush=True)
        seed += 1


def _write(path: Path, found: list[dict[str, Any]]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(found), encoding="ascii")
    os.replace(part, path)


if __name__ == "__main__":
    main()
