"""A game as numbered diagrams: the turns of each, and the notes below it. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntFlag
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.record.codec import Codec
from tromp_gui.record.node import PLAY_OUT, Node, main_line
from tromp_gui.record.replay import OFF_BOARD, PositionAtNode, Replay, set_up
from tromp_gui.record.signs import print_mode_of
from tromp_gui.ui.board.present import present
from tromp_gui.ui.board.state import BoardState


class NumberedNode(NamedTuple):
    """A node of a line with its position, and its turns with the numbers to print."""

    node: Node
    at_node: PositionAtNode
    turns: tuple[tuple[int, Turn], ...]


def steps(replay: Replay, line: Iterable[Node]) -> Iterator[NumberedNode]:
    """The nodes of a line that begins at the root.

    Turns are numbered in order; MN sets the number of the first turn in its node, from which
    counting continues (FF[4], "Move properties").
    """
    shift = 0
    for node in line:
        at_node = replay.at(node)
        wanted = move_number(node)
        if wanted is not None and at_node.played:
            shift = wanted - at_node.played[0].number
        turns = tuple((played.number + shift, played.turn) for played in at_node.played)
        yield NumberedNode(node, at_node, turns)


def move_number(node: Node) -> int | None:
    """The number in MN; None if there is none or it is not a number of at most four digits."""
    value = "".join(node.get("MN")[:1]).strip()
    return int(value) if value.isascii() and value.isdigit() and len(value) < 5 else None


def numbered(
    state: BoardState, walked: Iterable[NumberedNode], last: int | None = None
) -> BoardState:
    """The board with a number on each stone that was played in `walked`.

    `last` limits the numbers to this many last turns. Marks and labels of the record stay, as in
    the window; the number of the last move replaces its ring.
    """
    turns = [each for step in walked for each in step.turns]
    unnumbered = 0 if last is None else max(0, len(turns) - last)
    numbers: dict[Point, str] = {}
    for place, (number, turn) in enumerate(turns):
        if turn.point is not None:
            numbers.pop(turn.point, None)
            if place >= unnumbered and state.color_at(turn.point) is turn.color:
                numbers[turn.point] = str(number)
    shown = {point: text for point, text in numbers.items() if not _is_marked(state, point)}
    return state._replace(
        labels={**shown, **state.labels}, rings_last_move=state.last_move not in shown
    )


def unnumbered(state: BoardState, walked: Iterable[NumberedNode]) -> list[HiddenTurns]:
    """The turns whose numbers a board from `numbered` does not show, as notes below it."""
    found: dict[int | Point | None, list[int]] = {}
    for number, turn in (each for step in walked for each in step.turns):
        point = None if turn.point == OFF_BOARD else turn.point
        label = "" if point is None else state.labels.get(point, "")
        if label == str(number) and not (point is None or point in state.marks):
            continue
        at = int(label) if label.isascii() and label.isdigit() else point
        found.setdefault(at, []).append(number)
    return [HiddenTurns(tuple(turns), at) for at, turns in found.items()]


def _is_marked(state: BoardState, point: Point) -> bool:
    return point in state.marks or point in state.labels


FIGURE = "FG"
"""The property that begins a diagram; its value names it."""

_NO_NUMBERS, _MODULO = 0, 2


class FigureFlag(IntFlag):
    """The flags of FG that have an effect; other figures are printed in full."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_NOTES = 4
    AS_USUAL = 32768


def figure_flags(part: Sequence[NumberedNode]) -> FigureFlag:
    """The flags of the first FG of a diagram."""
    values = (value for step in part for value in step.node.get(FIGURE)[:1])
    number = next(values, "").partition(":")[0].strip()
    if not (number.isascii() and number.isdecimal() and len(number) < 6):
        return FigureFlag(0)
    flags = FigureFlag(int(number) & sum(FigureFlag))
    return FigureFlag(0) if FigureFlag.AS_USUAL in flags else flags


def figure_name(codec: Codec, part: Sequence[NumberedNode]) -> str:
    """The name in the first FG of a diagram ("257:Figure 1")."""
    values = (value for step in part for value in step.node.get(FIGURE)[:1])
    return codec.simple_text(codec.compose(next(values, ""))[1]).strip()


def number_shift(part: Sequence[NumberedNode]) -> int | None:
    """What to subtract from each number of a diagram, according to the PM that applies at its first
    turn; None for no numbers.

    PM[2] keeps the last two digits: 102 to 130 become 2 to 30, but 67 to 117 are unchanged.
    """
    first = next((step for step in part if step.turns), None)
    if first is None:
        return 0
    modes = (print_mode_of(node) for node in reversed(first.node.path) if node.has("PM"))
    mode = next((mode for mode in modes if mode is not None), None)
    if mode == _NO_NUMBERS:
        return None
    return first.turns[0][0] // 100 * 100 if mode == _MODULO else 0


_STONES = frozenset({"AB", "AW", "AE"})
_FIGURES = frozenset({FIGURE, PLAY_OUT})


@dataclass(frozen=True, slots=True)
class HiddenTurns:
    """Turns that cannot be shown in a diagram, in order, and what they have in common.

    `at` is the number of the turn whose stone is on their point, or the point if that stone has no
    number, or None if they are passes or outside the board.
    """

    numbers: tuple[int, ...]
    at: int | Point | None


@dataclass(frozen=True, slots=True)
class Remark:
    """The name and comment at a turn (None: before the first turn of the diagram)."""

    number: int | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram: the board, and the numbers of its first and last turn, None if it has no turn.
    `figures` decides which stones are numbered.
    """

    state: BoardState
    name: str = ""
    first: int | None = None
    last: int | None = None
    notes: tuple[HiddenTurns, ...] = ()
    remarks: tuple[Remark, ...] = ()
    coordinates: bool = True


def diagrams(replay: Replay, line: Sequence[Node], moves: int = 50) -> list[Diagram]:
    """The diagrams of a line from the root, at most `moves` turns each, followed by variations.

    A diagram also ends before a node that sets up stones or has FG, and after a comment that refers
    to marks. Variations are shown if the record marks them as figures (FG).
    """
    found = [_diagram(replay, part) for part in parts(replay, steps(replay, line), moves)]
    for node in _figures(replay, line):
        above, branch = node.path[:-1], _branch(node)
        walked = list(steps(replay, [*above, *branch]))[len(above) :]
        found += [_diagram(replay, part) for part in parts(replay, walked, moves)]
    return found


def parts(replay: Replay, walked: Iterable[NumberedNode], moves: int) -> list[list[NumberedNode]]:
    """The nodes of each diagram; no diagram is empty."""
    found: list[list[NumberedNode]] = []
    turns, ended = 0, True
    for step in walked:
        full = turns and turns + len(step.turns) > moves
        if ended or full or _begins(step, found[-1]):
            found.append([])
            turns = 0
        found[-1].append(step)
        turns += len(step.turns)
        ended = _comments_on_marks(replay, step)
    return found


def _begins(step: NumberedNode, before: Sequence[NumberedNode]) -> bool:
    """Whether a diagram begins at `step`; not if the nodes before it have nothing to show."""
    if any(each.turns for each in before):
        return not (_STONES | _FIGURES).isdisjoint(step.node.identifiers)
    is_shown = any(not _STONES.isdisjoint(each.node.identifiers) for each in before)
    return is_shown and not _STONES.isdisjoint(step.node.identifiers)


def _comments_on_marks(replay: Replay, step: NumberedNode) -> bool:
    if not step.node.has("C"):
        return False
    state = present(replay.tree, step.node, step.at_node)
    marked = {*state.marks, *state.labels, *(point for pair in _pairs(state) for point in pair)}
    return not marked <= {turn.point for _, turn in step.turns}


def _pairs(state: BoardState) -> tuple[tuple[Point, Point], ...]:
    return state.lines + state.arrows


def _figures(replay: Replay, line: Sequence[Node]) -> Iterator[Node]:
    """The nodes outside the line that begin a figure, except those inside another figure."""
    shown = {node.id for node in line}
    for node in replay.tree:
        if node.id not in shown and node.has(FIGURE):
            shown.update(each.id for each in _branch(node))
            yield node


def _branch(node: Node) -> list[Node]:
    return list(main_line(node))


def _diagram(replay: Replay, part: Sequence[NumberedNode]) -> Diagram:
    last, flags, shift = part[-1], figure_flags(part), number_shift(part)
    name = figure_name(replay.tree.codec, part)
    numbers = [number for step in part for number, _ in step.turns]
    if shift:
        part = [_shifted(step, shift) for step in part]
    layout = _DiagramLayout(_board_before(replay, part))
    for step in part:
        for number, turn in step.turns:
            layout.add(number, turn)
    has_notes = shift is not None and FigureFlag.NO_NOTES not in flags
    return Diagram(
        layout.shown(present(replay.tree, last.node, last.at_node), shift is not None),
        "" if FigureFlag.NO_NAME in flags else name,
        numbers[0] if numbers else None,
        numbers[-1] if numbers else None,
        tuple(HiddenTurns(tuple(turns), at) for at, turns in layout.unseen.items() if has_notes),
        tuple(_remarks(replay, part, name)),
        coordinates=FigureFlag.NO_COORDINATES not in flags,
    )


def _shifted(step: NumberedNode, shift: int) -> NumberedNode:
    return step._replace(turns=tuple((number - shift, turn) for number, turn in step.turns))


def _board_before(replay: Replay, part: Sequence[NumberedNode]) -> Board:
    """The board before the first turn of a diagram, including set-up stones."""
    node = next((step.node for step in part if step.turns), part[-1].node)
    tree = replay.tree
    if node.parent is None:
        empty = Position.start(Board.empty(tree.rows, tree.columns), replay.rules)
        return set_up(node, empty, tree, is_start=True).board
    return set_up(node, replay.at(node.parent).position, tree).board


class _DiagramLayout:
    """The board to which a diagram's turns are added; `unseen` cannot be shown."""

    def __init__(self, board: Board) -> None:
        self._stones = {
            point: color for color in (Color.BLACK, Color.WHITE) for point in board.points(color)
        }
        self._numbers: dict[Point, int] = {}
        self.unseen: dict[int | Point | None, list[int]] = {}

    def add(self, number: int, turn: Turn) -> None:
        color, point = turn
        if point is None or point == OFF_BOARD:
            self.unseen.setdefault(None, []).append(number)
        elif point in self._stones:
            self.unseen.setdefault(self._numbers.get(point, point), []).append(number)
        else:
            self._stones[point], self._numbers[point] = color, number

    def shown(self, last: BoardState, numbered: bool = True) -> BoardState:
        """The diagram with the marks of its last node; turns whose numbers they hide are noted."""
        numbers: dict[Point, str] = {}
        for point, number in self._numbers.items() if numbered else ():
            if _is_marked(last, point):
                later = self.unseen.pop(number, [])
                self.unseen.setdefault(point, [])[:0] = [number, *later]
            else:
                numbers[point] = str(number)
        of = {color: [p for p, c in self._stones.items() if c is color] for color in Color}
        return last._replace(
            black=frozenset(of[Color.BLACK]),
            white=frozenset(of[Color.WHITE]),
            rings_last_move=False,
            labels={**numbers, **last.labels},
            variations={},
        )


def _remarks(replay: Replay, part: Sequence[NumberedNode], figure: str) -> Iterator[Remark]:
    codec = replay.tree.codec
    for step in part:
        name = codec.simple_text("".join(step.node.get("N")[:1])).strip()
        text = codec.text("".join(step.node.get("C")[:1])).strip()
        if text or name not in ("", figure):
            yield Remark(step.turns[-1][0] if step.turns else None, name, text)
