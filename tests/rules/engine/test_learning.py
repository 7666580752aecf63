"""The engine protocol on an incomplete set: null for what is unknown, and the commands that enter it."""

import json
from pathlib import Path

import pytest
from tests.rules.engine.engine_client import Client

from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import load_set

HOUSE = load_set("house")


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A set in files with the house's kits and pile sizes, and nothing else."""
    head = 'format = 1\nset = "ours"\nprovenance = "own copy"\n'
    cards = "".join(
        f'[[card]]\nid = "{pile}_{n + 1:02}"\npile = "{pile}"\n'
        for pile, cards in HOUSE.piles
        for n in range(len(cards))
    )
    boards = "".join(
        f"[[board]]\nseat = {board.seat + 1}\nstart_kit = "
        f"{{ {', '.join(f'{k} = {n}' for k, n in board.start_kit.as_dict().items() if n)} }}\n"
        for board in HOUSE.boards
    )
    (tmp_path / "cards.toml").write_text(head + cards, encoding="utf-8")
    (tmp_path / "boards.toml").write_text(head + boards, encoding="utf-8")
    return str(tmp_path)


def test_a_game_on_a_set_of_which_nothing_is_known(folder: str) -> None:
    client = Client()
    assert client.ask("new", players=["Ann", "Bo"], set=folder)["error"]["code"] == "data"
    assert client.ask("new", players=["Ann", "Bo"], set=folder, deck="printed")["ok"]
    listed = client.ask("cards")
    assert listed == client.ask("cards", set=folder)
    assert {card["bananas"] for card in listed["cards"]} == {None}
    assert {json.dumps(board["recurring"]) for board in listed["boards"]} == {"null"}
    assert client.ask("suggest")["command"] == {"kind": "pass_build"}

    def apply(**command):
        return client.ask("apply", command=command)

    for x, y, colour in ((14, 17, "dark_green"), (11, 17, "light_green")):
        build = apply(kind="build", staircase="A14,17,0w A11,17,1s D11,14,2")
        assert build["error"]["params"]["cell"] == f"{x},{y},0"
        assert apply(kind="learn_knob", x=x, y=y, colour=colour)["ok"]
    assert apply(kind="build", staircase="A14,17,0w A11,17,1s D11,14,2")["ok"]
    assert client.ask("suggest")["tops_wanted"][0] == PILES[0]
    refused = apply(kind="take_cards", cards=["multi-1_01"])
    assert (refused["error"]["code"], refused["error"]["params"]) == ("card_unknown", {"card": "multi-1_01"})
    learnt = apply(kind="learn_card", card="multi-1_01", bananas=2, one_time={"column": 1}, recurring={"brick": 1})
    assert learnt["events"][0]["data_hash"] == client.ask("state")["state"]["data_hash"]
    assert client.ask("cards")["cards"][0]["bananas"] == 2
    assert apply(kind="take_cards", cards=["multi-1_01"])["ok"]
    assert apply(kind="take", **{"from": "one_time"}, column=1)["ok"]
    assert apply(kind="take", **{"from": "recurring"}, brick=1)["error"]["code"] == "board_unknown"
    assert client.ask("suggest")["command"]["kind"] == "take"
    assert apply(kind="learn_board", seat=0, recurring={"arch": 1})["ok"]
    assert client.ask("undo")["command"] == {"kind": "take", "from": "one_time", "arch": 0, "brick": 0, "column": 1}
    assert client.ask("redo")["ok"]
    assert apply(kind="take", **{"from": "recurring"}, arch=1, brick=1)["prompt"]["kind"] == "end_turn"
    position = client.ask("state")["state"]
    assert client.ask("position", state=position)["ok"]
