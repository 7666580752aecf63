### Refusals of the rules. The key is `rule-` and the code of monkey_palace.errors.CODES, with dashes.

rule-same-name = I posti { $seat } e { $other } hanno lo stesso nome, { $name }: cambiatene uno.
rule-not-due = Non è il momento di { $command }: ora viene { $expected } (regola 2.4).
rule-game-over = La partita è finita: { $command } arriva troppo tardi (regola 8.3).
rule-palace-unknown = La forma del palazzo non è nota: inserisci i dati della scalinata.
rule-bad-notation = Il pezzo { $number } della scalinata non è leggibile: scrivi { $expected }, non { $word }.
rule-no-arch = Una scalinata finisce con un arco: aggiungine almeno uno (regola 4.3).
rule-not-enough-pieces = { $has ->
    [0] Non hai { NOUN($piece, 0) }, ma la scalinata ne richiede { $wanted } (regola 4.9).
   *[other] Hai solo { $has } { NOUN($piece, $has) }, non { $wanted } (regola 4.9).
  }
rule-height-too-low = L’altezza è almeno { $lowest }, non { $height }: ogni arco sale (regola 4.6).
rule-height-too-high = Con questi pezzi l’altezza è al massimo { $highest }, non { $height } (regola 4.6).
rule-height-between = Con questi pezzi l’altezza può essere { $levels }, non { $height } (regola 4.6).
rule-pieces-reach-nothing = { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) } non arrivano al palazzo (regola 4.5).
rule-facts-impossible = Qui nessuna scalinata ha questi pezzi, colore e altezza (regola 4.6).
mend-facts-impossible = Conta di nuovo i pezzi e l’altezza, e controlla che sulla base ci sia la Mappa Terreno { $map }.
rule-five-high-impossible = Con { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) } nessuna parte può essere alta cinque (regola 8.1).
rule-five-high-too-low = Con una torre di 5, la decorazione è almeno a { $lowest }, non a { $height } (regola 8.1).
rule-five-high-certain = Per arrivare a { $height } con { $arches } { NOUN("arch", $arches) }, una parte è per forza alta cinque (regola 8.1).
rule-decoration-missing = In cima va un mattoncino da decorazione del colore iniziale: { SHORT($wanted, 1) } (regola 5.1).
rule-wrong-decoration = In cima va il colore { SHORT($wanted, 1) }, non { SHORT($decoration, 1) } (regola 5.1).
rule-decoration-out = { $decoration ->
    [gold] Non ci sono più mattoncini dorati
   *[other] Non ci sono più { NOUN($decoration, 2) }
} (regola 10.7).
rule-no-decoration-due = { $wanted ->
    [gold] Non ci sono più mattoncini dorati
   *[other] Non ci sono più { NOUN($wanted, 2) }
}, e nessun altro colore va in cima: nemmeno { SHORT($decoration, 1) } (regola 10.7).
rule-unknown-card = In questa serie non c’è la carta { $card } (regola 6.2).
rule-card-not-on-top = { $card } non era in cima alla pila all’inizio del turno (regola 6.2).
rule-deck-not-printed = { $command } serve per le carte stampate: queste le mescola il programma (regola 11.1).
rule-deck-is-so = { $deck ->
    [printed] Le vostre carte stampate sono già in gioco (regola 11.1).
   *[screen] Il programma mescola già le carte (regola 11.1).
  }
rule-deck-in-use = È già stata pescata una carta, quindi non si cambia più (regola 11.1).
rule-card-removed = { $card } è persa e non fa più parte della serie (regola 11.4).
rule-card-of-other-pile = { $card } è della pila { $pile }, non di { $other } (regola 11.3).
rule-player-gone = { $player } ha già lasciato la partita (regola 12.2).
rule-no-such-seat = In una partita con { $players } giocatori non c’è il posto { $seat } (regola 2.1).
rule-card-not-held = { $player } non ha { $card } (regola 11.5).
rule-card-is-the-same = { $card } è la carta già indicata: indica quella giusta (regola 11.5).
rule-settles-nothing = Indica quali pezzi prendi o rimetti (regola 11.6).
rule-settles-too-much = { $owed ->
    [one] Spetta solo 1
   *[other] Spettano solo { $owed }
} { NOUN($piece, $owed) }, non { $moves } (regola 11.6).
rule-settles-above-tray = Nel vassoio { $has ->
    [one] c’è solo 1
   *[other] ci sono solo { $has }
} { NOUN($piece, $has) }: non se ne { $moves ->
    [one] può prendere 1
   *[other] possono prendere { $moves }
} (regola 11.6).
rule-settles-above-stock = In quella riserva { $has ->
    [one] c’è solo 1
   *[other] ci sono solo { $has }
} { NOUN($piece, $has) }: non se ne { $moves ->
    [one] può rimettere 1
   *[other] possono rimettere { $moves }
} (regola 11.6).
rule-withdraws-end = Con la carta giusta, la consegna di { $player } era completa. Siete d’accordo che la partita prosegua? (regola 11.7)
rule-card-held = { $player } ha già { $card }: non è più nella sua pila (regola 11.2).
rule-card-unknown = Non si sa ancora che cosa è stampato su { $card }: inseriscila prima (regola 11.8).
rule-board-unknown = Non si sa ancora che cosa dà la Plancia Giocatore di { $player }: inseriscila prima (regola 11.8).
rule-set-incomplete = Mancano ancora { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} e { $boards ->
    [one] 1 Plancia Giocatore
   *[other] { $boards } Plance Giocatore
}: giocate con le vostre carte stampate (regola 11.8).
rule-learnt-already = { $what }: è già noto (regola 11.8).
rule-board-empty = Sulla Plancia Giocatore del posto { $seat } c’è almeno un simbolo (regola 1.6).
rule-knob-in-use = { $at } poggia sul bottoncino sotto { $cell }, quindi lì ce n’è uno (regola 3.5).
rule-knob-unseen = Sul bottoncino sotto { $cell } potrebbe esserci un pezzo: la forma del palazzo non è nota (regola 11.8).
rule-pile-twice = Da ogni pila, solo una carta per turno (regola 6.2).
rule-wrong-colour = Le carte devono essere { SHORT($wanted, 1) } o multicolore (regola 6.1).
rule-too-few-credits = Queste carte costano { $cost }, tu hai { $credits ->
    [one] 1 credito
   *[other] { $credits } crediti
} (regola 6.1).
rule-wrong-slot-count = Scegli un posto per ognuna delle { $cards } carte; ora { $slots ->
    [one] ne hai scelto 1
   *[other] ne hai scelti { $slots }
} (regola 7.3).
rule-empty-slots-first = Riempi prima i posti vuoti (regola 7.3).
rule-new-cards-apart = Tutti i posti sono pieni: colloca le nuove carte una sopra l’altra (regola 10.10).
rule-correction-empty = Una correzione riguarda almeno un pezzo (regola 7.6).
rule-correction-below-zero = Nel vassoio { $has ->
    [one] c’è solo 1
   *[other] ci sono solo { $has }
} { NOUN($piece, $has) }: non ne { $wanted ->
    [one] può mancare 1
   *[other] possono mancare { $wanted }
} (regola 7.6).
rule-correction-above-box = Al massimo { $most ->
    [one] può ricomparire 1
   *[other] possono ricomparire { $most }
} { NOUN($piece, $most) }, non { $wanted } (regola 7.6).
rule-wrong-delivery = Ora spetta la Consegna { $expected ->
    [one_time] Singola
    [recurring] Ricorrente
   *[other] { $expected }
}, non quella { $got ->
    [one_time] Singola
    [recurring] Ricorrente
   *[other] { $got }
} (regola 2.4).
rule-took-too-many = Al massimo { $most } { NOUN($piece, $most) }, non { $taken } (regola 7.5).
rule-took-too-few = Almeno { $least } { NOUN($piece, $least) }, non { $taken } (regola 7.4).
rule-took-wrong-mix = { $arch } { NOUN("arch", $arch) } e { $brick } { NOUN("brick", $brick) } non formano questa consegna (regola 7.1).
rule-frog-not-in-play = In questa partita la Rana non c’è (regola 1.3).
rule-frog-already-held = Hai già la Carta Trofeo Rana (regola 9.3).
rule-frog-needs-column = Non c’è più nessuna colonna da prendere con la Rana (regola 9.3).
rule-frog-needs-staircase = In questo turno non hai costruito nessuna scalinata, quindi non puoi prendere la Rana (regola 9.3).
rule-could-build = Con i tuoi pezzi puoi fare una scalinata, quindi costruisci (regola 4.10). Per esempio: { $example }
rule-knob-needed = Scegli il bottoncino: { $count ->
    [one] ne va bene 1
   *[other] ne vanno bene { $count }
} (regola 9.4).
rule-knob-not-open = La Scimmia va su un bottoncino libero a un’estremità di un arco, non su { $at } (regola 9.1).
rule-knob-not-lowest = La Rana va nel punto più basso di questa scalinata: { $lowest }, non { $at } (regola 9.3).

### A staircase on the plate (rules 3, 4, 5.1): the broken rule, and under `mend-` the fix. $at and $other are placements
### in notation, $cell and $knob are cells.

rule-off-plate = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } arriva a { $cell }, fuori dalla base: le posizioni vanno da 0 a { $last } (regola 3.1).
mend-off-plate = Sposta { $at } di { $studs ->
    [one] 1 posizione
   *[other] { $studs } posizioni
} verso { $way ->
    [east] est
    [west] ovest
    [north] nord
   *[south] sud
}.
rule-on-arch-middle = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } poggia a { $cell } sul centro dell’arco { $other }: un arco regge solo alle estremità (regola 3.3).
mend-on-arch-middle = Sposta { $at } a un’estremità di { $other }: { $first } o { $second }.
rule-overlap = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } e { $other } starebbero nello stesso spazio { $cell } (regola 3.4).
mend-overlap = Togli { $at } o cambia il suo posto, in modo che in { $cell } ci sia un solo pezzo.
rule-not-supported = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } è nel vuoto a { $cell } (regola 3.5).
mend-not-supported = Riempi lo spazio sotto { $cell } con mattoncini o colonne, per un’altezza di { $missing ->
    [one] 1 mattoncino
   *[other] { $missing } mattoncini
}, a partire da { $knob }.
rule-no-knob = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } a { $cell } non ha un bottoncino su cui poggiare (regola 3.5).
mend-no-knob = Sposta { $at } su un bottoncino libero: il più vicino è { $knob }.
rule-figure-on-knob = A { $cell }, dove andrebbe { $piece ->
    [arch] l’arco
    [brick] il mattoncino
    [gold] il mattoncino dorato
    [column] la colonna
   *[other] la { NOUN($piece, 1) }
} { $at }, c’è un animale (regola 3.5).
mend-figure-on-knob = Costruisci altrove finché c’è l’animale: il bottoncino libero più vicino è { $knob }.
rule-both-feet-on-arch = Le due estremità dell’arco { $at } poggiano sullo stesso arco, { $other } (regola 3.6).
mend-both-feet-on-arch = Gira { $at } attorno a una sua estremità, o metti un mattoncino sotto ognuna.
rule-off-grid = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } è a { $cell }, fuori dalla griglia della scalinata iniziale (regola 3.7).
mend-off-grid = Sposta { $at } sulla griglia: la posizione più vicina è { $x_near },{ $y_near }.
rule-start-not-on-ground = La scalinata parte da { $cell }, che non è un bottoncino libero del terreno (regola 4.1).
mend-start-not-on-ground = Parti da un bottoncino libero del terreno: il più vicino è { $knob }.
rule-start-with-decoration = La scalinata inizia con il mattoncino da decorazione { $at } (regola 4.2).
mend-start-with-decoration = Metti lì un mattoncino al posto di { $at }.
rule-ends-with-brick = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } è sulla fine dell’ultimo arco: una scalinata finisce con un arco (regola 4.3).
mend-ends-with-brick = Togli ciò che c’è lì da { $at } in su, o posaci sopra un altro arco.
rule-on-palace-middle = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } poggia a { $cell } su un bottoncino centrale dell’arco { $other } (regola 4.4).
mend-on-palace-middle = Sposta { $at } a un’estremità di { $other }, { $first } o { $second }, o su un altro bottoncino libero.
rule-not-connected = La scalinata da { $start } non poggia in nessun punto sul palazzo (regola 4.5).
mend-not-connected = Portala al palazzo: il bottoncino libero più vicino alla sua fine è { $knob }.
rule-arch-not-higher = L’arco { $at } non è più in alto del precedente, { $other } (regola 4.6).
mend-arch-not-higher = Alza { $at } almeno al livello { $level }: la sua estremità vicina va su { $knob }.
rule-path-broken = L’arco { $at } non parte dalla fine dell’arco precedente, { $other } (regola 4.6).
mend-path-broken = Continua il percorso da { $knob }, o togli { $at } e ciò che segue.
rule-two-paths = L’arco { $at } inizia un secondo percorso: una scalinata è un solo percorso continuo di nuovi archi (regola 4.6). Per noi la regola dice che i vecchi archi non sono suoi gradini.
mend-two-paths = Togli quel percorso, o continua il primo da { $knob }.
rule-turns-back = L’arco { $at } torna indietro sopra il precedente, { $other } (regola 4.7).
mend-turns-back = Gira { $at } attorno alla sua estremità a { $cell }: dritto o di lato.
rule-forks = Con l’arco { $at } su { $other } il percorso ha una diramazione (regola 4.7).
mend-forks = Togli { $at } con i mattoncini che sostengono solo lui, o continua da { $knob }.
rule-loose-brick = { $piece ->
    [arch] L’arco
    [brick] Il mattoncino
    [gold] Il mattoncino dorato
    [column] La colonna
   *[other] La { NOUN($piece, 1) }
} { $at } non sostiene nessun arco di questa scalinata (regola 4.8).
mend-loose-brick = Togli ciò che c’è lì da { $at } in su, o posaci sopra l’estremità di un arco.
rule-arch-as-support = L’arco { $at } fa solo da sostegno a { $other }: ogni arco è un gradino del percorso (regola 4.8).
mend-arch-as-support = Togli { $at } e riempi lo spazio sotto { $cell } con mattoncini o colonne.
rule-several-decorations = { $at } è una decorazione di troppo: se ne mette solo una, non { $count } (regola 5.1).
mend-several-decorations = Togli { $at }.
rule-decoration-misplaced = Il mattoncino da decorazione { $at } non è alla fine dell’ultimo arco, a { $cell } (regola 5.1).
mend-decoration-misplaced = Sposta { $at } a { $cell }.
rule-end-taken = La fine della scalinata a { $cell } è occupata: lì la decorazione non ci sta (regola 5.1).
mend-end-taken = Fai finire l’ultimo arco dove, sopra la sua fine, c’è spazio.
mend-no-arch = Aggiungi un arco.
mend-not-enough-pieces = { $has ->
    [0] Fai a meno di { NOUN($piece, 0) }.
   *[other] Fai con { $has } { NOUN($piece, $has) }.
  }
mend-wrong-decoration = Al suo posto metti { SHORT($wanted, 1) }.
mend-decoration-out = Metti un altro colore.
mend-no-decoration-due = Togli il mattoncino da decorazione.
