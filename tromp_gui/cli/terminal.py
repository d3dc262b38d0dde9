"""Lines on standard output, errors on standard error, and a progress bar for long lists."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from datetime import timedelta
from math import inf
from time import monotonic

from tromp_gui.batch.work import Answer, Item
from tromp_gui.cli.output import complain
from tromp_gui.wording.translation import plural

_LONG = 20
_CELLS = 30
"""In characters: the length of a bar."""
_PAUSE = 0.1
"""In seconds: the time between two drawings of the bar."""


class _Bar:
    """A bar on standard error, in the line of the cursor, of plain characters.

    It uses no escape codes, which not every Windows console supports.
    """

    def __init__(self) -> None:
        self._drawn, self._shown = -inf, ""

    def draw(self, share: float, before: str, after: str) -> None:
        """Show how much is done, between two texts, unless it was shown just now."""
        now = monotonic()
        if now - self._drawn < _PAUSE:
            return
        cells = ("#" * int(_CELLS * min(share, 1))).ljust(_CELLS, "-")
        line = f"{before} [{cells}] {after}".strip()[: _width() - 1]
        self._write(line.ljust(len(self._shown)))
        self._shown, self._drawn = line, now

    def clear(self) -> None:
        """Remove the bar until it is drawn again."""
        if self._shown:
            self._write(" " * len(self._shown))
            self._write("")
            self._shown = ""

    def _write(self, line: str) -> None:
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()


def time_left(done: int, more: int, seconds: float) -> str:
    """The estimated time for the rest, if the part done took `seconds`; "" for no part."""
    return f"{timedelta(seconds=round(seconds * max(more, 0) / done))} left" if done else ""


def _width() -> int:
    """The width, in columns, of the terminal with the bar."""
    try:
        return int(os.environ.get("COLUMNS", "")) or 80
    except ValueError:
        try:
            return os.get_terminal_size(sys.stderr.fileno()).columns or 80
        except OSError:
            return 80


class Terminal:
    """The output of a command while it works through `total` files, or other `things`.

    The bar is on standard error if that is a terminal and there are at least `least` things; `done`
    of them were done before.
    """

    def __init__(
        self, total: int, things: str = "Files", done: int = 0, least: int = _LONG
    ) -> None:
        self._bar: _Bar | None = None
        self._total, self._done, self._things, self._least = total, done, things, least
        self._before, self._since = done, monotonic()

    def __enter__(self) -> Terminal:
        self._begin()
        return self

    def _begin(self) -> None:
        """Show the bar, if there is enough to do."""
        if self._total >= self._least and sys.stderr.isatty():
            self._bar = _Bar()
            self._draw()

    def _draw(self) -> None:
        if self._bar is not None:
            share = self._done / self._total if self._total else 1
            self._bar.draw(share, self._things, f"{self._said()}  {self._left()}")

    def _said(self) -> str:
        return f"{self._done}/{self._total}"

    def _left(self) -> str:
        seconds = monotonic() - self._since
        return time_left(self._done - self._before, self._total - self._done, seconds)

    def __exit__(self, *error: object) -> None:
        if self._bar is not None:
            self._bar.clear()

    def line(self, text: str) -> None:
        """Write one or more lines of the answer."""
        self.text(f"{text}\n")

    def text(self, lines: str) -> None:
        """Write complete lines of the answer, with their line ends."""
        is_beside_bar = self._bar is not None and sys.stdout.isatty()
        if is_beside_bar and lines:
            self._clear()
        sys.stdout.writelines(lines.splitlines(keepends=True))  # stops when the reader hangs up
        if is_beside_bar:
            sys.stdout.flush()

    def complain(self, text: str, more: Iterable[str] = ()) -> None:
        """Write a sentence about what could not be done, and `more` lines below."""
        self._clear()
        complain(text, more=more)

    def _clear(self) -> None:
        if self._bar is not None:
            self._bar.clear()

    def advance(self) -> None:
        """Count one more as done."""
        self._done += 1
        self._draw()


_MANY = 20
"""In games: with fewer there is no progress bar."""


class Meter(Terminal):
    """A terminal whose progress bar counts bytes read, out of `total`, and shows games."""

    def __init__(self, total: int) -> None:
        super().__init__(total, "", least=0)
        self._games = 0

    def __enter__(self) -> Meter:
        return self

    def answer(self, item: Item, answer: Answer) -> None:
        """Write the answer to an item, and count it."""
        self.text(answer.text)
        for problem in answer.problems:
            self.complain(problem)
        self.done(answer.games, item.stop)

    def done(self, games: int, read: int) -> None:
        """Count `games` more as done, with `read` bytes read since the start."""
        self._games += games
        self._done = read
        if self._bar is None and self._games >= _MANY and self._total:
            self._begin()
        self._draw()

    def _said(self) -> str:
        rate = round(self._games / max(monotonic() - self._since, 0.001))
        return f"{plural('cli', '%n game', '%n games', self._games)}, {rate}/s"
