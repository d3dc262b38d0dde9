"""The built-in engine, started as any other: a process of its own that speaks GTP."""

from __future__ import annotations

from tromp_gui import resources
from tromp_gui.gtp.launch import Launch


def launch(level: str = "") -> Launch:
    """How the built-in engine is started, at one of its levels ("": its own choice)."""
    program, *start = resources.program()
    wanted = ("--level", level) if level else ()
    return Launch(program, (*start, "gtp", *wanted))
