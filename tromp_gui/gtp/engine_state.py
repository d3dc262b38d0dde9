"""What an attached engine is doing, as the window shows it."""

from __future__ import annotations

from enum import Enum


class EngineState(Enum):
    """What an engine is doing."""

    STOPPED = "stopped"
    STARTING = "starting"
    READY = "ready"
    THINKING = "thinking"
    """It was asked for a move, a hint, the dead stones or the score."""
    ANALYSING = "analysing"
    WAITING = "waiting"
    """It does more urgent work first."""
    FAILED = "failed"
    """It has ended, and the failure says why; `restart` resumes its work."""


class Overdue(Enum):
    """An engine takes long. This is only shown; nothing is stopped."""

    STILL_STARTING = "still-starting"
    STILL_THINKING = "still-thinking"
