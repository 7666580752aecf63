### It was another card: the question before the correction, with all that follows from it.

told-counted-again = The score was counted again.
correction-sure = Is it this card?
correction-agree = Do you all agree?
correction-impossible = This cannot be
correction-yes = Yes, correct it
correction-agree-yes = We all agree
correction-no = Go back
correction-was = { $name }, as named: { $card }
correction-is = { $name }, in fact: { $card }
correction-swap = { $name } had that card in the hub's list: the two cards change places.
correction-swap-own = { $name } has that card too: the two change places.
correction-overrules-too-few-credits = Too dear: the cards of that turn cost { $cost } then, and there { $credits ->
    [one] was 1 credit
   *[other] were { $credits } credits
} (rule { $rule }).
correction-overrules-wrong-colour = Wrong colour: { SHORT($colour, 1) } was bought where only { SHORT($wanted, 1) } or any colour was allowed (rule { $rule }).
correction-overrules-pile-twice = Two cards of one pile in that turn: { $colour ->
    [multi] any colour
   *[other] { SHORT($colour, 1) }
} { $cost } (rule { $rule }).
correction-overrules-withdraws-end = The end is no longer triggered: the delivery of { $player } was not short then, and the game goes on (rule { $rule }).
correction-gets = { $name } gets { $pieces } from the tray.
correction-gives-back = { $name } gives back { $pieces }.
correction-owed-nothing = { $name } and the tray owe each other nothing any more.
correction-due = The delivery that { $name } takes now is { $due }, not { $before }.
correction-income = { $name } gets { $each } each turn from here on, not { $before }.
correction-bananas-more = { $name } has { $bananas ->
    [one] 1 banana
   *[other] { $bananas } bananas
} more.
correction-bananas-fewer = { $name } has { $bananas ->
    [one] 1 banana
   *[other] { $bananas } bananas
} fewer.
correction-end = The end is triggered by the delivery of { $name } (rule 11.7).
correction-winner = { $count ->
    [one] { $names } wins then.
   *[other] { $names } win together then.
}
correction-nothing-else = Nothing else changes.
correction-entered = As entered: { $card }
correction-prints = In fact: { $card }
correction-sure-print = Are these right?
correction-board-entered = Board { $seat }, as entered: { $symbols }
correction-board-prints = In fact: { $symbols }
