"""The commands `kata-raw-nn` and `kata-raw-human-nn`: what a network says of a position, as KataGo
prints it; and our own for the moves of people.

Source: KataGo's GTP extensions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tromp_gui.engine.arguments import CommandError, parse_color
from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.state import Engine, Game, HumanNetwork
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.human_moves import format_moves
from tromp_gui.network_files.profiles import parse_profile

_OPTIMISM: Final = 0.2
"""KataGo's default share of the optimistic policy at the root of a search."""

_SYMMETRIES: Final = {*"01234567", "all"}

_HUMAN_USAGE = "expected an optional color, and a symmetry from 0 to 7 or all"
_USAGE = (
    "expected an optional color, a symmetry from 0 to 7 or all, "
    "and an optional optimism from 0 to 1"
)


def raw_network(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-raw-nn [COLOR] SYMMETRY [OPTIMISM]`: one evaluation, or eight with `all`, for White.
    Unlike KataGo, no empty line follows each of the eight, because it would end a GTP response.
    """
    color, words = _asked(engine, args)
    if not 1 <= len(words) <= 2 or words[0] not in _SYMMETRIES:
        raise CommandError(_USAGE)
    optimism = _share(words[1]) if len(words) == 2 else _OPTIMISM
    moment = moment_of(engine.game, color)
    return _each(
        words[0],
        lambda symmetry: printed(ask(engine.network, [moment], symmetry, optimism)[0], color),
    )


def raw_human_network(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-raw-human-nn [COLOR] SYMMETRY`: the same for the human network and its profile, which
    has no optimism.
    """
    human = engine.human
    if human is None:
        raise CommandError("Cannot run kata-raw-human-nn, --human was not provided")
    color, words = _asked(engine, args)
    if len(words) != 1 or words[0] not in _SYMMETRIES:
        raise CommandError(_HUMAN_USAGE)
    moment = moment_of(engine.game, color)
    return _each(
        words[0], lambda symmetry: printed(human.answer(moment, symmetry), color, is_human=True)
    )


def human_moves(engine: Engine, args: tuple[str, ...]) -> str:
    """`tromp-human_moves [COLOR] PROFILE`: how likely its people play each move."""
    human = engine.human
    if human is None:
        raise CommandError("Cannot run tromp-human_moves, --human was not provided")
    color, words = _asked(engine, args)
    if len(words) != 1:
        raise CommandError("expected an optional color, and a profile")
    try:
        people = HumanNetwork(human.network, parse_profile(words[0]))
    except ValueError as error:
        raise CommandError(str(error)) from None
    moment = moment_of(engine.game, color)
    answer, top = people.answer(moment, 0), moment.grid.rows - 1
    shares: dict[Point | None, float] = {
        point: float(answer.policy[top - point.row, point.col])
        for point in moment.grid.points(moment.legal)
    }
    return format_moves({**shares, None: answer.passing})


def _asked(engine: Engine, args: tuple[str, ...]) -> tuple[Color, list[str]]:
    """The player to move, and the words after it."""
    words = list(args)
    if words and words[0].isalpha() and words[0] != "all":
        return parse_color(words.pop(0)), words
    return engine.game.position.to_play, words


def _each(word: str, text: Callable[[int], str]) -> str:
    """The text for each symmetry asked for, below its number."""
    symmetries = range(8) if word == "all" else [int(word)]
    return "\n".join(f"symmetry {symmetry}\n{text(symmetry)}" for symmetry in symmetries)


def moment_of(game: Game, color: Color, is_friendly: bool | None = None) -> Moment:
    """The position of a game with `color` to play, with its history.

    `is_friendly` says whether two passes lead to an agreement, if the rules do not decide that. The
    history that a network sees ends at a turn out of turn, as in KataGo.
    """
    terms = Terms.of(game.rules, float(game.whole_komi))
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


def printed(answer: Answer, color: Color, is_human: bool = False) -> str:
    """An answer for `color` to play as KataGo prints it, without the line of the symmetry.

    A human network knows no lead, and its score is that of people's games.
    """
    name = "whiteScore" if is_human else "whiteScoreSelfplay"
    sign = 1
    if color is Color.BLACK:
        sign = -1
        answer = answer._replace(win=answer.loss, loss=answer.win)
    return "\n".join(
        [
            f"whiteWin {answer.win:.6f}",
            f"whiteLoss {answer.loss:.6f}",
            f"noResult {answer.no_result:.6f}",
            *([] if is_human else [f"whiteLead {sign * answer.lead:.3f}"]),
            f"{name} {sign * answer.score:.3f}",
            f"{name}Sq {answer.score_square:.3f}",
            *([] if is_human else [f"varTimeLeft {answer.time_left:.3f}"]),
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
