### It was another card: the question before the correction, with all that follows from it.

told-counted-again = Es wurde neu abgerechnet.
correction-sure = Ist es diese Karte?
correction-agree = Seid ihr alle einverstanden?
correction-impossible = Das ist nicht möglich
correction-yes = Ja, berichtigen
correction-agree-yes = Wir sind alle einverstanden
correction-no = Zurück
correction-was = { $name }, so eingegeben: { $card }
correction-is = { $name }, in Wirklichkeit: { $card }
correction-swap = In der Liste der Zentrale hatte { $name } diese Karte: Die beiden Karten tauschen den Platz.
correction-swap-own = { $name } hat auch diese Karte: Die beiden Karten tauschen den Platz.
correction-overrules-too-few-credits = Zu teuer: Die Karten dieses Zuges kosten { $cost }, und es { $credits ->
    [one] gab 1 Taler
   *[other] gab { $credits } Taler
} (Regel { $rule }).
correction-overrules-wrong-colour = Falsche Farbe: Gekauft wurde { SHORT($colour, 1) }, erlaubt waren nur { SHORT($wanted, 1) } oder bunte (Regel { $rule }).
correction-overrules-pile-twice = Zwei Karten eines Stapels in diesem Zug: { $colour ->
    [multi] Bunt
   *[other] { SHORT($colour, 1) }
} { $cost } (Regel { $rule }).
correction-overrules-withdraws-end = Das Spiel endet nicht: Mit dieser Karte fehlte { $player } nichts an der Lieferung (Regel { $rule }).
correction-gets = { $name } bekommt { $pieces } aus dem Kasten.
correction-gives-back = { $name } gibt { $pieces } zurück.
correction-owed-nothing = Zwischen { $name } und dem Kasten ist nichts offen.
correction-due = Die Lieferung, die { $name } jetzt nimmt, ist { $due }, nicht { $before }.
correction-income = { $name } bekommt ab hier je Zug { $each }, nicht { $before }.
correction-bananas-more = { $name } hat { $bananas ->
    [one] 1 Banane
   *[other] { $bananas } Bananen
} mehr.
correction-bananas-fewer = { $name } hat { $bananas ->
    [one] 1 Banane
   *[other] { $bananas } Bananen
} weniger.
correction-end = Die Lieferung von { $name } beendet das Spiel nach dieser Runde (Regel 11.7).
correction-winner = { $count ->
    [one] Dann gewinnt { $names }.
   *[other] Dann gewinnen { $names } gemeinsam.
}
correction-nothing-else = Sonst ändert sich nichts.
correction-entered = So eingegeben: { $card }
correction-prints = In Wirklichkeit: { $card }
correction-sure-print = Stimmt das so?
correction-board-entered = Spielertafel { $seat }, so eingegeben: { $symbols }
correction-board-prints = In Wirklichkeit: { $symbols }
