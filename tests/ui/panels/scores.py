"""The count shown in the picture of the Score layout."""

from __future__ import annotations

from tromp_gui.ui.score.state import (
    AgreementState,
    CountColumn,
    LedgerLine,
    LedgerState,
    MarkingState,
    ScoreState,
    Stage,
)

LINES = (
    LedgerLine("stones", "Stones on the board"),
    LedgerLine("surrounded", "Surrounded points"),
    LedgerLine("komi", "Komi"),
    LedgerLine("neutral", "Neutral points"),
)
STANDS = CountColumn(
    "As it stands",
    (("119", "117"), ("15", "10"), ("", "7"), ("100",)),
    ("134", "134"),
    "A tie",
)
AGREED = CountColumn(
    "As agreed",
    (("115", "113"), ("75", "34"), ("", "7"), ("24",)),
    ("190", "154"),
    "Black wins by 36",
)
LEDGER = LedgerState("area", LINES, (STANDS, AGREED), compare="Compare with territory")
MISMATCH = "The file says Black won by 4. This count says Black wins by 36."
NOTE = "Changing a mark cancels both agreements."
SCORE = ScoreState(
    LEDGER,
    MarkingState(8),
    AgreementState(Stage.AGREEING, NOTE),
    MISMATCH,
)
