"""The state of the live game, for reading."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Ending, Superko
from tromp_gui.match.actions import Action, actions
from tromp_gui.match.endings import offers_no_result
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Dispute,
    Mediating,
    Phase,
    Playing,
    Playout,
)
from tromp_gui.match.player import Player
from tromp_gui.record.node import Node
from tromp_gui.session.game.endings import recorded_disagreement
from tromp_gui.session.game.record_session import RecordSession


class MatchState(QObject):
    """The match attached to the record, and values derived from it; changes nothing."""

    def __init__(self, record: RecordSession) -> None:
        super().__init__()
        self._record = record

    @property
    def match(self) -> Match | None:
        """The game being played or just finished; None while a record is reviewed."""
        attachment = self._record.document.attachment
        return attachment if isinstance(attachment, Match) else None

    @property
    def play_node(self) -> Node | None:
        """The node after which the next turn is added: the game's, or that of the second board."""
        match = self.match
        if match is None:
            return None
        return self._record.tree.node(match.second.node if match.second else match.node)

    @property
    def is_at_play(self) -> bool:
        """Whether a game is being played and its play node is shown."""
        return self.play_node is self._record.cursor

    @property
    def game_position(self) -> Position | None:
        """The position at the game's own play node; None while a record is reviewed."""
        match = self.match
        if match is None:
            return None
        return self._record.at_node(self._record.tree.node(match.node)).position

    @property
    def play_position(self) -> Position | None:
        """The position in which the next turn of the game, or on its second board, is taken."""
        match, node = self.match, self.play_node
        if match is None or node is None:
            return None
        if match.second is not None and node.id == match.node:
            return self._record.second_board(node)
        return self._record.at_node(node).position

    @property
    def position(self) -> Position:
        """The position in which the next turn at the current node is taken."""
        at_play = self.play_position if self.is_at_play else None
        return at_play or self._record.at_node().position

    @property
    def player_to_move(self) -> Player | None:
        """The player to move in the game, or on its second board; None if neither is."""
        match, position = self.match, self.play_position
        if match is None or position is None or not isinstance(self.phase, Playing | Playout):
            return None
        return None if position.is_over else match.player(position.to_play)

    @property
    def phase(self) -> Phase | None:
        """The phase of the game; None while a record is reviewed."""
        match, position = self.match, self.game_position
        return None if match is None or position is None else phase_of(match, position)

    @property
    def mode(self) -> AgreementMode | None:
        """How the agreement is reached; None if there is none."""
        phase = self.phase
        return phase.mode if isinstance(phase, Agreeing) else None

    @property
    def contested(self) -> tuple[Dispute, ...]:
        """The chains of the last dispute with a stone left, while play settles it here."""
        match, phase = self.match, self.phase
        if match is None or not self.is_at_play:
            return ()
        if isinstance(phase, Mediating):
            return phase.disputes
        if not isinstance(phase, Playing) or match.resumed_at is None:
            return ()
        found = recorded_disagreement(self._record)
        board = self.position.board
        stones = board.points(Color.BLACK) | board.points(Color.WHITE)
        return tuple(each for each in found.disputes if each.chain & stones) if found else ()

    @property
    def offers_no_result(self) -> bool:
        """Whether the game may end without a result: its position occurred three times."""
        match, node = self.match, self.play_node
        if match is None or node is None or match.rules.superko is not Superko.SIMPLE:
            return False
        if not isinstance(self.phase, Playing):
            return False
        return offers_no_result([self._record.at_node(each).position for each in node.path])

    @property
    def people(self) -> frozenset[Color]:
        """The players who are people at this screen."""
        match = self.match
        return frozenset(color for color in Color if match and match.player(color).engine is None)

    @property
    def spoken_for(self) -> Color:
        """The player who resigns with *Resign*: the engine's opponent, or who is to move."""
        people, position = self.people, self.play_position or self.position
        return min(people, key=str) if len(people) == 1 else position.to_play

    # What may be done

    def may(self, action: Action, color: Color | None = None) -> bool:
        """Whether a person may do this now; `color` None: either player.

        Players can only agree on what is shown, so the game's current position must be shown.
        """
        allowed = self.allowed()
        return any(action in allowed[each] for each in (Color if color is None else [color]))

    def allowed(self) -> Mapping[Color, frozenset[Action]]:
        """All that each player may do now; nothing while another position is shown."""
        match, position = self.match, self.game_position
        if match is None or position is None or not self.is_at_play:
            return dict.fromkeys(Color, frozenset())
        return {color: actions(match, position, color) for color in Color}

    @property
    def requester(self) -> Color | None:
        """The player who asks to play on, if that is clear: the only person, or the next one when
        agreeing in turn; None if two people share the screen.
        """
        phase = self.phase
        if len(self.people) == 1:
            return self.spoken_for
        return phase.speaker if isinstance(phase, Agreeing) else None

    @property
    def needs_requester(self) -> bool:
        """Whether to ask who wants to play on, because the other player then moves first."""
        match = self.match
        resumes = match is not None and match.rules.ending is Ending.PLAYOUT
        return resumes and self.requester is None and self.may(Action.PLAY_ON)
