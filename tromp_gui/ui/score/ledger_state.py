"""What the ledger shows, as a value: texts in rows and columns, counted elsewhere. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

Cells = tuple[str, ...]
"""What is in one row of a count: (Black's, White's), or (for both together,)."""


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """A row's label; `key` names it in signals ("stones", "neutral")."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class CountColumn:
    """One pair of columns: `cells` by row, the `total`, and the `verdict` as a sentence."""

    title: str
    cells: tuple[Cells, ...]
    total: tuple[str, str]
    verdict: str


@dataclass(frozen=True, slots=True)
class LedgerState:
    """The rows and one to three counts side by side.

    `kind` names the way of counting ("area"). The count with the index `main` is the one that
    matters (the last one where it is None). `compare` is the text of a link for another count,
    none if it is empty.
    """

    kind: str
    lines: tuple[LedgerLine, ...]
    counts: tuple[CountColumn, ...]
    main: int | None = None
    compare: str = ""

    @property
    def main_index(self) -> int:
        """The index of the count that matters."""
        return len(self.counts) - 1 if self.main is None else self.main


_NOTHING = frozenset({"", "–"})
"""Cells of a part that a player does not have; a line with no others is left out of the count."""


def in_words(state: LedgerState) -> str:
    """The whole ledger as text, a line for each row of each count, for those who listen."""
    said = []
    for count in state.counts:
        said.append(f"{count.title}: {count.verdict}.")
        for line, cells in zip(state.lines, count.cells, strict=True):
            if not _NOTHING.issuperset(cells):
                numbers = ("0" if cell in _NOTHING else cell for cell in cells)
                said.append(f"{line.label}: {' – '.join(numbers)}")
        said.append(" – ".join(count.total))
    return "\n".join(said)
