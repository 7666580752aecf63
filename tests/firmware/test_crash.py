"""An error that ends a node's program: the next boot's hello tells it, until a hub has heard it."""

import pytest
from tests.firmware.node_process import NodeEnded, NodeProcess
from tests.firmware.test_node_process import RUNTIMES, messages, open_session

from palace_hub.wire.frames import WHO, parse, welcome


@pytest.fixture(params=RUNTIMES, ids=lambda one: one.name)
def boot(request, tmp_path):
    """Starts boot after boot of a node with one flash."""
    nodes = []
    (tmp_path / "config.json").write_text('{"role":"tray"}')

    def started(name="9f3c"):
        nodes.append(NodeProcess(request.param, boot=name, config=tmp_path / "config.json"))
        return nodes[-1]

    yield started
    for node in nodes:
        node.close()


def hello(node):
    return messages(node.window())[0]


def crash(node):
    """A conversion of a cell that the node has not."""
    with pytest.raises(NodeEnded) as ended:
        node.window(b"", [[node.t + 100, 9, 5]])
    assert ended.value.args[1] == 1


def test_the_error_is_told_through_the_next_boot_and_not_after_it(boot):
    first = boot()
    assert "err" not in hello(first)
    open_session(first)
    crash(first)
    second = boot("9f3d")
    told = hello(second)["err"]
    assert told.startswith("IndexError")
    assert " at batch.py:" in told
    assert " < node.py:" in told
    assert len(told) <= 160
    assert "err" in hello(boot("9f3e"))  # nobody has heard it yet
    second.window(WHO + welcome("test", "7d", "9f3d"))
    assert [message["err"] for message in messages(second.window(WHO)) if message["t"] == "hello"] == [told]
    assert "err" not in hello(boot("9f3f"))


def test_whatever_the_file_holds_a_hub_accepts_the_hello(boot, tmp_path):
    (tmp_path / "config.json.crash").write_bytes(bytes(range(256)) + b'"\\[/]' * 100)
    node = boot()
    (line,) = node.window().splitlines()
    assert parse(line.rsplit(b"*", 1)[0]).err
