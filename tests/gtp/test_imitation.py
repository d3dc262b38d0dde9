"""KataGo is started so that it plays like people."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.engine.network.cases import NETWORK, PROGRAM
from tests.engine.network.random_networks import human_network
from training.writer import write_network
from tromp_gui.gtp.imitation import ASKS_PEOPLE, has_human_model, imitating, is_katago
from tromp_gui.gtp.launch import Launch

KATAGO = Launch("/opt/katago-v1.17/katago", ("gtp", "-override-config", "rules=tromp-taylor"))


def settings(launch: Launch) -> dict[str, str]:
    """The settings added last."""
    assert launch.arguments[-2] == "-override-config"
    return dict(each.split("=") for each in launch.arguments[-1].split(","))


def test_katago_is_known_by_the_name_of_its_program() -> None:
    assert is_katago(KATAGO)
    assert is_katago(Launch("C:\\Go\\KataGo.exe"))
    assert not is_katago(Launch("/opt/katago/gnugo"))


def test_the_file_and_the_profile_are_added() -> None:
    launch = imitating(KATAGO, "preaz_5k", "/x/human.bin.gz")
    assert launch.arguments[:5] == (*KATAGO.arguments, "-human-model", "/x/human.bin.gz")
    assert settings(launch)["humanSLProfile"] == "preaz_5k"
    assert has_human_model(launch)


def test_its_own_human_network_is_kept() -> None:
    own = KATAGO._replace(arguments=(*KATAGO.arguments, "-human-model", "mine"))
    assert imitating(own, "rank_5k", "other").arguments.count("-human-model") == 1
    assert "other" not in imitating(own, "rank_5k", "other").arguments


def test_strong_people_search() -> None:
    policy, search = (settings(imitating(KATAGO, "rank_9d", "x", each)) for each in (False, True))
    assert int(policy["maxVisits"]) < int(search["maxVisits"])


@pytest.mark.skipif(not PROGRAM.is_file(), reason="KataGo is not here")
@pytest.mark.parametrize("profile", ["rank_5k", "preaz_9d"])
def test_the_real_program_takes_all_of_it(tmp_path: Path, profile: str) -> None:
    write_network(human_network(), tmp_path / "human.bin.gz")
    config = PROGRAM.with_name("gtp_example.cfg")
    words: tuple[str, ...] = ("gtp", "-model", str(NETWORK), "-config", str(config))
    words += ("-override-config", "logDir=logs,logToStderr=false,numSearchThreads=1,maxVisits=2")
    file = str(tmp_path / "human.bin.gz")
    launch = imitating(Launch(str(PROGRAM), words), profile, file, profile == "preaz_9d")
    asked = "boardsize 5\nkata-get-param humanSLProfile\nlist_commands\ngenmove b\nquit\n"
    ended = subprocess.run(
        [launch.program, *launch.arguments], cwd=tmp_path, input=asked, capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    assert f"= {profile}" in ended.stdout
    assert ASKS_PEOPLE in ended.stdout
    assert "?" not in ended.stdout
    assert "WARNING" not in ended.stderr
