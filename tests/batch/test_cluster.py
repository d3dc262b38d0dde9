"""The same work on a Dask cluster on this computer: the same bytes, even if workers die."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.batch.generated import game, games
from tests.cli.conftest import Runner
from tests.cli.conftest import run as run
from tests.cli.test_analyze import engine
from tests.cli.test_many_files import tree
from tests.killing import kill
from tromp_gui.batch.executors import Cluster, check_versions
from tromp_gui.batch.running import chunked
from tromp_gui.batch.running import run as run_items
from tromp_gui.batch.sources import items
from tromp_gui.batch.work import Answer, OtherVersion, Stopped
from tromp_gui.cli.games import Reports
from tromp_gui.cli.report import ReportOptions, score
from tromp_gui.version import version

distributed = pytest.importorskip("distributed", reason="an extra")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process that is started again when it dies."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as local:
        yield local


@pytest.fixture
def folder(run: Runner) -> str:
    """Games of many kinds, two of them broken."""
    Path("games").mkdir()
    for number, data in enumerate(games(150)):
        Path(f"games/{number:03}.sgf").write_bytes(data)
    Path("games/030.sgf").write_bytes(b"no game")
    Path("games/031.sgf").write_bytes(b"(;FF[4]SZ[none])")
    return "games"


def test_a_cluster_answers_as_one_process(run: Runner, folder: str, cluster: Any) -> None:
    for form in ("text", "json", "csv"):
        one = run("score", folder, "gone.sgf", "--format", form, "--jobs", "1")
        many = run(
            "score", folder, "gone.sgf", "--format", form, "--cluster", cluster.scheduler_address
        )
        assert many == one


def test_files_are_made_on_a_cluster_as_here(run: Runner, cluster: Any) -> None:
    """Converted in a worker; drawn and analysed by a process that it starts."""
    Path("few").mkdir()
    Path("few/0.sgf").write_bytes(game(0, 5))
    for words in (
        ("convert", "few"),
        ("render", "few", "--format", "png", "--size", "80"),
        ("analyze", "few", "--engine", engine("kata"), "--visits", "5"),
    ):
        name, into = words[0], () if words[0] == "convert" else ("-o",)
        one = run(*words, *into, f"here/{name}/", "--jobs", "1")
        many = run(*words, *into, f"there/{name}/", "--cluster", cluster.scheduler_address)
        assert many == one
        assert one.code == 0
    assert tree("there") == tree("here")
    assert len(tree("here")) == 3


def test_a_worker_killed_in_the_middle_changes_nothing(folder: str, cluster: Any) -> None:
    work = Reports(score, ReportOptions(), "json")
    expected = [work.do(item) for item in items([folder])]
    pool = Cluster(cluster.scheduler_address)
    found: list[Answer] = []
    for _, answer in run_items(work, chunked(items([folder]), 5), pool):
        if len(found) == 20:
            worker = next(iter(cluster.workers.values()))
            kill(worker.pid)
        found.append(answer)
    pool.close()
    assert found == expected


def test_no_scheduler_is_reported(
    run: Runner, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tromp_gui.batch.executors._CONNECTED_WITHIN", "10ms")
    answer = run("score", folder, "--cluster", "tcp://127.0.0.1:1")
    assert (answer.code, answer.out) == (2, "")
    assert "No Dask scheduler answers at tcp://127.0.0.1:1" in answer.err
    with pytest.raises(Stopped):
        Cluster("nonsense://")


def test_workers_of_another_version_are_named() -> None:
    check_versions({"tcp://a": version()})
    with pytest.raises(OtherVersion, match="tcp://b: version 0, tcp://c: no tromp-gui"):
        check_versions({"tcp://a": version(), "tcp://b": "0", "tcp://c": ModuleNotFoundError()})
