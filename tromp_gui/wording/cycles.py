"""Repetitions as words."""

from __future__ import annotations

from tromp_gui.wording import tr


def cycle_name(kos: int) -> str:
    """What a repetition that goes round this many kos is called, as a sentence; '' for one ko."""
    if kos < 2:
        return ""
    names = {2: tr("A double ko."), 3: tr("A triple ko."), 4: tr("A quadruple ko.")}
    return names.get(kos) or tr("A cycle of {kos} kos.").format(kos=kos)
