"""Answers commands read from one stream of text on another, until told to quit."""

from __future__ import annotations

import sys
import traceback
from typing import TextIO

from tromp_gui.engine.arguments import Failure
from tromp_gui.engine.commands import COMMANDS
from tromp_gui.engine.state import Engine
from tromp_gui.gtp.command import Command, parse_command
from tromp_gui.gtp.response import Response, format_response


def serve(engine: Engine, commands: TextIO, responses: TextIO) -> None:
    """Answer every command in turn, each answer flushed, up to `quit` or the end of input.

    Whatever goes wrong inside a command is answered as an internal error and told on stderr.
    Raises OSError where `responses` is gone.
    """
    while not engine.is_quitting:
        line = commands.readline()
        if not line:
            return
        command = parse_command(line)
        if command is not None:
            responses.write(format_response(answer(engine, command)))
            responses.flush()


def answer(engine: Engine, command: Command) -> Response:
    """Carry out one command; a failed one has changed nothing."""
    handler = COMMANDS.get(command.name)
    if handler is None:
        return Response(command.id, False, "unknown command")
    try:
        return Response(command.id, True, handler(engine, command.args))
    except Failure as failure:
        return Response(command.id, False, " ".join(str(failure).split()))
    except Exception:
        traceback.print_exc(file=sys.stderr)
        return Response(command.id, False, "internal error")
