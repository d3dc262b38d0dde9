"""Command lines, as GTP's preprocessing and syntax have them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.response import GtpCommand, clean, parse_command


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("name\n", GtpCommand(None, "name", ())),
        ("name", GtpCommand(None, "name", ())),
        ("1 name\n", GtpCommand(1, "name", ())),
        ("007 name\n", GtpCommand(7, "name", ())),
        ("0 name\n", GtpCommand(0, "name", ())),
        ("2147483647 name\n", GtpCommand(2147483647, "name", ())),
        ("play b D4\n", GtpCommand(None, "play", ("b", "D4"))),
        ("  12   play   b   D4  \n", GtpCommand(12, "play", ("b", "D4"))),
        ("6\tclear_board\n", GtpCommand(6, "clear_board", ())),
        ("play\tb\tD4\r\n", GtpCommand(None, "play", ("b", "D4"))),
        ("na\x00me\x1b\x7f\n", GtpCommand(None, "name", ())),
        ("bo\rardsize 9\n", GtpCommand(None, "boardsize", ("9",))),
        ("boardsize 9 # nine\n", GtpCommand(None, "boardsize", ("9",))),
        ("boardsize 9#nine # times\n", GtpCommand(None, "boardsize", ("9",))),
        ("play b 4\n", GtpCommand(None, "play", ("b", "4"))),
        ("-1 name\n", GtpCommand(None, "-1", ("name",))),
        ("5\n", GtpCommand(5, "", ())),
        ("5 # only an id\n", GtpCommand(5, "", ())),
        ("٣ name\n", GtpCommand(None, "٣", ("name",))),
        ("loadsgf /tmp/œuvre\u00a0no\n", GtpCommand(None, "loadsgf", ("/tmp/œuvre\u00a0no",))),
        ("1234567890123456789 name\n", GtpCommand(None, "1234567890123456789", ("name",))),
    ],
)
def test_a_line_is_read(line: str, command: GtpCommand) -> None:
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
    assert parse_command(" ".join(words) + "\n") == GtpCommand(number, name, tuple(args))
