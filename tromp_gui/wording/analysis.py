"""An engine's findings, in words and in short figures."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.record.evaluation import Evaluation, Loss
from tromp_gui.wording import tr
from tromp_gui.wording.translation import localized


def percent(share: float) -> str:
    """A win rate with one digit: "48.6%"."""
    return tr("{percent}%").format(percent=localized(f"{100 * share:.1f}"))


def whole_percent(share: float) -> str:
    """A share without digits: "49%"."""
    return tr("{percent}%").format(percent=round(100 * share))


def lead(points: float) -> str:
    """Points ahead, with their sign: "+1.5", "−0.3"."""
    text = f"{points:+.1f}"
    text = "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")
    return localized(text)


def change(share: float) -> str:
    """A change of the win rate, with its sign: "−3.2%"."""
    return tr("{percent}%").format(percent=lead(100 * share))


def loses(loss: Loss) -> str:
    """What a move loses against the best one: "loses 2.7 points"; "" if it loses nothing."""
    known = loss.points if loss.points is not None else loss.win_rate
    if known is None or known <= 0:
        return ""
    return tr("loses {loss}").format(loss=lost(loss))


def ahead(score: float) -> str:
    """Who is ahead by how much, `score` for Black: "White ahead by 0.3"."""
    by = f"{abs(score):.1f}"
    if by == "0.0":
        return tr("Even")
    by = localized(by)
    if score > 0:
        return tr("Black ahead by {points}").format(points=by)
    return tr("White ahead by {points}").format(points=by)


def count(visits: int) -> str:
    """A number of visits in at most four characters: "620", "4.1k", "12M"."""
    for size, sign in ((1_000_000, "M"), (1_000, "k")):
        if visits >= size:
            share = visits / size
            return localized(f"{share:.1f}{sign}") if share < 9.95 else f"{share:.0f}{sign}"
    return str(visits)


def line(points: tuple[Point | None, ...]) -> str:
    """The points of a line: "J5 L3 pass"."""
    return " ".join(tr("pass") if point is None else format_vertex(point) for point in points)


def evaluation(value: Evaluation) -> str:
    """A position in one phrase: "Black’s win rate 48.6%; White ahead by 0.3"."""
    score = "" if value.score is None else ahead(value.score)
    if value.win_rate is None:
        return score
    rate = tr("Black’s win rate {chance}").format(chance=percent(value.win_rate))
    if not score:
        return rate
    return tr("{chance}; {score}").format(chance=rate, score=score)


def verdict(value: Evaluation) -> str:
    """The shortest summary: who is ahead, or else Black's win rate."""
    return evaluation(value if value.score is None else Evaluation(value.score))


def lost(loss: Loss) -> str:
    """What a move lost: "16.2 points", "23.0% in win rate"."""
    if loss.points is not None:
        return tr("{points} points").format(points=localized(f"{loss.points:.1f}"))
    share = percent(loss.win_rate or 0.0)
    return tr("{share} in win rate").format(share=share)


def lead_mark(color: Color, points: int) -> str:
    """A lead as short as possible, for the axis of a graph: "B+50"."""
    text = tr("B+{points}") if color is Color.BLACK else tr("W+{points}")
    return text.format(points=points)
