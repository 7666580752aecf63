"""The hint of the build and the cards step in words: what can be reached, where to begin, and why."""

from collections.abc import Iterator, Mapping

from monkey_palace.board.notation import Placement
from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.state import GameState
from palace_hub.locale.message import Parameter
from palace_hub.views.pile import PILE_KEYS
from palace_hub.views.provenance import map_grows
from palace_hub.views.snapshot import HintAdvice, Phase, Snapshot, Stage
from palace_hub.views.table.ahead import is_next_page
from palace_hub.views.wording import Wording

PLACE, WHOLE = 2, 3
"""The levels that show where to begin, and the whole staircase."""
LIT = 2
"""The level that lights the cards in the market."""


def can_ask(snapshot: Snapshot) -> bool:
    """Can the player in turn ask for a hint? What is wrong in the tray comes first; the bots of a demo play without."""
    step = snapshot.phase is Phase.PLAY and snapshot.stage in (Stage.BUILD, Stage.CARDS)
    right = snapshot.judgement is None or not snapshot.judgement.wrong
    return step and right and snapshot.bot is None and not snapshot.demo and not is_next_page(snapshot)


def can_choose(snapshot: Snapshot) -> bool:
    """Can the players choose when they get hints?"""
    return snapshot.game is not None and snapshot.phase in (Phase.SETUP, Phase.PLAY) and not snapshot.demo


def has_no_hints(snapshot: Snapshot) -> bool:
    """Has the player in turn chosen to play without hints?"""
    modes, game = snapshot.hint.modes, snapshot.game
    return game is not None and game.prompt.player < len(modes) and modes[game.prompt.player] == "off"


def advice_at(snapshot: Snapshot, level: int) -> HintAdvice | None:
    """The advice, if the hint has come to this level."""
    shown = snapshot.hint.level >= level and can_ask(snapshot)
    return snapshot.hint.advice if shown else None


def staircase_to_show(snapshot: Snapshot) -> tuple[Placement, ...]:
    """The pieces of the hint that are not on the plan yet, in the order of building.

    Empty while a piece of another staircase stands: that one comes off first.
    """
    advice, entered = advice_at(snapshot, WHOLE), set(snapshot.plan.placements)
    pieces = () if advice is None or piece_off(snapshot) is not None else advice.placements
    return tuple(piece for piece in pieces if not {piece, piece.reversed()} & entered)


def piece_off(snapshot: Snapshot) -> Placement | None:
    """The piece to take back first, because it does not belong to the hint's staircase: the newest such one."""
    advice = advice_at(snapshot, WHOLE)
    if advice is None or not advice.placements:
        return None
    wanted = {*advice.placements, *(piece.reversed() for piece in advice.placements)}
    return next((piece for piece in reversed(snapshot.plan.placements) if piece not in wanted), None)


def piles_to_light(snapshot: Snapshot) -> frozenset[int]:
    """The places of the piles that the hint lights in the market."""
    advice = advice_at(snapshot, LIT) if snapshot.stage is Stage.CARDS else None
    return frozenset() if advice is None else frozenset(PILES.index(pile) for pile in advice.piles)


def hint_text(snapshot: Snapshot, wording: Wording) -> str:
    """The hint as one explanation; "" if none is shown."""
    if not can_ask(snapshot) or snapshot.game is None:
        return ""
    if snapshot.hint.waiting:
        return wording.say("hint-thinking")
    advice = advice_at(snapshot, 1)
    match advice:
        case None:
            return ""
        case HintAdvice(what="build", report=ReportBuild() as report):
            return _build(snapshot, snapshot.game, advice, report, wording)
        case HintAdvice(what="cards"):
            return _cards(snapshot.game, advice, snapshot.hint.level, wording)
        case HintAdvice(what="pass") if map_grows(snapshot.game):
            return wording.say("hint-unknown-knobs")
        case _:
            return wording.say(f"hint-{advice.what}")


def _build(snapshot: Snapshot, game: GameState, advice: HintAdvice, report: ReportBuild, wording: Wording) -> str:
    level, colour = snapshot.hint.level, report.start_colour
    if level < PLACE:
        return wording.say("hint-credits", credits=_number(advice.params, "credits"))
    on_plan = bool(advice.placements) and snapshot.plan.way != "facts"
    if level < WHOLE:
        return wording.say("hint-start-lit" if on_plan else "hint-start", piece=colour)
    off = piece_off(snapshot) if on_plan else None
    if off is not None:
        return wording.say("hint-take-back", piece=off.piece.value)
    why = _why(game, advice, report, wording)
    if on_plan:
        return wording.say("hint-whole", piece=colour, why=why)
    return wording.say(
        "hint-whole-facts",
        piece=colour,
        arches=report.arches,
        bricks=report.bricks,
        columns=report.columns,
        height=report.height,
        five=int(report.five_high),
        why=why,
    )


def _why(game: GameState, advice: HintAdvice, report: ReportBuild, wording: Wording) -> str:
    """The first reason that holds: a card of the colour, what the staircase earns, a card of any colour."""
    cards = dict(_cards_of(game, advice.piles))
    own = [pile for pile in advice.piles if pile_colour(pile) == report.start_colour]
    if own:
        dearest = max(own, key=pile_cost)
        return _card_reason("hint-why", dearest, cards.get(dearest), report, wording)
    for earned in ("bonus", "butterfly", "monkey", "highest"):
        if advice.params.get(earned):
            return wording.say(f"hint-why-{earned}")
    if advice.piles:
        dearest = max(advice.piles, key=pile_cost)
        return _card_reason("hint-why-any", dearest, cards.get(dearest), report, wording)
    return wording.say("hint-why-credits", credits=_number(advice.params, "credits"))


def _card_reason(key: str, pile: str, card: Card | None, report: ReportBuild, wording: Wording) -> str:
    """What a card brings: pieces each turn, else pieces at once, else bananas."""
    params: dict[str, Parameter] = {"card": _name(pile, wording), "piece": report.start_colour}
    if card is None or card.bananas is None:
        return wording.say(f"{key}-card", **params)
    if card.recurring:
        return wording.say(f"{key}-recurring", pieces=wording.pieces(card.recurring), **params)
    if card.one_time:
        return wording.say(f"{key}-one-time", pieces=wording.pieces(card.one_time), **params)
    return wording.say(f"{key}-bananas", count=card.bananas, **params)


def _cards(game: GameState, advice: HintAdvice, level: int, wording: Wording) -> str:
    """First what to aim at, then the piles with their keys."""
    if not advice.piles:
        return wording.say("hint-cards-none")
    if level < LIT:
        if game.deck == "printed":
            return wording.say("hint-aim-printed")
        pieces = ("recurring", "one-time")
        aim = next((gain for gain in pieces if _number(advice.params, gain.replace("-", "_"))), "bananas")
        return wording.say(f"hint-aim-{aim}")
    names = wording.joined(
        wording.say("hint-pile", card=_name(pile, wording), cap=PILE_KEYS[PILES.index(pile)]) for pile in advice.piles
    )
    if game.deck == "printed":
        return wording.say("hint-cards-printed", cards=names)
    gains = [wording.say("hint-gain-bananas", count=_number(advice.params, "bananas"))]
    for gain in ("one-time", "recurring"):
        count = _number(advice.params, gain.replace("-", "_"))
        rounds = _number(advice.params, "rounds_left")
        gains += [wording.say(f"hint-gain-{gain}", count=count, rounds=rounds)] if count else []
    return wording.say("hint-cards", cards=names, gains=wording.joined(gains))


def _cards_of(game: GameState, piles: tuple[str, ...]) -> Iterator[tuple[str, Card]]:
    """The cards that lie on these piles and can be seen."""
    if game.deck == "printed":
        return
    for pile in piles:
        top = game.current.start_tops[PILES.index(pile)]
        if top is not None:
            yield pile, cards_of(game).card(top)


def _name(pile: str, wording: Wording) -> str:
    return wording.say("card-name", colour=pile_colour(pile), cost=pile_cost(pile))


def _number(params: Mapping[str, str | int | bool], name: str) -> int:
    value = params.get(name, 0)
    return 0 if isinstance(value, str) else int(value)
