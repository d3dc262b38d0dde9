"""Real engines for tests; a test that asks for one that is not here is skipped."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tromp_gui.gtp.launch import Launch

_KATAGO = Path(__file__).resolve().parents[3] / "shared/engines/katago"


def katago(folder: Path, visits: int = 8, *arguments: str) -> Launch:
    """The real KataGo with a small network, on one thread; its files are in `folder`.

    `arguments` come last, so they go before what its configuration says.
    """
    network = next(_KATAGO.glob("g170*.bin.gz"), None)
    if network is None:
        pytest.skip("there is no KataGo in ../shared/engines")
    settings = (
        f"maxVisits={visits},numSearchThreads=1,nnMaxBatchSize=1,ponderingEnabled=false,"
        "logToStderr=false,logAllGTPCommunication=false,logSearchInfo=false"
    )
    files = ("-model", str(network), "-config", str(_KATAGO / "gtp_example.cfg"))
    said = ("-override-config", settings, *arguments)
    return Launch(str(_KATAGO / "katago"), ("gtp", *files, *said), str(folder))


def gnugo(*arguments: str) -> Launch:
    """GNU Go at its lowest level."""
    program = shutil.which("gnugo", path="/usr/games:/usr/local/bin:/usr/bin:/opt/homebrew/bin")
    if program is None:
        pytest.skip("GNU Go is not installed")
    return Launch(program, ("--mode", "gtp", "--level", "1", *arguments))
