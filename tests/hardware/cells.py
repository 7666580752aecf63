"""Every load cell that the CAD supports, by name, with one from a builder's own file."""

from pathlib import Path

from hardware import cad
from hardware.cad.dimensions import cells

OWN = cells.load_cell_file(Path(cad.__file__).with_name("own_cell.toml"))
CELLS = {cell.name: cell for cell in (*cells.CELLS.values(), OWN)}
