"""How a player card is drawn: name and clock large, everything else in one quiet line."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tromp_gui.ui.board.stone_sign import paint_count_stone, paint_stone
from tromp_gui.ui.kit.plain_text import CENTER, RIGHT, advance, cut, write
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import paint_icon
from tromp_gui.ui.look.theme import Type, current, font, scaled
from tromp_gui.ui.panels.player_state import PlayerCardState

SEPARATOR = "  ·  "
_TICK = 20
_MARGIN, _COMPACT_MARGIN = 16, 14
BUTTON_SIDE = 30
_STONE, _SHIFT, _GAP, _PILE = 13, 0.36, 1.6, 120
"""The diameter of a captured stone, how far the next one is shifted and how much more of that lies
between groups, as shares; and the maximum width of a pile beside its first stone.
"""
_LEAST_SHIFT = 3
"""In pixels."""
_BESIDE_STONE, _BESIDE_SMALL_STONE = 64, 56


class Face(NamedTuple):
    """A state with its texts: `captured` ("9 captured") and `note`."""

    state: PlayerCardState
    captured: str
    note: str
    stones: BoardTheme


def name_room(face: Face, width: float, compact: bool) -> float:
    """The width for the player's name on a card of `width`, in logical pixels."""
    width -= button_room(face.state)
    if not compact:
        return width - scaled(_BESIDE_STONE) - scaled(_MARGIN)
    return width - scaled(_BESIDE_SMALL_STONE) - scaled(_COMPACT_MARGIN) - _big_width(face)


def button_room(state: PlayerCardState) -> int:
    """The width of a card's button at the right edge, in logical pixels."""
    return 0 if state.button is None else scaled(BUTTON_SIDE) + 4


def paint_bare_board(painter: QPainter, size: QSizeF, to_play: bool) -> None:
    """Paint the empty card; its edge is in accent for the player to move."""
    theme = current()
    width = max(1.5, float(theme.line)) if to_play else float(theme.line)
    box = QRectF(QPointF(0, 0), size).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(theme.accent if to_play else theme.hairline), width))
    painter.setBrush(QColor(theme.card))
    painter.drawRoundedRect(box, theme.radius - width / 2, theme.radius - width / 2)


def paint_high(painter: QPainter, size: QSizeF, face: Face) -> None:
    """Paint the high card: stone and name above, big text, captures and note below."""
    theme, state = current(), face.state
    left, right = scaled(_MARGIN), size.width() - scaled(_MARGIN)
    paint_stone(painter, QPointF(scaled(34), scaled(38)), scaled(36), state.color, face.stones)
    name = QRectF(
        scaled(_BESIDE_STONE),
        scaled(16 if state.rank else 27),
        name_room(face, size.width(), False),
        scaled(22),
    )
    write(painter, name, state.name, font(Type.NAME, 600), theme.text)
    rank = QRectF(name.left(), scaled(38), name.width(), scaled(20))
    write(painter, rank, state.rank, font(Type.SMALL), theme.text2)
    footer = QRectF(left, size.height() - scaled(33), right - left, scaled(22))
    if state.has_figures:
        big = QRectF(left, scaled(68), right - left, scaled(40))
        write(painter, big, state.big, font(Type.CLOCK, 600), _big_ink(face))
        write(painter, footer, state.small, font(Type.SMALL), theme.text2)
        spare = right - left - advance(state.big, font(Type.CLOCK, 600)) - scaled(12)
        wide = min(max(spare, _count_width(face)), _count_width(face) + _pile_width(face))
        _paint_count(painter, QRectF(right - wide, scaled(80), wide, scaled(20)), face)
    else:
        room = footer.adjusted(0, 0, -_pill_width(face) - scaled(8), 0)
        _paint_count(painter, room, face)
    _paint_pill(painter, footer, face)


def paint_compact(painter: QPainter, size: QSizeF, face: Face) -> None:
    """Paint the compact card: stone, name over rank and captures, big text over the note."""
    theme, state, quiet = current(), face.state, font(Type.SMALL)
    middle = QPointF(scaled(30), size.height() / 2)
    paint_stone(painter, middle, scaled(28), state.color, face.stones)
    left = scaled(_BESIDE_SMALL_STONE)
    right = size.width() - scaled(_COMPACT_MARGIN) - button_room(state)
    whole = QRectF(left, 0, right - left, size.height())
    _paint_big(painter, whole, face)
    taken = _paint_note_line(painter, whole, face)
    name = QRectF(left, scaled(9), name_room(face, size.width(), True), scaled(22))
    write(painter, name, state.name, font(Type.NAME, 600), theme.text)
    taken = max(taken, _big_width(face))
    line = QRectF(left, scaled(31), whole.width() - taken, scaled(20))
    rank = cut(state.rank, quiet, _rank_room(face, line.width()))
    if rank:
        rank += SEPARATOR
        write(painter, line, rank, quiet, theme.text2)
    line.setLeft(left + advance(rank, quiet))
    _paint_count(painter, line, face)


def _rank_room(face: Face, width: float) -> float:
    """What the number of captures leaves of a line; its word goes before the rank is cut."""
    quiet = font(Type.SMALL)
    return width - scaled(19) - advance(SEPARATOR + str(face.state.captures), quiet)


def _paint_count(painter: QPainter, box: QRectF, face: Face) -> None:
    """Paint the captured stones and their number from the left of `box`; only the number if there
    is no room for its word.
    """
    fits = _count_width(face) <= box.width() + 1
    room = min(box.width() - _count_width(face), _pile_width(face)) if fits else 0.0
    pile = pile_places(face.state.captures, scaled(_STONE), room)
    for x in pile:
        middle = QPointF(box.left() + x + scaled(7), box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current().card))  # so that stones of one colour can be told apart
        painter.drawEllipse(middle, scaled(_STONE) / 2 + 1, scaled(_STONE) / 2 + 1)
        paint_count_stone(painter, middle, scaled(_STONE), face.state.color.opponent, face.stones)
    left = box.left() + pile[-1] + scaled(19)
    words = QRectF(left, box.top(), _count_width(face), box.height())
    said = face.captured if fits else str(face.state.captures)
    write(painter, words, said, font(Type.SMALL), current().text2)


def pile_places(count: int, side: float, room: float) -> list[float]:
    """Where the stones of a pile begin, one over the other in groups of ten; at least one stone.
    Where they need more than `room` beside the first one, they lie closer; those that would lie too
    close are left out.
    """
    places = [_SHIFT * side * (each + _GAP * (each // 10)) for each in range(max(1, count))]
    scale = min(1.0, max(0.0, room) / places[-1]) if places[-1] else 1.0
    shown = [0.0]
    for place in places[1:]:
        if place * scale - shown[-1] >= _LEAST_SHIFT:
            shown.append(place * scale)
    return shown


def _pile_width(face: Face) -> float:
    """The most that a pile needs beside its first stone."""
    return min(scaled(_PILE), pile_places(face.state.captures, scaled(_STONE), inf)[-1])


def _count_width(face: Face) -> float:
    """The width of a stone with the number of captures and its word."""
    return advance(face.captured, font(Type.SMALL)) + scaled(19)


def _pill_width(face: Face) -> float:
    kind = font(Type.SMALL, 600 if face.state.emphasized else 400)
    pad = scaled(10) if face.state.emphasized else 0
    return advance(face.note, kind) + (_TICK if face.state.agreed else 0) + 2 * pad


def _paint_pill(painter: QPainter, box: QRectF, face: Face) -> None:
    """Paint the note at the right end of `box`, with a background if it is important."""
    if not face.note:
        return
    theme, kind = current(), font(Type.SMALL, 600 if face.state.emphasized else 400)
    tick = _TICK if face.state.agreed else 0
    pad = scaled(10) if face.state.emphasized else 0
    pill = QRectF(box)
    pill.setLeft(box.right() - _pill_width(face))
    if face.state.emphasized:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent_soft))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    if tick:
        _paint_tick(painter, QPointF(pill.left() + pad, pill.center().y()))
    write(painter, pill.adjusted(tick, 0, 0, 0), face.note, kind, _note_ink(face), CENTER)


def _paint_tick(painter: QPainter, left_middle: QPointF) -> None:
    box = QRectF(left_middle.x(), left_middle.y() - 8, 16, 16)
    paint_icon(painter, Icon.AGREE, box, current().accent, 2)


def _paint_big(painter: QPainter, whole: QRectF, face: Face) -> None:
    box = QRectF(whole.left(), scaled(8), whole.width(), scaled(30))
    write(painter, box, face.state.big, font(Type.CLOCK_SMALL, 600), _big_ink(face), RIGHT)


def _big_width(face: Face) -> float:
    """The width of the big text on a compact card."""
    if not face.state.big:
        return 0
    return advance(face.state.big, font(Type.CLOCK_SMALL, 600)) + scaled(12)


def _paint_note_line(painter: QPainter, whole: QRectF, face: Face) -> float:
    """Paint note and small text below the big one; return their width.

    Without room for both beside the captures the note is left out: the card's edge shows whose turn
    it is, too.
    """
    words = SEPARATOR.join(part for part in (face.note, face.state.small) if part)
    if not words:
        return 0
    kind = font(Type.SMALL, 500 if face.state.emphasized else 400)
    room = whole.width() - scaled(31) - advance(str(face.state.captures), font(Type.SMALL))
    if face.state.small and advance(words, kind) > room:
        words = face.state.small
    words = cut(words, kind, room)
    top = scaled(35 if face.state.big else 32)
    box = QRectF(whole.left(), top, whole.width(), scaled(18))
    write(painter, box, words, kind, _note_ink(face), RIGHT)
    taken = advance(words, kind)
    if face.state.agreed:
        taken += _TICK
        _paint_tick(painter, QPointF(box.right() - taken, box.center().y()))
    return taken + scaled(12)


def _big_ink(face: Face) -> str:
    theme = current()
    if face.state.alarm:
        return theme.danger
    return theme.text if face.state.to_play else theme.text2


def _note_ink(face: Face) -> str:
    theme = current()
    if face.state.alarm:
        return theme.danger
    return theme.accent if face.state.emphasized else theme.text2
