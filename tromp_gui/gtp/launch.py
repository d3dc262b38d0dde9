"""How an engine is started: a program, its arguments, and its surroundings."""

from typing import NamedTuple


class Launch(NamedTuple):
    """A command that starts an engine.

    `program` is a path or a name on PATH, `arguments` one string each and never split again,
    `folder` the working folder ("": the caller's choice), `environment` variables set beside those
    that are there, `commands` GTP commands sent once at every start, in order.
    """

    program: str
    arguments: tuple[str, ...] = ()
    folder: str = ""
    environment: tuple[tuple[str, str], ...] = ()
    commands: tuple[str, ...] = ()
