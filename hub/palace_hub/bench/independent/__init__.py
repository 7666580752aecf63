"""Independent generator of load-cell recordings: visits of hands to the tray, with the truth.

It shares no code and no constants with the simulator and the tray's detector, so its figures test both.
"""

from palace_hub.bench.independent.table import CommonStep
from palace_hub.bench.independent.visits import CONDITIONS, Change, Recording, Rest, Truth, make_truth, make_visit

__all__ = ["CONDITIONS", "Change", "CommonStep", "Recording", "Rest", "Truth", "make_truth", "make_visit"]
