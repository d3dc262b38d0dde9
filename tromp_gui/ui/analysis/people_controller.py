"""Connects what people of a rank would play with its view in the analysis panel."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from tromp_gui.gtp.failure import Failure
from tromp_gui.session.engine.catalogue.network_trial import network_failure
from tromp_gui.ui.analysis.people_view import PeopleState, PeopleView, PlayedMove
from tromp_gui.ui.shell.parts import Parts


class PeopleController(QObject):
    """Asks while the view is seen, and shows the answers."""

    def __init__(self, parts: Parts, view: PeopleView) -> None:
        super().__init__(view)
        s = parts.sessions
        self._record, self._session, self._file, self._view = s.record, s.people, s.human_file, view
        self._problem = ""
        view.seen.connect(self._on_seen)
        view.people_chosen.connect(self._session.choose)
        view.move_hovered.connect(parts.board.highlight)
        self._session.changed.connect(self._refresh)
        self._session.failed.connect(self._on_failed)
        parts.window.closed.connect(self._session.stop)

    def _on_seen(self, is_seen: bool) -> None:
        self._problem = ""
        if is_seen:
            self._file.look_for()
        self._session.turn(is_seen)

    def _on_failed(self, failure: Failure) -> None:
        self._problem = network_failure(Path(self._file.path), failure)
        self._refresh()

    def _refresh(self) -> None:
        if self._session.is_on:
            session = self._session
            state = PeopleState(session.people, session.moves, self._played(), self._problem)
            self._view.show_state(state)

    def _played(self) -> PlayedMove | None:
        """The next move of the line, by rank."""
        following = self._record.following(self._record.cursor)
        played = () if following is None else self._record.at_node(following).played
        if not played:
            return None
        turn = played[0].turn
        shares = tuple(
            None if moves is None else moves.get(turn.point, 0.0) for moves in self._session.by_rank
        )
        return PlayedMove(turn.point, shares)
