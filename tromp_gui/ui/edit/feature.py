"""Editing in a window: tools, annotations, branches, and the palette."""

from __future__ import annotations

from tromp_gui.ui.edit.commands import rows
from tromp_gui.ui.edit.controller import EditController
from tromp_gui.ui.edit.palette import ToolPalette, groups
from tromp_gui.ui.panels.players import game_facts
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts


def install(parts: Parts) -> None:
    """Add editing to a window."""
    parts.actions.add(rows(EditController(parts), parts.sessions.edit))
    palette = ToolPalette(groups(parts.actions))
    parts.column.show_tools(palette)
    palette.unfolded.connect(parts.column.set_editing)

    def put_away(layout: Layout) -> None:
        if layout is not Layout.REVIEW:
            palette.unfold(False)

    parts.sessions.record.opened.connect(lambda: palette.unfold(False))
    parts.view.layout_changed.connect(put_away)
    parts.situations.settled.connect(lambda now: palette.show_facts(game_facts(now.info)))
