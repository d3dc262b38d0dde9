"""The strength of the built-in engine: games against another engine, Tromp-Taylor, komi 7.

usage: strength.py OPPONENT SIDE VISITS GAMES [FILE]; without arguments a short match on 9x9 with
GNU Go. OPPONENT is `gnugo` (3.8, level 10), `katago` (the program in ../shared with its small
network, which ours plays by too, and as many visits), or a command in quotes. OURS=COMMAND replaces
our side.

Visits are fixed, so that the figure does not depend on what else the machine does. Every opening,
some moves drawn from our network's policy that leave the game open, is played twice with colours
swapped; the games are kept in FILE, and a match goes on there where it was interrupted. Two passes
end a game, and the board is counted as it is. A game with GNU Go also ends once our network and GNU
Go have twice agreed on who is far ahead; the first games of a match are played on after that, and
"agreed" and "winner" in FILE show whether the agreement was right.
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
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.engine.network.cases import NETWORK, SHARED
from tromp_gui import resources
from tromp_gui.engine.network.answer import ask, ask_turned
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.network.raw import moment_of
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
    "ponderingEnabled=false,maxVisits=100000,maxBoardXSizeForNNBuffer={0},maxBoardYSizeForNNBuffer={0},"
    "searchFactorWhenWinning=1,searchFactorAfterOnePass=1,searchFactorAfterTwoPass=1"
)
KOMI: Final = Decimal(7)
OPEN: Final = 0.2
"""An opening leaves each side at least this chance."""
PAUSE: Final = 8
"""Turns between two looks at who is ahead."""
SURE: Final = 0.99
"""Far ahead: at least this chance to win, and a lead of a point for every 12 of the board."""
PLAYED_ON: Final = 2
"""This many games of a match are played to the end even after an agreement."""


class Player:
    """An engine in a separate process."""

    def __init__(self, command: str) -> None:
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=environment,
        )  # fmt: skip

    @cached_property
    def estimates(self) -> bool:
        """Whether it tells who is ahead in GNU Go's words."""
        return "estimate_score" in self.say("list_commands").split()

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
    """Some moves after which the game is still undecided."""
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


def agreed(game: Game, color: Color, players: dict[Color, Player]) -> Color | None:
    """Who is far ahead, if our network and an opponent who estimates (GNU Go) see the same."""
    other = next((each for each in players.values() if each.estimates), None)
    if other is None:
        return None
    answer = ask_turned(network(), moment_of(game, color))
    least = game.board.rows * game.board.columns / 12
    ahead = color if answer.lead > 0 else color.opponent
    if abs(answer.lead) < least or max(answer.win, answer.loss) < SURE:
        return None
    told = other.say("estimate_score").split()[0]
    is_same = told[0] == ahead.value and float(told[2:]) >= least
    return ahead if is_same else None


def play(players: dict[Color, Player], side: int, number: int, goes_on: bool) -> dict[str, Any]:
    """A game: who won ("B", "W" or "0"), how, its moves, and whose win was agreed on before."""
    for player in players.values():
        player.begin(side)
    seen = found = None
    game = Game.new(RULE_SETS["tromp-taylor"], KOMI, GameStart(Board.empty(side, side)))
    color, beginning, moves = Color.BLACK, opening(side, number), list[str]()
    while game.position.passes < 2 and len(game.turns) < 4 * side * side:
        if len(game.turns) < len(beginning):
            word = format_vertex(beginning[len(game.turns)])
            players[color].say(f"play {color.value} {word}")
        else:
            word = players[color].say(f"genmove {color.value}")
        if word.lower() == "resign":
            winner, by = color.opponent, "resignation"
            return {"winner": winner.value, "by": by, "moves": moves, "agreed": found}
        game = game.play(Turn(color, parse_vertex(word, side, side)))
        moves.append(word)
        color = color.opponent
        players[color].say(f"play {color.opponent.value} {word}")
        if found is None and len(moves) % PAUSE == 0:
            before, seen = seen, agreed(game, color, players)
            if seen is not None and seen is before:
                found = seen.value
                if not goes_on:
                    return {"winner": found, "by": "agreement", "moves": moves, "agreed": found}
    winner = game.score().result.winner
    name = winner.value if winner else "0"
    return {"winner": name, "by": "count", "moves": moves, "agreed": found}


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
            goes_on = number < PLAYED_ON
            game = {"ours": "BW"[number % 2], **play(colors, int(side), number // 2, goes_on)}
            played.append(game)
            with file.open("a") as kept:
                kept.write(json.dumps(game) + "\n")
            print(f"{number + 1}: {game['winner']} ({game['ours']}). {share(played)}", flush=True)
        for player in players:
            player.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
