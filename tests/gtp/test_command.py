"""Command lines, as GTP's preprocessing and syntax have them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.command import Command, clean, parse_command


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("name\n", Command(None, "name", ())),
        ("name", Command(None, "name", ())),
        ("1 name\n", Command(1, "name", ())),
        ("007 name\n", Command(7, "name", ())),
        ("0 name\n", Command(0, "name", ())),
        ("2147483647 name\n", Command(2147483647, "name", ())),
        ("play b D4\n", Command(None, "play", ("b", "D4"))),
        ("  12   play   b   D4  \n", Command(12, "play", ("b", "D4"))),
        ("6\tclear_board\n", Command(6, "clear_board", ())),
        ("play\tb\tD4\r\n", Command(None, "play", ("b", "D4"))),
        ("na\x00me\x1b\x7f\n", Command(None, "name", ())),
        ("bo\rardsize 9\n", Command(None, "boardsize", ("9",))),
        ("boardsize 9 # nine\n", Command(None, "boardsize", ("9",))),
        ("boardsize 9#nine # times\n", Command(None, "boardsize", ("9",))),
        ("play b 4\n", Command(None, "play", ("b", "4"))),
        ("-1 name\n", Command(None, "-1", ("name",))),
        ("5\n", Command(5, "", ())),
        ("5 # only an id\n", Command(5, "", ())),
        ("٣ name\n", Command(None, "٣", ("name",))),
        ("loadsgf /tmp/œuvre\u00a0no\n", Command(None, "loadsgf", ("/tmp/œuvre\u00a0no",))),
        ("1234567890123456789 name\n", Command(None, "1234567890123456789", ("name",))),
    ],
)
def test_a_line_is_read(line: str, command: Command) -> None:
    assert parse_command(line) == command


@pytest.mark.parametrize("line", ["", "\n", "  \t \r\n", "# comment\n", "   # comment\n", "\x00\n"])
def test_nothing_is_left_of_blank_and_comment_lines(line: str) -> None:
    assert parse_command(line) is None


def test_cleaning_drops_control_characters_and_keeps_line_feeds() -> None:
    assert clean("a\tb\r\nc\x07d\x7f é") == "a b\ncd é"


@given(st.text())
def test_any_text_is_read_without_control_characters(text: str) -> None:
    command = parse_command(text)
    for word in (command.name, *command.args) if command else ():
        assert not set(word) & {" ", "#", *map(chr, range(32)), "\x7f"}


@given(
    st.integers(0, 2**31 - 1) | st.none(),
    st.from_regex(r"[a-z_-]{1,12}", fullmatch=True),
    st.lists(st.from_regex(r"[!-\"$-~]{1,8}", fullmatch=True)),
)
def test_what_is_written_is_read(number: int | None, name: str, args: list[str]) -> None:
    words = [name, *args] if number is None else [str(number), name, *args]
    assert parse_command(" ".join(words) + "\n") == Command(number, name, tuple(args))
