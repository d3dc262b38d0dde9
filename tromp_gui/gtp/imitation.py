"""How KataGo is started so that it plays like the people of a profile.

Source: KataGo 1.17, `gtp_human5k_example.cfg` and `gtp_human9d_search_example.cfg`.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from tromp_gui.gtp.launch import Launch

ASKS_PEOPLE: Final = "kata-raw-human-nn"
"""The command by which KataGo shows that it can imitate people (from 1.15 on)."""

_MODEL: Final = "-human-model"
_BOTH: Final = {
    "humanSLChosenMoveProp": "1.0",
    "humanSLChosenMoveIgnorePass": "true",
    "chosenMoveSubtract": "0",
    "chosenMovePrune": "0",
    "rootNumSymmetriesToSample": "2",
    "useLcbForSelection": "false",
    "useUncertainty": "false",
    "useNoisePruning": "false",
    "subtreeValueBiasFactor": "0",
    "ignorePreRootHistory": "false",
}
_BY_POLICY: Final = {
    "maxVisits": "40",
    "humanSLChosenMovePiklLambda": "100000000",
    "chosenMoveTemperatureEarly": "0.85",
    "chosenMoveTemperature": "0.70",
    "chosenMoveTemperatureHalflife": "80",
    "chosenMoveTemperatureOnlyBelowProb": "0.01",
}
_WITH_SEARCH: Final = {
    "maxVisits": "400",
    "humanSLChosenMovePiklLambda": "0.08",
    "humanSLRootExploreProbWeightless": "0.8",
    "humanSLCpuctExploration": "0.5",
    "humanSLCpuctPermanent": "2.0",
    "chosenMoveTemperatureEarly": "0.70",
    "chosenMoveTemperature": "0.25",
    "chosenMoveTemperatureHalflife": "30",
    "chosenMoveTemperatureOnlyBelowProb": "1.0",
}


def is_katago(launch: Launch) -> bool:
    """Whether a program is KataGo, by its name."""
    return PurePath(launch.program.replace("\\", "/")).name.lower().startswith("katago")


def has_human_model(launch: Launch) -> bool:
    """Whether KataGo is given a network that imitates people."""
    return _MODEL in launch.arguments


def imitating(launch: Launch, profile: str, file: str, searches: bool = False) -> Launch:
    """KataGo as the people of a profile, by its own human network or else by a file; `searches`
    for people so strong that their moves must be judged too.
    """
    model = () if has_human_model(launch) else (_MODEL, file)
    settings = {"humanSLProfile": profile, **_BOTH, **(_WITH_SEARCH if searches else _BY_POLICY)}
    spelt = ",".join(f"{key}={value}" for key, value in settings.items())
    return launch._replace(arguments=(*launch.arguments, *model, "-override-config", spelt))
