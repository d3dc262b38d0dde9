"""Commands that report the progress of a search.

Sources: Leela Zero's `lz-analyze`, KataGo's GTP extensions ("GTP_Extensions.md").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tromp_gui.engine.arguments import CommandError, parse_color, parse_point
from tromp_gui.engine.network.utility import MAX_UTILITY
from tromp_gui.engine.play import apply
from tromp_gui.engine.state import (
    Choice,
    Engine,
    Game,
    MoveCandidate,
    Outlook,
    Resignation,
    SearchReport,
)
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex

_MOST = 10
"""The maximum number of candidates in a report."""

_PAUSE, _GLANCE = 1.0, 0.05
_CENTIS_BELOW = 100_000
_LIMITS = {"avoid", "allow"}
_SWITCHES = {
    "ownership", "ownershipStdev", "movesOwnership", "movesOwnershipStdev", "rootInfo", "pvVisits"
}  # fmt: skip
"""The keywords that request more output, with `true` or `false`."""


class _AnalysisRequest:
    """The arguments of an analysis: `[COLOR] [INTERVAL] [KEYWORD VALUE]...`, with the interval in
    centiseconds, and `avoid COLOR VERTEX,... DEPTH` or `allow COLOR VERTEX,... DEPTH`, which
    exclude these moves, or all others, for the next DEPTH moves.
    """

    def __init__(self, engine: Engine, args: tuple[str, ...]) -> None:
        words = list(args)
        self.color = engine.game.position.to_play
        self.pause, self.least, self.most = _PAUSE, 0, _MOST
        self.wanted: set[str] = set()
        if words and words[0].lower() in ("b", "w", "black", "white"):
            self.color = parse_color(words.pop(0))
        if words and words[0].isascii() and words[0].isdigit():
            self.pause = _centis(words.pop(0))
        self.avoided: dict[tuple[Color, Point | None], int] = {}
        self._limited: dict[Color, str] = {}
        while words:
            keyword = words.pop(0)
            if len(words) < (3 if keyword in _LIMITS else 1):
                raise CommandError(f"{keyword} without its value")
            if keyword in _LIMITS:
                self._limit(engine.game.board, keyword, *(words.pop(0) for _ in range(3)))
            else:
                self._take(keyword, words.pop(0))

    def _take(self, keyword: str, value: str) -> None:
        if keyword in _SWITCHES:
            if value.lower() == "true":
                self.wanted.add(keyword)
        elif keyword == "interval":
            self.pause = _centis(value)
        elif keyword == "minmoves":
            self.least = _count(value)
        elif keyword == "maxmoves":
            self.most = max(1, _count(value))
        else:
            raise CommandError(f"unknown keyword: {keyword}")

    def _limit(self, board: Board, keyword: str, who: str, vertices: str, depth: str) -> None:
        """Exclude these moves of a player (`avoid`), or all others (`allow`, only once and
        alone).
        """
        color, until = parse_color(who), _count(depth)
        size = board.rows, board.columns
        named = {parse_point(each, *size, "invalid vertex") for each in vertices.split(",")}
        if color in self._limited and "allow" in (keyword, self._limited[color]):
            raise CommandError("allow comes once for a player, and without avoid")
        if not until:
            raise CommandError("the depth is less than 1")
        self._limited[color] = keyword
        if keyword == "allow":
            named = {None, *board.grid.points(board.grid.full)} - named
        self.avoided.update(((color, each), until) for each in named)

    def shown(self, report: SearchReport) -> list[MoveCandidate]:
        """The moves to report."""
        seen = sum(each.visits > 0 for each in report.candidates)
        return report.candidates[: min(self.most, max(seen, self.least, 1))]


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 9):
        raise CommandError("not a whole number")
    return int(word)


def _centis(word: str) -> float:
    return max(0.01, min(_CENTIS_BELOW, _count(word)) / 100)


def lz_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`lz-analyze [COLOR] [CENTISECONDS]`: searches and reports until the next command."""
    return _analyze(engine, _AnalysisRequest(engine, args), _lz)


def kata_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`kata-analyze [COLOR] [CENTISECONDS] [ownership true]...`: the same in KataGo's format."""
    return _analyze(engine, _AnalysisRequest(engine, args), _kata)


def lz_genmove_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`lz-genmove_analyze COLOR [CENTISECONDS]`: genmove with progress reports."""
    return _genmove(engine, _of_a_move(engine, args), _lz)


def kata_genmove_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`kata-genmove_analyze COLOR [CENTISECONDS] [ownership true]`: the same in KataGo's format."""
    return _genmove(engine, _of_a_move(engine, args), _kata)


def _of_a_move(engine: Engine, args: tuple[str, ...]) -> _AnalysisRequest:
    request = _AnalysisRequest(engine, args)
    if request.avoided:
        raise CommandError("avoid and allow are for analysis only")
    return request


def search_cancellable(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-search_cancellable COLOR`: a move that is not played, or "cancelled" if another command
    arrives first.
    """
    color = parse_color(args[0] if len(args) == 1 else "")
    for found in _until_chosen(engine, color, _GLANCE):
        if not isinstance(found, SearchReport):
            return _word(found)
        if engine.is_awaited():
            break
    return "cancelled"


def _analyze(engine: Engine, request: _AnalysisRequest, line: Callable[..., str]) -> Iterator[str]:
    game = engine.game
    color, pause, avoided = request.color, request.pause, request.avoided
    for report in engine.player.study(game, color, pause, engine.is_awaited, avoided):
        yield line(report, game, request)


def _genmove(engine: Engine, request: _AnalysisRequest, line: Callable[..., str]) -> Iterator[str]:
    game = engine.game
    for found in _until_chosen(engine, request.color, request.pause):
        if isinstance(found, SearchReport):
            yield line(found, game, request)
        else:
            apply(engine, request.color, found)
            yield f"play {_word(found)}"


def _until_chosen(engine: Engine, color: Color, pause: float) -> Iterator[SearchReport | Choice]:
    """The reports of a search, then the choice."""
    choice = yield from engine.player.consider(engine.game, color, engine.clock(color), pause)
    yield choice


def _word(choice: Choice) -> str:
    return choice.value if isinstance(choice, Resignation) else format_vertex(choice)


def _lz(report: SearchReport, game: Game, request: _AnalysisRequest) -> str:
    """A report of `lz-analyze`; win rates and priors are in units of 1/10,000."""
    return " ".join(
        f"info move {format_vertex(each.point)} visits {each.visits} "
        f"winrate {each.winrate * 10_000:.0f} prior {each.prior * 10_000:.0f} "
        f"lcb {_lcb(each) * 10_000:.0f} order {order} pv {_line(each)}"
        for order, each in enumerate(request.shown(report))
    )


def _kata(report: SearchReport, game: Game, request: _AnalysisRequest) -> str:
    """A report of `kata-analyze` for the player to move; ownership by rows from the top."""
    sign = 1 if request.color is Color.BLACK else -1
    parts = []
    for order, each in enumerate(request.shown(report)):
        parts.append(_info(each, order, "pvVisits" in request.wanted))
        if each.visits and "movesOwnership" in request.wanted:
            parts.append(f"movesOwnership {_by_rows(each.ownership, game, sign)}")
        if each.visits and "movesOwnershipStdev" in request.wanted:
            parts.append(f"movesOwnershipStdev {_by_rows(each.ownership_spread, game, 1)}")
    if "rootInfo" in request.wanted:
        found = report.outlook
        parts.append(f"rootInfo visits {found.visits} {_judged(found)} weight {found.visits}")
    if "ownership" in request.wanted:
        parts.append(f"ownership {_by_rows(report.ownership, game, sign)}")
    if "ownershipStdev" in request.wanted:
        parts.append(f"ownershipStdev {_by_rows(report.ownership_spread, game, 1)}")
    return " ".join(parts)


def _info(move: MoveCandidate, order: int, has_visits: bool) -> str:
    """The report of a move."""
    found = move.outlook
    text = (
        f"info move {format_vertex(move.point)} visits {move.visits} edgeVisits {move.visits} "
        f"{_judged(found)} prior {move.prior:.6f} lcb {_lcb(move):.6f} "
        f"utilityLcb {found.utility - found.radius:.6f} weight {move.visits} "
        f"order {order} pv {_line(move)}"
    )
    return f"{text} pvVisits {' '.join(map(str, move.line_visits))}" if has_visits else text


def _judged(found: Outlook) -> str:
    return (
        f"utility {found.utility:.6f} winrate {found.winrate:.6f} scoreMean {found.lead:.3f} "
        f"scoreStdev {found.spread:.3f} scoreLead {found.lead:.3f} "
        f"scoreSelfplay {found.score:.3f}"
    )


def _lcb(move: MoveCandidate) -> float:
    """The lower confidence bound of the win rate (KataGo's `lcb`)."""
    return move.winrate - move.outlook.radius / 2 / MAX_UTILITY


def _line(candidate: MoveCandidate) -> str:
    return " ".join(map(format_vertex, candidate.line))


def _by_rows(values: Sequence[float], game: Game, sign: int) -> str:
    """Values of points, given from the bottom left, in output order, from the top."""
    columns = game.board.columns
    rows = range(0, len(values), columns)
    turned = [value for row in reversed(rows) for value in values[row : row + columns]]
    return " ".join(f"{sign * value:.3f}" for value in turned)
