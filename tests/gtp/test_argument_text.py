"""Arguments as people type and paste them."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.argument_text import (
    arguments_of,
    pasted,
    rows_of,
    settings_of,
    settings_text,
)
from tromp_gui.gtp.launch import Launch

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="quotes as in a Unix shell")


def nothing(_name: str) -> bool:
    """No file is there."""
    return False


def test_an_option_and_its_value_share_a_row() -> None:
    arguments = ("gtp", "-model", "/my nets/a.bin.gz", "-config", "c.cfg", "-v", "--mode", "gtp")
    text = rows_of(arguments)
    assert text.splitlines() == [
        "gtp", "-model '/my nets/a.bin.gz'", "-config c.cfg", "-v", "--mode gtp",
    ]  # fmt: skip
    assert arguments_of(text, nothing) == arguments


@given(st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), max_size=9)))
def test_whatever_is_shown_is_read_again(arguments: list[str]) -> None:
    plain = [each for each in arguments if each == "".join(each.split())]
    plain = [each for each in plain if not set(each) & set("“”„‘’‐‑‒–—―−")]
    assert arguments_of(rows_of(plain), nothing) == tuple(plain)


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("", ()),
        ("\n  \n", ()),
        ("--mode gtp --level 3", ("--mode", "gtp", "--level", "3")),
        ("--mode\ngtp", ("--mode", "gtp")),
        ("–mode gtp", ("--mode", "gtp")),
        ('"a b" c', ("a b", "c")),
        ("''", ("",)),
    ],
)
def test_rows_may_hold_one_argument_or_all(text: str, arguments: tuple[str, ...]) -> None:
    assert arguments_of(text, nothing) == arguments


def test_a_file_with_blanks_needs_no_quotes() -> None:
    there = {"/my nets/a.bin.gz"}.__contains__
    assert arguments_of("-model /my nets/a.bin.gz", there) == ("-model", "/my nets/a.bin.gz")
    assert arguments_of("/my nets/a.bin.gz", there) == ("/my nets/a.bin.gz",)
    assert arguments_of("-model /my nets/b.gz", there) == ("-model", "/my", "nets/b.gz")


def test_an_open_quote_is_reported() -> None:
    with pytest.raises(ValueError, match="quotation"):
        arguments_of('-model "a b', nothing)
    with pytest.raises(ValueError, match="quotation"):
        pasted('gnugo "a', nothing, nothing)


@pytest.mark.parametrize(
    ("line", "launch"),
    [
        ("gnugo", None),
        ("/usr/games/gnugo", None),
        ("", None),
        ("  ", None),
        ("/not there/kata go", None),
        ("kata go gtp", None),
        ("gnugo --mode gtp", Launch("gnugo", ("--mode", "gtp"))),
        ("gnugo –mode gtp", Launch("gnugo", ("--mode", "gtp"))),
        ('"/a b/gnugo" --x', Launch("/a b/gnugo", ("--x",))),
        ('"/a b/gnugo"', Launch("/a b/gnugo")),
        ("ssh host katago gtp", Launch("ssh", ("host", "katago", "gtp"))),
        ("A=1 B= katago gtp", Launch("katago", ("gtp",), "", (("A", "1"), ("B", "")))),
    ],
)
def test_a_pasted_command_line(line: str, launch: Launch | None) -> None:
    assert pasted(line, nothing, {"ssh"}.__contains__) == launch


def test_a_program_with_blanks_in_its_path_is_found_by_the_file() -> None:
    there = {"/my engines/kata go"}.__contains__
    assert pasted("/my engines/kata go", there, nothing) is None
    assert pasted("/my engines/kata go gtp -m 'a b'", there, nothing) == Launch(
        "/my engines/kata go", ("gtp", "-m", "a b")
    )


def test_an_environment() -> None:
    pairs = (("OMP_NUM_THREADS", "2"), ("A", ""), ("B", "c=d e"))
    assert settings_of(settings_text(pairs)) == pairs
    assert settings_of("\n A=b \n") == (("A", "b"),)
    with pytest.raises(ValueError, match="no setting"):
        settings_of("A=b\nno setting")
