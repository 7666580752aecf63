"""Entry of every node: find this platform's board module and run the node on it."""

import sys

BOARDS = {"linux": "host", "darwin": "host"}  # sys.platform -> module in boards/

_folder = sys.path[0] + "/" if sys.path[0] else ""
if sys.implementation.name != "micropython":
    sys.path.insert(0, _folder + "shim")
sys.path.insert(0, _folder + "lib")


def run():
    from node import Node

    name = BOARDS.get(sys.platform)
    if name is None:
        raise OSError("no board module for platform " + sys.platform)
    package = __import__("boards." + name)
    Node(getattr(package, name).Board()).run()


if __name__ == "__main__":
    run()
