"""Why a file cannot be used as a network, as values that also pass between two processes."""

from __future__ import annotations

import re
from enum import Enum


class NetworkFault(Enum):
    """Why a file cannot be used; the value is its public name, which is never translated."""

    NOT_A_NETWORK = "not-a-network"
    DAMAGED = "damaged"
    VERSION = "version"
    """The detail is the model version."""
    PLAYERS = "players"
    """It has a metadata encoder: it imitates people, and cannot judge."""
    NO_PLAYERS = "no-players"
    """It imitates nobody."""
    UNKNOWN_PART = "unknown-part"
    RATIO = "ratio"
    """It unpacks to many times its size."""
    TOO_LARGE = "too-large"
    """It has too many parameters."""
    NO_MEMORY = "no-memory"
    NO_NUMBERS = "no-numbers"
    """Its answers are not numbers."""


class BadNetwork(ValueError):
    """The file is not a network that can be used.

    `detail` is in English, for those who repair networks. `str` is "[FAULT]" or "[FAULT: DETAIL]",
    which `problem_in` reads; `wording.networks` makes a sentence of it.
    """

    def __init__(self, fault: NetworkFault, detail: str = "") -> None:
        self.fault, self.detail = fault, detail
        super().__init__(f"[{fault.value}: {detail}]" if detail else f"[{fault.value}]")


_FAULTS = "|".join(fault.value for fault in NetworkFault)
_PROBLEM = re.compile(rf"\[({_FAULTS})(?:: (.*))?\]$")


def problem_in(line: str) -> BadNetwork | None:
    """The problem at the end of a line, if it has one."""
    found = _PROBLEM.search(line.rstrip())
    return found and BadNetwork(NetworkFault(found[1]), found[2] or "")
