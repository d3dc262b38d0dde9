"""The built-in engine, started as any other: a separate process that uses GTP."""

from __future__ import annotations

from tromp_gui import resources
from tromp_gui.gtp.launch import Launch


def launch(level: str = "", network: str = "") -> Launch:
    """How the built-in engine is started, at one of its levels ("": its own choice), with the
    file of a network ("": the program's own one).
    """
    program, *start = resources.program()
    wanted = ("--level", level) if level else ()
    chosen = ("--network", network) if network else ()
    return Launch(program, (*start, "gtp", *wanted, *chosen))
