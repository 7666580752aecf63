"""What people tell the hub of printed cards, boards and knobs: with mistakes, which they mend (R11.5, R11.8)."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from monkey_palace.board.pieces import COLOURS
from monkey_palace.cards.deck_format import MAX_BANANAS, MAX_SYMBOLS, ONE_TIME_SYMBOLS, RECURRING_SYMBOLS, Symbols
from monkey_palace.cards.model import Card
from palace_hub.sim.judge import Judge
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.sim.people.entering import Entry
from palace_hub.sim.people.told_set import ToldSet, print_of
from palace_hub.sim.world import streams

NOTICED = 0.3  # chance in a turn that a mistake is noticed; assumed
AGREED = ["withdraws_end"]  # people agree to what a correction brings with it

View = Mapping[str, Any]
State = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class WrongBelief:
    """What a mistaken entry left wrong in the hub."""

    what: str
    """`card`: a held card is another one; `print`: a held card prints otherwise; `board`; `knob`."""
    where: str
    """The id, the seat or the stud."""


@dataclass(frozen=True, slots=True)
class _Held:
    """A card that a seat holds: its place, its id in the hub, and the printed card."""

    turn: int
    index: int
    seat: int
    id: str
    card: str


class CardEntries:
    """Entries of all seats. `chance`: probability that an entry is wrong."""

    def __init__(self, deck: CardDeck, told: ToldSet, judge: Judge, seed: int, chance: float = 0.0) -> None:
        self.deck = deck
        self._told = told
        self._judge = judge
        self._seed, self.chance = seed, chance
        self._typed: dict[tuple[int, str], str] = {}
        self._names: dict[tuple[int, str], str] = {}
        self._named: set[tuple[int, int, str]] = set()
        self._judged: set[object] = set()
        self._seen_wrong: set[WrongBelief] = set()

    @property
    def mistakes(self) -> int:
        """The number of wrong beliefs that the hub has had, whenever they were noticed."""
        return len(self._seen_wrong)

    def note(self, state: State) -> None:
        """Take the hub's state after a window, and judge what does not follow from entries."""
        if not self._told.follow(state["data_hash"]):
            self._unexplained(state["data_hash"], f"the hub's set {state['data_hash'][:12]} follows from no entry")
        for purchase in state.get("purchases", ()):
            ids = [bought["card"] for bought in purchase["cards"]]
            places = {(int(purchase["turn"]), index, id) for index, id in enumerate(ids)}
            if not places <= self._named or len(ids) != len(self.deck.taken(purchase["turn"])):
                self._unexplained(frozenset(places), f"turn {purchase['turn']}: nobody named {', '.join(ids)}")
        self._seen_wrong.update(self.wrong(state))

    def _unexplained(self, what: object, note: str) -> None:
        if what not in self._judged:
            self._judged.add(what)
            self._judge.unexplained(note)

    def wrong(self, state: State) -> list[WrongBelief]:
        """All that mistaken entries have left wrong in the hub."""
        found = [belief for held in self._held(state) for belief in self._wrong_of(held)]
        found += [WrongBelief("board", str(seat)) for seat in self._wrong_boards(state)]
        return found + [WrongBelief("knob", f"{x},{y}") for x, y in self._wrong_knobs(state)]

    # -- purchases --------------------------------------------------------------------------------------------

    def print_missing(self, state: State, cards: Sequence[str]) -> Entry | None:
        """The next entry before the person who takes these cards can name them all; None: there is none."""
        turn = int(state["turn"])
        for card in cards:
            if self._name(turn, card, state) is None:
                return self._enter_for(turn, card, state)
        return None

    def choose(self, state: State, cards: Sequence[str]) -> Entry:
        """The seat takes these tops and names them, once `print_missing` has nothing left to enter."""
        turn, seat = int(state["turn"]), int(state["prompt"]["player"])
        names = [self._names[turn, card] for card in cards]
        self.deck.take(turn, seat, cards)
        self._named.update((turn, index, id) for index, id in enumerate(names))
        return {"do": "choose_cards", "cards": names}

    def tell_top(self, state: State, pile: str) -> Entry:
        """The answer to a bot of the hub that asks which card lies on top of this pile; the hub knows all cards."""
        card = self.deck.top(pile)
        if card is None:
            raise ValueError(f"expected a pile with cards, got {pile}")
        return {"do": "tell_top", "card": self._same_name(card, state)}

    def take_told(self, state: State, cards: Sequence[str]) -> None:
        """People take the tops that a bot of the hub buys. `cards`: their ids in the hub."""
        turn, seat = int(state["turn"]), int(state["prompt"]["player"])
        self.deck.take(turn, seat, [card for id in cards if (card := self.deck.top(self._told.now.card(id).pile))])
        self._named.update((turn, index, id) for index, id in enumerate(cards))

    def _name(self, turn: int, card: str, state: State) -> str | None:
        """The id by which the card is named, now and then another one's; None: its print is to be entered first."""
        key = (turn, card)
        if key in self._names:
            return self._names[key]
        typed = self._typed.get(key)
        name = typed if typed is not None and self._told.now.card(typed).is_known else None
        if name is None:
            in_pile = [other for other in self._pile_of(card) if other.is_known and other.id not in _held_ids(state)]
            rng, is_ = streams.draws(self._seed, "named", turn, card), print_of(self._card(card))
            others = [other.id for other in in_pile if print_of(other) != is_]
            if typed is None and others and rng.random() < self.chance:
                name = rng.choice(others)
            else:
                name = self._same_name(card, state)
        if name is not None:
            self._names[key] = name
        return name

    def _same_name(self, card: str, state: State) -> str | None:
        """An id in nobody's hands that prints what this card prints, and from now on means it; None: there is none."""
        held, is_ = _held_ids(state), print_of(self._card(card))
        same = [other.id for other in self._pile_of(card) if other.is_known and other.id not in held]
        same = [id for id in same if print_of(self._told.now.card(id)) == is_]
        name = min(same, key=lambda id: self._told.means(id) != card, default=None)
        if name is not None:
            self._told.mean(name, card)
        return name

    def _enter_for(self, turn: int, card: str, state: State) -> Entry:
        """The entry that gives this card an id in its pile: its print, or the correction of an earlier mistake."""
        mistaken = self._id_meaning(card, state)
        if mistaken is None:
            id = self._typed[turn, card] = self._unknown_id(card)
            rng = streams.draws(self._seed, "typed", "card", card)
            return self._learn(id, card, self._mistyped(card, rng) if rng.random() < self.chance else None)
        holder = next((held for held in self._held(state) if held.id == mistaken), None)
        return self._learn(mistaken, card) if holder is None else self._mend_card(holder, state)

    # -- questions of the hub ---------------------------------------------------------------------------------

    def answer(self, view: View) -> Entry | None:
        """The entry that the hub asks for; None if it asks for none, or for a knob where the map prints none."""
        asked = view.get("to_learn")
        if asked is None:
            return None
        if asked["what"] == "board":
            seat = int(asked["seat"])
            rng, symbols = streams.draws(self._seed, "typed", "board", seat), self.deck.card_set.boards[seat]
            wrong = rng.random() < self.chance
            return self._learn_board(seat, self._misread(symbols.known_recurring, rng) if wrong else None)
        stud = int(asked["x"]), int(asked["y"])
        colour = self._knobs(view["state"]).get(stud)
        if colour is None:
            return None  # a piece was entered at a wrong place
        rng = streams.draws(self._seed, "typed", "knob", *stud)
        others = [other for other in COLOURS if other != colour]
        return self._learn_knob(view["state"], stud, rng.choice(others) if rng.random() < self.chance else colour)

    # -- mistakes ---------------------------------------------------------------------------------------------

    def mend(self, view: View, *, at_start: bool) -> Entry | None:
        """The next correction: of anything before the score, else of what is noticed now; None for none.

        `at_start`: a turn begins.
        """
        state = view["state"]
        for belief in self.wrong(state):
            if view["phase"] == "cards_check" or (at_start and self._notices(belief, int(state["turn"]))):
                return self._mend(belief, state)
        return None

    def mend_start(self, state: State, stud: tuple[int, int]) -> Entry | None:
        """The correction of the knob under a staircase that has another colour on the screen; None if it has not."""
        if stud not in self._wrong_knobs(state):
            return None
        return self._learn_knob(state, stud, self._knobs(state).get(stud))

    def _notices(self, belief: WrongBelief, turn: int) -> bool:
        return streams.draws(self._seed, "notices", turn, belief.what, belief.where).random() < NOTICED

    def _mend(self, belief: WrongBelief, state: State) -> Entry:
        if belief.what == "board":
            return self._learn_board(int(belief.where), again=True)
        if belief.what == "knob":
            x, y = map(int, belief.where.split(","))
            return self._learn_knob(state, (x, y), self._knobs(state).get((x, y)))
        held = next(held for held in self._held(state) if held.id == belief.where)
        return self._mend_card(held, state)

    def _mend_card(self, held: _Held, state: State) -> Entry:
        """Enter the print again, or correct the card; a card without an id is entered first."""
        if self._means_same(held.id, held.card):
            return self._learn(held.id, held.card, again=True)
        right = self._id_meaning(held.card, state)
        if right is None:
            return self._learn(self._unknown_id(held.card), held.card)
        other = next((other for other in self._held(state) if other.id == right), None)
        self._named.add((held.turn, held.index, right))
        if other is not None:
            self._named.add((other.turn, other.index, held.id))
        return {"do": "correct_card", "player": held.seat, "was": held.id, "is": right, "agreed": AGREED}

    def _id_meaning(self, card: str, state: State) -> str | None:
        """An id that was entered for this card or an equal one, and is free for it; None if there is none."""
        right = {held.id for held in self._held(state) if self._means_same(held.id, held.card)}
        return next(
            (
                other.id
                for other in self._pile_of(card)
                if other.is_known and other.id not in right and self._means_same(other.id, card)
            ),
            None,
        )

    def _wrong_of(self, held: _Held) -> Iterator[WrongBelief]:
        told, meant = self._told.now.card(held.id), self._told.means(held.id)
        if print_of(told) == print_of(self._card(held.card)):
            return
        if not self._means_same(held.id, held.card):
            yield WrongBelief("card", held.id)
        if meant is not None and print_of(told) != print_of(self._card(meant)):
            yield WrongBelief("print", held.id)

    def _wrong_boards(self, state: State) -> list[int]:
        told, printed = self._told.now.boards, self.deck.card_set.boards
        seats = range(len(state["players"]))
        return [seat for seat in seats if told[seat].recurring not in (None, printed[seat].recurring)]

    def _wrong_knobs(self, state: State) -> list[tuple[int, int]]:
        knobs = self._knobs(state)
        return [(x, y) for x, y, colour in state["ground"] if knobs.get((x, y)) != colour]

    # -- what is printed and what is typed ---------------------------------------------------------------------

    def _held(self, state: State) -> Iterator[_Held]:
        players = len(state["players"])
        for purchase in state.get("purchases", ()):
            turn = int(purchase["turn"])
            for index, (bought, card) in enumerate(zip(purchase["cards"], self.deck.taken(turn), strict=False)):
                yield _Held(turn, index, (turn - 1) % players, bought["card"], card)

    def _card(self, card: str) -> Card:
        return self.deck.card_set.card(card)

    def _pile_of(self, card: str) -> tuple[Card, ...]:
        return self._told.pile(self._card(card).pile)

    def _unknown_id(self, card: str) -> str:
        return next(other.id for other in self._pile_of(card) if not other.is_known)

    def _means_same(self, id: str, card: str) -> bool:
        """Whether the id was entered for a card that prints the same."""
        meant = self._told.means(id)
        return meant is not None and print_of(self._card(meant)) == print_of(self._card(card))

    def _knobs(self, state: State) -> dict[tuple[int, int], str]:
        ground = self.deck.card_set.ground_map(int(state["ground_map"])).ground
        return {(x, y): colour for x, y, colour in ground}

    def _learn(self, id: str, card: str, typed: Card | None = None, *, again: bool = False) -> Entry:
        """Enter what a card prints. `typed`: with a mistake; `again`: a correction."""
        shown = typed or self._card(card)
        if not self._means_same(id, card):
            self._told.mean(id, card)
        self._told.enter(self._told.now.with_card(id, shown.known_bananas, shown.one_time, shown.recurring))
        return {
            "do": "learn_card",
            "card": id,
            "bananas": shown.known_bananas,
            "one_time": shown.one_time.as_dict(),
            "recurring": shown.recurring.as_dict(),
            "agreed": AGREED if again else [],
        }

    def _learn_board(self, seat: int, typed: Symbols | None = None, *, again: bool = False) -> Entry:
        shown = typed or self.deck.card_set.boards[seat].known_recurring
        self._told.enter(self._told.now.with_board(seat, shown))
        return {"do": "learn_board", "seat": seat, "recurring": shown.as_dict(), "agreed": AGREED if again else []}

    def _learn_knob(self, state: State, stud: tuple[int, int], colour: Any) -> Entry:
        self._told.enter(self._told.now.with_knob(int(state["ground_map"]), *stud, colour))
        return {"do": "learn_knob", "x": stud[0], "y": stud[1], "colour": colour}

    def _mistyped(self, card: str, rng: random.Random) -> Card:
        """The card with one symbol, or the bananas, one too many or too few."""
        right = self._card(card)
        typed = [replace(right, bananas=right.known_bananas + step) for step in (-1, 1)]
        typed = [other for other in typed if 0 <= other.known_bananas <= MAX_BANANAS]
        typed += [replace(right, one_time=symbols) for symbols in _misread(right.one_time, ONE_TIME_SYMBOLS)]
        typed += [replace(right, recurring=symbols) for symbols in _misread(right.recurring, RECURRING_SYMBOLS)]
        return rng.choice(typed)

    @staticmethod
    def _misread(right: Symbols, rng: random.Random) -> Symbols:
        """A board's delivery with one symbol too many or too few; every board prints at least one."""
        return rng.choice([symbols for symbols in _misread(right, RECURRING_SYMBOLS) if symbols])


def _misread(right: Symbols, printed: Sequence[str]) -> list[Symbols]:
    """These symbols with one of `printed` too many or too few, in every way."""
    counts = right.as_dict()
    changed = [{**counts, symbol: counts[symbol] + step} for symbol in printed for step in (-1, 1)]
    return [Symbols(**given) for given in changed if all(0 <= count <= MAX_SYMBOLS for count in given.values())]


def _held_ids(state: State) -> set[str]:
    return {id for player in state["players"] for id in player["cards"]}
