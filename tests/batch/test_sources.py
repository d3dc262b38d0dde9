"""Sources of games: folders, lists, archives, streams; and what is refused."""

from __future__ import annotations

import copy
import gzip
import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.batch.generated import games
from tromp_gui.batch import archives, cutting
from tromp_gui.batch.cutting import parts
from tromp_gui.batch.sources import items, listed
from tromp_gui.batch.work import Item

GAMES = list(games(12, side=9))


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def read(*names: str) -> list[Item]:
    return list(items(names))


def tar_bytes(kind: int = tarfile.PAX_FORMAT) -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=kind) as archive:
        for number, data in enumerate(GAMES):
            info = tarfile.TarInfo(f"{'long' * 40}/ü{number}.sgf")
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
        readme = tarfile.TarInfo("README.txt")
        readme.size = 3
        archive.addfile(readme, io.BytesIO(b"(;)"))
    return file.getvalue()


def is_all(found: list[Item]) -> bool:
    return [item.data for item in found] == GAMES and not any(item.problem for item in found)


@pytest.mark.parametrize("kind", [tarfile.PAX_FORMAT, tarfile.GNU_FORMAT])
def test_a_tar_as_it_is_and_compressed(kind: int) -> None:
    Path("games.tar").write_bytes(tar_bytes(kind))
    Path("called.anything").write_bytes(gzip.compress(tar_bytes(kind)))
    assert is_all(read("games.tar"))
    assert is_all(read("called.anything"))
    assert read("games.tar")[3].name == f"games.tar/{'long' * 40}/ü3.sgf"


def test_a_tar_compressed_by_zstandard() -> None:
    zstandard = pytest.importorskip("zstandard", reason="an extra")
    Path("games.tar.zst").write_bytes(zstandard.compress(tar_bytes()))
    assert is_all(read("games.tar.zst"))
    Path("games.sgf.zst").write_bytes(zstandard.compress(b"".join(GAMES)))
    (stream,) = read("games.sgf.zst")
    assert (stream.name, stream.data) == ("games.sgf.zst", b"".join(GAMES))


def test_a_zip() -> None:
    with zipfile.ZipFile("games.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README", "(;)")
        for number, data in enumerate(GAMES):
            archive.writestr(f"a/{number}.SGF", data)
    assert is_all(read("games.zip"))
    assert read("games.zip")[0].name == "games.zip/a/0.SGF"


def test_a_zip_whose_files_share_their_data_is_refused() -> None:
    with zipfile.ZipFile("games.zip", "w") as archive:
        archive.writestr("a.sgf", GAMES[0])
        again = copy.copy(archive.filelist[0])
        again.filename = "b.sgf"
        archive.filelist.append(again)
    (only,) = read("games.zip")
    assert only.problem.startswith("games.zip contains files that share their data")


def test_an_archive_without_games() -> None:
    with zipfile.ZipFile("empty.zip", "w"):
        pass
    (only,) = read("empty.zip")
    assert only.problem == "empty.zip contains no .sgf files. Choose another archive."


@pytest.mark.parametrize("packed", [False, True])
def test_a_truncated_archive_gives_what_is_before_and_says_so(packed: bool) -> None:
    data = tar_bytes()
    whole = gzip.compress(data) if packed else data
    for part in (whole[: len(whole) * 2 // 3], data[: 512 * (len(data) // 1024)]):
        Path("games.tar").write_bytes(part)
        *found, last = read("games.tar")
        assert [item.data for item in found] == GAMES[: len(found)]
        assert 0 < len(found) < len(GAMES)
        assert last.problem.startswith("games.tar is incomplete or damaged: ")


def test_a_damaged_tar_gives_what_is_before_and_says_so() -> None:
    data = bytearray(tar_bytes(tarfile.GNU_FORMAT))
    at = data.index(GAMES[5]) - tarfile.BLOCKSIZE  # the header before the sixth game
    data[at + 148 : at + 154] = b"777777"
    Path("games.tar").write_bytes(data)
    *found, last = read("games.tar")
    assert [item.data for item in found] == GAMES[:5]
    assert last.problem.endswith("a header in it cannot be read. Get another copy.")


def test_a_tar_whose_names_would_fill_memory_is_refused() -> None:
    info = tarfile.TarInfo("././@LongLink")
    info.type, info.size = tarfile.GNUTYPE_LONGNAME, 5_000_000
    Path("games.tar").write_bytes(info.tobuf() + b"x" * 5_000_000)
    (only,) = read("games.tar")
    assert "a name in it is too long" in only.problem


def test_a_damaged_zip_says_so() -> None:
    with zipfile.ZipFile("games.zip", "w") as archive:
        archive.writestr("a.sgf", GAMES[0])
    data = Path("games.zip").read_bytes()
    Path("games.zip").write_bytes(data[:-30])
    assert "games.zip is damaged or of an unknown kind" in read("games.zip")[0].problem


def test_a_bomb_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "_FREE", 1_000_000)
    bomb = GAMES[0] + b"(;C[" + b" " * 5_000_000 + b"])"
    Path("bomb.sgf.gz").write_bytes(gzip.compress(bomb))
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as archive:
        info = tarfile.TarInfo("a.sgf")
        info.size = len(bomb)
        archive.addfile(info, io.BytesIO(bomb))
    Path("bomb.tar.gz").write_bytes(gzip.compress(file.getvalue()))
    with zipfile.ZipFile("bomb.zip", "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr("a.sgf", bomb)
    for name in ("bomb.sgf.gz", "bomb.tar.gz", "bomb.zip"):
        assert read(name)[-1].problem.startswith(f"{name} unpacks to more than 250 times its size")


def test_names_in_a_list() -> None:
    Path("a.sgf").write_bytes(GAMES[0])
    Path("list").write_bytes(b"a.sgf\r\n\nb c.sgf")
    assert list(listed("list")) == ["a.sgf", "b c.sgf"]
    Path("list").write_bytes(b"a.sgf\0b c.sgf\0")
    assert list(listed("list")) == ["a.sgf", "b c.sgf"]
    Path("list").write_bytes("\ufeffü.sgf\nb.sgf\n".encode())  # as Notepad writes it
    assert list(listed("list")) == ["ü.sgf", "b.sgf"]
    (problem,) = listed("gone")
    assert "gone was not found" in str(problem)


def test_a_list_on_windows_may_be_in_the_code_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsdecode", lambda line: line.decode("utf-8"))
    monkeypatch.setattr("tromp_gui.batch.sources.getpreferredencoding", lambda _: "cp1252")
    Path("list").write_bytes("a.sgf\nü.sgf\nb.sgf\n".encode("latin-1"))
    assert list(listed("list")) == ["a.sgf", "ü.sgf", "b.sgf"]


def cut(data: bytes) -> list[cutting.Part]:
    return list(parts(io.BytesIO(data)))


def test_a_long_file_is_cut_between_games() -> None:
    games_there = [*GAMES, b"(;C[ ( \\] ;(;GM[1] ];B[aa](;W[bb])(;W[cc](;B[dd])))\n"] * 120
    found = cut(b"".join(games_there))
    assert len(found) > 5
    assert b"".join(part.data for part in found) == b"".join(games_there)
    seen = b""
    for part in found:
        assert part.data.lstrip().startswith(b"(;")
        assert part.first == seen.count(b"(;FF[4]") + seen.count(b"(;C[")
        assert part.line == seen.count(b"\n")
        seen += part.data


@pytest.mark.parametrize("count", [1, 3, 700])
def test_games_are_counted_without_reading_them(count: int) -> None:
    assert cutting.game_count(b"\n".join(games(count, side=9))) == count
    assert cutting.game_count(b"(;C[(;)](;B[aa])(;B[bb]))" * count) == count


def test_what_is_not_a_game_counts_as_one() -> None:
    assert cutting.game_count(b"") == cutting.game_count(b"no game") == 1


def test_a_broken_game_in_a_thousand_costs_few_others() -> None:
    there = list(games(1000, side=9))
    there[500] = there[500].rstrip()[:-1] + b"\n"
    there[700] = b"no game at all\n"
    found = cut(b"".join(there))
    assert b"".join(part.data for part in found) == b"".join(there)
    assert max(len(part.data) for part in found) < 70_000
    assert found[-1].first + found[-1].data.count(b"(;FF") == 999


def test_what_is_not_utf_8_and_what_is_short_is_not_cut() -> None:
    shift_jis = "(;CA[Shift_JIS]C[表示])".encode("shift_jis") * 20_000
    assert [part.data for part in cut(shift_jis)] == [shift_jis]
    assert [part.data for part in cut(GAMES[0])] == [GAMES[0]]


def test_a_file_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "LARGEST", 1_000_000)
    Path("endless.sgf").write_bytes(b"(;C[" + b"a" * 3_000_000)
    assert "endless.sgf is larger than" in read("endless.sgf")[-1].problem
