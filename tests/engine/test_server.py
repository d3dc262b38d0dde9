"""The loop: every command is answered once, in order, and nothing ends it but quit and the end."""

from __future__ import annotations

import io
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.talk import Talk, network, responses, thinker, transcript
from tromp_gui import __version__
from tromp_gui.engine.commands import COMMANDS
from tromp_gui.engine.server import serve
from tromp_gui.engine.state import Choice, Engine, EngineClock, Game
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS

WANTED = [
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
    "rectangular_boardsize", "clear_board", "komi", "play", "genmove", "undo", "final_score",
    "final_status_list", "showboard", "set_position", "fixed_handicap", "place_free_handicap",
    "set_free_handicap", "time_settings", "time_left", "kgs-time_settings", "reg_genmove",
    "kata-time_settings", "kata-list_time_settings",
    "kgs-genmove_cleanup", "cputime", "kata-set-rules", "kata-get-rules",
    "tromp-dead_stones", "tromp-estimate", "tromp-human_moves",
    "loadsgf", "printsgf", "all_legal", "is_legal", "lz-analyze",
    "lz-genmove_analyze", "kata-analyze", "kata-genmove_analyze", "kata-search_cancellable",
    "kata-raw-human-nn",
    "kata-raw-nn",
]  # fmt: skip


def test_name_and_version() -> None:
    talk = Talk()
    assert talk.say("protocol_version") == "2"
    assert talk.say("name") == "tromp-gui"
    assert talk.say("version") == __version__


def test_every_command_is_listed_and_known() -> None:
    talk = Talk()
    assert sorted(talk.say("list_commands").split("\n")) == sorted(WANTED)
    for name in WANTED:
        assert talk.say(f"known_command {name}") == "true"
    for name in ("Name", "nonsense", "", "name version"):
        assert talk.say(f"known_command {name}") == "false"


def test_ids_come_back_and_blank_lines_get_no_answer() -> None:
    assert transcript("1 name\n\n# nothing\n   \n07 nonsense\nname # who\r\n") == (
        "=1 tromp-gui\n\n?7 unknown command\n\n= tromp-gui\n\n"
    )


def test_an_id_alone_is_answered() -> None:
    assert transcript("5\n") == "?5 unknown command\n\n"


def test_quit_is_answered_and_ends_the_loop() -> None:
    assert transcript("3 quit\nname\n") == "=3\n\n"


def test_the_end_of_input_ends_the_loop() -> None:
    assert transcript("") == ""
    assert transcript("name") == "= tromp-gui\n\n"


class Stream(io.StringIO):
    """Remembers what was written before each flush."""

    def __init__(self) -> None:
        super().__init__()
        self.flushed: list[str] = []

    def flush(self) -> None:
        self.flushed.append(self.getvalue())


def test_each_answer_is_flushed() -> None:
    out = Stream()
    serve(Engine(thinker(), network()), io.StringIO("1 name\n2 name\n"), out)
    assert out.flushed == ["=1 tromp-gui\n\n", "=1 tromp-gui\n\n=2 tromp-gui\n\n"]


class Broken(Thinker):
    """A player that cannot play."""

    def choose(self, game: Game, color: Color, clock: EngineClock) -> Choice:
        """Fails."""
        raise RecursionError("no end of thinking")


def test_an_exception_is_answered_logged_and_survived(capsys: pytest.CaptureFixture[str]) -> None:
    engine = Engine(Broken(EngineOptions(), network()), network())
    assert transcript("1 play b D4\n2 genmove w\n3 name\n", engine) == (
        "=1\n\n?2 internal error\n\n=3 tromp-gui\n\n"
    )
    assert "no end of thinking" in capsys.readouterr().err
    assert len(engine.game.turns) == 1


def test_a_message_is_one_line() -> None:
    assert Talk().fail('kata-set-rules {"a\\nb\\u0007":1}') == "unknown rule: a b"


WORDS = st.one_of(
    st.sampled_from(["b", "W", "black", "white", "pass", "resign", "dead", "alive", "-", "0", "1"]),
    st.sampled_from(["A1", "b2", "C3", "D4", "Z9", "AA1", "I5", "T19", "BB52", "5", "52", "53"]),
    st.sampled_from(['{"ko":"SIMPLE"}', "{}", *RULE_SETS]),
    st.integers(-(10**20), 10**20).map(str),
    st.text(string.printable, max_size=6),
    st.text(max_size=6),
)
SAFE = sorted(set(COMMANDS) - {"printsgf", "loadsgf", "quit"})
LINES = st.builds(
    lambda name, args: " ".join([name, *args]),
    st.sampled_from(SAFE) | st.text(max_size=8),
    st.lists(WORDS, max_size=5),
).map(lambda line: line.replace("\n", " "))


@given(st.lists(LINES, max_size=12))
def test_no_line_kills_the_server_or_finds_a_fault(lines: list[str]) -> None:
    setup = ["rectangular_boardsize 4 3", "kata-set-rules new-zealand"]
    text = transcript("\n".join([*setup, *lines, "99 name"]) + "\n")
    assert text.endswith("=99 tromp-gui\n\n") or "quit" in " ".join(lines)
    assert "internal error" not in text
    assert len(responses(text)) <= len(setup) + len(lines) + 1


TURNS = st.builds(
    "{} {} {}".format,
    st.just("play"),
    st.sampled_from("bw"),
    st.sampled_from(["pass", *(f"{column}{row}" for column in "ABC" for row in "12")]),
)
STEPS = st.one_of(
    TURNS, TURNS, TURNS, st.sampled_from(["genmove b", "genmove w", "undo", "undo", "all_legal b"])
)


@given(st.sampled_from(sorted(RULE_SETS)), st.lists(STEPS, max_size=40))
def test_a_failed_command_changes_nothing_and_undo_goes_back(rules: str, steps: list[str]) -> None:
    talk = Talk("rectangular_boardsize 3 2", f"kata-set-rules {rules}")
    past = [talk.engine.game]
    for step in steps:
        response = talk.ask(step)
        if not response.is_success:
            assert response.text in ("illegal move", "cannot undo")
            assert talk.engine.game is past[-1]
        elif step == "undo":
            past.pop()
            assert talk.engine.game == past[-1]
            past[-1] = talk.engine.game
        elif step.startswith(("play", "genmove")):
            past.append(talk.engine.game)
