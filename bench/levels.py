"""How often each level of the built-in engine beats the one below, on 9x9 under Tromp-Taylor rules.

usage: levels.py [GAMES [FIRST [LAST]]]; the lowest also meets a player of legal moves by chance.
Every opening of two moves by chance is played twice, colours swapped. Two passes end a game as it
is. Full
strength takes 8 s for a move: name it to have it, `levels.py 10 full full`.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from decimal import Decimal
from functools import cache

from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.state import EngineClock, Game, GameStart, MoveChooser, Resignation
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.player import Level

SIDE = 9
KOMI = Decimal(7)
OPENING = 2


@cache
def cached_network() -> Network:
    """The network that comes with the program, read once."""
    return own_network()


class Chance(Thinker):
    """Plays any legal move that does not fill an eye of one point, or else passes."""

    def choose(self, game: Game, color: Color, clock: EngineClock) -> Point | None:
        """A legal move by chance."""
        position = game.position_for(color)
        grid, own = game.board.grid, game.board.stones(color)
        moves = [
            point
            for point in position.legal_points()
            if grid.beside(1 << grid.bits[point]) & grid.full & ~own
        ]
        return random.choice(moves) if moves else None


def player(name: str, seed: int) -> MoveChooser:
    """The player of a level, or `chance`."""
    network = cached_network()
    if name == "chance":
        return Chance(EngineOptions(), network)
    options = EngineOptions(Level(name), seed=seed, captures_all_dead=True)
    return Thinker(options, network)


def play(players: dict[Color, MoveChooser], opening: list[Point]) -> float:
    """What Black scored: 1, 0 or a half."""
    rules = RULE_SETS["tromp-taylor-logical"]
    game = Game.new(rules, KOMI, GameStart(Board.empty(SIDE, SIDE)))
    color = Color.BLACK
    while game.position.passes < 2 and len(game.turns) < 5 * SIDE * SIDE:
        if len(game.turns) < len(opening):
            choice: Point | Resignation | None = opening[len(game.turns)]
        else:
            choice = players[color].choose(game, color, EngineClock())
        if isinstance(choice, Resignation):
            return 0.0 if color is Color.BLACK else 1.0
        game = game.play(Turn(color, choice))
        color = color.opponent
    winner = game.score().result.winner
    return 0.5 if winner is None else float(winner is Color.BLACK)


def openings(games: int) -> Iterator[list[Point]]:
    """Two points by chance for each pair of games."""
    chance = random.Random(1)
    inner = [Point(row, col) for row in range(2, SIDE - 2) for col in range(2, SIDE - 2)]
    for _ in range(games // 2):
        chosen = chance.sample(inner, OPENING)
        yield chosen
        yield chosen


def meet(stronger: str, weaker: str, games: int) -> None:
    """Print how often one beats the other."""
    scored, played = 0.0, 0
    for number, opening in enumerate(openings(games)):
        one, other = player(stronger, number), player(weaker, number + 1000)
        if number % 2:
            scored += 1 - play({Color.BLACK: other, Color.WHITE: one}, opening)
        else:
            scored += play({Color.BLACK: one, Color.WHITE: other}, opening)
        played = number + 1
    share = scored / played
    middle = (share + 1.92 / played) / (1 + 3.84 / played)
    half = 1.96 * math.sqrt(share * (1 - share) / played + 0.96 / played**2) / (1 + 3.84 / played)
    print(
        f"{stronger} - {weaker}: {scored:g} of {played}, {share:.0%} "
        f"(95 %: {middle - half:.0%} to {middle + half:.0%})",
        flush=True,
    )


def main() -> None:
    """Play the pairs asked for."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    names = ["chance", *(level.value for level in Level)]
    first = sys.argv[2] if len(sys.argv) > 2 else names[1]
    last = sys.argv[3] if len(sys.argv) > 3 else Level.EXPERT.value
    chosen = names[max(1, names.index(first)) : names.index(last) + 1]
    for name in chosen:
        meet(name, names[names.index(name) - 1], games)


if __name__ == "__main__":
    main()
