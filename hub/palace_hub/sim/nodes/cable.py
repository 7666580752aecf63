"""What may happen to bytes between a node's pty and the hub's: bits that flip, and single messages hit on purpose."""

from collections.abc import Sequence

from palace_hub.sim.world import streams

MOST_GARBAGE = 400  # bytes at once: about a message


class Cable:
    """Both directions of one node's cable; every flipped bit is counted."""

    def __init__(self, seed: int, name: str, flip_rate: float, hit: Sequence[str], garbage_rate: float = 0.0) -> None:
        self.flipped = 0
        self._garbage_rate = garbage_rate
        self._garbage = streams.draws(seed, "garbage", name)
        self._rate = flip_rate
        self._rngs = {way: streams.draws(seed, "flips", name, way) for way in ("up", "down")}
        self._gap = {way: self._draw(way) for way in self._rngs}
        self._hit = [f'"t":"{kind}"'.encode() for kind in hit]

    def up(self, data: bytes) -> bytes:
        """Node to hub, now and then with bytes between that no node has sent."""
        data = self._carry("up", data)
        if self._garbage_rate and self._garbage.random() < self._garbage_rate:
            data = self._garbage.randbytes(self._garbage.randint(1, MOST_GARBAGE)) + data
        return data

    def down(self, data: bytes) -> bytes:
        """Hub to node."""
        return self._carry("down", data)

    def _draw(self, way: str) -> int:
        """Good bits until the next flipped one."""
        return int(self._rngs[way].expovariate(self._rate)) if self._rate else -1

    def _carry(self, way: str, data: bytes) -> bytes:
        if self._hit:
            data = self._strike(data)
        if self._gap[way] < 0:
            return data
        bits = 8 * len(data)
        if self._gap[way] < bits:
            damaged = bytearray(data)
            at = self._gap[way]
            while at < bits:
                damaged[at // 8] ^= 1 << at % 8
                self.flipped += 1
                at += 1 + self._draw(way)
            data, self._gap[way] = bytes(damaged), at
        self._gap[way] -= bits
        return data

    def _strike(self, data: bytes) -> bytes:
        """Flips one bit in the first message of each kind that is still to be hit."""
        for mark in list(self._hit):
            at = data.find(mark)
            if at >= 0:
                self._hit.remove(mark)
                self.flipped += 1
                data = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        return data
