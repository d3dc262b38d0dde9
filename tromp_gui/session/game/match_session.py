"""The game in the running program: its turns, its phases, and how they reach the record."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Superko
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match import declared, playout, turns
from tromp_gui.match.clock import OnTime
from tromp_gui.match.denial import Denial, Denied
from tromp_gui.match.kept import playout_values
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, Finished, Mediating, Phase, Playing, Playout
from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.match.repetition import offers_no_result
from tromp_gui.match.setup import Setup
from tromp_gui.record import branches, editing
from tromp_gui.record.edits import AddNode, Edit, Edits, MoveNodes, SetProperty
from tromp_gui.record.node import LAST, PLAY_OUT, Node
from tromp_gui.session.game.clock_session import ClockSession, clocks_at
from tromp_gui.session.game.endings import ending_edits, resumed_playout, resuming_edits
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession


def _tr(text: str) -> str:
    return QCoreApplication.translate("steps", text)


class MatchSession(QObject):
    """Owns the match, which the record carries along.

    Signals: `phase_changed(Phase | None)`, None while a record is reviewed; `score_changed()`
    once after each act (while `is_changing` it is still to come), for all that paints;
    `refused(Turn, Illegal)` an illegal turn; `denied(Denied)` any other refused command;
    `clicked_elsewhere(Point)` the board was clicked while another node than the play node is
    shown; `clicked_for_engine(Point)` the board was clicked while an engine is to move.
    """

    phase_changed = Signal(object)
    score_changed = Signal()
    refused = Signal(object, object)
    denied = Signal(object)
    clicked_elsewhere = Signal(object)
    clicked_for_engine = Signal(object)

    def __init__(self, record: RecordSession, clock: ClockSession | None = None) -> None:
        super().__init__()
        self._record = record
        self.clock = clock or ClockSession(record, parent=self)
        self.clock.flag_fell.connect(self._lose_on_time)
        self.is_changing = False
        record.acted.connect(self._on_acted)

    def _on_acted(self) -> None:
        outer, self.is_changing = self.is_changing, True
        self.phase_changed.emit(self.phase)
        self.is_changing = outer
        if not outer:
            self.score_changed.emit()

    # Where the game stands

    @property
    def match(self) -> Match | None:
        """The game being played or just finished; None while a record is reviewed."""
        attachment = self._record.attachment
        return attachment if isinstance(attachment, Match) else None

    @property
    def play_node(self) -> Node | None:
        """The node where the next turn goes: the game's, or that of the second board."""
        match = self.match
        if match is None:
            return None
        return self._record.tree.node(match.second.node if match.second else match.node)

    @property
    def is_at_play(self) -> bool:
        """Whether a game is on and its play node is looked at."""
        return self.play_node is self._record.cursor

    @property
    def game_position(self) -> Position | None:
        """The position at the game's own play node; None while a record is reviewed."""
        if self.match is None:
            return None
        return self._record.at_node(self._record.tree.node(self.match.node)).position

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
        """The position in which the next turn at the node looked at is taken."""
        at_play = self.play_position if self.is_at_play else None
        return at_play or self._record.at_node().position

    @property
    def player_to_move(self) -> Player | None:
        """Whose turn it is in the game, or on its second board; None if nobody moves."""
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
    def offers_no_result(self) -> bool:
        """Whether the game may end without a result: its situation arose for the third time."""
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
        """The player who resigns by a person's wish: the one against an engine, else to move."""
        people, position = self.people, self.play_position or self.position
        return min(people, key=str) if len(people) == 1 else position.to_play

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
        tree, terms, record = self._record.tree, self._record.terms, self._record
        engine = self.position.to_play.opponent if opponent is not None else None
        info = record.info
        setup = Setup(
            tree.rows,
            tree.columns,
            terms.rules,
            terms.komi,
            terms.handicap,
            Player(info.black_name, info.black_rank, opponent if engine is Color.BLACK else None),
            Player(info.white_name, info.white_rank, opponent if engine is Color.WHITE else None),
            clocks_at(tree, record.cursor),
        )
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
            edits = [*resuming_edits(self._record.tree, match), *self._made_main(path)]
            after = replace(match.moved_to(here), outcome=None, resumed_at=None)
            self._record.do(label, Edits(tuple(edits)) if edits else None, after)

    def _made_main(self, path: list[Node]) -> list[Edit]:
        """What makes a line the main one, unless the file had another: the game goes on there."""
        passed = [node.parent.first_child for node in path if node.parent and not node.is_first]
        if not all(node is None or self._record.is_new(node) for node in passed):
            return []
        edit = branches.make_main_line(path[-1])
        return [edit] if edit is not None else []

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

        While the players agree, or a third party decides, nobody moves.
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
        edits, cursor = self._way_to(here, known, turn), self._cursor_after(node)
        self.take_step(_label(turn), after, edits, following, cursor, extends, turn.color)

    def _cursor_after(self, node: int) -> int:
        """The node to look at after a turn that leads to `node`."""
        return node if self.is_at_play else self._record.cursor.id

    def _way_to(self, here: Node, known: Node | None, turn: Turn) -> list[Edit]:
        """The edits that lead the game on: it is the main line, unless the file has another."""
        previous = here.main_child
        goes_first = previous is None or self._record.is_new(previous)
        if known is None:
            index = 0 if goes_first else LAST
            left = {name: (text,) for name, text in self.clock.left(turn.color).items()}
            properties = editing.turn_properties(self._record.tree, turn) | left
            return [AddNode(here.id, index, properties)]
        return [MoveNodes((known.id,), here.id, 0)] if goes_first and not known.is_first else []

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
            line = self._second_line(match.node, second.node)
            positions = [*(record.at_node(each).position for each in line), following]
            boards = [each.board for each in positions]
            dead = playout.died(game.board, second.stones, boards)
            values = playout_values(tree.codec, second.stones, dead)
            edits.append(SetProperty(line[0].id if line else node, PLAY_OUT, values))
            after, cursor = playout.carried_back(after, game, positions), match.node
        self.take_step(_label(turn), after, edits, game, self._cursor_after(cursor), extends)

    def _second_line(self, game_node: int, last: int) -> list[Node]:
        """The nodes of the second board up to its last; none before its first turn."""
        path = self._record.tree.node(last).path
        ids = [node.id for node in path]
        return path[ids.index(game_node) + 1 :]

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
            edits = [*edits, *ending_edits(tree, after, position, self._is_main(after.node))]
        edit = Edits(tuple(edits)) if edits else None
        timed = self.clock.stepped(after, position, mover)
        self._record.do(label, edit, timed, cursor, extends_previous)

    def _lose_on_time(self, color: Color) -> None:
        match, position = self.match, self.game_position
        if match is None or position is None or match.clocks is None:
            return
        if match.clocks.on_time is OnTime.LOSES:
            after = declared.lost_on_time(match, position, color)
            self.take_step(_tr("lost on time"), after, [], position, match.node)

    def _is_main(self, node: int) -> bool:
        """Whether a play node, which the step may add or put first, is on the main line then."""
        record = self._record
        here = record.cursor if self.match is None else record.tree.node(self.match.node)
        previous = here.main_child
        known = None if node == record.tree.next_id else record.tree.node(node)
        if known is not None and (known.is_on_main_line or known.parent is not here):
            return known.is_on_main_line
        return here.is_on_main_line and (previous is None or record.is_new(previous))


def _is_in_root(node: Node, position: Position, turn: Turn) -> bool:
    """Whether a turn is a handicap stone that the root can keep: none was lost by suicide."""
    return bool(position.handicap) and node.parent is None and position.play(turn).lost == (0, 0)


def _label(turn: Turn) -> str:
    if turn.point is None:
        return _tr("pass")
    return _tr("move {point}").format(point=format_vertex(turn.point))
