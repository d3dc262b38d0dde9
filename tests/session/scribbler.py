"""A process that edits endlessly, reporting each step, to be killed.

Started as `python -m tests.session.scribbler SEED`. Each acknowledged step is one line on standard
output: a fingerprint of tree, cursor, attachment and modification.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tromp_gui.go.point import Color
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing, signs
from tromp_gui.record.document import Document
from tromp_gui.record.edits import SetProperty
from tromp_gui.record.signs import Annotation
from tromp_gui.record.stones import Place
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.file.freeze import Json
from tromp_gui.session.file.journal import FREEZER, Journal
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.edit_session import EditSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.session.game.tools import Tool
from tromp_gui.settings import Settings
from tromp_gui.sgf.writer import write

_MANY = 400
"""Nodes: beyond it nothing more is copied, for each step is told as a whole game."""


def fingerprint(document: Document) -> str:
    """Everything that must not be lost, as one line."""
    attachment: Json = FREEZER.freeze(document.attachment)
    text = write([document.tree]).decode("utf-8").replace("\n", " ")
    return f"{document.cursor.id} {document.is_modified} {attachment} {text}"


def full_print(document: Document, draft: SetProperty | None) -> str:
    """The fingerprint, and the comment that is being typed, where its node is still there."""
    is_there = draft is not None and any(node.id == draft.node for node in document.tree)
    return f"{fingerprint(document)} {draft if is_there else None}"


class Harness:
    """The running program without a window."""

    def __init__(self) -> None:
        setup = Setup(7, 6)
        self.record = RecordSession(record_of(setup))
        self.match = MatchSession(self.record)
        self.score = ScoreSession(self.record, self.match)
        self.edit = EditSession(self.record)
        self.files = FileSession(self.record, Settings())
        self.journal = Journal(self.record, self.files)
        self._clipboard = ""
        self._draft: SetProperty | None = None
        self.match.start(setup)

    def print(self) -> str:
        """Everything that must not be lost, including the comment being typed."""
        return full_print(self.record.document, self._draft)

    def act(self, dice: random.Random) -> None:
        """One random request; at most one step of the history."""
        if self.match.match is None and dice.randrange(3):
            self._edit(dice)
        else:
            self._play(dice)

    def _play(self, dice: random.Random) -> None:
        record, match = self.record, self.match
        wish = dice.randrange(15)
        if wish < 6:
            points = record.at_node().position.legal_points()
            match.play(dice.choice([*points, None]))
        elif wish == 6:
            record.undo()
        elif wish == 7:
            record.redo()
        elif wish == 8:
            record.step(dice.choice([-2, -1, 1]))
        elif wish == 9:
            if self._draft is not None and self._draft.node == record.cursor.id:
                self._draft = None
            record.edit("comment", editing.comment(record.tree, record.cursor, _words(dice)))
        elif wish == 10:
            self.score.click(dice.choice(list(record.at_node().position.grid.bits)), Reach.REGION)
        elif wish == 11:
            self.match.agree(dice.choice(list(Color)))
        elif wish == 12:
            self.match.play_on()
        elif wish == 13:
            self._type(_words(dice))
        else:
            match.leave()

    def _type(self, text: str) -> None:
        """Type a comment, which is not a step yet."""
        node = self.record.cursor
        edit = editing.comment(self.record.tree, node, text)
        self._draft = edit if node.properties.get("C") != edit.values else None
        self.journal.write_draft(node.id, text, "comment")

    def _edit(self, dice: random.Random) -> None:
        """One of the verbs of the edit mode, each as likely as the others."""
        edit = self.edit
        verbs: list[Callable[[], object]] = [
            lambda: self._use_tool(dice),
            lambda: self._use_tool(dice),
            lambda: self._look_elsewhere(dice),
            lambda: self._look_elsewhere(dice),
            lambda: edit.annotate(dice.choice(list(Annotation))),
            lambda: edit.transform(dice.choice(list(Symmetry))),
            lambda: edit.set_player(dice.choice(list(Color))),
            lambda: edit.paste_branch(self._clipboard),
            lambda: self._rename(dice),
            lambda: self._name_players(dice),
            self._copy,
            edit.clear_markup,
            edit.delete_alone,
            edit.insert_pass,
            edit.promote,
            edit.demote,
            edit.make_main_line,
            edit.swap_colors,
            self.record.undo,
            self.record.redo,
        ]
        rare = [edit.delete, edit.keep_line, edit.crop, self._cut, self._cut]
        dice.choice(verbs if dice.randrange(16) else rare)()

    def _use_tool(self, dice: random.Random) -> None:
        edit, points = self.edit, list(self.record.at_node().position.grid.bits)
        edit.place = dice.choice(list(Place))
        edit.take(dice.choice([tool for tool in Tool if tool is not Tool.PLAY]))
        if edit.tool.needs_two_points:
            edit.drag(dice.choice(points), dice.choice(points))
        else:
            edit.click(dice.choice(points))

    def _look_elsewhere(self, dice: random.Random) -> None:
        self.record.go_to(dice.choice(list(self.record.tree)))

    def _rename(self, dice: random.Random) -> None:
        tree, node = self.record.tree, self.record.cursor
        self.edit.rewrite_signs(
            [
                signs.set_name(tree, node, _words(dice)),
                signs.set_move_number(node, dice.choice([None, 1, 50])),
                signs.set_figure(tree, node, dice.choice([None, "", "Figure: 2"])),
            ]
        )

    def _name_players(self, dice: random.Random) -> None:
        tree = self.record.tree
        text = (tree.codec.escape(_words(dice)),)
        values: dict[str, tuple[str, ...] | None] = {"PB": text, "EV": None, "GC": text}
        self.record.edit("game info", editing.root_properties(tree, values))

    def _cut(self) -> None:
        if self.edit.may_delete:
            self._clipboard = self.edit.cut_branch()

    def _copy(self) -> None:
        if sum(1 for _ in self.record.tree) < _MANY:
            self._clipboard = self.edit.copy_branch()


def _words(dice: random.Random) -> str:
    return "".join(dice.choice("ab ]\\:\n中é") for _ in range(9))


def main() -> None:
    """Edit until killed."""
    app = QCoreApplication(["tromp_gui"])
    app.setApplicationName("tromp_gui")
    app.setOrganizationName("tromp_gui")
    dice = random.Random(int(sys.argv[1]))
    harness = Harness()
    while True:
        harness.act(dice)
        print(harness.print(), flush=True)


if __name__ == "__main__":
    main()
