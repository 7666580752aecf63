"""`python -m hardware.wiring`: write every diagram into this folder. Look at them before you commit them."""

from hardware.wiring import FOLDER, sheets

for name, sheet in sheets().items():
    (FOLDER / f"{name}.svg").write_text(sheet.svg(), encoding="utf-8")
    for fault in sheet.crowded():
        print(f"{name}.svg: {fault}")
    print(FOLDER / f"{name}.svg")
