"""The plate lifted off its cells, and put back another way round: nothing is decided meanwhile (R4.9 lets players turn
it)."""

from typing import Final

from palace_hub.sensing.plate_audit import put_back
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_signal import Quiet

LIFTED_G: Final = 50.0
"""So much lighter than the palace and its sheet: half of the lightest sheet (SENSING, Masses)."""


class PlateLift:
    """`lifted`: it is off its cells. `turns`: by how many quarters to the left it has come back turned, 0 where it lies
    as before, and where the scale cannot tell: then it is held against the game like anything else."""

    def __init__(self) -> None:
        self.lifted = False
        self.turns = 0

    @property
    def lies(self) -> bool:
        """Whether the plate lies on its cells as it did."""
        return not self.lifted and not self.turns

    def heard(self, quiet: Quiet, expected: Floats, bare: Floats) -> bool:
        """Takes in a quiet moment; True where the plate lies as it did.

        `expected`: load (3,) that the game's palace should have, and `bare` what the plate alone has.
        """
        if float(quiet.load[0] - expected[0]) < -LIFTED_G:
            self.lifted, self.turns = True, 0
        elif not self.lies:
            self.lifted = False
            found = put_back(expected - bare, quiet.load - bare, quiet.noise)
            self.turns = found.turns or 0 if found.agrees else 0
        return self.lies
