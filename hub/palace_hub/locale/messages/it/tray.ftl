### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = Scomparto { NOUN($piece, 2) }: la cella ha { $noise } mg di rumore e non distingue i singoli pezzi. Rimedio: usate una cella da { $capacity } g o meno.
capability-restless = Scomparto { NOUN($piece, 2) }: la cella ha { $noise } mg di rumore e non distingue i singoli pezzi. Rimedio: tenete lontani correnti d’aria e cavi, poi controllate la sua scheda amplificatore.
capability-slow = Scomparto { NOUN($piece, 2) }: la cella converte { $rate } volte al secondo e ogni conteggio dura di più. Rimedio: portate alto il pin RATE della sua scheda amplificatore.
capability-drifts = Scomparto { NOUN($piece, 2) }: la cella deriva di { $drift } mg al minuto; dopo { $seconds } s senza osservarla, l’hub chiede il conteggio. Rimedio: lasciatela scaldare per mezz’ora e proteggetela dal calore.
capability-off-centre = Scomparto { NOUN($piece, 2) }: da un punto all’altro della vaschetta la lettura cambia (differenza: { $percent } %); con più di { $count } pezzi, un mucchio che si sposta può sembrare un pezzo in più o in meno. Rimedio: mettete la vaschetta sui suoi quattro appoggi, stringete la cella e distribuite i pezzi in modo uniforme.
capability-audit = Più di { $count } { NOUN($piece, 2) } non si possono contare dal peso totale. L’hub conta comunque i pezzi che togliete o mettete.
capability-twins = Una bilancia non distingue { NOUN($piece, 1) } e { NOUN($other, 1) }: rimettete ogni pezzo da dove viene.
reference-nothing-lifted = Dallo scomparto { NOUN($piece, 2) } non è stato tolto nulla. Rimedio: togliete i pezzi, allontanate le mani, poi premete Enter.
reference-not-returned = Nello scomparto { NOUN($piece, 2) } { $pieces ->
    [one] 1 pezzo non è tornato
   *[other] { $pieces } pezzi non sono tornati
}. Rimedio: rimetteteli tutti, poi toglieteli di nuovo.
reference-unsure = Il peso dello scomparto { NOUN($piece, 2) } si scosta di { $fraction } di un pezzo da un numero intero. Rimedio: cercate un pezzo di un altro tipo, poi toglieteli di nuovo.
reference-uncalibrated = Lo scomparto { NOUN($piece, 2) } non è calibrato. Rimedio: pesate prima la vaschetta vuota e la scatola completa.
calibration-assumes = L’hub suppone { $count } { NOUN($piece, 2) }: non sono stati contati togliendone alcuni.
calibration-swapped = I pezzi sono scambiati di scomparto: { NOUN($piece, 2) } e { NOUN($other_piece, 2) }. Scambiateli, poi pesate di nuovo.
cup-not-empty = Nello scomparto { NOUN($piece, 2) } c’è qualcosa di circa { $grams } g. Toglietelo. Se la vaschetta è vuota, premete di nuovo Enter.
cup-too-light = Lo scomparto { NOUN($piece, 2) } è troppo leggero di { $grams } g. Metteteci la vaschetta. Se c’è già, premete di nuovo Enter.
recheck-missing = { $count ->
    [one] Manca 1
   *[other] Mancano { $count }
} { NOUN($piece, $count) } rispetto all’ultima volta.
recheck-extra = { $count } { NOUN($piece, $count) } in più rispetto all’ultima volta.
recheck-unsure = Il peso dello scomparto { NOUN($piece, 2) } si scosta di { $fraction } di un pezzo da un numero intero. Rimedio: togliete ciò che non va lì, o contate i pezzi.
recheck-no-reading = Dallo scomparto { NOUN($piece, 2) } non arriva una lettura stabile. Rimedio: allontanate le mani, poi controllate i fili della cella.

## The tray's set-up

setup-title = Configurazione del vassoio, passaggio { $step } di 7
# limit: headline
head-setup-find = Serve il vassoio
# limit: explanation
explain-setup-find = Collegate il cavo del vassoio. Appena il vassoio risponde, la configurazione prosegue da sola.
# limit: explanation
explain-setup-lost = Il vassoio non risponde. Ricollegate il suo cavo: la configurazione riprende da dove si è fermata.
# limit: explanation
explain-setup-empty = Togliete tutti i pezzi dai sei scomparti, ma lasciate le vaschette. Poi premete Enter.
# limit: explanation
explain-setup-full = Mettete ciò che dice l’elenco, ogni tipo nel suo scomparto. Poi premete Enter.
# limit: headline
head-setup-lift = Via { $count } { NOUN($piece, $count) }
# limit: explanation
explain-setup-lift = Contate { $count } pezzi, metteteli da parte e premete Enter. Oppure saltate (s): allora l’hub ne suppone { $held }.
# limit: headline
head-setup-back = Rimettete { $count }
# limit: explanation
explain-setup-back-in = Rimettete tutti e { $count } nel loro scomparto, poi premete Enter.
# limit: headline
head-setup-report = Che cosa sa fare
# limit: explanation
explain-setup-report = L’elenco dice che cosa sanno fare le celle e che cosa suppone l’hub. Premete Enter per salvare.
# limit: headline
head-setup-kept = Vassoio pronto
# limit: explanation
explain-setup-kept = Da ora ogni partita inizia con un breve controllo del vassoio pieno. Iniziate una partita con "palace play".
# limit: explanation
explain-setup-kept-game = Da ora ogni partita inizia con un breve controllo del vassoio pieno. Questa partita prosegue.
setup-in-file = Salvato in { $file }.
setup-no-node = Nessun nodo collegato. Rimedio: collegatelo con un cavo USB per dati. Una scheda nuova riceve il suo firmware con "palace flash".
setup-ask-doctor = "palace doctor", in un altro terminale, controlla tutto ciò che c’è tra il vassoio e questo schermo.
setup-another-tray = Risponde un altro vassoio ({ $id } al posto di { $was }): la configurazione ricomincia dalle vaschette vuote.
setup-wrong-order = Ogni scomparto pesa meno di prima: quando sono state pesate le vaschette vuote, c’erano i pezzi. Togliete tutti i pezzi: la configurazione ricomincia.
setup-nothing-put-in = Ogni scomparto pesa quanto da vuoto. Rimedio: mettete tutta la scatola. Se c’era già prima, tornate indietro di un passaggio e toglietela.
setup-lifted-other = A giudicare dal peso, i pezzi tolti sono { $found }, non { $count } ({ NOUN($piece, 2) }). Rimedio: contate i pezzi accanto al vassoio, fate che siano { $count }, poi premete Enter.
setup-miscounted = Allora nel vassoio ci sarebbero { $found } { NOUN($piece, $found) }: probabilmente i pezzi tolti non erano esattamente { $count }. Rimedio: ricontateli.
setup-box-right = Nel vassoio ci sono { $found } { NOUN($piece, $found) }, contati togliendone alcuni.
setup-box-lacks = Nel vassoio ci sono { $found } { NOUN($piece, $found) }: { $count } in meno di quanti dovrebbe contenere la scatola.
setup-box-extra = Nel vassoio ci sono { $found } { NOUN($piece, $found) }: { $count } in più di quanti dovrebbe contenere la scatola.
setup-assumes-small = Per gli altri { $count } scomparti l’hub suppone il numero completo: così pochi pezzi si contano facilmente a mano.
setup-notes-more = e ancora { $count }: "palace doctor" mostra tutto
setup-all-well = Ogni cella sa contare i singoli pezzi.
# limit: main-action
main-setup-empty = Le vaschette sono vuote
# limit: main-action
main-setup-full = È tutto nel vassoio
# limit: main-action
main-setup-lift = Li abbiamo tolti
# limit: main-action
main-setup-back = Li abbiamo rimessi
# limit: main-action
main-setup-report = Salva
# limit: main-action
main-setup-done = Esci
# limit: main-action
main-setup-game = Prosegui la partita
# limit: main-action
waiting-tray = aspetto il vassoio
# limit: action
action-skip = Salta
# limit: action
action-step-back = Indietro
# limit: footer
footer-skip = Salta
refused-setting-up = Il vassoio è in configurazione. Portatela a termine, o uscite con Ctrl+Q.
refused-no-tray-yet = Nessun vassoio risponde ancora.
refused-nothing-to-skip = Questo passaggio non si può saltare.
error-calibration-not-kept = La configurazione del vassoio non si può salvare in { $file }: { $what }.
setup-tray-kept = Il vassoio è configurato: { $file }
setup-tray-left = Il vassoio non è stato configurato. Resta la configurazione di prima.

## The full tray before a game

# limit: headline
head-tray-check = Controllo vassoio
# limit: explanation
explain-tray-check = Mettete tutta la scatola nel vassoio. Quando c’è tutto, la partita comincia da sola.
# limit: headline
head-tray-lacks = { $count ->
    [one] Manca 1 pezzo
   *[other] Mancano { $count } pezzi
}
# limit: headline
head-tray-differs = Guardate il vassoio
# limit: explanation
explain-tray-differs = Sistemate ciò che dice l’elenco: il vassoio lo vede da solo. Oppure scegliete qui sotto.
# limit: headline
head-tray-damaged = File danneggiato
# limit: explanation
explain-tray-damaged = I dati salvati del vassoio non si possono usare. Scegliete qui sotto.
calibration-file-damaged = { $file } non si può usare. Atteso: { $field } { $expected }.
check-count = giocate con i pezzi che il vassoio pesa; quelli mancanti restano fuori da questa partita
check-damaged-count = usate i dati salvati prima
check-all-there = abbiamo guardato: c’è tutto
check-weigh = pesate di nuovo il vassoio dall’inizio
check-type = in questa partita scrivete ciò che ognuno prende
# limit: action
action-check-count = Si gioca così
# limit: action
action-check-damaged-count = Dati di prima
# limit: action
action-check-all_there = C’è tutto
# limit: action
action-check-weigh = Pesa di nuovo
# limit: action
action-check-type = Scriviamo noi
# limit: main-action
waiting-choice-check = sistemate, o scegliete
