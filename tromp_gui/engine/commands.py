"""The table of the engine's commands, and the commands about commands."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from tromp_gui import __version__
from tromp_gui.engine import analysis, files, play, score, setup
from tromp_gui.engine.arguments import CommandError
from tromp_gui.engine.network.raw import human_moves, raw_human_network, raw_network
from tromp_gui.engine.state import Engine
from tromp_gui.go.kata_rules import kata_json, parse_kata_rules
from tromp_gui.gtp.chain_status import DEAD_STONES
from tromp_gui.gtp.human_moves import HUMAN_MOVES
from tromp_gui.gtp.verdict import ESTIMATE

Handler: TypeAlias = Callable[[Engine, tuple[str, ...]], str | Iterator[str]]
"""Executes a command: changes the engine and returns the text of the response, or its lines one by
one.

Raises CommandError without changing anything.
"""

_PROTOCOL_VERSION = "2"
_NAME = "tromp-gui"


def _protocol_version(engine: Engine, args: tuple[str, ...]) -> str:
    return _PROTOCOL_VERSION


def _name(engine: Engine, args: tuple[str, ...]) -> str:
    return _NAME


def _version(engine: Engine, args: tuple[str, ...]) -> str:
    return __version__


def _known_command(engine: Engine, args: tuple[str, ...]) -> str:
    return "true" if len(args) == 1 and args[0] in COMMANDS else "false"


def _list_commands(engine: Engine, args: tuple[str, ...]) -> str:
    return "\n".join(COMMANDS)


def _cputime(engine: Engine, args: tuple[str, ...]) -> str:
    """The processor time of this process in seconds, as in GNU Go."""
    return f"{time.process_time():.3f}"


def _set_rules(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-set-rules RULES`: one of our rule-set ids, or KataGo's JSON; board and komi stay."""
    try:
        rules = parse_kata_rules(" ".join(args))
    except ValueError as error:
        raise CommandError(str(error)) from None
    engine.game = engine.game.under(rules)
    return ""


def _get_rules(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-get-rules`: the rules as KataGo's JSON."""
    return kata_json(engine.game.rules)


def _quit(engine: Engine, args: tuple[str, ...]) -> str:
    engine.is_quitting = True
    return ""


COMMANDS: Mapping[str, Handler] = MappingProxyType(
    {
        "protocol_version": _protocol_version,
        "name": _name,
        "version": _version,
        "known_command": _known_command,
        "list_commands": _list_commands,
        "quit": _quit,
        "boardsize": setup.boardsize,
        "rectangular_boardsize": setup.boardsize,
        "clear_board": setup.clear_board,
        "komi": setup.komi,
        "play": play.play,
        "genmove": play.genmove,
        "reg_genmove": play.reg_genmove,
        "kgs-genmove_cleanup": play.genmove_cleanup,
        "undo": play.undo,
        "final_score": score.final_score,
        "final_status_list": score.final_status_list,
        DEAD_STONES: score.dead_stones,
        ESTIMATE: score.estimate_game,
        "showboard": play.showboard,
        "set_position": setup.set_position,
        "fixed_handicap": setup.fixed_handicap,
        "place_free_handicap": setup.place_free_handicap,
        "set_free_handicap": setup.set_free_handicap,
        "time_settings": setup.time_settings,
        "time_left": setup.time_left,
        "kgs-time_settings": setup.kata_time_settings,
        "kata-time_settings": setup.kata_time_settings,
        "kata-list_time_settings": setup.list_time_settings,
        "cputime": _cputime,
        "kata-set-rules": _set_rules,
        "kata-get-rules": _get_rules,
        "loadsgf": files.loadsgf,
        "printsgf": files.printsgf,
        "all_legal": play.all_legal,
        "is_legal": play.is_legal,
        "lz-analyze": analysis.lz_analyze,
        "lz-genmove_analyze": analysis.lz_genmove_analyze,
        "kata-analyze": analysis.kata_analyze,
        "kata-genmove_analyze": analysis.kata_genmove_analyze,
        "kata-search_cancellable": analysis.search_cancellable,
        "kata-raw-nn": raw_network,
        "kata-raw-human-nn": raw_human_network,
        HUMAN_MOVES: human_moves,
    }
)
"""Every command by its name (GTP is case-sensitive)."""
