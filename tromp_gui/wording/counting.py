"""Counts in words: who gets a point and why."""

from __future__ import annotations

from tromp_gui.scoring.count import Ownership, Why
from tromp_gui.wording import color_name, tr


def ownership(owned: Ownership) -> str:
    """Who gets a point and why: "empty, reaches only Black"."""
    owner = color_name(owned.owner) if owned.owner else ""
    return {
        Why.LIVING_STONE: tr("a living stone") if not owner else tr("{owner}’s stone, alive"),
        Why.DEAD_STONE: tr("a dead stone on a neutral point")
        if not owner
        else tr("a dead stone on {owner}’s point"),
        Why.SURROUNDED: tr("empty, reaches only {owner}"),
        Why.NEUTRAL: tr("empty, reaches both colours: neutral"),
        Why.REACHES_NOTHING: tr("empty, reaches no stone: neutral"),
        Why.COUNTS_FOR_BOTH: tr("empty, does not reach the opponent: counts for both"),
        Why.SEKI: tr("empty, in a seki: does not count under these rules"),
    }[owned.why].format(owner=owner)
