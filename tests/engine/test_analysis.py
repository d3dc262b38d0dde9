"""Analysis commands: lines until the next command, a move at the end, nothing played unasked."""

from __future__ import annotations

import os
import threading
from typing import TextIO

import pytest

from tests.engine.talk import Talk, network, placing, point, thinker, transcript
from tromp_gui.engine.server import serve
from tromp_gui.engine.state import Engine
from tromp_gui.go.point import Color
from tromp_gui.gtp.analysis import parse_analysis

SMALL = "boardsize 5\nkomi 0\n"


def lines_of(commands: str) -> list[str]:
    """The lines of analysis among the answers to these commands."""
    answers = transcript(SMALL + commands).split("\n")
    return [line for line in answers if line.startswith("info ")]


class Conversation:
    """An engine in a thread, spoken to over pipes."""

    def __init__(self) -> None:
        there, here = os.pipe(), os.pipe()
        self._to = os.fdopen(there[1], "w", buffering=1)
        self._from = os.fdopen(here[0])
        streams = os.fdopen(there[0]), os.fdopen(here[1], "w")
        engine = Engine(thinker(playouts=10_000_000), network())
        self._thread = threading.Thread(target=self._serve, args=(engine, *streams))
        self._thread.start()

    def _serve(self, engine: Engine, commands: TextIO, out: TextIO) -> None:
        with out:
            serve(engine, commands, out)

    def send(self, line: str) -> None:
        """Send a line."""
        self._to.write(line + "\n")

    def line(self) -> str:
        """The next line of the engine."""
        return self._from.readline().rstrip("\n")

    def ask(self, line: str) -> str:
        """Send a command that is answered in one line; returns the answer."""
        self.send(line)
        answer = self.line()
        assert self.line() == ""
        return answer

    def close(self) -> None:
        """Quit, and see that nothing comes after the answer."""
        assert self.ask("quit") == "="
        self._thread.join()
        assert self.line() == ""
        self._to.close()
        self._from.close()


@pytest.mark.parametrize("command", ["lz-analyze b 5", "kata-analyze 5", "lz-analyze interval 5"])
def test_analysis_continues_until_a_command_comes(command: str) -> None:
    talk = Conversation()
    talk.ask("boardsize 5")
    talk.send("7 " + command)
    assert talk.line() == "=7"
    found = [talk.line() for _ in range(4)]
    talk.send("8 name")
    rest = iter(talk.line, "")
    assert all(line.startswith("info move ") for line in [*found, *rest])
    assert talk.line() == "=8 tromp-gui"
    assert talk.line() == ""
    talk.close()


def test_a_blank_line_ends_it_too() -> None:
    talk = Conversation()
    talk.send("kata-analyze b 5")
    assert talk.line() == "="
    assert talk.line().startswith("info")
    talk.send("")
    assert [line for line in iter(talk.line, "") if not line.startswith("info")] == []
    assert talk.ask("name") == "= tromp-gui"
    talk.close()


def test_a_search_is_cancelled_and_nothing_is_played() -> None:
    talk = Conversation()
    talk.ask("boardsize 5")
    talk.send("3 kata-search_cancellable b")
    talk.send("4 is_legal b C3")
    assert [talk.line() for _ in range(4)] == ["=3 cancelled", "", "=4 1", ""]
    talk.close()


def test_what_leelas_and_katagos_lines_tell() -> None:
    for command in ("lz-analyze w 1", "kata-analyze w 1 ownership true"):
        (line, *_) = lines_of(f"play b C3\n{command}\nname\n")
        found = parse_analysis(line, Color.WHITE, 5, 5)
        assert found is not None
        assert 1 <= len(found.candidates) <= 10
        assert 0 <= found.win_rate <= 1
        others = [each.visits for each in found.candidates[1:]]
        assert others == sorted(others, reverse=True)
        assert all(each.line[0] == each.move for each in found.candidates)
        assert (found.score is None) == ("lz" in command)
        if found.ownership:
            assert len(found.ownership) == 25
            assert all(-1 <= value <= 1 for value in found.ownership)


def first_moves(line: str) -> set[str]:
    """The moves that a line of analysis names."""
    words = line.split()
    return {words[at + 1] for at, word in enumerate(words) if word == "move"}


def test_some_moves_are_left_out_or_alone_looked_at() -> None:
    (line, *_) = lines_of("kata-analyze b 1 allow b a1,B2,pass 1 minmoves 99 maxmoves 99\nname\n")
    assert first_moves(line) == {"A1", "B2", "pass"}
    (line, *_) = lines_of("kata-analyze b 1 avoid b C3 1 avoid b d3,pass 9 minmoves 99\nname\n")
    assert first_moves(line)
    assert not first_moves(line) & {"C3", "D3", "pass"}


def test_moves_are_left_out_to_the_given_depth() -> None:
    replies = "allow b C3 1 allow w D4 2"
    for line in lines_of(f"kata-analyze b 5 {replies}\nkata-analyze b 5 {replies}\nname\n"):
        (_, lines) = line.split(" pv ")
        assert lines.split()[:2] in (["C3"], ["C3", "D4"])


def test_who_owns_what_after_each_move() -> None:
    asked = "movesOwnership true movesOwnershipStdev true"
    (line, *_) = lines_of(f"play b C3\nkata-analyze w 1 {asked}\nname\n")
    shares = line.split(" movesOwnership ")[1].split(" movesOwnershipStdev ")[0].split()
    assert len(shares) == 25
    assert sum(map(float, shares)) < 0


def pairs(text: str) -> dict[str, str]:
    """Words, each with the one after it."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=False))


def test_katagos_keywords_ask_for_spread_totals_and_visits() -> None:
    asked = "minmoves 2 maxmoves 2 rootInfo true ownership true ownershipStdev true pvVisits true"
    talk = Conversation()
    talk.ask("boardsize 5")
    talk.send(f"kata-analyze b 20 {asked}")
    last = [talk.line() for _ in range(3)][-1]
    talk.send("")
    assert all(line.startswith("info") for line in iter(talk.line, ""))
    talk.close()
    moves, _, rest = last.partition(" rootInfo ")
    assert moves.count("info move ") == 2
    first = moves.split(" info ")[0].removeprefix("info ")
    line, _, visits = first.split(" pv ")[1].partition(" pvVisits ")
    assert len(line.split()) == len(visits.split())
    root, move = pairs(rest.partition(" ownership ")[0]), pairs(first.partition(" pv ")[0])
    for told in (root, move):
        assert 0 <= float(told["winrate"]) <= 1
        assert float(told["scoreStdev"]) > 0
        assert abs(float(told["utility"])) <= 1.2
    assert int(root["visits"]) > int(move["visits"]) == int(visits.split()[0])
    spread = [float(word) for word in rest.split(" ownershipStdev ")[1].split()]
    assert len(spread) == 25
    assert all(0 <= value <= 1 for value in spread)


def test_the_bound_of_a_move_comes_nearer_with_visits() -> None:
    (*_, line) = lines_of("kata-analyze b 30\nname\n")
    found = [
        pairs(each.partition(" pv ")[0]) for each in line.removeprefix("info ").split(" info ")
    ]
    best, least = found[0], found[-1]
    assert float(best["lcb"]) < float(best["winrate"])
    off = [float(each["winrate"]) - float(each["lcb"]) for each in (best, least)]
    assert off[0] <= off[1]


def test_ownership_is_told_by_rows_from_the_top_for_the_player_to_move() -> None:
    talk = Conversation()
    talk.ask("boardsize 5")
    talk.ask(placing(". X . O .\nX X . O O\n. X . O .\nX X X O O\n. X O O ."))
    for color, sign in (("b", 1), ("w", -1)):
        talk.send(f"kata-analyze {color} 10 ownership true")
        last = [talk.line() for _ in range(4)][-1]
        talk.send("")
        assert all(line.startswith("info") for line in iter(talk.line, ""))
        values = [float(word) * sign for word in last.split("ownership ")[1].split()]
        assert len(values) == 25
        assert values[0] > 0.8 > -0.8 > values[4]
    talk.close()


@pytest.mark.parametrize("name", ["lz-genmove_analyze", "kata-genmove_analyze"])
def test_a_move_is_played_at_the_end(name: str) -> None:
    talk = Talk("boardsize 5")
    word, vertex = talk.say(f"{name} b 1").split()
    assert word == "play"
    assert talk.engine.game.turns[-1].point == point(vertex)
    assert talk.engine.game.turns[0].color is Color.BLACK


def test_a_whole_search_ends_with_a_move_that_is_not_played() -> None:
    talk = Talk("boardsize 5")
    assert talk.say("kata-search_cancellable b") in ("cancelled", "C3", "B3", "C2", "D3", "C4")
    assert not talk.engine.game.turns


@pytest.mark.parametrize(
    "args",
    [
        "b x",
        "x",
        "b -5",
        "b 5 ownership",
        "b 5 nonsense 3",
        "interval x",
        "b 5 6",
        "avoid b c3",
        "avoid b c3 0",
        "avoid b c9 1",
        "allow b c3 1 avoid b c4 1",
        "allow b c3 1 allow b c4 1",
    ],
)
@pytest.mark.parametrize("name", ["lz-analyze", "kata-analyze", "kata-genmove_analyze"])
def test_bad_arguments_are_refused(name: str, args: str) -> None:
    Talk("boardsize 5").fail(f"{name} {args}")


def test_moves_are_left_out_of_analysis_only() -> None:
    assert "analysis only" in Talk("boardsize 5").fail("kata-genmove_analyze b 5 avoid b C3 1")


def test_a_finished_board_and_one_point() -> None:
    for setup in ("boardsize 1\n", "boardsize 2\nset_position b A1 w A2 w B1\n"):
        text = transcript(setup + "kata-analyze b 1 ownership true\nlz-analyze w 1\nname\n")
        assert text.endswith("= tromp-gui\n\n")
        assert "info move pass" in text
