"""Work for tests, which other processes can import."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass

from tromp_gui.batch.work import TO_REPORT, Answer, Item

DEADLY = b"dies"


@dataclass(frozen=True)
class Echo:
    """Answers with the data; a deadly item kills the process that works on it."""

    def do(self, item: Item) -> Answer:
        """The data again."""
        if item.data == DEADLY:
            os.kill(os.getpid(), signal.SIGKILL)
        return Answer(item.data.decode())

    def failed(self, item: Item, reason: str) -> Answer:
        """The name and the reason."""
        return Answer(f"{item.name}: {reason}", (), TO_REPORT)
