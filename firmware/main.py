"""Entry point of every node: select the board module and run the node on it."""

import sys

HOSTS = ("linux", "darwin")  # platforms of a PC, which runs boards/host.py

_folder = sys.path[0] + "/" if sys.path[0] else ""
if sys.implementation.name != "micropython":
    sys.path.insert(0, _folder + "shim")
sys.path.insert(0, _folder + "drivers")
sys.path.insert(0, _folder + "lib")


def board_name(platform: str, machine: str) -> str:
    """Name of the module in boards/ for the interpreter's platform and machine; OSError if no module fits."""
    if platform in HOSTS:
        return "host"
    if platform != "rp2":
        raise OSError("no board module for platform " + platform)
    return ("pico2" if "RP2350" in machine else "pico") + ("_w" if " W " in machine else "")


def run() -> None:
    from links import MqttLink
    from node import Node

    name = board_name(sys.platform, getattr(sys.implementation, "_machine", ""))
    board = getattr(__import__("boards." + name), name).Board()
    try:
        broker = board.broker()
        link = MqttLink(board, board.net(broker), broker) if broker else None
        Node(board, link).run()
    except KeyboardInterrupt:  # Ctrl-C at the prompt, or mpremote before it copies new firmware
        board.release()
        raise
    except Exception as error:  # the watchdog restarts the board, and the next hello tells of this
        from crash import crash_line

        board.keep_crash(crash_line(error))
        raise


if __name__ == "__main__":
    run()
