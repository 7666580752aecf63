"""Mutants: for each rule of sections 2 to 9, a code fragment that enforces it and a replacement that does not."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Mutant:
    """Replaces `old`, which occurs once in `module` (a path in rules/monkey_palace), by `new`."""

    rule: str
    what: str
    module: str
    old: str
    new: str


def _without(rule: str, what: str, module: str, check: str, kind: str = "_case") -> Mutant:
    """A mutant that replaces the rule's entry in a table of checks by an empty check."""
    return Mutant(rule, what, module, f'"{rule}": {check}', f'"{rule}": lambda {kind}: iter(())')


_SITE: Final = "_of_site(lambda _site: iter(()))"

MUTANTS: Final[tuple[Mutant, ...]] = (
    Mutant(
        "2.1",
        "one player, or five, may sit down",
        "game/setup.py",
        "MIN_PLAYERS <= len(players) <= MAX_PLAYERS",
        "True",
    ),
    Mutant(
        "2.2", "the kits do not come out of the box", "game/evolve.py", "sum(kit[piece] for kit in event.kits)", "0"
    ),
    Mutant(
        "2.3", "every figure is in play", "board/pieces.py", "if figure is Figure.MONKEY or figure in expansions", ""
    ),
    Mutant(
        "2.4", "any command at any step", "game/apply.py", "if command.kind not in state.prompt.commands:", "if False:"
    ),
    Mutant(
        "2.5",
        "a covered stud carries",
        "board/geometry.py",
        "return (x, y) in self.palace.ground if z == 0",
        "return True if z == 0",
    ),
    Mutant(
        "2.6", "no map is asked about its first turns", "cards/map_check.py", "slip = proof(ground_map)", "slip = None"
    ),
    Mutant("3.1", "pieces beside the plate", "staircase/rules.py", "_of_site(geometry.off_plate)", _SITE),
    Mutant(
        "3.2", "a column fills one cell", "board/notation.py", "range(BRICK_HEIGHT.get(piece.piece, 1))", "range(1)"
    ),
    Mutant(
        "3.3", "building on the middle of a new arch", "staircase/rules.py", "_of_site(geometry.on_arch_middle)", _SITE
    ),
    Mutant("3.4", "two pieces in one cell", "staircase/rules.py", "_of_site(geometry.overlap)", _SITE),
    Mutant("3.5", "pieces in the air", "staircase/rules.py", "_of_site(geometry.not_supported)", _SITE),
    Mutant("3.6", "both feet on one arch", "staircase/rules.py", "_of_site(geometry.both_feet_on_arch)", _SITE),
    _without("3.7", "a palace off its grid", "board/geometry.py", "off_grid", "_site"),
    _without("4.1", "a start above the ground", "staircase/rules.py", "start_not_on_ground"),
    _without("4.2", "a decoration first", "staircase/rules.py", "start_with_decoration"),
    _without("4.3", "no arch, or a brick at the end", "staircase/rules.py", "no_arch"),
    _without("4.4", "building on an old arch's middle", "staircase/rules.py", "on_palace_middle"),
    _without("4.5", "apart from the palace", "staircase/rules.py", "not_connected"),
    _without("4.6", "level or broken paths", "staircase/rules.py", "path_broken"),
    _without("4.7", "turning back, forking", "staircase/rules.py", "turns_back"),
    _without("4.8", "loose bricks, arches as support", "staircase/rules.py", "loose_brick"),
    _without("4.9", "more than the stock", "staircase/rules.py", "not_enough_pieces"),
    Mutant("4.10", "passing at will", "game/building.py", "if can_build(palace, stock):", "if False:"),
    _without("5.1", "the decoration anywhere", "staircase/rules.py", "decoration_misplaced"),
    Mutant(
        "5.2",
        "a credit less",
        "game/apply.py",
        "credits = report.arches + highest",
        "credits = report.arches - 1 + highest",
    ),
    Mutant("5.3", "never the highest", "game/report.py", "if highest is None or level > highest:", "if False:"),
    Mutant("6.1", "cards on credit", "game/purchases.py", "if cost > state.credits:", "if False:"),
    Mutant("6.1", "cards of any colour", "game/purchases.py", 'if card.colour not in (wanted, "multi"):', "if False:"),
    Mutant("6.2", "two cards of one pile", "game/purchases.py", "if card.pile in piles:", "if False:"),
    Mutant(
        "6.2", "cards from under the top", "game/purchases.py", "if id not in state.current.start_tops:", "if False:"
    ),
    Mutant("6.3", "credits are kept", "game/evolve.py", 'return {"credits": 0}', "return {}"),
    Mutant(
        "7.1",
        "no choice of brick or arch",
        "game/deliveries.py",
        "for by_arch in range(due.brick_or_arch + 1)",
        "for by_arch in range(1)",
    ),
    Mutant(
        "7.2",
        "the board delivers nothing",
        "game/deliveries.py",
        "_sum([board, *(card_set.card",
        "_sum([*(card_set.card",
    ),
    Mutant(
        "7.3",
        "covering before slots are full",
        "game/purchases.py",
        "if len(filled) < min(cards, len(empty)):",
        "if False:",
    ),
    Mutant(
        "7.4",
        "less than what is due",
        "game/deliveries.py",
        "    if take in options:\n        return",
        "    if take in options or expected:\n        return",
    ),
    Mutant(
        "7.5",
        "more than what is due",
        "game/deliveries.py",
        "    if take in options:\n        return",
        "    if take in options or expected:\n        return",
    ),
    Mutant("7.6", "less than nothing in the tray", "game/corrections.py", "if lost > has:", "if False:"),
    Mutant(
        "8.1",
        "a bonus card for any staircase",
        "game/phases.py",
        "report is None or not report.five_high or",
        "report is None or",
    ),
    Mutant(
        "8.2",
        "a shortage ends nothing",
        "game/apply.py",
        "if short is not None and course.state.end_triggered_by is None:",
        "if False:",
    ),
    Mutant(
        "8.3",
        "the end comes at once",
        "game/apply.py",
        "    if last_of_round:\n        scores",
        "    if last_of_round or state.end_triggered_by is not None:\n        scores",
    ),
    Mutant("8.4", "bonus cards count nothing", "game/scoring.py", "bonus=BONUS_CARD_BANANAS * player.bonus", "bonus=0"),
    Mutant(
        "8.5",
        "the monkey breaks no tie",
        "game/scoring.py",
        "if monkey_holder in tied and monkey_holder is not None:",
        "if False:",
    ),
    Mutant(
        "9.1",
        "leaves move the monkey",
        "game/trophies.py",
        'return decoration == "gold" and not substitute',
        "return not substitute",
    ),
    Mutant("9.1", "the monkey goes anywhere", "game/trophies.py", "elif Cell.parse(at) not in fit:", "elif False:"),
    Mutant(
        "9.2",
        "a tie earns the butterfly",
        "game/trophies.py",
        "level > rival for rival in rivals",
        "level >= rival for rival in rivals",
    ),
    Mutant(
        "9.3",
        "the frog from oneself",
        "game/trophies.py",
        "if state.trophies[Figure.FROG] == state.prompt.player:",
        "if False:",
    ),
    Mutant("9.3", "the frog on any open end", "game/trophies.py", "if knob.z == min(other.z for other in fit)", ""),
    Mutant(
        "9.4",
        "a substitute moves the monkey",
        "game/trophies.py",
        'return decoration == "gold" and not substitute',
        'return decoration == "gold"',
    ),
)
