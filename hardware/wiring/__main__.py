"""`python -m hardware.wiring`: write diagrams and the list of cables here. Look at them before you commit them."""

from hardware.wiring import FOLDER, cable_list, sheets

for name, sheet in sheets().items():
    (FOLDER / f"{name}.svg").write_text(sheet.svg(), encoding="utf-8")
    for fault in sheet.crowded():
        print(f"{name}.svg: {fault}")
    print(FOLDER / f"{name}.svg")
(FOLDER / "cables.md").write_text(cable_list(), encoding="utf-8")
print(FOLDER / "cables.md")
