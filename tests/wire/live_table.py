"""A table whose node is live."""

from tests.wire.node_model import Table

from palace_hub.wire.states import LinkState


def live():
    table = Table()
    table.until(LinkState.LIVE)
    return table
