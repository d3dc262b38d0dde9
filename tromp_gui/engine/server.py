"""Reads commands from one text stream and answers them on another, until `quit`."""

from __future__ import annotations

import queue
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import suppress
from typing import TextIO

from tromp_gui.engine.arguments import CommandError
from tromp_gui.engine.commands import COMMANDS
from tromp_gui.engine.state import Engine
from tromp_gui.gtp.response import GtpCommand, Response, format_response, parse_command
from tromp_gui.network_files.problem import BadNetwork


def serve(engine: Engine, commands: TextIO, responses: TextIO) -> None:
    """Answer every command in turn, flushing each answer, until `quit` or the end of input.

    Commands are read while one is executed, so that a search sees that another is waiting. Any
    exception inside a command is answered as an internal error and printed on stderr. Raises
    OSError if `responses` is gone.
    """
    inbox = Inbox(commands)
    engine.is_awaited = inbox.is_waiting
    while not engine.is_quitting:
        with suppress(BadNetwork, MemoryError):  # told when a command needs the network
            engine.player.ponder(engine.game, inbox.is_waiting)
        line = inbox.next()
        if not line:
            return
        command = parse_command(line)
        if command is not None:
            _respond(engine, command, responses)


def _respond(engine: Engine, command: GtpCommand, responses: TextIO) -> None:
    """Write the answer, if in pieces, each one at once."""
    answered = answer(engine, command)
    if isinstance(answered, Response):
        responses.write(format_response(answered))
        responses.flush()
        return
    responses.write(f"={command.id if command.id is not None else ''}\n")
    responses.flush()
    try:
        for line in answered:
            responses.write(line + "\n")
            responses.flush()
    except Exception as failure:
        _report(failure)
    responses.write("\n")
    responses.flush()


def answer(engine: Engine, command: GtpCommand) -> Response | Iterator[str]:
    """Execute a command; a failed one changes nothing. A long answer is returned line by line."""
    handler = COMMANDS.get(command.name)
    if handler is None:
        return Response(command.id, False, "unknown command")
    try:
        answered = handler(engine, command.args)
    except CommandError as failure:
        return Response(command.id, False, " ".join(str(failure).split()))
    except Exception as failure:
        return Response(command.id, False, _report(failure))
    return Response(command.id, True, answered) if isinstance(answered, str) else answered


def _report(failure: Exception) -> str:
    """The text of a response; what is a fault of this program is printed on stderr."""
    if isinstance(failure, BadNetwork):
        return "the network's answers are not numbers"
    if isinstance(failure, MemoryError):
        return "out of memory"
    traceback.print_exception(failure, file=sys.stderr)
    return "internal error"


class Inbox:
    """The lines of a stream, in order."""

    def __init__(self, stream: TextIO) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def next(self) -> str:
        """Wait for the next line; always empty after the end of the stream."""
        line = self._lines.get()
        if not line:
            self._lines.put("")
        return line

    def is_waiting(self) -> bool:
        """Whether a line, or the end of the stream, is waiting."""
        return not self._lines.empty()

    def _read(self, stream: TextIO) -> None:
        try:
            while line := stream.readline():
                self._lines.put(line)
        except (OSError, ValueError):
            pass
        finally:
            self._lines.put("")
