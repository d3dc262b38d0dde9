"""Which commands the analysis panel offers, and where."""

from __future__ import annotations

from tromp_gui.ui.shell.actions import CommandId as Id

PLAY = Id.PLAY_CANDIDATE
BUTTONS = (Id.ANALYSE, PLAY, Id.ANALYSE_GAME)
"""The commands that have buttons."""
IN_MENU: tuple[Id | None, ...] = (
    Id.SHOW_CANDIDATES, Id.SHOW_OWNERSHIP, Id.SHOW_WIN_RATES, Id.SHOW_SCORES, None,
    Id.SAVE_ANALYSIS, Id.SAVE_SCORES,
)  # fmt: skip
"""What is in its menu, None for a line."""
