"""How strong the built-in engine is: games against another engine, Tromp-Taylor, komi 7.

usage: strength.py OPPONENT SIDE VISITS GAMES [FILE]; without arguments a short match on 9x9 with
GNU Go. OPPONENT is `gnugo` (3.8, level 10), `katago` (the program in ../shared with its small
network, which ours plays by too, and as many visits), or a command in quotes. OURS=COMMAND
replaces our side.

Visits are fixed, so that the figure does not depend on what else the machine does. Every opening,
some moves drawn from our network's policy that leave the game open, is played twice with colours
swapped; the games are kept in FILE, and a match goes on there where it was interrupted. Two passes
end a game, and the board is counted as it is.
"""

from __future__ import annotations

import json
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.engine.network.cases import NETWORK, SHARED
from tromp_gui import resources
from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.start import own_network
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.match.wilson import wilson

GAMES_FOLDER: Final = "/usr/games"
"""Debian's place for GNU Go, which is not always on PATH."""

GNUGO: Final = (
    "--mode gtp --level 10 --chinese-rules --positional-superko --allow-suicide "
    "--capture-all-dead --never-resign"
)
KATAGO: Final = (
    "numSearchThreads=1,nnMaxBatchSize=1,logAllGTPCommunication=false,logSearchInfo=false,"
    "ponderingEnabled=false,maxVisits=100000,maxBoardXSizeForNNBuffer={0},maxBoardYSizeForNNBuffer={0}"
)
KOMI: Final = Decimal(7)
OPEN: Final = 0.2
"""An opening leaves each side at least this chance."""


class Player:
    """An engine in a process of its own."""

    def __init__(self, command: str) -> None:
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=environment,
        )  # fmt: skip

    def say(self, command: str) -> str:
        """Send a command; returns the text of its answer. Raises ValueError where it fails."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines: list[str] = []
        while not lines or lines[-1] != "\n":
            lines.append(self._process.stdout.readline())
            if not lines[-1]:
                raise ValueError(f"the program has ended at {command}")
        text = "".join(lines)
        if not text.startswith("="):
            raise ValueError(f"{command}: {text}")
        return text[1:].strip()

    def begin(self, side: int) -> None:
        """Begin a game."""
        if "kata-set-rules" in self.say("list_commands").split():
            self.say("kata-set-rules tromp-taylor")
        for command in (f"boardsize {side}", "clear_board", f"komi {KOMI}"):
            self.say(command)

    def close(self) -> None:
        """End the process."""
        self._process.communicate("quit\n")


def commands(opponent: str, side: str, visits: str, folder: str) -> list[str]:
    """How both sides are started, ours first; an empty list where the opponent is not here."""
    ours = [*resources.program(), "gtp", "--playouts", visits, "--threads", "1"]
    ours.append("--capture-all-dead")
    if opponent == "gnugo":
        gnugo = shutil.which("gnugo", path=f"{os.environ.get('PATH', '')}:{GAMES_FOLDER}")
        if gnugo is None:
            return []
        opponent = f"{gnugo} {GNUGO}"
    elif opponent == "katago":
        if not NETWORK.exists():
            return []
        ours += ["--network", str(NETWORK)]
        config = f"{KATAGO.format(side)},maxPlayouts={visits},logDir={folder}"
        base = [SHARED / "katago", "gtp", "-model", NETWORK, "-config", SHARED / "gtp_example.cfg"]
        opponent = shlex.join([*map(str, base), "-override-config", config])
    return [os.environ.get("OURS") or shlex.join(ours), opponent]


@cache
def network() -> Network:
    """The network that draws the openings, the same for all matches."""
    return own_network()


def opening(side: int, number: int) -> list[Point]:
    """Some moves of which nothing is decided yet."""
    dice = random.Random(f"{side}/{number}")
    while True:
        moment = Moment(GameStart(Board.empty(side, side)).position(RULE_SETS["tromp-taylor"]),
                        Terms(float(KOMI)))  # fmt: skip
        points: list[Point] = []
        for _ in range(2 + side // 3):
            (answer,) = ask(network(), [moment])
            chances = answer.policy.clip(0).ravel().tolist()
            row, column = divmod(dice.choices(range(side * side), chances)[0], side)
            points.append(Point(side - 1 - row, column))
            moment = moment.after(Turn(moment.position.to_play, points[-1]))
        (answer,) = ask(network(), [moment])
        if OPEN <= answer.win <= 1 - OPEN:
            return points


def play(players: dict[Color, Player], side: int, number: int) -> dict[str, Any]:
    """A game: who won ("B", "W" or "0"), how, and its moves."""
    for player in players.values():
        player.begin(side)
    game = Game.new(RULE_SETS["tromp-taylor"], KOMI, GameStart(Board.empty(side, side)))
    color, beginning, moves = Color.BLACK, opening(side, number), list[str]()
    while game.position.passes < 2 and len(game.turns) < 4 * side * side:
        if len(game.turns) < len(beginning):
            word = format_vertex(beginning[len(game.turns)])
            players[color].say(f"play {color.value} {word}")
        else:
            word = players[color].say(f"genmove {color.value}")
        if word.lower() == "resign":
            return {"winner": color.opponent.value, "by": "resignation", "moves": moves}
        game = game.play(Turn(color, parse_vertex(word, side, side)))
        moves.append(word)
        color = color.opponent
        players[color].say(f"play {color.opponent.value} {word}")
    winner = game.score().result.winner
    return {"winner": winner.value if winner else "0", "by": "count", "moves": moves}


def share(games: list[dict[str, Any]]) -> str:
    """The standing of our side, in words."""
    won = sum(each["winner"] == each["ours"] for each in games)
    tied = sum(each["winner"] == "0" for each in games)
    low, high = wilson(won + tied / 2, len(games))
    mean = (won + tied / 2) / len(games)
    different = len({json.dumps(each["moves"]) for each in games})
    return (
        f"{won} won, {tied} tied, {len(games) - won - tied} lost: {mean:.1%} "
        f"(95 %: {low:.1%} to {high:.1%}), {different} different games"
    )


def main() -> int:
    """Play a match; returns the exit code."""
    opponent, side, visits, games = (
        sys.argv[1:5] if len(sys.argv) > 4 else ["gnugo", "9", "50", "2"]
    )
    with tempfile.TemporaryDirectory() as folder:
        started = commands(opponent, side, visits, folder)
        if not started:
            print(f"left out: {opponent} is not here")
            return 0
        file = Path(sys.argv[5] if len(sys.argv) > 5 else Path(folder) / "games.jsonl")
        lines = file.read_text().splitlines() if file.exists() else []
        played = [json.loads(line) for line in lines]
        print(f"{side}x{side}, {visits} visits, {opponent}", flush=True)
        players = [Player(command) for command in started]
        for number in range(len(played), int(games)):
            ours, theirs = players if number % 2 == 0 else players[::-1]
            colors = {Color.BLACK: ours, Color.WHITE: theirs}
            game = {"ours": "BW"[number % 2], **play(colors, int(side), number // 2)}
            played.append(game)
            with file.open("a") as kept:
                kept.write(json.dumps(game) + "\n")
            print(f"{number + 1}: {game['winner']} ({game['ours']}). {share(played)}", flush=True)
        for player in players:
            player.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
