"""Command lines, pasted and taken apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.argument_text import command_line, fix, split
from tromp_gui.gtp.launch import Launch


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gnugo --mode gtp", ["gnugo", "--mode", "gtp"]),
        ("  gnugo\t--mode  gtp\n", ["gnugo", "--mode", "gtp"]),
        ('"/opt/my engines/katago" gtp', ["/opt/my engines/katago", "gtp"]),
        ("/opt/my\\ engines/katago gtp", ["/opt/my engines/katago", "gtp"]),
        ("ssh host 'katago gtp -model \"a b\"'", ["ssh", "host", 'katago gtp -model "a b"']),
        ("gnugo --infile=''", ["gnugo", "--infile="]),
    ],
)
def test_a_line_is_split_as_a_shell_does(text: str, words: list[str]) -> None:
    assert split(text, is_windows=False) == Launch(words[0], tuple(words[1:]))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r"C:\Go\gnugo.exe --mode gtp", [r"C:\Go\gnugo.exe", "--mode", "gtp"]),
        (r'"C:\Program Files\katago.exe" gtp', [r"C:\Program Files\katago.exe", "gtp"]),
        (r'katago -config="C:\my cfg\a.cfg"', ["katago", r"-config=C:\my cfg\a.cfg"]),
        (r"katago -name it's", ["katago", "-name", "it's"]),
        (r"katago -say \"hi\"", ["katago", "-say", '"hi"']),
    ],
)
def test_a_windows_line_keeps_its_backslashes(text: str, words: list[str]) -> None:
    assert split(text, is_windows=True) == Launch(words[0], tuple(words[1:]))


@pytest.mark.parametrize("is_windows", [True, False])
def test_what_cannot_be_split_is_said(is_windows: bool) -> None:
    with pytest.raises(ValueError, match="No closing quotation"):
        split('katago "gtp', is_windows)
    with pytest.raises(ValueError, match="empty"):
        split("   ", is_windows)


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("gnugo –-mode gtp", "gnugo --mode gtp"),
        ("gnugo –mode gtp", "gnugo --mode gtp"),
        ("gnugo ——mode gtp", "gnugo --mode gtp"),
        ("pachi −t =2000", "pachi -t =2000"),
        ("leelaz –g –w net", "leelaz -g -w net"),
        ("“my engine” gtp", '"my engine" gtp'),
        ("gnugo\u00a0--mode gtp", "gnugo --mode gtp"),
        ("gnugo --mode gtp", "gnugo --mode gtp"),
        ("katago gtp –model net", "katago gtp -model net"),
        ("weiqi–engine gtp", "weiqi–engine gtp"),
    ],
)
def test_a_text_processors_signs_are_fixed(text: str, fixed: str) -> None:
    assert fix(text) == fixed


def test_splitting_fixs() -> None:
    assert split("gnugo –mode gtp", is_windows=False).arguments == ("--mode", "gtp")


WORDS = st.lists(st.text(st.sampled_from("abc/. '\"-\\$")), max_size=4)


@given(st.text(st.sampled_from("abc/. -'"), min_size=1), WORDS)
def test_a_line_made_is_read_again(program: str, arguments: list[str]) -> None:
    launch = Launch(program, tuple(arguments))
    assert split(command_line(launch, is_windows=False), is_windows=False) == launch


def test_a_windows_line_made_is_read_again() -> None:
    launch = Launch(r"C:\Program Files\katago.exe", ("gtp", "-model", r"D:\nets\a b.bin"))
    assert split(command_line(launch, is_windows=True), is_windows=True) == launch
