"""The games of a file, and why there may be none."""

from enum import Enum
from typing import NamedTuple

from tromp_gui.disk import FileProblemKind
from tromp_gui.record.node import Tree
from tromp_gui.sgf.header import HeaderProblem
from tromp_gui.sgf.repairs import Repair, RepairKind

LARGEST = 150_000_000
"""In bytes: a larger file is refused (a game record has a few thousand)."""
MEMORY = 4_000_000_000
"""In bytes: the memory that reading a file may take by default."""


class SgfError(ValueError):
    """A file that is not SGF, or too large; `wording.files` makes a sentence of `problem`.

    `needed` is the memory in bytes that reading would take, if that is the problem; `detail` is
    that of a FileProblem.
    """

    def __init__(self, problem: FileProblemKind, needed: int = 0, detail: str = "") -> None:
        super().__init__(problem.value)
        self.problem = problem
        self.needed = needed
        self.detail = detail


class GameError(NamedTuple):
    """A game that cannot be opened in a file that can be read; `wording.files` says why."""

    problem: HeaderProblem
    value: str
    tree: Tree
    """Its nodes, to be written back unchanged; they have no board."""


class FileForm(Enum):
    """The kind of file that games were read from; only SGF can be saved in the same form."""

    SGF = "sgf"
    GIB = "gib"
    NGF = "ngf"
    UGF = "ugf"
    DIAGRAM = "diagram"


class Collection(NamedTuple):
    """The contents of a file.

    `encoding` is Python's name of the file's encoding. `save_encoding` is the one to write it in:
    UTF-8, or the same one if some bytes did not fit, so that none are lost.
    """

    games: tuple[Tree | GameError, ...]
    encoding: str
    save_encoding: str
    repairs: tuple[Repair, ...]
    form: FileForm = FileForm.SGF

    @property
    def was_guessed(self) -> bool:
        """Whether the encoding is a guess, and not UTF-8."""
        kinds = {repair.kind for repair in self.repairs}
        return self.encoding != "utf-8" and RepairKind.GUESSED_ENCODING in kinds

    @property
    def trees(self) -> list[Tree]:
        """All games, including those that cannot be opened."""
        return [each.tree if isinstance(each, GameError) else each for each in self.games]
