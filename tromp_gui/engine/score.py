"""Commands about the end of a game (GTP version 2, draft 2, 4.3 "Scoring" and 6.3.4), and our own
commands for the status of stones and an estimate.
"""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.engine.arguments import CommandError
from tromp_gui.engine.dead import DeadProposal, all_alive, propose
from tromp_gui.engine.network.answer import ask_turned
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.state import Engine, Game
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Ending
from tromp_gui.gtp.chain_status import LifeStatus, format_status
from tromp_gui.gtp.verdict import Verdict, format_estimate
from tromp_gui.gtp.vertex import format_vertex

_LISTS = {
    "alive": (LifeStatus.ALIVE, LifeStatus.UNSURE),
    "dead": (LifeStatus.DEAD,),
    "seki": (LifeStatus.SEKI,),
}


def final_score(engine: Engine, args: tuple[str, ...]) -> str:
    """`final_score`: the count without the stones listed by `final_status_list dead`: "B+3.5",
    "W+0.5" or "0".
    """
    return str(engine.game.score(_settled(engine).dead).result)


def final_status_list(engine: Engine, args: tuple[str, ...]) -> str:
    """`final_status_list alive|dead|seki`: one chain per line; unsure ones are alive, and so is
    every stone if the rules remove none or the passes have ended the game.
    """
    if len(args) != 1 or args[0] not in _LISTS:
        raise CommandError("invalid status")
    wanted, settled = _LISTS[args[0]], _settled(engine)
    grid = engine.game.board.grid
    chains = [chain for chain, found in settled.statuses.items() if found.status in wanted]
    return "\n".join(_vertices(grid.points(chain.stones)) for chain in chains)


def dead_stones(engine: Engine, args: tuple[str, ...]) -> str:
    """`tromp-dead_stones`: the status of each chain with its reasons, see `gtp.chain_status`."""
    return "\n".join(map(format_status, _proposed(engine).statuses.values()))


def estimate_game(engine: Engine, args: tuple[str, ...]) -> str:
    """`tromp-estimate`: the expected owner of each point and the expected score, see
    `gtp.verdict`.
    """
    return format_estimate(estimate(engine.network, engine.game))


def _settled(engine: Engine) -> DeadProposal:
    """The status of each chain at the end of the game, as the rules require."""
    game = engine.game
    if game.rules.ending is Ending.AS_IS or game.position.is_over:
        return all_alive(game.board)
    return _proposed(engine)


def _proposed(engine: Engine) -> DeadProposal:
    return propose(engine.network, engine.game.board, engine.game.rules.suicide)


def _vertices(points: Iterable[Point]) -> str:
    return " ".join(map(format_vertex, points))


def estimate(network: Network, game: Game) -> Verdict:
    """The expected owner of each point, and Black's lead by area, komi included.

    The estimate depends only on the position.
    """
    color = game.position.to_play
    answer = ask_turned(network, moment_of(game, color, is_friendly=True))
    is_black = color is Color.BLACK
    owner = answer.owner if is_black else -answer.owner
    seen = owner[::-1].ravel().tolist()
    points = dict(zip(sorted(game.board.grid.bits), seen, strict=True))
    return Verdict(
        game.board,
        lead=sum(seen) - float(game.whole_komi),
        spread=max(0.0, answer.score_square - answer.score**2) ** 0.5,
        win_rate=answer.win if is_black else answer.loss,
        owners=points,
    )
