"""Every problem with a file is named, with what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tromp_gui.session.file.files import FileProblem, FileProblemKind
from tromp_gui.session.file.sentences import file_sentence
from tromp_gui.sgf.reader import SgfProblem

FILE = Path("games") / "{odd}.sgf"


@pytest.mark.parametrize("problem", list(FileProblemKind))
def test_every_problem(problem: FileProblemKind) -> None:
    text = file_sentence(FileProblem(FILE, problem, "what the system said"))
    assert str(FILE) in text
    assert text.endswith(".")
    assert text.count(". ") == (problem is not FileProblemKind.DENIED), "what happened, what to do"
    assert ("what the system said" in text) is (problem is FileProblemKind.OTHER)


def test_every_reason_why_a_file_is_no_sgf() -> None:
    texts = {
        file_sentence(FileProblem(FILE, FileProblemKind.NOT_SGF, problem.value))
        for problem in SgfProblem
    }
    assert len(texts) == len(SgfProblem)
    assert all(text.startswith(str(FILE)) for text in texts)


def test_the_largest_file_is_told() -> None:
    assert "150 MB" in file_sentence(FileProblem(FILE, FileProblemKind.TOO_LARGE, "1"))
