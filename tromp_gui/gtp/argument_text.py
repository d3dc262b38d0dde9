"""Command lines and arguments as the user types them: quoted as in a shell, an option and its value
per row.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable

from tromp_gui.gtp.launch import Launch

_IS_WINDOWS = sys.platform == "win32"

_MENDED = str.maketrans({"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "\u00a0": " "})
_DASHES = r"(?<!\S)[-‐‑‒–—―−]{1,3}(?=\S)"
_LONG_DASHES = frozenset("–—―")
_ONE_HYPHEN = "katago"
"""An engine whose long options have a single hyphen."""

IsFile = Callable[[str], bool]
"""Whether a file of this name exists."""

IsProgram = Callable[[str], bool]
"""Whether a program of this name is found."""

_SETTING = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)=(.*)", re.DOTALL)
_SIGNS = re.compile(r"""\s[-‐‑‒–—―−]|["'“”„‘’]""")
"""What a path typed alone never contains: options and quotes."""
_OPTION = re.compile(r"(-\S+)\s+(.+)")
_PLAIN = re.compile(r"[\w#$*+./:?@\\-]+")
"""What the shell of Windows passes on as it is, without quotes."""


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


def batch_line(program: str, arguments: Iterable[str]) -> str:
    """What follows `cmd.exe` to run a batch file of Windows with exactly these arguments.

    In double quotes the shell still reads quotes, which are doubled, and `%`, after which an empty
    part of a variable keeps any name from being read. A line break cannot be passed: it becomes a
    blank.
    """
    words = " ".join(map(_batch_word, (program, *arguments)))
    return f'/e:on /v:off /d /s /c "{words}"'


def _batch_word(word: str) -> str:
    if _PLAIN.fullmatch(word):
        return word
    word = re.sub(r"[\r\n]+", " ", word)
    word = re.sub(r'(\\*)("|$)', lambda end: end[1] * 2 + end[2] * 2, word)
    return f'"{word.replace("%", "%%cd:~,%")}"'


def rows_of(arguments: Iterable[str]) -> str:
    """Split arguments into rows: an option begins a row, which includes the next word."""
    rows: list[list[str]] = []
    for word in arguments:
        takes = bool(rows) and len(rows[-1]) == 1 and rows[-1][0].startswith("-")
        if takes and not word.startswith("-"):
            rows[-1].append(word)
        else:
            rows.append([word])
    return "\n".join(command_line(Launch(row[0], tuple(row[1:]))) for row in rows)


def arguments_of(text: str, is_file: IsFile) -> tuple[str, ...]:
    """The arguments in the rows.

    A file name needs no quotes if it is a whole row or follows the row's option. Raises ValueError,
    with a phrase, if a quote is not closed.
    """
    return tuple(word for row in text.splitlines() for word in _row(row.strip(), is_file))


def _row(row: str, is_file: IsFile) -> tuple[str, ...]:
    if not row:
        return ()
    if is_file(row):
        return (row,)
    option = _OPTION.fullmatch(row)
    if option and is_file(option[2]):
        return (fix(option[1]), option[2])
    made = split(row)
    return (made.program, *made.arguments)


def pasted(text: str, is_file: IsFile, is_program: IsProgram) -> Launch | None:
    """The launch that a whole command line names; None if `text` is a program alone.

    A program whose path has blanks needs no quotes where it is a file. One that is not there is
    left whole, unless options, quotes or settings show that more than a path is meant. Settings
    before the program (`NAME=value katago gtp`) become its environment. Raises ValueError if a
    quote stays open.
    """
    line = text.strip()
    if not line or is_file(line):
        return None
    by_file = _by_file(line, is_file)
    made = by_file or split(line)
    words = [made.program, *made.arguments]
    settings: list[tuple[str, str]] = []
    while len(words) > 1 and (setting := _SETTING.fullmatch(words[0])):
        settings.append((setting[1], setting[2]))
        words = words[1:]
    if len(words) == 1 and words[0] == line:
        return None
    is_meant = by_file or settings or _SIGNS.search(line) or is_program(words[0])
    if not is_meant:
        return None
    return made._replace(program=words[0], arguments=tuple(words[1:]), environment=tuple(settings))


def _by_file(line: str, is_file: IsFile) -> Launch | None:
    """The longest beginning that is a file, with the rest as its arguments."""
    ends = [blank.start() for blank in re.finditer(r"\s+", line)]
    for end in reversed(ends):
        if is_file(line[:end]):
            return Launch(line[:end], split(f"x {line[end:]}").arguments)
    return None


def settings_of(text: str) -> tuple[tuple[str, str], ...]:
    """The environment in rows `NAME=value`. Raises ValueError, with the row, for any other row."""
    found = []
    for row in filter(None, map(str.strip, text.splitlines())):
        setting = _SETTING.fullmatch(row)
        if setting is None:
            raise ValueError(row)
        found.append((setting[1], setting[2]))
    return tuple(found)


def settings_text(environment: Iterable[tuple[str, str]]) -> str:
    """The environment as rows `NAME=value`."""
    return "\n".join(f"{name}={value}" for name, value in environment)


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
