### The log: one sentence for each event.

log-new-game = È iniziata una partita per { $players }
log-took = { $count ->
    [one] Preso dal vassoio: 1
   *[other] Presi dal vassoio: { $count }
} { NOUN($piece, $count) }
log-put-back = { $count ->
    [one] Rimesso nel vassoio: 1
   *[other] Rimessi nel vassoio: { $count }
} { NOUN($piece, $count) }
log-override = Conteggio corretto: { SHORT($piece, 2) } { $old } -> { $new }
log-link = { $name }: { $state ->
    [live] c’è
    [lost] non risponde
    [stale] tace
    [incompatible] parla un’altra versione
    [absent] è assente
   *[other] si avvia
}
log-staged = { $name } ha costruito una scalinata: { $arches } { NOUN("arch", $arches) }, alta { $height }
log-command-report-build = { $name } ha decorato la scalinata: { $arches } { NOUN("arch", $arches) }
log-command-report-build-forgotten = { $name } ha costruito con i soli dati: da ora la forma del palazzo non è nota
log-command-build = { $name } ha costruito { $arches } { NOUN("arch", $arches) }, altezza { $height }, e ha decorato
log-command-correct-supply = Il conteggio della partita è stato corretto
log-command-tell-top = È stata indicata la carta in cima a una pila
log-command-remove-card = Una carta persa è stata tolta dalla partita
log-command-change-deck = { $deck ->
    [printed] Da ora si gioca con le carte stampate
   *[screen] Da ora le carte le dà lo schermo
}
log-command-correct-card = { $name } ha una carta diversa da quella inserita
log-command-settle-owed = { $name } e il vassoio sono pari dopo una carta corretta
log-command-settle-owed-leaver = I pezzi di { $name } sono di nuovo nel vassoio
log-command-learn-card = È stato inserito ciò che è stampato su una carta
log-command-learn-board = È stato inserito ciò che dà una Plancia Giocatore
log-command-learn-knob = È stato inserito un bottoncino della Mappa Terreno
log-command-pass-build = { $name } non ha costruito nessuna scalinata
log-command-take-cards = { $cards ->
    [0] { $name } non ha pescato carte
    [one] { $name } ha pescato 1 carta
   *[other] { $name } ha pescato { $cards } carte
}
log-card = { $card }
log-card-was = non { $card }
log-card-is = ma { $card }
log-agreed-too-few-credits = tutti d’accordo, anche se costava troppo
log-agreed-wrong-colour = tutti d’accordo, anche se il colore era sbagliato
log-agreed-pile-twice = tutti d’accordo, anche se è la seconda carta della stessa pila
log-agreed-withdraws-end = tutti d’accordo che la partita prosegua
log-command-place-cards = { $name } ha collocato le carte
log-command-take = { $name } ha ritirato la consegna
log-command-take-frog = { $name } ha preso la Rana
log-command-place-frog = { $name } ha collocato la Rana
log-command-place-monkey = { $name } ha collocato la Scimmia
log-command-place-butterfly = { $name } ha collocato la Farfalla
log-figure-on-card-no-open-knob = La { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
} resta sulla sua carta: nessun bottoncino è libero
log-figure-on-card-cut-short = La { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
} va sulla sua carta: { $name } l’aveva ottenuta
log-command-end-now = La partita è finita in anticipo
log-command-leave = { $bricks ->
    [back] { $name } ha lasciato la partita, e i suoi pezzi tornano nel vassoio
   *[out] { $name } ha lasciato la partita, e i suoi pezzi restano fuori
}
log-figure-on-card-built-over = La { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
} è di nuovo sulla sua carta: { $name } ha costruito lì
log-command-end-turn = { $name } ha finito il turno
log-violation-opened = { $what ->
    [put-back-wrong] Nel vassoio per errore: { $count } { NOUN($piece, $count) }
    [wrong-type] Tipo sbagliato preso: { $count } { NOUN($piece, $count) }
    [wrong-time] Preso troppo presto: { $count } { NOUN($piece, $count) }
   *[other] Preso di troppo: { $count } { NOUN($piece, $count) }
}
log-violation-closed = { SHORT($piece, 2) }: sistemato
log-question = Domanda: { $low } o { $high } { NOUN($piece, $high) }?
log-question-object = Domanda: che cosa c’è nello scomparto { NOUN($piece, 2) }?
log-question-cup = Domanda: la vaschetta { $piece ->
    [arch] degli archi
    [brick] dei mattoncini
    [gold] dei mattoncini dorati
    [column] delle colonne
   *[other] delle { NOUN($piece, 2) }
} non è al suo posto
log-tray-replaced = Il vassoio ha un’altra scheda: pesa come prima, e la partita prosegue
log-unknown = { SHORT($piece, 2) }: il conteggio non è noto
log-audit-healed = { SHORT($piece, 2) }: la cella era andata alla deriva di { $off }; il suo zero è stato corretto
log-audit-disagrees = { SHORT($piece, 2) }: il peso totale dice { $off }. Contate ciò che c’è
log-question-staircase = { $count ->
    [one] Domanda: la scalinata è questa?
   *[other] Domanda: quale di { $count } scalinate è?
}
log-question-plate = { $more ->
    [yes] Domanda: che cosa c’è sulla base, { $grams } g in più del palazzo?
   *[no] Domanda: che cosa manca sulla base, { $grams } g in meno del palazzo?
}
log-question-figure = Domanda: lì c’è la { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
} o un pezzo?
log-question-laid = Domanda: la base è messa come prima di essere tolta?
log-plate = La base ha visto { $count ->
    [one] 1 pezzo
   *[other] { $count } pezzi
} della scalinata di { $name }
log-plate-where = dove: { $pieces }
log-plate-less = Sono stati tolti pezzi: della scalinata di { $name } { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
log-plate-level = { $level ->
    [gold] La base vede con la bilancia e i sensori Hall
    [silver] La base vede solo con la bilancia{ $why ->
        [hall] : funzionano troppo pochi sensori Hall
       *[other] {""}
    }
   *[typed] Le scalinate si inseriscono a mano: { $why ->
        [hall_needed] funzionano troppo pochi sensori Hall
        [fault] le letture della base non erano interpretabili
        [corner] un angolo della base non dà letture
        [node] la base non risponde
       *[other] la base non vede
    }
}
log-answer = { $answer ->
    [agreed] Risposta: il palazzo è come si vede
    [turned] Risposta: la base non è messa come prima
    [typed] Risposta: la scalinata si inserisce a mano
    [other] Risposta: nessuna, la scalinata si inserisce a mano
   *[number] Risposta: { $answer }
}
log-keep = Il vassoio è rimasto così com’era
log-undo = L’ultimo passaggio è stato annullato
log-redo = È stato ripetuto
log-set-up = La partita è stata preparata
log-box = { $by ->
    [tray] È stata pesata tutta la scatola
   *[other] È stata contata a mano tutta la scatola
}
log-evidence = distante { $fraction } di un pezzo, rumore { $noise_mg } mg, fermo { $still_s } s{ $way ->
    [taken] , seconda ipotesi: { $rival } tolti
    [back] , seconda ipotesi: { $rival } rimessi
    [nothing] , seconda ipotesi: nessun movimento
   *[other] {""}
}
log-who = { $name }:

## The evidence of a decision

page-evidence = Perché l’hub ha deciso così
# limit: footer
footer-evidence = Perché
evidence-none = Per questo non è stato pesato nulla: l’ha inserito un giocatore, o segue dalle regole.
evidence-decided = deciso
evidence-still = Fermo per { $seconds } s prima della decisione.
evidence-restless = Rumore di una lettura: { $noise } mg.
evidence-fraction = Scarto da un numero intero: { $fraction } di un pezzo, con precisione di { $error }.
evidence-rival = Seconda ipotesi: { $way ->
    [taken] { $rival } tolti
    [back] { $rival } rimessi
   *[nothing] nessun movimento
}. { $lost ->
    [off-whole] Il peso le corrisponde meno.
    [faded] Si è visto finire la forza della mano.
    [lifted] Si è visto alzarsi un dito.
    [waited] È rimasto fermo più a lungo di quanto si appoggi un dito.
    [stands] Non si poteva escludere: perciò l’hub ha chiesto.
   *[unlikely] Le mani lo fanno di rado, o la partita si aspettava l’altra.
}
evidence-undecided = { $low } o { $high }: nessuno dei due si poteva escludere, perciò l’hub ha chiesto.
evidence-odds = Probabilità di tutte le altre letture insieme: { $odds } a 1.
evidence-finger = La seconda ipotesi è possibile solo se un dito poggia nello scomparto.
