"""Work for tests, which other processes can import."""

from __future__ import annotations

import os
from dataclasses import dataclass

from tests.killing import kill
from tromp_gui.batch.work import TO_REPORT, Answer, Item

DEADLY = b"dies"


@dataclass(frozen=True)
class Echo:
    """Answers with the data; a deadly item kills the process that works on it."""

    def do(self, item: Item) -> Answer:
        """The data again."""
        if item.data == DEADLY:
            kill(os.getpid())
        return Answer(item.data.decode())

    def failed(self, item: Item, reason: str) -> Answer:
        """The name and the reason."""
        return Answer(f"{item.name}: {reason}", (), TO_REPORT)
