"""Any sequence of events on a link: the session follows the table of states, and its counters add up."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.wire.test_states import hello, sample

from palace_hub.wire.events import Batch, CommandDone, CommandGivenUp, Ready, StateChanged
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import LOST_SECONDS, STALE_SECONDS, NodeSession
from palace_hub.wire.states import AFTER, ASKING, IN_SESSION, LinkInput, LinkState

DEEDS = st.one_of(
    st.sampled_from(["open", "close", "send", "restart", "foreign", "stranger", "hello", "garbage", "deny", "aside"]),
    st.tuples(st.just("sample"), st.integers(0, 30)),
    st.tuples(st.just("wait"), st.sampled_from([0.05, 0.3, 1.0, 3.5])),
    st.tuples(st.just("ack"), st.integers(1, 6), st.booleans()),
)
STEPS = {(before, after) for (before, _), after in AFTER.items() if before is not after}


def acks(session, number, ours):
    return encode_line({"t": "ack", "s": session if ours else "other", "id": number, "ok": True})


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(DEEDS, max_size=40))
def test_the_session_stays_on_the_table_and_every_command_ends_once(deeds):
    names = iter(range(10_000))
    allowed = [True]
    session = NodeSession(lambda: f"s{next(names)}", node="e6", admits=lambda hello: allowed[0])
    t, boot, sent, ended, used = 0.0, "a", [], [], []
    for deed in deeds:
        before = session.state
        match deed:
            case "open":
                events = session.opened(t)
            case "close":
                events = session.closed(t)
            case "send":
                sent.append(session.send(t, "ping"))
                events = session.tick(t)
            case "restart":
                boot += "x"
                events = session.receive(t, hello(boot=boot[-30:]))
            case "foreign":
                events = session.receive(t, hello(p=[9, 0], boot=boot[-30:]))
            case "stranger":
                events = session.receive(t, hello(id="other"))
                assert session.state is before
            case "hello":
                events = session.receive(t, hello(boot=boot[-30:]))
            case "garbage":
                events = session.receive(t, b'{"t":"s"}*00000000\n\x00\xff\n')
            case "deny":
                allowed[0] = not allowed[0]
                events = []
            case "aside":
                session.step_aside(t)
                events = session.tick(t)
                assert session.state not in IN_SESSION
                session.waits = False
            case ("sample", n):
                events = session.receive(t, sample(n))
            case ("wait", seconds):
                t += seconds
                events = session.tick(t)
                if seconds > LOST_SECONDS:
                    assert session.state not in IN_SESSION
                elif seconds > STALE_SECONDS:
                    assert session.state is not LinkState.LIVE
            case ("ack", number, ours):
                events = session.receive(t, acks(session.session, number, ours))
        for event in events:
            match event:
                case StateChanged(old, new):
                    assert (old, new) in STEPS
                    assert old is before
                    before = new
                case Batch():
                    assert session.state is LinkState.LIVE
                case CommandDone() | CommandGivenUp():
                    ended.append(event.id)
                case Ready():
                    used.append(event.session)
        assert before is session.state
        assert (session.session is not None) == (session.state in IN_SESSION)
        output = session.take_output()
        assert not output or session.state is not LinkState.ABSENT
        kinds = [json.loads(line[:-9])["t"] for line in output.split(b"\n") if line]
        assert "cmd" not in kinds or session.state in IN_SESSION
        assert not kinds or kinds[-1] != "who" or session.state in ASKING
    assert len(ended) == len(set(ended))
    assert set(ended) <= set(sent)
    assert len(used) == len(set(used))


def test_every_step_of_the_table_is_named_by_one_input():
    assert {LinkInput(happened) for _, happened in AFTER} == set(LinkInput)
