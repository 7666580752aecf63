"""Commands for a node that is away: few enough that memory is bounded and none of them surprises anybody later."""

import json

from tests.wire.test_states import hello, sample

from palace_hub.wire.commands import QUEUE_LIMIT
from palace_hub.wire.events import CommandDone
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import NodeSession


def test_the_oldest_unsent_commands_give_way_and_the_newest_are_sent():
    session = NodeSession(lambda: "s1")
    numbers = [session.send(0.0, "beep", cue="ask") for _ in range(QUEUE_LIMIT + 5)]
    assert session.tick(0.0) == [CommandDone(number, "beep", False, "superseded") for number in numbers[:5]]
    session.opened(0.0)
    session.receive(0.0, hello())
    session.receive(0.1, sample(0))
    session.take_output()
    sent = []
    for _ in range(QUEUE_LIMIT):
        session.tick(0.1)
        said = [json.loads(line[:-9]) for line in session.take_output().split(b"\n") if line]
        fresh = [message["id"] for message in said if message["t"] == "cmd"]
        for number in fresh:
            session.receive(0.1, encode_line({"t": "ack", "s": "s1", "id": number, "ok": True}))
        sent += fresh
    assert sent == numbers[5:]
