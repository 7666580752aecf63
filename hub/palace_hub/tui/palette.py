"""The command palette: every command that works now, with a sentence."""

from collections.abc import Iterator

from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.content import Content

from palace_hub.tui.key_table import COMMANDS


class PalaceCommands(Provider):
    """Offers the commands that the screen under the palette can run."""

    def _offered(self) -> Iterator[tuple[str, str]]:
        """(action, sentence) of each command that works on this screen now."""
        screen = self.screen
        wording = getattr(self.app, "wording", None)
        if wording is None:
            return
        for command in COMMANDS:
            if not command.sentence:
                continue
            holder = next((node for node in (screen, self.app) if hasattr(node, f"action_{command.action}")), None)
            if holder is not None and all(node.check_action(command.action, ()) for node in {screen, holder}):
                yield command.action, wording.say(command.sentence)

    def _call(self, action: str) -> "ActionCall":
        return ActionCall(self, action)

    async def discover(self) -> Hits:
        for action, sentence in self._offered():
            yield DiscoveryHit(Content(sentence), self._call(action), text=sentence)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for action, sentence in self._offered():
            score = matcher.match(sentence)
            if score > 0:
                yield Hit(score, matcher.highlight(sentence), self._call(action), text=sentence)


class Palette(CommandPalette):
    """Textual's palette without the emoji. It ignores paging while its list has no height: Textual raises KeyError."""

    DEFAULT_CSS = "Palette SearchIcon { display: none; }"

    def _action_command_list(self, action: str) -> None:
        if self.query_one(CommandList).size.height:
            super()._action_command_list(action)


class ActionCall:
    """Runs one action on the screen under the palette."""

    def __init__(self, provider: PalaceCommands, action: str) -> None:
        self.screen = provider.screen
        self.action = action

    async def __call__(self) -> None:
        namespace = self.screen if hasattr(self.screen, f"action_{self.action}") else self.screen.app
        await self.screen.app.run_action(self.action, default_namespace=namespace)
