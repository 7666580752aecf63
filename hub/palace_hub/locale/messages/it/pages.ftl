### Pages over the table, help, the palette and dialogs.

page-palace = Palazzo
page-scores = Punteggio finora
page-devices = Hardware
page-devices-problems = { $count ->
    [one] Hardware   ! 1 problema
   *[other] Hardware   ! { $count } problemi
    }
# limit: action
page-log = Diario
page-help = Aiuto
page-market = Mercato
# limit: line
page-market-printed = Mercato: il tasto di una pila mostra le carte   (p: punti, +: ogni turno)
page-held = Le carte di tutti
page-bought = { $name } ha pescato queste carte nel turno { $turn }. Quale in realtà era un’altra?
page-elsewhere = Scegli la carta che è in realtà.
page-which-card = Quale carta è in realtà?
page-which-card-named = { $name }, inserita: { $card }
page-lost-pile = Da quale pila manca una carta?   (p: Punti Banana, +: ogni turno)
page-lost-card = Quale carta della pila { $colour ->
    [multi] multicolore
   *[other] { SHORT($colour, 1) }
} { price } è persa?
page-pile = { $colour ->
    [multi] Mercato: multicolore { price }
   *[other] Mercato: { SHORT($colour, 1) } { price }
}
page-sum = { $once ->
    [yes] Ciò che le tue nuove carte ti danno una volta
   *[no] Ciò che la tua Plancia Giocatore e le tue carte ti danno ogni turno
}
sum-line = { $what }  dà { $pieces }   { $symbols }
sum-total = In tutto: { $pieces }   { $symbols }
sum-covered = Una carta coperta non dà più nulla. I suoi Punti Banana valgono ancora.
page-no-game = Non c’è nessuna partita in corso.
count-of = { $count } { NOUN($piece, $count) }
pieces-and = { $before } e { $last }
colour-name = { SHORT($colour, 1) }
palace-built = Costruito finora, scalinata iniziale compresa
palace-highest = La decorazione più in alto di ogni colore
palace-level = altezza { $level }
palace-none = ancora nessuna
palace-part = { $sign } { $text }
palace-highest-line = Decorazioni più in alto: { $parts }
palace-figures = Trofei
palace-on-card = sul tavolo
palace-held = { $name }
palace-no-plan = L’hub non sa dove sono i pezzi: una scalinata è stata inserita solo con i suoi dati. “Annulla” riporta a quel punto.
trophy-name-monkey = Scimmia
trophy-name-butterfly = Farfalla
trophy-name-frog = Rana
scores-at-end = A questo tavolo i punteggi restano nascosti fino alla fine (regola 10.11).
devices-node = NODO
devices-role = RUOLO
devices-link = LINEA
devices-last = ULTIMO
devices-gaps = LACUNE
devices-refused = RIFIUTI
devices-rate = FREQ.
devices-signal = SEGNALE
devices-firmware = FIRMWARE
devices-config = CONFIG.
devices-config-word = { $config } { $word ->
        [same] uguale
        [own] propria
       *[differs] diversa
    }
devices-carrier = { $carrier ->
        [mqtt] Wi-Fi { $state }
       *[serial] USB { $state }
    }
devices-runtime = esegue { $runtime } su { $board }, linea { $port }
devices-and-chip = { $said }, chip a { $celsius } °C
devices-and-supply = { $said }, alimentazione { $volts } V
devices-none = Nessun vassoio collegato. Rimedio: collegate il cavo del vassoio, o continuate a giocare e scrivete ciò che prendete.
devices-cell = CELLA
devices-count = NUMERO
devices-weight = PESO
devices-noise = RUMORE
devices-drift = DERIVA
devices-state = STATO
devices-trace = ULTIMI 60 s
devices-counted = { $sure ->
        [yes] { $count } sicuro
       *[no] { $count } incerto
    }
devices-corner = ANGOLO
devices-reading = LETTURA
devices-corner-cell = base { $corner }
devices-problem-of = { $where }: { $problem }
devices-no-problem = nessuno
corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ovest
corner-nw = nord-ovest
corner-state-reads = legge
corner-state-fault = guasto
corner-state-unknown = ignoto
unit-seconds = { $number } s
unit-minutes = { $number } min
unit-hours = { $number } h
unit-rate = { $number } /s
unit-grams = { $number } g
unit-milligrams = { $number } mg
unit-drift = { $number } mg/min
unit-raw = { $number } grezzi
unit-signal = { $number } dBm { $word }
signal-strong = forte
signal-ok = buono
signal-weak = debole
signal-faint = minimo
devices-plate-level = BASE { $level ->
    [gold] oro: vedono la bilancia e i sensori Hall
    [silver] argento: vede la bilancia
   *[typed] spenta: le scalinate le inserite voi
}
problem-plate-off = { $problem } Rimedio: confrontate il palazzo con lo schermo (p). Rimettete ciò che è caduto e togliete ciò che è fuori posto.
hall-none = HALL  nessun sensore
hall-no-strips = HALL  { $bits } bit grezzi: non è un numero intero di strisce da 16
hall-chain = { $chain ->
        [whole] HALL  { $sensors } sensori su { $strips } strisce, { $bits } bit, tutti i marcatori giusti
       *[broken] HALL  { $sensors } sensori su { $strips } strisce, { $bits } bit: rispondono solo le prime { $answering } strisce
    }
hall-on = { $count ->
        [0] nessuno attivo
        [one] 1 attivo (striscia.sensore): { $where }
       *[other] { $count } attivi (striscia.sensore): { $where }
    }
provenance-house-map = MAPPA DELLA CASA { $number } - non è una mappa del gioco stampato
provenance-map = Mappa Terreno { $number }, da { $provenance }
devices-problems = PROBLEMI  { $count }
log-rule = (regola { $rule })
log-undone = annullato
log-empty = Non è ancora successo nulla.

## Help: the step, the keys by group, and how to build

help-step-1 = Costruisci una scalinata con i tuoi mattoncini da costruzione (regole da 4.1 a 4.10). Più in basso questa pagina spiega come, passo per passo. Una base con bilancia vede i tuoi pezzi; senza, inseriscili sulla pianta o con i loro numeri (dati).
help-step-2 = Prendi dal Vassoio per Mattoncini un mattoncino da decorazione. È del colore del bottoncino da cui parte la scalinata. Mettilo alla fine del tuo ultimo arco (regola 5.1).
help-step-3 = Qui non c’è niente da fare: guarda i tuoi Crediti Scimmia. Ne ottieni 1 per ogni arco, più 1 se la tua decorazione è ora la più in alto del suo colore (regole 5.2, 5.3).
help-step-4 = Pesca carte con i tuoi crediti: del colore iniziale o multicolore, al massimo una da ogni pila. I crediti che restano sono persi (regole da 6.1 a 6.3).
help-step-printed = Pesca le carte dal tavolo, del colore iniziale o multicolore, al massimo una da ogni pila. In tutto possono costare quanto i tuoi crediti. Per ognuna premi la sua pila, poi la carta. Se in una pila resta un solo tipo di carta, basta il tasto della pila (regole da 6.1 a 6.3, 11.2).
help-step-5 = Ritira tutti i pezzi che le tue nuove carte ti danno una volta (regole 7.1, 7.4). Se una carta dà un “mattoncino o arco”, scegli tu.
help-step-6 = Colloca prima le tue nuove carte nei posti della tua Plancia Giocatore. Poi ritira tutti i pezzi che la Plancia Giocatore e ogni carta visibile ti danno a ogni turno (regole da 7.2 a 7.4).
help-step-7 = Se una parte della tua scalinata è alta almeno cinque mattoncini, ottieni una Carta Bonus: 4 Punti Banana (regola 8.1).
help-step-8 = Dopo un mattoncino dorato, colloca la Scimmia. Dopo la decorazione più in alto di tutte, colloca la Farfalla. Se hai preso la Rana, collocala sulla tua scalinata (regole da 9.1 a 9.4).
help-no-game = Scegliete in quanti giocate e quali animali partecipano, scrivete i nomi e iniziate la partita (regola 2.1).
help-calibrate-empty = L’hub pesa prima le vaschette vuote, poi la scatola completa. Così impara quanto pesa un pezzo.
help-calibrate-full = Mettete tutta la scatola nei suoi scomparti. L’hub impara così quanto pesa un pezzo.
help-tray-setup = L’hub impara quanto pesano le vaschette vuote e un pezzo. Se togliete 20 pezzi, scopre quanti ce ne sono nella scatola. Se saltate questo passaggio, l’hub suppone che la scatola sia completa.
help-tray-check = L’hub confronta il Vassoio per Mattoncini con ciò che conteneva alla configurazione. Dal solo peso non distingue un pezzo mancante da una cella che ha una deriva: perciò chiede.
help-resume = L’hub si è fermato durante una partita. Tutto ciò che avete confermato è salvo.
help-setup = Ogni giocatore prende i suoi pezzi iniziali, e si costruisce la scalinata iniziale (regola 2.2).
help-play = Un turno ha otto passaggi (regola 2.4).
help-cards-check = L’hub conosce le carte stampate da ciò che avete inserito. Trovate qui una carta sbagliata, prima che si contino i Punti Banana (regola 11.2).
help-ended = Vince chi ha più Punti Banana. In caso di parità, vince chi ha la Carta Trofeo Scimmia (regola 8.5).

help-group-step = TASTI DI QUESTO PASSAGGIO
help-group-always = TASTI CHE HANNO SEMPRE LO STESSO SIGNIFICATO
help-group-screens = TASTI CHE APRONO UNA PAGINA
help-group-hands = TASTI DELLE MANI SOPRA IL VASSOIO SIMULATO

help-picture-top = per ultima: 1 decorazione del colore iniziale
help-picture-climb = ogni arco è più in alto del precedente
help-picture-carry = mattoncini o colonne sostengono gli archi
help-picture-start = inizio: un bottoncino libero del terreno
help-picture-here = metti qui la decorazione, alla fine
help-picture-colour = il suo colore: quello del bottoncino di partenza
help-picture-each-arch = ogni arco che hai costruito: 1 credito
help-picture-highest = la più in alto del suo colore: 1 credito in più
help-picture-price = valore in crediti, e colore
help-picture-bananas = Punti Banana alla fine della partita
help-picture-once = pezzi, una volta: quando peschi la carta
help-picture-each = pezzi, di nuovo in ogni tuo turno
help-picture-take-once = ritira ora questi pezzi
help-picture-take-each = ritira ora questi pezzi, da ogni carta visibile
help-picture-and-board = e ciò che mostra la Plancia Giocatore a sinistra
help-picture-slots = i posti della tua Plancia: prima i vuoti
help-picture-five-high = una torre alta cinque mattoncini
help-picture-column-counts = una colonna è alta come tre mattoncini
help-picture-monkey = Scimmia: a un’estremità libera di un arco
help-picture-butterfly = Farfalla: sulla decorazione più in alto
help-picture-frog = Rana: in basso, sulla tua scalinata

help-building = COME COSTRUIRE UNA SCALINATA
help-building-1 = Scegli un bottoncino libero del terreno. Il suo colore è il tuo colore iniziale (regola 4.1).
help-building-2 = Mettici un arco, oppure prima mattoncini e colonne e poi un arco (regola 4.2).
help-building-3 = Ogni estremità di un arco poggia su qualcosa: un bottoncino del terreno, un mattoncino, una colonna, una decorazione o un’estremità di un altro arco. Sul centro di un arco non può stare nulla (regole 3.3, 3.5).
help-building-4 = Le due estremità di un arco non possono poggiare sullo stesso arco (regola 3.6).
help-building-5 = Continua dalla fine di quell’arco: dritto o di lato, mai indietro. Ogni nuovo arco è più in alto del precedente. Mattoncini e colonne possono alzarlo (regole 4.6, 4.7).
help-building-6 = Fai un solo percorso senza diramazioni. Ogni arco è un suo gradino, e ogni mattoncino e ogni colonna ne sostiene un arco (regola 4.8).
help-building-7 = Almeno uno dei tuoi pezzi deve poggiare su un pezzo che c’era già prima del tuo turno (regola 4.5).
help-building-8 = Finisci con un arco e lascia libera la sua fine: lì va la decorazione (regole 4.3, 5.1).

# A key, at least three spaces, and what it does.
help-key-new = n, Enter   inizia una nuova partita
help-key-steps = sinistra, destra   scorri i passaggi della partita
help-key-export = e   salva un’immagine di palazzo e punteggio, e la registrazione
help-key-main = Enter   fai ciò che dice il pulsante grande
help-key-back = Esc   torna indietro, chiudi
help-key-digits-check = da 1 a 4   scegli una risposta
help-key-skip = s   salta questo passaggio
help-key-digits-start = da 2 a 4   in quanti giocate
help-key-digits-build = a b k g j   scegli un numero; poi + o -
help-key-digits-colour = da 1 a 3   il colore del bottoncino da cui parte
help-key-digits-market = da 1 a 9, 0, -, =   scegli una pila
help-key-digits-pile = da 1 a 9, 0, -, =   scegli una carta di questa pila
help-key-digits-slots = da 1 a 4   scegli un posto
help-key-digits-typed = il suo numero   scegli uno scomparto; poi scrivi quanti
help-key-digits-decoration = da 4 a 6   la decorazione che metti in cima
help-key-letters-knobs = la sua lettera   scegli un bottoncino acceso
help-key-plan-move = frecce   muoviti sulla pianta
help-key-plan-brick = b   metti qui un mattoncino
help-key-plan-column = k   metti qui una colonna
help-key-plan-arch = a   metti qui un arco; poi una freccia: dove finisce
help-key-plan-take-back = x   riprendi il pezzo tra le [ ], o l’ultimo
help-key-plan-way = w   passa dalla pianta ai dati, o viceversa
help-key-sum = w   vedi che cosa ti dà ora ogni carta
help-key-butterfly = b   con o senza la Farfalla
help-key-frog = g   con o senza la Rana
help-key-ground-map = m   la Mappa Terreno seguente, da 1 a 4
help-key-deck = c   quali carte: dello schermo o della vostra scatola
help-key-resume = r   riprendi una partita
help-key-discard = d   metti da parte la partita
help-key-redo = y   ripeti ciò che hai annullato
help-key-stop = q   stop: pausa, fine anticipata, o un giocatore lascia la partita
help-key-more = o   altro che puoi fare ora
help-key-language = F2   lingua seguente
help-key-arrows = frecce, Tab   sposta la selezione
help-key-stepper = + -   uno in più, uno in meno del numero scelto
help-key-choose = Spazio   scegli, o annulla la scelta
help-key-next-player = n   il prossimo giocatore costruisce già; di nuovo n torna indietro
help-key-undo = u   annulla l’ultimo passaggio
help-key-correct = c   correggi ciò che è sbagliato
help-key-palace = p   il palazzo
help-key-market = m   il mercato: tutte le pile di carte
help-key-digits-held = da 1 a 4   le carte di un giocatore
help-key-held = i   le carte di tutti
help-key-correct-card = c   era un’altra carta
help-key-log = l   il diario: tutto ciò che è successo
help-key-devices = d   vassoio, base e problemi
help-key-scores = s   il punteggio finora
help-key-far = f   vista grande, o di nuovo normale
help-key-theme = t   chiaro o scuro
help-key-mute = z   suoni spenti o accesi
help-key-help = ?, F1   questa pagina
help-key-palette = Ctrl+P   cerca tra tutti i comandi
help-key-quit = Ctrl+Q   esci (prima chiede)
help-key-hands-cell = F3   vai allo scomparto seguente
help-key-hands-amount = F4   quanti pezzi alla volta
help-key-hands-take = F5   togli pezzi
help-key-hands-put = F6   metti pezzi
help-key-hands-press = F7   premi sui pezzi
help-key-hands-spill = F8   fai cadere un pezzo nello scomparto seguente

## The palette: every command with a sentence

palette-search = Che cosa vuoi fare?
palette-main = Fai l’azione principale
palette-back = Torna indietro o chiudi
palette-undo = Annulla l’ultimo passaggio
palette-redo = Ripeti ciò che hai annullato
palette-correct = Correggi ciò che è sbagliato
palette-correct-counts = Un conteggio è sbagliato
palette-correct-card = Era un’altra carta
palette-correct-board = Una Plancia Giocatore dà qualcos’altro
palette-lose-card = Una carta è persa
palette-change-deck = Passa alle vostre carte, o a quelle dello schermo
palette-palace = Guarda il palazzo
palette-market = Guarda il mercato
palette-held = Guarda le carte di tutti
palette-devices = Guarda vassoio, base e problemi
palette-log = Leggi il diario
palette-scores = Mostra il punteggio finora
palette-skip = Salta questo passaggio della configurazione
palette-stop = Stop: pausa, fine anticipata, o un giocatore lascia la partita
palette-pause = Pausa per la notte
palette-end-now = Termina ora la partita e conta i punteggi
palette-player-leaves = Un giocatore lascia la partita
palette-far = Accendi o spegni la vista grande
palette-theme = Chiaro o scuro
palette-language = Lingua seguente
palette-mute = Suoni spenti o accesi
palette-help = Aiuto per questo passaggio
palette-more = Altro che puoi fare ora
palette-resume = Riprendi la partita in sospeso
palette-discard = Metti da parte la partita in sospeso
palette-next-map = La Mappa Terreno seguente per la nuova partita
palette-next-deck = Scegli quali carte: dello schermo o della vostra scatola
palette-pass-build = Non posso costruire
palette-take-frog = Prendi la Rana e una colonna
palette-keep = Tieni il vassoio così com’è
palette-new-game = Inizia una nuova partita
palette-step-through = Rivedi la partita passaggio per passaggio
palette-export = Salva un’immagine di palazzo e punteggio, e la registrazione
palette-sum = Vedi che cosa dà ogni carta in questa consegna
palette-way = Inserisci la scalinata sulla pianta, o con i suoi dati
palette-next-player = Fai già costruire il prossimo giocatore, o torna indietro
palette-take-back = Riprendi l’ultimo pezzo
palette-quit = Esci (prima chiede)

## Dialogs

dialog-evidence = Mostra le misure
dialog-number = Scrivi un numero
evidence-noise = { NOUN($piece, 2) }: rumore { $noise } mg
evidence-drift = deriva { $drift } mg al minuto
evidence-activity = ora { $activity }
correct-counts = Conteggio sbagliato
correct-counts-why = Quanti pezzi ci sono in ogni scomparto? Il diario conserva ciò che cambiate.
correct-do = Correggi i conteggi
correct-tray = vassoio: { $count }
correct-books = partita: { $count }
correct-typed-count = scritto: { $count }
correct-tray-short = vassoio: { $count }
correct-books-short = partita: { $count }
correct-typed-count-short = scritto: { $count }
correct-not-known = non noto
choice-numbers = Numeri errati
choice-other-pile = Un’altra pila
choice-held = L’ha qualcuno
choice-close = Indietro
sure-lost = Questa carta è persa?
sure-lost-why = La carta esce dalla partita fino alla fine, e nessuno può pescarla. La sua pila ha una carta in meno. “Annulla” la riporta.
sure-lost-yes = È persa
sure-lost-no = Lascia così
sure-deck-printed = Le vostre carte?
sure-deck-printed-why = Mescolate le carte stampate della vostra scatola e inserite quelle che pescate. Non è ancora stata pescata nessuna carta, quindi non cambia altro.
sure-deck-printed-else = Lo schermo continua a mostrare le carte.
sure-deck-printed-yes = Le nostre carte
sure-deck-printed-no = Lascia così
sure-deck-screen = Le carte dello schermo?
sure-deck-screen-why = L’hub mescola le carte e mostra quelle in cima. Lasciate nella scatola quelle stampate. Non è ancora stata pescata nessuna carta, quindi non cambia altro.
sure-deck-screen-else = Continuate con le carte della vostra scatola.
sure-deck-screen-yes = Quelle dello schermo
sure-deck-screen-no = Lascia così
sure-undo = Annulla per { $name }?
sure-undo-why = L’ultimo passaggio era di { $name }. Viene annullato, ed è di nuovo il turno di { $name }. Il diario lo segna come annullato.
sure-undo-laid = { $count ->
    [one] Il pezzo posato per { $name } non fa più parte del palazzo: toglietelo.
   *[other] I { $count } pezzi posati per { $name } non fanno più parte del palazzo: toglieteli.
}
sure-undo-else = Nulla viene annullato: il turno di { $name } prosegue.
sure-undo-yes = Annulla
sure-undo-no = Lascia così
sure-discard = Metterla da parte?
sure-discard-why = La partita resta salva. Per riprenderla, premete Esc nella pagina iniziale, poi r.
sure-discard-else = La partita resta qui, e potete continuarla.
sure-discard-yes = Metti da parte
sure-discard-no = Resta qui
sure-pass = Non puoi costruire?
sure-pass-why = Nessuna scalinata: in questo turno solo la Consegna Ricorrente, niente carte, bonus o trofei (regola 4.10).
sure-pass-else = Continui a costruire.
sure-pass-yes = Non posso costruire
sure-pass-no = Continuo
sure-keep = Tenere così?
sure-keep-why = Per l’hub diventa giusto ciò che c’è ora nel vassoio. Il diario conserva questa modifica.
sure-keep-else = Sistemate i pezzi, e l’hub li aspetta.
sure-keep-yes = Tieni così
sure-keep-no = Sistemiamo
stop-how = Stop?
stop-how-why = Per continuare un altro giorno potete semplicemente spegnere tutto. Lasciate i pezzi dove sono.
stop-pause = Pausa per la notte
stop-end-now = Termina ora la partita e conta i punteggi
stop-player-leaves = Un giocatore lascia la partita, gli altri continuano
sure-pause = Pausa per la notte?
sure-pause-why = Tutto resta salvo. Lasciate i pezzi dove sono e spegnete l’hub, il vassoio e la base. Al ritorno, l’hub chiede solo di ciò che è cambiato.
sure-pause-else = La partita prosegue.
sure-pause-yes = Pausa
sure-pause-no = Si continua
sure-end-now = Finire ora la partita?
sure-end-now-why = Si contano i punteggi come sono ora. Di questo turno vale tutto ciò che è stato confermato: la scalinata, le carte e i trofei (regola 12.3). Per continuare la partita, annullate.
sure-end-now-else = La partita prosegue.
sure-end-now-yes = Finisci ora
sure-end-now-no = Si continua
sure-go-on = Continuare la partita?
sure-go-on-why = La partita riprende da dove è finita, con i pezzi com’erano allora.
sure-go-on-else = La partita resta finita, con questo punteggio.
sure-go-on-yes = Continua
sure-go-on-no = È finita
leave-who = Chi lascia la partita?
leave-who-why = Le carte, le Carte Bonus e le Carte Trofeo restano a quel giocatore e contano alla fine. Gli altri continuano nello stesso ordine.
leave-who-why-last = Resterebbe un solo giocatore: la partita finisce subito e si contano i punteggi.
leave-bricks = E i mattoncini?
leave-bricks-why = { $name } ha { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) }. Dove vanno?
leave-own-turn = Questo turno finisce ora. Vale ciò che è stato confermato; una scalinata senza la sua decorazione va tolta dal palazzo.
leave-bricks-back = Di nuovo nel vassoio
leave-bricks-out = Restano fuori dal gioco
leave-how = Come uscire?
leave-restart = Riavviare l’hub
leave-shut-down = Spegnere la macchina
leave-console = Console: fermare l’hub e accedere
dim-wake = Premete un tasto o toccate lo schermo
sure-quit = Uscire?
sure-quit-why = La partita resta salva. Al prossimo avvio la ritrovate.
sure-quit-why-not-saved = Ora la partita non si può salvare: andrebbe perso tutto ciò che è venuto dopo l’ultimo evento salvato.
sure-quit-why-simulated = Questa demo finisce qui; "palace demo" ne inizia un’altra. La sua partita resta in un file, che vi sarà indicato.
sure-quit-why-setting-up = Questa configurazione si salva solo alla fine. Resta la configurazione di prima.
sure-quit-why-ended = La partita è finita e il punteggio è contato: non si perde nulla.
sure-quit-why-no-game = Non c’è nessuna partita in corso: non si perde nulla.
sure-quit-else = Tutto resta com’è.
sure-quit-yes = Esci
sure-quit-no = Si continua
sure-practice = Uscire?
sure-practice-why = Questa partita era di prova e non viene conservata. Le lezioni risolte sì.
sure-practice-why-no-game = Le lezioni risolte restano salve: la prossima volta si continua da lì.
sure-practice-else = Tutto resta com’è.
sure-practice-yes = Esci
sure-practice-no = Si continua
