"""What a file keeps of a game's end, beside the result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tromp_gui.go.point import Point
from tromp_gui.match.kept import KeptEnding, PlayoutResult
from tromp_gui.match.outcome import Settlement
from tromp_gui.wording import point_name, tr


def ending_note(kept: KeptEnding) -> str:
    """How the result came about: "Decided by GNU Go"."""
    if kept.settlement is Settlement.MEDIATED:
        name = kept.mediator.strip()
        return tr("Decided by {name}").format(name=name) if name else tr("Decided by a third party")
    return {
        Settlement.AS_IS: tr("Scored with every stone on the board"),
        Settlement.PLAYED_OUT: tr("The dispute was played out"),
    }.get(kept.settlement, tr("Ended by agreement"))


def playout_note(chains: Mapping[PlayoutResult, Iterable[Point]]) -> str:
    """What a play-out is about, or what it has shown: "Play-out: D1 dead, C4 E5 alive". A point
    stands for each chain.
    """
    names = {result: " ".join(map(point_name, points)) for result, points in chains.items()}
    dead, alive = names.get(PlayoutResult.DEAD, ""), names.get(PlayoutResult.ALIVE, "")
    if dead and alive:
        return tr("Play-out: {dead} dead, {alive} alive").format(dead=dead, alive=alive)
    if dead:
        return tr("Play-out: {dead} dead").format(dead=dead)
    if alive:
        return tr("Play-out: {alive} alive").format(alive=alive)
    return tr("Play-out of {points}").format(points=names.get(PlayoutResult.OPEN, "")).rstrip()
