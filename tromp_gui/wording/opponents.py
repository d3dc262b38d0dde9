"""Engines as players, in sentences: what they do, and what came between them and the game."""

from __future__ import annotations

from collections.abc import Iterable

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Lack, Limit
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.opinion import Difference
from tromp_gui.match.player import Attached, BuiltIn
from tromp_gui.wording import color_name, tr
from tromp_gui.wording.levels import level_name


def engine_line(engine: BuiltIn | Attached) -> str:
    """What stands below an engine's name on its card."""
    if isinstance(engine, BuiltIn):
        return tr("engine, {level}").format(level=level_name(engine.level).lower())
    return tr("engine")


def thinking(ms: int) -> str:
    """That an engine thinks, and for how long."""
    seconds = ms // 1000
    if seconds < 60:
        return tr("thinking · {seconds} s").format(seconds=seconds)
    minutes, seconds = divmod(seconds, 60)
    return tr("thinking · {minutes}:{seconds}").format(minutes=minutes, seconds=f"{seconds:02}")


def gone(name: str, failure: Failure) -> str:
    """That an engine has ended, or never began, and why as far as one sentence goes."""
    text = {
        FailureKind.NOT_FOUND: tr("{name} was not found: there is no program {command}."),
        FailureKind.NOT_EXECUTABLE: tr("{name} cannot be started: {command} is no program."),
        FailureKind.NO_FOLDER: tr("{name} cannot be started: there is no folder {message}."),
        FailureKind.NOT_STARTED: tr("{name} was not started by the system: {message}"),
        FailureKind.EXITED: tr("{name} has ended by itself (exit code {code})."),
        FailureKind.CRASHED: tr("{name} has crashed (signal or status {code})."),
        FailureKind.HUNG_UP: tr("{name} has closed the line."),
        FailureKind.GMP: tr("{name} speaks another protocol: is “--mode gtp” missing?"),
        FailureKind.NOT_RESPONDING: tr("{name} does not answer any more."),
        FailureKind.LINE_TOO_LONG: tr("{name} wrote what is no GTP, and was ended."),
        FailureKind.REPLY_TOO_LONG: tr("{name} wrote what is no GTP, and was ended."),
        FailureKind.WRONG_ID: tr("{name} answered what nobody asked, and was ended."),
    }.get(failure.trouble, tr("{name} does not work: {message}"))
    return text.format(
        name=name, command=failure.command, message=failure.message, code=failure.exit_code
    )


def slow(name: str) -> str:
    """That an engine takes long to start."""
    return tr(
        "{name} is still starting. Some engines take minutes the first time; Ctrl+J shows what it "
        "says."
    ).format(name=name)


def forbidden(name: str, refusal: str) -> str:
    """That an engine made a move which the rules forbid; `refusal` is why, as a sentence."""
    return tr("{name} made a move that counts for nothing. {refusal}").format(
        name=name, refusal=refusal
    )


def no_move(name: str, text: str) -> str:
    """That an engine's answer is no move."""
    if not text:
        return tr("{name} gave no move.").format(name=name)
    return tr("{name} answered “{text}”, which is no move.").format(name=name, text=text[:40])


def refused(name: str, failure: Failure) -> str:
    """That an engine cannot follow the game, and what it refused."""
    text = {
        FailureKind.UNFIT: tr("{name} cannot play on a board of this size ({message})."),
        FailureKind.OUT_OF_SYNC: tr(
            "{name} does not accept “{command}” ({message}). The board here is the right one."
        ),
    }.get(failure.trouble, tr("{name} does not accept “{command}” ({message})."))
    return text.format(name=name, command=failure.command, message=failure.message)


def no_game(name: str, limit: Limit) -> str:
    """That an engine cannot play on a board, before the game."""
    text = {
        Lack.SIZE: tr("{name} plays on sizes {detail} only: choose one, or another player."),
        Lack.RECTANGLE: tr("{name} plays on squares only: choose one, or another player."),
    }[limit.lack]
    return text.format(name=name, detail=limit.detail)


def differs(name: str, difference: Difference) -> str:
    """Where an engine does not agree with the marks."""
    dead, alive = _points(difference.dead), _points(difference.alive)
    if dead and alive:
        text = tr("{name} does not agree: it holds {dead} dead, and {alive} alive.")
    elif dead:
        text = tr("{name} does not agree: it holds {dead} dead, too.")
    else:
        text = tr("{name} does not agree: it holds {alive} alive.")
    return text.format(name=name, dead=dead, alive=alive)


def hint(name: str, color: Color, point: Point | None) -> str:
    """What an engine would play."""
    if point is None:
        return tr("{name} would pass as {color}.").format(name=name, color=color_name(color))
    return tr("{name} would play {point} as {color}.").format(
        name=name, point=format_vertex(point), color=color_name(color)
    )


def _points(stones: Iterable[Point], most: int = 6) -> str:
    """The names of some points; of many the first ones."""
    listed = sorted(stones)
    names = ", ".join(format_vertex(point) for point in listed[:most])
    return f"{names} …" if len(listed) > most else names
