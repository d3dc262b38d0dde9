"""What is known of a game beside its players: its result, the event, the date."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.result import parse_result
from tromp_gui.record.game_info import GameInfo
from tromp_gui.ui.kit.dates import game_date
from tromp_gui.wording import DOT


def game_facts(info: GameInfo) -> str:
    """These in one line, empty where the file says none of them."""
    result = parse_result(info.result)
    said = wording.result_sentence(result) if result is not None else info.result
    event = ", ".join(part for part in (info.event, info.round) if part)
    parts = (said, event or info.game_name, game_date(info.date))
    return DOT.join(part for part in parts if part)
