"""What network files are, and why one cannot be used."""

from __future__ import annotations

from decimal import Decimal
from os import PathLike
from typing import Final

from tromp_gui.network_files.heading import NEWEST, OLDEST, Heading
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.wording import number, tr


def network_problem(file: str | PathLike[str], problem: BadNetwork) -> str:
    """Why a file cannot be used as a network, and what to do if that is definite."""
    return {
        NetworkFault.NOT_A_NETWORK: tr("“{file}” is not a KataGo network."),
        NetworkFault.DAMAGED: tr("“{file}” is damaged. Get another copy."),
        NetworkFault.VERSION: tr(
            "“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read "
            "versions {oldest} to {newest}. The file is not damaged."
        ),
        NetworkFault.PLAYERS: tr(
            "“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a "
            "game. Use it with “tromp-gui gtp --human”."
        ),
        NetworkFault.NO_PLAYERS: tr(
            "“{file}” is a KataGo network that does not imitate people. Choose one made for that, "
            "such as “b18c384nbt-humanv0”."
        ),
        NetworkFault.UNKNOWN_PART: tr(
            "“{file}” is a KataGo network with a part that this version of Tromp Go cannot read "
            "({detail})."
        ),
        NetworkFault.RATIO: tr(
            "“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo "
            "network does."
        ),
        NetworkFault.TOO_LARGE: tr(
            "“{file}” has more than {detail} million parameters. Choose a smaller network."
        ),
        NetworkFault.NO_MEMORY: tr(
            "“{file}” needs more memory than is available. Choose a smaller network."
        ),
        NetworkFault.NO_NUMBERS: tr(
            "“{file}” is damaged: its answers are not numbers. Get another copy."
        ),
    }[problem.fault].format(file=file, detail=problem.detail, oldest=OLDEST, newest=NEWEST)


def network_kind(found: Heading | BadNetwork) -> str:
    """What a network file is, in a few words for a list; why it cannot be used comes last."""
    if isinstance(found, Heading) and found.imitates_people:
        return tr("imitates people")
    if isinstance(found, Heading):
        return tr("version {detail}").format(detail=found.version)
    text = {
        NetworkFault.NOT_A_NETWORK: tr("not a KataGo network"),
        NetworkFault.VERSION: tr("version {detail}: not supported"),
        NetworkFault.UNKNOWN_PART: tr("not supported"),
    }.get(found.fault, tr("damaged"))
    return text.format(detail=found.detail)


_FITS: Final = 5.0
"""In positions a second. A move at full strength has eight seconds: enough for forty positions,
which the engine wants to see before it passes.
"""


def speed(rate: float) -> str:
    """How many positions a computer evaluates with a network."""
    shown = f"{rate:.0f}" if rate >= 10 else f"{rate:.1f}"
    return tr("{number} positions a second").format(number=number(Decimal(shown)))


def speed_sentence(rate: float) -> str:
    """The same, and whether the network fits the computer."""
    fits = tr("On this computer: {speed}. That is fast enough.")
    slow = tr("On this computer: {speed}. That is slow; a smaller network may play better.")
    return (fits if rate >= _FITS else slow).format(speed=speed(rate))
