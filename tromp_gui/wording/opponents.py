"""Sentences about engines as players: what they do, and their problems."""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.opinion import Difference
from tromp_gui.match.player import Attached, BuiltIn
from tromp_gui.wording import color_name, listed, tr
from tromp_gui.wording.levels import level_name


def engine_line(engine: BuiltIn | Attached) -> str:
    """The text below an engine's name on its card."""
    if isinstance(engine, BuiltIn):
        return tr("engine, {level}").format(level=level_name(engine.level).lower())
    return tr("engine")


def thinking(ms: int) -> str:
    """That an engine is thinking, and for how long."""
    seconds = ms // 1000
    if seconds < 60:
        return tr("thinking · {seconds} s").format(seconds=seconds)
    minutes, seconds = divmod(seconds, 60)
    return tr("thinking · {minutes}:{seconds}").format(minutes=minutes, seconds=f"{seconds:02}")


def slow(name: str) -> str:
    """That an engine takes long to start."""
    return tr(
        "{name} is still starting. Some engines take minutes the first time. "
        "Press Ctrl+J to see its output."
    ).format(name=name)


def forbidden(name: str, refusal: str) -> str:
    """That an engine made a move which the rules forbid; `refusal` is why, as a sentence."""
    return tr("{name} made an illegal move, which was not played. {refusal}").format(
        name=name, refusal=refusal
    )


def no_game(name: str, limit: Limit) -> str:
    """That an engine cannot play on a board, before the game."""
    text = {
        LimitKind.SIZE: tr(
            "{name} supports only board sizes {detail}. Choose one of these, or another player."
        ),
        LimitKind.RECTANGLE: tr(
            "{name} supports square boards only. Choose one, or another player."
        ),
    }[limit.kind]
    return text.format(name=name, detail=limit.detail)


def differs(name: str, difference: Difference) -> str:
    """How an engine disagrees with the marks."""
    dead, alive = _points(difference.dead), _points(difference.alive)
    if dead and alive:
        text = tr("{name} disagrees: it considers {dead} dead and {alive} alive.")
    elif dead:
        text = tr("{name} disagrees: it also considers {dead} dead.")
    else:
        text = tr("{name} disagrees: it considers {alive} alive.")
    return text.format(name=name, dead=dead, alive=alive)


def hint(name: str, color: Color, point: Point | None) -> str:
    """What an engine would play."""
    if point is None:
        return tr("{name} would pass as {color}.").format(name=name, color=color_name(color))
    return tr("{name} would play {point} as {color}.").format(
        name=name, point=format_vertex(point), color=color_name(color)
    )


def _points(stones: Iterable[Point], most: int = 6) -> str:
    """The names of these points, at most the first `most`."""
    points = sorted(stones)
    names = listed(map(format_vertex, points[:most]))
    return f"{names} …" if len(points) > most else names
