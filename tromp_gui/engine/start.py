"""Starting the engine."""

from __future__ import annotations

import os

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


def usual_threads() -> int:
    """The number of threads that help: two if there are two cores to spare."""
    return 2 if _cores() > 1 else 1


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
