"""The engine protocol: a whole game, and each kind of request."""

import json

import pytest
from tests.cases import few
from tests.rules.engine.engine_client import NEW, Client

from monkey_palace.game.commands import ReportBuild, command_json


def test_a_whole_game_over_the_protocol():
    client = Client()
    client.ask("new", players=["Ann", "Bo", "Cy"], settings={"decoration_out": "skip"}, expansions=["frog"], seed=3)
    turns = 0
    while (prompt := client.ask("state")["state"]["prompt"])["kind"] != "ended":
        legal = client.ask("legal", kind="command", limit=2)
        reply = client.ask("apply", command=legal["commands"][-1 if prompt["kind"] != "take_cards" else 0])
        assert reply["ok"], reply
        turns += 1
        assert turns < 2000
    score = client.ask("score")
    assert max(sheet["total"] for sheet in score["scores"]) == score["scores"][score["result"]["winners"][0]]["total"]
    assert client.ask("legal")["commands"] == []
    assert client.ask("apply", command={"kind": "end_turn"})["error"]["code"] == "game_over"


KEYS = """round turn prompt supply players market entitlement credits trophies palace ground figures ended
    end_triggered_by settings set"""


def test_state_has_every_key_of_the_protocol(client):
    state = client.ask("state")["state"]
    assert set(state) >= set(KEYS.split())
    assert set(state["players"][0]) == {"name", "bricks", "cards", "slots", "bonus", "score"}
    assert set(state["prompt"]) == {"kind", "player", "commands"}
    assert len(state["supply"]) == 6
    assert len(state["market"]) == 12


def test_state_and_position_are_inverse(client):
    client.ask("apply", command={"kind": "pass_build"})
    given = client.ask("state")
    other = Client()
    assert other.ask("position", state=given["state"])["state_hash"] == given["state_hash"]
    assert other.ask("state") == given


def test_an_edited_position_is_played_on(client):
    state = client.ask("state")["state"]
    state["players"][0]["bricks"]["brick"] += 5
    state["supply"]["brick"] -= 5
    assert client.ask("position", state=state)["ok"]
    report = ReportBuild(start_colour="gold", arches=2, bricks=4, height=4, decoration="gold")
    reply = client.ask("apply", command=command_json(report))
    assert reply["ok"], reply


def test_observed_state_hides_the_piles(client):
    seen = client.ask("state", observed=True)["state"]
    assert seen["seed"] is None
    assert all(card is None for pile in seen["piles"] for card in pile[:-1])


def test_undo_and_redo(client):
    first = client.ask("state")["state_hash"]
    after = client.ask("apply", command={"kind": "pass_build"})
    undone = client.ask("undo")
    assert (undone["command"]["kind"], undone["state_hash"]) == ("pass_build", first)
    assert client.ask("redo")["state_hash"] == after["state_hash"]
    client.refused("nothing_to_redo", b'{"op":"redo"}')


def test_apply_says_what_happened_and_what_is_awaited(client):
    reply = client.ask("apply", id="a", command={"kind": "pass_build"})
    assert reply["id"] == "a"
    assert [event["kind"] for event in reply["events"]] == ["build_passed", "awaiting"]
    assert reply["prompt"]["kind"] == "take_recurring"


def test_a_command_that_is_not_due_is_refused_with_the_current_prompt(client):
    reply = client.refused("not_due", b'{"op":"apply","command":{"kind":"end_turn"}}')
    assert reply["error"]["rule"] == "2.4"
    assert reply["prompt"]["kind"] == "build"


def test_the_list_of_legal_commands_is_cut_at_its_limit_and_marked(client):
    whole = client.ask("legal", limit=100_000)
    assert whole["complete"]
    count = len(whole["commands"])
    assert not client.ask("legal", limit=count - 1)["complete"]
    assert client.ask("legal", limit=count)["complete"]
    assert client.ask("legal", limit=0) == {"id": None, "ok": True, "commands": [], "complete": False}


FIRST = "A14,17,0w A11,17,1s L11,14,2"
REPORT = {"kind": "report_build", "start_colour": "gold", "arches": 2, "height": 2, "decoration": "gold"}


def test_staircases_are_listed_judged_counted_and_built(client):
    listed = client.ask("legal", kind="staircase")
    assert listed["complete"]
    assert len(listed["staircases"]) == client.ask("count")["count"] == 9
    for staircase in listed["staircases"]:
        bare = client.ask("check", staircase=staircase)
        assert (bare["legal"], bare["violations"], bare["decoration"], bare["arches"]) == (True, [], None, 2)
        detail = listed["details"][listed["staircases"].index(staircase)]
        assert detail | {"decoration": None, "id": None, "ok": True} == bare | {
            "staircase": staircase,
            "build": detail["build"],
        }
        (colour,) = bare["decorations"]
        whole = f"{staircase} {colour[0].upper()}{bare['end']}"
        judged = client.ask("check", staircase=whole)
        assert (judged["legal"], judged["decoration"], judged["start_colour"]) == (True, colour, colour)
        assert (detail["decoration"], detail["build"]) == (colour, {"kind": "build", "staircase": whole})
        assert client.ask("apply", command=detail["build"])["ok"]
        state = client.ask("state")["state"]
        assert (state["credits"], state["current"]["report"]["height"]) == (judged["credits"], judged["height"])
        assert client.ask("undo")["ok"]


def test_check_lists_every_violation_with_rule_piece_and_correction(client):
    reply = client.ask("check", staircase="A14,17,0w A11,17,1s B20,20,0 L11,14,2")
    assert not reply["legal"]
    assert {violation["rule"] for violation in reply["violations"]} >= {"4.8", "4.9"}
    for violation in reply["violations"]:
        assert set(violation) == {"code", "rule", "at", "params", "message", "mend"}
        assert violation["message"]
        assert violation["mend"]
    assert [reply[key] for key in ("credits", "height", "start_colour", "end", "decorations")] == [None] * 5


def test_check_gives_the_facts_of_a_staircase_that_the_stock_lacks(client):
    reply = client.ask("check", staircase="B14,17,0 A14,17,1w B11,17,2 A11,17,3s L11,14,4")
    assert {violation["rule"] for violation in reply["violations"]} == {"3.5", "4.9"}
    assert reply["arches"] is None
    whole = "A14,17,0w B11,17,1 B11,14,1 A11,17,2s L11,14,3"
    reply = client.ask("check", staircase=whole)
    assert [violation["rule"] for violation in reply["violations"]] == ["4.9"]
    assert (reply["legal"], reply["arches"], reply["bricks"], reply["height"], reply["credits"]) == (False, 2, 2, 3, 3)


def test_an_illegal_build_is_refused_with_rule_piece_and_correction(client):
    line = json.dumps({"op": "apply", "command": {"kind": "build", "staircase": "A14,17,1w A11,17,2s L11,14,3"}})
    error = client.refused("not_supported", line.encode())["error"]
    assert (error["rule"], error["at"]) == ("3.5", "A14,17,1w")
    assert error["mend"] == "fill the gap of 1 below 14,17,1 with bricks or columns, from 14,17,0 up"
    assert client.ask("check", staircase="A14,17,1w A11,17,2s L11,14,3")["violations"][0]["mend"] == error["mend"]
    assert "mend" not in client.refused("not_due", b'{"op":"apply","command":{"kind":"end_turn"}}')["error"]


def test_count_takes_other_stocks_and_a_limit(client):
    assert client.ask("count", arches=1, bricks=0, columns=0) == {"id": None, "ok": True, "count": 0, "complete": True}
    assert client.ask("count", arches=2, bricks=1)["count"] > 9
    assert client.ask("count", arches=6, bricks=8, columns=2, limit=500)["count"] == 500
    assert not client.ask("count", arches=6, bricks=8, columns=2, limit=500)["complete"]
    assert client.ask("count", arches=160, bricks=160, columns=32, limit=1)["count"] == 1


def test_best_returns_the_staircase_of_most_credits(client):
    found = client.ask("best", budget=100_000)
    assert (found["proved"], found["value"], found["bound"], found["credits"]) == (True, 3, 3, 3)
    paid = [
        client.ask("check", staircase=one)["credits"] for one in client.ask("legal", kind="staircase")["staircases"]
    ]
    assert max(paid) == 3
    assert client.ask("best", budget=1)["nodes"] <= 1
    assert (found["legal"], found["violations"]) == (True, [])
    applied = client.ask("apply", command=found["build"])
    assert next(event["colour"] for event in applied["events"] if event["kind"] == "decorated") == found["decoration"]
    assert client.ask("state")["state"]["credits"] == 3


def test_best_without_any_staircase_has_null_for_each_field(client):
    state = client.ask("state")["state"]
    state["supply"]["arch"] += 2
    state["players"][0]["bricks"]["arch"] = 0
    assert client.ask("position", state=state)["ok"]
    found = client.ask("best")
    assert (found["staircase"], found["legal"], found["build"], found["credits"]) == (None, None, None, None)


def test_best_in_seconds_needs_a_clock(client):
    client.refused("no_clock", b'{"op":"best","seconds":0.5}')
    ticks = iter(range(10_000))
    timed = Client(lambda: float(next(ticks)))
    timed.ask(**NEW)
    assert timed.ask("best", seconds=3)["ok"]
    assert timed.ask("best", seconds=0.001, budget=5)["ok"]


def test_a_bad_position_names_every_problem_with_its_code_and_rule(client):
    state = client.ask("state")["state"]
    state["palace"].append("B2,2,1")
    reply = client.ask("position", state=state)
    assert reply["error"]["code"] == "bad_position"
    found = {(problem["code"], problem["rule"]) for problem in reply["error"]["problems"]}
    assert {("not_supported", "3.5"), ("built_wrong", "1.1")} <= found
    assert all(problem["message"] for problem in reply["error"]["problems"])


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "legal", "kind": "staircase"},
        {"op": "check", "staircase": "A8,14,0e G11,14,1"},
        {"op": "count", "arches": 2, "bricks": 1, "columns": 0, "limit": 100000},
        {"op": "best", "budget": 200000},
        {"op": "apply", "command": {"kind": "build", "staircase": "A8,14,0e G11,14,1"}},
    ],
)
def test_requests_that_need_the_palace_are_refused_when_it_is_unknown(client, request_):
    assert client.ask("apply", command=REPORT)["ok"]
    while client.ask("state")["state"]["prompt"]["kind"] != "build":
        client.ask("apply", command=client.ask("legal", limit=1)["commands"][0])
    client.refused("palace_unknown", json.dumps(request_).encode())


def test_hello_says_what_the_engine_can_do_before_any_game():
    greeting = Client().ask("hello")
    assert {"hello", "new", "apply", "suggest"} <= set(greeting["ops"])
    assert greeting["settings"]["bonus_counts"] == ["placed_this_turn", "whole_pile"]
    assert (greeting["protocol"], greeting["box"]["arch"]) == (2, 80)


def test_cards_lists_the_whole_set_of_the_game(client):
    listed = client.ask("cards")
    assert len(listed["cards"]) == 67
    assert listed["data_hash"] == client.ask("state")["state"]["data_hash"]
    first = listed["cards"][0]
    assert set(first) == {"id", "pile", "cost", "colour", "bananas", "one_time", "recurring"}
    assert [board["start_kit"]["arch"] for board in listed["boards"][:2]] == [2, 2]
    assert len(listed["ground_maps"]) == 4
    assert Client().ask("cards")["cards"] == listed["cards"]


@few(1, "level", ["random", "greedy", "planner"])
def test_suggested_commands_play_a_whole_game(level):
    client = Client()
    client.ask("new", players=["Ann", "Bo"], seed=5, settings={"voluntary_pass": True})
    reasons = set()
    while client.ask("state")["state"]["prompt"]["kind"] != "ended":
        advice = client.ask("suggest", level=level, budget=40)
        reasons.add(advice["reason"]["code"])
        assert client.ask("apply", command=advice["command"])["ok"]
    assert {"staircase", "cards", "next_staircase", "due"} <= reasons
    client.refused("game_over", b'{"op":"suggest"}')


def test_the_planner_s_suggestion_is_valued_at_least_as_high_as_the_greedy_one(client):
    assert client.ask("suggest")["value"] >= client.ask("suggest", level="greedy")["value"]
