"""Sentences about games against the computer that go along with the person."""

from __future__ import annotations

from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.matching import Size, Standing
from tromp_gui.match.player import Level
from tromp_gui.wording import tr
from tromp_gui.wording.opponents import level_name
from tromp_gui.wording.translation import paragraph as paragraph
from tromp_gui.wording.translation import plural


def matching_sentence(size: Size, level: Level, standing: Standing) -> str:
    """What *Match me* does, and the results so far at this level on a board."""
    results = standing.results if standing.level is level else ()
    return paragraph((
        tr("One win: one level up.")
        if level is next(iter(Level))
        else tr("Two wins of three games: one level up. Two losses: one level down."),
        _results(size, results) if results else "",
    ))  # fmt: skip


def _results(size: Size, results: tuple[bool, ...]) -> str:
    text = tr("So far on {size}: {won} won, {lost} lost.")
    won = results.count(True)
    return text.format(size=_board(size), won=won, lost=len(results) - won)


def _board(size: Size) -> str:
    """A size that no line break parts."""
    rows, columns = size
    return f"{columns}\u00a0×\u00a0{rows}"


def counted_sentence(size: Size, played: Level, now: Standing) -> str:
    """What a game that was counted led to."""
    if now.level is played:
        return _results(size, now.results) if now.results else ""
    levels = list(Level)
    up = levels.index(now.level) > levels.index(played)
    text = (
        tr("One level up: your next opponent on {size} is {level}.")
        if up
        else tr("One level down: your next opponent on {size} is {level}.")
    )
    return text.format(size=_board(size), level=level_name(now.level))


def loss_sentence(points: float) -> str:
    """How much a move loses, in whole points."""
    lost = round(points)
    return plural("wording", "This loses about 1 point.", "This loses about %n points.", lost)


def better_sentence(point: Point | None) -> str:
    """Which move is better; None is a pass."""
    if point is None:
        return tr("A pass is better.")
    return tr("{point} is better.").format(point=format_vertex(point))


def told_sentence(count: int, taken_back: int) -> str:
    """How many moves of a game were told, and taken back; '' if none was."""
    if not count:
        return ""
    told = plural("wording", "1 move lost many points.", "%n moves lost many points.", count)
    back = tr("Taken back: {number}.").format(number=taken_back)
    return paragraph((told, back))
