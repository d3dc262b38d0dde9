"""What `showboard` answers: the board as text, and the state of the game."""

from __future__ import annotations

from tromp_gui.engine.state import Game
from tromp_gui.go.point import Color
from tromp_gui.go.result import plain
from tromp_gui.gtp.diagram import draw_board


def describe(game: Game) -> str:
    """The board and the state of the game below it."""
    position = game.position
    player = "Black" if position.to_play is Color.BLACK else "White"
    return "\n".join(
        [
            draw_board(game.board),
            f"WHITE (O) has captured {position.lost[0]} stones",
            f"BLACK (X) has captured {position.lost[1]} stones",
            f"Turns: {len(game.turns)}, next to play: {player}",
            f"Rules: {game.rules.id}, komi: {plain(game.komi)}",
        ]
    )
