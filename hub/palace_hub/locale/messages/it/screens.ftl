### The texts of the screens. `# limit: PLACE` names the place that bounds a text (palace_hub.locale.limits).

outside = { $text }
word-yes = sì
word-no = no

banner-house-cards = CARTE DELLA CASA - non sono quelle del gioco stampato
# limit: line
too-small = Questa finestra è troppo piccola: servono almeno { $columns } x { $rows }.
banner-simulated-last = SIMULAZIONE - { $text }
# limit: line
last-round = ROUND FINALE: { $name } ha trovato troppo pochi pezzi (regola 8.2)
# limit: line
last-round-shortage = ROUND FINALE: { $name } ha trovato { $found } { NOUN($piece, $found) } su { $wanted } (regola 8.2)

## The hands over a simulated tray

hands-title = Le vostre mani
# limit: tray
hands-all-six = TUTTI
# limit: tile-reason
hands-pieces = { $outside ->
    [0] { $inside }
   *[other] { $inside } ({ $outside } via)
}
# limit: footer
hands-amount = per { $count }
# limit: footer
hands-all = tutti
# limit: footer
hands-take = Togli
# limit: footer
hands-put = Metti
# limit: footer
hands-press = Premi
# limit: tile-reason
hands-spill = Cade in { $sign }

## The step rail

# limit: step
step-1 = Costruire
# limit: step
step-2 = Decorare
# limit: step
step-3 = Crediti
# limit: step
step-4 = Carte
# limit: step
step-5 = Singola
# limit: step
step-6 = Ricorr.
# limit: step
step-7 = Bonus
# limit: step
step-8 = Trofei
# limit: step-short
step-short-1 = Costr.
# limit: step-short
step-short-2 = Decor.
# limit: step-short
step-short-3 = Crediti
# limit: step-short
step-short-4 = Carte
# limit: step-short
step-short-5 = Singola
# limit: step-short
step-short-6 = Ricorr.
# limit: step-short
step-short-7 = Bonus
# limit: step-short
step-short-8 = Trofei

## The head: a sentence and its explanation

# limit: headline
head-no-game = Nuova partita
# limit: explanation
explain-no-game = Inizia chi ha mangiato una banana per ultimo (regola 2.1). Enter passa al nome seguente; dopo l’ultimo si comincia.
# limit: headline
head-calibrate-empty = Svuotate il vassoio
# limit: explanation
explain-calibrate-empty = Togliete tutti i pezzi dai sei scomparti, poi premete Enter. L’hub pesa prima le vaschette vuote.
# limit: headline
head-calibrate-full = Riempite il vassoio
# limit: explanation
explain-calibrate-full = Mettete tutto nel vassoio: 80 archi, 80 mattoncini, 16 colonne e 16 decorazioni per colore. Poi premete Enter.
# limit: headline
head-resume = Partita in sospeso
# limit: explanation
explain-resume = Riprendete questa partita o la mettete da parte per iniziarne un’altra? In ogni caso non si perde nulla.
# limit: headline
head-setup-done = Tutto pronto
# limit: explanation
explain-setup-done = Pezzi iniziali e scalinata iniziale sono pronti. Mettete la Scimmia sulla sua Carta Trofeo.
# limit: headline
head-setup = I primi pezzi
# limit: explanation
explain-setup-typed = Togliete i pezzi iniziali e, per la scalinata, 2 archi, 1 mattoncino e 1 dorato (regola 2.2). Poi premete Enter.
# limit: explanation
explain-setup-back = Troppi pezzi presi (regola 2.2): rimetteteli. Se ne manca qualcuno: “Altro” (o), tenete il vassoio così com’è.
# limit: headline
head-start = Scalinata iniziale
# limit: explanation
explain-start = La base ne vede { $seen } pezzi su { $of } (regola 2.2). Ora mettete { $piece ->
    [arch] l’arco
    [column] la colonna
    [brick] il mattoncino
    [gold] il mattoncino dorato
   *[other] la { NOUN($piece, 1) }
} dove la pianta è accesa.
# limit: explanation
explain-start-extra = Togliete { $piece ->
    [arch] l’arco
    [column] la colonna
    [brick] il mattoncino
    [gold] il mattoncino dorato
   *[other] la { NOUN($piece, 1) }
} dove la pianta è accesa: non fa parte della scalinata iniziale (regola 2.2).
# limit: explanation
explain-ground-none = La base non ha ancora sentito nessuna Mappa Terreno (regola 2.2). Se non c’è, collocatela prima di costruire.
# limit: explanation
explain-ground-aside = La Mappa Terreno è spostata di { $mm } mm verso { $side ->
    [e] est
    [ne] nord-est
    [n] nord
    [nw] nord-ovest
    [w] ovest
    [sw] sud-ovest
    [s] sud
   *[se] sud-est
} (regola 2.2): va messa al centro della base.
# limit: explanation
explain-ground-corner = { $count ->
    [one] Alla Mappa Terreno manca un mattoncino angolare (regola 2.2): quello a { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ovest
       *[nw] nord-ovest
    }.
    [4] La Mappa Terreno non ha ancora nessun mattoncino angolare (regola 2.2).
   *[other] Alla Mappa Terreno mancano { $count } mattoncini angolari (regola 2.2): uno va a { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ovest
       *[nw] nord-ovest
    }.
}
# limit: headline
head-take-out = Togli { $count } { $piece ->
    [gold] { $count ->
        [one] dorato
       *[other] dorati
    }
   *[other] { SHORT($piece, $count) }
}
# limit: explanation
explain-setup = I pezzi iniziali, più 2 archi, 1 mattoncino e 1 dorato per la scalinata (regola 2.2). La partita prosegue da sola.
# limit: headline
head-cards-check = Guardate le carte
# limit: explanation
explain-cards-check = Sono queste le carte che ognuno ha davanti? Allora premete Enter: segue il punteggio.
# limit: headline
head-ended = Punteggio finale
# limit: headline
head-build = Costruisci
# limit: headline
head-ahead = Comincia pure
# limit: explanation
explain-ahead = { $still } Ciò che inserisci qui resta per il tuo turno.
ahead-still-takes = { $name } deve ancora prendere { $pieces }.
ahead-still = Prima finisce { $name }: { $sentence }.
# limit: explanation
explain-could-build = Con i tuoi pezzi puoi fare una scalinata, quindi devi costruire (regola 4.10): quella sulla pianta o un’altra.
# limit: explanation
explain-could-build-number = Con i tuoi pezzi puoi fare una scalinata, quindi devi costruire (regola 4.10). { $count ->
    [one] Basta un pezzo
   *[other] Bastano { $count } pezzi
}.
# limit: explanation
explain-build = Hai { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Se non puoi costruire, scegli “Altro” (o) (regola 4.10).
# limit: explanation
explain-build-frog = Hai { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Per la Rana e una colonna, o se non puoi costruire: “Altro” (o).
# limit: headline
head-decorate = { $piece ->
    [light_green] Verde chiaro in cima
    [dark_green] Verde scuro in cima
    [gold] Dorato in cima
   *[other] { SHORT($piece, 1) } in cima
}
# limit: headline
head-decorate-any = Un colore a scelta
# limit: explanation
explain-decorate = Metti 1 { NOUN($piece, 1) } alla fine dell’ultimo arco: è il tuo colore iniziale (regola 5.1).
# limit: explanation
explain-decorate-out = { $piece ->
    [gold] Non ci sono più mattoncini dorati
   *[other] Non ci sono più { NOUN($piece, 2) }
}: metti in cima un colore a scelta. Non fa guadagnare altro (regola 10.7).
# limit: headline
head-credits = { $count ->
    [one] { $count } credito
   *[other] { $count } crediti
}
# limit: explanation
explain-credits = 1 Credito Scimmia per arco, più 1 se la decorazione è la più in alto del suo colore (regole 5.2, 5.3).
# limit: headline
head-cards = { $count ->
    [one] Spendi { $count } credito
   *[other] Spendi { $count } crediti
}
# limit: explanation
explain-cards = Carte { SHORT($colour, 1) } o multicolore (¢: valore), una da ogni pila. I crediti non spesi sono persi (regola 6.3).
# limit: explanation
explain-cards-printed = Pesca le carte, poi premi i loro tasti: { SHORT($colour, 1) } o multicolore, una da ogni pila (regola 11.2). ¢: valore.
# limit: explanation
explain-cards-chosen-printed = Peschi { $chosen }: { $cost ->
    [one] 1 credito
   *[other] { $cost } crediti
}, ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}. Per rimettere una carta, premi di nuovo la sua pila.
# limit: headline
head-which-card = Quale carta?
# limit: explanation
explain-which-card = Premi il tasto della carta { SHORT($colour, 1) } da { price } che hai pescato (Esc: indietro). { $left ->
    [one] Ti resta 1 credito
   *[other] Ti restano { $left } crediti
}.
# limit: explanation
explain-cards-chosen = Peschi { $chosen }. { $left ->
    [one] Resta 1 credito
   *[other] Restano { $left } crediti
} per altre pile. Lo stesso tasto rimette a posto la carta.
# limit: headline
head-take = Ritira { $count } { $piece ->
    [gold] { $count ->
        [one] dorato
       *[other] dorati
    }
   *[other] { SHORT($piece, $count) }
}
# limit: explanation
explain-one-time = { $cards ->
    [one] La tua nuova carta ti dà
   *[other] Le tue nuove carte ti danno
} { $pieces }. Per vedere quale carta dà cosa, premi w.
# limit: explanation
explain-recurring = { $cards ->
    [0] La tua Plancia Giocatore ti dà
    [one] La tua Plancia Giocatore e la tua carta ti danno
   *[other] La tua Plancia Giocatore e le tue carte ti danno
} { $pieces }. Per vedere i dettagli, premi w.
# limit: explanation
explain-short = Di { $wanted } { NOUN($piece, $wanted) } { $found ->
    [0] non c’è più nulla
    [one] ce n’è solo 1
   *[other] ce ne sono solo { $found }
}: questo round è l’ultimo della partita (regola 8.2).
# limit: explanation
explain-short-again = Di { $wanted } { NOUN($piece, $wanted) } { $found ->
    [0] non c’è più nulla
    [one] ce n’è solo 1
   *[other] ce ne sono solo { $found }
} (regola 8.2).
# limit: headline
head-delivery-done = Tutto ritirato
# limit: headline
head-none-left = Non ce n’è più
# limit: headline
head-place-cards = { $count ->
    [one] Colloca { $count } carta
   *[other] Colloca { $count } carte
}
# limit: explanation
explain-place-cards = Riempi i posti vuoti, poi copri vecchie carte: non danno pezzi, ma valgono punti (regola 7.3).
# limit: headline
head-bonus = Prendi il bonus
# limit: explanation
explain-bonus = La scalinata è alta { $height }. Una sua parte è alta almeno 5: { $counts ->
    [whole_pile] contano anche i vecchi pezzi
   *[placed_this_turn] contano solo i pezzi di questo turno
} (regole 8.1, 10.4).
# limit: headline
head-trophies = Trofei
# limit: headline
head-frog = Colloca la Rana
# limit: explanation
explain-frog = Mettila { $place ->
    [lowest_arch] su un bottoncino libero a un’estremità dell’arco più basso che hai costruito
    [lowest_end] sul bottoncino da cui parte la scalinata che hai costruito
   *[lowest_open_knob] sul bottoncino libero più basso alle estremità dei tuoi nuovi archi
} (regole 9.3, 10.12).
# limit: headline
head-monkey = Colloca la Scimmia
# limit: explanation
explain-monkey = Su un’estremità libera di un arco: { $blocks ->
    [everyone] nessuno può
   *[others] solo tu puoi
} costruire lì. Prendi la sua Carta Trofeo (regole 9.1, 10.5).
# limit: headline
head-butterfly = Colloca la Farfalla
# limit: explanation
explain-butterfly = Mettila sulla tua decorazione: è la più in alto di tutte. Prendi la sua Carta Trofeo (regola 9.2).
# limit: headline
head-end-turn = Turno finito
# limit: explanation
explain-end-turn = In questo turno è tutto fatto. I crediti non spesi sono persi (regola 6.3).
# limit: headline
head-put-back = { $piece ->
    [brick] Rendi
   *[other] Rimetti
} { $count } { $piece ->
    [gold] { $count ->
        [one] dorato
       *[other] dorati
    }
   *[other] { SHORT($piece, $count) }
}
# limit: headline
head-thank-you = Grazie, avanti
# limit: headline
head-wrong = Da sistemare
# limit: headline
head-correction = { $count } cose da sistemare
# limit: explanation
explain-goes-on = { $reason } Quando il vassoio è a posto, la partita prosegue da sola.
# limit: explanation
explain-unsaid = { $reason } { $entry }
# limit: explanation
explain-typed = { $reason } Quando è fatto, premi Enter.
# limit: explanation
explain-correction = Nel vassoio non c’è ciò che serve alla partita. Seguite le righe: ognuna sparisce quando è a posto.
# limit: explanation
explain-correction-typed = Ciò che avete scritto non corrisponde alla partita. Quando tutto qui sotto è a posto, premete Enter.
# limit: explanation
explain-undone-many = Hai annullato un passaggio. Fai anche ciò che vedi qui, oppure premi y per ripetere il passaggio.
# limit: explanation
explain-problem = ! { $problem }
# limit: explanation
explain-or-there = Oppure l’altro punto segnato: la base non può distinguere.
# limit: explanation
explain-or-by-rule = Oppure l’altro punto segnato (regola { $rule }): la base non può distinguere.
# limit: explanation
explain-marked = { $lit ->
    [yes] Vedi { $sign }: meglio il bottoncino acceso.
   *[no] Guarda il segno { $sign } sulla pianta.
}
# limit: explanation
explain-manual = ! Il vassoio non risponde ({ $seconds } s). La partita prosegue: scrivi ciò che prendi.
# limit: headline
head-leaver = Tutto nel vassoio
# limit: explanation
explain-leaver = Rimettete nel vassoio tutti i pezzi di { $name }. Se ne mancano: “Altro” (o), tenete il vassoio così com’è.
# limit: explanation
explain-leaver-typed = { $name } lascia la partita: rimettete nel vassoio tutti i suoi pezzi, poi premete Enter (regola 12.4).
# limit: headline
head-owed = Questo ti spetta
# limit: explanation
explain-owed = Una carta è stata corretta: { $name } prende ciò che la carta sbagliata non ha dato (regola 11.6).
# limit: explanation
explain-frog-column = La Rana ti dà subito una colonna: puoi usarla in questa scalinata (regola 9.3).

## Boxes of pieces

# limit: box-label
box-take = PRENDI
# limit: box-label
box-put-on-top = METTI IN CIMA
# limit: box-label
box-take-more = PRENDI ANCORA
# limit: box-label
box-put-back = { $sign } RIMETTI
# limit: box-label
box-take-out = { $sign } TOGLI
# limit: box-label
box-out = TOGLI
# limit: box-label
box-back = RIMETTI
# limit: box-label
box-then = poi prendi ancora
# limit: box-label
box-then-decorate = poi metti in cima
# limit: box-label
box-either = MATTONCINO O ARCO
# limit: box-label
box-moving = ... si muove ancora
# limit: box-label
box-done = { $sign } FATTO
box-ok = OK
# limit: box-line
line-taken = { SHORT($piece, 2) }: { $taken } di { $of }
# limit: box-line
line-due = { SHORT($piece, 2) }: { $due ->
    [0] tutto preso
   *[other] ancora { $due }
}
# limit: box-line
line-taken-free = { SHORT($piece, 2) }: già { $taken }
# limit: box-line
line-setup-out = togli { $count } { $piece ->
    [gold] { $count ->
        [one] dorato
       *[other] dorati
    }
   *[other] { SHORT($piece, $count) }
}
# limit: box-line
line-back = rimetti { $count } { $piece ->
    [gold] { $count ->
        [one] dorato
       *[other] dorati
    }
   *[other] { SHORT($piece, $count) }
}
# limit: box-line
line-none-due = { $piece ->
    [light_green] verde chiaro: { $count }, non ora
    [dark_green] verde scuro: { $count }, non ora
   *[other] { SHORT($piece, 2) }: già { $count }, non ora
}
# limit: box-line
line-put-back = { SHORT($piece, 2) }: { $count } di troppo
# limit: box-line
line-take-out = { SHORT($piece, 2) }: { $count } di troppo
# limit: box-line
line-put-on-top = 1 { NOUN($piece, 1) }
# limit: box-line
line-any-colour = 1 di un colore a scelta
# limit: box-line
line-choice = già { $taken } di { $of }

## Cards

# limit: tile-reason
card-bananas = { $bananas ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bananas } punti
}
# All that a card shows.
card-words-unknown = { card-name }: non ancora inserita
card-words = { card-name }: { card-bananas }, { $now ->
    [none] niente subito
   *[other] subito { $now }
}, { $each ->
    [none] niente ogni turno
   *[other] ogni turno { $each }
}
# limit: tile-card
held-card = { price } { $word }
held-count = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
# limit: line
held-hint = Frecce: scegli una carta. c: era un’altra carta. Da 1 a { $players }: un giocatore.
# limit: line
held-hint-bought = Scegli la carta che qui ha il nome sbagliato, poi premi c.
# limit: line
held-hint-elsewhere = Scegli la carta giusta, poi premi Enter.
card-name = { $colour ->
    [multi] multicolore { price }
   *[other] { SHORT($colour, 1) } { price }
}
sum-board = La tua Plancia
# A price in credits: the sign keeps it apart from a key.
price = { $cost }¢
# A small card has no room for the word; the page's title explains it.
tile-bananas-short = { $count } p
tile-now = subito { $symbols }
tile-now-words = subito: { $pieces }
tile-each = ogni turno { $symbols }
tile-each-words = ogni turno: { $pieces }
# limit: tile-card
tile-no-pieces = 0 pezzi
# limit: tile-reason
tile-empty = vuota
# limit: tile-reason
tile-hidden = coperta
# limit: tile-reason
tile-rule-wrong-colour = { $wanted ->
    [light_green] altro colore
    [dark_green] altro colore
    [gold] altro colore
   *[other] altro colore
}
# limit: tile-reason
tile-rule-too-few-credits = troppo cara
# limit: tile-reason
tile-rule-pile-twice = 1 per pila
# limit: tile-reason
tile-left = { $count ->
    [one] ne resta 1
   *[other] restano { $count }
}
# limit: tile-reason
tile-different = { $count ->
    [one] 1 tipo
   *[other] { $count } tipi
}
# limit: tile-reason
tile-of-these = { $count } di queste
# limit: tile-reason
tile-more = altre
tile-times = { $count }x
tile-bananas-tight = { $count }p
slot-title = posto { $number }
slot-empty = vuoto
slot-covers = copre
slot-gives-nothing = non dà nulla
slots-place = Carta { $number } di { $of }: { $card }. Tocca il suo posto o premi da 1 a 4.
slots-all-placed = Ogni carta ha il suo posto. Tocca un posto per ricominciare.

## The build form

# limit: stepper
stepper-arches = archi
# limit: stepper
stepper-bricks = mattoni
# limit: stepper
stepper-columns = colonne
# limit: stepper
stepper-height = altezza
# limit: stepper
stepper-five-high = torre 5
build-colour-heading = Il bottoncino da cui parte
# limit: title
build-facts-title = Questa scalinata
# limit: fact
fact-pieces = { $columns ->
    [0] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) }
   *[other] { $arches } { NOUN("arch", $arches) } { $bricks } matt. { $columns } col.
}
# limit: fact
fact-height = È alta { $height }.
# limit: fact
fact-plan-ends = Poi la pianta sparisce.
# limit: fact
fact-choose-colour = Scegli da dove parte.
# limit: fact
fact-start = Parte da { $sign } { SHORT($piece, 1) }.
# limit: fact
fact-ends-in-arch = Finisce con un arco.
# limit: fact
fact-no-arch = Le serve un arco.
# limit: fact
fact-five-high = Dà una Carta Bonus.
# limit: fact
fact-part-counts = { $counts ->
    [whole_pile] Il vecchio conta anche.
   *[placed_this_turn] Il vecchio non conta.
}
# limit: fact
fact-credits = { $count ->
    [0] Non dà crediti.
   *[other] Dà { $count }-{ $most } crediti.
}

## The palace on the screen: plan, oblique view, a staircase entered piece by piece

# limit: title
plan-title = Dall’alto, altezze
# Where a row of the plan is one row of the screen, so that upright arches stand beside the heights.
# limit: title
plan-title-narrow = Altezze, archi: { $across } { $upright }
# limit: title
plan-title-aim = Dove finisce l’arco?
# limit: here
plan-here-nothing = qui non c’è un bottoncino
# limit: here
plan-here-knob = un bottoncino { SHORT($piece, 1) }
# limit: here
plan-here-height = torre alta { $height }
# limit: here
plan-here-decorated = { $sign } su una torre alta { $height }
# limit: here
plan-here-figure = qui c’è un animale
# limit: here
plan-why-none-left = { $piece ->
    [arch] Non hai più archi.
    [column] Non hai più colonne.
   *[other] Non hai più mattoncini.
}
# limit: here
plan-why-no-room = Qui non c’è posto.
# limit: here
plan-why-no-arch = Qui nessun arco ci sta.
# limit: here
plan-why-not-there = Di lì nessun arco ci sta.
# limit: here
plan-why-choose-end = Prima scegli dove finisce.
# limit: piece-button
plan-button-piece = { $sign } { $piece ->
    [brick] mattoncino
    [column] colonna
   *[other] arco
}
plan-button-short = { $button } { $count }
# limit: piece-button
plan-button-left = { $count ->
    [one] ne resta 1
   *[other] restano { $count }
}
# limit: piece-button
plan-button-take-back = riprendi
# limit: piece-button
plan-up = su
# limit: piece-button
plan-left = sinistra
# limit: piece-button
plan-right = destra
# limit: piece-button
plan-down = giù
# limit: fact
way-to-facts = inserisci solo i dati
# limit: fact
way-to-plan = inserisci sulla pianta
# limit: fact
way-to-plate = lascia fare alla base
# limit: title
plate-plan-title = La base vede, altezze
# limit: here
plate-seen = vede: { $sign } { $piece ->
    [arch] arco
    [brick] mattoncino
   *[column] colonna
 }, { $level ->
    [0] a terra
   *[other] livello { $level }
 }
# limit: hint
plan-hint-plate = La base vede ogni pezzo: non servono tasti.
# limit: hint
plate-unexplained = C’è qualcosa che non è un pezzo: una mano, o un pezzo storto.
# limit: hint
plate-astray = { $more ->
    [yes] { $grams } g di troppo nel punto segnato: togli ciò che c’è lì.
   *[no] Mancano { $grams } g nel punto segnato: rimetti ciò che è caduto.
 }
# limit: hint
plate-astray-somewhere = { $more ->
    [yes] { $grams } g di troppo sul bordo: togli ciò che c’è lì.
   *[no] Mancano { $grams } g: rimetti ciò che è caduto.
 }
# limit: hint
plate-mend-path-broken = Continua da quella fine, o toglilo.
# limit: hint
plate-mend-two-paths = Toglilo: una sola scalinata per turno.
# limit: hint
plate-mend-forks = Togli questo arco.
# limit: hint
plan-hint-start = Parti da un bottoncino libero del terreno.
# limit: hint
plan-hint-climb = Sali con ogni arco.
# limit: hint
plan-hint-end = Finisci con un arco.
# limit: hint
plan-aim-how = Scegli un punto acceso: toccalo o premi la sua freccia.
# limit: fact
plan-aim-missing = Là mancano mattoncini.
# limit: fact
plan-aim-missing-here = Qui mancano mattoncini.
# limit: fact
plan-aim-breaks = Violerebbe una regola.
# limit: fact
plan-shown-heights = altezza alla fine
# limit: hint
plan-could-build = Puoi costruire questa: guarda la pianta.
# limit: hint
plan-hint-how = Tocca un punto, poi un pezzo. O usa le frecce e b, k e a.
# limit: hint
plan-piece-at = { $sign } { $piece ->
    [gold] dorato
   *[other] { SHORT($piece, 1) }
}, { $level ->
    [0] a terra
   *[other] livello { $level }
}
# limit: hint
plan-more-faults = { $count ->
    [one] 1 altro errore
   *[other] { $count } altri errori
}
# limit: fact
plan-no-start = Non parte da terra.
# limit: fact
plan-start-either = Può partire dai due lati.
# limit: fact
plan-joins = È collegata al palazzo.
# limit: fact
plan-joins-not = Collegala al palazzo.
# limit: fact
plan-five-high-not = { $counts ->
    [whole_pile] Bonus: torre di 5.
   *[placed_this_turn] Bonus: torre di 5 nuovi.
}
# limit: fact
plan-ends-not = Finisci con un arco.
# limit: fact
plan-loose = Qui manca un arco sopra.
# limit: fact
plan-credits = { $arches ->
    [one] 1 credito
   *[other] { $arches } crediti
}{ $highest ->
    [0] { "" }
   *[other] { " " }+ 1 per la fine
}
# limit: title
plan-trophies = Trofei
# limit: hint
plan-choose-knob = Scegli un bottoncino acceso: toccalo o premi la sua lettera.
# limit: hint
plan-no-knob = Nessun bottoncino è libero: resta sulla sua carta (regola 9.4).
# limit: line
plan-entered = Linee spesse: la scalinata che { $name } sta costruendo.
# limit: line
plan-last-of = Linee spesse: la scalinata di { $name }, l’ultima.
# limit: line
plan-last = Linee spesse: l’ultima scalinata.
# limit: line
plan-owners = Il segno prima di una decorazione indica chi ha costruito quella scalinata.
# limit: line
plan-legend = { $light } verde chiaro  { $dark } verde scuro  { $gold } oro: bottoncini liberi; con un numero, decorazioni
# limit: hint
plan-fault-not-supported = { $piece ->
    [arch] Un’estremità è nel vuoto (regola 3.5).
   *[other] Un pezzo è nel vuoto (regola 3.5).
}
# limit: hint
plan-mend-not-supported = Mettici sotto { $missing ->
    [one] un mattoncino
   *[other] { $missing } mattoncini
}{ $column ->
    [yes] , o una colonna al posto di tre
   *[no] { "" }
}.
# limit: hint
plan-mend-not-supported-lacking = Riprendi l’arco: hai troppo pochi pezzi per sostenerlo.
# limit: hint
plan-fault-figure-on-knob = Lì c’è un animale (regola 3.5).
# limit: hint
plan-mend-figure-on-knob = Costruisci accanto.
# limit: hint
plan-fault-both-feet-on-arch = L’arco poggia due volte su un arco (regola 3.6).
# limit: hint
plan-mend-both-feet-on-arch = Giralo, o alza le due estremità.
# limit: hint
plan-fault-start-not-on-ground = La scalinata non parte dal terreno (regola 4.1).
# limit: hint
plan-mend-start-not-on-ground = Parti da un bottoncino del terreno.
# limit: hint
plan-fault-arch-not-higher = Questo arco non sale (regola 4.6).
# limit: hint
plan-mend-arch-not-higher = Alzalo con mattoncini fino al livello { $level }.
# limit: hint
plan-fault-path-broken = Questo arco è staccato dall’ultimo (regola 4.6).
# limit: hint
plan-mend-path-broken = Continua da quella fine, o riprendilo.
# limit: hint
plan-fault-two-paths = Secondo percorso qui (regola 4.6).
# limit: hint
plan-mend-two-paths = Riprendilo: una sola scalinata per turno.
# limit: hint
plan-fault-turns-back = L’arco torna indietro (regola 4.7).
# limit: hint
plan-mend-turns-back = Giralo: dritto o di lato.
# limit: hint
plan-fault-forks = Qui c’è una diramazione (regola 4.7).
# limit: hint
plan-mend-forks = Riprendi questo arco.
# limit: hint
plan-fault-arch-as-support = Questo arco fa solo da sostegno (regola 4.8).
# limit: hint
plan-mend-arch-as-support = Sostieni con mattoncini o colonne.
# limit: hint
plan-fault-end-taken = Sulla fine la decorazione non ci sta (regola 5.1).
# limit: hint
plan-mend-end-taken = Finisci dove sopra è libero.
# limit: hint
plan-fault-off-plate = Questo pezzo sporge dalla base (regola 3.1).
# limit: hint
plan-mend-off-plate = Spostalo via dal bordo.
# limit: hint
plan-fault-on-arch-middle = Questo pezzo è sul centro di un arco (regola 3.3).
# limit: hint
plan-mend-on-arch-middle = Spostalo a un’estremità.
# limit: hint
plan-fault-overlap = Due pezzi sono nello stesso posto (regola 3.4).
# limit: hint
plan-mend-overlap = Togline uno, o spostalo.
# limit: hint
plan-fault-no-knob = Sotto questo pezzo non c’è un bottoncino libero (regola 3.5).
# limit: hint
plan-mend-no-knob = Spostalo su un bottoncino libero.
# limit: hint
plan-fault-off-grid = Questo pezzo non è in linea con gli altri (regola 3.7).
# limit: hint
plan-mend-off-grid = Spostalo: tra loro deve starci un arco.
# limit: hint
plan-fault-several-decorations = Questa decorazione è di troppo (regola 5.1).
# limit: hint
plan-mend-several-decorations = Toglila.
# limit: hint
plan-fault-decoration-misplaced = Decorazione al posto sbagliato (regola 5.1).
# limit: hint
plan-mend-decoration-misplaced = Spostala alla fine dell’ultimo arco.
# limit: explanation
plan-fault-could-build = Con i tuoi pezzi puoi fare una scalinata, quindi devi costruire (regola 4.10).
# limit: explanation
plan-fault-knob-in-use = Su quel bottoncino poggia un pezzo, quindi il bottoncino c’è (regola 3.5).
# limit: explanation
plan-fault-knob-unseen = Forse su quel bottoncino c’è un pezzo: la forma del palazzo non è nota (regola 11.8).
# limit: explanation
plan-fault-knob-not-open = La Scimmia va su un’estremità libera di un arco: scegli un bottoncino acceso (regola 9.1).
# limit: explanation
plan-fault-knob-not-lowest = La Rana va nel punto più basso di questa scalinata: scegli un bottoncino acceso (regola 9.3).

## Credits, bonus, trophies, end of the turn

credits-arches = { $count ->
    [one] { $count } arco
   *[other] { $count } archi
}
credits-highest = 1 perché è la più in alto
credits-not-highest = Non è la decorazione più in alto del suo colore: nessun altro credito (regola 5.3).
credits-total = { $count ->
    [one] = { $count } credito
   *[other] = { $count } crediti
}
bonus-card = Carta Bonus
bonus-worth = 4 Punti Banana
bonus-left = { $count ->
    [one] Nella pila resta 1 carta.
   *[other] Nella pila restano { $count } carte.
}
trophies-frog = Rana: bottoncino più basso
trophies-monkey = Scimmia: un arco qualsiasi
trophies-butterfly = Farfalla: in cima
trophies-none = In questo turno non ci sono trofei.
end-turn-next = tocca a: { $name }
end-turn-credits = { $count ->
    [one] 1 credito è perso (regola 6.3).
   *[other] { $count } crediti sono persi (regola 6.3).
}

## Correction, calibration, an unfinished game

correct-title = Da sistemare
correct-take-out = togliete { $count } { NOUN($piece, $count) } dal vassoio
correct-put-back = rimettete { $count } { NOUN($piece, $count) } nel vassoio
correct-goes-on = Quando tutto è a posto, la partita prosegue da sola.
correct-typed = Quando tutto è a posto, premete Enter.
calibrate-title = I sei scomparti
calibrate-pieces = { $count } { NOUN($piece, $count) }
calibrate-compartment = { NOUN($piece, 2) }
calibrate-no-cell = { $target }: questo scomparto non risponde ancora
calibrate-fault = { $target }: { $fault }
calibrate-still = { $target }: nulla si muove
cup-empty = { $target }: vuoto
cup-filled = { $target }: non vuoto
cup-moving = { $target }: aspetto che nulla si muova
cup-nothing = { $target }: ancora 0 di { $count }
cup-less = { $target }: più leggero che da vuoto. Esc torna indietro di un passaggio
cup-some = { $target }: qualcuno c’è già
cup-right = { $target }: circa { $count }
cup-light = { $target }: troppo leggero per { $count }
cup-heavy = { $target }: troppo pesante per { $count }
calibrate-waiting = { $target }: si muove ancora
resume-where = Round { $round }, turno di { $name }, { $step }.
resume-score = { $name } { $bananas }
resume-saved = Ultimo evento salvato: { $event }, { $at }.
resume-saved-hours = Ultimo evento salvato: { $event }, { $at } ({ $hours ->
    [one] 1 ora
   *[other] { $hours } ore
} fa).
resume-saved-days = Ultimo evento salvato: { $event }, { $at } ({ $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} fa).
when-today = oggi { $clock }
when-yesterday = ieri { $clock }
when-date = { $date } { $clock }
resume-saved-minutes = Ultimo evento salvato: { $event }, { $at } ({ $minutes ->
    [0] proprio ora
    [one] 1 minuto fa
   *[other] { $minutes } minuti fa
}).
resume-saved-simulated = Ultimo evento salvato: { $event }.
resume-nothing-lost = Da allora nulla è andato perso.
resume-lost = { $state ->
    [lost] { $lost ->
        [one] 1 evento dopo l’evento { $event } è andato perso
       *[other] { $lost } eventi dopo l’evento { $event } sono andati persi
    }: il file era danneggiato. Ricostruite il palazzo com’era allora, o mettete da parte la partita.
    [at_least] Almeno { $lost ->
        [one] 1 evento dopo l’evento { $event } è andato perso
       *[other] { $lost } eventi dopo l’evento { $event } sono andati persi
    }: il file era danneggiato. Ricostruite il palazzo com’era allora, o mettete da parte la partita.
   *[unknown] Forse qualche evento dopo l’evento { $event } è andato perso: l’hub non può saperlo. Quando riprendete, confrontate il palazzo con lo schermo.
}
resume-differs = { SHORT($piece, 2) }: { $count } nel vassoio, { $saved } nel salvataggio
resume-no-tray = Nessun vassoio risponde. Collegatelo, oppure giocate senza e scrivete ciò che ognuno prende.
resume-safe = La modalità provvisoria non usa il vassoio. Riprendete, e scrivete ciò che ognuno prende.
resume-asked-later = Quando riprendete, l’hub confronta il vassoio con la partita e chiede di ogni differenza.
prompt-build = costruire
prompt-take-cards = carte
prompt-take-one-time = Consegna Singola
prompt-place-cards = collocare le carte
prompt-take-recurring = Consegna Ricorrente
prompt-place-frog = Rana
prompt-place-monkey = Scimmia
prompt-place-butterfly = Farfalla
prompt-end-turn = fine del turno
prompt-ended = partita finita

## Entry of a delivery by hand

manual-choice = e { $count } di { $sign }, a scelta tra i due
manual-typing = Scrivi il numero, o premi + e -. Tab: il seguente. Esc: fatto.
fix-no-tray = Nessun vassoio collegato: scrivete ciò che ognuno prende.
fix-tray-cable = Ricollegate il cavo del vassoio. Se la sua spia è spenta, provate un’altra porta.

## The start form

start-players = in gioco
start-name = nome { $number }
start-more = un altro, o Enter
start-long = solo { $most } lettere
start-butterfly = Farfalla
start-why-butterfly = 2 punti a chi sale più in alto
start-frog = Rana
start-why-frog = dà 1 colonna, costa 3 punti
start-map = mappa { $number }
start-why-map = la Mappa Terreno sotto il palazzo
# limit: deck
start-deck-screen = Lo schermo mostra le carte
# limit: deck
start-deck-printed = Le carte della nostra scatola
# limit: deck
start-deck-set = La nostra scatola: { $name }
# limit: deck
start-deck-learn = { $name }: { $cards } di { $all } inserite, le altre giocando
# limit: deck
start-deck-new = La nostra scatola, ancora da inserire
start-needs-set = Per giocare con le vostre carte, inseritele con "palace cards" e iniziate con "palace play --set CARTELLA".
start-default-name = Giocatore { $number }
start-waiting-keys = { $typing ->
    [yes] Esc, poi r
   *[no] r
}
# limit: line
start-waiting-games = { $count ->
    [one] C’è una partita da parte. Per riprenderla, premete { start-waiting-keys }.
   *[other] Ci sono { $count } partite da parte. Per riprenderne una, premete { start-waiting-keys }.
}
start-waiting-game = { $names }, salvata { $at }
start-waiting-game-simulated = { $names } (partita { $game })

## Strips

# limit: tray
tray-low = pochi
# A count that is not sure yet; the number alone stands where this does not fit.
tray-about = circa { $count }
# limit: tray
tray-early = poi { $count }
# limit: tray
tray-out = via { $count }
# limit: tray
tray-back = dai { $count }
role-tray = vassoio
role-plate = base
lamp-ok = { $role } ok
lamp-silent = { $role } tace: { $seconds } s
lamp-absent = { $role }: assente da { $age }
lamp-incompatible = { $role }: altra versione
lamp-starting = { $role }: si avvia
lamp-no-tray = senza vassoio
lamp-saved = salvato
lamp-plate = base { $level ->
    [gold] oro
    [silver] argento
   *[typed] non vede
}
lamp-plate-late = ultimo turno: togliete
lamp-plate-off = palazzo diverso (d)
info-round = Round { $round }   ultimo: { $event }
info-round-ahead = Round { $round }   { $begun }
# the next player, who has begun before the last turn is over
ahead-begun = { $name } costruisce già{ $pieces ->
    [0] { "" }
    [one] : 1 pezzo
   *[other] : { $pieces } pezzi
}
ahead-begun-decorated = { $name } ha già iniziato: { $pieces ->
    [0] ha preso 1 { NOUN($piece, 1) }
    [one] 1 pezzo, ha preso 1 { NOUN($piece, 1) }
   *[other] { $pieces } pezzi, ha preso 1 { NOUN($piece, 1) }
}
info-round-only = Round { $round }
info-last = ultimo: { $event }
player-stock = pezzi
player-next = segue
player-gone = non gioca più
player-score = { $bananas ->
    [one] 1 punto
   *[other] { $bananas } punti
}  { $bonus } bonus
player-score-short = { $bananas } pt  { $bonus } bonus
player-bonus = { $bonus } bonus
trophy-monkey = Scimmia
trophy-butterfly = Farfalla
trophy-frog = Rana -3
trophy-short-monkey = S
trophy-short-butterfly = F
trophy-short-frog = R

## Actions and footer

# limit: main-action
main-start = Inizia la partita
# limit: main-action
main-manual = Questi sono presi
# limit: main-action
main-build = La scalinata è finita
# limit: main-action
main-ahead = Torna da { $name }
# limit: main-action
main-decorate = La decorazione è in cima
# limit: main-action
main-credits = Vai alle carte
# limit: main-action
main-cards-none = Non pescare nulla
main-cards = Pesca { $chosen }
# limit: main-action
main-delivery = La consegna è completa
# limit: main-action
main-place-cards = Le carte sono al loro posto
# limit: main-action
main-put-right = Ora è a posto
# limit: main-action
main-bonus = Ho preso la Carta Bonus
# limit: main-action
main-trophies = L’animale è al suo posto
# limit: main-action
main-end-turn = Finisci il turno
# limit: main-action
main-cards-check = Sono le nostre carte
# limit: main-action
main-calibrate-empty = Le vaschette sono vuote
# limit: main-action
main-calibrate-full = È tutto nel vassoio
# limit: main-action
main-setup = Li abbiamo tolti
# limit: main-action
waiting = niente da confermare
# limit: main-action
waiting-choice = riprendete, o mettete da parte
# limit: main-action
waiting-answer = aspetto una risposta
# limit: main-action
waiting-pieces = aspetto { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-put-back = rimetti { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-decoration = aspetto la decorazione
# limit: main-action
waiting-build = aspetto la scalinata
# limit: main-action
waiting-card = scegli la carta
# limit: main-action
waiting-knob = scegli un bottoncino acceso
# limit: main-action
waiting-slots = aspetto i posti
# limit: main-action
waiting-still = si muove ancora: un attimo
# limit: action
action-undo = Annulla
# limit: action
action-undo-for = Annulla per { $name }
# limit: action
action-correct = Correggi
# limit: action
action-count-wrong = Conto errato
# limit: action
action-palace = Palazzo
# limit: action
action-more = Altro
# limit: action
action-resume = Riprendi
# limit: action
action-discard = Metti da parte
# limit: footer
footer-next = Avanti
# limit: footer
footer-sum = Perché
# limit: footer
footer-begin = Inizia
# limit: footer
footer-choices = Scelte
# limit: footer
footer-resume = Riprendi
# limit: footer
footer-aside = Da parte
# limit: footer
footer-undo = Annulla
# limit: footer
footer-correct = Correggi
# limit: footer
footer-palace = Palazzo
# limit: stepper
footer-ahead = Il prossimo
# limit: footer
footer-market = Mercato
# limit: footer
footer-held = Carte
# limit: footer
footer-piles = Pile
# limit: footer
footer-numbers = Numeri
# limit: footer
footer-elsewhere = Pescate
# limit: footer
footer-this-card = Questa
# limit: footer
footer-another-card = Correggi
# limit: footer
footer-log = Diario
# limit: footer
footer-stop = Stop
# limit: footer
footer-far = Lontano
# limit: footer
footer-near = Vicino
# limit: footer
footer-scores = Punti
# limit: footer
footer-more = Altro
# limit: footer
footer-redo = Ripeti
# limit: footer
footer-map = Mappa
# limit: footer
footer-devices = Hardware
# limit: footer
footer-help = Aiuto
# limit: footer
footer-back = Indietro
# limit: footer
footer-choose = Scegli
footer-type = Scrivi
# limit: footer
footer-change = Cambia
# limit: footer
footer-new = Nuova
# limit: footer
footer-export = Salva
# limit: footer
footer-forward = Avanti
# limit: footer
footer-first = Inizio
# limit: footer
footer-last = Fine
# limit: footer
footer-close = Chiudi
# limit: footer
footer-brick = Mattone
# limit: footer
footer-column = Colonna
# limit: footer
footer-arch = Arco
# limit: footer
footer-take-back = Togli
# limit: footer
footer-facts = Dati
# limit: footer
footer-plan = Pianta
# limit: footer
footer-plate = Base
# limit: footer
footer-earlier = Prima
# limit: footer
footer-later = Dopo
# limit: footer
footer-theme = Tema
