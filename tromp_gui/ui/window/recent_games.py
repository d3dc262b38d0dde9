"""What the start card says about a file opened last: its players, size, result and day."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.go.result import parse_result
from tromp_gui.record.game_info import GameInfo, read_game_info
from tromp_gui.session.file.files import first_game
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


def _title(path: Path, info: GameInfo) -> str:
    names = {Color.BLACK: info.black_name, Color.WHITE: info.white_name}
    if any(names.values()):
        return " – ".join(name or wording.color_name(color) for color, name in names.items())
    return info.game_name or path.stem


def _day(text: str, today: QDate) -> str:
    date = QDate.fromString(text, "yyyy-MM-dd")
    near = {0: _tr("today"), 1: _tr("yesterday")}
    return near.get(date.daysTo(today), game_date(text)) if date.isValid() else game_date(text)
