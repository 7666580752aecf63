"""When to fit a release: once per still period of a disturbance, as soon as a few blocks agree."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from math import pi

from palace_hub.sensing.signal.conversions import SAME_WORD_S, ConversionBlock
from palace_hub.sensing.signal.release import Release, SwingMode, find_release


class ReleaseWatch:
    """Fits the release in each still period of a disturbance and keeps it while the blocks stay at its level.

    `sign`: -1 for a cell whose counts fall under a force, else 1.
    """

    __slots__ = ("_blocks", "_own", "_release", "_sign", "_tries")

    # Blocks whose means must agree before a fit is worth its time (0.24 s), their range in standard deviations of a
    # block mean, and the part of the mean step between conversions that a swing leaves in a block mean (assumed).
    _LEAST = 3
    _RANGE = 6.5
    _STEPS_IN_BLOCK = 0.5
    # Full searches per still period: a cell whose swing fits no model is judged by its blocks alone (assumed).
    _MOST_TRIES = 8
    # A swing above this many standard deviations of a conversion defines the cell's own mode (assumed).
    _CLEAR = 20.0
    # Standard deviations of a block mean beyond which a block has left the release's level (assumed).
    _OFF = 6.0

    def __init__(self, sign: int) -> None:
        self._sign = sign
        self._blocks: deque[ConversionBlock] = deque(maxlen=self._LEAST)
        self._release: Release | None = None
        self._tries = 0
        self._own: SwingMode | None = None

    def clear(self) -> None:
        self._blocks.clear()
        self._release = None
        self._tries = 0

    def add(
        self, block: ConversionBlock, sigma: float, white: float, recent: Sequence[tuple[float, int]]
    ) -> Release | None:
        """The release of the still period that `block` belongs to, or None.

        `sigma`: standard deviation of a block mean; `white`: of a conversion (raw counts); `recent`: conversions (hub
        seconds, raw counts), of which the last lies behind the block.
        """
        if block.same_s >= SAME_WORD_S or block.pause_s:
            self.clear()
            return None
        self._blocks.append(block)
        release = self._release
        if release is not None:
            if abs(block.mean - release.level) <= self._OFF * sigma + self._STEPS_IN_BLOCK * block.step:
                return release
            self.clear()
            return None
        means = [past.mean for past in self._blocks]
        steps = max(past.step for past in self._blocks)
        together = max(means) - min(means) <= self._RANGE * sigma + self._STEPS_IN_BLOCK * steps
        if len(means) < self._LEAST or not together:
            self._tries = 0
        tries = len(means) == self._LEAST and together and self._tries < self._MOST_TRIES
        if tries:
            self._tries += 1
        search = tries or self._own is None
        trace = [(t, self._sign * raw) for t, raw in recent if t <= block.t1]
        release = find_release([t for t, _ in trace], [raw for _, raw in trace], white, self._own, search=search)
        if release is not None:
            if release.swing > self._CLEAR * white:
                self._own = 2 * pi * release.hz, release.decay
            self._release = replace(release, level=self._sign * release.level)
        return self._release
