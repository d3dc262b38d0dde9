"""The report on one recorded game: illegal moves, the count. Values, nothing is printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum

from tromp_gui import wording
from tromp_gui.cli.judge import NoVerdict, own_judge
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result, has_letter_of_either, parse_result
from tromp_gui.go.rules import Rules
from tromp_gui.gtp.chain_status import ChainStatus
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.match.scores import agreeing_rules, agrees, score_at
from tromp_gui.record.editing import recorded_dead
from tromp_gui.record.game_info import GameInfo, read_result
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import (
    OFF_BOARD,
    Played,
    PositionAtNode,
    Replay,
    first_by_moves,
    unfit_handicap,
)
from tromp_gui.record.terms import Terms, scored_node, terms_of
from tromp_gui.scoring.count import Score
from tromp_gui.session.game.engine_target import target_at


class DeadSource(Enum):
    """Which stones a count removes if no list of points is given."""

    NONE = "none"
    RECORDED = "recorded"
    AS_FOUND = "as-found"
    """Those recorded, if any; the default."""
    PROPOSED = "propose"
    """Those that the built-in engine considers dead."""


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """The user's options (None: as in the record); `explain` shows all parts of the count."""

    rules: Rules | None = None
    komi: Decimal | None = None
    dead: DeadSource | tuple[str, ...] = DeadSource.AS_FOUND
    explain: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """A count, and whether the recorded result agrees with it: see `scores.agrees`.

    `agrees_under` are the rules under which it has, if the file leaves the rules open;
    `stands` is the count without removing dead stones, if the parts are to be explained; `statuses`
    is the proposal with its reasons, if one was requested.
    """

    score: Score
    agrees: bool | None
    agrees_under: Rules | None = None
    stands: Score | None = None
    statuses: tuple[ChainStatus, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameReport:
    """A game of a file. `game` counts from 0; `moves` are the turns of the main line; `recorded` is
    RE and `date` is DT as written, None if missing; `result` is RE as it was understood.
    """

    file: str
    game: int
    terms: Terms
    rows: int
    columns: int
    moves: int
    recorded: str | None
    result: Result | None
    date: str | None
    illegal: tuple[Played, ...]
    warnings: tuple[str, ...] = ()
    counted: Counted | None = None

    @property
    def is_clean(self) -> bool:
        """Whether all moves are legal and no recorded result differs from the count."""
        differs = self.counted is not None and self.counted.agrees is False
        return not self.illegal and not differs


@dataclass(frozen=True, slots=True)
class GameFailure:
    """A game that cannot be read or counted, in a file that can be read."""

    file: str
    game: int
    error: str

    is_clean = False


def check(
    file: str, game: int, tree: Tree, options: ReportOptions, warnings: tuple[str, ...] = ()
) -> GameReport:
    """Replay the main line of a game and report every illegal turn.

    `warnings` are those of the file, to which the game's are added.
    """
    report, *_ = _replayed(file, game, tree, options, warnings)
    return report


def score(
    file: str, game: int, tree: Tree, options: ReportOptions, warnings: tuple[str, ...] = ()
) -> GameReport | GameFailure:
    """Replay the main line of a game as `check` does, and count its last position."""
    report, info, position, last = _replayed(file, game, tree, options, warnings)
    terms, verdict = report.terms, None
    if options.dead is DeadSource.PROPOSED:
        try:
            verdict = own_judge().ask(position.board, target_at(_Record(tree, terms), last))
        except NoVerdict as problem:
            return GameFailure(file, game, str(problem))
    statuses = None if verdict is None else verdict.chains
    dead, is_known, complaints = _dead(tree, last, position.board, options.dead, verdict)
    fixed = terms.rules, terms.komi, terms.handicap
    counted = score_at(position, *fixed, dead)
    stands = score_at(position, *fixed) if options.explain else None
    recorded = report.result
    if info.result not in ("", "?") and recorded is None:
        complaints += (wording.unread_result(info.result),)
    elif recorded is not None and recorded != parse_result(info.result):
        complaints += (wording.result_in_stones(info.result, recorded),)
    agreed = agrees(counted, recorded, is_known)
    if recorded is not None and not agreed and has_letter_of_either(info.result):
        complaints += (wording.letter_of_either(info.result, recorded),)
    under = agreeing_rules(position, terms, recorded, dead)
    return replace(
        report,
        warnings=(*report.warnings, *complaints),
        counted=Counted(counted, agreed, under, stands, statuses),
    )


class _Record:
    """A tree and the positions in it, for `target_at`."""

    def __init__(self, tree: Tree, terms: Terms) -> None:
        self.tree, self.terms = tree, terms
        self.at_node = Replay(tree, terms.rules).at


def _replayed(
    file: str, game: int, tree: Tree, options: ReportOptions, warnings: tuple[str, ...]
) -> tuple[GameReport, GameInfo, Position, Node]:
    info, terms = terms_of(tree, options.rules, options.komi)
    replay = Replay(tree, terms.rules)
    line = list(tree.main_line())
    last, moments = replay.remarkable(line)
    gaps = (wording.gap(each, terms) for each in terms.gaps)
    complaints = [*_of_start(tree, terms.rules)]
    complaints += (text for at_node in moments for text in _complaints(at_node))
    report = GameReport(
        file=file,
        game=game,
        terms=terms,
        rows=tree.rows,
        columns=tree.columns,
        moves=last.turn,
        recorded=info.result or None,
        result=read_result(info),
        date=info.date or None,
        illegal=tuple(each for at_node in moments for each in at_node.played if each.illegal),
        warnings=tuple(dict.fromkeys((*warnings, *gaps, *complaints))),
    )
    return report, info, last, line[-1]


def _of_start(tree: Tree, rules: Rules) -> Iterator[str]:
    """Warnings about a root that leaves the start open or contradicts itself."""
    if first_by_moves(tree) is Color.WHITE:
        yield wording.white_begins()
    if unfit := unfit_handicap(tree, rules):
        yield wording.unfit_handicap(*unfit)


def _complaints(at_node: PositionAtNode) -> Iterator[str]:
    yield from map(wording.unread_point, at_node.bad_values)
    for played in at_node.played:
        if played.turn.point == OFF_BOARD:
            yield wording.unread_point(f"{played.turn.color.value}[{played.value}]")
    if at_node.position.may_lack_liberties and not at_node.played:
        yield wording.set_up_without_liberties(at_node.position.turn)


def _dead(
    tree: Tree,
    last: Node,
    board: Board,
    source: DeadSource | tuple[str, ...],
    verdict: Verdict | None,
) -> tuple[frozenset[Point], bool, tuple[str, ...]]:
    """The stones to remove, whether anyone has said which they are, and problems with them."""
    if isinstance(source, tuple):
        dead, problems = _named(board, source)
        return dead, True, problems
    if verdict is not None:
        return verdict.dead, True, ()
    if source is DeadSource.NONE:
        return frozenset(), True, ()
    stones = board.points(Color.BLACK), board.points(Color.WHITE)
    recorded = recorded_dead(tree, scored_node(tree, last), *stones)
    if recorded is None and source is DeadSource.RECORDED:
        return frozenset(), False, (wording.nothing_recorded(),)
    return recorded or frozenset(), recorded is not None, ()


def _named(board: Board, names: tuple[str, ...]) -> tuple[frozenset[Point], tuple[str, ...]]:
    """The chains on the points of a list, because whole chains are marked."""
    dead: set[Point] = set()
    wrong = []
    for name in names:
        try:
            point = parse_vertex(name, board.rows, board.columns)
        except ValueError:
            point = None
        if point is None or board.at(point) is None:
            wrong.append(name.upper())
        else:
            dead |= board.chain(point)
    return frozenset(dead), (wording.no_stones(wrong),) if wrong else ()


def vertices(points: frozenset[Point]) -> list[str]:
    """The points as GTP writes them, from the bottom left, row by row."""
    return [format_vertex(point) for point in sorted(points)]
