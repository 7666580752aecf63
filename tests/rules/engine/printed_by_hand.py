"""Plays printed games over the engine's protocol and recounts them. It imports nothing of the project.

    python printed_by_hand.py FIRST_SEED GAMES COMMAND...     COMMAND starts the engine, such as `palace engine`

The program is the people at the table: it shuffles the cards, names tops, takes a card for another one and notices it
later, loses cards, settles what is owed. It keeps its own books of every stock, pile and score from what it sees on the
cards and what its people do, and stops at the first number of the engine that differs.
"""

import json
import random
import subprocess
import sys

BUILDING = ("arch", "brick", "column")
PLURAL = {"arch": "arches", "brick": "bricks", "column": "columns"}
SYMBOLS = (*BUILDING, "brick_or_arch")
TROPHIES = {"monkey": 2, "butterfly": 2, "frog": -3}
AGREED = ["too_few_credits", "wrong_colour", "pile_twice", "withdraws_end"]


class Engine:
    """A process that answers one JSON line with another."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, op, **fields):
        self.process.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=30) == 0


class People:
    """One game: the truth at the table, and the books that the people keep by hand."""

    def __init__(self, engine, seed):
        self.engine, self.random = engine, random.Random(seed)
        self.counts = {"corrected": 0, "settled": 0, "removed": 0, "undone": 0, "withdrawn": 0}
        self.seats = 2 + seed % 3
        names = ["Ann", "Bo", "Cy", "Di"][: self.seats]
        said = engine.ask("cards")
        self.cards = {card["id"]: card for card in said["cards"]}
        self.boards = said["boards"][: self.seats]
        self.piles = {}
        for card in said["cards"]:
            self.piles.setdefault(card["pile"], []).append(card["id"])
        for pile in self.piles.values():
            self.random.shuffle(pile)
        box = engine.ask("hello")["box"]
        assert engine.ask("new", players=names, deck="printed", expansions=["butterfly", "frog"])["ok"]
        self.tray = dict(box)
        for piece, count in (("arch", 2), ("brick", 1), ("gold", 1)):
            self.tray[piece] -= count
        self.stock = [{piece: board["start_kit"][piece] for piece in BUILDING} for board in self.boards]
        for stock in self.stock:
            for piece in BUILDING:
                self.tray[piece] -= stock[piece]
        self.hands = [[] for _ in names]
        self.bonus = [0] * self.seats
        self.removed = []
        self.finished = False

    def state(self):
        return self.engine.ask("state")["state"]

    def do(self, command):
        """Plays a command and books what the people see happen."""
        reply = self.engine.ask("apply", command=command)
        assert reply["ok"], (command, reply)
        self.book(command, reply["events"])
        return reply

    def book(self, command, events):
        for event in events:
            seat = event.get("player")
            match event["kind"]:
                case "staircase_built":
                    self.move(seat, event["report"], -1)
                case "decorated":
                    self.tray[event["colour"]] -= 1
                case "delivered":
                    self.move(seat, event, 1, tray=True)
                case "owed_settled":
                    self.counts["settled"] += 1
                    self.move(seat, command, 1, tray=True)
                case "frog_taken" | "frog_returned":
                    sign = 1 if event["kind"] == "frog_taken" else -1
                    self.stock[seat]["column"] += sign * event["columns"]
                    self.tray["column"] -= sign * event["columns"]
                case "bonus_taken":
                    self.bonus[seat] += 1
                case "end_withdrawn":
                    self.counts["withdrawn"] += 1
                case "game_ended":
                    self.finished = True

    def move(self, seat, pieces, sign, tray=False):
        for piece in BUILDING:
            count = sign * pieces.get(piece, pieces.get(PLURAL[piece], 0))
            self.stock[seat][piece] += count
            if tray:
                self.tray[piece] -= count

    def play(self):
        while not self.finished:
            self.beside()
            self.turn_step()
            self.compare()
        for _ in range(3):
            self.correct()
            self.compare()
        return self.counts

    def turn_step(self):
        state = self.state()
        prompt = state["prompt"]
        self.expect_delivery(state)
        if prompt["kind"] != "take_cards":
            legal = self.engine.ask("legal", limit=30)["commands"]
            self.do(self.random.choice(legal))
            return
        for pile in self.engine.ask("suggest", level="greedy")["tops_wanted"]:
            self.do({"kind": "tell_top", "pile": pile, "card": self.piles[pile][-1]})
        advice = self.engine.ask("suggest", level="greedy")
        assert advice["tops_wanted"] == []
        command = advice["command"]
        for card in command["cards"]:
            pile = self.piles[self.cards[card]["pile"]]
            assert card == pile[-1], "the engine buys what lies on top"
            pile.pop()
            self.hands[prompt["player"]].append(card)
        self.do(command)

    def expect_delivery(self, state):
        """What the cards show is due; a player's debts are looked at elsewhere."""
        seat, kind = state["prompt"]["player"], state["prompt"]["kind"]
        if state.get("owed") or kind not in ("take_one_time", "take_recurring"):
            return
        shown = [self.cards[card]["one_time"] for card in state["current"]["cards_taken"]]
        if kind == "take_recurring":
            slots = state["players"][seat]["slots"]
            shown = [self.cards[stack[-1]]["recurring"] for stack in slots if stack]
            shown.append(self.boards[seat]["recurring"])
        assert state["entitlement"] == {symbol: sum(part[symbol] for part in shown) for symbol in SYMBOLS}

    def beside(self):
        """Now and then something goes wrong, or is put right."""
        chance = self.random.random()
        if chance < 0.15:
            self.correct()
        elif chance < 0.2:
            pile = self.random.choice([pile for pile in self.piles.values() if pile])
            card = pile.pop(self.random.randrange(len(pile)))
            self.removed.append(card)
            self.counts["removed"] += 1
            self.do({"kind": "remove_card", "card": card})
        elif chance < 0.5:
            self.settle()
        elif chance < 0.55:
            self.undo()

    def correct(self):
        """One card was another all the time: it lay in a pile, or another player has it."""
        held = [(seat, card) for seat, hand in enumerate(self.hands) for card in hand]
        if not held:
            return
        seat, was = self.random.choice(held)
        now = self.random.choice([card for card in self.cards if card not in (was, *self.removed)])
        for other, card in held:
            if card == now:
                self.hands[other][self.hands[other].index(now)] = was
                break
        else:
            self.piles[self.cards[now]["pile"]].remove(now)
            self.piles[self.cards[was]["pile"]].insert(0, was)
        self.hands[seat][self.hands[seat].index(was)] = now
        self.counts["corrected"] += 1
        self.do({"kind": "correct_card", "player": seat, "was": was, "is": now, "agreed": AGREED})

    def settle(self):
        owed = self.state().get("owed", [])
        for seat, debt in enumerate(owed):
            for piece in BUILDING:
                count = debt[piece]
                count = min(count, self.tray[piece]) if count > 0 else -min(-count, self.stock[seat][piece])
                if count:
                    self.do({"kind": "settle_owed", "player": seat, piece: count})

    def undo(self):
        """Undo and redo: nothing is different."""
        before = self.engine.ask("state")["state_hash"]
        if self.engine.ask("undo")["ok"]:
            assert self.engine.ask("redo")["state_hash"] == before
            self.counts["undone"] += 1

    def compare(self):
        """Every number of the engine against the books."""
        state = self.state()
        assert state["supply"] == self.tray, (state["supply"], self.tray)
        assert [player["bricks"] for player in state["players"]] == self.stock
        assert {pile["pile"]: pile["left"] for pile in state["market"]} == {
            name: len(pile) for name, pile in self.piles.items()
        }
        assert [sorted(player["cards"]) for player in state["players"]] == [sorted(hand) for hand in self.hands]
        assert sum(map(len, self.hands)) + sum(map(len, self.piles.values())) + len(self.removed) == len(self.cards)
        box = self.engine.ask("hello")["box"]
        for piece, boxed in box.items():
            stocks = sum(stock.get(piece, 0) for stock in self.stock)
            assert self.tray[piece] + state["built"][piece] + stocks == boxed
        scores = []
        for seat, hand in enumerate(self.hands):
            trophies = sum(TROPHIES[figure] for figure, holder in state["trophies"].items() if holder == seat)
            scores.append(sum(self.cards[card]["bananas"] for card in hand) + 4 * self.bonus[seat] + trophies)
        assert [player["score"] for player in state["players"]] == scores
        assert [sheet["total"] for sheet in self.engine.ask("score")["scores"]] == scores
        for seat, player in enumerate(state["players"]):
            tops = [self.cards[stack[-1]]["recurring"] for stack in player["slots"] if stack]
            tops.append(self.boards[seat]["recurring"])
            assert state["income"][seat] == {symbol: sum(top[symbol] for top in tops) for symbol in SYMBOLS}
        if state["ended"]:
            assert state["bananas_by_round"][-1] == scores
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            monkey = state["trophies"]["monkey"]
            winners = [monkey] if len(best) > 1 and monkey in best else best
            assert self.engine.ask("score")["result"]["winners"] == winners


def main():
    first, games, *command = sys.argv[1:]
    engine = Engine(command)
    counts = {}
    for seed in range(int(first), int(first) + int(games)):
        for name, count in People(engine, seed).play().items():
            counts[name] = counts.get(name, 0) + count
    engine.close()
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
