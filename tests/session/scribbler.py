"""A process that edits without end, telling each step it has done; to be killed.

Started as `python -m tests.session.scribbler SEED`. Each acknowledged step is one line on standard
output: a fingerprint of tree, cursor, companion and modification.
"""

from __future__ import annotations

import random
import sys

from PySide6.QtCore import QCoreApplication

from tromp_gui.go.point import Color
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.record.document import Document
from tromp_gui.record.edits import RemoveNode
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.file_session import FileSession
from tromp_gui.session.freeze import Json
from tromp_gui.session.journal import FREEZER, Journal
from tromp_gui.session.match_session import MatchSession
from tromp_gui.session.new_record import record_of
from tromp_gui.session.record_session import RecordSession
from tromp_gui.session.score_session import ScoreSession
from tromp_gui.settings import Settings
from tromp_gui.sgf.writer import write


def fingerprint(document: Document) -> str:
    """What a person would miss if it were lost, as one line."""
    companion: Json = FREEZER.freeze(document.companion)
    text = write([document.tree]).decode("utf-8").replace("\n", " ")
    return f"{document.cursor.id} {document.is_modified} {companion} {text}"


class Desk:
    """The running program without a window."""

    def __init__(self) -> None:
        setup = Setup(7, 7)
        self.record = RecordSession(record_of(setup))
        self.match = MatchSession(self.record)
        self.score = ScoreSession(self.record, self.match)
        self.files = FileSession(self.record, Settings())
        self.journal = Journal(self.record, self.files)
        self.match.start(setup)

    def act(self, dice: random.Random) -> None:
        """One wish, whatever comes to mind; at most one step of the history."""
        record, match = self.record, self.match
        wish = dice.randrange(14)
        if wish < 6:
            points = record.moment().position.legal_points()
            match.play(dice.choice([*points, None]))
        elif wish == 6:
            record.undo()
        elif wish == 7:
            record.redo()
        elif wish == 8:
            record.step(dice.choice([-2, -1, 1]))
        elif wish == 9:
            text = "".join(dice.choice("ab ]\\:\n中é") for _ in range(9))
            record.edit("comment", editing.comment(record.tree, record.cursor, text))
        elif wish == 10:
            self.score.click(dice.choice(list(record.moment().position.grid.bits)), Reach.REGION)
        elif wish == 11:
            self.score.agree(dice.choice(list(Color)))
        elif wish == 12:
            self.score.play_on()
        elif record.cursor.parent is not None and match.match is None:
            parent = record.cursor.parent.id
            record.do("delete", RemoveNode(record.cursor.id), record.companion, parent)
        else:
            match.leave()


def main() -> None:
    """Edit until killed."""
    app = QCoreApplication(["tromp_gui"])
    app.setApplicationName("tromp_gui")
    app.setOrganizationName("tromp_gui")
    dice = random.Random(int(sys.argv[1]))
    desk = Desk()
    while True:
        desk.act(dice)
        print(fingerprint(desk.record.document), flush=True)


if __name__ == "__main__":
    main()
