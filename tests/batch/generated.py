"""Games made by chance, the same for the same seed: many sizes, rules, results, and mistakes."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color

LETTERS = "abcdefghijklmnopqrstuvwxyz"
RULES = ("Tromp-Taylor", "Chinese", "Japanese", "AGA", "NZ", "Korean", "house", "")
SIDES = (9, 9, 9, 13, 19)


def game(number: int, side: int | None = None) -> bytes:
    """The game of this number; every twentieth holds an illegal move."""
    chance = random.Random(number)
    side = side or chance.choice(SIDES)
    turns = _turns(chance, side, number % 20 == 7)
    komi = chance.choice(("0", "5.5", "6.5", "7", "7.5", "0,5"))
    result = chance.choice(("B+R", "W+R", f"B+{chance.randrange(60)}.5", "W+2.5", "0", "?", ""))
    root = f"(;FF[4]GM[1]CA[UTF-8]SZ[{side}]KM[{komi}]RE[{result}]DT[{1990 + number % 35}-01-02]"
    root += f"RU[{chance.choice(RULES)}]PB[Black {number}]PW[白 {number}]"
    return f"{root}\n{turns})\n".encode()


def _turns(chance: random.Random, side: int, is_wrong: bool) -> str:
    board, color = Board.empty(side, side), Color.BLACK
    nodes = []
    length = chance.randrange(side, side * side * 3 // 4)
    for turn in range(length):
        free = list(board.points(None))
        if turn % 17 == 16 or len(free) < 3:
            nodes.append(f";{color.value}[]")
        else:
            point = chance.choice(free)
            if is_wrong and turn == length // 2:
                point = next(iter(board.points(color.opponent)), point)
            else:
                board = board.play(color, point)
            nodes.append(f";{color.value}[{LETTERS[point.col]}{LETTERS[side - 1 - point.row]}]")
        color = color.opponent
    return "\n".join("".join(nodes[at : at + 12]) for at in range(0, length, 12))


def games(number: int, first: int = 0, side: int | None = None) -> Iterator[bytes]:
    """This many games, from a number on."""
    return (game(each, side) for each in range(first, first + number))
