"""Commands that read and write games as SGF (GTP version 2, draft 2, 6.3.5; GNU Go, KataGo)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tromp_gui.disk import FileProblem, read_file, replace_file
from tromp_gui.engine.arguments import CommandError
from tromp_gui.engine.state import Engine, Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.result import plain
from tromp_gui.record.codec import Properties
from tromp_gui.record.game_info import read_game_info
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import OFF_BOARD, Replay, set_up, start_position
from tromp_gui.record.rule_names import ru_of, rules_named
from tromp_gui.record.terms import Terms, terms_of
from tromp_gui.sgf.collection import LARGEST
from tromp_gui.sgf.header import new_tree
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write, write_as

_SET_UP = frozenset({"AB", "AW", "AE", "PL"})


def loadsgf(engine: Engine, args: tuple[str, ...]) -> str:
    """`loadsgf FILE [MOVE]`: the main line of a file's first game, up to but without that move.

    Rules and komi are the file's if it has them; otherwise the rules stay, and the komi is their
    default. A file name may contain single spaces.
    """
    words, limit = list(args), None
    if len(words) > 1 and words[-1].isascii() and words[-1].isdigit():
        limit = max(0, int(words.pop()[:9]) - 1)
    tree = _read(" ".join(words))
    rules = rules_named(read_game_info(tree).rules) or engine.game.rules
    _, terms = terms_of(tree, rules)
    engine.game = _replayed(tree, terms, limit)
    return ""


def printsgf(engine: Engine, args: tuple[str, ...]) -> str:
    """`printsgf [FILE]`: the game as SGF, in the response without a file (or with `-`)."""
    games, name = [_tree(engine.game)], " ".join(args)
    if name in ("", "-"):
        return write(games).decode("utf-8").strip()
    written = write_as(games, "utf-8")
    if not written.is_same:
        raise CommandError("cannot write file")
    try:
        replace_file(Path(name), written.data)
    except (OSError, ValueError):
        raise CommandError("cannot write file") from None
    return ""


def _read(name: str) -> Tree:
    try:
        tree = read(read_file(Path(name), LARGEST)).games[0]
    except (FileProblem, ValueError):
        raise CommandError("cannot load file") from None
    if not isinstance(tree, Tree):
        raise CommandError("cannot load file")
    return tree


def _replayed(tree: Tree, terms: Terms, limit: int | None) -> Game:
    """The game after `limit` turns of the main line (None: after all).

    A set-up in the middle is a new start, where `undo` ends; the grids before it still count for
    superko.
    """
    game = Game.new(terms.rules, terms.komi, _opening(tree, terms))
    replay = Replay(tree, terms.rules)
    played = 0
    for node in tree.main_line():
        if node is not tree.root and _SET_UP.intersection(node.identifiers):
            position = set_up(node, game.position, tree)
            opening = GameStart(position.board, position.to_play, stones=terms.handicap)
            game = Game(terms.rules, terms.komi, opening, (), (position,))
        for turn in _turns(node, replay):
            if played == limit:
                return game
            game = game.place(turn)
            played += 1
    return game


def _turns(node: Node, replay: Replay) -> Iterator[Turn]:
    """The turns of a node; a move outside the board is a pass."""
    for each in replay.at(node).played:
        color, point = each.turn
        yield Turn(color, None if point == OFF_BOARD else point)


def _opening(tree: Tree, terms: Terms) -> GameStart:
    empty = Board.empty(tree.rows, tree.columns)
    if start_position(tree, terms.rules) is None:
        position = set_up(tree.root, Position.start(empty, terms.rules), tree, is_start=True)
        return GameStart(position.board, position.to_play, stones=terms.handicap)
    free = tuple(tree.codec.points(tree.root.get("AB")))
    stones = terms.handicap
    return GameStart(empty, Color.WHITE, free, stones, is_placing=len(free) < stones)


def _tree(game: Game) -> Tree:
    board = game.board
    tree = new_tree(board.rows, board.columns)
    for identifier, values in _root(game, tree).items():
        tree.replace(tree.root.id, identifier, values)
    last = tree.root
    for color, point in game.turns:
        last = tree.add(last.id, 0, {color.value: (tree.codec.format_point(point),)})
    return tree


def _root(game: Game, tree: Tree) -> Properties:
    """The root properties of the game; free handicap stones keep their order."""
    opening, codec = game.opening, tree.codec
    start = game.line[0]
    black = opening.free or sorted(start.board.points(Color.BLACK))
    white = sorted(start.board.points(Color.WHITE))
    expected = Color.WHITE if black and opening.stones else Color.BLACK
    properties = {
        "RU": (codec.escape(ru_of(game.rules)),),
        "KM": (plain(game.komi),),
        "HA": (str(opening.stones),) if opening.stones else (),
        "AB": codec.format_points(black),
        "AW": codec.format_points(white),
        "PL": () if start.to_play is expected else (start.to_play.value,),
    }
    return {identifier: values for identifier, values in properties.items() if values}
