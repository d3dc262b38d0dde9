"""Attached engines: what they are doing, and how the settings store them, JSON with a version."""

import json
from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

from tromp_gui.gtp.launch import Launch

_VERSION = 1
MOST = 200
"""The maximum number of engines stored."""


class AttachedEngine(NamedTuple):
    """An engine attached by the user: a unique name, how it is started, and notes."""

    name: str
    launch: Launch
    notes: str = ""


class Missing(Enum):
    """Something an engine needs that was not found beside it."""

    NETWORK = auto()
    CONFIG = auto()


class FoundEngine(NamedTuple):
    """An engine found on this computer; `lacks` is what is missing to start it."""

    engine: AttachedEngine
    lacks: tuple[Missing, ...] = ()


def free_name(name: str, taken: Iterable[str]) -> str:
    """`name`, with a number if it is taken: "GNU Go 2"."""
    names = set(taken)
    if name not in names:
        return name
    return next(made for at in range(2, len(names) + 3) if (made := f"{name} {at}") not in names)


def to_text(engines: Iterable[AttachedEngine]) -> str:
    """The engines as text for the settings."""
    listed = [
        {
            "name": each.name,
            "program": each.launch.program,
            "arguments": list(each.launch.arguments),
            "folder": each.launch.folder,
            "environment": dict(each.launch.environment),
            "commands": list(each.launch.commands),
            "notes": each.notes,
        }
        for each in engines
    ]
    return json.dumps({"version": _VERSION, "engines": listed}, ensure_ascii=False)


def from_text(text: str) -> tuple[AttachedEngine, ...]:
    """The engines in a text by `to_text`.

    Never raises: an entry without a name, a field of another type or text that is not JSON is left
    out.
    """
    try:
        stored = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    listed = stored.get("engines") if isinstance(stored, dict) else None
    engines: list[AttachedEngine] = []
    for entry in listed[:MOST] if isinstance(listed, list) else []:
        engine = _engine(entry) if isinstance(entry, dict) else None
        if engine is not None and engine.name not in {each.name for each in engines}:
            engines.append(engine)
    return tuple(engines)


def _engine(entry: dict[str, object]) -> AttachedEngine | None:
    name, program = _text(entry.get("name")), _text(entry.get("program"))
    if not name:
        return None
    environment = entry.get("environment")
    pairs = environment.items() if isinstance(environment, dict) else ()
    launch = Launch(
        program,
        _texts(entry.get("arguments")),
        _text(entry.get("folder")),
        tuple((str(key), value) for key, value in pairs if isinstance(value, str)),
        _texts(entry.get("commands")),
    )
    return AttachedEngine(name, launch, _text(entry.get("notes")))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list) else ()


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
