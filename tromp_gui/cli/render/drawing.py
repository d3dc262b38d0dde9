"""Drawing for `render`: from options to bytes. Loads QtGui, and no widgets."""

from __future__ import annotations

from collections.abc import Sequence

from tromp_gui.cli.files import Unreadable
from tromp_gui.cli.render.options import RenderOptions
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.record.game_info import GameInfo
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.ui.board.present import last_move, present
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look import user_board_themes as user_themes
from tromp_gui.ui.look.board_themes import BadTheme, BoardTheme
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.diagrams import NumberedNode, numbered, steps, unnumbered
from tromp_gui.ui.printing.formats import Format, Undrawable
from tromp_gui.ui.printing.gif import game_gif
from tromp_gui.ui.printing.pages import PaperSize, pdf, printed_game, usual_paper
from tromp_gui.ui.printing.pictures import SIDE, Look, picture_bytes, screenless

_GIF_SIDE = 480


def drawn(tree: Tree, options: RenderOptions) -> bytes:
    """The requested file. Raises Unreadable if the game is too short, or too large for it."""
    application = screenless()
    try:
        data = _drawn(tree, options)
    except Undrawable as reason:
        raise Unreadable(str(reason)) from reason
    del application
    return data


def _drawn(tree: Tree, options: RenderOptions) -> bytes:
    if options.diagrams is not None:
        size = PaperSize(options.paper) if options.paper else usual_paper()
        return pdf(printed_game(tree, moves=options.diagrams), size)
    info, terms = terms_of(tree)
    walked = list(steps(Replay(tree, terms.rules), tree.main_line()))
    if options.kind is Format.GIF:
        return _animated(tree, walked, options)
    to_there = walked[: _place(walked, options.move, options) + 1]
    if options.kind is Format.TEXT:
        return _text(to_there[-1])
    state, form = _state(tree, to_there, options), options.kind
    caption = _caption(state, to_there, options)
    look = Look(options.size or SIDE, _theme(options), options.coordinates, caption)
    return picture_bytes(state, form, look, _title(info, to_there[-1]))


def _caption(state: BoardState, to_there: Sequence[NumberedNode], options: RenderOptions) -> str:
    """The turns that a picture with all numbers does not show: "13 = 1"."""
    if options.numbers < max(1, sum(len(step.turns) for step in to_there)):
        return ""
    return "; ".join(words.note(each) for each in unnumbered(state, to_there))


def _place(walked: Sequence[NumberedNode], turn: int | None, options: RenderOptions) -> int:
    """The index of the node with a turn; for None the last one."""
    if turn is None:
        return len(walked) - 1
    for place, step in enumerate(walked):
        if step.at_node.position.turn >= turn:
            return place
    last = walked[-1].at_node.position.turn
    raise Unreadable(f"{options.file} has {last} moves; move {turn} does not exist.")


def _state(tree: Tree, to_there: Sequence[NumberedNode], options: RenderOptions) -> BoardState:
    step = to_there[-1]
    state = present(tree, step.node, step.at_node)._replace(variations={})
    return numbered(state, to_there, options.numbers)


def _title(info: GameInfo, step: NumberedNode) -> str:
    turn = step.at_node.position.turn
    short = words.heading(info).short
    return f"{short}, after move {turn}" if turn else short


def _text(step: NumberedNode) -> bytes:
    return f"{draw_board(step.at_node.position.board, last_move(step.at_node))}\n".encode()


def _animated(tree: Tree, walked: Sequence[NumberedNode], options: RenderOptions) -> bytes:
    there = _place(walked, options.move, options)
    places = _shown(walked, options) if options.move is None else [there]

    def state(place: int) -> BoardState:
        return _state(tree, walked[: place + 1], options)

    samples = sorted({places[0], places[len(places) // 2], places[-1]})
    look = Look(options.size or _GIF_SIDE, _theme(options), options.coordinates)
    return game_gif(map(state, places), map(state, samples), look, options.delay)


def _shown(walked: Sequence[NumberedNode], options: RenderOptions) -> list[int]:
    """The nodes shown in an animation: the first one, then each with a turn."""
    start, end = options.moves or (0, walked[-1].at_node.position.turn)
    first, last = _place(walked, start, options), _place(walked, end, options)
    moving = [place for place in range(first + 1, last + 1) if walked[place].turns]
    return [first, *moving]


def _theme(options: RenderOptions) -> BoardTheme | None:
    try:
        return user_themes.find(options.theme) if options.theme else None
    except BadTheme as reason:
        raise Unreadable(str(reason)) from reason
