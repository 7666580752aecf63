"""Seconds that each link spent in each state."""

from collections.abc import Mapping

from palace_hub.wire.states import LinkState


class TimeInStates:
    """Hub seconds by link name (without its generation) and state; a link that is gone is absent."""

    def __init__(self) -> None:
        self._stood: dict[str, tuple[LinkState, float]] = {}
        self._seconds: dict[str, dict[LinkState, float]] = {}

    def entered(self, name: str, state: LinkState, t: float) -> None:
        """Record that a link entered a state at hub time `t`."""
        link = name.partition("#")[0]
        self._add(link, t)
        self._stood[link] = (state, t)

    def seconds(self, t: float) -> Mapping[str, Mapping[str, float]]:
        """The sums up to hub time t, in the order of the states, rounded to a millisecond."""
        for link, (state, _) in list(self._stood.items()):
            self._add(link, t)
            self._stood[link] = (state, t)
        return {
            link: {state.value: round(found[state], 3) for state in LinkState if found.get(state, 0.0) > 0.0}
            for link, found in self._seconds.items()
        }

    def _add(self, link: str, t: float) -> None:
        found = self._seconds.setdefault(link, {})
        if link in self._stood:
            state, since = self._stood[link]
            found[state] = found.get(state, 0.0) + t - since
