#!/usr/bin/env bash
# gogame 1.0.0 (PyPI), a board for engines in Python.
# Expected: a chain is captured when its last liberty is filled; a stone that has captured its neighbour has
#   the point where that stood as a liberty.
# Seen: the points of captured stones are no liberties for those who captured them. Here Black's stone
#   is taken off beside an empty point. The ko may also be taken back at once.
# It matters as a warning: a board is to be compared with a second one before it judges anybody's moves.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

pip install --quiet --disable-pip-version-check --target packages gogame==1.0.0 2>pip.log
export MPLBACKEND=agg MPLCONFIGDIR="$dir"
PYTHONPATH=packages python3 - <<'END'
from importlib.metadata import version

from gogame import Board, Color

print("gogame", version("gogame"))
black, white = Color.Black, Color.White


def after(*moves):
    board = Board(size=5)
    for color, x, y in moves:
        board.play(x, y, color=color)
    return board


def rows(board):
    signs = {black: "X", white: "O"}
    return "/".join("".join(signs.get(board[x, y], ".") for x in range(5)) for y in range(5))


corner = after((white, 0, 0), (black, 1, 0), (white, 4, 4), (black, 0, 1))
print("Black has captured the corner:", before := rows(corner))
for x, y in ((2, 0), (1, 1)):
    corner.play(x, y, color=white)
print("White plays to the right of a stone and below it:", now := rows(corner))

ring = [(black, 1, 1), (white, 2, 1), (black, 0, 2), (white, 3, 2), (black, 1, 3), (white, 2, 3)]
ko = after(*ring, (black, 4, 4), (white, 1, 2), (black, 2, 2))
print("a ko just taken may be taken back:", again := ko.is_playable(1, 2, white))

assert before == ".X.../X..../...../...../....O"
assert now == "..O../XO.../...../...../....O"
assert again
END
