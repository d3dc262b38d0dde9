"""Lines to standard output, complaints to standard error, and a progress bar for long lists."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING

from tromp_gui.cli.output import printable

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn, TaskID
from time import monotonic
from typing import TYPE_CHECKING

from tromp_gui.batch.work import Answer, Item
from tromp_gui.wording.translation import plural

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

_LONG = 20


class Terminal:
    """Where a command writes while it works through `total` files, or other `things`.

    The bar is on standard error, where that is a terminal and there are `least` or more;
    `done` of them were done before.
    """

    def __init__(
        self, total: int, things: str = "Files", done: int = 0, least: int = _LONG
    ) -> None:
        self._progress: Progress | None = None
        self._task: TaskID | None = None
        self._total, self._done, self._things, self._least = total, done, things, least

    def __enter__(self) -> Terminal:
        self._begin()
        return self

    def _begin(self) -> None:
        """Show the bar, if there is enough to do."""
        if self._total < self._least or not sys.stderr.isatty():
            return
        from rich.console import Console
        from rich.progress import Progress

        self._progress = Progress(
            *self.columns(),
            console=Console(file=sys.stderr),
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._task = self._progress.add_task(self._things, total=self._total, completed=self._done)
        self._progress.start()

    def columns(self) -> tuple[ProgressColumn | str, ...]:
        """What the bar consists of."""
        from rich.progress import MofNCompleteColumn, Progress

        return *Progress.get_default_columns(), MofNCompleteColumn()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def line(self, text: str) -> None:
        """Write a line (or several) of the answer."""
        if self._progress is not None and sys.stdout.isatty():
            self._above(text)
        else:
            print(text)

    def text(self, lines: str) -> None:
        """Write whole lines of the answer, with their ends."""
        if self._progress is not None and sys.stdout.isatty():
            if lines:
                self._above(lines.removesuffix("\n"))
        else:
            sys.stdout.writelines(lines.splitlines(keepends=True))  # ends when the reader hangs up

    def complain(self, text: str) -> None:
        """Write a sentence about what could not be done."""
        sentence = printable(f"tromp-gui: {text}")
        if self._progress is not None:
            self._above(sentence)
        else:
            print(sentence, file=sys.stderr)

    def advance(self) -> None:
        """One more is done."""
        self._done += 1
        if self._progress is not None and self._task is not None:
            self._progress.advance(self._task)

    def _above(self, text: str) -> None:
        assert self._progress is not None
        self._progress.console.print(text, soft_wrap=True, markup=False, highlight=False)


_MANY = 20
"""In games; with fewer there is no progress bar."""


class Meter(Terminal):
    """A terminal whose progress bar counts bytes read, out of `total`, and shows games."""

    def __init__(self, total: int) -> None:
        super().__init__(total, "", least=0)
        self._games = 0
        self._since = monotonic()

    def __enter__(self) -> Meter:
        return self

    def columns(self) -> tuple[ProgressColumn, ...]:
        """What the bar consists of."""
        from rich.progress import BarColumn, TextColumn, TimeRemainingColumn

        return BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn()

    def answer(self, item: Item, answer: Answer) -> None:
        """Write the answer to an item, and count it."""
        self.text(answer.text)
        for problem in answer.problems:
            self.complain(problem)
        self.done(answer.games, item.stop)

    def done(self, games: int, read: int) -> None:
        """Show that `games` more are done, and that `read` bytes have been read since the start."""
        self._games += games
        if self._progress is None:
            if self._games < _MANY or self._total == 0:
                return
            self._begin()
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=read, description=self._said())

    def _said(self) -> str:
        rate = round(self._games / max(monotonic() - self._since, 0.001))
        return f"{plural('cli', '%n game', '%n games', self._games)}, {rate}/s"
