"""The engine put together."""

from __future__ import annotations

import os

from tromp_gui import resources
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Engine
from tromp_gui.engine.thinker import Habits, Thinker

_OWN_NETWORK = "networks/own.bin.gz"


def start(habits: Habits, network: Network | None = None) -> Engine:
    """An engine that plays by a network, the program's own one where none is given."""
    network = network or own_network()
    return Engine(Thinker(habits, network), network)


def own_network() -> Network:
    """The network that comes with the program."""
    return Network(read_network(resources.path(_OWN_NETWORK)))


def usual_threads() -> int:
    """As many as help: two where there are two cores to spare."""
    return 2 if _cores() > 1 else 1


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
