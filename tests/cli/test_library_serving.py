"""`tromp-gui library serve`: the window’s questions are answered on lines."""

from __future__ import annotations

import base64
import json
import subprocess
from array import array
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.endless import endless
from tests.library.games import sgf
from tromp_gui import resources
from tromp_gui.cli.library.serving import Server
from tromp_gui.library.facts import Facts
from tromp_gui.library.index import Index
from tromp_gui.record.game_info import read_game_info
from tromp_gui.record.node import Tree
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import Transform
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write

GAMES = ("PB[A]RE[B+R]", "PB[B]RE[W+R]", "PB[C]RE[B+2]")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    for number, root in enumerate(GAMES):
        (folder / f"{number}.sgf").write_text(sgf(5, 5, 12, number, root))
    (folder / "broken.sgf").write_text("no game")
    return folder


@pytest.fixture
def server(tmp_path: Path, folder: Path) -> Iterator[Server]:
    made = Server(tmp_path / "index", tmp_path / "index.json", lambda: False)
    ask(made, do="update", lane="update", folders=[str(folder)])
    yield made
    made.close()


def ask(server: Server, **question: Any) -> list[dict[str, Any]]:
    """All answers to a question."""
    server.ask({"lane": "a", **question})
    answers = []
    while server.is_busy:
        if (answer := server.answer()) is not None:
            answers.append(answer)
    return answers


def numbers(answer: dict[str, Any]) -> list[int]:
    return [*array("I", base64.b64decode(answer["ids"]))]


def test_folders_are_read_and_what_could_not_be_is_reported(
    tmp_path: Path, folder: Path, server: Server
) -> None:
    (folder / "3.sgf").write_text(sgf(5, 5, 3, 9))
    (folder / "0.sgf").unlink()
    (answer,) = ask(server, do="update", folders=[str(folder)])
    assert answer["summary"] == [1, 1, 1]
    assert answer["parents"] == [str(folder)]
    (answer,) = ask(server, do="update", folders=[], anew=True)
    assert answer["summary"] == [0, 0, 0]
    (answer,) = ask(server, do="update", folders=[str(folder)])
    assert answer["failures"] == [[str(folder / "broken.sgf"), "no-game", ""]]


def test_a_pipe_does_not_stop_the_reading(folder: Path, server: Server) -> None:
    (folder / "3.sgf").write_text(sgf(5, 5, 3, 9))
    with endless(folder / "pipe.sgf", "pipe"):
        (answer,) = ask(server, do="update", folders=[str(folder)])
    assert answer["summary"][0] == 1
    assert [(Path(path).name, kind) for path, kind, _ in answer["failures"]] == [
        ("pipe.sgf", "endless")
    ]


def test_an_index_of_another_version_can_be_rebuilt(tmp_path: Path, folder: Path) -> None:
    with closing(Index.open(tmp_path / "index")) as opened:
        opened.connection.execute("PRAGMA user_version = 1")
    server = Server(tmp_path / "index", tmp_path / "index.json", lambda: False)
    (answer,) = ask(server, do="update", folders=[str(folder)], anew=True)
    assert answer["summary"] == [3, 4, 0]
    server.close()


def test_a_folder_that_left_is_forgotten(server: Server) -> None:
    (answer,) = ask(server, do="update", folders=[])
    assert answer["summary"] == [0, 0, 4]
    assert numbers(ask(server, do="list", query="", order=["file", False])[-1]) == []


def test_games_of_a_search_line_in_order(server: Server) -> None:
    (answer,) = ask(server, do="list", query="result:B+", order=["black", True])
    assert answer["is_all"]
    ids = numbers(answer)
    (answer,) = ask(server, do="rows", ids=ids)
    assert [row[3] for row in answer["rows"]] == ["C", "A"]


def test_fingerprints_of_many_games_are_found_in_parts(server: Server) -> None:
    ids = numbers(ask(server, do="list", query="", order=["file", False])[-1])
    (rows,) = ask(server, do="rows", ids=ids)
    same_moves = Facts._fields.index("same_moves") + 2
    expected = list(dict.fromkeys(row[same_moves] for row in rows["rows"]))
    answer = ask(server, do="fingerprints", ids=[9999, *ids * 5000])[-1]
    packed = base64.b64decode(answer["fingerprints"])
    assert array("q", packed).tolist() == expected
    server.ask({"do": "fingerprints", "lane": "x", "ids": ids * 5000})
    assert server.answer() is None


def test_a_position_is_found_and_the_list_can_be_of_its_games(server: Server) -> None:
    (first,) = ask(server, do="line", game=1)
    code = base64.b64decode(first["line"])
    bit = int.from_bytes(code[:2], "little") & 0xFFF
    board = {"rows": 5, "columns": 5, "black": 1 << bit, "white": 0, "region": [], "query": ""}
    (found,) = ask(server, do="find", **board, turns=False, swaps=False)
    (listed,) = ask(server, do="list", query="", order=["move", False], found=True)
    assert 1 in numbers(listed)
    assert len(numbers(listed)) == found["games"] == sum(each[1] for each in found["nexts"])
    (answer,) = ask(server, do="rows", ids=[1], found=True)
    assert answer["rows"][0][-1] == 1


def test_a_region_that_is_everywhere_is_not_looked_for(server: Server) -> None:
    board = {
        "rows": 5,
        "columns": 5,
        "black": 0,
        "white": 0,
        "region": [[1, 1], [2, 2]],
        "query": "",
    }
    assert ask(server, do="find", **board, turns=True, swaps=False)[0]["everywhere"]


def test_games_that_are_there_several_times_are_listed_group_by_group(
    folder: Path, server: Server
) -> None:
    (folder / "same.sgf").write_bytes((folder / "1.sgf").read_bytes())
    (folder / "moves.sgf").write_text(sgf(5, 5, 12, 1, "PB[D]"))
    turned = read((folder / "1.sgf").read_bytes()).games[0]
    assert isinstance(turned, Tree)
    Transform(Symmetry.TURN_RIGHT).apply(turned)
    (folder / "turned.sgf").write_bytes(write([turned]))
    (folder / "2b.sgf").write_text(sgf(5, 5, 12, 2))
    ask(server, do="update", folders=[str(folder)])
    question = {"do": "list", "order": ["file", False], "duplicates": True}
    (answer,) = ask(server, query="", **question)
    (rows,) = ask(server, do="rows", ids=numbers(answer))
    named = dict(zip(numbers(answer), answer["groups"], strict=True))
    shown = [(Path(row[1]).stem, *named[row[0]]) for row in rows["rows"]]
    first = {each[0] for each in shown[:4]}
    assert first == {"1", "same", "moves", "turned"}
    kinds = [likeness for _, group, likeness in shown if group == 1]
    assert kinds.count("bytes") == kinds.count("moves") == kinds.count("signature") == 1
    assert {each[0] for each in shown[4:]} == {"2", "2b"}
    assert [each[1:] for each in shown[4:]] == [(2, None), (2, "moves")]
    (answer,) = ask(server, query="black:d", **question)
    assert numbers(answer) == []
    (answer,) = ask(server, query="black:b", **question)
    assert len(numbers(answer)) == 3


def test_games_are_exported_in_the_order_asked_for_as_a_collection_or_a_table(
    tmp_path: Path, server: Server
) -> None:
    ids = numbers(ask(server, do="list", query="", order=["black", True])[0])
    assert len(ids) == 3
    path = tmp_path / "all.sgf"
    assert ask(server, do="export", ids=[*ids, 99], path=str(path))[-1]["exported"] == 3
    games = read(path.read_bytes()).games
    assert [read_game_info(game).black_name for game in games if isinstance(game, Tree)] == [
        "C",
        "B",
        "A",
    ]
    table = tmp_path / "all.csv"
    assert ask(server, do="export", ids=ids, path=str(table))[-1]["exported"] == 3
    lines = table.read_text().splitlines()
    assert lines[0].startswith("file,game,black,white")
    assert [line.split(",")[2] for line in lines[1:]] == ["C", "B", "A"]


def test_an_export_that_fails_or_is_cancelled_leaves_the_file_as_it_was(
    tmp_path: Path, folder: Path, server: Server
) -> None:
    ids = numbers(ask(server, do="list", query="", order=["black", True])[0])
    path = tmp_path / "all.sgf"
    path.write_text("before")
    server.ask({"do": "export", "lane": "export", "ids": ids, "path": str(path)})
    server.answer()
    server.answer()
    server.ask({"do": "cancel", "lane": "export"})
    assert server.answer() is None
    assert not server.is_busy
    (folder / "0.sgf").unlink()
    answer = ask(server, do="export", ids=ids, path=str(path))[-1]
    assert answer["failed"][:2] == [str(folder / "0.sgf"), "missing"]
    assert path.read_text() == "before"
    assert sorted(each.name for each in tmp_path.iterdir() if each.suffix != "") == ["all.sgf"]


def test_a_later_question_of_a_lane_takes_the_place_of_the_earlier(server: Server) -> None:
    server.ask({"do": "list", "lane": "list", "of": 1, "query": "", "order": ["file", False]})
    server.ask({"do": "list", "lane": "list", "of": 2, "query": "", "order": ["file", False]})
    answers = []
    while server.is_busy:
        answers.append(server.answer())
    assert [each["of"] for each in answers if each] == [2]


def test_process_answers_until_its_input_ends_and_reports_damage(tmp_path: Path) -> None:
    command = [*resources.program(), "library", "serve", "--index", str(tmp_path / "index")]
    question = {"do": "list", "lane": "l", "query": "", "order": ["file", False]}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert json.loads(process.stdout.readline()) == {"ready": True}
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ids"] == ""
        process.stdin.close()
        assert process.wait() == 0
    data = bytearray((tmp_path / "index").read_bytes())
    data[100:4096] = b"x" * 3996
    (tmp_path / "index").write_bytes(data)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"ready": True}
        assert "damaged" in json.loads(process.stdout.readline())
        assert process.wait() == 1
