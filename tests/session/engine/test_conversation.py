"""A coroutine that goes on with each reply."""

from __future__ import annotations

from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.session.engine.conversation import Conversation
from tromp_gui.session.engine.link import PendingReply, Reply

COMMANDS = ("name", "version")


class Line:
    """Commands sent, and replies given when the test says so."""

    def __init__(self) -> None:
        self.sent: list[PendingReply] = []

    def ask(self, command: str) -> PendingReply:
        self.sent.append(PendingReply(Exchange(len(self.sent) + 1, command), None, None))
        return self.sent[-1]

    def reply(self, text: str, failure: Failure | None = None) -> None:
        pending = next(each for each in self.sent if each.is_due)
        pending.give(Reply(pending.exchange.command, failure is None, text, failure))


async def in_turn(line: Line) -> list[str]:
    return [(await line.ask(each)).text for each in COMMANDS]


async def all_at_once(line: Line) -> list[str]:
    sent = [line.ask(each) for each in COMMANDS]
    return [(await each).text for each in reversed(sent)]


def test_the_next_command_is_sent_when_the_reply_has_come() -> None:
    line, ends = Line(), list[list[str]]()
    Conversation(in_turn(line), ends.append).go_on()
    assert [each.exchange.command for each in line.sent] == ["name"]
    line.reply("Script")
    assert [each.exchange.command for each in line.sent] == ["name", "version"]
    assert ends == []
    line.reply("1")
    assert ends == [["Script", "1"]]


def test_commands_may_be_sent_together_and_awaited_in_any_order() -> None:
    line, ends = Line(), list[list[str]]()
    Conversation(all_at_once(line), ends.append).go_on()
    line.reply("Script")
    line.reply("1")
    assert ends == [["1", "Script"]]


def test_a_conversation_that_is_stopped_asks_nothing_more() -> None:
    line, ends = Line(), list[list[str]]()
    conversation = Conversation(in_turn(line), ends.append)
    conversation.go_on()
    conversation.stop()
    line.reply("Script")
    assert len(line.sent) == 1
    assert ends == []


def test_a_conversation_ends_without_a_result_when_the_engine_is_lost() -> None:
    line, ends = Line(), list[list[str]]()
    Conversation(all_at_once(line), ends.append).go_on()
    for _ in COMMANDS:
        line.reply("", Failure(FailureKind.CRASHED))
    assert ends == []
