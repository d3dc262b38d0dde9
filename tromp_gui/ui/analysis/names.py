"""Which commands the analysis panel offers, and where."""

from __future__ import annotations

from tromp_gui.ui.shell.actions import Name

PLAY = Name.PLAY_CANDIDATE
BUTTONS = (Name.ANALYSE, PLAY, Name.ANALYSE_GAME)
"""The commands that have buttons."""
IN_MENU: tuple[Name | None, ...] = (
    Name.SHOW_CANDIDATES, Name.SHOW_OWNERSHIP, Name.SHOW_WIN_RATES, Name.SHOW_SCORES, None,
    Name.SAVE_ANALYSIS, Name.SAVE_SCORES,
)  # fmt: skip
"""What stands in its menu, None for a line."""
