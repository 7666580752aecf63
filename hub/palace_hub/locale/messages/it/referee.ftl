### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = Questa consegna non comprende { NOUN($piece, 2) } (regola { $rule }).
# limit: explanation
wrong-type-decorate = Ora si aggiunge solo il mattoncino da decorazione, niente { NOUN($piece, 2) } (regola { $rule }).
# limit: explanation
wrong-type-frog = La Rana dà una colonna, non { NOUN($piece, 2) } (regola { $rule }).
# limit: explanation
wrong-time = Ora non è il momento di prendere { NOUN($piece, 2) } (regola { $rule }).
# limit: explanation
too-many = { $count } { NOUN($piece, $count) } di troppo per questa consegna (regola { $rule }).
# limit: explanation
too-many-decorate = In cima va solo 1 mattoncino da decorazione: { $count } { NOUN($piece, $count) } di troppo (regola { $rule }).
# limit: explanation
too-many-frog = La Rana dà una sola colonna: { $count } di troppo (regola { $rule }).
# limit: explanation
undone-put-back = Hai annullato un passaggio. Rimetti anche { $count } { NOUN($piece, $count) }, oppure premi y per ripetere il passaggio.
# limit: line
undone-on-palace = Lascia { $pieces } sul palazzo.{ $off ->
    [none] { "" }
    [gold] { " " }Togli solo il mattoncino dorato.
   *[other] { " " }Togli solo la foglia { SHORT($off, 1) }.
}
# limit: explanation
put-back-wrong = { $count } { NOUN($piece, $count) } non { $count ->
    [one] va
   *[other] vanno
} nel vassoio (regola { $rule }).
# limit: explanation
decoration-wrong-colour = In cima va 1 { NOUN($wanted, 1) }, non 1 { NOUN($piece, 1) } (regola { $rule }).

## Entries that may explain pieces which were moved before they were said

explained-by-build = Fa parte della tua nuova scalinata? Allora inserisci la scalinata.
explained-by-cards = Te lo dà una carta che peschi? Scegli la carta.
explained-by-place-cards = Te lo danno le tue nuove carte? Collocale.
explained-by-delivery = È per il passaggio seguente? Premi Enter per andarci.

## Questions

# limit: headline
ask-count-headline = { $low } o { $high } { $piece ->
    [gold] dorati
   *[other] { SHORT($piece, $high) }
}?
# limit: explanation
ask-count-why = Il vassoio non è sicuro: ciò che c’è lì pesa quanto { $reading } { NOUN($piece, 2) }. Contate, poi scegliete { $low } o { $high }.
# limit: explanation
ask-count-why-impossible = Ciò che c’è lì pesa quanto { $reading }, e non è possibile. Se nello scomparto c’è altro, toglietelo.
# limit: explanation
ask-count-why-changed = Mentre il vassoio contava, qualche pezzo si è mosso. Ciò che c’è lì pesa quanto { $reading }: contate di nuovo.
# limit: explanation
ask-count-why-gap = Per un po’ il vassoio non è stato osservato. Ciò che c’è lì pesa quanto { $reading }: contate, per favore.
# limit: headline
ask-object-headline = Toglietelo
# limit: headline
ask-cup-headline = Rimettetela
# limit: explanation
ask-count-why-foreign = Ciò che c’è lì pesa quanto { $reading }, o quanto pezzi di un altro tipo. Se ce ne sono, toglieteli.
# limit: explanation
ask-count-why-cup = La vaschetta { $piece ->
    [arch] degli archi
    [brick] dei mattoncini
    [gold] dei mattoncini dorati
    [column] delle colonne
   *[other] delle { NOUN($piece, 2) }
} non c’è, o al suo posto ce n’è un’altra. Rimettete ogni vaschetta dov’era.
# limit: explanation
ask-count-why-object = Tra { $piece ->
    [arch] gli archi
    [brick] i mattoncini
    [gold] i mattoncini dorati
    [column] le colonne
   *[other] le { NOUN($piece, 2) }
} c’è qualcosa che non è un pezzo: tutto insieme pesa quanto { $reading }. Toglietelo.
# limit: headline
ask-staircase-headline = Quale delle due?
# limit: headline
ask-staircase-one-headline = È questa?
# limit: explanation
ask-staircase-why = La base non può distinguere. Guarda i punti segnati, poi scegli.
# limit: explanation
ask-staircase-one-why = La base vede questa scalinata, ma non bene. Confrontala con il palazzo, poi scegli.
# limit: headline
ask-figure-headline = { $figure ->
    [monkey] È la Scimmia
    [butterfly] È la Farfalla
    [frog] È la Rana
   *[other] È l’animale
}?
# limit: explanation
ask-figure-why = Pesa quanto la { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
}, ma sulla base ci sono anche pezzi del prossimo giocatore. Guarda il punto segnato.
then-count-this = La partita prosegue con questo numero.
then-count-another = Contate voi e scrivete il numero.
then-staircase-this = Questa scalinata vale come costruita.
then-staircase-other = Inserisci tu la scalinata, sulla pianta o con i suoi dati.
then-figure-agreed = L’animale è collocato lì.
then-figure-other = Vale come pezzo della scalinata del prossimo giocatore.
then-plate-agreed = Il palazzo sullo schermo è giusto. Da ora la base conta a partire dal peso attuale.
then-plate-typed = Questa scalinata la inserisci tu. La prossima la vede di nuovo la base.
then-laid-agreed = La partita prosegue con il palazzo com’era.
then-laid-turned-by = L’hub gira il palazzo sullo schermo come la base.
then-laid-turned = L’hub aspetta che la base sia di nuovo com’era.
answer-figure = Sì, è la { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
}
answer-piece = No, è un pezzo
answer-another-number = Un altro numero
answer-staircase = È questa
answer-not-this = No: la inserisco io
# limit: reading
question-only-here = Solo qui: { $parts }
# limit: reading
question-lacks = Senza i pezzi segnati nell’altra figura.
# limit: reading
question-beside = Accanto al palazzo, fuori dai suoi bottoncini.
question-where-nw = Guarda prima qui: in fondo a sinistra.
question-where-n = Guarda prima qui: in fondo al centro.
question-where-ne = Guarda prima qui: in fondo a destra.
question-where-w = Guarda prima qui: a sinistra, a metà.
question-where-middle = Guarda prima qui: al centro.
question-where-e = Guarda prima qui: a destra, a metà.
question-where-sw = Guarda prima qui: davanti a sinistra.
question-where-s = Guarda prima qui: davanti al centro.
question-where-se = Guarda prima qui: davanti a destra.
question-on-rim = Guarda anche sul bordo della base.
question-fallen = Guarda anche accanto alla base.
answer-other-staircase = Nessuna: la inserisco io
# limit: headline
ask-plate-headline = Il palazzo è così?
# limit: explanation
plate-off = { $more ->
    [yes] La base pesa { $grams } g in più del palazzo sullo schermo.
   *[no] La base pesa { $grams } g in meno del palazzo sullo schermo.
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] La base pesa { $grams } g in più del palazzo sullo schermo: c’è qualcosa sul bordo, o qualcosa si è spostato.
   *[no] La base pesa { $grams } g in meno del palazzo sullo schermo: manca qualcosa, o qualcosa si è spostato.
}
# limit: explanation
plate-late = Questo è l’ultimo turno. { $count ->
    [one] Togliete il pezzo messo dopo la decorazione: non conta
   *[other] Togliete i { $count } pezzi messi dopo la decorazione: non contano
} più.
# limit: explanation
plate-lifted = La base è stata sollevata. Rimettetela sui suoi quattro angoli: fino ad allora l’hub non conta nulla.
# limit: explanation
plate-turned = { $turns ->
    [1] La base è girata di un quarto verso sinistra. Rigiratela verso destra.
    [2] La base è al contrario. Giratela di mezzo giro.
   *[3] La base è girata di un quarto verso destra. Rigiratela verso sinistra.
}
# limit: explanation
plate-laid = La base è stata tolta. Rimettetela com’era: lo schermo mostra in che posizione.
# limit: explanation
plate-laid-moved = La base pesa quanto prima di essere tolta, ma qualcosa sopra si è spostato.
# limit: explanation
plate-laid-more = La base pesa { $grams } g in più di prima di essere tolta. Togliete ciò che c’è di nuovo.
# limit: explanation
plate-laid-less = La base pesa { $grams } g in meno di prima di essere tolta: è caduto qualcosa. Rimettetelo.
# limit: explanation
plate-laid-less-one = La base pesa { $grams } g in meno di prima di essere tolta, quanto 1 { NOUN($piece, 1) }. Rimettete ciò che manca.
# limit: explanation
plate-laid-less-two = La base pesa { $grams } g in meno di prima: quanto 1 { NOUN($piece, 1) } o 1 { NOUN($wanted, 1) }. Rimettete ciò che manca.
# limit: headline
ask-laid-headline = È come prima?
answer-laid = È come prima
answer-turned = La rigiriamo
plate-why = { $why ->
    [hall] Funzionano troppo pochi sensori Hall: i pezzi li vede solo la bilancia.
    [hall_needed] Funzionano troppo pochi sensori Hall, e la sola bilancia vede troppo poco. Inserite voi le scalinate.
    [corner] Un angolo della base non dà letture. Inserite voi le scalinate.
    [fault] L’hub non è riuscito a interpretare le letture della base. Inserite voi questa scalinata. Il file di log dice di più.
   *[node] La base non risponde. Inserite voi le scalinate.
}
answer-agreed = È come si vede qui
answer-typed = Inserisco questa scalinata
answer-pieces = { $count ->
    [0] Niente { NOUN($piece, 2) }
    [1] { $piece ->
        [arch] Un
        [brick] Un
        [gold] Un
       *[other] Una
    } { NOUN($piece, 1) }
   *[other] { number-word } { NOUN($piece, $count) }
}
number-word = { $count ->
    [0] Zero
    [1] Uno
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
   *[other] { $count }
}

owed-put-back = Una carta è stata corretta: { $name } rimette { $count } { NOUN($piece, $count) } (regola { $rule }).
board-unknown-put-back = Inserisci ciò che dà la Plancia Giocatore, poi prendi { $count } { NOUN($piece, $count) } (regola { $rule }).
leaver-put-back = { $name } lascia la partita: { $count } { NOUN($piece, $count) } { $count ->
    [one] torna
   *[other] tornano
} nel vassoio (regola { $rule }).
left-put-back = { $name } ha lasciato la partita durante un turno: rimettete { $count ->
    [one] il pezzo preso
   *[other] i pezzi presi
} per quel turno: { $count } { NOUN($piece, $count) } (regola { $rule }).
# limit: explanation
early-put-back = Questo è l’ultimo turno: rimettete { $count } { NOUN($piece, $count) }. Non { $count ->
    [one] serve
   *[other] servono
} più a nessuno (regola { $rule }).
frog-back = La Rana è stata restituita: la sua colonna torna nel vassoio (regola { $rule }).

## Refused entries, with a fix

refused-resume-first = Prima scegliete: riprendere questa partita (r) o metterla da parte (d).
refused-no-game = Non c’è nessuna partita in corso: iniziatene una.
refused-not-saved = L’ultima partita non è ancora salvata. Liberate spazio sul disco e controllate che l’hub possa scriverci.
refused-nothing-to-resume = Non c’è nessuna partita in sospeso. Iniziatene una nuova.
refused-game-running = C’è già una partita in corso.
refused-nothing-to-confirm = Ora non c’è niente da confermare. Fai ciò che dice la scritta grande.
refused-answer-first = Prima rispondi alla domanda.
refused-take-out-first = Prima togliete dal vassoio l’oggetto che non è un pezzo.
refused-figure-parked = Il vassoio vede ancora { $figure ->
    [monkey] la Scimmia
    [butterfly] la Farfalla
   *[other] la Rana
} sul suo sensore. Collocala. Se l’hai già fatto, premi di nuovo Enter.
refused-waits-for-tray = Non serve nessun tasto: muovi i pezzi, e il vassoio li vede.
refused-put-right-first = Prima sistema ciò che lo schermo segnala.
refused-choose-pieces = Prima scegli i pezzi: scrivi quanti ne prendi di ogni tipo.
refused-start-colour = Prima scegli il colore del bottoncino da cui parte la scalinata.
refused-tray-moves = Nel vassoio qualcosa si muove ancora. Togli le mani e aspetta un attimo.
refused-question-over = Questa domanda ha già una risposta.
refused-answer-unknown = Questa risposta non c’è. Scegline una tra quelle sullo schermo.
refused-answer-number = Scrivi { $piece ->
    [arch] quanti archi
    [brick] quanti mattoncini
    [gold] quanti mattoncini dorati
   *[other] quante { NOUN($piece, 2) }
} ci sono.
refused-tray-counts = Il vassoio conta da solo. Se un conteggio è sbagliato, premi c.
refused-nothing-to-keep = Il vassoio è già a posto: non c’è niente da tenere.
refused-more-than-box = La scatola contiene al massimo { $most } { NOUN($piece, $most) }.
refused-not-that-many = Nel vassoio non ci sono { $piece ->
    [arch] così tanti archi
    [brick] così tanti mattoncini
    [gold] così tanti mattoncini dorati
   *[other] così tante { NOUN($piece, 2) }
}.
refused-undo-built-on = { $name } ci ha costruito sopra. Togliete prima { $count ->
    [one] quel pezzo
   *[other] quei { $count } pezzi
}, poi annullate.
refused-nothing-to-undo = Non c’è niente da annullare.
refused-undo-early = { $piece ->
    [arch] Un arco è già stato preso
    [brick] Un mattoncino è già stato preso
    [gold] Un mattoncino dorato è già stato preso
   *[other] Una { NOUN($piece, 1) } è già stata presa
} per il prossimo turno. Rimetti il pezzo nel vassoio, poi annulla.
refused-nothing-to-redo = Non hai annullato nulla: non c’è niente da ripetere.
refused-not-in-play = Puoi farlo solo durante la partita.
refused-decoration-first = Metti la decorazione sulla scalinata, o annullala. Poi inserisci di nuovo questo.
refused-no-sets = Questo hub non conserva serie di carte.
refused-no-such-set = Non c’è nessuna serie di carte { $name } con pezzi iniziali e pile. Scegliete un’altra serie.
refused-set-name = { $name } non può essere il nome di una nuova serie: usate lettere minuscole, cifre, - e _.
told-set-complete = Tutte le carte e le Plance Giocatore di { $name } sono inserite. La serie è completa.
refused-not-now = Questo non fa parte di questo passaggio.
refused-palace-unknown = L’hub non conosce più la forma del palazzo. Inserisci i dati della scalinata.
refused-by-facts = Questa scalinata la inserisci con i suoi dati. Per usare la pianta, premi prima w.
refused-by-plan = Questa scalinata la inserisci sulla pianta. Per usare i suoi dati, premi prima w.
refused-by-plate = Questa scalinata la vede la base. Per inserirla sulla pianta, premi prima w.
refused-no-plate = Nessuna base vede questa scalinata. Inseriscila tu.
refused-plate-empty = La base non vede ancora nessun nuovo pezzo: prima costruisci.
refused-plate-moves = La base si muove ancora. Togli le mani per un attimo.
refused-plate-unexplained = La base sente qualcosa che non è un pezzo. Togli le mani e raddrizza i pezzi storti, oppure inserisci tu la scalinata.
refused-plate-gives-up = La base non capisce che cosa c’è qui. Inserisci i pezzi sulla pianta.
refused-plan-empty = Sulla pianta non c’è ancora nessun pezzo. Mettine uno.
refused-decoration-placed = La decorazione viene per ultima: prendila dal vassoio quando la scalinata è finita.
refused-no-placement = { $text } non è un pezzo con il suo posto. Scrivi un arco come A8,14,0e e un mattoncino come B11,14,1.
refused-no-cell = { $text } non è un bottoncino. Scrivine uno come 11,14,3.
refused-placed-already = Questo pezzo è già sulla pianta.
refused-not-on-plan = Questo pezzo non è più sulla pianta.
refused-no-more-of-it = { $count ->
    [0] Non hai { NOUN($piece, 2) }.
    [one] L’unico pezzo che hai di questo tipo è già sulla pianta: 1 { NOUN($piece, 1) }.
   *[other] { $piece ->
        [arch] Tutti i tuoi archi sono
        [brick] Tutti i tuoi mattoncini sono
        [gold] Tutti i tuoi mattoncini dorati sono
       *[other] Tutte le tue { NOUN($piece, 2) } sono
    } già sulla pianta: { $count }.
}
