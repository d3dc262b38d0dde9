"""The board in words: points for the board as a table, turns for announcements."""

from __future__ import annotations

from collections.abc import Iterator

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.state import BoardState, Mark, Owner
from tromp_gui.wording import color_name, point_name, stone_name, tr
from tromp_gui.wording.translation import plural


def point_words(state: BoardState, board: Board, point: Point) -> str:
    """Everything about a point: "D4, black stone, 2 liberties, last move"."""
    return ", ".join(part for part in _parts(state, board, point) if part)


def _parts(state: BoardState, board: Board, point: Point) -> Iterator[str]:
    yield point_name(point)
    if point in state.hidden:
        yield tr("not shown")
        return
    color = state.color_at(point)
    yield stone_name(color)
    if color is not None and board.at(point) is color:
        yield _liberties(len(board.liberties(point)))
    if point == state.last_move:
        yield tr("last move")
    if point in state.dead:
        yield tr("marked dead")
    elif point in state.unsure:
        yield tr("unsure")
    if point in state.flips:
        yield tr("would change")
    owner = state.owners.get(point)
    if owner is not None:
        yield _owner(owner)
    if point in state.open_borders:
        yield tr("open border")
    if point in state.area:
        yield tr("in the marked area")
    if point in state.forbidden:
        yield tr("forbidden")
    if point in state.variations:
        yield tr("variation {letter}").format(letter=state.variations[point])
    if point in state.marks:
        yield _mark(state.marks[point])
    if point in state.labels:
        yield tr("label {text}").format(text=state.labels[point])
    if point == state.played:
        yield tr("played in the game")
    for candidate in state.candidates:
        if candidate.point == point:
            yield candidate.words


def _liberties(count: int) -> str:
    return plural("wording", "1 liberty", "%n liberties", count)


def _owner(owner: Owner) -> str:
    if owner is Owner.NEUTRAL:
        return tr("neutral point")
    return tr("Black’s point") if owner is Owner.BLACK else tr("White’s point")


def _mark(mark: Mark) -> str:
    return {
        Mark.TRIANGLE: tr("triangle"),
        Mark.SQUARE: tr("square"),
        Mark.CIRCLE: tr("circle"),
        Mark.CROSS: tr("cross"),
        Mark.SELECTED: tr("selected"),
    }[mark]


def sign_of(state: BoardState, point: Point) -> str:
    """A cell's character: "●" or "○", struck through if dead; '' for an empty or hidden point."""
    if point in state.hidden:
        return ""
    color = state.color_at(point)
    if color is None:
        return state.labels.get(point, state.variations.get(point, ""))
    if point in state.dead:
        return "⊗" if color is Color.WHITE else "✖"
    return "●" if color is Color.BLACK else "○"


def stone_words(turn: Turn) -> str:
    """A turn without its number: "Black D4"."""
    if turn.point is None:
        return tr("{color} passes").format(color=color_name(turn.color))
    text = tr("{color} {point}")
    return text.format(color=color_name(turn.color), point=point_name(turn.point))


def turn_words(number: int, turn: Turn, captured: int) -> str:
    """A turn for announcements: "Move 12: Black D4, 2 stones captured"."""
    if turn.point is None:
        text = tr("Move {number}: {color} passes")
        return text.format(number=number, color=color_name(turn.color))
    what = tr("Move {number}: {color} {point}")
    said = what.format(number=number, color=color_name(turn.color), point=point_name(turn.point))
    if not captured:
        return said
    return plural(
        "wording", "{move}, 1 stone captured", "{move}, %n stones captured", captured
    ).format(move=said)
