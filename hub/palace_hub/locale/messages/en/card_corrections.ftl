### It was another card: the question before the correction, with all that follows from it.

told-counted-again = The score was counted again.
correction-sure = Is it this card?
correction-agree = Do you all agree?
correction-impossible = That is not possible
correction-yes = Yes, correct it
correction-agree-yes = We all agree
correction-no = Go back
correction-was = { $name }, as entered: { $card }
correction-is = { $name }, really: { $card }
correction-swap = { $name } had that card in the hub's list: the two cards change places.
correction-swap-own = { $name } has that card too: the two cards change places.
correction-overrules-too-few-credits = Too costly: the cards of that turn cost { $cost }, and there { $credits ->
    [one] was 1 credit
   *[other] were { $credits } credits
} (rule { $rule }).
correction-overrules-wrong-colour = Wrong colour: { SHORT($colour, 1) } was bought where only { SHORT($wanted, 1) } or any colour was allowed (rule { $rule }).
correction-overrules-pile-twice = Two cards of one pile in that turn: { $colour ->
    [multi] any colour
   *[other] { SHORT($colour, 1) }
} { $cost } (rule { $rule }).
correction-overrules-withdraws-end = The game does not end: with this card, the delivery of { $player } was not short (rule { $rule }).
correction-gets = { $name } gets { $pieces } from the tray.
correction-gives-back = { $name } gives back { $pieces }.
correction-owed-nothing = { $name } and the tray are even.
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
correction-end = The delivery of { $name } ends the game after this round (rule 11.7).
correction-winner = { $count ->
    [one] { $names } wins then.
   *[other] { $names } win together then.
}
correction-nothing-else = Nothing else changes.
correction-entered = As entered: { $card }
correction-prints = Really: { $card }
correction-sure-print = Are these right?
correction-board-entered = Board { $seat }, as entered: { $symbols }
correction-board-prints = Really: { $symbols }
