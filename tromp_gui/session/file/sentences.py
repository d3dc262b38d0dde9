"""What is wrong with a file, as one sentence: which file, what, and what one can do."""

from __future__ import annotations

from tromp_gui.session.file.files import FileProblem, FileProblemKind
from tromp_gui.sgf.reader import LARGEST, SgfProblem
from tromp_gui.wording import tr


def file_sentence(trouble: FileProblem) -> str:
    """The sentence for a file that could not be opened or saved."""
    if trouble.trouble is FileProblemKind.NOT_SGF:
        text = _not_sgf(trouble.detail)
    else:
        text = _troubles()[trouble.trouble]
    return text.format(file=trouble.path, size=LARGEST // 1_000_000, detail=trouble.detail)


def _troubles() -> dict[FileProblemKind, str]:
    return {
        FileProblemKind.MISSING: tr("{file} was not found; check its name and its folder."),
        FileProblemKind.FOLDER: tr("{file} is a folder; name a file."),
        FileProblemKind.DENIED: tr("{file} may not be used by you; ask its owner, or take a copy."),
        FileProblemKind.TOO_LARGE: tr(
            "{file} is larger than {size} MB; split it into smaller files."
        ),
        FileProblemKind.NO_SPACE: tr(
            "There is no room left for {file}; free some, or save elsewhere."
        ),
        FileProblemKind.READ_ONLY: tr("{file} is on a disk that can only be read; save elsewhere."),
        FileProblemKind.OTHER: tr(
            "{file} could not be used ({detail}); try again, or take a copy."
        ),
    }


def _not_sgf(problem: str) -> str:
    return {
        SgfProblem.EMPTY.value: tr("{file} is empty; look for a copy that holds the game."),
        SgfProblem.TOO_LARGE.value: tr(
            "{file} would need too much memory to be read; split it into smaller files."
        ),
        SgfProblem.BINARY.value: tr("{file} is no SGF file but binary data; name another file."),
    }.get(problem, tr('{file} is no SGF file: no game begins in it with "(;"; name another file.'))
