"""Wiring diagrams, generated from the pin table."""

from pathlib import Path

from hardware import pins
from hardware.wiring import board, details, nodes, power
from hardware.wiring.drawing import Sheet

FOLDER = Path(__file__).parent


def sheets() -> dict[str, Sheet]:
    """Every diagram by file name."""
    table, figures = pins.load(), power.load()
    budgets = [power.budget(table, figures, node, power.brightest()) for node in pins.NODES]
    return {
        "tray": nodes.tray(table),
        "plate": nodes.plate(table),
        "tray_board": board.drawing(table, "tray"),
        "plate_board": board.drawing(table, "plate"),
        "hx711": details.hx711(),
        "lights": details.lights(table),
        "ground": details.ground(budgets, figures["most_mA"]),
        "hall": details.hall(table),
    }
