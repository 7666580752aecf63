"""A conversion refused by the node reaches the core as refused, and 0 as a number."""

from tests.wire.test_states import HELLO, hello

from palace_hub.wire.events import Batch
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import NodeSession


def heard(cells, reasons):
    session = NodeSession(lambda: "s1")
    session.opened(0.0)
    session.receive(0.0, hello())
    message = {"t": "s", "n": 0, "us": 50_000, "c": cells, "h": "07", "b": [0, 0], "e": reasons}
    (batch,) = [event for event in session.receive(1.0, encode_line(message)) if isinstance(event, Batch)]
    return [[(raw, why) for _, raw, why in cell] for cell in batch.conversions]


def test_a_refused_conversion_has_no_value_and_a_reason():
    assert HELLO["cells"] == 6
    cells = [[0, 0, 12_500, None], [0, None, 12_500, -1], [], [0, 7], [0, None], [12_500, None, 25_000, None]]
    assert heard(cells, {"0": "desync", "1": "late", "5": "saturated"}) == [
        [(0, None), (None, "desync")],
        [(None, "late"), (-1, None)],
        [],
        [(7, None)],
        [(None, "fault")],  # a node that gives no reason
        [(None, "saturated"), (None, "saturated")],
    ]
