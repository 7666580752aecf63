### It was another card: the question before the correction, with all that follows from it.

told-counted-again = Il punteggio è stato ricontato.
correction-sure = È questa carta?
correction-agree = Siete tutti d’accordo?
correction-impossible = Non è possibile
correction-yes = Sì, correggi
correction-agree-yes = Siamo tutti d’accordo
correction-no = Indietro
correction-was = { $name }, come inserita: { $card }
correction-is = { $name }, in realtà: { $card }
correction-swap = Per l’hub quella carta era di { $name }: le due carte si scambiano.
correction-swap-own = { $name } ha anche quella carta: le due carte si scambiano.
correction-overrules-too-few-credits = Troppo cara: le carte di quel turno costano { $cost }, e { $credits ->
    [one] c’era 1 credito
   *[other] c’erano { $credits } crediti
} (regola { $rule }).
correction-overrules-wrong-colour = Colore sbagliato: è stata pescata una carta { SHORT($colour, 1) } dove era permesso solo { SHORT($wanted, 1) } o multicolore (regola { $rule }).
correction-overrules-pile-twice = Due carte della stessa pila in quel turno: { $colour ->
    [multi] multicolore
   *[other] { SHORT($colour, 1) }
} { $cost } (regola { $rule }).
correction-overrules-withdraws-end = La partita non finisce: con questa carta, la consegna di { $player } era completa (regola { $rule }).
correction-gets = { $name } prende dal vassoio { $pieces }.
correction-gives-back = { $name } rimette nel vassoio { $pieces }.
correction-owed-nothing = { $name } e il vassoio sono pari.
correction-due = La consegna che { $name } ritira ora è { $due }, non { $before }.
correction-income = Da ora { $name } ritira { $each } ogni turno, non { $before }.
correction-bananas-more = { $name } ha { $bananas ->
    [one] 1 Punto Banana
   *[other] { $bananas } Punti Banana
} in più.
correction-bananas-fewer = { $name } ha { $bananas ->
    [one] 1 Punto Banana
   *[other] { $bananas } Punti Banana
} in meno.
correction-end = La consegna di { $name } fa finire la partita dopo questo round (regola 11.7).
correction-winner = { $count ->
    [one] Allora vince { $names }.
   *[other] Allora vincono insieme { $names }.
}
correction-nothing-else = Non cambia altro.
correction-entered = Come inserita: { $card }
correction-prints = In realtà: { $card }
correction-sure-print = Sono giusti?
correction-board-entered = Plancia Giocatore { $seat }, come inserita: { $symbols }
correction-board-prints = In realtà: { $symbols }
