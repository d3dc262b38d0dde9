"""The texts about the games of a match, in their files and on the terminal."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Superko
from tromp_gui.gtp.failure import no_move
from tromp_gui.session.play.engine_match import End, PlayedGame
from tromp_gui.session.play.engine_problems import EngineIllegalMove, EngineNoMove
from tromp_gui.wording import engines
from tromp_gui.wording.refusals import refusal


def comment_on(game: PlayedGame, superko: Superko) -> str:
    """What ended a game, as a sentence for its last node; "" if the result is enough."""
    loser = Color.BLACK if game.result.winner is Color.WHITE else Color.WHITE
    name = wording.color_name(loser)
    match game.problem:
        case EngineIllegalMove(_, turn, illegal):
            why = refusal(turn.point, loser, illegal, superko)
            return f"{name} made an illegal move. {why}"
        case EngineNoMove(_, text):
            return engines.cause(no_move(text), name)
        case problem if problem is not None:
            return engines.cause(problem.failure, name)
    return {
        End.TOO_SLOW: f"{name} took too long for one turn.",
        End.TOO_LONG: "The game reached the maximum number of turns and was counted as it stood.",
        End.REPEATED: "The same situation occurred for the third time.",
    }.get(game.end, "")
