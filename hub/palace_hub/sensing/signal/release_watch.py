"""When to look for a release: in each stillness of an episode, as soon as a few blocks lie together."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from math import pi

from palace_hub.sensing.signal.conversions import SAME_WORD_S, Block
from palace_hub.sensing.signal.release import Release, SwingMode, find_release


class ReleaseWatch:
    """Looks for the release in each stillness of an episode, once, as soon as the last blocks lie together.

    `sign` is -1 where a force makes the counts fall.
    """

    __slots__ = ("_blocks", "_own", "_release", "_sign", "_tries")

    # Blocks that must lie together before a fit is worth its time: with the swing averaged out in them.
    _LEAST = 3
    _RANGE = 6.5
    _STEPS_IN_BLOCK = 0.5
    # A cell that swings otherwise is judged by its blocks alone.
    _MOST_TRIES = 8
    # A swing of this many standard deviations of a conversion shows the cell's own way of swinging.
    _CLEAR = 20.0
    _OFF = 6.0

    def __init__(self, sign: int) -> None:
        self._sign = sign
        self._blocks: deque[Block] = deque(maxlen=self._LEAST)
        self._release: Release | None = None
        self._tries = 0
        self._own: SwingMode | None = None

    def clear(self) -> None:
        self._blocks.clear()
        self._release = None
        self._tries = 0

    def add(self, block: Block, sigma: float, white: float, recent: Sequence[tuple[float, int]]) -> Release | None:
        """The release of the stillness that `block` belongs to, where there is one.

        `sigma` is the standard deviation of a block mean, `white` of a conversion, `recent` the conversions as they
        came, of which the last lies behind the block.
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
        means = [one.mean for one in self._blocks]
        steps = max(one.step for one in self._blocks)
        together = max(means) - min(means) <= self._RANGE * sigma + self._STEPS_IN_BLOCK * steps
        if len(means) < self._LEAST or not together:
            self._tries = 0
        tries = len(means) == self._LEAST and together and self._tries < self._MOST_TRIES
        if tries:
            self._tries += 1
        search = tries or self._own is None
        seen = [(t, self._sign * raw) for t, raw in recent if t <= block.t1]
        found = find_release([t for t, _ in seen], [raw for _, raw in seen], white, self._own, search=search)
        if found is not None:
            if found.swing > self._CLEAR * white:
                self._own = 2 * pi * found.hz, found.decay
            self._release = replace(found, level=self._sign * found.level)
        return self._release
