"""The protocol of a set-up wizard: one modal procedure that takes all entries while it is active."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from palace_hub.files.versioned import VersionedFile
from palace_hub.referee.entries import Entry
from palace_hub.referee.judgement import Light
from palace_hub.views.snapshot import ModuleView, Phase, PlateSetupView, TraySetupView
from palace_hub.wire.events import Batch


@dataclass(frozen=True, slots=True)
class WizardViews:
    """The view of the active wizard, in the field of its kind."""

    tray_setup: TraySetupView | None = None
    module: ModuleView | None = None
    plate_setup: PlateSetupView | None = None


HubT_contra = TypeVar("HubT_contra", contravariant=True)


class Wizard(Protocol[HubT_contra]):
    """A set-up step by step. It changes no game and writes its file only at its end.

    The type variable stands for `Hub`: the state holds a wizard and its module must not import the state.
    """

    @property
    def phase(self) -> Phase:
        """The phase of the hub while the wizard is active."""

    @property
    def over(self) -> bool:
        """True once the screen may close."""

    @property
    def lights(self) -> tuple[Light, ...] | None:
        """The tray's six lights, while it switches them; None: as the game wants them."""

    def files(self, role: str) -> Sequence[VersionedFile[Any]]:
        """The files of the node of this role that it reads or writes."""

    def feed(self, role: str, batch: Batch) -> None:
        """Take a batch of the tray's or the plate's node."""

    def settle(self, hub: HubT_contra) -> None:
        """Take every step that is due without an entry. Called once a turn."""

    def enter(self, hub: HubT_contra, entry: Entry) -> None:
        """Take one entry. Raises `Refused` where it does nothing now."""

    def can_confirm(self, hub: HubT_contra) -> bool:
        """True where a confirmation would do something."""

    def views(self, hub: HubT_contra) -> WizardViews:
        """The wizard as screens show it."""
