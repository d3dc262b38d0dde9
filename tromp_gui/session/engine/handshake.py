"""The first words with an engine: what it is, what it knows, and what it is told at every start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Lack, Limit, Profile
from tromp_gui.session.engine.link import EngineLink, Reply


class Handshake:
    """Asks an engine for name, version and commands, then sends its start commands.

    The answer to `name`, however late, is the sign of life; `limit` (ms) holds for all others.
    `on_profile` is called when the engine is known, `on_ready` when all is sent, with what it
    refused.
    """

    def __init__(
        self,
        link: EngineLink,
        launch: Launch,
        limit: int,
        on_profile: Callable[[Profile], None],
        on_ready: Callable[[tuple[Limit, ...]], None],
    ) -> None:
        self._link = link
        self._limit = limit
        self._on_profile = on_profile
        self._on_ready = on_ready
        self._commands = list(launch.commands)
        self._refused: list[Limit] = []
        self._profile = Profile(arguments=launch.arguments)

    def begin(self) -> None:
        """Ask the first question."""
        self._link.ask("name", self._named)

    def _named(self, reply: Reply) -> None:
        if reply.failure is None:
            self._profile = replace(self._profile, name=_text(reply))
            self._link.ask("version", self._versioned, self._limit)
            self._link.ask("list_commands", self._listed, self._limit)

    def _versioned(self, reply: Reply) -> None:
        if reply.failure is None:
            self._profile = replace(self._profile, version=_text(reply))

    def _listed(self, reply: Reply) -> None:
        if reply.failure is not None:
            return
        self._profile = replace(self._profile, commands=frozenset(_text(reply).split()))
        if self._profile.knows("kata-list_time_settings"):
            self._link.ask("kata-list_time_settings", self._times, self._limit)
        else:
            self._introduced()

    def _times(self, reply: Reply) -> None:
        if reply.failure is None:
            systems = frozenset(_text(reply).split())
            self._profile = replace(self._profile, time_systems=systems)
            self._introduced()

    def _introduced(self) -> None:
        self._on_profile(self._profile)
        self._next()

    def _next(self) -> None:
        if self._commands:
            self._link.ask(self._commands.pop(0), self._done, self._limit)
        else:
            self._on_ready(tuple(self._refused))

    def _done(self, reply: Reply) -> None:
        if reply.failure is not None:
            return
        if not reply.is_success:
            self._refused.append(Limit(Lack.START_COMMAND, reply.command))
        self._next()


def _text(reply: Reply) -> str:
    return reply.text.strip() if reply.is_success else ""
