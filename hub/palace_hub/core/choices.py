"""What the player has chosen and not confirmed yet."""

from dataclasses import dataclass, field, replace
from typing import Any

from palace_hub.views.snapshot import BuildDraft


@dataclass
class Choices:
    """What the player has chosen and not confirmed yet."""

    cards: tuple[str, ...] = ()
    slots: tuple[int, ...] = ()
    knob: str | None = None
    pad_told: bool = False  # that the figure which is due is on its pad
    draft: BuildDraft = field(default_factory=BuildDraft)  # the facts of a staircase that is entered by facts
    later: BuildDraft = field(default_factory=BuildDraft)  # the next player's, while an undo has led back into a build

    def choose_cards(self, cards: tuple[str, ...]) -> None:
        """Choose these cards of the market."""
        self.cards = cards

    def choose_slots(self, slots: tuple[int, ...]) -> None:
        """Choose the slots of the cards that were taken."""
        self.slots = slots

    def choose_knob(self, knob: str) -> None:
        """Choose the knob of the figure that is due."""
        self.knob = knob

    def tell_pad(self) -> None:
        """The player is told that the figure which is due is on its pad."""
        self.pad_told = True

    def fill_in(self, **facts: Any) -> None:
        """Enter some facts of the staircase."""
        self.draft = replace(self.draft, **facts)

    def set_draft(self, draft: BuildDraft) -> None:
        """Replace the facts of the staircase."""
        self.draft = draft

    def clear_draft(self) -> None:
        """Forget the facts of the staircase."""
        self.draft = self.later = BuildDraft()

    def leave_build(self) -> None:
        """Facts are the next player's from now on."""
        self.draft, self.later = self.later, BuildDraft()

    def return_to_build(self, draft: BuildDraft) -> None:
        """Show these facts of the staircase again; those of the next player wait."""
        self.draft, self.later = draft, self.draft

    def step_back(self) -> None:
        """Take back the newest choice: knob, then slots, then cards."""
        if self.knob is not None:
            self.knob = None
        elif self.slots:
            self.slots = ()
        else:
            self.cards = ()

    def clear(self) -> None:
        """Forget cards, slots and knob."""
        self.cards, self.slots, self.knob, self.pad_told = (), (), None, False
