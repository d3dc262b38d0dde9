"""Sentences about engines as players: their levels, what they do, and their problems."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.opinion import Difference
from tromp_gui.match.player import (
    Attached,
    BuiltIn,
    Imitator,
    Level,
    PlayingEngine,
)
from tromp_gui.match.rematch import Terms
from tromp_gui.wording import color_name, listed, tr
from tromp_gui.wording.engines import engine_name
from tromp_gui.wording.people import rank_name
from tromp_gui.wording.translation import paragraph, plural


def level_name(level: Level) -> str:
    """The level in one or two words."""
    return {
        Level.NOVICE: tr("Novice"),
        Level.NEWCOMER: tr("Newcomer"),
        Level.BEGINNER: tr("Beginner"),
        Level.CASUAL: tr("Casual player"),
        Level.CLUB: tr("Club player"),
        Level.ADVANCED: tr("Advanced player"),
        Level.STRONG: tr("Strong player"),
        Level.EXPERT: tr("Expert"),
        Level.FULL: tr("Full strength"),
    }[level]


def level_title(level: Level) -> str:
    """The level with whom it is for, as a row of a list."""
    return {
        Level.NOVICE: tr("Novice – for a first game"),
        Level.NEWCOMER: tr("Newcomer – for your first evenings"),
        Level.BEGINNER: tr("Beginner – if you know atari and two eyes"),
        Level.CASUAL: tr("Casual player – if you play now and then"),
        Level.CLUB: tr("Club player – if you play every week"),
        Level.ADVANCED: tr("Advanced player – if you read ahead"),
        Level.STRONG: tr("Strong player – for experienced players"),
        Level.EXPERT: tr("Expert – for strong players"),
        Level.FULL: tr("Full strength – all that this computer can do"),
    }[level]


def level_sentence(level: Level) -> str:
    """What to expect of the level, as one sentence."""
    return {
        Level.NOVICE: tr("Knows the rules and little else. Good for a first game."),
        Level.NEWCOMER: tr("Plays instantly and overlooks a lot."),
        Level.BEGINNER: tr("Knows the usual moves but overlooks many captures."),
        Level.CASUAL: tr("Sees captures coming, but little else."),
        Level.CLUB: tr("Finds the big moves but still makes simple mistakes."),
        Level.ADVANCED: tr("Reads ahead on small boards and punishes careless moves."),
        Level.STRONG: tr("Reads ahead and makes no deliberate mistakes."),
        Level.EXPERT: tr("Reads further, in less than a second per move."),
        Level.FULL: tr("Thinks as long as needed: full strength on this computer."),
    }[level]


def engine_line(engine: PlayingEngine) -> str:
    """The text below the name of an engine's player on its card."""
    match engine:
        case BuiltIn(level):
            return level_name(level)
        case Attached():
            return tr("engine")
    return tr("imitated")


Other: TypeAlias = PlayingEngine | int
"""What another game is to have: an engine, or a number of handicap stones."""


def strength(engine: PlayingEngine) -> str:
    """The level of an engine, or the rank that it imitates."""
    match engine:
        case BuiltIn(level):
            return level_name(level)
        case Imitator():
            return rank_name(engine.rank)
        case Attached(name):
            return name


def rematch(terms: Terms, other: Other) -> str:
    """A rematch on other terms, as a row of a menu."""
    match other:
        case 0:
            return tr("Rematch without handicap")
        case int():
            return plural(
                "wording",
                "Rematch with 1 handicap stone",
                "Rematch with %n handicap stones",
                other,
            )
    text = (
        tr("Rematch, stronger: {level}")
        if terms is Terms.STRONGER
        else tr("Rematch, weaker: {level}")
    )
    return text.format(level=strength(other))


def thinking(ms: int) -> str:
    """That an engine is thinking, and for how long."""
    seconds = ms // 1000
    if seconds < 60:
        return tr("thinking · {seconds} s").format(seconds=seconds)
    minutes, seconds = divmod(seconds, 60)
    return tr("thinking · {minutes}:{seconds}").format(minutes=minutes, seconds=f"{seconds:02}")


def slow(name: str, key: str) -> str:
    """That an engine takes long to start; `key` opens the console, '' if none does."""
    text = tr("{name} is still starting. Some engines take minutes the first time.")
    output = tr("Press {key} to see its output.").format(key=key) if key else ""
    return paragraph((text.format(name=name), output))


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


def looking(name: str) -> str:
    """That an engine has been asked which stones are dead."""
    return tr("{name} is looking for dead stones…").format(name=engine_name(name))


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
