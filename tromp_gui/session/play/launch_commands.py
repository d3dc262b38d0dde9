"""How the engines that players are get started."""

from __future__ import annotations

from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Attached, BuiltIn, Level
from tromp_gui.session.engine import built_in
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.play.player_engines import LaunchOf

OWN = BuiltIn(Level.FULL)
"""The built-in engine, as strong as it is."""


def launches(registry: EngineRegistry) -> LaunchOf:
    """The built-in engine at its level, with the network chosen; an attached one as the
    registry has it.

    One that is attached no longer is started by its name, which fails and is reported.
    """

    def launch_of(engine: BuiltIn | Attached) -> Launch:
        if isinstance(engine, BuiltIn):
            return built_in.launch(engine.level.value, registry.network)
        found = registry.find(engine.name)
        return Launch(engine.name) if found is None else found.launch

    return launch_of
