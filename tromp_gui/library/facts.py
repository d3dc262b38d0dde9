"""The data that the index stores about a game, from its record and from a replay."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tromp_gui import disk
from tromp_gui.disk import FileProblem
from tromp_gui.go.grid import grid_of
from tromp_gui.go.result import Result, plain
from tromp_gui.library.line import line_of, same_moves, signature
from tromp_gui.library.trace import Trace, trace_of
from tromp_gui.library.words import clean, days_of, folded, level_of
from tromp_gui.match.scores import agrees, score_at
from tromp_gui.record.editing import recorded_dead
from tromp_gui.record.game_info import FIELDS, GameInfo, read_result
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.record.terms import GapKind, Terms, scored_node, terms_of
from tromp_gui.sgf.collection import LARGEST, Collection, SgfError
from tromp_gui.sgf.opening import read_any

FILE_TYPES = (".sgf", ".gib", ".ngf", ".ugf")
_ASSUMED = frozenset(
    {GapKind.NO_RULES, GapKind.UNKNOWN_RULES, GapKind.LACKED_RULES, GapKind.NO_KOMI}
    | {GapKind.BAD_KOMI, GapKind.LARGE_KOMI, GapKind.BAD_HANDICAP}
)
"""What is assumed if a file does not say it; a count with such terms accuses no recorded result."""


class Facts(NamedTuple):
    """A game as a row of the table `games`; missing texts are '', missing numbers None.

    `game` counts from 0 in its file; `day` and `last_day` are dates as `words.days_of` reads them,
    `black_level` is a rank as a number; `outcome` is the result in its usual spelling, `winner` B,
    W or ''.

    `counted` is the result of counting the last position without the dead stones that the file
    marks; '' (not counted) if it marks none, unless the count with every stone alive is the
    recorded result. `differs` is whether the recorded result is a different count; None if that
    cannot be said: see `scores.agrees`.

    `moves`, `illegal` and `repeats` count the turns, the illegal ones, and those that repeated an
    earlier position of the game.
    """

    game: int
    black: str
    white: str
    black_rank: str
    white_rank: str
    black_level: int | None
    white_level: int | None
    event: str
    date: str
    day: int | None
    last_day: int | None
    rules: str
    rules_id: str
    result: str
    outcome: str
    winner: str
    counted: str
    differs: bool | None
    illegal: int
    repeats: int
    rows: int
    columns: int
    komi: str | None
    handicap: int
    moves: int
    same_moves: int
    signature: int


class Words(NamedTuple):
    """The texts in which words are searched, normalised, as a row of the table `words`."""

    black: str
    white: str
    event: str
    about: str
    comments: str


class Game(NamedTuple):
    """A game to be added to the index."""

    facts: Facts
    words: Words
    line: bytes
    trace: Trace


class Read(NamedTuple):
    """A file that was read: its digest, and how many of its games could not be opened."""

    digest: bytes
    games: list[Game]
    unreadable: int


def read_file(path: str) -> Read:
    """The games of a file. Raises FileProblem."""
    data = disk.read_file(Path(path), LARGEST)
    try:
        collection = read_any(data)
    except SgfError as error:
        raise FileProblem(Path(path), error.problem, error.detail) from None
    games = list(games_of(collection))
    digest = hashlib.blake2b(data, digest_size=16).digest()
    return Read(digest, games, len(collection.games) - len(games))


def games_of(collection: Collection) -> Iterator[Game]:
    """Every game of a collection that can be opened."""
    for number, tree in enumerate(collection.games):
        if isinstance(tree, Tree):
            yield game_of(number, tree)


def game_of(number: int, tree: Tree) -> Game:
    """The data of a game for the index, after replaying its main line under its rules."""
    info, terms = terms_of(tree)
    replay = Replay(tree, terms.rules)
    moments = [replay.at(node) for node in tree.main_line()]
    line = line_of(moments)
    recorded = read_result(info)
    days = days_of(info.date)
    counted, agrees = _counted(tree, moments[-1], terms, recorded)
    facts = Facts(
        game=number,
        black=clean(info.black_name),
        white=clean(info.white_name),
        black_rank=clean(info.black_rank),
        white_rank=clean(info.white_rank),
        black_level=level_of(info.black_rank),
        white_level=level_of(info.white_rank),
        event=clean(info.event),
        date=clean(info.date),
        day=days and days[0],
        last_day=days and days[1],
        rules=clean(info.rules),
        rules_id=terms.rules.id,
        result=clean(info.result),
        outcome="" if recorded is None else str(recorded),
        winner="" if recorded is None or recorded.winner is None else recorded.winner.value,
        counted="" if counted is None else str(counted),
        differs=None if agrees is None else not agrees,
        illegal=sum(each.illegal is not None for at in moments for each in at.played),
        repeats=_repeats(moments),
        rows=tree.rows,
        columns=tree.columns,
        komi=None if info.komi is None else plain(info.komi + 0),
        handicap=terms.handicap,
        moves=moments[-1].position.turn,
        same_moves=same_moves(line, tree.rows, tree.columns),
        signature=signature(line, tree.rows, tree.columns),
    )
    trace = trace_of(line, grid_of(tree.rows, tree.columns))
    return Game(facts, _words(tree, info), line, trace)


def _counted(
    tree: Tree, last: PositionAtNode, terms: Terms, recorded: Result | None
) -> tuple[Result | None, bool | None]:
    """The result of a count (None: not counted), and whether the recorded one agrees with it."""
    board = last.position.board
    stones = frozenset(board.grid.points(board.black)), frozenset(board.grid.points(board.white))
    dead = recorded_dead(tree, scored_node(tree), *stones)
    if dead is None and (recorded is None or not recorded.has_score):
        return None, None
    fixed = terms.rules, terms.komi, terms.handicap
    score = score_at(last.position, *fixed, dead or frozenset())
    are_known = not _ASSUMED.intersection(gap.kind for gap in terms.gaps)
    same = agrees(score, recorded, dead is not None and are_known)
    return None if dead is None and same is None else score.result, same


def _repeats(moments: Sequence[PositionAtNode]) -> int:
    """How many moves repeated an earlier grid; passes do not count."""
    seen: set[tuple[int, int]] = set()
    found = 0
    for position, played, *_ in moments:
        grid = position.black, position.white
        is_move = any(each.turn.point is not None for each in played)
        found += is_move and grid in seen
        seen.add(grid)
    return found


def _words(tree: Tree, info: GameInfo) -> Words:
    texts = dict.fromkeys(("black", "white", "event", "about"), "")
    for name, field in FIELDS.items():
        if field.query in texts:
            texts[field.query] = f"{texts[field.query]} {getattr(info, name)}".strip()
    found = {word: folded(text) for word, text in texts.items()}
    return Words(comments=folded("\n".join(_comments(tree, info))), **found)


def _comments(tree: Tree, info: GameInfo) -> Iterator[str]:
    if info.comment:
        yield info.comment
    for node in tree:
        if node.has("C"):
            yield from map(tree.codec.text, node.get("C"))
