"""Sets up a game (R2.1-2.3): checks the arguments, shuffles the piles, deals the kits."""

import unicodedata
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from monkey_palace.board.pieces import EXPANSIONS, GROUND_MAPS, MAX_PLAYERS, MIN_PLAYERS, Figure
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.deck_format import DECKS, Deck
from monkey_palace.cards.faults import shown
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import BadSettings, SameName
from monkey_palace.game.card_set import remember
from monkey_palace.game.events import GameStarted, Piles
from monkey_palace.randomness import MAX_SEED, Rng
from monkey_palace.settings import Settings

# In characters; a name fits a column of the screen.
MAX_NAME: Final = 40

# Unicode categories of characters without a glyph: formats and controls. Spaces among the controls count as spaces.
_INVISIBLE: Final = frozenset({"Cf", "Cc"})


def start(
    players: Sequence[str],
    *,
    settings: Settings | None = None,
    data_set: str | Path | CardSet = "house",
    ground_map: int = 1,
    expansions: Sequence[str] = (),
    deck: Deck = "screen",
    seed: int | None = None,
) -> GameStarted:
    """The first event of a game. Raises `BadSettings` for a wrong argument, `DataError` for a faulty set.

    `players`: names in seat order. `deck`: R11.1; an incomplete set needs a printed one (R11.8). `seed` shuffles the
    piles of a screen deck (None: as 0): equal seeds give equal piles; a printed deck has none.
    """
    if isinstance(players, str) or not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise BadSettings("players", f"{MIN_PLAYERS} to {MAX_PLAYERS} names", str(len(players)))
    for name in players:
        if not isinstance(name, str) or not 1 <= len(name) <= MAX_NAME:
            raise BadSettings("players", f"names of 1 to {MAX_NAME} characters", str(name)[:MAX_NAME])
        if any("\ud800" <= mark <= "\udfff" for mark in name):  # a lone surrogate: JSON allows it, UTF-8 does not
            raise BadSettings("players", "names of whole characters", ascii(name))
    if isinstance(ground_map, bool) or not isinstance(ground_map, int) or not 1 <= ground_map <= GROUND_MAPS:
        raise BadSettings("ground_map", f"1 to {GROUND_MAPS}", str(ground_map)[:MAX_NAME])
    if deck not in DECKS:
        raise BadSettings("deck", f"one of {', '.join(DECKS)}", str(deck)[:MAX_NAME])
    if deck == "printed":
        if seed is not None:
            raise BadSettings("seed", "none, as people shuffle a printed deck", shown(seed))
    else:
        seed = 0 if seed is None else seed
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
            raise BadSettings("seed", "0 to 2^64 - 1", shown(seed))
    chosen = _expansions(expansions)
    printed = deck == "printed"
    card_set = data_set if isinstance(data_set, CardSet) else load_set(data_set, incomplete=printed)
    if not (printed or card_set.is_complete):
        missing = f"{card_set.unknown_cards} cards and {card_set.unknown_boards} boards"
        raise BadSettings("deck", f"printed, as {missing} of this set are not entered yet", deck)
    remember(card_set)
    boards = card_set.boards[: len(players)]
    laid = card_set.ground_map(ground_map)
    return GameStarted(
        players=tuple(players),
        set=card_set.name if isinstance(data_set, CardSet) else str(data_set),
        data_hash=card_set.data_hash,
        provenance=card_set.provenance,
        map_provenance=card_set.map_provenance,
        settings=settings or Settings(),
        ground_map=ground_map,
        expansions=chosen,
        deck=deck,
        seed=seed,
        piles=piles_of(card_set, seed),
        kits=tuple(
            Bricks(arch=board.start_kit.arch, brick=board.start_kit.brick, column=board.start_kit.column)
            for board in boards
        ),
        income=tuple(board.known_recurring for board in boards),
        ground=laid.ground,
        palace=laid.staircase,
    )


def piles_of(card_set: CardSet, seed: int | None, without: Collection[str] = ()) -> Piles:
    """The piles as this seed shuffles them, less the cards in `without`; None: a printed deck of unknown cards."""
    left = ((pile, [card.id for card in cards if card.id not in without]) for pile, cards in card_set.piles)
    if seed is None:
        return tuple((pile, (None,) * len(ids)) for pile, ids in left)
    rng = Rng.keyed("piles", seed)
    return tuple((pile, rng.shuffled(ids)) for pile, ids in left)


def verify_names(players: Sequence[str]) -> None:
    """R2.1: raises `SameName` if two names differ only in case, spaces, Unicode form or invisible characters."""
    seat_of: dict[str, int] = {}
    for seat, name in enumerate(players, start=1):
        other = seat_of.setdefault(compared_name(name), seat)
        if other != seat:
            raise SameName(name, other, seat)


def compared_name(name: str) -> str:
    """The name without what R2.1 does not tell apart: two names are one player's if this is equal."""
    visible = "".join(mark for mark in name if mark.isspace() or unicodedata.category(mark) not in _INVISIBLE)
    folded = unicodedata.normalize("NFKC", visible).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def _expansions(given: Sequence[str]) -> tuple[Figure, ...]:
    for name in given:
        if name not in EXPANSIONS:
            raise BadSettings("expansions", f"some of {', '.join(EXPANSIONS)}", str(name)[:MAX_NAME])
    return tuple(figure for figure in EXPANSIONS if figure in given)
