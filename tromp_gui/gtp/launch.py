"""How an engine is started: a program, its arguments, and its surroundings."""

import re
import shlex
import subprocess
import sys
from typing import NamedTuple

_IS_WINDOWS = sys.platform == "win32"

_MENDED = str.maketrans({"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "\u00a0": " "})
_DASHES = r"(?<!\S)[-‐‑‒–—―−]{1,3}(?=\S)"
_LONG_DASHES = frozenset("–—―")
_ONE_HYPHEN = "katago"
"""An engine whose long options have a single hyphen."""


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


def split(text: str, is_windows: bool = _IS_WINDOWS) -> Launch:
    """The program and arguments of a pasted command line, repaired first (see `fix`).

    Quotes hold words together as in a shell; on Windows a backslash is part of a path and only
    double quotes hold. Raises ValueError, with a phrase, where a quote stays open or nothing is
    left of the text.
    """
    words = _windows_words(fix(text)) if is_windows else shlex.split(fix(text))
    if not words:
        raise ValueError("the command line is empty")
    return Launch(words[0], tuple(words[1:]))


def fix(text: str) -> str:
    """`text` with the dashes and quotes that text processors make put back to those of a keyboard.

    A long dash before an option stands for two hyphens (–mode: --mode) where the option has more
    than one letter, but for KataGo's. If the result differs from `text`, the user should be told.
    """
    return re.sub(_DASHES, _hyphens, text.translate(_MENDED))


def command_line(launch: Launch, is_windows: bool = _IS_WINDOWS) -> str:
    """Program and arguments as one line that `split` can read."""
    words = [launch.program, *launch.arguments]
    return subprocess.list2cmdline(words) if is_windows else shlex.join(words)


def _hyphens(dashes: re.Match[str]) -> str:
    text, found = dashes.string, dashes[0]
    if set(found) == {"-"}:
        return found
    is_long = len(found) > 1 or not _LONG_DASHES.isdisjoint(found)
    has_name = re.match(r"\w[\w-]", text[dashes.end() :]) is not None
    return "--" if is_long and has_name and _ONE_HYPHEN not in text.lower() else "-"


def _windows_words(text: str) -> list[str]:
    """Words separated by blanks outside double quotes; a backslash escapes only a quote."""
    words = re.findall(r'(?:[^\s"]|"(?:\\"|[^"])*")+', text)
    if len(re.findall(r'(?<!\\)"', text)) % 2:
        raise ValueError("No closing quotation")
    return [re.sub(r'(?<!\\)"', "", word).replace('\\"', '"') for word in words]
