"""Engines found by name, in folders made for the test."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.endless import link_to
from tests.engine.network.random_networks import human_network
from training.writer import write_network
from tromp_gui.gtp.attached import FoundEngine, Missing
from tromp_gui.session.engine.catalogue.known import find_engines, speaks_gtp
from tromp_gui.session.engine.catalogue.search_paths import (
    SearchPaths,
    first_match,
    places_here,
    places_of,
    program_in,
    unpacked_in,
)

GTP_PROGRAM = b"\x7fELF\x00...protocol_version\x00genmove\x00..."
GAME = b"\x7fELF\x00...jump\x00run\x00level..."


def put(path: Path, content: bytes = GTP_PROGRAM, mode: int = 0o755) -> Path:
    """A file with its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(mode)
    return path


def found(*folders: Path, roots: tuple[Path, ...] = ()) -> dict[str, FoundEngine]:
    """What is found, by name; no program is started."""
    everything = find_engines(SearchPaths(folders, roots))
    return {each.engine.name: each for each in everything if each is not None}


def arguments(engine: FoundEngine) -> str:
    return " ".join(engine.engine.launch.arguments)


def test_gnu_go_gets_the_rules_of_tromp_and_taylor(tmp_path: Path) -> None:
    program = put(tmp_path / "games" / "gnugo")
    engine = found(tmp_path / "nothing", tmp_path / "games")["GNU Go"]
    assert engine.engine.launch.program == str(program)
    assert arguments(engine) == (
        "--mode gtp --chinese-rules --positional-superko --allow-suicide --capture-all-dead"
    )
    assert engine.lacks == ()


def test_the_first_folder_wins_and_each_kind_is_offered_once(tmp_path: Path) -> None:
    first = put(tmp_path / "a" / "gnugo")
    put(tmp_path / "b" / "gnugo")
    put(tmp_path / "b" / "pachi")
    engines = found(tmp_path / "a", tmp_path / "b")
    assert list(engines) == ["GNU Go", "Pachi"]
    assert engines["GNU Go"].engine.launch.program == str(first)


def test_a_game_of_the_same_name_is_no_engine(tmp_path: Path) -> None:
    put(tmp_path / "a" / "pachi", GAME)
    assert found(tmp_path / "a") == {}
    engine = put(tmp_path / "b" / "pachi")
    assert found(tmp_path / "a", tmp_path / "b")["Pachi"].engine.launch.program == str(engine)


@pytest.mark.parametrize(
    ("content", "speaks"),
    [(GTP_PROGRAM, True), (GAME, False), (b"#!/bin/sh\nexec other\n", True), (b"", False)],
)
def test_whether_a_file_speaks_gtp_is_read_not_tried(
    tmp_path: Path, content: bytes, speaks: bool
) -> None:
    assert speaks_gtp(put(tmp_path / "x", content)) is speaks
    assert not speaks_gtp(tmp_path / "absent")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
def test_what_cannot_be_started_is_not_offered(tmp_path: Path) -> None:
    put(tmp_path / "gnugo", mode=0o644)
    (tmp_path / "pachi").mkdir()
    assert found(tmp_path) == {}


def test_leela_zero_and_its_network(tmp_path: Path, own_home: Path) -> None:
    program = put(tmp_path / "lz" / "leelaz")
    alone = found(program.parent)["Leela Zero"]
    assert (arguments(alone), alone.lacks) == ("--gtp --noponder", (Missing.NETWORK,))
    network = put(program.parent / "networks" / "0e9e.gz", b"x")
    assert arguments(found(program.parent)["Leela Zero"]).endswith(f"--weights {network}")
    best = put(own_home / ".local/share/leela-zero/best-network.gz", b"x")
    with_best = found(program.parent)["Leela Zero"]
    assert with_best.lacks == ()
    assert with_best.engine.launch.arguments[-1] == str(best)


def test_katago_its_network_and_configuration(tmp_path: Path, own_home: Path) -> None:
    program = put(tmp_path / "my katago" / "katago")
    alone = found(program.parent)["KataGo"]
    assert alone.lacks == (Missing.NETWORK, Missing.CONFIG)
    assert arguments(alone) == "gtp -override-config rules=tromp-taylor"
    model = put(program.parent / "models" / "kata1-b18.bin.gz", b"x")
    config = put(program.parent / "configs" / "gtp_example.cfg", b"x")
    put(program.parent / "configs" / "analysis_example.cfg", b"x")
    engine = found(program.parent)["KataGo"]
    assert engine.lacks == ()
    assert engine.engine.launch.arguments[:5] == (
        "gtp", "-model", str(model), "-config", str(config),
    )  # fmt: skip
    default = put(own_home / ".katago/default_model.bin.gz", b"x")
    assert str(default) in found(program.parent)["KataGo"].engine.launch.arguments


def test_beside_means_beside_the_program_not_beside_a_link(tmp_path: Path) -> None:
    program = put(tmp_path / "opt" / "katago")
    model = put(tmp_path / "opt" / "net.bin.gz", b"x")
    (tmp_path / "bin").mkdir()
    link = tmp_path / "bin" / "katago"
    link_to(program, link)
    engine = found(tmp_path / "bin")["KataGo"]
    assert engine.engine.launch.program == str(link)
    assert str(model) in engine.engine.launch.arguments


def test_unpacked_folders_at_home(tmp_path: Path) -> None:
    put(tmp_path / "Downloads" / "katago-v1.15-linux" / "katago")
    put(tmp_path / "leela-zero" / "build" / "leelaz")
    put(tmp_path / "music" / "gnugo")
    roots = (tmp_path, tmp_path / "Downloads", tmp_path / "absent")
    assert sorted(found(roots=roots)) == ["KataGo", "Leela Zero"]
    inside = list(unpacked_in(tmp_path))
    assert inside == [tmp_path / "leela-zero", tmp_path / "leela-zero" / "build"]


def test_a_network_that_imitates_people_does_not_judge(tmp_path: Path) -> None:
    katago = put(tmp_path / "katago")
    put(tmp_path / "usual.bin.gz", b"x", 0o644)
    write_network(human_network(), tmp_path / "human.bin.gz")
    os.utime(tmp_path / "usual.bin.gz", (1, 1))
    arguments = found(tmp_path)["KataGo"].engine.launch.arguments
    assert str(katago.with_name("usual.bin.gz")) in arguments
    assert str(katago.with_name("human.bin.gz")) not in arguments


def test_the_newest_of_several_networks(tmp_path: Path) -> None:
    for age, name in enumerate(("c.gz", "a.gz", "b.gz")):
        os.utime(put(tmp_path / name, b"x"), (1000 - age, 1000 - age))
    assert first_match((tmp_path / "no", tmp_path), ("*.bin", "*.gz")) == tmp_path / "c.gz"
    assert first_match((tmp_path,), ("*.cfg",)) is None


@pytest.mark.skipif(os.name == "nt", reason="these are no absolute paths there")
def test_the_places_of_unix() -> None:
    environ = {"PATH": os.pathsep.join(["/first", "", "relative", "/usr/bin", "/first"])}
    places = places_of(environ, Path("/home/me"), "linux", (Path("/home/me/Téléchargements"),))
    names = [str(each) for each in places.folders]
    assert names[:2] == ["/first", "/usr/bin"]
    assert len(names) == len(set(names))
    for usual in ("/usr/games", "/usr/local/games", "/opt/homebrew/bin", "/home/me/.local/bin"):
        assert usual in names
    assert "relative" not in names
    for downloads in ("Downloads", "Téléchargements"):
        assert Path("/home/me") / downloads in places.roots
    assert places.endings == ("",)


def test_the_places_of_windows(tmp_path: Path) -> None:
    environ = {"PATH": "", "ProgramFiles": str(tmp_path / "Program Files")}
    places = places_of(environ, tmp_path / "me", "win32")
    assert tmp_path / "Program Files" in places.roots
    put(tmp_path / "Program Files" / "KataGo" / "katago.exe")
    engines = [each for each in find_engines(places) if each is not None]
    assert [each.engine.launch.program for each in engines] == [
        str(tmp_path / "Program Files" / "KataGo" / "katago.exe")
    ]


def test_an_installed_gnu_go_is_found_on_this_machine() -> None:
    usual = "/usr/games:/usr/local/games"
    installed = shutil.which("gnugo") or shutil.which("gnugo", path=usual)
    if installed is None:
        pytest.skip("GNU Go is not installed")
    engines = {each.engine.name: each for each in find_engines(places_here()) if each}
    assert Path(engines["GNU Go"].engine.launch.program) == Path(installed)
    assert program_in(Path(installed).parent, "gnugo", places_here()) is not None


def test_a_search_lets_others_work(tmp_path: Path) -> None:
    steps = list(find_engines(SearchPaths(tuple(tmp_path / str(at) for at in range(5)))))
    assert steps == [None] * 5
