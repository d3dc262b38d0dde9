"""A game that goes on though two passes stopped it: who asked for it, and who moves first."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tromp_gui.go.point import Color
from tromp_gui.go.rules import Ending
from tromp_gui.match import agreement
from tromp_gui.match.actions import Action, denied
from tromp_gui.match.denial import Denial, Denied
from tromp_gui.match.endings import first_to_move
from tromp_gui.match.phases import Agreeing
from tromp_gui.record.edits import AddNode
from tromp_gui.record.node import LAST
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession


def requester(match: MatchSession) -> Color | None:
    """Who asks that the game go on, where that is plain: the one person, or the player whose turn
    it is to speak; None if two people share the screen.
    """
    people, phase = match.people, match.phase
    if len(people) == 1:
        return match.spoken_for
    return phase.speaker if isinstance(phase, Agreeing) else None


def needs_requester(match: MatchSession) -> bool:
    """Whether it has to be asked who wants the game to go on, for the other moves first then."""
    game, position = match.match, match.game_position
    if game is None or position is None or not match.is_at_play or requester(match) is not None:
        return False
    resumes = game.rules.ending is Ending.PLAYOUT
    return resumes and denied(game, position, Action.PLAY_ON) is None


def play_on(record: RecordSession, match: MatchSession, by: Color | None = None) -> None:
    """Let the game on the screen go on as `by` asks, as one step.

    Where the rules give the first move to another than the player to move, a new node with PL
    passes the turn on: on the main line, unless the file has another.
    """
    game, position = match.match, match.game_position
    if game is None or position is None:
        return
    if not match.is_at_play:
        match.denied.emit(Denied(Denial.ELSEWHERE))
        return
    after, node = agreement.play_on(game, position), game.node
    first = first_to_move(game.rules, position, by or requester(match))
    edits = []
    if first is not position.to_play and not isinstance(after, Denied):
        known = record.tree.node(node).main_child
        index = 0 if known is None or record.is_new(known) else LAST
        edits = [AddNode(node, index, {"PL": (first.value,)})]
        node = record.tree.next_id
        after, position = replace(after, node=node), position.set_up(to_play=first)
    label = QCoreApplication.translate("steps", "play on")
    match.take_step(label, after, [*edits], position, node)
