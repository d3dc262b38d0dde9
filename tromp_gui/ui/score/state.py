"""What the Score column shows, as immutable values. No Qt."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tromp_gui.ui.score.ledger_state import LedgerState


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
    """`note` is the small line below; the buttons to agree are highlighted only if `is_settled`."""

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


class ScoreState(NamedTuple):
    """Everything in the column. `mismatch` is a warning that the file gives another result, `same`
    a note that it gives the same; both may be ''.
    """

    ledger: LedgerState
    marking: MarkingState = MarkingState()
    footer: AgreementState = AgreementState()
    mismatch: str = ""
    same: str = ""
