"""A file problem as one sentence: which file, what is wrong, and what to do."""

from __future__ import annotations

from tromp_gui.session.file.files import FileProblem, FileProblemKind
from tromp_gui.sgf.reader import LARGEST, SgfProblem
from tromp_gui.wording import tr


def file_sentence(problem: FileProblem) -> str:
    """The sentence for a file that could not be opened or saved."""
    if problem.kind is FileProblemKind.NOT_SGF:
        text = _not_sgf(problem.detail)
    else:
        text = _sentences()[problem.kind]
    return text.format(file=problem.path, size=LARGEST // 1_000_000, detail=problem.detail)


def _sentences() -> dict[FileProblemKind, str]:
    return {
        FileProblemKind.MISSING: tr("{file} was not found. Check its name and folder."),
        FileProblemKind.FOLDER: tr("{file} is a folder. Choose a file."),
        FileProblemKind.DENIED: tr("You do not have permission to open {file}."),
        FileProblemKind.TOO_LARGE: tr(
            "{file} is larger than {size} MB. Split it into smaller files."
        ),
        FileProblemKind.NO_SPACE: tr(
            "There is not enough space for {file}. Free some space, or save elsewhere."
        ),
        FileProblemKind.READ_ONLY: tr("{file} is on a read-only disk. Save elsewhere."),
        FileProblemKind.OTHER: tr(
            "{file} could not be opened ({detail}). Try again, or use a copy."
        ),
    }


def _not_sgf(problem: str) -> str:
    return {
        SgfProblem.EMPTY.value: tr("{file} is empty. Look for another copy of the game."),
        SgfProblem.TOO_LARGE.value: tr(
            "{file} needs too much memory to open. Split it into smaller files."
        ),
        SgfProblem.BINARY.value: tr(
            "{file} is not an SGF file: it contains binary data. Choose another file."
        ),
    }.get(problem, tr("{file} is not an SGF file: no game begins with “(;”. Choose another file."))
