"""The start form: how many players, their names, expansions, ground map, and which cards lie on the table."""

from dataclasses import dataclass

from monkey_palace.board.pieces import EXPANSIONS, GROUND_MAPS
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class ExpansionView:
    """One expansion that can be chosen."""

    figure: str
    key: str
    word: str


@dataclass(frozen=True, slots=True)
class StartView:
    """The words of the form. The widget keeps the input until the game starts.

    `map_words`: of the maps 1, 2, ...; `usual_map`: the map if the players choose none. `deck_words`: of a screen deck
    and of a printed one; `needs_set`: how to get the numbers of the box's cards, "" if the hub has them.
    """

    players_word: str
    name_words: tuple[str, ...]
    expansions: tuple[ExpansionView, ...]
    map_key: str
    map_words: tuple[str, ...]
    usual_map: int
    deck_key: str
    deck_words: tuple[str, str]
    needs_set: str
    hints: tuple[str, ...]


MOST_PLAYERS = 4
MAP_KEY = "m"
DECK_KEY = "c"


def start(snapshot: Snapshot, wording: Wording) -> StartView:
    """The form, with the problems of this table and their fixes as hints."""
    return StartView(
        wording.say("start-players"),
        tuple(wording.say("start-name", number=number) for number in range(1, MOST_PLAYERS + 1)),
        tuple(
            ExpansionView(figure.value, key, wording.say(f"start-{figure}"))
            for figure, key in zip(EXPANSIONS, ("b", "g"), strict=True)
        ),
        MAP_KEY,
        tuple(wording.say("start-map", number=number) for number in range(1, GROUND_MAPS + 1)),
        snapshot.ground_map,
        DECK_KEY,
        (wording.say("start-deck-screen"), wording.say("start-deck-printed")),
        "" if snapshot.own_cards else wording.say("start-needs-set"),
        tuple(wording.message(problem) for problem in snapshot.problems),
    )
