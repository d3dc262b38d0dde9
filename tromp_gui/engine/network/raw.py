"""The command `kata-raw-nn`: the network's evaluation of a position, as KataGo prints it.

Source: KataGo's GTP extensions ("kata-raw-nn").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tromp_gui.engine.arguments import CommandError, parse_color
from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.state import Engine, Game
from tromp_gui.go.point import Color
from tromp_gui.match.scores import file_komi

_OPTIMISM: Final = 0.2
"""KataGo's default share of the optimistic policy at the root of a search."""

_USAGE = (
    "expected an optional color, a symmetry from 0 to 7 or all, "
    "and an optional optimism from 0 to 1"
)


def raw_network(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-raw-nn [COLOR] SYMMETRY [OPTIMISM]`: one evaluation, or eight with `all`, for White.
    Unlike KataGo, no empty line follows each of the eight, because it would end a GTP response.
    """
    words = list(args)
    color = engine.game.position.to_play
    if words and words[0].isalpha() and words[0] != "all":
        color = parse_color(words.pop(0))
    if not 1 <= len(words) <= 2 or words[0] not in {*"01234567", "all"}:
        raise CommandError(_USAGE)
    optimism = _share(words[1]) if len(words) == 2 else _OPTIMISM
    moment = moment_of(engine.game, color)
    texts = []
    for symmetry in range(8) if words[0] == "all" else [int(words[0])]:
        (answer,) = ask(engine.network, [moment], symmetry, optimism)
        texts.append(f"symmetry {symmetry}\n" + printed(answer, color))
    return "\n".join(texts)


def moment_of(game: Game, color: Color, is_friendly: bool | None = None) -> Moment:
    """The position of a game with `color` to play, with its history.

    `is_friendly` says whether two passes lead to an agreement, if the rules do not decide that. The
    history that a network sees ends at a turn out of turn, as in KataGo.
    """
    komi = float(file_komi(game.rules, game.komi))
    terms = Terms.of(game.rules, komi + game.rules.bonus.points(game.opening.stones))
    if is_friendly is not None:
        terms = terms._replace(friendly_pass=is_friendly)
    moment = Moment(game.line[0], terms)
    for turn, before, after in zip(game.turns, game.line, game.line[1:], strict=False):
        if moment.position.to_play is not turn.color:
            moment = Moment(before._replace(to_play=turn.color), terms)
        moment = Moment(after, terms, turn, moment)
    if moment.position.to_play is not color:
        moment = Moment(game.position_for(color), terms)
    return moment


def _share(word: str) -> float:
    try:
        share = float(word)
    except ValueError:
        raise CommandError(_USAGE) from None
    if not 0 <= share <= 1:
        raise CommandError(_USAGE)
    return share


def printed(answer: Answer, color: Color) -> str:
    """An answer for `color` to play as KataGo prints it, without the line of the symmetry."""
    sign = 1
    if color is Color.BLACK:
        sign = -1
        answer = answer._replace(win=answer.loss, loss=answer.win)
    return "\n".join(
        [
            f"whiteWin {answer.win:.6f}",
            f"whiteLoss {answer.loss:.6f}",
            f"noResult {answer.no_result:.6f}",
            f"whiteLead {sign * answer.lead:.3f}",
            f"whiteScoreSelfplay {sign * answer.score:.3f}",
            f"whiteScoreSelfplaySq {answer.score_square:.3f}",
            f"varTimeLeft {answer.time_left:.3f}",
            f"shorttermWinlossError {answer.value_error:.3f}",
            f"shorttermScoreError {answer.score_error:.3f}",
            "policy",
            *_rows(answer.policy, lambda value: f"{value:8.6f} " if value >= 0 else "     NAN "),
            f"policyPass {answer.passing:8.6f} ",
            "whiteOwnership",
            *_rows(sign * answer.owner, lambda value: f"{value:9.7f} "),
        ]
    ).rstrip()


def _rows(board: Floats, spelt: Callable[[float], str]) -> list[str]:
    return ["".join(spelt(float(value)) for value in row) for row in board]
