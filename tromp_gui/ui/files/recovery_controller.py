"""Offers at start what a crash left unsaved: restore it, discard it, or leave it for later."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.session.file.files import Opened
from tromp_gui.session.file.journal import journals_folder
from tromp_gui.session.file.recovery import Found, Left, find_aside, find_unsaved, forget, release
from tromp_gui.session.file.unfinished import Unfinished, unfinished_games
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.translation import plural


class RecoveryController(QObject):
    """Offers unsaved games, and warns while the journal cannot be written.

    Signal: `warned(str)`, once, the text of the warning.
    """

    warned = Signal(str)

    def __init__(self, parts: Parts, file: FileController) -> None:
        window, files, journal = parts.window, parts.sessions.files, parts.sessions.journal
        super().__init__(window)
        self._window, self._journal, self._files, self._file = window, journal, files, file
        self._record, self._strip = parts.sessions.record, parts.column.alarm
        self._is_waiting, self._show_game = False, parts.show_game
        for end in (files.opened, files.failed, files.cancelled, files.memory_asked):
            end.connect(self._offer_now, Qt.ConnectionType.QueuedConnection)
        journal.problem_changed.connect(self._warn)
        window.closed.connect(journal.close)
        file.left_unfinished.connect(self._offer_last)
        self._report = parts.status.report
        self.warned.connect(parts.status.announce)

    def offer(self) -> None:
        """Offer recovered games, if any, after the requested file was opened."""
        self._is_waiting = True
        if not self._files.is_opening:
            self._offer_now()

    def _offer_now(self) -> None:
        if not self._is_waiting:
            return
        self._is_waiting = False
        left = find_unsaved()
        notes = self._notes(left)
        if not left.found and not left.unreadable:
            if notes:
                self._report(notes[0])
            return
        from tromp_gui.ui.files.dialogs import RecoveryDialog

        waiting = list(left.found)
        names = [self._name(each) for each in waiting]
        dialog = RecoveryDialog(names, notes, self._window)

        def take(then: Callable[[Found], object], index: int) -> None:
            waiting.remove(found := left.found[index])
            then(found)

        dialog.restore_chosen.connect(lambda index: take(self._restore, index))
        dialog.discard_chosen.connect(lambda index: take(forget, index))
        dialog.finished.connect(lambda: release(waiting))
        dialog.open()

    def _notes(self, left: Left) -> list[str]:
        """Notes in addition to the games offered."""
        notes = []
        if left.elsewhere:
            notes.append(
                plural(
                    "RecoveryController",
                    "An unsaved game is being restored in another window.",
                    "%n unsaved games are being restored in another window.",
                    left.elsewhere,
                )
            )
        if left.unreadable:
            text = plural(
                "RecoveryController",
                "An unsaved game could not be read. It was kept in {place}.",
                "%n unsaved games could not be read. They were kept in {place}.",
                len(left.unreadable),
            )
            kept = left.unreadable[0] if len(left.unreadable) == 1 else journals_folder()
            notes.append(text.format(place=kept))
        return notes

    def _restore(self, found: Found) -> None:
        self._file.when_free(lambda: self._open_restored(found))

    def resume(self, game: Unfinished) -> None:
        """Continue a game that was left unfinished; if only its SGF can be read, open that."""
        self._file.when_free(lambda: self._resume(game))

    def _offer_last(self) -> None:
        """Say that a game was left unfinished, with a link to it."""
        text = self.tr("The unfinished game was kept.")
        self._report(text, self.tr("Resume it"), self._resume_last)

    def _resume_last(self) -> None:
        if games := unfinished_games():
            self.resume(games[0])

    def _resume(self, game: Unfinished) -> None:
        found = find_aside(game.folder)
        if found is not None:
            self._open_restored(found)
            self._show_game()
        elif game.path.exists():
            self._files.open_copy(game.path)
        else:
            self._report(self.tr("This game is open in another window."))

    def _open_restored(self, found: Found) -> None:
        opened = Opened(
            found.source, found.collection, found.stamp, is_untouched=False, encoding=found.encoding
        )
        self._files.restore(found.path, opened, found.game, found.document)
        self._journal.take_over(found.folder, found.lock, found.steps)
        if found.draft is not None:
            self._record.edit(found.draft.label, found.draft.edit)

    def _name(self, found: Found) -> str:
        from tromp_gui.ui.files.dialogs import last_step

        where = found.path.name if found.path else self.tr("New game")
        moves = plural("RecoveryController", "1 move", "%n moves", found.moves)
        return f"{where}  ·  {moves}  ·  {last_step(found)}"

    def _warn(self, problem: OSError | None) -> None:
        """Show a warning until the journal can be written again."""
        if problem is None:
            self._strip.show_text("")
            return
        text = self.tr(
            "Unsaved changes cannot be kept for recovery. Save the game often. {problem}"
        )
        where = FileProblem.of(journals_folder(), problem, writing=True)
        text = text.format(problem=file_problem(where))
        if not self._strip.text:
            self.warned.emit(text)
        self._strip.show_text(text)
