"""Boards with a room that is read: a seki, a race of liberties, a bent four, and a throw-in that
keeps a seki.
"""

SEKI = """
    . O . O X . X
    O O O O X X .
    . O O O X . X
    O O O O X X X
    O O O X X X X
    X X X O O O X
    . X . O . O X
"""

RACE = """
    . X . X O O . O .
    X X X X O O O O O
    X O O O X X X X O
    X O . O X . . X O
    X O . O X . . X O
    X X X X O O O O O
    . X . X O . O . O
"""

BENT_FOUR = """
    . O . O . O .
    O O O O O O O
    O . O O O . O
    O O O O O O O
    X X O O O O O
    . X X X X O O
    O O O . X O .
"""

THROW_IN = """
    . O X . X O O . O .
    O . X O O X O O O O
    X X X X X X O . O .
    O O O O O O O O O O
    . O . O . O . O . O
"""
