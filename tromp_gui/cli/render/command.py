"""`tromp-gui render`: a position as a picture, a game as pages or as an animation."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace

from tromp_gui.batch.work import SUCCESS, UNREADABLE, Answer, Item, Work
from tromp_gui.cli import screen
from tromp_gui.cli.file_works import (
    InSubprocess,
    are_many,
    below,
    is_folder,
    not_made,
    options_in,
    run_files,
)
from tromp_gui.cli.files import Unreadable, games_in, open_file, write_file
from tromp_gui.cli.output import complain
from tromp_gui.cli.parser import NO_SCREEN
from tromp_gui.cli.render.options import RenderOptions, parse
from tromp_gui.cli.render.options import declare as declare
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import Collection
from tromp_gui.wording.files import unreadable_game


def run(args: argparse.Namespace) -> int:
    """Draw the pictures; returns the exit code."""
    asked, files = parse(args)
    problem = screen.problem({"QT_QPA_PLATFORM": "offscreen"})
    if problem is not None:
        complain(problem)
        return NO_SCREEN
    if not (is_folder(args.output) or are_many(files, args.lists)):
        return _one(asked)
    args.files, ending = files, f".{asked.kind.value}"
    work: Work = Drawing(asked)
    if args.cluster is not None:  # workers there do not run in a main thread, which Qt needs
        work = InSubprocess(options_in(args.words, files), ending)
    return run_files(args, work, below(args.output, files), ending)


def _one(asked: RenderOptions) -> int:
    try:
        tree = _game(asked.file, open_file(asked.file), asked.game)
        write_file(asked.output, _drawn(tree, asked))
    except Unreadable as reason:
        complain(reason)
        return UNREADABLE
    return SUCCESS


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing of each file."""

    asked: RenderOptions

    def do(self, item: Item) -> Answer:
        """The picture, or the pages."""
        asked = replace(self.asked, file=item.name)
        try:
            data = _drawn(_game(item.name, games_in(item.name, item.data), asked.game), asked)
        except Unreadable as reason:
            return Answer("", (str(reason),), UNREADABLE, 0)
        return Answer("", files=((f".{asked.kind.value}", data),))

    def failed(self, item: Item, reason: str) -> Answer:
        """That nothing was drawn."""
        return not_made(item, reason)


def _game(file: str, collection: Collection, number: int) -> Tree:
    games = collection.games
    if number > len(games):
        held = "1 game" if len(games) == 1 else f"{len(games)} games"
        raise Unreadable(f"{file} contains {held}; game {number} does not exist.")
    game = games[number - 1]
    if not isinstance(game, Tree):
        raise Unreadable(f"{file}, game {number}: {unreadable_game(game)}")
    return game


def _drawn(tree: Tree, asked: RenderOptions) -> bytes:
    from tromp_gui.cli.render import drawing

    return drawing.drawn(tree, asked)
