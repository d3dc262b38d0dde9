"""The cause of an engine's failure, read from its exit code, last lines and arguments.

Sources: the messages of GNU Go, KataGo, Leela Zero, Pachi, OpenSSH, of AppImage's runtime, and of
the dynamic linkers of Linux, macOS and Windows (NTSTATUS values).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from pathlib import PurePath, PureWindowsPath
from typing import NamedTuple

from tromp_gui.gtp.argument_text import fix
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch

_DLL_NOT_FOUND, _BAD_IMAGE, _DLL_INIT = 0xC0000135, 0xC000007B, 0xC0000142
_COMMAND_NOT_FOUND, _SSH_FAILED = 127, 255
_UNPACKS = ("APPIMAGE_EXTRACT_AND_RUN", "1")
_LONGEST = 300
"""The number of characters of a line that are read; a longer line is not a message."""
_MODES = {
    "gnugo": ("--mode", "gtp"),
    "leelaz": ("--gtp",),
    "leela-zero": ("--gtp",),
    "katago": ("gtp",),
}
"""The argument that turns on GTP in a known program, by its file name."""


class Cause(Enum):
    """Why an engine does not work."""

    UNKNOWN = auto()
    ELSEWHERE = auto()
    """The program does not exist, but `detail` has the same name."""
    FOLDER = auto()
    """The working folder, `detail`, does not exist."""
    DASHES = auto()
    """Its arguments contain dashes or quotes made by a word processor."""
    MODE_MISSING = auto()
    """It was not started in GTP mode; `detail` is the missing argument."""
    LIBRARY = auto()
    """A shared library is missing; `detail` names it, if it is known."""
    FUSE = auto()
    """It is an AppImage, which cannot mount itself without FUSE; `detail` is what it says."""
    ARCHITECTURE = auto()
    """The program was built for another kind of machine."""
    COMMAND = auto()
    """A shell, here or on the other machine, cannot find a program."""
    NETWORK = auto()
    """It cannot find its network file."""
    CONFIG = auto()
    """Its configuration file is missing, or it does not understand it."""
    ARGUMENTS = auto()
    """It does not understand its arguments."""
    REMOTE_KEY = auto()
    """ssh cannot log in without asking for something."""
    REMOTE_HOST = auto()
    """ssh cannot reach the other machine, or does not trust it yet."""
    MEMORY = auto()
    """There is not enough memory."""


class Diagnosis(NamedTuple):
    """Why an engine fails: the line that says so or what is missing; a launch that works."""

    cause: Cause
    detail: str = ""
    fixed: Launch | None = None


_LIBRARY = re.compile(
    r"error while loading shared libraries: (?P<a>[^:]+):|Library not loaded: (?P<b>\S+)"
    r"|(?P<c>\S+\.dll) (?:was )?not found",
    re.IGNORECASE,
)
_MISSING = (
    r"not found|not specified|n[o']t exist|no such file|could ?n[o']t|cannot|can't|unable|failed"
    r"|required|missing|unreadable|wrong"
)
_LINES = (
    (Cause.FUSE, r"libfuse\.|require FUSE|FUSE setup|fusermount|\bfuse: "),
    (Cause.ARCHITECTURE, r"exec format error|cannot execute binary|bad cpu type|illegal instr"),
    (Cause.MEMORY, r"bad_alloc|out of memory|cannot allocate memory|memoryerror"),
    (Cause.REMOTE_KEY, r"permission denied \(|too many authentication failures|no supported auth"),
    (
        Cause.REMOTE_HOST,
        r"host key verification failed|could not resolve hostname|connection refused"
        r"|connection timed out|no route to host|network is unreachable|connection closed by",
    ),
    (Cause.COMMAND, r"command not found|: not found$|not recognized as an internal"),
    (
        Cause.NETWORK,
        rf"(?=.*(weights?|network|neural ?net|model|\.bin\.gz|\.txt\.gz)).*({_MISSING})",
    ),
    (Cause.CONFIG, rf"(?=.*(config|\.cfg|unused key)).*({_MISSING}|pars|error|invalid|unused)"),
    (
        Cause.ARGUMENTS,
        r"\busage\b|(unrecogni[sz]ed|unknown|invalid|unexpected|ambiguous|illegal) "
        r"(option|argument|subcommand|command|flag|engine)|couldn't find match for argument"
        r"|requires an argument",
    ),
)
_PATTERNS = tuple((cause, re.compile(pattern, re.IGNORECASE)) for cause, pattern in _LINES)


def diagnose(failure: Failure, launch: Launch) -> Diagnosis:
    """The likeliest cause of a failure at the start or in the test of an engine."""
    said = (*failure.errors, *failure.output, *failure.message.splitlines())
    lines = tuple(line[:_LONGEST] for line in said)
    return next(_causes(failure, launch, lines), Diagnosis(Cause.UNKNOWN))


def _causes(failure: Failure, launch: Launch, lines: tuple[str, ...]) -> Iterator[Diagnosis]:
    """Every cause that fits, the most certain first."""
    if failure.kind is FailureKind.NOT_FOUND and failure.message:
        yield Diagnosis(Cause.ELSEWHERE, failure.message, launch._replace(program=failure.message))
    if failure.kind is FailureKind.NO_FOLDER:
        yield Diagnosis(Cause.FOLDER, failure.message, launch._replace(folder=""))
    if failure.kind is FailureKind.GMP:
        yield _mode_missing(launch)
    straight = _straightened(launch)
    if straight is not None:
        yield Diagnosis(Cause.DASHES, _first_bent(launch), straight)
    yield from _library(failure, lines)
    for cause, pattern in _PATTERNS:
        found = next((line.strip() for line in lines if pattern.search(line)), "")
        if found and not (cause is Cause.ARGUMENTS and _lacks_mode(launch)):
            yield Diagnosis(cause, found, _unmounted(launch) if cause is Cause.FUSE else None)
    if failure.exit_code == _COMMAND_NOT_FOUND:
        yield Diagnosis(Cause.COMMAND)
    if failure.exit_code == _SSH_FAILED and _stem(launch.program) == "ssh":
        yield Diagnosis(Cause.REMOTE_HOST, next(reversed(lines), ""))
    if _lacks_mode(launch):
        yield _mode_missing(launch)


def _library(failure: Failure, lines: tuple[str, ...]) -> Iterator[Diagnosis]:
    for line in lines:
        found = _LIBRARY.search(line)
        if found:
            yield Diagnosis(Cause.LIBRARY, next(each for each in found.groups() if each))
    status = (failure.exit_code or 0) & 0xFFFFFFFF
    if status in (_DLL_NOT_FOUND, _DLL_INIT):
        yield Diagnosis(Cause.LIBRARY)
    if status == _BAD_IMAGE:
        yield Diagnosis(Cause.ARCHITECTURE)


# What an AppImage needs


def _unmounted(launch: Launch) -> Launch | None:
    """The launch of an AppImage that unpacks itself instead of mounting; None if it already does.

    Source: the documentation of AppImage, "FUSE".
    """
    if _UNPACKS in launch.environment:
        return None
    return launch._replace(environment=(*launch.environment, _UNPACKS))


# What a text processor did


def _straightened(launch: Launch) -> Launch | None:
    """The launch with the dashes and quotes of a keyboard; None if it already has them."""
    arguments = tuple(map(fix, launch.arguments))
    return None if arguments == launch.arguments else launch._replace(arguments=arguments)


def _first_bent(launch: Launch) -> str:
    return next(each for each in launch.arguments if fix(each) != each)


# What makes it speak GTP


def _stem(program: str) -> str:
    kind = PureWindowsPath if "\\" in program else PurePath
    return kind(program).name.lower().removesuffix(".exe")


def _lacks_mode(launch: Launch) -> bool:
    """Whether a known program was started without the argument that turns on GTP."""
    words = _MODES.get(_stem(launch.program))
    if words is None:
        return False
    if words == ("--gtp",):
        return not {"--gtp", "-g"} & set(launch.arguments)
    joined = " ".join(launch.arguments).replace("=", " ")
    return " ".join(words) not in joined


def _mode_missing(launch: Launch) -> Diagnosis:
    words = _MODES.get(_stem(launch.program), _MODES["gnugo"])
    others = launch.arguments
    if words[0] == "--mode" and "--mode" in others:
        at = others.index("--mode")
        others = others[:at] + others[at + 2 :]
    others = tuple(each for each in others if not each.startswith("--mode="))
    fixed = launch._replace(arguments=(*words, *others))
    return Diagnosis(Cause.MODE_MISSING, " ".join(words), fixed)
