"""Loads a network file that somebody chose, and tries it before it is used."""

from __future__ import annotations

from pathlib import Path

from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import new_game
from tromp_gui.network_files.heading import inspect
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.network_files.profiles import Profile
from tromp_gui.system import release_memory

_SIDE = 19
_TERMS = Terms(komi=7.0)


def load_network(path: Path) -> Network:
    """The network in a file, which has answered once, on an empty board of usual size.

    Raises BadNetwork, also for one that imitates people, and OSError if the file cannot be read.
    """
    if inspect(path).imitates_people:
        raise BadNetwork(NetworkFault.PLAYERS)
    return _tried(path)


def load_human_network(path: Path, profile: Profile) -> Network:
    """The same for a network that imitates people, which has answered with this profile. Raises
    BadNetwork, also for any other network, and OSError.
    """
    if not inspect(path).imitates_people:
        raise BadNetwork(NetworkFault.NO_PLAYERS)
    return _tried(path, profile)


def _tried(path: Path, profile: Profile | None = None) -> Network:
    network = Network(read_network(path))
    start = Moment(new_game(_SIDE, _SIDE).position, _TERMS)
    try:
        ask(network, [start], profile=profile)
    except MemoryError:
        raise BadNetwork(NetworkFault.NO_MEMORY) from None
    release_memory()
    return network
