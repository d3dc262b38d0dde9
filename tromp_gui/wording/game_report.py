"""The report of a game in words: its table, and its moments."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.learning.game_report import Figures, GameReport, Moment, Phase
from tromp_gui.wording import analysis as words
from tromp_gui.wording import color_name, labelled, point_name
from tromp_gui.wording.engines import engine_name
from tromp_gui.wording.translation import localized, paragraph, translate


def _tr(text: str) -> str:
    return translate("game-report", text)


def title() -> str:
    return _tr("Report of the game")


def heads() -> tuple[str, ...]:
    """The headings of the table."""
    return _tr("Player"), _tr("Moves"), _tr("Accuracy"), _tr("Points lost"), _tr("Best moves")


def rows(report: GameReport) -> tuple[tuple[str, ...], ...]:
    """The table: each player's whole game, and below it the phases."""
    found = []
    for color in (Color.BLACK, Color.WHITE):
        for phase in (None, *Phase):
            name = _player(report, color) if phase is None else phase_name(phase)
            found.append((name, *_cells(report.figures[color, phase])))
    return tuple(found)


def is_player(row: int) -> bool:
    """Whether a row of the table is a whole game, not a phase."""
    return row % (1 + len(Phase)) == 0


def explanation(report: GameReport) -> str:
    """The engine, and the columns of the table in a few words."""
    said = _tr(
        "Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best "
        "moves: how often the engine’s first choice was played."
    )
    by = _tr("Analysed by {engine}.").format(engine=engine_name(report.by)) if report.by else ""
    return paragraph([by, said])


def _player(report: GameReport, color: Color) -> str:
    info = report.info
    name = info.black_name if color is Color.BLACK else info.white_name
    return labelled(color_name(color), name) if name else color_name(color)


def phase_name(phase: Phase) -> str:
    return {
        Phase.OPENING: _tr("Opening"),
        Phase.MIDDLE: _tr("Middle game"),
        Phase.END: _tr("Endgame"),
    }[phase]


def _cells(figures: Figures) -> tuple[str, ...]:
    none, lost = "–", figures.points_lost
    return (
        str(figures.moves),
        none if figures.accuracy is None else words.percent(figures.accuracy / 100),
        none if lost is None else localized(f"{lost:.1f}"),
        none if figures.best is None else words.whole_percent(figures.best),
    )


def moments_title(report: GameReport) -> str:
    """The heading of the moments, or that there are none."""
    return (
        _tr("What decided the game") if report.moments else _tr("No single move decided the game.")
    )


def played(moment: Moment) -> str:
    """The move of a moment: "Move 57: Black D4"."""
    move = moment.move
    text = _tr("Move {number}: {color} {point}")
    color = color_name(move.color)
    return text.format(number=move.number, color=color, point=point_name(move.point))


def lost(moment: Moment) -> str:
    """What it lost: "Loses 7.2 points; win rate 63% → 31%"."""
    move, rates = moment.move, _rates(moment)
    text = _tr("Loses {points}; win rate {before} → {after}.")
    if move.loss.points is None or rates is None:
        return _tr("Loses {points}.").format(points=words.lost(move.loss))
    before, after = map(words.whole_percent, rates)
    return text.format(points=words.lost(move.loss), before=before, after=after)


def _rates(moment: Moment) -> tuple[float, float] | None:
    """The win rates before and after, of the player who moved."""
    before, after = moment.before.win_rate, moment.after.win_rate
    if before is None or after is None:
        return None
    return (before, after) if moment.move.color is Color.BLACK else (1 - before, 1 - after)


def better(moment: Moment) -> str:
    """The better line: "Better: C3, then D5 E4"; "" if it is unknown."""
    if not moment.better:
        return ""
    first, *others = moment.better
    if not others:
        return _tr("Better: {move}.").format(move=point_name(first))
    text = _tr("Better: {move}, then {line}.")
    return text.format(move=point_name(first), line=words.line(tuple(others)))


def on_board() -> str:
    """What is on the boards of the moments."""
    return _tr("A cross is the move played, numbers are the better line.")
