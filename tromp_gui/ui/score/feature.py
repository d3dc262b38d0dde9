"""The count in a window: marking, agreeing, opinions and estimates."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from tromp_gui.ui.look.board_themes import BoardLook
from tromp_gui.ui.score.commands import Questions, rows
from tromp_gui.ui.score.controller import ScoreController
from tromp_gui.ui.score.estimate_controller import EstimateController
from tromp_gui.ui.score.opinion_controller import OpinionController
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.ui.score.panel import ScorePanel


def install(
    parts: Parts, questions: Questions, dress: Callable[[Callable[[BoardLook], object]], object]
) -> ScoreController:
    """Add the count to a window; `dress` applies the board's look to a part of it."""
    score, match = parts.sessions.score, parts.sessions.match

    @cache
    def made_panel() -> ScorePanel:
        """The panel, built when it is first shown."""
        from tromp_gui.ui.score.panel import ScorePanel

        panel = ScorePanel(parts.actions.__getitem__)
        parts.column.put_score(panel)
        panel.ledger_line_hovered.connect(count.highlight_line)
        panel.other_rules_chosen.connect(score.take_other_rules)
        dress(lambda look: panel.show_stones(look.theme))
        return panel

    count = ScoreController(parts, made_panel, OpinionController(parts))
    parts.actions.add(rows(count, score, match, questions, parts.show_game))
    EstimateController(parts)
    return count
