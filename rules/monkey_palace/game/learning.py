"""What people enter of an incomplete set while they play: prints of cards and boards, knobs of the map (R11.8).

The same command enters a print and corrects it. What a correction changes of deliveries that were already made is owed,
as after `correct_card`.
"""

from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of, remember
from monkey_palace.game.commands import LearnBoard, LearnCard, LearnCommand, LearnKnob
from monkey_palace.game.consequences import Correction, end_after, income_after, owed_by, short_deliveries_after
from monkey_palace.game.events import BoardLearned, CardLearned, KnobLearned
from monkey_palace.game.palace_state import bare_palace, palace_known
from monkey_palace.game.piles import held_cards, known_card
from monkey_palace.game.state import GameState


def verify_learning(state: GameState, command: LearnCommand) -> None:
    """R11.8: raises `IllegalCommand` unless this can be learnt, with what the table agrees to (R11.7)."""
    match command:
        case LearnCard():
            end_after(state, card_learned(state, command))
        case LearnBoard():
            end_after(state, board_learned(state, command))
        case LearnKnob():
            knob_learned(state, command)


def card_learned(state: GameState, command: LearnCard) -> CardLearned:
    """The event of a card's print, whose set is then at hand. Raises `IllegalCommand`."""
    _verify_deck(state, command)
    before = cards_of(state)
    was = known_card(before, command.card)
    if (was.bananas, was.one_time, was.recurring) == (command.bananas, command.one_time, command.recurring):
        raise IllegalCommand("learnt_already", what=was.id)
    after = remember(before.with_card(was.id, command.bananas, command.one_time, command.recurring))
    held = was.id in held_cards(state)
    correction = Correction(before, after, {was.id: after.card(was.id)})
    short = short_deliveries_after(state, correction)
    return CardLearned(
        card=was.id,
        bananas=command.bananas,
        one_time=command.one_time,
        recurring=command.recurring,
        data_hash=after.data_hash,
        more=command.bananas - was.known_bananas if held else 0,
        income=income_after(state, correction),
        owed=owed_by(state, correction, short),
        short_deliveries=short,
        agreed=command.agreed,
    )


def board_learned(state: GameState, command: LearnBoard) -> BoardLearned:
    """The event of a board's print, whose set is then at hand; it may be a seat that nobody plays.

    Raises `IllegalCommand`.
    """
    _verify_deck(state, command)
    if not command.recurring:
        raise IllegalCommand("board_empty", seat=command.seat + 1)
    before = cards_of(state)
    if before.boards[command.seat].recurring == command.recurring:
        raise IllegalCommand("learnt_already", what=f"the board of seat {command.seat + 1}")
    after = remember(before.with_board(command.seat, command.recurring))
    correction = Correction(before, after, {})
    short = short_deliveries_after(state, correction)
    return BoardLearned(
        seat=command.seat,
        recurring=command.recurring,
        data_hash=after.data_hash,
        income=income_after(state, correction),
        owed=owed_by(state, correction, short),
        short_deliveries=short,
        agreed=command.agreed,
    )


def knob_learned(state: GameState, command: LearnKnob) -> KnobLearned:
    """The event of a knob, whose set is then at hand. Raises `IllegalCommand`.

    A staircase that began on this knob stays as it was built, whatever colour the knob has.
    """
    _verify_deck(state, command)
    before, x, y = cards_of(state), command.x, command.y
    known = {knob[:2]: knob[2] for knob in before.ground_map(state.ground_map).ground}
    if known.get((x, y)) == command.colour:
        raise IllegalCommand("learnt_already", what=f"the knob on stud {x},{y}")
    if command.colour is None:
        _verify_bare(state, x, y)
    after = remember(before.with_knob(state.ground_map, x, y, command.colour))
    return KnobLearned(x=x, y=y, colour=command.colour, data_hash=after.data_hash, map_provenance=after.map_provenance)


def _verify_deck(state: GameState, command: LearnCommand) -> None:
    """R11.8: before the first purchase the deck may still become a printed one, so a set may be corrected."""
    if state.deck != "printed" and held_cards(state):
        raise IllegalCommand("deck_not_printed", command=command.kind)


def _verify_bare(state: GameState, x: int, y: int) -> None:
    """R2.2, R3.5: raises `IllegalCommand` if a piece stands on this stud, which needs its knob, or may stand there."""
    if not palace_known(state):
        raise IllegalCommand("knob_unseen", cell=f"{x},{y},0")
    for piece in bare_palace(state).pieces:
        if any((foot.x, foot.y, foot.z) == (x, y, 0) for foot in piece.feet):
            raise IllegalCommand("knob_in_use", cell=f"{x},{y},0", at=str(piece))
