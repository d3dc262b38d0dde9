"""The standing of a match as a table of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from tromp_gui.cli.match.folder import Outcome
from tromp_gui.go.point import Color
from tromp_gui.go.result import Way
from tromp_gui.session.play.engine_match import End

_Z = 1.959964
"""Of the normal distribution, for 95 %."""


def wilson(successes: float, trials: int, z: float = _Z) -> tuple[float, float]:
    """The confidence interval of a share (E. B. Wilson, 1927), as two shares from 0 to 1.

    Ties may count as half successes. Without trials it is all from 0 to 1.
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle, whole = share + z * z / (2 * trials), 1 + z * z / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def table(outcomes: Sequence[Outcome], first: str, second: str) -> list[str]:
    """The standing, a line each: both engines, the share of the first with its 95 % interval, and
    how the games ended; nothing before the first game. One without a result does not count for
    the share, and one that repeats another says nothing new, so these are told."""
    if not outcomes:
        return []
    head = f"        {'won':>5} {'lost':>5} {'tied':>5}   {'as Black':>9} {'as White':>9}"
    lines = [f"first:  {first}", f"second: {second}", "", head]
    lines += [_row("first", outcomes, is_first=True), _row("second", outcomes, is_first=False), ""]
    counted = [each for each in outcomes if each.result.way is not Way.VOID]
    points = sum(_points(each) for each in counted)
    low, high = wilson(points, len(counted))
    share = points / len(counted) if counted else 0.0
    lines.append(
        f"first: {share:.1%} of {len(counted)} games (95% confidence: {low:.1%} to {high:.1%})"
    )
    ends = Counter(each.end for each in outcomes)
    lines.append("ended: " + ", ".join(f"{ends[end]} {end.value}" for end in End if ends[end]))
    lines.append(f"turns per game: {sum(each.turns for each in outcomes) / len(outcomes):.0f}")
    if repeated := len(outcomes) - len({each.digest or each.number for each in outcomes}):
        lines.append(f"{repeated} games repeat another game, so the true interval is wider")
    return lines


def _row(name: str, outcomes: Sequence[Outcome], *, is_first: bool) -> str:
    score: Counter[str] = Counter()
    by_color = {color: Counter[str]() for color in Color}
    for each in outcomes:
        color = each.first if is_first else each.first.opponent
        word = _word(each, color)
        score[word] += 1
        by_color[color][word] += 1
    each_color = (f"{by_color[color]['won']}–{by_color[color]['lost']}" for color in Color)
    black, white = each_color
    counts = f"{score['won']:>5} {score['lost']:>5} {score['tied']:>5}"
    return f"{name:6}  {counts}   {black:>9} {white:>9}"


def _word(outcome: Outcome, color: Color) -> str:
    if outcome.result.way is Way.VOID:
        return "void"
    if outcome.result.winner is None:
        return "tied"
    return "won" if outcome.result.winner is color else "lost"


def _points(outcome: Outcome) -> float:
    return {"won": 1.0, "tied": 0.5}.get(_word(outcome, outcome.first), 0.0)
