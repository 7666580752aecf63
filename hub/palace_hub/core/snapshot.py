"""The `Snapshot` of the hub: everything that screens show, computed when a screen asks."""

from dataclasses import replace

from monkey_palace.cards.model import load_set
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.report import report_from_facts, verify_report
from monkey_palace.game.state import GameState
from palace_hub.card_sets.shelf import starts_of
from palace_hub.core import bot_seats, devices, inputs, learning, main_action, planning
from palace_hub.core.export import owners_of
from palace_hub.core.hints.play import view as hint_view
from palace_hub.core.main_action import report_of
from palace_hub.core.plate.questions import plate_question
from palace_hub.core.refusals import refusal_of
from palace_hub.core.setup import tray_check
from palace_hub.core.setup.wizard import WizardViews
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.referee.book import Book
from palace_hub.referee.events import CUP, OBJECT, Absent, CountQuestion
from palace_hub.referee.highlights import highest_decorations, longest_staircases
from palace_hub.referee.judgement import ANOTHER_NUMBER, Option, Question
from palace_hub.views.pile import card_of_pile
from palace_hub.views.provenance import HOUSE
from palace_hub.views.snapshot import BuildDraft, Phase, ResumeOffer, Snapshot, Stage, Teaching

_WHY_ASKED = {
    "impossible": "ask-count-why-impossible",
    "gap": "ask-count-why-gap",
    "changed": "ask-count-why-changed",
    "foreign": "ask-count-why-foreign",
    "object": "ask-count-why-object",
    "cup": "ask-count-why-cup",
}
"""Explanations of a question about a count; the usual one says that no whole number of pieces fits."""

_NUMBERLESS = {OBJECT: "ask-object-headline", CUP: "ask-cup-headline"}
"""Headlines of the questions that offer no numbers."""


def snapshot(hub: Hub) -> Snapshot:
    """The hub at this moment."""
    book = hub.book
    game = book.game if book is not None else None
    wizard = WizardViews() if hub.wizard is None else hub.wizard.views(hub)
    return Snapshot(
        t=hub.t,
        simulated=hub.simulated,
        demo=hub.options.simulated,
        phase=hub.phase,
        stage=hub.stage,
        game=game.state if game is not None else None,
        judgement=hub.judgement,
        draft=_draft(hub),
        plan=planning.plan_draft(hub),
        sides=() if book is None else book.sides,
        map_turns=0 if book is None else book.map_turns,
        owners=owners_of(game) if game is not None else {},
        knob_chosen=hub.choices.knob or "",
        hint=hint_view(hub),
        bot=bot_seats.view(hub),
        bots=() if book is None else book.bots,
        draft_faults=_draft_faults(hub),
        ahead=_ahead(hub),
        cards_chosen=hub.choices.cards,
        slots_chosen=hub.choices.slots,
        card_reasons=_card_reasons(hub, game),
        to_learn=learning.to_learn(hub),
        cells=devices.cells(hub),
        links=devices.links(hub),
        plate=devices.plate(hub),
        pads=devices.pads(hub),
        manual=hub.manual,
        question=question(book) if hub.phase is not Phase.RESUME else None,  # the answer waits until the game goes on
        refusal=hub.refusal,
        starts=starts_of(hub.options.card_set or load_set("house")),
        ground_map=hub.options.ground_map,
        sets=() if hub.options.sets is None else hub.options.sets.offers,
        new_set="" if hub.options.sets is None else hub.options.sets.free_name(),
        own_cards=_has_own_cards(hub),
        printed_first=hub.options.card_set is not None and not hub.options.card_set.is_complete,
        notice=hub.notice,
        notice_seq=hub.notice_seq,
        sound=hub.sounds.view,
        problems=devices.problems(hub),
        log=tuple(hub.log),
        saved=hub.writer.fault,
        last_event=hub.log[0].what if hub.log else None,
        can_undo=book is not None and bool(book.done) and (hub.phase is Phase.PLAY or inputs.ended_early(hub)),
        undo_over_turn=None if book is None else book.undo_over_turn,
        can_redo=book is not None and bool(book.undone) and hub.phase is Phase.PLAY,
        can_confirm=main_action.confirmable(hub),
        resume=_offer(hub),
        waiting=hub.waiting,
        last_players=bot_seats.players_to_offer(hub),
        bots_to_seat=hub.options.bots,
        usual_sides=hub.usual_sides,
        known_players=hub.known_players,
        teaching=None if book is None else _teaching(book),
        scores=game.score() if game is not None else (),
        result=game.result() if game is not None else None,
        history=game.states if game is not None and game.state.ended else (),
        cups=main_action.cups(hub),
        tray_setup=wizard.tray_setup,
        module=wizard.module,
        plate_setup=wizard.plate_setup,
        tray_check=tray_check.view(hub) if hub.phase is Phase.TRAY_CHECK else None,
        longest=longest_staircases(book) if book is not None else (),
        tallest=highest_decorations(book) if book is not None else (),
    )


def _has_own_cards(hub: Hub) -> bool:
    """Whether the hub was started with the numbers of a box, which are none of the user's sets."""
    card_set, sets = hub.options.card_set, hub.options.sets
    if card_set is None or card_set.provenance == HOUSE:
        return False
    return sets is None or sets.usual != card_set.name


def question(book: Book | None) -> Question | None:
    """The open question with its answers; None without a question."""
    if book is None or book.question is None:
        return None
    asked = book.question
    if not isinstance(asked, CountQuestion):
        return plate_question(asked)
    piece, low, high = asked.piece, asked.low, asked.high
    numbers = () if asked.why in _NUMBERLESS else (low, high)
    params: dict[str, Parameter] = {"piece": piece, "low": low, "high": high, "reading": _reading(asked)}
    return Question(
        id=asked.id,
        kind=asked.what,
        headline=Message(_NUMBERLESS.get(asked.why, "ask-count-headline"), params),
        explanation=Message(_WHY_ASKED.get(asked.why, "ask-count-why"), params),
        options=(
            *(Option(str(count), Message("answer-pieces", {"piece": piece, "count": count})) for count in numbers),
            *((Option(ANOTHER_NUMBER, Message("answer-another-number")),) if numbers else ()),
        ),
        cell=asked.cell,
    )


def _reading(asked: CountQuestion) -> str:
    """The weight in pieces. An older question says only how far it is from the nearest whole number (`fraction`)."""
    if not isinstance(asked.reading, Absent):
        return decimal(asked.reading, 2)
    low, fraction = asked.low, float(asked.fraction)
    return decimal(low + (fraction if fraction >= 0 else 1 + fraction), 2)


def _draft(hub: Hub) -> BuildDraft:
    """The facts of the staged staircase, or of the one that is entered; an illegal plan has none."""
    book = hub.book
    if book is not None and book.staged is not None:
        return BuildDraft.of(book.staged.report)
    state = planning.entering_state(hub)
    if book is None or state is None or planning.build_method(hub) == "facts":
        return hub.choices.draft
    verdict = planning.plan_verdict(hub)
    if verdict is None or verdict.facts is None or not verdict.legal:
        return BuildDraft()
    return BuildDraft.of(report_from_facts(verdict.facts, state.settings, None))


def _ahead(hub: Hub) -> GameState | None:
    """The state of the next player's turn, while its staircase may be entered as a draft."""
    book = hub.book
    return planning.entering_state(hub) if book is not None and book.drafting else None


def _draft_faults(hub: Hub) -> tuple[Message, ...]:
    state = planning.entering_state(hub)
    if state is None:
        return ()
    if planning.build_method(hub) != "facts":
        return planning.plan_faults(hub)
    if hub.choices.draft.start_colour is None:
        return ()
    try:
        verify_report(state, report_of(hub.choices.draft))
    except RulesError as error:
        return (refusal_of(error),)
    return ()


def _card_reasons(hub: Hub, game: Game | None) -> dict[str, Message]:
    """Why a card of a pile cannot be added to the chosen ones (R6.1, R6.2), by the card that stands for the pile."""
    if game is None or hub.stage is not Stage.CARDS:
        return {}
    reasons = {}
    for place in range(len(game.state.market)):
        card = card_of_pile(game.state, place)
        if card is not None and card.id not in hub.choices.cards:
            try:
                game.verify(TakeCards(cards=(*hub.choices.cards, card.id)))
            except RulesError as error:
                if error.code != "card_unknown":  # it is entered when it is taken
                    reasons[card.id] = refusal_of(error)
    return reasons


def _offer(hub: Hub) -> ResumeOffer | None:
    offer = hub.offer
    if offer is None or offer.saved_wall is None or hub.wall is None or hub.wall < offer.saved_wall:
        return offer
    return replace(offer, ago_s=hub.wall - offer.saved_wall)


def _teaching(book: Book) -> Teaching | None:
    kept = book.explained
    return None if kept is None else Teaching(kept.on, frozenset((str(name), int(step)) for name, step in kept.taught))
