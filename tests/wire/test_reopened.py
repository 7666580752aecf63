"""After a link is closed in the middle of a line, left-over bytes do not disturb the next session."""

import pytest
from tests.wire.test_states import hello, sample

from palace_hub.wire.lines import LINE_LIMIT, LineDecoder
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState


@pytest.mark.parametrize("torn", [b"{", sample(7)[:40], sample(7)[:-1], b"x" * LINE_LIMIT], ids=len)
def test_a_torn_line_is_forgotten_when_the_link_closes(torn):
    session = NodeSession(lambda: "s1")
    session.opened(0.0)
    session.receive(0.0, hello() + sample(0) + torn)
    session.closed(0.1)
    session.opened(0.2)
    session.receive(0.2, hello())
    assert session.state is LinkState.CONFIGURED
    assert session.counters.rx_bad == 0


def test_a_decoder_that_was_reset_reads_the_first_line():
    decoder = LineDecoder()
    decoder.receive(b'{"t":"st"')
    decoder.reset()
    assert decoder.receive(hello()) == [hello()[:-10]]
    assert decoder.rx_bad == 0


def test_samples_of_the_former_session_count_as_refused_only_if_they_go_on():
    session = NodeSession(lambda: "s1")
    session.opened(0.0)
    for n in range(20):
        session.receive(0.05 * n, sample(300 + n))
    assert session.counters.refused == 0
    session.receive(1.0, hello())
    session.receive(1.1, sample(0))
    assert (session.state, session.counters.refused) == (LinkState.LIVE, 0)
    session.closed(2.0)
    session.opened(2.0)
    for n in range(100):
        session.receive(2.0 + 0.05 * n, sample(300 + n))
    assert session.counters.refused == 59  # two seconds and the first are for the node to hear that it is asked


def test_after_a_silence_left_over_samples_are_not_refused_either():
    session = NodeSession(lambda: "s1")
    session.opened(0.0)
    session.receive(0.0, hello())
    session.receive(0.1, sample(0))
    session.tick(10.0)
    assert session.state is LinkState.LOST
    session.receive(20.0, sample(1) + sample(2))
    session.receive(20.1, hello())
    session.receive(20.2, sample(0))
    assert (session.state, session.counters.refused) == (LinkState.LIVE, 0)
