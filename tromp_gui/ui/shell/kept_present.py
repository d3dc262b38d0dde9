"""What the file keeps of how the game ended, as the status line says it of the node looked at."""

from __future__ import annotations

from tromp_gui.match.kept import read_ending
from tromp_gui.session.game.endings import kept_playout
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.wording.kept import ending_note, playout_note

_LONGEST = 80
"""Letters: what is longer is no name of a mediator."""


def kept_notes(record: RecordSession) -> list[str]:
    """How the result of the node looked at came about (TGEN), and of which play-out it is a part
    (TGPO).
    """
    node = record.cursor
    values = node.get("TGEN")
    notes = []
    if values:
        text = record.tree.codec.simple_text(values[0])[:_LONGEST]
        notes.append(ending_note(read_ending(text)))
    playout = kept_playout(record)
    if playout is not None:
        points = {fate: map(min, chains) for fate, chains in playout.chains.items()}
        notes.append(playout_note(points))
    return notes
