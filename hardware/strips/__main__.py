"""`python -m hardware.strips`: write netlist, part positions, outline and drawing into this folder."""

from pathlib import Path

from hardware.strips.files import files

for name, text in files().items():
    path = Path(__file__).with_name(name)
    path.write_text(text, encoding="utf-8")
    print(path)
