"""`kata-set-rules` and `kata-get-rules` in a session."""

from __future__ import annotations

import json

import pytest

from tests.engine.talk import Talk, placing
from tromp_gui.go.rules import RULE_SETS

TROMP_TAYLOR = (
    '{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA",'
    '"suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}'
)


def test_tromp_taylor_is_the_default() -> None:
    talk = Talk()
    assert talk.say("kata-get-rules") == TROMP_TAYLOR
    assert talk.engine.game.rules.id == "tromp-taylor"
    assert str(talk.engine.game.komi) == "7"


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_set_of_ours_can_be_set(name: str) -> None:
    talk = Talk(f"kata-set-rules {name}")
    assert talk.engine.game.rules is RULE_SETS[name]
    told = talk.say("kata-get-rules")
    talk.say(f"kata-set-rules {told}")
    assert talk.say("kata-get-rules") == told


def test_json_may_hold_blanks() -> None:
    talk = Talk('kata-set-rules { "ko" : "SIMPLE",  "suicide": false }')
    assert json.loads(talk.say("kata-get-rules"))["ko"] == "SIMPLE"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "unknown rules: nothing given"),
        ("elvish", "unknown rules: elvish"),
        ("tromp taylor", "unknown rules: tromp taylor"),
        ('{"hasButton": true}', "unsupported rule: hasButton true"),
        ('{"tax": "SEKI"}', "unsupported rule: scoring AREA with tax SEKI"),
        ('{"komi": 7}', "unknown rule: komi"),
        ("{", "the rules are no valid JSON"),
    ],
)
def test_rules_that_we_lack_change_nothing(text: str, message: str) -> None:
    talk = Talk("kata-set-rules aga")
    assert talk.fail(f"kata-set-rules {text}") == message


def test_board_komi_and_turns_stay() -> None:
    talk = Talk("boardsize 5", "komi 2.5", "set_free_handicap A1 B1", "play w E5", "play b C3")
    before = talk.say("showboard").split("Rules")[0]
    for name in RULE_SETS:
        talk.say(f"kata-set-rules {name}")
        assert talk.say("showboard").split("Rules")[0] == before
        assert str(talk.engine.game.komi) == "2.5"
    talk.say("undo", "undo")
    assert talk.fail("undo") == "cannot undo"


def test_the_history_is_judged_anew() -> None:
    """The ko is open again for simple ko once both have passed, and closed for superko."""
    ko = """
        . . . .
        . X O .
        X . . O
        . X O .
    """
    talk = Talk("boardsize 4", placing(ko), "play b C2", "play w B2", "play b pass", "play w pass")
    legal = [
        talk.say(f"kata-set-rules {name}", "is_legal b C2")
        for name in ("tromp-taylor", "japanese", "aga", "japanese")
    ]
    assert legal == ["0", "1", "0", "1"]


def test_turns_that_other_rules_forbid_stand() -> None:
    talk = Talk("boardsize 3", placing("X . .\n. X .\nO O X"), "play w A2")
    before = talk.board
    talk.say("kata-set-rules chinese")
    assert talk.board == before
    assert len(talk.engine.game.turns) == 1
