"""Commands that tell what a search finds while it searches.

Sources: Leela Zero's `lz-analyze`, KataGo's GTP extensions ("GTP_Extensions.md").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tromp_gui.engine.arguments import CommandError, parse_color
from tromp_gui.engine.play import apply
from tromp_gui.engine.state import Choice, Engine, Game, MoveCandidate, Resignation, SearchReport
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import format_vertex

_MOST = 10
"""This many candidates are told at once."""

_PAUSE, _GLANCE = 1.0, 0.05
_CENTIS_BELOW = 100_000
_WITH_VALUE = {"interval", "minmoves", "maxmoves", "ownership", "rootInfo", "pvVisits"}
"""The keywords that are read or passed over, each with one value; `avoid` and `allow` have more,
and are refused."""


class _AnalysisRequest:
    """The arguments of an analysis: `[COLOR] [INTERVAL] [KEYWORD VALUE]...`, in centiseconds."""

    def __init__(self, engine: Engine, args: tuple[str, ...]) -> None:
        words = list(args)
        self.color = engine.game.position.to_play
        self.pause = _PAUSE
        self.has_ownership = False
        if words and words[0].lower() in ("b", "w", "black", "white"):
            self.color = parse_color(words.pop(0))
        if words and words[0].isascii() and words[0].isdigit():
            self.pause = _centis(words.pop(0))
        if len(words) % 2:
            raise CommandError("a keyword without a value")
        for keyword, value in zip(words[::2], words[1::2], strict=True):
            self._take(keyword, value)

    def _take(self, keyword: str, value: str) -> None:
        if keyword not in _WITH_VALUE:
            raise CommandError(f"unknown keyword: {keyword}")
        if keyword == "interval":
            self.pause = _centis(value)
        elif keyword == "ownership":
            self.has_ownership = value.lower() == "true"


def _centis(word: str) -> float:
    if not (word.isascii() and word.isdigit() and len(word) < 9):
        raise CommandError("interval not an integer")
    return max(0.01, min(_CENTIS_BELOW, int(word)) / 100)


def lz_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`lz-analyze [COLOR] [CENTISECONDS]`: searches and tells until another command comes."""
    return _analyze(engine, _AnalysisRequest(engine, args), _lz)


def kata_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`kata-analyze [COLOR] [CENTISECONDS] [ownership true]`: the same, in KataGo's words."""
    return _analyze(engine, _AnalysisRequest(engine, args), _kata)


def lz_genmove_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`lz-genmove_analyze COLOR [CENTISECONDS]`: genmove that tells meanwhile."""
    return _genmove(engine, _AnalysisRequest(engine, args), _lz)


def kata_genmove_analyze(engine: Engine, args: tuple[str, ...]) -> Iterator[str]:
    """`kata-genmove_analyze COLOR [CENTISECONDS] [ownership true]`: the same, in KataGo's words."""
    return _genmove(engine, _AnalysisRequest(engine, args), _kata)


def search_cancellable(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-search_cancellable COLOR`: a move that is not played, or "cancelled" where another
    command comes before it is found."""
    color = parse_color(args[0] if len(args) == 1 else "")
    for found in _until_chosen(engine, color, _GLANCE):
        if not isinstance(found, SearchReport):
            return _word(found)
        if engine.is_awaited():
            break
    return "cancelled"


def _analyze(engine: Engine, request: _AnalysisRequest, line: Callable[..., str]) -> Iterator[str]:
    game = engine.game
    for report in engine.player.study(game, request.color, request.pause, engine.is_awaited):
        yield line(report, game, request.color, request.has_ownership)


def _genmove(engine: Engine, request: _AnalysisRequest, line: Callable[..., str]) -> Iterator[str]:
    game = engine.game
    for found in _until_chosen(engine, request.color, request.pause):
        if isinstance(found, SearchReport):
            yield line(found, game, request.color, request.has_ownership)
        else:
            apply(engine, request.color, found)
            yield f"play {_word(found)}"


def _until_chosen(engine: Engine, color: Color, pause: float) -> Iterator[SearchReport | Choice]:
    """The reports of a search, then the choice."""
    choice = yield from engine.player.consider(engine.game, color, engine.clock(color), pause)
    yield choice


def _word(choice: Choice) -> str:
    return choice.value if isinstance(choice, Resignation) else format_vertex(choice)


def _shown(report: SearchReport) -> list[MoveCandidate]:
    seen = [each for each in report.candidates if each.visits]
    return seen[:_MOST] or report.candidates[:1]


def _lz(report: SearchReport, game: Game, color: Color, has_ownership: bool) -> str:
    """Win rates and priors are shares of 10,000."""
    return " ".join(
        f"info move {format_vertex(each.point)} visits {each.visits} "
        f"winrate {each.winrate * 10_000:.0f} prior {each.prior * 10_000:.0f} "
        f"lcb {each.winrate * 10_000:.0f} order {order} pv {_line(each)}"
        for order, each in enumerate(_shown(report))
    )


def _kata(report: SearchReport, game: Game, color: Color, has_ownership: bool) -> str:
    """All from the side of the player to move; ownership by rows from the top."""
    shown = _shown(report)
    parts = [
        f"info move {format_vertex(each.point)} visits {each.visits} "
        f"winrate {each.winrate:.6f} scoreMean {each.lead:.3f} scoreLead {each.lead:.3f} "
        f"prior {each.prior:.6f} order {order} pv {_line(each)}"
        for order, each in enumerate(shown)
    ]
    if has_ownership:
        parts.append(f"ownership {_owners(report, game, color)}")
    return " ".join(parts)


def _line(candidate: MoveCandidate) -> str:
    return " ".join(map(format_vertex, candidate.line))


def _owners(report: SearchReport, game: Game, color: Color) -> str:
    columns, sign = game.board.columns, 1 if color is Color.BLACK else -1
    rows = range(0, len(report.ownership), columns)
    values = [value for row in reversed(rows) for value in report.ownership[row : row + columns]]
    return " ".join(f"{sign * value:.3f}" for value in values)
