"""How far the work on many games is: a bar, games, games a second, and the time left."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from tromp_gui.batch.work import Answer, Item
from tromp_gui.cli.terminal import Terminal
from tromp_gui.wording.translation import plural

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

_MANY = 20
"""Games: where fewer are done there is no bar."""


class Meter(Terminal):
    """A terminal whose bar counts the bytes that are read, of `total`, and tells games."""

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
        """More games are done, and so many bytes are read in all."""
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
