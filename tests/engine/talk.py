"""Talking with the engine in tests: without a process, through the server's own streams."""

from __future__ import annotations

import io
from functools import cache

from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.server import serve
from tromp_gui.engine.state import Engine, Game, GameStart
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR, Rules
from tromp_gui.gtp.response import Response, ResponseReader
from tromp_gui.gtp.vertex import format_vertex, parse_vertex


@cache
def network() -> Network:
    """The network that comes with the program."""
    return own_network()


def thinker(seed: int = 1, playouts: int = 16, resigns: bool = True) -> Thinker:
    """A player that searches little, reproducibly for a seed."""
    options = EngineOptions(playouts=playouts, seed=seed, resigns=resigns)
    return Thinker(options, network())


class Talk:
    """A controller of one engine."""

    def __init__(self, *commands: str, seed: int = 1, playouts: int = 16) -> None:
        self.engine = Engine(thinker(seed, playouts), network())
        self.say(*commands)

    def say(self, *commands: str) -> str:
        """Send commands that have to succeed; returns the text of the last answer."""
        text = ""
        for command in commands:
            response = self.ask(command)
            assert response.is_success, f"{command}: {response.text}"
            text = response.text
        return text

    def fail(self, command: str) -> str:
        """Send a command that has to fail, and to change nothing; returns its message."""
        before = self.engine.game
        response = self.ask(command)
        assert not response.is_success, f"{command}: {response.text}"
        assert self.engine.game is before
        return response.text

    def ask(self, command: str) -> Response:
        """Send a command; returns its answer."""
        (response,) = responses(transcript(command + "\n", self.engine))
        return response

    @property
    def board(self) -> str:
        """The board, drawn."""
        return self.engine.game.board.diagram()


def transcript(commands: str, engine: Engine | None = None) -> str:
    """Everything the engine writes for these lines."""
    out = io.StringIO()
    serve(engine or Engine(thinker(), network()), io.StringIO(commands, newline="\n"), out)
    return out.getvalue()


def responses(text: str) -> list[Response]:
    """The responses in a transcript, which holds nothing else."""
    reader = ResponseReader()
    found = [*reader.feed(text.encode()), *reader.finish()]
    assert not [item for item in found if isinstance(item, str)]
    return [item for item in found if isinstance(item, Response)]


def placing(diagram: str) -> str:
    """The command that sets a drawn position; send the size before."""
    board = Board.from_diagram(diagram)
    words = [
        f"{color.value} {format_vertex(point)}"
        for color in Color
        for point in sorted(board.points(color))
    ]
    return f"set_position {' '.join(words)}"


def drawn(diagram: str) -> str:
    """A diagram as `Board.diagram` draws it."""
    return Board.from_diagram(diagram).diagram()


def game_on(
    diagram: str, to_play: Color = Color.BLACK, rules: Rules = TROMP_TAYLOR, komi: int = 0
) -> Game:
    """A game that begins on a drawn board."""
    opening = GameStart(Board.from_diagram(diagram), to_play)
    return Game.new(rules, rules.komi * 0 + komi, opening)


def point(vertex: str) -> Point:
    """The point of a vertex."""
    found = parse_vertex(vertex, 52, 52)
    assert found is not None
    return found
