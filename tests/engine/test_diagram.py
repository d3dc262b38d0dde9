"""The board and the state of a game, as `showboard` answers."""

from __future__ import annotations

from tests.engine.talk import game_on
from tromp_gui.engine.play import describe
from tromp_gui.go.point import Color


def test_the_state_is_told_below() -> None:
    game = game_on("X O .\n. . .\n. . .", Color.WHITE, komi=3)
    board, state = describe(game).split("\n")[:5], describe(game).split("\n")[5:]
    assert board == ["   A B C", " 3 X O . 3", " 2 . . . 2", " 1 . . . 1", "   A B C"]
    assert state == [
        "WHITE (O) has captured 0 stones",
        "BLACK (X) has captured 0 stones",
        "Turns: 0, next to play: White",
        "Rules: tromp-taylor, komi: 3",
    ]
