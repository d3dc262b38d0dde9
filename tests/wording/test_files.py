"""Encodings by name, and files and games that cannot be opened, in words."""

from __future__ import annotations

import codecs
import errno
import os
import pickle
from pathlib import Path

import pytest

from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.sgf.collection import GameError
from tromp_gui.sgf.plausibility import GO_ENCODINGS
from tromp_gui.sgf.reader import read
from tromp_gui.wording.files import (
    encoding_name,
    file_problem,
    listed_problem,
    memory_needed,
    unreadable_game,
)

FILE = Path("games") / "{odd}.sgf"


@pytest.mark.parametrize("kind", list(FileProblemKind))
def test_every_problem_names_the_file_and_what_to_do(kind: FileProblemKind) -> None:
    text = file_problem(FileProblem(FILE, kind, "what the system said"))
    assert str(FILE) in text
    assert text.endswith(".")
    assert text.count(". ") == (kind is not FileProblemKind.DENIED)
    has_detail = kind in (
        FileProblemKind.NOT_READ, FileProblemKind.NOT_WRITTEN, FileProblemKind.DAMAGED,
        FileProblemKind.NOT_KEPT, FileProblemKind.NOT_SYNCED, FileProblemKind.BAD_ROW,
    )  # fmt: skip
    assert ("what the system said" in text) is has_detail


@pytest.mark.parametrize("kind", list(FileProblemKind))
def test_a_list_of_files_asks_for_no_other_choice(kind: FileProblemKind) -> None:
    problem = FileProblem(FILE, kind)
    assert file_problem(problem).startswith(listed_problem(problem))
    assert "Choose another file" not in listed_problem(problem)


def test_no_two_problems_have_one_sentence() -> None:
    texts = {file_problem(FileProblem(FILE, kind)) for kind in FileProblemKind}
    assert len(texts) == len(FileProblemKind)


def test_the_largest_file_is_reported() -> None:
    assert "150 MB" in file_problem(FileProblem(FILE, FileProblemKind.TOO_LARGE))


@pytest.mark.parametrize(
    ("number", "reading", "writing"),
    [
        (errno.EACCES, FileProblemKind.DENIED, FileProblemKind.WRITE_DENIED),
        (errno.EIO, FileProblemKind.NOT_READ, FileProblemKind.NOT_WRITTEN),
        (errno.ENOSPC, FileProblemKind.NO_SPACE, FileProblemKind.NO_SPACE),
        (errno.ENOENT, FileProblemKind.MISSING, FileProblemKind.MISSING),
    ],
)
def test_the_system_says_the_same_of_reading_and_writing(
    number: int, reading: FileProblemKind, writing: FileProblemKind
) -> None:
    error = OSError(number, os.strerror(number))
    assert FileProblem.of(FILE, error).kind is reading
    problem = FileProblem.of(FILE, error, writing=True)
    assert problem.kind is writing
    copy = pickle.loads(pickle.dumps(problem))
    assert (copy.path, copy.kind, copy.detail) == (FILE, writing, os.strerror(number))


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


@pytest.mark.parametrize(
    ("root", "said"),
    [
        ("GM[11]", "This is not a game of Go (GM[11])."),
        ("SZ[60]", "The board size [60] could not be read. It must be 1 to 52, or COLUMNS:ROWS."),
        ("SZ[{0}]", "The board size [{0}] could not be read. It must be 1 to 52, or COLUMNS:ROWS."),
    ],
)
def test_a_game_that_cannot_be_opened(root: str, said: str) -> None:
    error = read(f"(;{root})".encode()).games[0]
    assert isinstance(error, GameError)
    assert unreadable_game(error) == said


def test_memory_is_given_in_whole_gigabytes() -> None:
    assert memory_needed(4_000_000_001) == "5 GB"
