"""Encodings by name, and games that cannot be opened, in words."""

from __future__ import annotations

import codecs

import pytest

from tromp_gui.sgf.plausibility import GO_ENCODINGS
from tromp_gui.sgf.reader import GameError, read
from tromp_gui.wording.files import encoding_name, memory_needed, unreadable_game


@pytest.mark.parametrize("encoding", [*GO_ENCODINGS, "utf-8", "utf-16-le", "iso8859-1"])
def test_encodings_that_are_met_are_named_by_their_writing(encoding: str) -> None:
    assert codecs.lookup(encoding).name == encoding
    writing, _, name = encoding_name(encoding).partition(" (")
    assert writing[0].isupper()
    assert name.endswith(")")


def test_no_two_encodings_have_one_name() -> None:
    names = [encoding_name(each) for each in GO_ENCODINGS]
    assert len(set(names)) == len(names)


def test_an_odd_encoding_has_the_name_it_has() -> None:
    assert encoding_name("mac_roman") == "MAC-ROMAN"


@pytest.mark.parametrize("root", ["GM[11]", "SZ[60]", "SZ[{0}]"])
def test_a_game_that_cannot_be_opened_says_what_it_says_in_english(root: str) -> None:
    error = read(f"(;{root})".encode()).games[0]
    assert isinstance(error, GameError)
    assert unreadable_game(error) == str(error)


def test_memory_is_told_in_whole_gigabytes() -> None:
    assert memory_needed(4_000_000_001) == "5 GB"
