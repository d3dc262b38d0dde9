"""Attached engines as the settings spell them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.attached import MOST, AttachedEngine, free_name, from_text, to_text
from tromp_gui.gtp.launch import Launch

GNU_GO = AttachedEngine(
    "围棋 “Go” 1",
    Launch(
        "/opt/my engines/gnugo",
        ("--mode", "gtp", "", "a b", 'quo"te'),
        "/tmp/a folder",
        (("OMP_NUM_THREADS", "2"), ("LC_ALL", "")),
        ("level 3", "time_settings 0 5 1"),
    ),
    "strong\non small boards",
)


def test_everything_comes_back() -> None:
    other = AttachedEngine("b", Launch("gnugo"))
    assert from_text(to_text([GNU_GO, other])) == (GNU_GO, other)
    assert from_text(to_text([])) == ()


PRINTABLE = st.characters(exclude_categories=("C", "Z")) | st.just(" ")
WORDS = st.text(PRINTABLE, max_size=8)


@given(
    st.lists(
        st.builds(
            AttachedEngine,
            WORDS.filter(bool),
            st.builds(
                Launch,
                WORDS,
                st.lists(WORDS, max_size=3).map(tuple),
                WORDS,
                st.dictionaries(WORDS, WORDS, max_size=3).map(lambda each: tuple(each.items())),
                st.lists(WORDS, max_size=3).map(tuple),
            ),
            WORDS,
        ),
        max_size=4,
        unique_by=lambda each: each.name,
    )
)
def test_any_engines_come_back(engines: list[AttachedEngine]) -> None:
    assert from_text(to_text(engines)) == tuple(engines)


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "7", "[]", '"x"', "{}", '{"engines": 7}', '{"engines": [null, 3, [], {}]}',
     '{"engines": [{"name": ""}]}', "[" * 100_000],
)  # fmt: skip
def test_an_unreadable_file_is_not_an_engine(text: str) -> None:
    assert from_text(text) == ()


def test_a_broken_field_costs_no_more_than_itself() -> None:
    entry = {
        "name": "a",
        "program": 7,
        "arguments": ["x", 3, None, "y"],
        "folder": [],
        "environment": {"A": "1", "B": 2},
        "commands": "komi 7",
        "notes": None,
        "newer": "field",
    }
    stored = json.dumps({"version": 9, "engines": [entry, {"name": "b", "program": "c"}]})
    assert from_text(stored) == (
        AttachedEngine("a", Launch("", ("x", "y"), "", (("A", "1"),))),
        AttachedEngine("b", Launch("c")),
    )


def test_a_name_stands_once_and_engines_are_not_without_end() -> None:
    twice = to_text([AttachedEngine("a", Launch("1")), AttachedEngine("a", Launch("2"))])
    assert [each.launch.program for each in from_text(twice)] == ["1"]
    many = [AttachedEngine(str(at), Launch("x")) for at in range(MOST + 5)]
    assert len(from_text(to_text(many))) == MOST


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("GNU Go", [], "GNU Go"),
        ("GNU Go", ["Pachi"], "GNU Go"),
        ("GNU Go", ["GNU Go"], "GNU Go 2"),
        ("GNU Go", ["GNU Go 2", "GNU Go", "GNU Go 3"], "GNU Go 4"),
        ("", ["", " 2"], " 3"),
    ],
)
def test_a_free_name(name: str, taken: list[str], free: str) -> None:
    assert free_name(name, taken) == free
