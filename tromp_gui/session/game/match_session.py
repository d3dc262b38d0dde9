"""The game in the running program: its turns and phases, and writing them to the record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match import agreement, playout, settle, turns
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.match.agreement import Decision
from tromp_gui.match.clock import OnTime
from tromp_gui.match.endings import first_to_move
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Mediating, Playout
from tromp_gui.match.player import PlayingEngine
from tromp_gui.match.recorded_ending import DISAGREEMENT, playout_values
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.record.edits import AddNode, Edit, Edits, SetProperty
from tromp_gui.record.node import LAST, PLAY_OUT, Node
from tromp_gui.session.game.act import tr as _tr
from tromp_gui.session.game.clock_session import ClockSession
from tromp_gui.session.game.endings import (
    OFFICIAL,
    added,
    disagreement_edits,
    ending_edits,
    followed,
    is_main,
    made_main,
    resumed,
    resuming_edits,
)
from tromp_gui.session.game.match_state import MatchState
from tromp_gui.session.game.new_record import record_of, setup_of
from tromp_gui.session.game.record_session import RecordSession

Verb = Callable[[Match, Position], Match | Denied]
"""A verb of `match`: changes a game at its current position."""


class MatchSession(MatchState):
    """Owns the match, which is attached to the record, and all its verbs.

    Signals: `phase_changed(Phase | None)` after each act, None while a record is reviewed;
    `refused(Turn, Illegal)` an illegal turn; `denied(Denied)` any other refused command;
    `clicked_elsewhere(Point)` the board was clicked while a node other than the play node is shown;
    `clicked_for_engine(Point)` the board was clicked while an engine is to move.
    """

    phase_changed = Signal(object)
    refused = Signal(object, object)
    denied = Signal(object)
    clicked_elsewhere = Signal(object)
    clicked_for_engine = Signal(object)

    def __init__(self, record: RecordSession, clock: ClockSession | None = None) -> None:
        super().__init__(record)
        self.clock = clock or ClockSession(record, parent=self)
        self.clock.flag_fell.connect(self._lose_on_time)
        record.acted.connect(lambda: self.phase_changed.emit(self.phase))

    # Beginning, leaving, going back

    def start(self, setup: Setup) -> None:
        """Begin a new game in a new record."""
        self._record.open(record_of(setup), setup.match())

    def continue_here(self, opponent: PlayingEngine | None = None) -> None:
        """Continue from the cursor as a game between two people at this screen, or between the
        player to move and an engine. A recorded disagreement or unfinished play-out continues.
        """
        if self.match is not None:
            return
        record = self._record
        setup = setup_of(record, self.position.to_play, opponent)
        match = setup.match()._replace(node=record.cursor.id)
        record.do(_tr("continue from here"), None, resumed(match, record))

    def leave(self) -> None:
        """Stop the game; its record stays open for review."""
        if self.match is not None:
            self._record.do(_tr("review"), None, None)

    def take_back_to_here(self) -> None:
        """Continue the game, or the second board of a play-out, from the cursor instead.

        Not from a finished play-out, which has no further effect.
        """
        match, path = self.match, self._record.cursor.path
        if match is None:
            return
        here, label = self._record.cursor.id, _tr("take back")
        if match.second is not None and any(node.id == match.node for node in path):
            second = match.second._replace(node=here)
            self._record.do(label, None, match._replace(second=second))
        elif any(node.parent and node.has(PLAY_OUT) for node in path):
            self.denied.emit(Denied(Denial.NOT_NOW))
        else:
            edits = [*resuming_edits(self._record.tree, match), *made_main(self._record, path)]
            if path[-1].has(DISAGREEMENT):
                edits.append(SetProperty(here, DISAGREEMENT, None))
            official = here if path[-1].has(OFFICIAL) else None
            after = match.moved_to(here)._replace(outcome=None, resumed_at=None, official=official)
            self._record.do(label, Edits(tuple(edits)) if edits else None, after)

    def return_to_game(self) -> None:
        """Show the play node again."""
        if (node := self.play_node) is not None:
            self._record.go_to(node)

    # Turns

    def legality(self, turn: Turn) -> Illegal | None:
        """Why this turn would be refused here; None if it is legal."""
        if isinstance(self.phase, Finished) and self.is_at_play:
            return Illegal(Reason.GAME_OVER)
        return self.position.legality(turn)

    def play(self, point: Point | None, is_official: bool = False) -> None:
        """A turn of the person to move at the cursor: a move, or with None a pass.

        It is not a player's turn during an agreement or before a third party.
        """
        player = self.player_to_move
        if self.is_at_play and player is not None and player.engine is not None:
            self.clicked_for_engine.emit(point)
        else:
            self.play_for_player(point, is_official)

    def play_for_player(self, point: Point | None, is_official: bool = False) -> None:
        """Like `play`, but for whoever is to move, a person or not."""
        turn = Turn(self.position.to_play, point)
        if self.match is not None and not self.is_at_play:
            self.clicked_elsewhere.emit(point)
            return
        if isinstance(self.phase, Agreeing | Mediating):
            self.denied.emit(Denied(Denial.MARKING))
            return
        illegal = self.legality(turn)
        if illegal is not None:
            self.refused.emit(turn, illegal)
        elif self.match is None:
            self._step(turn)
        else:
            self._play_turn(self.match, turn, is_official)

    def reply(self, turn: Turn, extends_previous: bool) -> Illegal | None:
        """Play an engine's turn in the game, whatever node is shown; returns why if it is illegal.

        With `extends_previous` it becomes part of the step that requested it.
        """
        match, position = self.match, self.play_position
        if match is None or position is None or self.player_to_move is None:
            return Illegal(Reason.GAME_OVER)
        illegal = position.legality(turn)
        if illegal is None:
            self._play_turn(match, turn, False, extends_previous)
        return illegal

    def _play_turn(
        self, match: Match, turn: Turn, is_official: bool, extends: bool = False
    ) -> None:
        """Play a legal turn of the game; the cursor follows if it is at the play node."""
        node, position = self.play_node, self.play_position
        assert node is not None
        assert position is not None
        if match.second is not None:
            self._play_on_second(match, match.second, turn, extends)
        elif turn.point and _is_in_root(node, position, turn):
            edit = editing.place_handicap(self._record.tree, turn.point)
            self._record.do(_label(turn), edit, match, extends_previous=extends)
        else:
            self._take_turn(match, turn, is_official, extends)

    def play_variation(self, point: Point | None) -> None:
        """Try a turn at the cursor, legal or not, without moving the game there."""
        self._step(Turn(self._record.at_node().position.to_play, point))

    def _step(self, turn: Turn) -> None:
        record = self._record
        node = editing.child_with(record.tree, record.cursor, turn)
        if node is not None:
            record.go_to(node)
            return
        edit = editing.play(record.tree, record.cursor, turn)
        record.do(_label(turn), edit, record.attachment, record.tree.next_id)

    def _take_turn(self, match: Match, turn: Turn, is_official: bool, extends: bool) -> None:
        tree, position = self._record.tree, self._record.at_node(self.play_node).position
        here = tree.node(match.node)
        known = editing.child_with(tree, here, turn)
        node = tree.next_id if known is None else known.id
        following = position.play(turn)
        after = turns.turned(match, position, following, node, is_official)
        if known is not None:
            edits = followed(self._record, here, known)
            if known.has(OFFICIAL) is not is_official:
                edits.append(SetProperty(node, OFFICIAL, ("",) if is_official else None))
        else:
            left = {name: (text,) for name, text in self.clock.left(turn.color).items()}
            properties = editing.turn_properties(tree, turn) | left
            if is_official:
                properties[OFFICIAL] = ("",)
            edits = [added(self._record, here.id, properties)]
        cursor = self._cursor_after(node)
        self.take_step(_label(turn), after, edits, following, cursor, extends, turn.color)

    def _cursor_after(self, node: int) -> int:
        """The node to show after a turn that leads to `node`."""
        return node if self.is_at_play else self._record.cursor.id

    def _play_on_second(self, match: Match, second: Playout, turn: Turn, extends: bool) -> None:
        """A turn on the second board; the last one decides the disputed chains of the game."""
        record, game, position = self._record, self.game_position, self.play_position
        assert game is not None
        assert position is not None
        tree, node, following = record.tree, record.tree.next_id, position.play(turn)
        properties = editing.turn_properties(tree, turn)
        edits: list[Edit] = [AddNode(second.node, LAST, properties)]
        if second.node == match.node:
            properties[PLAY_OUT] = playout_values(tree.codec, second.stones)
            if tree.node(match.node).first_child is None:
                edits.append(AddNode(match.node, 0, {}))  # for other programs the game ends there
        after = playout.turned_on_second_board(match, game, node)
        cursor = node
        if following.is_over and isinstance(after, Match):
            path = tree.node(second.node).path
            line = path[path.index(tree.node(match.node)) + 1 :]
            positions = [*(record.at_node(each).position for each in line), following]
            boards = [each.board for each in positions]
            dead = playout.died(game.board, second.stones, boards)
            values = playout_values(tree.codec, second.stones, dead)
            edits.append(SetProperty(line[0].id if line else node, PLAY_OUT, values))
            after, cursor = playout.carried_back(after, game, positions), match.node
        self.take_step(_label(turn), after, edits, game, self._cursor_after(cursor), extends)

    # Statements of the players about the position shown

    def mark(self, label: str, marks: frozenset[Point], color: Color) -> None:
        """Mark exactly these stones; on the list of `color`, if each player has one."""
        match = self.match
        if match is not None and isinstance(self.phase, Mediating):
            self._record.do(label, None, match.marked(marks))
        else:
            self._say(label, lambda m, p: agreement.mark(m, p, color, marks))

    def mark_in_turn(self, label: str, point: Point, color: Color) -> None:
        """`color` marks the chain on `point`, or disputes it if it is marked."""
        match = self.match
        verb = agreement.dispute_chain if match and point in match.marks else agreement.mark_chain
        self._say(label, lambda m, p: verb(m, p, color, point))

    def choose_mode(self, mode: AgreementMode) -> None:
        """Set how the agreement is reached; the marks so far are removed."""
        self._say(_tr("how to agree"), lambda m, p: agreement.choose_mode(m, p, mode))

    def agree(self, color: Color) -> None:
        """`color` confirms the marks, submits a list or, when agreeing in turn, says "done"."""
        label = _tr("Black agrees") if color is Color.BLACK else _tr("White agrees")
        verb = agreement.done if self.mode is AgreementMode.IN_TURN else agreement.agree
        self._say(label, lambda m, p: verb(m, p, color))

    def dispute(self, by: Color | None = None, stones: frozenset[Point] = frozenset()) -> None:
        """The players disagree about these stones, or if empty, about all marked ones. `by`
        considers the unmarked ones dead; if None, each player those of the other. The ending
        decides what follows.
        """
        self._say(_tr("dispute"), lambda m, p: agreement.dispute(m, p, by, stones))

    def play_on(self, by: Color | None = None) -> None:
        """Play on instead of agreeing or letting a third party decide, at the request of `by`.

        If the rules give the first move to the other player, a new node with PL changes the turn.
        """
        match, position = self.match, self.game_position
        if match is None or position is None or self._is_denied_elsewhere():
            return
        after, node, edits = agreement.play_on(match, position), match.node, list[Edit]()
        first = first_to_move(match.rules, position, by or self.requester)
        if first is not position.to_play and not isinstance(after, Denied):
            edits = [added(self._record, node, {"PL": (first.value,)})]
            node = self._record.tree.next_id
            after, position = after._replace(node=node), position.set_up(to_play=first)
        self.take_step(_tr("play on"), after, edits, position, node)

    def discuss(self) -> None:
        """Begin an agreement on dead stones without passes."""
        self._say(_tr("agree on dead stones"), settle.discuss)

    def separate(self) -> None:
        """Play out each disputed chain on a separate board."""
        self._say(_tr("one board per chain"), playout.separate)

    def decide(self, by: str) -> None:
        """Let a third party decide as marked; the record names it."""
        self._say(_tr("decision"), lambda m, p: agreement.decided(m, p, Decision(m.marks, by)))

    def reopen(self) -> None:
        """Withdraw the outcome of a counted game and mark again."""
        self._say(_tr("mark again"), settle.reopen)

    # Statements that do not depend on the position shown

    def take_decision(self, decision: Decision | None) -> None:
        """Count the game as a third party has decided; None declines and does nothing."""
        if decision is not None:
            self.say(_tr("decision"), lambda m, p: agreement.decided(m, p, decision))

    def resign(self, color: Color, extends_previous: bool = False) -> None:
        """`color` resigns; an engine does so as part of the previous step (`extends_previous`)."""
        self.say(_tr("resign"), lambda m, p: settle.resigned(m, p, color), extends_previous)

    def forfeit(self, color: Color) -> None:
        """`color` loses by forfeit."""
        self.say(_tr("forfeit"), lambda m, p: settle.forfeited(m, p, color))

    def void(self) -> None:
        """End the game without a result."""
        self.say(_tr("no result"), settle.voided)

    def agree_on(self, result: Result) -> None:
        """End the game with a result that both players at this screen agreed on."""
        self.say(_tr("agreed result"), lambda m, p: settle.agreed(m, p, result))

    def _lose_on_time(self, color: Color) -> None:
        match = self.match
        if match and match.clocks and match.clocks.on_time is OnTime.LOSES:
            self.say(_tr("lost on time"), lambda m, p: settle.lost_on_time(m, p, color))

    def say_for_engine(self, verb: Verb, extends_previous: bool) -> None:
        """Make an engine's statement in an agreement."""
        self.say(_tr("engine’s marks"), verb, extends_previous)

    def say(self, label: str, verb: Verb, extends_previous: bool = False) -> None:
        """One step of the game by a verb of `match`; the cursor moves to the game."""
        match, position = self.match, self.game_position
        if match is None or position is None:
            return
        after = verb(match, position)
        cursor = after.second.node if isinstance(after, Match) and after.second else match.node
        self.take_step(label, after, [], position, cursor, extends_previous)

    def _say(self, label: str, verb: Verb) -> None:
        """One step about the position shown; refused if that is not the game's."""
        if not self._is_denied_elsewhere():
            self.say(label, verb)

    def _is_denied_elsewhere(self) -> bool:
        if self.match is None or self.is_at_play:
            return False
        self.denied.emit(Denied(Denial.ELSEWHERE))
        return True

    def take_step(
        self,
        label: str,
        after: Match | Denied,
        edits: list[Edit],
        position: Position,
        cursor: int | None = None,
        extends_previous: bool = False,
        mover: Color | None = None,
    ) -> None:
        """Make one step of the game, recording its end if it has ended, or report why it is denied.

        `position` is the game's after the step; `extends_previous` makes it part of the previous
        step; `mover` is the player who takes a turn with it.
        """
        if isinstance(after, Denied):
            self.denied.emit(after)
            return
        match, tree = self.match, self._record.tree
        if after.outcome is None and match is not None:
            edits += [*resuming_edits(tree, match), *disagreement_edits(tree, match, after)]
        elif match is None or after.outcome is not match.outcome:
            here = self._record.cursor if match is None else tree.node(match.node)
            on_main = is_main(self._record, here, after.node)
            edits = [*edits, *ending_edits(tree, after, position, on_main)]
        edit = Edits(tuple(edits)) if edits else None
        timed = self.clock.stepped(after, position, mover)
        self._record.do(label, edit, timed, cursor, extends_previous)


def _is_in_root(node: Node, position: Position, turn: Turn) -> bool:
    """Whether a turn is a handicap stone that fits in the root: none was lost by suicide."""
    return bool(position.handicap) and node.parent is None and position.play(turn).lost == (0, 0)


def _label(turn: Turn) -> str:
    if turn.point is None:
        return _tr("pass")
    return _tr("move {point}").format(point=format_vertex(turn.point))
