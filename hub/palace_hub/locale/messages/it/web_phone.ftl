### The phones: what only the pages of the seats and of the host show.

## The same sentences where there are no keys: KEY-touch takes the place of KEY

explain-bot-lay-touch = Prendi il pezzo da quelli di { $name }. { $piece ->
    [arch] Va tra i due punti accesi, al livello { $level }.
   *[other] Va nel punto acceso, al livello { $level }.
} Pezzo { $number } di { $of }.
    .do = Poi tocca il pulsante qui sotto.
explain-bot-off-touch = Il pezzo acceso ({ NOUN($piece, 1) }) non va lì. Rimettilo tra i pezzi di { $name }.
    .do = Poi tocca il pulsante qui sotto.
explain-bot-stands-touch = Tutti i { $of } pezzi della scalinata di { $name } ci sono. Il palazzo è uguale alla pianta?
    .do = Poi tocca il pulsante qui sotto.
explain-bot-facts-touch = Da { SHORT($piece, 1) }, con { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) }, altezza { $height }. Costruisci dove è possibile. Se non lo è: “Non posso costruire”.
    .do = Poi tocca il pulsante qui sotto.
explain-bot-pass-touch = Con i suoi pezzi { $name } non può costruire nulla.
    .do = Tocca il pulsante qui sotto per andare avanti.
explain-bot-frog-touch = { $name } prende la Rana dal palazzo, e con lei una colonna.
    .do = Tocca il pulsante qui sotto.
explain-bot-cards-touch = { $name } pesca { $chosen } e spende { $credits ->
    [one] il suo unico credito
   *[other] { $cost } dei suoi { $credits } crediti
}.
    .do = Tocca il pulsante qui sotto.
explain-bot-cards-none-touch = { $name } tiene le carte che ha.
    .do = Tocca il pulsante qui sotto.
explain-bot-slots-touch = { $name } ha scelto un posto per ogni nuova carta.
    .do = Tocca il pulsante qui sotto.
explain-bot-figure-touch = { $name } vuole l’animale sul bottoncino segnato. Mettilo lì.
    .do = Poi tocca il pulsante qui sotto.
refused-bot-turn-touch = { $name } è un bot e decide da solo.
    .do = Per annullare un passaggio, tocca “Annulla”.
refused-bot-not-seen-touch = La base non vede ancora il pezzo acceso. Posalo nel punto acceso, o passa alla pianta e conferma lì.
hint-credits-touch = Indizio: con i pezzi che hai puoi ottenere { $credits ->
    [one] 1 credito
   *[other] { $credits } crediti
}.
    .do = Per sapere da dove partire, tocca di nuovo “Indizio”.
hint-start-lit-touch = Indizio: parti dal bottoncino { SHORT($piece, 1) } acceso.
    .do = Per l’intera scalinata, tocca di nuovo “Indizio”.
hint-start-touch = Indizio: parti da un bottoncino { SHORT($piece, 1) }.
    .do = Per l’intera scalinata, tocca di nuovo “Indizio”.
hint-aim-recurring-touch = Indizio: punta alle carte che ti danno pezzi ogni turno.
    .do = Per sapere quali, tocca di nuovo “Indizio”.
hint-aim-one-time-touch = Indizio: punta alle carte che ti danno pezzi subito.
    .do = Per sapere quali, tocca di nuovo “Indizio”.
hint-aim-bananas-touch = Indizio: punta alle carte con molti Punti Banana.
    .do = Per sapere quali, tocca di nuovo “Indizio”.
hint-aim-printed-touch = Indizio: l’hub non vede quali carte sono in cima, ma in media alcune pile aiutano di più.
    .do = Per sapere quali, tocca di nuovo “Indizio”.
hint-pile-touch = { $card }
hint-frog-touch = Indizio: prendi prima la Rana, con il suo pulsante. Ti dà una colonna con cui puoi costruire.
hint-pass-touch = Indizio: con i tuoi pezzi nessuna scalinata è possibile.
    .do = Tocca “Non posso costruire”.
refused-hint-not-now-touch = Ci sono indizi mentre costruisci e mentre peschi carte.
    .do = Tocca “Indizio” allora.
refused-hints-off-touch = Gli indizi per { $name } sono spenti. Li accende la pagina dell’organizzatore.
ask-hints-why-touch = “Indizio” aiuta mentre si costruisce o si pesca. Nel diario tutti vedono chi l’ha usato. In difficoltà: dopo { $seconds } secondi, o dopo un tentativo non permesso.
calibration-nothing-added-touch = Lo scomparto { NOUN($piece, 2) } non pesa più della sua vaschetta vuota. Metteteci i pezzi. Se c’erano già prima, svuotate la vaschetta e tornate indietro di un passaggio. Altrimenti controllate i suoi fili.
calibration-reversed-touch = La vaschetta { $piece ->
    [arch] degli archi
    [brick] dei mattoncini
    [gold] dei mattoncini dorati
    [column] delle colonne
   *[other] delle { NOUN($piece, 2) }
} è più leggera di quando è stata pesata vuota. Togliete tutto e tornate indietro di un passaggio. Se era vuota, i suoi fili sono scambiati.
calibration-scale-touch = Lo scomparto { NOUN($piece, 2) } pesa troppo poco o troppo. Se prima la vaschetta non era vuota, tornate indietro di un passaggio. Altrimenti togliete ciò che non va lì, o controllate la bilancia.
calibration-weak-touch = La bilancia dello scomparto { NOUN($piece, 2) } è troppo agitata per contare i singoli pezzi. Tenete fermo il tavolo.
    .do = Poi toccate di nuovo il pulsante qui sotto.
calibration-differs-touch = Lo scomparto { NOUN($piece, 2) } pesa { $way ->
    [less] meno
   *[more] più
} del dovuto (differenza: { $percent } %). Se prima la vaschetta non era vuota, tornate indietro di un passaggio. Altrimenti contate i pezzi e togliete quelli di un altro tipo.
told-sound-off-touch = I suoni sono spenti. Li riaccende la pagina dell’organizzatore.
sure-discard-why-touch = La partita resta salva. La pagina iniziale offre di riprenderla.
explain-plate-weigh-touch = Contateli, di colori qualsiasi. Metteteli sciolti al centro della base.
    .do = Poi toccate il pulsante qui sotto.
explain-plate-figure-touch = Mettete l’animale sul bottoncino segnato al centro e lasciatelo.
    .do = Poi toccate il pulsante qui sotto. Toccate “Salta” se non è nella vostra scatola.
explain-plate-knobs-touch = Tenete il piede di un mattoncino con magnete sul bottoncino segnato finché il segno si sposta.
    .do = Se non succede nulla, toccate “Salta”: il bottoncino ritorna alla fine.
explain-plate-report-touch = Ecco che cosa ha scoperto l’hub, e che cosa sa fare la base.
    .do = Toccate il pulsante per salvare.
refused-plate-goes-on-touch = Qui la configurazione prosegue da sola.
undone-put-back-touch = Hai annullato un passaggio. Rimetti anche { $count } { NOUN($piece, $count) }.
    .do = Oppure tocca “Ripeti” per ripetere il passaggio.
explained-by-delivery-touch = È per il passaggio seguente?
    .do = Tocca il pulsante qui sotto per andarci.
refused-figure-parked-touch = Il vassoio vede ancora { $figure ->
    [monkey] la Scimmia
    [butterfly] la Farfalla
   *[other] la Rana
} sul suo sensore. Collocala.
    .do = Se l’hai già fatto, tocca di nuovo il pulsante.
refused-waits-for-tray-touch = Muovi i pezzi: il vassoio li vede.
refused-tray-counts-touch = Il vassoio conta da solo. Se un conteggio è sbagliato, lo corregge la pagina dell’organizzatore.
refused-by-facts-touch = Questa scalinata la inserisci con i suoi dati. Per usare la pianta, passa prima a quella.
refused-by-plan-touch = Questa scalinata la inserisci sulla pianta. Per usare i suoi dati, passa prima a quelli.
refused-by-plate-touch = Questa scalinata la vede la base. Per inserirla sulla pianta, passa prima a quella.
explain-no-game-touch = Il giocatore 1 è chi ha mangiato una banana per ultimo (regola 2.1). Scrivete i nomi, scegliete come giocare e iniziate.
explain-calibrate-empty-touch = Togliete tutti i pezzi dai sei scomparti. L’hub pesa prima le vaschette vuote.
    .do = Poi toccate il pulsante qui sotto.
explain-calibrate-full-touch = Mettete tutto nel vassoio: 80 archi, 80 mattoncini, 16 colonne e 16 decorazioni per colore.
    .do = Poi toccate il pulsante qui sotto.
explain-setup-typed-touch = Togliete dal vassoio ciò che vedete: i pezzi iniziali di ognuno e, per la scalinata iniziale, 2 archi, 1 mattoncino e 1 dorato (regola 2.2).
    .do = Poi toccate il pulsante qui sotto.
explain-setup-back-touch = Avete preso troppi pezzi per la preparazione (regola 2.2): rimetteteli.
    .do = Se ne manca qualcuno, toccate “Tieni così com’è”.
explain-cards-check-touch = Sono queste le carte che ognuno ha davanti?
    .do = Allora toccate il pulsante qui sotto: segue il punteggio.
explain-build-touch = Hai { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }.
    .do = Se nessuna scalinata è possibile, tocca “Non posso costruire” (regola 4.10).
explain-build-frog-touch = Hai { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Puoi prendere la Rana, e con lei una colonna.
    .do = Se nessuna scalinata è possibile, tocca “Non posso costruire”.
explain-cards-printed-touch = Pesca le carte dal tavolo. ¢: valore.
    .do = Poi tocca qui le loro pile: { SHORT($colour, 1) } o multicolore, una da ogni pila (regola 11.2).
explain-cards-chosen-printed-touch = Peschi { $chosen }: { $cost ->
    [one] 1 credito
   *[other] { $cost } crediti
}, ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
    .do = Per rimettere una carta, tocca di nuovo la sua pila.
explain-which-card-touch = { $left ->
    [one] Ti resta 1 credito
   *[other] Ti restano { $left } crediti
}.
    .do = Tocca la carta { SHORT($colour, 1) } da { price } che hai pescato.
explain-cards-chosen-touch = Peschi { $chosen }. { $left ->
    [one] Resta 1 credito
   *[other] Restano { $left } crediti
} per altre pile.
    .do = Tocca di nuovo una carta per rimetterla a posto.
explain-one-time-touch = { $cards ->
    [one] La tua nuova carta ti dà
   *[other] Le tue nuove carte ti danno
} { $pieces }.
explain-recurring-touch = { $cards ->
    [0] La tua Plancia Giocatore ti dà
    [one] La tua Plancia Giocatore e la tua carta ti danno
   *[other] La tua Plancia Giocatore e le tue carte ti danno
} { $pieces }.
explain-typed-touch = { $reason }
    .do = Quando è fatto, tocca il pulsante qui sotto.
explain-correction-typed-touch = Ciò che avete scritto non corrisponde alla partita.
    .do = Quando tutto qui sotto è a posto, toccate il pulsante qui sotto.
explain-undone-many-touch = Hai annullato un passaggio. Fai anche ciò che vedi qui.
    .do = Oppure tocca “Ripeti” per ripetere il passaggio.
explain-leaver-touch = { $name } lascia la partita: rimettete nel vassoio tutti i suoi pezzi.
    .do = Se ne manca qualcuno, toccate “Tieni così com’è”.
explain-leaver-typed-touch = { $name } lascia la partita: rimettete nel vassoio tutti i suoi pezzi.
    .do = Poi toccate il pulsante qui sotto (regola 12.4).
manual-choice-touch = Scegline { $count }: mattoncini, archi, o un po’ di entrambi.
manual-typing-touch =
    .do = Scrivi il numero, o tocca + e -.
slots-place-touch = Carta { $number } di { $of }: { $card }.
    .do = Tocca il suo posto.
plan-hint-plate-touch = La base vede ogni pezzo.
    .do = Qui non devi toccare nulla.
plan-aim-how-touch =
    .do = Tocca il punto acceso dove finisce l’arco.
plan-hint-how-touch =
    .do = Tocca un punto della pianta, poi un pezzo qui sotto.
plan-choose-knob-touch =
    .do = Tocca un bottoncino acceso.
correct-typed-touch =
    .do = Quando tutto è a posto, toccate il pulsante qui sotto.
cup-less-touch = { $target }: più leggero che da vuoto. Tornate indietro di un passaggio
start-waiting-games-touch = { $count ->
    [one] C’è una partita da parte. Potete riprenderla:
   *[other] Ci sono { $count } partite da parte. Potete riprenderne una:
}
reference-nothing-lifted-touch = Dallo scomparto { NOUN($piece, 2) } non è stato tolto nulla. Rimedio: togliete i pezzi e allontanate le mani.
    .do = Poi toccate il pulsante qui sotto.
cup-not-empty-touch = Nello scomparto { NOUN($piece, 2) } c’è qualcosa di circa { $grams } g. Toglietelo.
    .do = Se la vaschetta è vuota, toccate di nuovo il pulsante.
cup-too-light-touch = Lo scomparto { NOUN($piece, 2) } è troppo leggero di { $grams } g. Metteteci la vaschetta.
    .do = Se c’è già, toccate di nuovo il pulsante.
explain-setup-empty-touch = Togliete tutti i pezzi dai sei scomparti, ma lasciate le vaschette.
    .do = Poi toccate il pulsante qui sotto.
explain-setup-full-touch = Mettete ciò che dice l’elenco, ogni tipo nel suo scomparto.
    .do = Poi toccate il pulsante qui sotto.
explain-setup-lift-touch = Contate { $count } pezzi e metteteli da parte.
    .do = Poi toccate il pulsante qui sotto. Oppure saltate: allora l’hub ne suppone { $held }.
explain-setup-back-in-touch = Rimettete tutti e { $count } nel loro scomparto.
    .do = Poi toccate il pulsante qui sotto.
explain-setup-report-touch = L’elenco dice che cosa sanno fare le celle e che cosa suppone l’hub.
    .do = Toccate il pulsante per salvare.
setup-lifted-other-touch = A giudicare dal peso, i pezzi tolti sono { $found }, non { $count } ({ NOUN($piece, 2) }). Rimedio: contate i pezzi accanto al vassoio e fate che siano { $count }.
    .do = Poi toccate il pulsante qui sotto.
explain-plate-stack-touch = Fate una torre di { $count } colonne. Premetela sul bottoncino segnato, lasciatela e aspettate: l’hub la vede.
plate-weighs-like-touch = Pesa quanto { $found }, non { $of }. Ricontate.
    .do = Se sono { $of }, toccate ancora una volta il pulsante.

tray-arch-touch = Archi
tray-brick-touch = Mattoncini
tray-column-touch = Colonne
tray-light_green-touch = Verde chiaro
tray-dark_green-touch = Verde scuro
tray-gold-touch = Oro
line-taken-touch = già { $taken } di { $of } { NOUN($piece, $of) }
line-due-touch = { $due ->
    [0] tutto preso
   *[other] ancora { $due }
}
line-taken-free-touch = già { $taken }
line-put-back-touch = { $count } { NOUN($piece, $count) } di troppo
line-take-out-touch = { $count } { NOUN($piece, $count) } di troppo
stepper-five-high-touch = torre di cinque
main-cards-none-touch = Avanti senza nuove carte
score-chart-note-touch = Ogni linea è un giocatore: più sale, più Punti Banana ha.

head-take-all = Ritira { $pieces }

## What a seat has

own-stock = Hai
own-income = Al prossimo turno ritiri
own-nothing = niente
own-each = ogni turno { $pieces }
own-each-no = nessun pezzo ogni turno
own-under = copre { $cards }
web-slots = Le tue carte nei loro posti

## A seat that is not in turn

web-turn-of = Gioca { $name }
web-host-acts = Aspetta l’organizzatore
web-host-acts-why = L’organizzatore inizia la partita sulla sua pagina. Poi questa pagina prosegue da sola.
web-host-goes-on = Il prossimo passaggio è sulla pagina dell’organizzatore. Poi questa pagina prosegue da sola.
web-host-resumes = L’organizzatore riprende questa partita, o la mette da parte. Poi questa pagina prosegue da sola.
web-seat-free = Qui non gioca nessuno
web-seat-free-why = In questa partita nessuno gioca a questo posto. I codici degli altri sono sulla pagina dell’organizzatore.
web-ahead-waits = È salvata. Quando tocca a te, qui compare il pulsante per finirla.
web-put-on = Metto { $piece ->
    [gold] il mattoncino dorato
   *[other] la { NOUN($piece, 1) }
}

## What a printed card, board or box says

web-learn-numbers = Manca un numero. Scrivilo, o tocca + e -.
web-learn-board-first = Ogni Plancia Giocatore dà qualcosa ogni turno: guarda il suo bordo sinistro e inseriscilo.
web-new-set-how = Per giocare con le vostre carte servono due cose prima di iniziare: quante carte ha ogni pila, e con quali pezzi inizia ogni Plancia Giocatore (sul retro). Tutti gli altri numeri vengono chiesti durante la partita.
web-new-set-board = La Plancia Giocatore { $seat } inizia con
web-new-set-do = Salva questi numeri
web-new-set-bad-name = Questo non può essere il nome della serie: usate lettere minuscole, cifre, - e _.
web-new-set-taken = Avete già una serie con questo nome. Scegliete un altro nome.
web-new-set-sum = La scatola ha 67 carte, e almeno una in ogni pila. Ricontatele.
web-new-set-kits = Ogni Plancia Giocatore inizia con qualche pezzo: guardate il retro e inserite i pezzi.

## This phone

web-this-phone = Questo telefono
web-sound = Suoni su questo telefono
web-awake = Se lo schermo si spegne mentre aspetti: nelle impostazioni del telefono, alla voce Schermo, scegli il tempo più lungo prima dello spegnimento.
web-two-seats = Due giocatori possono usare lo stesso telefono: aprite lì entrambi i loro link. Allora i due posti sono in cima a questa pagina.

## The plan

web-whole-plate = tutta la base
web-let-go = Metti via l’arco
web-ask-facts = Da quel momento nessuno vede più il palazzo disegnato: i suoi pezzi non sono noti. Inserire la scalinata con i suoi dati?

## The host's page

web-now = Ora { $name }: { $sentence }
web-codes = Codici per i telefoni
web-codes-how = Ogni giocatore inquadra il proprio codice con il telefono e apre il link. Tenete questa pagina per voi: chi ha un codice gioca per quel posto.
web-codes-lost = Un telefono è perso o scarico? Date al suo posto un nuovo codice e apritelo su un altro telefono. Un telefono può avere due posti: aprite lì entrambi i codici.
web-code-of = { $name }
web-code-watch = Televisore, e chi guarda soltanto
web-new-code = Nuovo codice per questo posto
web-ask-new-code = Il vecchio codice di { $seat } smette subito di funzionare. Crearne uno nuovo?
web-host-more = Altro per l’organizzatore
web-next-player = { $name } inizia già
web-open-game = Riprendi { $game }
web-again = Nuova partita: { $order }
web-again-others = Nuova partita con altri giocatori
web-set-aside = Metti da parte questa partita
web-redo = Ripeti
web-mute = Spegni i suoni del tavolo
web-unmute = Accendi i suoni del tavolo
web-correct = Un conteggio è sbagliato
web-correct-why = Contate i pezzi di un tipo nel vassoio e inserite quanti sono.
web-correct-piece = Pezzi
web-correct-number = Quanti sono?
web-correct-do = Correggi
web-ask-leave = Questo giocatore lascia davvero la partita?
web-leave-do = Il giocatore lascia la partita
web-start-few-names = Una partita richiede almeno due giocatori. Scrivete un nome per ognuno.
web-start-equal-names = Due giocatori hanno lo stesso nome. Cambiatene uno.
web-start-bot = Chi gioca al posto { $number }
web-start-side = Dove siede il posto { $number }
web-lie = La mappa è messa diversamente
web-start-phones = Gli altri giocatori aprono i loro codici, più in basso, inquadrandoli con il telefono.

## Bots

explain-bot-failed-touch = { $name } è un bot e non è riuscito a decidere. Chiedi di nuovo, o gioca questo turno a mano al suo posto.
explain-bot-slow-touch = { $name } è un bot e ci mette troppo. Aspetta, chiedi di nuovo, o gioca questo turno a mano al suo posto.
told-hint-anew-touch = Stai costruendo una scalinata diversa dall’indizio.
    .do = Per un indizio che continua la tua, tocca “Indizio”.
told-hint-away-touch = L’indizio è nascosto.
    .do = Tocca “Indizio” per rivederlo.
told-hint-now-touch = Ora puoi avere un indizio.
    .do = Tocca “Indizio”.
