### Learn the game: the list of lessons, the lessons on building, and the explanation of each step of a turn.

## The list

lesson-list-title = Impara il gioco
lesson-list-why = In Monkey Palace si costruiscono scalinate. Ogni lezione ne mostra una giusta e una sbagliata, poi costruisci tu. Tutte le lezioni durano circa dieci minuti. Un numero come (regola 4.5) indica il punto nelle regole.
lesson-list-done = { $count ->
    [0] Nessuna lezione è ancora fatta. Enter apre la prima; un tasto o un tocco apre quella che vuoi.
    [one] 1 lezione di { $of } è fatta.
   *[other] { $count } lezioni di { $of } sono fatte.
}
lesson-entry = { $tick } { $letter ->
    [none] { $title }
   *[other] Regola { $letter }: { $title }
}
lesson-turn-practice = Poi: gioca un primo turno a un tavolo simulato
lesson-turn = Poi: torna all’inizio, con ogni passaggio spiegato
lesson-leave = Esci
lesson-help-keys = TASTI DI QUESTO ELENCO
lesson-help-choose = 1, 2 e da a fino a i: apri quella lezione. Un tocco fa lo stesso.
lesson-help-move = Su e giù: la lezione precedente e la seguente; poi Spazio la apre.
lesson-help-next = Enter: la prima lezione non ancora fatta.
lesson-help-turn = p: { $practice ->
    [yes] gioca un primo turno a un tavolo simulato. Lo schermo spiega ogni passaggio.
   *[no] torna all’inizio, con ogni passaggio spiegato.
}
lesson-help-in-lesson = In una lezione: Enter gira pagina, PgUp e PgDn vanno indietro e avanti. Esc torna all’elenco.
lesson-help-back = Accanto a ogni lezione fatta c’è una spunta.
lesson-help-leave = Esc: { $practice ->
    [yes] esci dal programma. Prima ti viene chiesto, e le lezioni risolte restano salve.
   *[no] torna alla partita.
}

## A page of a lesson

lesson-title = Lezione { $number } di { $of }   { $letter ->
    [none] { $title }
   *[other] Regola { $letter }: { $title }
}
# limit: title
lesson-plan-right = Giusta, dall’alto
# limit: title
lesson-plan-wrong = Sbagliata, dall’alto
lesson-is-right = Questa scalinata è giusta.
lesson-broken = { $fault } { $mend }
lesson-ask = Premi Enter quando la tua scalinata è finita.
lesson-empty = Non c’è ancora niente. Prima metti un pezzo.
lesson-solved = { $count ->
    [one] Giusto! Un arco ti dà 1 Credito Scimmia per pescare carte.
   *[other] Giusto! { $count } archi ti danno { $count } Crediti Scimmia per pescare carte.
}
lesson-unmet-arches = Nessuna regola è violata, ma l’esercizio vuole { $count ->
    [one] 1 arco
   *[other] { $count } archi
}. Continua dalla fine del tuo ultimo arco.
lesson-unmet-first = Nessuna regola è violata, ma l’esercizio vuole come primo pezzo un arco, direttamente a terra.
lesson-unmet-stands-on = Nessuna regola è violata, ma l’esercizio vuole un’altra torre. Rileggilo.
lesson-unmet-turns = Nessuna regola è violata, ma la scalinata va dritta. L’esercizio vuole una svolta.
# limit: action
lesson-before = Indietro
# limit: action
lesson-again = Di nuovo
# limit: main-action
lesson-next = Avanti
# limit: main-action
lesson-check = È giusta?
# limit: main-action
lesson-next-lesson = Lezione seguente
# limit: main-action
lesson-end = All’elenco
# limit: footer
footer-main = Pronto
# limit: footer
footer-before = Indietro
# limit: footer
footer-after = Avanti
# limit: footer
footer-list = Elenco
# limit: footer
footer-again = Di nuovo

## The lessons. `rule` stands on each page, `task` over the player's try.

lesson-1-title = Come leggere e usare la pianta
lesson-1-rule = La pianta mostra il palazzo dall’alto. Ogni linea è un arco. Ogni numero è l’altezza di una torre; la decorazione sopra non conta.
lesson-1-right = { $light } { $dark } { $gold } sono bottoncini liberi del terreno: sopra non c’è nulla. Con un numero sono decorazioni, ognuna su una torre di quell’altezza: segnano la fine delle scalinate. La linea spessa è una nuova scalinata: un mattoncino e, sopra, un arco.
lesson-1-task = Costruiscila. Le frecce o un tocco spostano le [ ]. Vai sul { $light } a sinistra dell’1. Premi b: un mattoncino. Premi a, poi la freccia a destra: un arco.

lesson-2-title = Un solo percorso che sale
lesson-2-rule = Una scalinata è un solo percorso di archi. Ogni arco parte dalla fine del precedente, quindi è più in alto.
lesson-2-right = Il primo arco poggia a terra. Il secondo parte dalla sua fine e sale al palazzo.
lesson-2-wrong = Qui ci sono due scalinate, ai due lati del palazzo. In un turno se ne costruisce una sola.
lesson-2-task = Costruisci una scalinata di due archi che finisca sul palazzo.

lesson-a-title = Partire da terra
lesson-a-rule = Una scalinata parte da un bottoncino libero del terreno. Più tardi, alla sua fine, va una decorazione del colore di quel bottoncino.
lesson-a-right = Un mattoncino è su un bottoncino del terreno. Dal mattoncino un arco va al palazzo.
lesson-a-wrong = Parte dal palazzo: il suo mattoncino è su un vecchio arco.
lesson-a-task = Costruisci una scalinata con un arco, da un bottoncino del terreno al palazzo.

lesson-b-title = Iniziare con un mattoncino, una colonna o un arco
lesson-b-rule = Il primo pezzo è un mattoncino, una colonna o un arco. Mai una decorazione.
lesson-b-right = Inizia con una colonna. Una colonna è alta come tre mattoncini, proprio come la torre a cui arriva l’arco.
lesson-b-wrong = Inizia con una decorazione, quella dorata. Anche le foglie sono decorazioni.
lesson-b-task = Costruisci una scalinata che abbia come primo pezzo un arco. Te ne servono due: uno solo resta piatto a terra.

lesson-c-title = Finire con un arco
lesson-c-rule = L’ultimo pezzo di una scalinata è un arco. La sua fine resta libera: lì va la decorazione.
lesson-c-right = Finisce con l’arco.
lesson-c-wrong = Sulla fine dell’arco c’è un mattoncino.
lesson-c-task = Costruisci una scalinata con un arco, e lascia libera la sua fine. Non devi usare tutti i tuoi pezzi.

lesson-d-title = Costruire su ogni bottoncino libero
lesson-d-rule = Puoi mettere un pezzo su ogni bottoncino libero, anche sulle decorazioni. Ma mai sul centro di un arco.
lesson-d-right = Il nuovo arco poggia sulla fine di un vecchio arco.
lesson-d-wrong = Il mattoncino accanto a quello dorato è sul centro di un vecchio arco. Questa pianta è disegnata più grande.
lesson-d-task = Fai finire il tuo arco sulla decorazione { $gold }. Due mattoncini sotto l’altra estremità la portano alla stessa altezza.

lesson-e-title = Collegarsi al palazzo
lesson-e-rule = Almeno uno dei tuoi pezzi poggia su un pezzo che c’era già prima del tuo turno.
lesson-e-right = Il secondo arco finisce sul palazzo.
lesson-e-wrong = Questa scalinata passa accanto al palazzo. Nessuno dei suoi pezzi poggia su un vecchio pezzo.
lesson-e-task = Costruisci una scalinata di due archi collegata al palazzo.

lesson-f-title = Niente sta sospeso nel vuoto
lesson-f-rule = Le due estremità di un arco poggiano su qualcosa. Mattoncini e colonne riempiono lo spazio; sotto il centro non serve nulla.
lesson-f-right = Un’estremità poggia sul palazzo, alto 1. Quindi sotto l’altra c’è un mattoncino.
lesson-f-wrong = Manca il mattoncino, quindi un’estremità è sospesa nel vuoto.
lesson-f-task = Sali fino alla torre alta 2. Se un’estremità è sospesa nel vuoto, l’elenco a destra dice che cosa manca.

lesson-g-title = Nessun arco piatto su un arco
lesson-g-rule = Le due estremità di un arco non possono poggiare sullo stesso arco. Una sola va bene.
lesson-g-right = Il secondo nuovo arco ha un’estremità sul vecchio arco e l’altra sul primo nuovo arco.
lesson-g-wrong = Le due estremità del nuovo arco poggiano sul vecchio arco.
lesson-g-task = Costruisci una scalinata con un arco che abbia un’estremità sul vecchio arco.

lesson-h-title = Svoltare sì, tornare indietro no
lesson-h-rule = L’arco seguente va dritto, a sinistra o a destra. Non torna mai indietro, e il percorso non ha diramazioni.
lesson-h-right = Il primo arco va a destra, il secondo verso l’alto della pianta: è una svolta.
lesson-h-wrong = Il secondo arco sta sopra il primo: torna indietro.
lesson-h-task = Costruisci una scalinata di due archi con una svolta.

lesson-i-title = Ogni arco è un gradino
lesson-i-rule = Gli archi sono i gradini del percorso. Per sostenere qualcosa usi mattoncini e colonne, mai un arco.
lesson-i-right = Due mattoncini sostengono l’estremità dell’ultimo arco.
lesson-i-wrong = Un arco sta accanto al percorso e sostiene soltanto l’ultimo arco.
lesson-i-task = Costruisci una scalinata di tre archi. Hai due mattoncini per sostenerla.

## Faults of a staircase that the plan's list names in a few words

# limit: hint
plan-fault-start-with-decoration = La scalinata inizia con una decorazione (regola 4.2).
# limit: hint
plan-mend-start-with-decoration = Inizia con un altro pezzo.
# limit: hint
plan-fault-ends-with-brick = La scalinata non finisce con un arco (regola 4.3).
# limit: hint
plan-mend-ends-with-brick = Riprendi quel pezzo, o posaci sopra un arco.
# limit: hint
plan-fault-no-arch = La scalinata non ha ancora nessun arco (regola 4.3).
# limit: hint
plan-fault-on-palace-middle = Un pezzo è sul centro di un arco (regola 4.4).
# limit: hint
plan-mend-on-palace-middle = Spostalo a un’estremità.
# limit: hint
plan-fault-not-connected = La scalinata non poggia sul palazzo (regola 4.5).
# limit: hint
plan-mend-not-connected = Portala al palazzo.
# limit: hint
plan-fault-loose-brick = Questo pezzo non sostiene nessun arco (regola 4.8).
# limit: hint
plan-mend-loose-brick = Riprendilo, o posaci sopra un arco.

## The guided first turn

teach-you = Giocatore 1
teach-partner = Robin
# limit: headline
teach-title = { $number }: { $step }
# limit: headline
teach-over-title = Un turno intero
teach-over = Hai giocato un turno intero. Ora il prossimo giocatore fa gli stessi otto passaggi, round dopo round.
teach-on-your-own = La partita finisce quando un tipo di pezzi si esaurisce, e vince chi ha più Punti Banana. Continua qui, o esci con Ctrl+Q.
# limit: main-action
teach-button = Enter: ho capito
teach-skipped = In questo turno questo passaggio non c’è.
teach-1-do = Costruisci una scalinata con i tuoi pezzi, da un bottoncino libero del terreno fino al palazzo.
teach-1-why = Ogni arco ti dà un Credito Scimmia per pescare carte, e i pezzi che non usi restano tuoi.
teach-1-practice = Qui costruisci sulla pianta. Hai due archi: posane uno a terra e uno dalla sua fine fino al palazzo. Poi Enter.
teach-2-do = Prendi dal Vassoio per Mattoncini una decorazione del tuo colore iniziale e mettila alla fine del tuo ultimo arco.
teach-2-why = Segna la tua scalinata, e il suo colore dice quali carte puoi pescare.
teach-2-practice = Guarda la seconda riga dall’alto: la tua mano è già su quella decorazione. F5 ne prende una. Poi premi Enter.
teach-3-do = Guarda quanti crediti hai: 1 per ogni arco, più 1 se la tua decorazione è ora la più in alto del suo colore.
teach-3-why = Ti servono nel prossimo passaggio.
teach-3-practice = Ora hai { $count ->
    [one] 1 credito
   *[other] { $count } crediti
}. Enter va avanti.
teach-4-do = Pesca carte con i tuoi crediti: del tuo colore iniziale o multicolore, al massimo una da ogni pila.
teach-4-why = Le carte ti portano pezzi e Punti Banana, e i crediti che non spendi sono persi.
teach-4-practice = Premi il tasto di una pila che non è grigia, poi Enter. All’inizio aiutano le carte con molti pezzi.
teach-5-do = Ritira tutti i pezzi che le tue nuove carte ti danno una volta.
teach-5-why = Non puoi prenderne di meno, e le altre carte che hai qui non contano.
teach-5-practice = La tua mano nella seconda riga è già lì: ogni F5 prende un pezzo.
teach-6-do = Ritira i pezzi che ti danno la Plancia Giocatore e tutte le carte visibili.
teach-6-why = Li ottieni di nuovo in ogni tuo turno: una buona carta rende molte volte.
teach-6-practice = Premi F5 finché lo schermo non chiede altro: la tua mano passa da sola al tipo seguente.
teach-7-do = Se una parte della tua scalinata è alta cinque mattoncini, ottieni una Carta Bonus.
teach-7-why = Alla fine vale 4 Punti Banana; una colonna conta come tre mattoncini.
teach-7-practice = Enter la prende.
teach-8-do = Dopo un mattoncino dorato, metti la Scimmia a un’estremità libera di un arco.
teach-8-why = Tiene gli altri lontani da quel bottoncino, e la sua carta vale 2 Punti Banana per chi ce l’ha alla fine.
teach-8-practice = Scegli un bottoncino acceso con la sua lettera. Poi premi due volte Enter: questo vassoio simulato non vede che la Scimmia lo lascia.
teach-on = Da ora ogni passaggio è spiegato la prima volta che tocca a un giocatore.
teach-off = I passaggi non sono più spiegati.
palette-teach = Spiega ogni passaggio di un turno, o smetti
palette-learn = Impara il gioco: lezioni di costruzione
cli-learn = Insegna il gioco: dieci minuti di lezioni di costruzione, poi un primo turno a un tavolo simulato.
# limit: footer
footer-learn = Impara
start-learn = Imparate il gioco in 10 minuti
start-teach = Fatevi spiegare ogni passaggio
start-teaching = Ogni passaggio è spiegato
help-key-learn = F9   impara il gioco: lezioni di costruzione
help-key-teach = F10   spiega ogni passaggio la prima volta che capita, o smetti
error-lessons-not-kept = Le lezioni risolte non si possono salvare in { $file }: { $what }.
