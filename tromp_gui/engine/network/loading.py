"""Loads a network file that somebody chose, and tries it before it is used."""

from __future__ import annotations

from pathlib import Path

from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import new_game
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.system import release_memory

_SIDE = 19
_TERMS = Terms(komi=7.0)


def load_network(path: Path) -> Network:
    """The network in a file, which has answered once, on an empty board of usual size.

    Raises BadNetwork, and OSError if the file cannot be read.
    """
    network = Network(read_network(path))
    start = Moment(new_game(_SIDE, _SIDE).position, _TERMS)
    try:
        ask(network, [start])
    except MemoryError:
        raise BadNetwork(NetworkFault.NO_MEMORY) from None
    release_memory()
    return network
