"""Schedule of hub kills: times drawn from the seed; every third kill waits for a half-taken delivery."""

from palace_hub.sim.config import TableConfig
from palace_hub.sim.world import streams

FIRST_S = 45.0  # table time of the first draw; set-up is over by then
BETWEEN_S = (15.0, 45.0)  # assumed
IN_A_BIN_EVERY = 3  # assumed


class Kills:
    """Each kill is due at a drawn table time; every third then waits for a hand in mid-delivery."""

    def __init__(self, config: TableConfig) -> None:
        rng = streams.draws(config.seed, "kills")
        t = FIRST_S
        self._times: list[float] = []
        for _ in range(config.kills):
            t += rng.uniform(*BETWEEN_S)
            self._times.append(t)
        self.done = 0
        self.in_a_bin = 0

    def due(self, t: float, half_taken: bool) -> bool:
        """Whether to kill the hub after this window."""
        if self.done == len(self._times) or t < self._times[self.done]:
            return False
        if self.done % IN_A_BIN_EVERY == 0 and not half_taken:
            return False
        self.done += 1
        self.in_a_bin += half_taken
        return True
