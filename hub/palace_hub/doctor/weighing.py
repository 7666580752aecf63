"""Known pieces in one compartment: a cup that a wire or a crumb touches reads each load too light.

Whatever touches is a spring beside the cell's own: it takes a few per cent of each load and moves the zero. The zero
alone says nothing, since it moves from day to day. Pieces of known mass show the lost share.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from monkey_palace.board.pieces import PIECES, Piece
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration
from palace_hub.doctor import findings
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.ports import listen_on_port
from palace_hub.errors import LinkFault
from palace_hub.link.hello_on_port import ask
from palace_hub.link.port_trouble import HUB_COMMAND, trouble
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.sensing.tray.lattice import MEAN_ERROR, NOMINAL_G, PIECE_SPREAD
from palace_hub.wire.frames import Hello

BATCH_SPREAD = 0.02
"""Relative deviation of a kind's mass from the catalogue (SENSING: batches and colours). It counts for pieces that are
weighed in another kind's compartment."""
FLOOR_MG = 2.0
"""Standard deviation of a level of two seconds beside its white noise: the 1/f floor of good cells (SENSING)."""
USUAL_NOISE_MG = 15.0
"""Noise of a conversion where the set-up measured none (SENSING: 13 to 17 mg for good cells)."""
OFF_SDS = 2.5
"""Deviation of the reading, in standard deviations, that is named: a sound cup is then accused in 6 of 1,000 tries."""
OTHER_PART = 0.5
"""Relative deviation from which other pieces were put in than was said."""
MOVED_PIECES = 0.15
"""Largest difference of the levels before and after, in pieces."""

Prompt = Callable[[Message], None]
"""Tells the player what to do, and returns when it is done."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """`number` known pieces of one kind, and the compartment that they are put into."""

    piece: Piece
    compartment: Piece
    number: int = 1

    @property
    def cell(self) -> int:
        return PIECES.index(self.compartment)

    @property
    def grams(self) -> float:
        """Their catalogue mass."""
        return self.number * NOMINAL_G[PIECES.index(self.piece)]

    @property
    def params(self) -> dict[str, Parameter]:
        """Parameters of the messages."""
        return {"piece": self.piece.value, "place": self.compartment.value, "count": self.number}


def weigh(surroundings: Surroundings, pieces: Pieces, prompt: Prompt) -> list[Finding]:
    """Weigh known pieces on the tray that is plugged in; the player puts them in and takes them out."""
    tray = _tray(surroundings)
    if isinstance(tray, Finding):
        return [tray]
    path, hello = tray
    kept = CalibrationFile.read(surroundings.journal_path().parent).content
    if kept is None or kept.node != hello.id or kept.tray.cells[pieces.cell] is None:
        return [finding(Severity.WARNING, "doctor-weigh-uncalibrated", **pieces.params)]
    levels: list[float] = []
    for key in ("doctor-weigh-hands-off", "doctor-weigh-put-in", "doctor-weigh-take-out"):
        prompt(Message(key, pieces.params))
        samples = listen_on_port(path, findings.LISTEN_SECONDS)
        level = samples.level(pieces.cell)
        if level is None:
            return [finding(Severity.FAULT, "doctor-cell-silent", id=hello.id, cell=str(pieces.cell + 1))]
        levels.append(level)
    return [judge(kept, pieces, *levels, conversions=samples.conversions[pieces.cell])]


def judge(
    kept: KeptCalibration, pieces: Pieces, before: float, laid: float, after: float, *, conversions: int
) -> Finding:
    """The finding on three levels (raw counts) without, with and without the pieces; each a mean of `conversions`."""
    cell, measured = kept.tray.cells[pieces.cell], kept.cells[pieces.cell]
    assert cell is not None
    counts_per_g = cell.counts_per_piece / NOMINAL_G[pieces.cell]
    read = (laid - (before + after) / 2) / (counts_per_g * pieces.grams)
    noise_mg = USUAL_NOISE_MG if measured is None else measured.noise_mg
    level_mg = sqrt(noise_mg**2 / conversions + FLOOR_MG**2)
    batch = 0.0 if pieces.piece is pieces.compartment else BATCH_SPREAD
    masses = sqrt(PIECE_SPREAD**2 / pieces.number + MEAN_ERROR**2 + batch**2)
    seen = OFF_SDS * sqrt(masses**2 + 1.5 * (level_mg / 1000 / pieces.grams) ** 2)
    params = {**pieces.params, "percent": decimal(100 * abs(read - 1), 1), "seen": decimal(100 * seen, 1)}
    if abs(after - before) > MOVED_PIECES * abs(counts_per_g) * pieces.grams / pieces.number:
        return finding(Severity.WARNING, "doctor-weigh-moved", **params)
    if abs(read - 1) > OTHER_PART:
        grams = decimal(read * pieces.grams, 2)
        return finding(Severity.WARNING, "doctor-weigh-other", **params, grams=grams, due=decimal(pieces.grams, 2))
    if read < 1 - seen:
        return finding(Severity.FAULT, "doctor-weigh-low", **params)
    if read > 1 + seen:
        return finding(Severity.WARNING, "doctor-weigh-high", **params)
    return finding(Severity.NOTE, "doctor-weigh-right", **params)


def _tray(surroundings: Surroundings) -> tuple[str, Hello] | Finding:
    """Port and hello of the tray; a finding where none answers."""
    problem = finding(Severity.WARNING, "doctor-no-tray")
    paths = surroundings.ports()
    for path in paths:
        try:
            hello = ask(path, findings.HELLO_SECONDS).hello
        except LinkFault as fault:
            held = trouble(fault, path, surroundings.proc)
            key = "doctor-hub-runs" if held.params.get("program") == HUB_COMMAND else held.key
            problem = finding(Severity.FAULT, key, **held.params)
            continue
        if hello is not None and hello.role == TRAY and hello.compatible:
            return path, hello
    return problem if paths else finding(Severity.WARNING, "doctor-no-port")
