"""What an engine is asked, as a coroutine that goes on with each reply."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Generic, TypeVar

from tromp_gui.session.engine.link import EngineLost, PendingReply, Reply

Result = TypeVar("Result")


class Conversation(Generic[Result]):
    """Runs a coroutine that awaits replies; `on_end` gets what it returns.

    `on_end` is not called after `stop`, nor if the engine is lost.
    """

    def __init__(
        self, coroutine: Coroutine[PendingReply, None, Result], on_end: Callable[[Result], None]
    ) -> None:
        self._coroutine, self._on_end = coroutine, on_end
        self._is_over = False

    def go_on(self, _reply: Reply | None = None) -> None:
        """Continue until it waits for a reply; call it once to begin."""
        if self._is_over:
            return
        try:
            self._coroutine.send(None).then(self.go_on)
        except StopIteration as end:
            if not self._is_over:
                self._is_over = True
                self._on_end(end.value)
        except EngineLost:
            self._is_over = True

    def stop(self) -> None:
        """Leave it where it is."""
        self._is_over = True
