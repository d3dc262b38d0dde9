"""What is said of the games of a match: in their files, and on the terminal."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Superko
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.session.play.engine_game import End, PlayedGame
from tromp_gui.wording import engines
from tromp_gui.wording.refusals import refusal


def comment_on(game: PlayedGame, superko: Superko, name: str = "") -> str:
    """What ended a game, as a sentence for its last node; "" where the result says it all."""
    loser = Color.BLACK if game.result.winner is Color.WHITE else Color.WHITE
    name = name or wording.color_name(loser)
    if game.end is End.ILLEGAL_MOVE and game.illegal is not None:
        why = refusal(parse_vertex(game.text, 52, 52), loser, game.illegal, superko)
        return f"{name} made an illegal move. {why}"
    if game.end is End.FAILED and game.failure is not None:
        return engines.failure(game.failure, name)
    return {
        End.NO_MOVE: f"{name} answered {game.text!r}, which is not a move.",
        End.TOO_SLOW: f"{name} took too long for one turn.",
        End.TOO_LONG: "The game reached the maximum number of turns and was counted as it stood.",
        End.REPEATED: "The same situation occurred for the third time.",
    }.get(game.end, "")
