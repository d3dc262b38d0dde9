"""The index is brought up to date with files that are new, changed, moved, gone or no games."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Barrier

import pytest

from tests.endless import KINDS, endless
from tests.library.games import sgf, update
from tromp_gui.disk import FileProblemKind
from tromp_gui.library import importing
from tromp_gui.library.index import DamagedIndex, Index, OtherVersion
from tromp_gui.library.listing import listed
from tromp_gui.library.query import parse
from tromp_gui.library.user_data import UserData


@pytest.fixture
def index(tmp_path: Path) -> Path:
    return tmp_path / "index.sqlite"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    (folder / "棋譜").mkdir(parents=True)
    for number, name in enumerate(("a.sgf", "b.SGF", "棋譜/本因坊.sgf")):
        (folder / name).write_text(sgf(5, 5, 10, number), encoding="utf-8")
    (folder / "c.sgf").write_text(sgf(5, 5, 9, 7) + sgf(4, 7, 8, 8))
    (folder / "notes.txt").write_text(sgf(5, 5, 9, 7))
    return folder


def names(index: Path, line: str = "") -> list[tuple[str, int]]:
    opened = Index.open(index)
    try:
        found = listed(opened, parse(line), UserData(index))
        return [(Path(game.path).name, game.facts.game) for game in found]
    finally:
        opened.close()


ALL = [("a.sgf", 0), ("b.SGF", 0), ("c.sgf", 0), ("c.sgf", 1), ("本因坊.sgf", 0)]


def test_every_game_of_every_file_is_listed(index: Path, folder: Path) -> None:
    work = update(index, folder)
    assert (work.summary.games, work.summary.files, work.failures) == (5, 4, [])
    assert names(index) == ALL


def test_only_what_changed_is_read_again(index: Path, folder: Path) -> None:
    update(index, folder)
    assert update(index, folder).summary.files == 0
    (folder / "a.sgf").write_text(sgf(5, 5, 4, 1) + sgf(5, 5, 4, 2))
    (folder / "b.SGF").rename(folder / "d.sgf")
    (folder / "c.sgf").unlink()
    summary = update(index, folder).summary
    assert (summary.games, summary.files, summary.gone) == (3, 2, 2)
    assert names(index) == [("a.sgf", 0), ("a.sgf", 1), ("d.sgf", 0), ("本因坊.sgf", 0)]
    assert names(index, "moves:4") == [("a.sgf", 0), ("a.sgf", 1)]


def test_a_missing_folder_keeps_its_games(index: Path, folder: Path) -> None:
    update(index, folder)
    away = folder.rename(folder.with_name("away"))
    work = update(index, folder)
    assert [failure.path for failure in work.failures] == [folder]
    assert names(index) == ALL
    away.rename(folder)
    shutil.rmtree(folder / "棋譜")
    assert update(index, folder).summary.gone == 1


def test_a_folder_whose_disk_is_not_connected_keeps_its_games(index: Path, folder: Path) -> None:
    """What is left then is often an empty folder, where the disk is usually seen."""
    update(index, folder)
    disk = folder.rename(folder.with_name("disk"))
    folder.mkdir()
    work = update(index, folder)
    assert [each.kind for each in work.failures] == [FileProblemKind.EMPTY_FOLDER]
    assert (work.summary.gone, names(index)) == (0, ALL)
    folder.rmdir()
    disk.rename(folder)
    assert update(index, folder).total == 0


def test_a_file_without_games_is_reported_once(index: Path, folder: Path) -> None:
    (folder / "bad.sgf").write_bytes(b"no game")
    assert [Path(each.path).name for each in update(index, folder).failures] == ["bad.sgf"]
    assert update(index, folder).failures == []
    assert names(index) == ALL


@pytest.mark.skipif(os.name == "nt", reason="Windows has none of these in folders")
@pytest.mark.parametrize("jobs", [0, 2], ids=["one process", "several"])
def test_an_endless_file_is_reported_and_the_games_beside_it_are_read(
    index: Path, folder: Path, jobs: int
) -> None:
    for number in range(70 if jobs else 0):
        (folder / "棋譜" / f"{number}.sgf").write_text(sgf(3, 3, 5, number))
    with ExitStack() as stack:
        for kind in KINDS:
            stack.enter_context(endless(folder / f"{kind}.sgf", kind))
        failures = update(index, folder, jobs=jobs).failures
    assert sorted(each.path.name for each in failures) == sorted(f"{each}.sgf" for each in KINDS)
    assert {each.kind for each in failures} == {FileProblemKind.ENDLESS}
    assert set(ALL) <= set(names(index))


def test_large_collections_come_in_chunks(
    index: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "CHUNK", 4)
    (folder / "many.sgf").write_text("".join(sgf(2, 3, 4, seed) for seed in range(11)))
    assert update(index, folder).summary.games == 16
    assert names(index, "file:many") == [("many.sgf", number) for number in range(11)]
    assert update(index, folder).summary.files == 0


def test_processes_read_what_one_process_reads(index: Path, folder: Path) -> None:
    for number in range(70):
        (folder / f"{number}.sgf").write_text(sgf(3, 3, 5, number))
    update(index, folder, jobs=2)
    alone = index.with_name("alone.sqlite")
    update(alone, folder)
    assert names(index) == names(alone)
    assert len(names(index)) == 75


@pytest.mark.skipif(os.name == "nt", reason="signals are those of POSIX")
def test_an_import_that_is_killed_continues_where_it_was(index: Path, folder: Path) -> None:
    """The process kills itself in the middle of its third chunk."""
    (folder / "many.sgf").write_text("".join(sgf(2, 3, 4, seed) for seed in range(20)))
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from tests.library.games import update\n"
        "from tromp_gui.library import importing\n"
        "from tromp_gui.library.index import Index\n"
        "importing.CHUNK = 4\n"
        "add, calls = Index.add_games, []\n"
        "def killing(self, file, games):\n"
        "    calls.append(1)\n"
        "    found = add(self, file, games)\n"
        "    if len(calls) == 7: os.kill(os.getpid(), signal.SIGKILL)\n"
        "    return found\n"
        "Index.add_games = killing\n"
        "update(Path(sys.argv[1]), Path(sys.argv[2]))\n"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", program, index, folder],
        env={**os.environ, "PYTHONPATH": str(root)},
        cwd=root,
    )
    assert done.returncode == -signal.SIGKILL
    assert 4 <= len(names(index)) < 25
    update(index, folder)
    assert len(names(index)) == 25
    assert len(set(names(index))) == 25


def test_a_damaged_index_is_seen(index: Path, folder: Path) -> None:
    update(index, folder)
    data = bytearray(index.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    index.write_bytes(data)
    with pytest.raises(DamagedIndex):
        names(index)
    Index.delete(index)
    update(index, folder)
    assert names(index) == ALL


def test_a_new_index_is_made_by_one_of_several_that_open_it_at_once(tmp_path: Path) -> None:
    def games(path: Path, together: Barrier) -> int:
        together.wait()
        with closing(Index.open(path)) as opened:
            return opened.counts()["games"]

    with ThreadPoolExecutor(4) as pool:
        for number in range(25):
            paths, together = [tmp_path / f"{number}"] * 4, Barrier(4)
            assert list(pool.map(games, paths, [together] * 4)) == [0] * 4


def test_an_index_of_another_version_is_recognised(index: Path, folder: Path) -> None:
    opened = Index.open(index)
    opened.connection.execute("PRAGMA user_version = 99999")
    opened.close()
    with pytest.raises(OtherVersion):
        Index.open(index)


def test_an_index_on_a_disk_that_can_only_be_read_is_read(tiny_disk: Path, folder: Path) -> None:
    index = tiny_disk / "index.sqlite"
    update(index, folder)
    subprocess.run(["mount", "-o", "remount,ro", str(tiny_disk)], check=True)
    assert names(index) == ALL
    assert update(index, folder).summary.files == 0
    (folder / "a.sgf").unlink()
    with pytest.raises(OSError, match="readonly"):
        update(index, folder)
    with pytest.raises(OSError, match="only"):
        names(tiny_disk / "other")


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_only_the_user_may_read_a_new_index(tmp_path: Path, folder: Path) -> None:
    index = tmp_path / "cache" / "index.sqlite"
    with closing(Index.open(index)) as opened:
        opened.known()
        assert {each.stat().st_mode & 0o777 for each in index.parent.iterdir()} == {0o600}
    assert index.parent.stat().st_mode & 0o777 == 0o700


def test_a_file_that_is_not_an_index_is_left_alone(folder: Path) -> None:
    before = (folder / "a.sgf").read_bytes()
    with pytest.raises(OSError, match="not an index"):
        Index.open(folder / "a.sgf")
    with pytest.raises(OSError, match="not an index"):
        Index.delete(folder / "a.sgf")
    assert (folder / "a.sgf").read_bytes() == before
