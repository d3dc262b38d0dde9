"""What to expect of an engine in a game, before it starts."""

from __future__ import annotations

from tromp_gui.go.grid import grid_of
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.profile import LimitKind, can
from tromp_gui.match.player import Attached, BuiltIn
from tromp_gui.session.engine.catalogue.profiles import EngineProfiles
from tromp_gui.session.play.player_engines import LaunchOf
from tromp_gui.ui.dialogs.rule_maker import rules_of
from tromp_gui.wording import engines, tr
from tromp_gui.wording import opponents as words
from tromp_gui.wording.engine_check import limit_words
from tromp_gui.wording.opponents import level_sentence
from tromp_gui.wording.translation import paragraph

_LARGE = 13
_NO_GAME = (LimitKind.SIZE, LimitKind.RECTANGLE)


class EngineAdvice:
    """From the level of the built-in engine, or the profile of an attached one."""

    def __init__(self, profiles: EngineProfiles, launch_of: LaunchOf) -> None:
        self._profiles, self._launch_of = profiles, launch_of

    def __call__(self, engine: BuiltIn | Attached, rows: int, columns: int, rules: str) -> str:
        """What to expect of an engine on this board under these rules, in sentences."""
        if isinstance(engine, BuiltIn):
            return _of_level(engine, max(rows, columns))
        told = self._profiles.of(self._launch_of(engine))
        if told is None:
            return tr("Checking what it can do…")
        if isinstance(told, Failure):
            return engines.failure(told, engine.name)
        limits = can(told, rules_of(rules), grid_of(rows, columns))
        impossible = [limit for limit in limits if limit.kind in _NO_GAME]
        if impossible:
            return words.no_game(engine.name, impossible[0])
        return paragraph(limit_words(limit) for limit in limits)


def _of_level(engine: BuiltIn, longest: int) -> str:
    size = tr("It is weaker on this board size than on 9 × 9.") if longest > _LARGE else ""
    return paragraph((level_sentence(engine.level), size))
