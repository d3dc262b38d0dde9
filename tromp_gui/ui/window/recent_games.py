"""What the start card says about a file opened last, and about a game that was left unfinished: its
players, size, and day.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, Qt

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.go.result import parse_result
from tromp_gui.record.game_info import GameInfo, read_game_info
from tromp_gui.session.file.files import first_game
from tromp_gui.session.file.unfinished import Unfinished
from tromp_gui.ui.panels.players import game_date
from tromp_gui.wording import DOT


def _tr(text: str) -> str:
    return QCoreApplication.translate("recent", text)


def described(path: Path, today: QDate) -> tuple[str, str] | None:
    """The players of a file's first game, and its size, result and day; None if the first bytes of
    the file do not have its beginning.
    """
    tree = first_game(path)
    if tree is None:
        return None
    info = read_game_info(tree)
    result = parse_result(info.result)
    said = "" if result is None else wording.result_sentence(result)
    size = f"{info.columns} × {info.rows}"
    parts = size, said, _day(info.date, today)
    return _title(path, info), DOT.join(part for part in parts if part)


def unfinished_words(game: Unfinished, today: QDate) -> tuple[str, str]:
    """The players of a game that was left unfinished, and its moves, size and day."""
    info, day = game.info, QDateTime.fromSecsSinceEpoch(int(game.when)).date()
    names = info.black_name or info.white_name or info.game_name
    title = _title(game.path, info) if names else listed_players(info)
    move = _tr("move {move}").format(move=game.moves)
    size = f"{info.columns} × {info.rows}"
    return title, DOT.join((move, size, _day(day.toString(Qt.DateFormat.ISODate), today)))


def listed_players(info: GameInfo) -> str:
    """Both players, by their names or colours."""
    names = {Color.BLACK: info.black_name, Color.WHITE: info.white_name}
    return " – ".join(name or wording.color_name(color) for color, name in names.items())


def _title(path: Path, info: GameInfo) -> str:
    if info.black_name or info.white_name:
        return listed_players(info)
    return info.game_name or path.stem


def _day(text: str, today: QDate) -> str:
    date = QDate.fromString(text, "yyyy-MM-dd")
    near = {0: _tr("today"), 1: _tr("yesterday")}
    return near.get(date.daysTo(today), game_date(text)) if date.isValid() else game_date(text)
