"""Positions with one good move, found in games of weak players and checked by a strong network.

python -m training.problems FOLDER JUDGE FILTER [--seconds N]

JUDGE is a strong network and FILTER a fast one. Writes `FOLDER/NNNNN.json`, the problems of a few
games, each file complete or not there; existing files are kept, so the command continues where it
was stopped. The number of a file is the seed of its games. `training.problem_file` makes the file
of the program from them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

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
SIDES = (9, 9, 9, 9, 9, 9, 13, 9, 9, 9)
"""The boards of the games, in turn."""

GAIN, GAP = 10.0, 8.0
"""A problem's move gains this much against a pass, and every other move loses this much."""

_BLUNDER, _VISIBLE_GAP = 6.0, 4.0
"""The loss of the last move, and the gap between two moves, from which a position is searched."""

_CLOSE = 25.0
"""A game further apart is decided; nothing is asked about it."""

_FIRST_MOVE = 8
_APART = 10
"""A position is asked about from this move on, and the next of its game this many moves later."""

_LOOKED_AT = 20
"""The likeliest moves by the filter, which are compared before a search."""

_VISITS = 40


class Networks(NamedTuple):
    """The network that plays, the fast one that filters, and the strong one that decides."""

    player: Network
    filter: Network
    judge: Network


class _Players(NamedTuple):
    heat: dict[Color, float]
    blunder: float


def play(networks: Networks, seed: int) -> list[dict[str, Any]]:
    """The problems in some games."""
    dice = random.Random(seed)
    side = SIDES[seed % len(SIDES)]
    found: list[dict[str, Any]] = []
    for line in _games(networks.player, dice, side):
        last = -_APART
        for number, game in line:
            if number >= last + _APART and (problem := _problem(networks, game, seed)) is not None:
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
    for number in range(int(1.1 * side * side)):
        running = [at for at, moment in enumerate(moments) if not moment.is_over]
        if not running:
            break
        answers = ask(network, [moments[at] for at in running], dice.randrange(8))
        for at, answer in zip(running, answers, strict=True):
            moment = moments[at]
            is_blunder = answer.lead + leads[at] >= _BLUNDER and abs(leads[at]) <= _CLOSE
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


def _problem(networks: Networks, game: Game, seed: int) -> dict[str, Any] | None:
    """The position with its solution and the replies to wrong moves, if it has one good move."""
    color = game.position.to_play
    moment = moment_of(game, color)
    (opinion,) = ask(networks.filter, [moment])
    likely = [move for move in likeliest(opinion, _LOOKED_AT) if _share(opinion, move) > 0]
    leads = _leads(networks.filter, moment, list(dict.fromkeys((*likely, None))))
    best, second = sorted(leads.values(), reverse=True)[:2]
    if best - second < _VISIBLE_GAP or best - leads[None] < GAIN:
        return None
    first = searched(networks.filter, game, None, seed)[0]
    others = searched(networks.filter, game, first, seed)
    if first.point is None or first.lead - others[0].lead < GAP:
        return None
    return _judged(networks, moment, first.point, others)


def _leads(
    network: Network, moment: Moment, moves: list[Point | None]
) -> dict[Point | None, float]:
    """The lead for the player to move after each of these moves, by one evaluation each."""
    color = moment.position.to_play
    after = [moment.after(Turn(color, move)) for move in moves]
    answers = ask(network, after)
    return {move: -answer.lead for move, answer in zip(moves, answers, strict=True)}


def searched(
    network: Network, game: Game, without: MoveCandidate | None, seed: int, visits: int = _VISITS
) -> list[MoveCandidate]:
    """The moves of a search that were tried, best first."""
    color = game.position.to_play
    search = NetworkSearch(network, seed)
    search.ask(game, color, {} if without is None else {(color, without.point): 1})
    search.run(Budget(visits), lambda: False)
    return [each for each in search.report().candidates if each.visits]


def _judged(
    networks: Networks, moment: Moment, solution: Point, others: list[MoveCandidate]
) -> dict[str, Any] | None:
    """The problem if the judge agrees: it likes the move best, and after it has a far better score
    than after the move that it likes next, and after the next one of the search.
    """
    color = moment.position.to_play
    (opinion,) = ask(networks.judge, [moment])
    first, second = likeliest(opinion, 2)
    if first != solution:
        return None
    wrong = list(dict.fromkeys((second, others[0].point)))
    after = [moment.after(Turn(color, move)) for move in (solution, *wrong)]
    right, *answers = ask(networks.judge, after)
    if -right.lead + min(answer.lead for answer in answers) < GAP:
        return None
    board = moment.position.board
    return {
        "side": board.rows,
        "player": color.value,
        "black": [format_vertex(point) for point in sorted(board.points(Color.BLACK))],
        "white": [format_vertex(point) for point in sorted(board.points(Color.WHITE))],
        "solution": format_vertex(solution),
        "lead": round(-right.lead, 1),
        "reply": format_vertex(likeliest(right, 1)[0]),
        "wrong": [
            {
                "move": format_vertex(move),
                "lead": round(-answer.lead, 1),
                "reply": format_vertex(likeliest(answer, 1)[0]),
            }
            for move, answer in zip(wrong, answers, strict=True)
        ],
    }


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
    parser.add_argument("--seconds", type=float, default=3600.0)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    others = (Network(read_network(path)) for path in (chosen.filter, chosen.judge))
    networks = Networks(own_network(), *others)
    ends, seed, count = time.monotonic() + chosen.seconds, 0, 0
    while time.monotonic() < ends:
        path = chosen.folder / f"{seed:05}.json"
        if not path.exists():
            found = play(networks, seed)
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
