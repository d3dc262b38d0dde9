"""What the ledger shows of counts, and sentences about the position."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Scoring
from tromp_gui.match.phases import Finished
from tromp_gui.scoring.count import Score, Tally, Why
from tromp_gui.scoring.unfilled import is_unfinished, unfilled
from tromp_gui.session.game.score_session import Counts
from tromp_gui.ui.score.state import Cells, CountColumn, LedgerLine, LedgerState, in_words
from tromp_gui.wording import tr
from tromp_gui.wording.translation import plural

_TERRITORY = (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI)
_NONE = "–"


def ledger(
    counts: Counts, marked: str, other: Score | None = None, is_over: bool = True
) -> LedgerState:
    """The items of the counts, a line each.

    `marked` is the title of the count without the marked stones; '' leaves that count out. `other`
    is the count by the other scoring method. If the game is not over, the counts say who is ahead
    instead of who wins.
    """
    by_territory = _is_territory(counts.stands)
    named = [(tr("As it stands"), counts.stands)]
    if marked:
        named.append((marked, counts.agreed))
    if other is not None:
        named.append((tr("By area") if by_territory else tr("By territory"), other))
    lines = _lines([score for _, score in named])
    keys = [line.key for line in lines]
    return LedgerState(
        tr("territory") if by_territory else tr("area"),
        tuple(lines),
        tuple(_count(title, score, keys, is_over) for title, score in named),
        main=1 if marked else 0,
        compare=_link(by_territory, other is not None),
    )


def ledger_text(
    counts: Counts, marked: str, other: Score | None = None, is_over: bool = True
) -> str:
    """The ledger as text for the clipboard: the scoring method, then each count line by line."""
    state = ledger(counts, marked, other, is_over)
    head = tr("Count by {kind}, Black – White").format(kind=state.kind)
    return f"{head}\n\n{in_words(state)}\n"


def points_of(score: Score, key: str) -> frozenset[Point]:
    """The points that a line of the ledger refers to."""
    wanted = {
        "stones": (Why.LIVING_STONE,),
        "surrounded": (Why.SURROUNDED, Why.NOT_READ_OUT, Why.DEAD_STONE),
        "neutral": (Why.NEUTRAL, Why.SEKI, Why.REACHES_NOTHING),
        "prisoners": (Why.DEAD_STONE,),
    }.get(key, ())
    return frozenset(point for point, owned in score.ownership.items() if owned.why in wanted)


def _is_territory(score: Score) -> bool:
    return score.scoring in _TERRITORY


def _link(by_territory: bool, is_compared: bool) -> str:
    if is_compared:
        return tr("Hide comparison")
    return tr("Compare with area") if by_territory else tr("Compare with territory")


def _lines(scores: list[Score]) -> list[LedgerLine]:
    stones = LedgerLine("stones", tr("Stones on the board"))
    surrounded = LedgerLine("surrounded", tr("Surrounded points"))
    prisoners = LedgerLine("prisoners", tr("Prisoners"))
    shown = {
        stones: not all(map(_is_territory, scores)),
        surrounded: True,
        prisoners: any(map(_is_territory, scores)),
        LedgerLine("komi", tr("Komi")): True,
        LedgerLine("bonus", tr("Handicap")): any(score.white.bonus for score in scores),
        LedgerLine("neutral", tr("Neutral points")): True,
    }
    return [line for line, is_shown in shown.items() if is_shown]


def _count(title: str, score: Score, keys: list[str], is_over: bool) -> CountColumn:
    result = score.result
    verdict = wording.counted_sentence(result, score.scoring) if is_over else _ahead(result)
    return CountColumn(
        title,
        tuple(_cells(score, key) for key in keys),
        (wording.number(score.black.total), wording.number(score.white.total)),
        verdict,
    )


def _ahead(result: Result) -> str:
    """Who has more points now."""
    if result.winner is None or result.margin is None:
        return tr("Even so far")
    text = tr("{color} is ahead by {points} so far")
    color = wording.color_name(result.winner)
    return text.format(color=color, points=wording.number(result.margin))


def _cells(score: Score, key: str) -> Cells:
    """The cells of a line; dashes if the scoring method has no such item."""
    black, white = score.tally(Color.BLACK), score.tally(Color.WHITE)
    if key == ("stones" if _is_territory(score) else "prisoners"):
        return _NONE, _NONE
    return {
        "stones": (str(black.stones), str(white.stones)),
        "surrounded": (str(black.surrounded), str(white.surrounded)),
        "prisoners": (_prisoners(score, black), _prisoners(score, white)),
        "komi": (_NONE, wording.number(white.komi)),
        "bonus": (_NONE, str(white.bonus)),
        "neutral": (str(score.neutral),),
    }[key]


def _prisoners(score: Score, tally: Tally) -> str:
    """A player's prisoners: those taken, or with a minus those subtracted (Lasker–Maas)."""
    is_less = score.subtracts_prisoners and tally.prisoners > 0
    return f"−{tally.prisoners}" if is_less else str(tally.prisoners)


def to_fill(score: Score) -> str:
    """What must be played before this count; '' if nothing."""
    found = unfilled(score)
    if found.borders or is_unfinished(score):
        return f"{_unowned(score)} {wording.borders_open(found.borders)}".strip()
    if found.has_dame:
        return tr("Neutral points remain. These rules ask you to fill them before you count.")
    return wording.connections_needed(found.connections) if found.connections else ""


def _unowned(score: Score) -> str:
    return plural(
        "wording",
        "1 point has no owner yet: playing on could still change the result.",
        "%n points have no owner yet: playing on could still change the result.",
        score.neutral,
    )


def unended() -> str:
    """Why no result can be written here."""
    return tr("The game is not over here: go to its last move, or pass twice, to write a result.")


def ended(phase: Finished) -> str:
    """How the game ended, if not by this count."""
    text = tr("{result}. This count does not change the result.")
    return text.format(result=wording.result_sentence(phase.outcome.result))
