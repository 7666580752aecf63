### The analysis of a finished game: the command and the page of the step-through.

cli-replay-analyse = mostra come si è decisa una partita finita: per ogni turno i crediti, che cosa avrebbe fatto il pianificatore e la probabilità di vincere
cli-replay-journal = dove sono conservate le partite, per una partita indicata con il suo numero
cli-replay-jobs = processi che lavorano insieme (2 se omesso)
cli-replay-table = scrive la tabella dell’analisi in questo file (CSV)
cli-replay-chart = scrive il grafico dell’analisi in questo file (SVG)
analysis-working = analisi
analysis-stopped = L’analisi è interrotta. Ciò che è stato fatto non viene conservato.
analysis-progress = { $done } di { $of } parti dell’analisi
analysis-not-ended = Questa partita non è finita. Giocatela prima fino in fondo: "palace play" la riprende.
analysis-nothing-to-draw = Non c’è nessun grafico: alcune carte di questa scatola non sono ancora inserite, quindi nessuno può continuare la partita.
analysis-written = { $file } è scritto.
analysis-column-turn = Turno
analysis-column-round = Round
analysis-column-player = Giocatore
analysis-column-credits = Crediti
analysis-column-planner = Pianificatore
analysis-column-buys = Pesca
analysis-column-chance = Vince %
analysis-column-swing = Scarto
analysis-points = { $points } (da { $low } a { $high })
analysis-and = { " e " }
analysis-key = Crediti: ottenuti / il massimo possibile. Pianificatore: che cosa avrebbe costruito il pianificatore, e quanti Punti Banana in più ne prevede; “=” lo stesso. Pesca: le carte che avrebbe pescato. Vince %: la probabilità di vincere del giocatore prima e dopo il turno, in { $least }-{ $most } partite continuate da bot. Scarto: quante partite in più o in meno su 100 sono; il vero numero è molto probabilmente tra i due tra parentesi. * ha deciso la partita: se prima dello scarto c’è un nome, è la probabilità di quel giocatore che è cambiata.
analysis-signs = Segni: { $light_green } verde chiaro, { $dark_green } verde scuro, { $gold } oro. 2{ $arch } { $gold } +0.8: una scalinata di 2 archi che parte da un bottoncino oro e vale 0.8 Punti Banana in più. { $gold }3: una carta oro che costa 3. Rana: prendere prima la Rana. -: niente.
analysis-legend = { $names }
analysis-chart = Probabilità di vincere, turno per turno
analysis-band = I turni che hanno deciso la partita hanno lo sfondo giallo.
analysis-decided = I tre turni che hanno deciso la partita, in base a quante partite in più o in meno vince il vincitore
analysis-deciding = Turno { $number }: con il turno di { $name }, { $winner } vince { $size } partite { $way ->
    [up] in più
   *[down] in meno
} su 100 (da { $low } a { $high })
analysis-note = ^ ha deciso la partita. Contano anche le nuove carte scoperte. Il vero cambiamento è molto probabilmente tra i due numeri tra parentesi.
analysis-no-chances = Non tutte le carte di questa scatola sono inserite, quindi le probabilità di vincere non sono note.
analysis-title = Turno { $number } (round { $round }): { $name }
analysis-built = { $name } ha costruito { $arches ->
    [one] 1 arco
   *[other] { $arches } archi
} e ottenuto { $credits ->
    [one] 1 credito
   *[other] { $credits } crediti
}. { $known ->
    [best] Con questi pezzi nessuna scalinata ne ottiene di più.
    [more] Con questi pezzi se ne potevano ottenere { $best }.
   *[no] Dove sono i pezzi non è noto, quindi nemmeno la scalinata migliore.
}
analysis-built-none = { $name } non ha costruito nulla.
analysis-planner-same = Il computer non ne avrebbe costruita una migliore.
analysis-planner-frog = Il computer avrebbe preso prima la Rana.
analysis-planner = Il computer avrebbe costruito { $arches ->
    [one] 1 arco
   *[other] { $arches } archi
} da un bottoncino { SHORT($colour, 1) }, per { $credits ->
    [one] 1 credito
   *[other] { $credits } crediti
}.{ $gain ->
    [none] { "" }
   *[other] { " " }Alla fine ne prevede { $gain } Punti Banana in più.
}
analysis-card = { $colour ->
    [multi] multicolore { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
analysis-planner-buys = Avrebbe pescato { $cards }.{ $gain ->
    [none] { "" }
    [0.0] { "" }
   *[other] { " " }Alla fine ne prevede { $gain } Punti Banana in più.
}
analysis-planner-buys-nothing = Non avrebbe pescato nessuna carta.
analysis-chance = Se continua il computer, { $name } vince { $before } partite su 100 da prima di questo turno e { $after } da dopo: { $points } (da { $low } a { $high }).
analysis-waits-title = Analisi della partita
analysis-waits = Il computer continua la partita da ogni turno, molte volte, per vedere chi vince. Ci vogliono circa due minuti.
analysis-leave = Se torni indietro, si interrompe.
analysis-failed = L’analisi si è interrotta: { $detail }
footer-analyse = Analisi
footer-deciding = Turno decisivo
footer-go-there = Vai al passaggio
footer-turn-before = Turno prima
footer-turn-after = Turno dopo
