"""Starting the engine."""

from __future__ import annotations

from tromp_gui import resources
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Engine
from tromp_gui.engine.thinker import EngineOptions, Thinker

_OWN_NETWORK = "networks/own.bin.gz"


def start(options: EngineOptions, network: Network | None = None) -> Engine:
    """An engine with this network, by default the program's own."""
    network = network or own_network()
    return Engine(Thinker(options, network), network)


def own_network() -> Network:
    """The network that comes with the program."""
    return Network(read_network(resources.path(_OWN_NETWORK)))
