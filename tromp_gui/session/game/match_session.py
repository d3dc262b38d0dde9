"""The game in the running program: its turns, its phases, and how they reach the record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match import agreement, declared, in_turn, mediation, playout, settle, turns
from tromp_gui.match.clock import OnTime
from tromp_gui.match.denial import Denial, Denied
from tromp_gui.match.endings import first_to_move
from tromp_gui.match.match import Match
from tromp_gui.match.mediation import Decision
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Mediating, Playout
from tromp_gui.match.player import Attached, BuiltIn
from tromp_gui.match.recorded_ending import playout_values
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.record.edits import AddNode, Edit, Edits, SetProperty
from tromp_gui.record.node import LAST, PLAY_OUT, Node
from tromp_gui.session.game.clock_session import ClockSession
from tromp_gui.session.game.endings import ending_edits, resumed_playout, resuming_edits
from tromp_gui.session.game.main_line import added, followed, is_main, made_main
from tromp_gui.session.game.match_state import MatchState
from tromp_gui.session.game.new_record import record_of, setup_of
from tromp_gui.session.game.record_session import RecordSession

Verb = Callable[[Match, Position], Match | Denied]
"""What is said of a game, at the position that it has reached."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("steps", text)


class MatchSession(MatchState):
    """Owns the match, which the record carries along, and all its verbs.

    Signals: `phase_changed(Phase | None)` after each act, None while a record is reviewed;
    `refused(Turn, Illegal)` an illegal turn; `denied(Denied)` any other refused command;
    `clicked_elsewhere(Point)` the board was clicked while another node than the play node is
    shown; `clicked_for_engine(Point)` the board was clicked while an engine is to move.
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

    def continue_here(self, opponent: BuiltIn | Attached | None = None) -> None:
        """Go on from the cursor as a game between two people at this screen, or between the
        player to move and an engine; in a play-out that the file keeps unfinished, with that.
        """
        if self.match is not None:
            return
        record = self._record
        setup = setup_of(record, self.position.to_play, opponent)
        match = replace(setup.match(), node=record.cursor.id)
        record.do(_tr("continue from here"), None, resumed_playout(match, record))

    def leave(self) -> None:
        """Give the game up as a game: its record stays, to be reviewed."""
        if self.match is not None:
            self._record.do(_tr("review"), None, None)

    def take_back_to_here(self) -> None:
        """Let the game, or the second board of a play-out, go on from the cursor instead.

        A play-out that is over decides nothing more: there the game cannot go on.
        """
        match, path = self.match, self._record.cursor.path
        if match is None:
            return
        here, label = self._record.cursor.id, _tr("take back")
        if match.second is not None and any(node.id == match.node for node in path):
            second = replace(match.second, node=here)
            self._record.do(label, None, replace(match, second=second))
        elif any(node.parent and node.has(PLAY_OUT) for node in path):
            self.denied.emit(Denied(Denial.NOT_NOW))
        else:
            edits = [*resuming_edits(self._record.tree, match), *made_main(self._record, path)]
            after = replace(match.moved_to(here), outcome=None, resumed_at=None)
            self._record.do(label, Edits(tuple(edits)) if edits else None, after)

    def return_to_game(self) -> None:
        """Look at the play node again."""
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

        While the players agree, or a third party decides, it is not a player's turn.
        """
        player = self.player_to_move
        if self.is_at_play and player is not None and player.engine is not None:
            self.clicked_for_engine.emit(point)
        else:
            self.play_for_player(point, is_official)

    def play_for_player(self, point: Point | None, is_official: bool = False) -> None:
        """A turn at the cursor by whoever is to move, a person or not; as `play`."""
        turn = Turn(self.position.to_play, point)
        if self.match is not None and not self.is_at_play:
            self.clicked_elsewhere.emit(point)
            return
        if isinstance(self.phase, Agreeing | Mediating):
            return
        illegal = self.legality(turn)
        if illegal is not None:
            self.refused.emit(turn, illegal)
        elif self.match is None:
            self._step(turn)
        else:
            self._play_turn(self.match, turn, is_official)

    def reply(self, turn: Turn, extends_previous: bool) -> Illegal | None:
        """An engine's turn, in the game whatever is looked at; or why the rules forbid it.

        With `extends_previous` it belongs to the step that asked for it.
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
        """A legal turn of the game; the cursor follows it, unless it looks elsewhere."""
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
        """Try a turn at the cursor without taking the game there, legal or not."""
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
        else:
            left = {name: (text,) for name, text in self.clock.left(turn.color).items()}
            properties = editing.turn_properties(tree, turn) | left
            edits = [added(self._record, here.id, properties)]
        cursor = self._cursor_after(node)
        self.take_step(_label(turn), after, edits, following, cursor, extends, turn.color)

    def _cursor_after(self, node: int) -> int:
        """The node to look at after a turn that leads to `node`."""
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
                edits.append(AddNode(match.node, 0, {}))  # the game of other programs ends there
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

    # What the players say, of the position on the screen

    def mark(self, label: str, marks: frozenset[Point], color: Color) -> None:
        """Mark exactly these stones; on the list of `color`, where each player has one."""
        match = self.match
        if match is not None and isinstance(self.phase, Mediating):
            self._record.do(label, None, match.marked(marks))
        else:
            self._say(label, lambda m, p: agreement.mark(m, p, color, marks))

    def mark_in_turn(self, label: str, point: Point, color: Color) -> None:
        """`color` marks the chain on `point`, or disputes it where it is marked."""
        match = self.match
        verb = in_turn.dispute_chain if match and point in match.marks else in_turn.mark_chain
        self._say(label, lambda m, p: verb(m, p, color, point))

    def choose_mode(self, mode: AgreementMode) -> None:
        """How the agreement is reached; what was marked so far is taken back."""
        self._say(_tr("how to agree"), lambda m, p: agreement.choose_mode(m, p, mode))

    def agree(self, color: Color) -> None:
        """`color` confirms the marks, hands in a list or, in turn, says "done"."""
        label = _tr("Black agrees") if color is Color.BLACK else _tr("White agrees")
        verb = in_turn.done if self.mode is AgreementMode.IN_TURN else agreement.agree
        self._say(label, lambda m, p: verb(m, p, color))

    def dispute(self, by: Color | None = None, stones: frozenset[Point] = frozenset()) -> None:
        """The players differ about these stones, with none about all marked; `by` considers those
        dead that are not marked, without it each player the other's. The ending says what comes
        next.
        """
        self._say(_tr("dispute"), lambda m, p: agreement.dispute(m, p, by, stones))

    def play_on(self, by: Color | None = None) -> None:
        """Do not agree, or have no third party decide: the game goes on as `by` asks.

        Where the rules give the first move to another than the player to move, a new node with PL
        passes the turn on.
        """
        match, position = self.match, self.game_position
        if match is None or position is None or self._is_denied_elsewhere():
            return
        after, node, edits = agreement.play_on(match, position), match.node, list[Edit]()
        first = first_to_move(match.rules, position, by or self.requester)
        if first is not position.to_play and not isinstance(after, Denied):
            edits = [added(self._record, node, {"PL": (first.value,)})]
            node = self._record.tree.next_id
            after, position = replace(after, node=node), position.set_up(to_play=first)
        self.take_step(_tr("play on"), after, edits, position, node)

    def discuss(self) -> None:
        """Agree on the dead stones though no passes were made."""
        self._say(_tr("agree on dead stones"), settle.discuss)

    def separate(self) -> None:
        """Play out each disputed chain on a separate board."""
        self._say(_tr("one board per chain"), playout.separate)

    def decide(self, by: str) -> None:
        """A person decides, as marked; the record says who."""
        self._say(_tr("decision"), lambda m, p: mediation.decided(m, p, Decision(m.marks, by)))

    def reopen(self) -> None:
        """Take the outcome of a counted game back and mark again."""
        self._say(_tr("mark again"), settle.reopen)

    # What is said wherever one looks

    def take_decision(self, decision: Decision | None) -> None:
        """Count the game as a third party has decided; None declines, and nothing is done."""
        if decision is not None:
            self.say(_tr("decision"), lambda m, p: mediation.decided(m, p, decision))

    def resign(self, color: Color, extends_previous: bool = False) -> None:
        """`color` gives the game up; an engine as part of the step before (`extends_previous`)."""
        self.say(_tr("resign"), lambda m, p: declared.resigned(m, p, color), extends_previous)

    def forfeit(self, color: Color) -> None:
        """`color` loses by a decision from outside."""
        self.say(_tr("forfeit"), lambda m, p: declared.forfeited(m, p, color))

    def void(self) -> None:
        """The game ends without a result."""
        self.say(_tr("no result"), declared.voided)

    def agree_on(self, result: Result) -> None:
        """Both players, at one screen, agree on the result itself."""
        self.say(_tr("agreed result"), lambda m, p: declared.agreed(m, p, result))

    def _lose_on_time(self, color: Color) -> None:
        match = self.match
        if match and match.clocks and match.clocks.on_time is OnTime.LOSES:
            self.say(_tr("lost on time"), lambda m, p: declared.lost_on_time(m, p, color))

    def say_for_engine(self, verb: Verb, extends_previous: bool) -> None:
        """What an engine says in an agreement."""
        self.say(_tr("engine’s marks"), verb, extends_previous)

    def say(self, label: str, verb: Verb, extends_previous: bool = False) -> None:
        """One step of the game by a verb of `match`; a cursor elsewhere comes to the game."""
        match, position = self.match, self.game_position
        if match is None or position is None:
            return
        after = verb(match, position)
        cursor = after.second.node if isinstance(after, Match) and after.second else match.node
        self.take_step(label, after, [], position, cursor, extends_previous)

    def _say(self, label: str, verb: Verb) -> None:
        """One step about the position on the screen; refused where the game stands elsewhere."""
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
        """One step of the game, with what the file keeps of an end; or tell why it is denied.

        `position` is the game's after the step; `extends_previous` makes it part of the previous
        step; `mover` has taken a turn by it.
        """
        if isinstance(after, Denied):
            self.denied.emit(after)
            return
        match, tree = self.match, self._record.tree
        if after.outcome is None and match is not None:
            edits = [*edits, *resuming_edits(tree, match)]
        elif match is None or after.outcome is not match.outcome:
            here = self._record.cursor if match is None else tree.node(match.node)
            on_main = is_main(self._record, here, after.node)
            edits = [*edits, *ending_edits(tree, after, position, on_main)]
        edit = Edits(tuple(edits)) if edits else None
        timed = self.clock.stepped(after, position, mover)
        self._record.do(label, edit, timed, cursor, extends_previous)


def _is_in_root(node: Node, position: Position, turn: Turn) -> bool:
    """Whether a turn is a handicap stone that the root can keep: none was lost by suicide."""
    return bool(position.handicap) and node.parent is None and position.play(turn).lost == (0, 0)


def _label(turn: Turn) -> str:
    if turn.point is None:
        return _tr("pass")
    return _tr("move {point}").format(point=format_vertex(turn.point))
