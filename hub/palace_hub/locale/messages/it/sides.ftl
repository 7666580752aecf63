### Sides of the table, how the ground map lies on the plate, and the plan that turns with them.

## The start form

start-side = { $side ->
    [near] siede: da questo lato
    [right] siede: a destra
    [far] siede: di fronte
    [left] siede: a sinistra
   *[none] siede: dove vuole
}
start-lie = È messa così.
lie-climbs = { $side ->
    [e] L’inizio sale verso destra.
    [n] L’inizio sale verso il fondo.
    [w] L’inizio sale verso sinistra.
    [s] L’inizio sale verso di voi.
   *[none] Non c’è nessuna scalinata.
}
edge-letter = { $letter ->
    [n] N
    [e] E
    [s] S
   *[w] O
}

## Dialogs

# limit: headline
ask-lie = Com’è messa?
# limit: explanation
ask-lie-why = Scegliete la figura uguale al vostro tavolo, se la base è stata girata o se lo schermo la mostra male.
# limit: explanation
lie-symmetric = Due figure si somigliano. Guardate il mattoncino dorato, o la stampa della mappa.
# limit: headline
ask-sides = Chi siede dove?
# limit: explanation
ask-sides-why = La pianta si gira verso chi è di turno. “Dove vuole” la lascia com’è.
# limit: action
sides-do = Salva i posti

palette-turn-plan = Gira la pianta di un quarto
palette-map-lies = Indica com’è messa ora la Mappa Terreno
palette-next-lie = Gira di un quarto la mappa della nuova partita
palette-sides = Chi siede dove
help-key-turn-plan = v   gira la pianta di un quarto
help-key-map-lies = e   indica com’è messa ora la Mappa Terreno
help-key-next-lie = e   com’è messa la Mappa Terreno
# limit: footer
footer-turn = Gira

## News, refusals and the log

refused-sides = I giocatori sono { $count }: indicate al massimo un lato per ognuno.
refused-map-seen = I sensori Hall vedono i pezzi dove li mostra lo schermo. Se è sbagliato, sollevate la base e rimettetela giù.
told-map-turned = { $turns ->
    [1] La base è stata girata di un quarto verso sinistra. La partita prosegue.
    [2] La base è stata girata di mezzo giro. La partita prosegue.
   *[3] La base è stata girata di un quarto verso destra. La partita prosegue.
}
log-map-turned = La Mappa Terreno sulla base è { $turns ->
    [0] diritta
    [1] girata di un quarto verso sinistra
    [2] al contrario
   *[3] girata di un quarto verso destra
}{ $by ->
    [hall] , come vedono i sensori Hall
   *[person] {""}
}

## A plate that was laid back

# limit: headline
ask-turned-headline = È stata girata?
# limit: explanation
ask-turned-why = La base è stata tolta e, a giudicare dal peso, ora è messa diversamente. È girata così?
# limit: explanation
ask-unsure-why = La base è stata tolta, e il suo peso non dice com’è messa ora. Scegliete la figura giusta.
# limit: explanation
question-laid = La figura mostra com’era messa.
answer-laid-turned = { $turns ->
    [1] Un quarto a sinistra
    [2] Mezzo giro
   *[3] Un quarto a destra
}
