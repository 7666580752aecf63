"""Every key of the Table screen in one table: key, action, and the sentence in the command palette."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.binding import Binding

from monkey_palace.board.pieces import MAX_PLAYERS
from palace_hub.views.palace.stage import KNOB_KEYS
from palace_hub.views.table.build_form import STEPPER_KEYS


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """One command. `keys`: Textual's names, comma-separated; `sentence`: message key for the palette, "" for none."""

    keys: str
    action: str
    sentence: str = ""


COMMANDS: tuple[KeyCommand, ...] = (
    KeyCommand("enter", "main", "palette-main"),
    KeyCommand("escape", "back", "palette-back"),
    KeyCommand("u", "undo", "palette-undo"),
    KeyCommand("y", "redo", "palette-redo"),
    KeyCommand("c", "c_key"),
    KeyCommand("", "correct", "palette-correct"),
    KeyCommand("", "correct_counts", "palette-correct-counts"),
    KeyCommand("", "correct_card", "palette-correct-card"),
    KeyCommand("", "correct_board", "palette-correct-board"),
    KeyCommand("", "lose_card", "palette-lose-card"),
    KeyCommand("", "change_deck", "palette-change-deck"),
    KeyCommand("", "next_deck", "palette-next-deck"),
    KeyCommand("a", "next_edition", "palette-next-edition"),
    KeyCommand("p", "palace", "palette-palace"),
    KeyCommand("m", "m_key"),
    KeyCommand("", "market", "palette-market"),
    KeyCommand("", "next_map", "palette-next-map"),
    KeyCommand("h", "hint", "palette-hint"),
    KeyCommand("i", "held_cards", "palette-held"),
    KeyCommand("", "hints", "palette-hints"),
    KeyCommand("l", "log", "palette-log"),
    KeyCommand("d", "d_key"),
    KeyCommand("", "devices", "palette-devices"),
    KeyCommand("s", "s_key"),
    KeyCommand("", "scores", "palette-scores"),
    KeyCommand("", "skip", "palette-skip"),
    KeyCommand("q", "stop", "palette-stop"),
    KeyCommand("", "pause", "palette-pause"),
    KeyCommand("", "end_now", "palette-end-now"),
    KeyCommand("", "player_leaves", "palette-player-leaves"),
    KeyCommand("f", "far", "palette-far"),
    KeyCommand("t", "theme", "palette-theme"),
    KeyCommand("f2", "language", "palette-language"),
    KeyCommand("z", "mute", "palette-mute"),
    KeyCommand("question_mark,f1", "help", "palette-help"),
    KeyCommand("f9", "learn", "palette-learn"),
    KeyCommand("f10", "teach", "palette-teach"),
    KeyCommand("", "codes", "palette-codes"),
    KeyCommand("", "first_start", "palette-first-start"),
    KeyCommand("", "games", "palette-games"),
    KeyCommand("o", "more", "palette-more"),
    KeyCommand("r", "resume", "palette-resume"),
    KeyCommand("", "discard", "palette-discard"),
    KeyCommand("", "pass_build", "palette-pass-build"),
    KeyCommand("", "take_frog", "palette-take-frog"),
    KeyCommand("", "keep", "palette-keep"),
    KeyCommand("", "new_game", "palette-new-game"),
    KeyCommand("", "step_through", "palette-step-through"),
    KeyCommand("", "export", "palette-export"),
    KeyCommand("b", "by_hand", "palette-by-hand"),
    KeyCommand("b", "b_key"),
    KeyCommand("k", "put('column')"),
    KeyCommand("a", "put('arch')"),
    KeyCommand("x,backspace", "take_back", "palette-take-back"),
    KeyCommand("w", "w_key"),
    KeyCommand("", "way", "palette-way"),
    KeyCommand("", "sum", "palette-sum"),
    KeyCommand("n", "next_player", "palette-next-player"),
    KeyCommand("v", "turn_plan", "palette-turn-plan"),
    KeyCommand("e", "e_key"),
    KeyCommand("", "map_lies", "palette-map-lies"),
    KeyCommand("", "next_lie", "palette-next-lie"),
    KeyCommand("", "sides", "palette-sides"),
    KeyCommand("space", "choose_here"),
    *(KeyCommand(f"f{5 + seat}", f"next_bot({seat})") for seat in range(MAX_PLAYERS)),
    KeyCommand("g", "expansion('frog')"),
    KeyCommand("ctrl+q", "leave", "palette-quit"),
    KeyCommand("plus", "step(1)"),
    KeyCommand("minus", "minus"),
    KeyCommand("equals_sign", "digit(12)"),
    KeyCommand("left", "arrow(-1, 0)"),
    KeyCommand("right", "arrow(1, 0)"),
    KeyCommand("up", "arrow(0, -1)"),
    KeyCommand("down", "arrow(0, 1)"),
    *(KeyCommand(str(digit), f"digit({digit})") for digit in range(1, 10)),
    KeyCommand("0", "digit(10)"),
    *(KeyCommand(letter, f"knob({place})") for place, letter in enumerate(KNOB_KEYS)),
    *(KeyCommand(letter, f"stepper({place})") for place, letter in enumerate(STEPPER_KEYS)),
)
"""A key with several commands runs the first one that works now."""

MENU: tuple[str, ...] = (
    "by_hand", "pass_build", "take_frog", "way", "sum", "next_player", "keep", "redo", "turn_plan", "map_lies",
    "sides", "hints", "market", "held_cards", "scores", "log", "devices", "far", "theme", "mute", "teach", "learn",
    "first_start", "help", "stop", "leave",
)  # fmt: skip
"""The actions of the dialog *More*, in this order; it offers those that work now."""

KEYS_BY_PLACE = {
    "market": "m",
    "devices": "d",
    "scores": "s",
    "way": "w",
    "sum": "w",
    "map_lies": "e",
}
"""Keys that mean another action elsewhere: their own action (`m_key`) chooses."""

SHOWN_KEYS = {"question_mark": "?", "ctrl+q": "Ctrl+Q", "f10": "F10"}


def menu_keys(actions: Sequence[str]) -> dict[str, str]:
    """The key of each entry of a menu, as it is shown: its own key on the Table, else a digit."""
    own = {command.action: command.keys.partition(",")[0] for command in COMMANDS if command.keys} | KEYS_BY_PLACE
    digits = iter("123456789")
    keys: dict[str, str] = {}
    for action in actions:
        key = SHOWN_KEYS.get(own.get(action, ""), own.get(action, ""))
        keys[action] = next(digits) if not key or key in keys.values() else key
    return keys


CORRECTIONS: tuple[str, ...] = ("correct_counts", "correct_card", "correct_board", "lose_card", "change_deck")
"""The actions of *Correct*, in this order. If only the first one works, it opens at once."""


def bindings() -> list[Binding]:
    """The table as Textual's bindings, all hidden: the screens have their own footer."""
    return [Binding(key, command.action, show=False) for command in COMMANDS for key in command.keys.split(",") if key]
