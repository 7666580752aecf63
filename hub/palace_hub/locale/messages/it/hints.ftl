### Hints in the build and the cards step, and who gets them.

## The hint, in place of the explanation

# limit: explanation
hint-thinking = L’hub cerca un indizio. Intanto puoi continuare.
# limit: explanation
hint-credits = Indizio: con i pezzi che hai puoi ottenere { $credits ->
    [one] 1 credito
   *[other] { $credits } crediti
}. Per sapere da dove partire, premi di nuovo h.
# limit: explanation
hint-start-lit = Indizio: parti dal bottoncino { SHORT($piece, 1) } acceso. Per l’intera scalinata, premi di nuovo h.
# limit: explanation
hint-start = Indizio: parti da un bottoncino { SHORT($piece, 1) }. Per l’intera scalinata, premi di nuovo h.
# limit: explanation
hint-whole = Indizio: costruisci ciò che mostra la pianta. { $why }
# limit: explanation
hint-take-back = Indizio: prima riprendi il pezzo acceso ({ NOUN($piece, 1) }). Non fa parte della scalinata di questo indizio.
# limit: explanation
hint-whole-facts = Indizio: da { SHORT($piece, 1) } costruisci { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }, altezza { $height }. { $why }
# limit: explanation
hint-frog = Indizio: prendi prima la Rana, con “Altro” (o). Ti dà una colonna con cui puoi costruire.
# limit: explanation
hint-pass = Indizio: con i tuoi pezzi nessuna scalinata è possibile. Scegli “Altro” (o), poi “Non posso costruire”.
# limit: explanation
hint-unknown-knobs = L’hub conosce troppo pochi bottoncini della vostra mappa: non ha indizi. Costruisci, e li impara.
# limit: explanation
hint-aim-recurring = Indizio: punta alle carte che ti danno pezzi ogni turno. Per sapere quali, premi di nuovo h.
# limit: explanation
hint-aim-one-time = Indizio: punta alle carte che ti danno pezzi subito. Per sapere quali, premi di nuovo h.
# limit: explanation
hint-aim-bananas = Indizio: punta alle carte con molti Punti Banana. Per sapere quali, premi di nuovo h.
# limit: explanation
hint-aim-printed = Indizio: l’hub non vede le carte in cima, ma alcune pile aiutano di più in media. Quali? Premi di nuovo h.
hint-pile = { $card } (tasto { $cap })
# limit: explanation
hint-cards = Indizio: pesca { $cards }: { $gains }.
# limit: explanation
hint-cards-printed = Indizio: pesca { $cards }. In media queste carte ti aiutano di più: l’hub non può vedere quelle in cima.
# limit: explanation
hint-cards-none = Indizio: non pescare nulla. Nessuna carta alla tua portata ora ti aiuta.

hint-gain-bananas = { $count ->
    [one] 1 Punto Banana
   *[other] { $count } Punti Banana
}
hint-gain-one-time = { $count ->
    [one] 1 pezzo
   *[other] { $count } pezzi
} subito
hint-gain-recurring = { $count ->
    [one] 1 pezzo
   *[other] { $count } pezzi
} ogni turno per circa { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}

## Why

hint-why-recurring = Parte da { SHORT($piece, 1) } perché la carta { $card } dà { $pieces } ogni turno.
hint-why-one-time = Parte da { SHORT($piece, 1) } perché la carta { $card } dà { $pieces } subito.
hint-why-bananas = Parte da { SHORT($piece, 1) } perché la carta { $card } vale { $count ->
    [one] 1 Punto Banana
   *[other] { $count } Punti Banana
}.
hint-why-card = Parte da { SHORT($piece, 1) } perché le carte { $card } ti aiutano di più.
hint-why-any-recurring = Con i suoi crediti peschi la carta { $card }, che dà { $pieces } ogni turno.
hint-why-any-one-time = Con i suoi crediti peschi la carta { $card }, che dà { $pieces } subito.
hint-why-any-bananas = Con i suoi crediti peschi la carta { $card }, che vale { $count ->
    [one] 1 Punto Banana
   *[other] { $count } Punti Banana
}.
hint-why-any-card = Con i suoi crediti peschi una carta { $card }, che ti aiuta di più.
hint-why-bonus = Una torre di cinque mattoncini ti dà una Carta Bonus.
hint-why-butterfly = La sua fine è la più in alto, quindi ottieni la Farfalla.
hint-why-monkey = La sua fine dorata ti porta la Scimmia.
hint-why-highest = La sua fine è la più in alto del suo colore: 1 credito in più.
hint-why-credits = Dà { $credits ->
    [one] 1 credito
   *[other] { $credits } crediti
} con il minor numero di pezzi.

## Beside the plan

# limit: hint
hint-next = { $piece ->
    [arch] Ora: { $sign } un arco tra i due punti accesi, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
   *[other] Ora: { $sign } { $piece ->
        [brick] un mattoncino
        [gold] un mattoncino dorato
       *[other] una { NOUN($piece, 1) }
    } nel punto acceso, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
}
# limit: hint
hint-off = Prima riprendi il pezzo acceso: { $sign } { NOUN($piece, 1) }.
# limit: hint
hint-done = Tutti i pezzi dell’indizio ci sono.
# limit: tile-reason
tile-hint = indizio

## Refusals

refused-hint-none = L’hub non trova indizi per questo passaggio. Continua senza.
refused-hint-not-now = Ci sono indizi mentre costruisci e mentre peschi carte. Premi h allora.
refused-hint-put-right = Prima sistema ciò che chiede lo schermo. Poi c’è un indizio.
refused-hints-off = Gli indizi per { $name } sono spenti. Per accenderli, scegli “Altro” (o), poi “Indizi”.
refused-hint-not-stuck = Il tuo indizio arriva tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}, o dopo un tentativo non permesso.
told-hint-away = L’indizio è nascosto. Premi h per rivederlo.
told-hint-anew = Stai costruendo una scalinata diversa dall’indizio. Per un indizio che continua la tua, premi h.
told-hint-now = Ora puoi avere un indizio: premi h.
refused-hints-count = Scegliete per ognuno dei { $count } giocatori.

## The log

log-hint = { $name } ha usato un indizio (livello { $level })

## Keys and the dialog

# limit: footer
footer-hint = Indizio
palette-hint = Mostra un indizio, o di più
palette-hints = Indizi: accesi, spenti, o solo in difficoltà
# limit: headline
ask-hints = Chi ha gli indizi?
# limit: explanation
ask-hints-why = Il tasto h dà un indizio; il diario dice chi l’ha usato. In difficoltà: dopo { $seconds } secondi o un errore.
hints-of = { $mode ->
    [on] indizi accesi
    [stuck] solo in difficoltà
   *[off] indizi spenti
}
# limit: action
web-hints-do = Si gioca così

help-key-hint = h   un indizio; di nuovo: di più

## The command line

cli-bench-hints = In quanto tempo risponde il processo che cerca gli indizi, e quanto più durano i turni dell’hub con gli indizi che senza.
