"""The table of states is total, and the session follows it in every state at every input."""

import json

import pytest

from palace_hub.wire.events import StateChanged
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import AFTER, ASKING, IN_SESSION, LinkInput, LinkState

HELLO = {
    "t": "hello", "p": [1, 0], "id": "e6", "boot": "a", "role": "tray", "fw": "0.1.0", "board": "host",
    "rt": "test", "cause": 1, "cells": 6, "hall": 3, "cfg": "00000000",
}  # fmt: skip


def hello(**fields):
    return encode_line({**HELLO, **fields})


def sample(n, us=0, b=(0, 0)):
    return encode_line({"t": "s", "n": n, "us": us, "c": [[0, 1]] * 6, "h": "07", "b": list(b)})


class Bench:
    """A session brought into a state by real bytes and time; `happen` gives it one input."""

    def __init__(self, state: LinkState):
        self.t = 100.0
        self.n = 0
        numbers = iter(range(1, 10_000))
        self.session = NodeSession(lambda: f"s{next(numbers)}")
        for happened in {
            LinkState.ABSENT: [],
            LinkState.HELLO: [LinkInput.OPENED],
            LinkState.CONFIGURED: [LinkInput.OPENED, LinkInput.HELLO],
            LinkState.LIVE: [LinkInput.OPENED, LinkInput.HELLO, LinkInput.SAMPLE],
            LinkState.STALE: [LinkInput.OPENED, LinkInput.HELLO, LinkInput.SAMPLE, LinkInput.QUIET],
            LinkState.LOST: [LinkInput.OPENED, LinkInput.HELLO, LinkInput.SAMPLE, LinkInput.SILENT],
            LinkState.INCOMPATIBLE: [LinkInput.OPENED, LinkInput.FOREIGN],
        }[state]:
            self.happen(happened)
        assert self.session.state is state

    def happen(self, happened: LinkInput):
        session = self.session
        match happened:
            case LinkInput.OPENED:
                return session.opened(self.t)
            case LinkInput.CLOSED:
                return session.closed(self.t)
            case LinkInput.HELLO:
                return session.receive(self.t, hello())
            case LinkInput.RESTART:
                session.receive(self.t, hello(boot="z", p=[2, 0])) if session.hello is None else None
                return session.receive(self.t, hello(boot="b"))
            case LinkInput.FOREIGN:
                return session.receive(self.t, hello(p=[2, 0]))
            case LinkInput.SAMPLE:
                self.n += 1
                return session.receive(self.t, sample(self.n))
            case LinkInput.QUIET:
                self.t += 0.5
                return session.tick(self.t)
            case LinkInput.SILENT:
                self.t += 3.0
                return session.tick(self.t)
            case LinkInput.GIVEN_UP:
                name = session.session or "none"
                return session.receive(
                    self.t, encode_line({"t": "ack", "s": name, "id": 1, "ok": False, "why": "session"})
                )


def test_the_table_is_total():
    assert set(AFTER) == {(state, happened) for state in LinkState for happened in LinkInput}


def test_each_state_is_reached_and_left():
    for state in LinkState:
        assert any(after is state and before is not state for (before, _), after in AFTER.items())
        assert any(before is state and after is not state for (before, _), after in AFTER.items())


@pytest.mark.parametrize(("state", "happened"), sorted(AFTER), ids=lambda part: str(part))
def test_the_session_follows_the_table(state, happened):
    if happened is LinkInput.OPENED and state is not LinkState.ABSENT:
        expected = AFTER[AFTER[state, LinkInput.CLOSED], LinkInput.OPENED]
    else:
        expected = AFTER[state, happened]
    bench = Bench(state)
    bench.session.take_output()
    before = bench.session.session
    events = bench.happen(happened)
    session = bench.session
    assert session.state is expected
    changes = [event for event in events if isinstance(event, StateChanged)]
    if state is not expected and happened is not LinkInput.RESTART:
        assert (changes[0].old, changes[-1].new) == (state, expected)
    assert (session.session is not None) == (expected in IN_SESSION)
    if happened in (LinkInput.HELLO, LinkInput.RESTART) and expected in IN_SESSION:
        said = [json.loads(line[:-9]) for line in session.take_output().splitlines()]
        welcome = {"t": "welcome", "p": [1, 0], "hub": "palace-hub", "s": session.session}
        assert said[-1] == {**welcome, "boot": session.hello.boot}
        assert (session.session == before) == (state in IN_SESSION and happened is LinkInput.HELLO)
    if expected in ASKING:
        bench.session.take_output()
        bench.session.tick(bench.t + 1.0)
        assert b'{"t":"who"}' in bench.session.take_output()
