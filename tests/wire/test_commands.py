"""The limits of waiting commands and commands in flight, which follow from the ids that a node remembers."""

import json

from tests.wire.test_states import hello, sample

from palace_hub.wire.commands import IN_FLIGHT_LIMIT, QUEUE_LIMIT, REMEMBERED, CommandQueue
from palace_hub.wire.events import CommandDone
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import NodeSession


def test_a_full_queue_drops_the_oldest_unsent_commands():
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


def sent(queue):
    return [waiting.id for waiting in queue.due(0.0)]


def test_four_commands_are_in_flight_and_each_ack_releases_the_next():
    queue = CommandQueue()
    for op in ("config", "rate", "lights", "beep", "identify", "ping"):
        queue.add(op, {})
    assert sent(queue) == [1, 2, 3, 4]
    assert IN_FLIGHT_LIMIT == 4
    assert sent(queue) == []
    queue.acknowledged(3)
    assert sent(queue) == [5]
    queue.acknowledged(1)
    assert sent(queue) == [6]


def test_no_command_is_sent_that_pushes_a_waiting_id_out_of_the_nodes_memory():
    queue = CommandQueue()
    queue.add("ping", {})
    assert sent(queue) == [1]
    for number in range(2, REMEMBERED + 1):
        queue.add("beep", {"cue": "ask"})
        assert sent(queue) == [number]
        queue.acknowledged(number)
    queue.add("beep", {"cue": "ask"})
    assert sent(queue) == []
    queue.acknowledged(1)
    assert sent(queue) == [REMEMBERED + 1]


def test_an_ack_of_another_session_ends_no_command():
    session = NodeSession(lambda: "s2")
    session.opened(0.0)
    session.receive(0.0, hello() + sample(0))
    number = session.send(0.0, "ping")
    ack = {"t": "ack", "id": number, "ok": True}
    assert session.receive(0.1, encode_line({**ack, "s": "s1"})) == []
    assert session.receive(0.2, encode_line({**ack, "s": "s2"})) == [CommandDone(number, "ping", True, None)]
