"""What is owed after corrected cards, recomputed from a game's events: a slow oracle that keeps no running sums.

Each card that was bought has a place of its own: where it was bought, and on which stack it lies. A correction changes
which card lies at a place. At the end, each delivery is dealt out again with the cards that lay there in truth.
"""

from collections.abc import Iterable

from monkey_palace.cards.model import CardSet
from monkey_palace.game.events import GameEvent

Counts = dict[str, int]
SYMBOLS = ("arch", "brick", "column", "brick_or_arch")


def owed_by_hand(events: Iterable[GameEvent], card_set: CardSet, seats: int) -> list[dict[str, int]]:
    """By seat and symbol: what the deliveries should have been, less what was given, settled or set off."""
    card_at: list[str] = []  # by place
    stacks: list[list[list[int]]] = [[[], [], [], []] for _ in range(seats)]
    bought: list[int] = []  # this turn's places
    deliveries: list[tuple[int, str, list[int], Counts, object]] = []
    owed = [dict.fromkeys(SYMBOLS, 0) for _ in range(seats)]
    due = dict.fromkeys(SYMBOLS, 0)

    def shown(player: int, source: str, places: list[int]) -> Counts:
        """The symbols of the cards that lie at these places, as far as is known now."""
        parts = [getattr(card_set.card(card_at[place]), source) for place in places]
        parts += [card_set.boards[player].recurring] * (source == "recurring")
        return {symbol: sum(getattr(part, symbol) for part in parts) for symbol in SYMBOLS}

    def add(player: int, counts: Counts, sign: int) -> None:
        for symbol in SYMBOLS:
            owed[player][symbol] += sign * counts[symbol]

    for event in events:
        match event.kind:
            case "turn_started":
                bought = []
            case "cards_taken":
                bought = list(range(len(card_at), len(card_at) + len(event.cards)))
                card_at += event.cards
            case "cards_placed":
                for place, slot in zip(bought, event.slots, strict=True):
                    stacks[event.player][slot].append(place)
            case "step_skipped" if event.prompt == "take_one_time":
                deliveries.append((event.player, "one_time", bought, dict.fromkeys(SYMBOLS, 0), None))
            case "delivered":
                seen = [stack[-1] for stack in stacks[event.player] if stack]
                places = bought if event.source == "one_time" else seen
                full = shown(event.player, event.source, places)
                found = None if event.short is None else event.short.found
                withheld = {symbol: full[symbol] - due[symbol] for symbol in SYMBOLS}
                deliveries.append((event.player, event.source, places, withheld, found))
                add(event.player, full if found is None else _given(due, found), -1)
                add(event.player, event.set_off.as_dict(), 1)
            case "awaiting":
                due = event.entitlement.as_dict()
            case "card_corrected":
                swap = {event.was: event.is_, event.is_: event.was}
                card_at = [swap.get(card, card) for card in card_at]
            case "owed_settled":
                add(event.player, event.symbols.model_dump(), -1)
    for player, source, places, withheld, found in deliveries:
        right = shown(player, source, places)
        if found is not None:
            right = _given({symbol: max(0, right[symbol] - withheld[symbol]) for symbol in SYMBOLS}, found)
        add(player, right, 1)
    return owed


def _given(due: dict[str, int], found) -> dict[str, int]:
    """Piece by piece out of the tray, the symbols with a choice last."""
    tray = {piece: found[piece] for piece in ("arch", "brick", "column")}
    given = dict.fromkeys(SYMBOLS, 0)
    for piece in tray:
        while given[piece] < due[piece] and tray[piece]:
            given[piece] += 1
            tray[piece] -= 1
    while given["brick_or_arch"] < due["brick_or_arch"] and tray["arch"] + tray["brick"]:
        given["brick_or_arch"] += 1
        tray["arch" if tray["arch"] else "brick"] -= 1
    return given
