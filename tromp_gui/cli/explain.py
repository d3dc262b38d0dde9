"""An explained count: the ledger, the board with owners, and the reason for every point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from textwrap import wrap

from tromp_gui import wording
from tromp_gui.cli.json_text import Json
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Scoring
from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus
from tromp_gui.gtp.diagram import draw_signs
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.scoring.count import Ownership, Score, Tally, Why
from tromp_gui.wording import tr
from tromp_gui.wording.chain_status import status_sentence

_WIDTH = 92
_TERRITORY = (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI)
_SIDES = (Color.BLACK, Color.WHITE)


def fields(agreed: Score, stands: Score) -> Json:
    """The count for other programs: both sums, and the points by owner and reason."""
    groups: list[Json] = [
        {
            "owner": owned.owner.value if owned.owner else None,
            "why": owned.why.value,
            "points": [format_vertex(point) for point in points],
        }
        for owned, points in _grouped(agreed)
    ]
    return {
        "scoring": agreed.scoring.value,
        "stands": _sum(stands),
        "agreed": _sum(agreed),
        "points": groups,
    }


def _sum(score: Score) -> Json:
    return {
        "black": _parts(score.black),
        "white": _parts(score.white),
        "neutral": score.neutral,
        "result": str(score.result),
    }


def _parts(tally: Tally) -> Json:
    return {
        "stones": tally.stones,
        "surrounded": tally.surrounded,
        "prisoners": tally.prisoners,
        "komi": tally.komi,
        "handicap": tally.bonus,
        "total": tally.total,
    }


def lines(agreed: Score, stands: Score) -> list[str]:
    """The count in words and columns, as lines without line ends."""
    return [*_ledger(agreed, stands), "", *_board(agreed), "", *_reasons(agreed)]


# The proposal


def status_fields(statuses: Sequence[ChainStatus]) -> Json:
    """The reasons of a proposal for other programs, one entry per chain."""
    return [
        {
            "point": format_vertex(found.point),
            "status": found.status.value,
            "how": found.how.value,
            "captured": found.lost,
            "played": found.played,
        }
        for found in statuses
    ]


def status_lines(statuses: Sequence[ChainStatus]) -> list[str]:
    """The reasons of a proposal in words, without the chains that can never be captured."""
    told = sorted((found for found in statuses if found.how is not How.PASS_ALIVE), key=_by_status)
    lines = [f"    {format_vertex(found.point)}: {status_sentence(found)}" for found in told]
    return [tr("Proposals of the built-in engine, one stone per chain:"), *lines]


def _by_status(found: ChainStatus) -> tuple[int, Point]:
    return [LifeStatus.DEAD, LifeStatus.UNSURE, LifeStatus.SEKI, LifeStatus.ALIVE].index(
        found.status
    ), found.point


# The sum


def _ledger(agreed: Score, stands: Score) -> Iterator[str]:
    columns = (stands, agreed)
    black, white = (wording.color_name(color) for color in _SIDES)
    yield f"{'':<22}{tr('As it stands'):>20}    {tr('As agreed'):>20}"
    yield _row("", [black, white, black, white])
    for label, values in _rows(columns):
        yield _row(label, values)
    results = [wording.result_sentence(score.result) for score in columns]
    yield f"{tr('Result'):<22}{results[0]:>20}    {results[1]:>20}"


def _rows(columns: tuple[Score, Score]) -> Iterator[tuple[str, list[str]]]:
    by_territory = columns[0].scoring in _TERRITORY
    tallies = [score.tally(color) for score in columns for color in _SIDES]
    stones = [str(tally.stones) for tally in tallies]
    yield (tr("Stones (no points)"), stones) if by_territory else (tr("Stones"), stones)
    yield tr("Surrounded points"), [str(tally.surrounded) for tally in tallies]
    sign = -1 if columns[0].subtracts_prisoners else 1
    prisoners = [wording.number(Decimal(sign * tally.prisoners)) for tally in tallies]
    yield tr("Prisoners") if by_territory else tr("Prisoners (no points)"), prisoners
    yield tr("Komi"), [wording.number(tally.komi) for tally in tallies]
    yield tr("Handicap"), [str(tally.bonus) for tally in tallies]
    yield tr("Total"), [wording.number(tally.total) for tally in tallies]
    neutral = [str(score.neutral) for score in columns]
    yield tr("Neutral points"), [neutral[0], "", neutral[1], ""]


def _row(label: str, values: list[str]) -> str:
    stands, agreed = values[:2], values[2:]
    cells = "".join(f"{value:>10}" for value in stands)
    return f"{label:<22}{cells}    {''.join(f'{value:>10}' for value in agreed)}".rstrip()


# The board


def _board(score: Score) -> Iterator[str]:
    signs = {point: _sign(score, point) for point in score.ownership}
    yield from draw_signs(score.board.rows, score.board.columns, signs.__getitem__).split("\n")
    used = set(signs.values())
    legend = [f"{sign} {text}" for sign, text in _legend() if sign in used]
    yield ""
    yield from wrap(", ".join(legend), _WIDTH)


def _sign(score: Score, point: Point) -> str:
    owner, why = score.ownership[point]
    stone = score.board.at(point)
    if stone is not None:
        sign = "X" if stone is Color.BLACK else "O"
        return sign.lower() if why is Why.DEAD_STONE else sign
    if owner is not None:
        return "b" if owner is Color.BLACK else "w"
    return {Why.SEKI: "-", Why.COUNTS_FOR_BOTH: "="}.get(why, ".")


def _legend() -> list[tuple[str, str]]:
    return [
        ("X", tr("black stone")),
        ("O", tr("white stone")),
        ("x", tr("dead black stone")),
        ("o", tr("dead white stone")),
        ("b", tr("Black’s point")),
        ("w", tr("White’s point")),
        (".", tr("neutral point")),
        ("-", tr("in seki")),
        ("=", tr("counts for both")),
    ]


# The reasons


def _reasons(score: Score) -> Iterator[str]:
    for owned, points in _grouped(score):
        said = wording.ownership(owned)
        yield f"{said[0].upper()}{said[1:]} ({len(points)}):"
        names = " ".join(format_vertex(point) for point in points)
        yield from wrap(names, _WIDTH, initial_indent="    ", subsequent_indent="    ")


def _grouped(score: Score) -> list[tuple[Ownership, list[Point]]]:
    """The points by owner and reason: Black's, White's, then neutral ones."""
    groups: dict[Ownership, list[Point]] = {}
    for point in sorted(score.ownership):
        groups.setdefault(score.ownership[point], []).append(point)
    return sorted(groups.items(), key=_rank)


def _rank(group: tuple[Ownership, list[Point]]) -> tuple[int, int]:
    owner, why = group[0]
    side = 2 if owner is None else _SIDES.index(owner)
    return side, list(Why).index(why)
