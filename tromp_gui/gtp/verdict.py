"""A judge's verdict on a position, and how engines are asked for it. Proposal, estimate, second
opinion, mediation and `score --dead propose` share it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.chain_status import DEAD_STONES, ChainStatus, How, LifeStatus, parse_statuses
from tromp_gui.gtp.vertex import parse_vertex

ESTIMATE = "tromp-estimate"
"""The command: what the game will come to. Lines:

`score B+3.5`: who will win by area, komi counted, and by how much;
`ownership 0.12 -0.9 ...`: each point from the top left, row by row, from 1 (surely Black's) to -1
(White's);
`winrate 0.62`: Black's chance to win; `spread 8.1`: the standard deviation of the score.
"""

STATUS_LIST = "final_status_list dead"
RAW_NETWORK = "kata-raw-nn 0"
ABOUT_STONES = (DEAD_STONES, STATUS_LIST)
"""Which stones are dead? The most detailed answer first."""
ABOUT_POINTS = (ESTIMATE, RAW_NETWORK, "estimate_score", "final_score")
"""What will the game come to? GNU Go plays a game out for `final_score`."""

_SCORE = r"([BW])\+([0-9]{1,7}(?:\.[0-9]{1,3})?)"
_SMALLEST = 0.05


class Verdict(NamedTuple):
    """A judgement of the stones and points of a board, and `by` whom; what was not asked for, or
    the engine does not report, is empty or None.

    `statuses` is of each stone. `lead` is how far Black is ahead in points, komi counted,
    `spread` its standard deviation, `win_rate` Black's chance (0 to 1); `owners` whose each point
    will be, from 1 (Black's) to -1 (White's).
    """

    board: Board
    by: str = ""
    statuses: Mapping[Point, ChainStatus] = {}  # shared: a Mapping is only read
    lead: float | None = None
    spread: float | None = None
    win_rate: float | None = None
    owners: Mapping[Point, float] = {}  # shared: a Mapping is only read

    def stones(self, status: LifeStatus) -> frozenset[Point]:
        return frozenset(at for at, found in self.statuses.items() if found.status is status)

    @property
    def chains(self) -> tuple[ChainStatus, ...]:
        """The status of each chain, in the order reported."""
        return tuple(dict.fromkeys(self.statuses.values()))

    @property
    def dead(self) -> frozenset[Point]:
        """The dead stones, whole chains."""
        return self.stones(LifeStatus.DEAD)

    @property
    def unsure(self) -> frozenset[Point]:
        """The stones that a person should check."""
        return self.stones(LifeStatus.UNSURE)


def read_verdict(board: Board, command: str, text: str, by: str = "") -> Verdict | None:
    """Read the answer to one of the commands above; None if it is not about this board.

    A line about a point without a stone is skipped.
    """
    verdict = Verdict(board, by)
    if command == DEAD_STONES:
        named = parse_statuses(text, board.rows, board.columns)
        return verdict._replace(statuses=_by_stone(board, named))
    if command == STATUS_LIST:
        return verdict._replace(statuses=_by_stone(board, _listed(board, text)))
    if command == ESTIMATE:
        return _of_estimate(verdict, text)
    if command == RAW_NETWORK:
        return _of_network(verdict, text)
    lead = _lead(next(iter(text.split()), ""))
    return None if lead is None else verdict._replace(lead=lead)


def format_estimate(verdict: Verdict) -> str:
    """Format the answer to `tromp-estimate`."""
    board, lead = verdict.board, verdict.lead or 0.0
    score = f"{'B' if lead > 0 else 'W'}+{abs(lead):.1f}" if abs(lead) >= _SMALLEST else "0"
    values = [f"{verdict.owners[point]:.3f}" for point in _from_top(board)]
    lines = [f"score {score}", f"ownership {' '.join(values)}"]
    if verdict.win_rate is not None and verdict.spread is not None:
        lines += [f"winrate {verdict.win_rate:.4f}", f"spread {verdict.spread:.1f}"]
    return "\n".join(lines)


def parse_points(text: str, rows: int, columns: int) -> frozenset[Point]:
    """Read the points of a list of vertices (`final_status_list`); other words are skipped."""
    return frozenset(_points(text, rows, columns))


def _points(text: str, rows: int, columns: int) -> Iterator[Point]:
    for word in text.split():
        try:
            point = parse_vertex(word, rows, columns)
        except ValueError:
            continue
        if point is not None:
            yield point


def _listed(board: Board, text: str) -> Iterator[ChainStatus]:
    for point in sorted(parse_points(text, board.rows, board.columns)):
        yield ChainStatus(point, LifeStatus.DEAD, How.LISTED)


def _by_stone(board: Board, named: Iterable[ChainStatus]) -> dict[Point, ChainStatus]:
    statuses: dict[Point, ChainStatus] = {}
    for status in named:
        if board.at(status.point) is not None:
            statuses |= dict.fromkeys(board.chain(status.point), status)
    return statuses


def _of_estimate(verdict: Verdict, text: str) -> Verdict | None:
    lines = dict(line.split(" ", 1) for line in text.splitlines() if " " in line)
    lead = _lead(lines.get("score", ""))
    owners = _owners(verdict.board, lines.get("ownership", "").split())
    if lead is None or not owners:
        return None
    chance, spread = (_number(lines.get(name, "")) for name in ("winrate", "spread"))
    return verdict._replace(lead=lead, owners=owners, win_rate=chance, spread=spread)


def _of_network(verdict: Verdict, text: str) -> Verdict | None:
    """KataGo's answer, which is from White's perspective ("GTP_Extensions.md", kata-raw-nn)."""
    head, _, tail = text.partition("whiteOwnership")
    values = dict(line.split()[:2] for line in head.splitlines() if len(line.split()) == 2)
    names = ("whiteLead", "whiteWin", "whiteScoreSelfplay", "whiteScoreSelfplaySq")
    lead, win, mean, square = (_number(values.get(name, "")) for name in names)
    owners = _owners(verdict.board, tail.split(), -1)
    if lead is None or not owners:
        return None
    spread = None if mean is None or square is None else max(0.0, square - mean**2) ** 0.5
    chance = None if win is None else 1 - win
    return verdict._replace(lead=-lead, owners=owners, win_rate=chance, spread=spread)


def _owners(board: Board, words: list[str], sign: int = 1) -> dict[Point, float]:
    """Values from the top left, by point; empty if they do not fit the board."""
    values = [_number(word) for word in words]
    known = [sign * value for value in values if value is not None and -1 <= value <= 1]
    fits = len(known) == len(values) == board.rows * board.columns
    return dict(zip(_from_top(board), known, strict=True)) if fits else {}


def _number(word: str) -> float | None:
    try:
        value = float(word)
    except ValueError:
        return None
    return value if abs(value) < float("inf") else None


def _lead(word: str) -> float | None:
    if word == "0":
        return 0.0
    match = re.fullmatch(_SCORE, word)
    if match is None:
        return None
    return float(match[2]) if match[1] == "B" else -float(match[2])


def _from_top(board: Board) -> list[Point]:
    rows, columns = board.rows, board.columns
    return [Point(row, col) for row in reversed(range(rows)) for col in range(columns)]
