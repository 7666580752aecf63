"""The start form: how many players, their names, expansions, ground map, and which cards lie on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import EXPANSIONS, GROUND_MAPS
from monkey_palace.bots import BOTS
from monkey_palace.cards.deck_format import CARDS
from monkey_palace.game.setup import compared_name
from palace_hub.card_sets.shelf import SetOffer
from palace_hub.history.kept import KnownPlayer
from palace_hub.locale.choice import listed, own_name
from palace_hub.views.devices.overview import problem
from palace_hub.views.editions import EDITION_KEY, EditionWords, edition_words
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.palace.lie import LieView, lies
from palace_hub.views.seats import SeatMark, seat_mark, with_marks
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.symbols import Symbols
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class ExpansionView:
    """One expansion that can be chosen."""

    figure: str
    key: str
    word: str
    why: str


@dataclass(frozen=True, slots=True)
class PrintedChoice:
    """Printed cards that can be played with. `name`: the set, "" for that of the hub; `is_ready`: a game can begin."""

    name: str
    words: str
    is_ready: bool = True
    lies: tuple[tuple[LieView, ...], ...] = ()  # for each of its maps; (): those of the usual set


@dataclass(frozen=True, slots=True)
class LanguageWord:
    """A language that can be chosen, in its own name."""

    language: str
    name: str
    is_spoken: bool


@dataclass(frozen=True, slots=True)
class StartView:
    """The words of the form. The widget keeps the input until the game starts.

    `map_words`: of the maps 1, 2, ...; `long_words`: a name is too long, of letters or of Chinese characters;
    `usual_map`: the map if the players choose none. `screen_words`: of a screen deck; `printed`: the printed cards that
    can be chosen, the last used first; `printed_first`: they are chosen at first; `needs_set`: how to get the numbers
    of the box's cards, "" if some can be chosen. `side_words`: of no side and of each of `SIDES`; `lies`: for each map,
    how it may lie; `waiting`: a heading and the games that were put aside; `learn_words`: key, words and action of the
    lessons, and of the explanation of each step; `last_players`: the names that are offered; `typing`: a name has the
    cursor, so that no letter is a key. `seat_words`: who plays a seat, by the bot, "" for a person; `bots_to_seat`: the
    bots with which the hub was started, by the name in small letters; `usual_sides`: where players usually sit, by the
    same; `known_players`: by each name as names are compared; `web_words`: key, words and action of the web page's
    codes, if there is such a page; `languages`: those to choose from, () if there is only one; `editions`: the rules to
    choose from, by `edition_key`.
    """

    players_word: str
    name_words: tuple[str, ...]
    more_word: str
    long_words: tuple[str, str]
    expansions: tuple[ExpansionView, ...]
    map_key: str
    map_words: tuple[str, ...]
    usual_map: int
    deck_key: str
    screen_words: str
    printed: tuple[PrintedChoice, ...]
    printed_words: str
    printed_first: bool
    needs_set: str
    hints: tuple[str, ...]
    side_words: tuple[str, ...]
    lie_key: str
    lie_words: str
    lies: tuple[tuple[LieView, ...], ...]
    map_why: str
    learn_words: tuple[tuple[str, str, str], ...]
    waiting: tuple[str, ...] = ()
    last_players: tuple[str, ...] = ()
    typing: bool = False
    seat_words: Mapping[str, str] = field(default_factory=dict)
    bots_to_seat: Mapping[str, str] = field(default_factory=dict)
    usual_sides: Mapping[str, str] = field(default_factory=dict)
    known_players: Mapping[str, KnownPlayer] = field(default_factory=dict)
    web_words: tuple[tuple[str, str, str], ...] = ()
    languages: tuple[LanguageWord, ...] = ()
    edition_key: str = EDITION_KEY
    editions: tuple[EditionWords, ...] = ()


LEVELS = ("easy", "normal", "hard")
"""The bots that can be chosen for a seat; one with which the hub was started keeps its own."""
LONGEST_NAME = 12
"""Cells that the head shows at 80 columns: 12 letters, or 6 Chinese characters. The entry `NewGame` takes more."""
MOST_PLAYERS = 4
MOST_WAITING = 3
"""Games that the form names; the dialog has room for more."""
MAP_KEY = "m"
LIE_KEY = "e"
DECK_KEY = "c"


def printed_choices(snapshot: Snapshot, wording: Wording) -> tuple[PrintedChoice, ...]:
    """The set that the hub was started with, the user's sets, and one that is not entered yet."""
    own = [PrintedChoice("", wording.say("start-deck-printed"))] if snapshot.own_cards else []
    sets = [
        PrintedChoice(offer.name, _words(offer, wording), offer.is_ready, lies_of(offer.starts, wording))
        for offer in snapshot.sets
    ]
    new = [PrintedChoice(snapshot.new_set, wording.say("start-deck-new"), False)] if snapshot.new_set else []
    return (*own, *sets, *new)


def _words(offer: SetOffer, wording: Wording) -> str:
    name = wording.say("outside", text=offer.name)
    if offer.is_complete:
        return wording.say("start-deck-set", name=name)
    return wording.say("start-deck-learn", name=name, cards=offer.cards, all=CARDS)


def waiting_games(snapshot: Snapshot, wording: Wording) -> tuple[str, ...]:
    """A line for each game that was put aside."""
    lines = []
    for waiting in snapshot.waiting:
        names = wording.joined(wording.say("outside", text=name) for name in waiting.players)
        key = "start-waiting-game" if waiting.saved_at else "start-waiting-game-simulated"
        lines.append(
            wording.say(
                key, names=names, at=wording.moment(waiting.saved_at) if waiting.saved_at else "", game=waiting.game
            )
        )
    return tuple(lines)


def waiting_heading(count: int, wording: Wording, *, typing: bool = False) -> str:
    """How many games were put aside, and the keys that go on with one."""
    return wording.say("start-waiting-games", count=count, typing="yes" if typing else "no")


def start(snapshot: Snapshot, wording: Wording) -> StartView:
    """The form, with the problems of this table and their fixes as hints."""
    choices = printed_choices(snapshot, wording)
    games = waiting_games(snapshot, wording)
    heading = (waiting_heading(len(games), wording),) if games else ()
    return StartView(
        wording.say("start-players"),
        tuple(wording.say("start-name", number=number) for number in range(1, MOST_PLAYERS + 1)),
        wording.say("start-more"),
        (wording.say("start-long", most=LONGEST_NAME), wording.say("start-long", most=LONGEST_NAME // 2)),
        tuple(
            ExpansionView(figure.value, key, wording.say(f"start-{figure}"), wording.say(f"start-why-{figure}"))
            for figure, key in zip(EXPANSIONS, ("b", "g"), strict=True)
        ),
        MAP_KEY,
        tuple(wording.say("start-map", number=number) for number in range(1, GROUND_MAPS + 1)),
        snapshot.ground_map,
        DECK_KEY,
        wording.say("start-deck-screen"),
        choices,
        wording.say("start-deck-printed"),
        snapshot.printed_first and bool(choices),
        "" if choices else wording.say("start-needs-set"),
        tuple(problem(message, wording) for message in snapshot.problems),
        tuple(wording.say("start-side", side=side) for side in ("", *SIDES)),
        LIE_KEY,
        wording.say("start-lie"),
        lies_of(snapshot.starts, wording),
        wording.say("start-why-map"),
        learn_words(wording),
        (*heading, *games[:MOST_WAITING]),
        tuple(wording.say("outside", text=name) for name in snapshot.last_players),
        seat_words={bot: wording.say("start-seat", bot=bot or "person") for bot in ("", *BOTS)},
        bots_to_seat={name.casefold(): bot for name, bot in snapshot.bots_to_seat.items()},
        usual_sides={name.casefold(): side for name, side in snapshot.usual_sides.items()},
        known_players=snapshot.known_players,
        languages=language_words(wording),
        editions=edition_words(wording),
    )


def marks_of(known: Mapping[str, KnownPlayer], names: Sequence[str], symbols: Symbols) -> tuple[SeatMark, ...]:
    """The mark that the player of each seat will have; "" for a name that nobody typed yet."""
    symbols = with_marks(symbols, names, known)
    return tuple(seat_mark(seat, symbols) for seat in range(len(names)))


def hints_of(
    known: Mapping[str, KnownPlayer], names: Sequence[str], bots: Sequence[str | None]
) -> tuple[str | None, ...]:
    """When each player got hints last, None where nobody knows it or a bot plays; empty if it is known of nobody."""
    players = [known.get(compared_name(name)) for name in names]
    modes = [None if player is None or bot else player.hints or None for player, bot in zip(players, bots, strict=True)]
    return tuple(modes) if any(modes) else ()


def language_words(wording: Wording) -> tuple[LanguageWord, ...]:
    """The languages that the terminal can draw; a bare console has no font for Chinese."""
    spoken = wording.catalogue.language
    drawn = listed(on_console=not wording.symbols.half_blocks)
    return tuple(LanguageWord(name, own_name(name), name == spoken) for name in drawn) if len(drawn) > 1 else ()


def learn_words(wording: Wording, *, teaching: bool = False) -> tuple[tuple[str, str, str], ...]:
    """Key, words and action of the lessons, and of the explanation of each step. `teaching`: it is on."""
    teach = f"{wording.say('start-teaching')} {wording.symbols.done}" if teaching else wording.say("start-teach")
    return ("F9", wording.say("start-learn"), "learn"), ("F10", teach, "teach")


def web_words(wording: Wording) -> tuple[tuple[str, str, str], ...]:
    """Key, words and action of the web page's codes."""
    return (("F12", wording.say("start-codes"), "app.codes"),)


def lies_of(starts: tuple[tuple[str, ...], ...], wording: Wording) -> tuple[tuple[LieView, ...], ...]:
    """For each map, the four ways in which it may lie on the plate."""
    return tuple(lies(parse_placements(" ".join(staircase)), wording) for staircase in starts)
