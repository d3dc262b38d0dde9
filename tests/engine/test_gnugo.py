"""Games against real GNU Go, each judging the other's every move."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest

from tests.engine.talk import Talk
from tromp_gui.go.point import Color
from tromp_gui.gtp.response import Response, ResponseReader
from tromp_gui.gtp.vertex import format_vertex

GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games:/usr/local/games")

pytestmark = pytest.mark.skipif(GNUGO is None, reason="GNU Go is not installed")

RULES = {
    "chinese": ("--positional-superko", "--forbid-suicide"),
    "aga": ("--situational-superko", "--forbid-suicide"),
    '{"ko":"SIMPLE","suicide":false}': ("--simple-ko", "--forbid-suicide"),
    '{"ko":"SIMPLE","suicide":true}': ("--simple-ko", "--allow-all-suicide"),
}
"""Rules of ours that GNU Go can judge by: it misjudges superko where suicide is a move."""


class GnuGo:
    """GNU Go as a process, spoken to over our own reader."""

    def __init__(self, *options: str) -> None:
        assert GNUGO is not None
        self._process = subprocess.Popen(
            [GNUGO, "--mode", "gtp", "--level", "1", "--seed", "1", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._reader = ResponseReader()

    def __enter__(self) -> GnuGo:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate(b"quit\n", timeout=120)

    def ask(self, command: str) -> Response:
        """Send one command; returns its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{command}\n".encode())
        self._process.stdin.flush()
        while True:
            line = self._process.stdout.readline()
            assert line, "GNU Go has ended"
            for found in self._reader.feed(line):
                assert isinstance(found, Response), found
                return found

    def say(self, *commands: str) -> str:
        """Send commands that have to succeed; returns the text of the last answer."""
        text = ""
        for command in commands:
            response = self.ask(command)
            assert response.is_success, f"{command}: {response.text}"
            text = response.text
        return text


@pytest.fixture
def gnugo() -> Iterator[GnuGo]:
    """GNU Go under Chinese rules with positional superko."""
    options = ("--chinese-rules", "--never-resign", "--capture-all-dead")
    with GnuGo(*options, *RULES["chinese"]) as engine:
        yield engine


def assert_same_board(talk: Talk, gnugo: GnuGo) -> None:
    """Both have the same stones."""
    for color in Color:
        own = sorted(map(format_vertex, talk.engine.game.board.points(color)))
        assert own == sorted(gnugo.say(f"list_stones {color.name}").split())


def legal(engine: Talk | GnuGo, color: Color) -> list[str]:
    """The points where a colour may move, in any order."""
    return sorted(engine.say(f"all_legal {color.name}").split())


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_have_the_same_legal_moves(rules: str, seed: int) -> None:
    chance = random.Random(seed)
    talk = Talk("boardsize 5", f"kata-set-rules {rules}")
    with GnuGo(*RULES[rules], "--boardsize", "5") as gnugo:
        color = Color.BLACK
        for _ in range(120):
            moves = legal(talk, color)
            assert moves == legal(gnugo, color)
            move = f"play {color.name} {chance.choice(moves or ['pass'])}"
            talk.say(move)
            gnugo.say(move)
            color = color.opponent
        assert_same_board(talk, gnugo)


@pytest.mark.parametrize(
    ("side", "own"),
    [
        *[(5, Color.BLACK), (5, Color.WHITE), (9, Color.WHITE)],
        pytest.param(9, Color.BLACK, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game(gnugo: GnuGo, side: int, own: Color) -> None:
    setup = (f"boardsize {side}", "clear_board", "komi 7.5")
    talk = Talk(*setup, "kata-set-rules chinese")
    gnugo.say(*setup)
    color = Color.BLACK
    while talk.engine.game.position.passes < 2:
        player, other = (talk, gnugo) if color is own else (gnugo, talk)
        move = player.say(f"genmove {color.name}")
        if move == "resign":
            break
        other.say(f"play {color.name} {move}")
        color = color.opponent
        assert len(talk.engine.game.turns) < 6 * side * side
    assert_same_board(talk, gnugo)
    assert legal(talk, color) == legal(gnugo, color)


def test_handicap_undo_and_files_between_the_two(gnugo: GnuGo, tmp_path: Path) -> None:
    talk = Talk("boardsize 9", "kata-set-rules chinese", "komi 0.5")
    gnugo.say("boardsize 9", "clear_board", "komi 0.5")
    stones = talk.say("place_free_handicap 3")
    gnugo.say(f"set_free_handicap {stones}")
    for color in ("white", "black", "white"):
        gnugo.say(f"play {color} {talk.say(f'genmove {color}')}")
    talk.say("undo")
    gnugo.say("undo")
    assert_same_board(talk, gnugo)
    talk.say(f"printsgf {tmp_path / 'ours.sgf'}")
    gnugo.say(f"printsgf {tmp_path / 'theirs.sgf'}", "clear_board")
    gnugo.say(f"loadsgf {tmp_path / 'ours.sgf'}")
    assert_same_board(talk, gnugo)
    assert_same_board(Talk(f"loadsgf {tmp_path / 'theirs.sgf'}"), gnugo)


def test_finished_games_are_scored_alike(gnugo: GnuGo) -> None:
    """GNU Go, told to capture all that is dead, plays both sides; nothing is left to remove."""
    setup = ("boardsize 7", "clear_board", "komi 6.5")
    talk = Talk(*setup, "kata-set-rules chinese")
    gnugo.say(*setup)
    color = Color.BLACK
    while talk.engine.game.position.passes < 2 and len(talk.engine.game.turns) < 150:
        talk.say(f"play {color.name} {gnugo.say(f'genmove {color.name}')}")
        color = color.opponent
    assert talk.engine.game.position.passes == 2
    assert talk.say("final_score") == gnugo.say("final_score").replace(".0", "")
