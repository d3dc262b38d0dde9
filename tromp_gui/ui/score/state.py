"""What the Score column shows, the ledger included, as immutable values. No Qt."""

from enum import Enum, auto
from typing import NamedTuple

from tromp_gui.wording import labelled

Cells = tuple[str, ...]
"""A row of a count: (Black's, White's), or (for both together,)."""


class LedgerLine(NamedTuple):
    """A row's label; `key` is its name in signals ("stones", "neutral")."""

    key: str
    label: str


class CountColumn(NamedTuple):
    """The two columns of a count: `cells` by row, the `total`, and the `verdict` as a sentence."""

    title: str
    cells: tuple[Cells, ...]
    total: tuple[str, str]
    verdict: str


class LedgerState(NamedTuple):
    """The rows, and one to three counts side by side.

    `kind` is the scoring method ("area"); `main` the index of the count that applies, None for the
    last; `compare` the label of a link to another count, '' for none.
    """

    kind: str
    lines: tuple[LedgerLine, ...]
    counts: tuple[CountColumn, ...]
    main: int | None = None
    compare: str = ""

    @property
    def main_index(self) -> int:
        """The index of the count that applies."""
        return len(self.counts) - 1 if self.main is None else self.main


_NOTHING = frozenset({"", "–"})
"""Cells of an item that a player does not have; a line with only these is left out as text."""


def in_words(state: LedgerState) -> str:
    """The ledger as text, a line for each row of each count."""
    said = []
    for count in state.counts:
        said.append(labelled(count.title, f"{count.verdict}."))
        for line, cells in zip(state.lines, count.cells, strict=True):
            if not _NOTHING.issuperset(cells):
                numbers = ("0" if cell in _NOTHING else cell for cell in cells)
                said.append(labelled(line.label, " – ".join(numbers)))
        said.append(" – ".join(count.total))
    return "\n".join(said)


class Stage(Enum):
    """What the Score layout is used for."""

    AGREEING = auto()
    """A game after two passes: the players agree, dispute or play on."""
    REVIEW = auto()
    """A position without a game: its result can be written to the record."""
    PLAYING = auto()
    """A game that is not over: the count is only shown."""
    FINISHED = auto()
    """A game that is over: the result can be used."""
    MEDIATING = auto()
    """A third party decides, or declines."""
    ELSEWHERE = auto()
    """Another position than the game's: the only action is to go back."""


class AgreementState(NamedTuple):
    """`note` is the small line above the buttons; those to agree, or to write the result, are
    highlighted only if `is_settled`.
    """

    stage: Stage = Stage.AGREEING
    note: str = ""
    is_settled: bool = True


class MarkingState(NamedTuple):
    """`marked` is the number of dead stones; `is_open` if the marks can be changed. `hint` replaces
    the usual hint; `is_estimate` if `hint` is an estimate of an unfinished game; `note` is a quiet
    sentence below the hint; `busy` says what goes on, in the hint’s place.
    """

    marked: int = 0
    is_open: bool = True
    hint: str = ""
    is_estimate: bool = False
    note: str = ""
    busy: str = ""


class RulesNote(NamedTuple):
    """That the rules of a file are open, and the label of a button that counts the other way."""

    text: str = ""
    button: str = ""


class ScoreState(NamedTuple):
    """Everything in the column. `mismatch` is a warning that the file gives another result, `same`
    a note that it gives the same; both may be ''. The ledger is left out unless `is_counted`.
    `rules` is empty unless the rules are open.
    """

    ledger: LedgerState
    marking: MarkingState = MarkingState()
    footer: AgreementState = AgreementState()
    mismatch: str = ""
    same: str = ""
    is_counted: bool = True
    rules: RulesNote = RulesNote()
