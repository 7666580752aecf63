"""Faults on a node's cable: bit flips, damaged messages and random bytes."""

from collections.abc import Sequence

from palace_hub.sim.world import streams

MOST_GARBAGE = 400  # bytes at once: about one message


class Cable:
    """Both directions of one node's cable.

    `flip_rate`: probability a bit. `hit`: kinds whose first message is damaged. `garbage_rate`: probability of random
    bytes a call of `up`.
    """

    def __init__(self, seed: int, name: str, flip_rate: float, hit: Sequence[str], garbage_rate: float = 0.0) -> None:
        self.flipped = 0  # bits
        self._garbage_rate = garbage_rate
        self._garbage = streams.draws(seed, "garbage", name)
        self._rate = flip_rate
        self._rngs = {direction: streams.draws(seed, "flips", name, direction) for direction in ("up", "down")}
        self._gap = {direction: self._draw(direction) for direction in self._rngs}
        self._hit = [f'"t":"{kind}"'.encode() for kind in hit]

    def up(self, data: bytes) -> bytes:
        """Carry bytes from node to hub, at times with random bytes in front."""
        data = self._carry("up", data)
        if self._garbage_rate and self._garbage.random() < self._garbage_rate:
            data = self._garbage.randbytes(self._garbage.randint(1, MOST_GARBAGE)) + data
        return data

    def down(self, data: bytes) -> bytes:
        """Carry bytes from hub to node."""
        return self._carry("down", data)

    def _draw(self, direction: str) -> int:
        """Number of good bits before the next flipped bit; -1 without flips."""
        return int(self._rngs[direction].expovariate(self._rate)) if self._rate else -1

    def _carry(self, direction: str, data: bytes) -> bytes:
        if self._hit:
            data = self._strike(data)
        if self._gap[direction] < 0:
            return data
        bits = 8 * len(data)
        if self._gap[direction] < bits:
            damaged = bytearray(data)
            at = self._gap[direction]
            while at < bits:
                damaged[at // 8] ^= 1 << at % 8
                self.flipped += 1
                at += 1 + self._draw(direction)
            data, self._gap[direction] = bytes(damaged), at
        self._gap[direction] -= bits
        return data

    def _strike(self, data: bytes) -> bytes:
        """Flip one bit in the first message of each kind in `hit`."""
        for mark in list(self._hit):
            at = data.find(mark)
            if at >= 0:
                self._hit.remove(mark)
                self.flipped += 1
                data = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        return data
