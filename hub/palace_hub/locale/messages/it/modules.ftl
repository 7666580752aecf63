## First measurements of a weigh module

module-title = { $place }, passaggio { $step } di { $steps }
module-compartment = Modulo { NOUN($piece, 2) }
module-corner = Angolo { $corner }
# limit: headline
head-module-find = Collegate il nodo
# limit: explanation
explain-module-find = Collegate il suo cavo, con almeno una cella cablata. Appena quella cella risponde, la configurazione prosegue.
# limit: explanation
explain-module-lost = Il nodo non risponde. Ricollegate il suo cavo: la configurazione riprende da dove si è fermata.
# limit: headline
head-module-bare = Via la vaschetta
# limit: explanation
explain-module-bare = { $role ->
        [plate] Togliete il telaio e la lastra: si pesano i soli appoggi. Poi premete Enter.
       *[tray] Togliete la vaschetta: si pesa la sola crociera. Poi premete Enter.
    }
# limit: headline
head-module-cup = Su la vaschetta
# limit: explanation
explain-module-cup = { $role ->
        [plate] Rimettete il telaio e la lastra su tutti e quattro gli angoli, senza niente sopra. Poi premete Enter.
       *[tray] Rimettete la vaschetta sui suoi quattro appoggi, senza niente dentro. Poi premete Enter.
    }
# limit: headline
head-module-mass = Mettete { $mass } g
# limit: explanation
explain-module-mass = Metteteci una massa nota di { $mass } g, sopra la cella, poi premete Enter. Per un’altra massa, riavviate con --mass.
# limit: headline
head-module-stops = Regolate i fermi
# limit: explanation
explain-module-stops = Premete forte tre volte fino al fermo. Girate tutte le viti allo stesso modo fino al valore giusto. s: salta.
# limit: headline
head-module-paper = Carta sui fermi
# limit: explanation
explain-module-paper = Mettete { $paper } mm di carta su ogni fermo (due fogli da 80 g fanno 0,2 mm), poi premete tre volte. s: salta.
# limit: headline
head-module-rest = Non toccate
# limit: explanation
explain-module-rest = Non toccate il tavolo: si misurano rumore e deriva. La configurazione prosegue da sola. s: salta.
# limit: headline
head-module-tap = Date un colpetto
# limit: explanation
explain-module-tap = Date un colpetto al bordo, lasciate oscillare, aspettate tre secondi, poi ripetete. s: salta.
# limit: headline
head-module-press = Premete forte
# limit: explanation
explain-module-press = Premete fino al fermo, lasciate e tenete lontane le mani per otto secondi. Fatelo tre volte. s: salta.
# limit: headline
head-module-brick = Un mattoncino
# limit: explanation
explain-module-brick = Mettete un mattoncino, aspettate, toglietelo, aspettate; { $bricks } volte. Enter finisce prima. s: salta.
# limit: headline
head-module-places = Cinque punti
# limit: explanation
explain-module-places = Mettete i { $mass } g al centro, aspettate, toglieteli, aspettate. Poi lo stesso vicino a ogni angolo. s: salta.
# limit: headline
head-module-report = Com’è
# limit: explanation
explain-module-report = Ecco le misure. Sistemate ciò che indica l’elenco prima di fidarvi di questo modulo. Premete Enter per salvare.
# limit: headline
head-module-done = Salvato
# limit: explanation
explain-module-done = Da ora "palace doctor" e il rapporto del vassoio usano questi valori.
# limit: main-action
main-module-bare = L’abbiamo tolta
# limit: main-action
main-module-cup = L’abbiamo rimessa
# limit: main-action
main-module-mass = È al suo posto
# limit: main-action
main-module-stops = Usa questo fermo
# limit: main-action
main-module-paper = Usa questa corsa
# limit: main-action
main-module-rest = Basta così
# limit: main-action
main-module-tap = Usa questi colpetti
# limit: main-action
main-module-press = Usa queste pressioni
# limit: main-action
main-module-brick = Basta così
# limit: main-action
main-module-places = Usa questi punti
# limit: main-action
main-module-report = Salva
# limit: main-action
main-module-done = Esci
# limit: main-action
waiting-node = aspetto il nodo
# limit: main-action
waiting-module-stops = aspetto 3 pressioni uguali
# limit: main-action
waiting-module-paper = aspetto 3 pressioni uguali
# limit: main-action
waiting-module-rest = via le mani per un minuto
# limit: main-action
waiting-module-tap = aspetto 3 colpetti
# limit: main-action
waiting-module-press = aspetto 3 pressioni
# limit: main-action
waiting-module-brick = aspetto 5 volte
# limit: main-action
waiting-module-places = aspetto 5 punti
module-at = { $role ->
        [plate] Angolo { $place }
       *[tray] Modulo { NOUN($place, 2) }
    }
module-at-compartment = Lo scomparto { NOUN($place, 2) }
module-now = { $grams } g
module-count = { $count } di { $of }
module-rest-left = { $seconds } s
module-stop-aim = Valore giusto: un fermo a { $aim } g. Va bene da { $least } a { $most } g.
module-press = { $flat ->
        [yes] una pressione fermata a { $grams } g
       *[no] una pressione di { $grams } g che non ha toccato nessun fermo
    }
module-stop-at = Il fermo interviene a { $clip } g.
module-stop-early = { module-at }: il fermo interviene a { $clip } g, sotto { $least }. Rimedio: avvitate un poco tutte le viti, premete di nuovo.
module-stop-late = { module-at }: il fermo interviene a { $clip } g, sopra { $most }, troppo tardi per la cella. Rimedio: svitate tutte le viti, premete di nuovo.
module-no-stop-yet = Il fermo non è stato regolato, quindi la carta non dice nulla. Rimedio: tornate indietro di un passaggio e regolate il fermo, o premete s per saltare.
module-paper-nothing = Con la carta il fermo interviene a { $raised } g, senza a { $clip } g: non c’è differenza. Rimedio: mettete la carta su tutti e quattro i fermi, sotto la vaschetta, o premete s per saltare.
module-noise = Rumore { $noise } mg per conversione.
module-drift = Deriva { $drift } mg al minuto, osservata per { $seconds } s.
module-warmed = Intanto il chip della sua scheda è passato da { $from } a { $to } °C.
module-supply = L’alimentazione della sua scheda era di almeno { $volts } V.
module-disturbed = { $count ->
        [one] Disturbata una volta: la misura è ricominciata.
       *[other] Disturbata { $count } volte: ogni volta la misura è ricominciata.
    }
module-wait = Un’oscillazione di 20 g scende a 2 mg in { $wait } s.
module-shift = { $shift } mg lasciati da una pressione
module-shifted = Una pressione forte lascia { $shift } mg.
module-brick-in = Il mattoncino c’è: toglietelo.
module-brick-out = È vuota: mettete il mattoncino.
module-brick = Un mattoncino pesa { $mean } mg, con una dispersione di { $scatter } mg.
module-brick-others = { $count ->
        [one] Un cambiamento non era un singolo mattoncino e non conta.
       *[other] { $count } cambiamenti non erano un singolo mattoncino e non contano.
    }
module-where = { $where ->
        [middle] al centro
        [back_left] vicino all’angolo in fondo a sinistra
        [back_right] vicino all’angolo in fondo a destra
        [front_right] vicino all’angolo davanti a destra
       *[front_left] vicino all’angolo davanti a sinistra
    }
module-place-lay = Mettete i { $mass } g { module-where }.
module-place-lift = Ci sono: toglieteli.
module-place = { $grams } g { module-where }
module-place-others = { $count ->
        [one] Una cosa non pesava { $mass } g e non conta.
       *[other] { $count } cose non pesavano { $mass } g e non contano.
    }
module-across = Da un punto all’altro della vaschetta la lettura cambia (differenza: { $percent } %).
module-cup = Vaschetta o telaio: { $grams } g.
module-travel = Alla portata della cella si abbassa di { $travel } mm.
module-stiff = { module-at }: si abbassa solo di { $travel } mm, meno di { $least }: troppo poco per un fermo. Rimedio: assottigliate i bracci della crociera, o usate appoggi più morbidi.
module-soft = { module-at }: si abbassa di { $travel } mm, più di { $most }: oscillerà a lungo. Rimedio: ispessite i bracci della crociera, o usate appoggi più duri.
module-restless = { module-at }: rumore di { $noise } mg; le buone celle ne hanno da 13 a 17. Rimedio: usate cavi corti e intrecciati, mettete l’HX711 accanto alla sua cella e unite tutte le masse in un punto.
module-drifts = { module-at }: deriva di { $drift } mg al minuto; le celle assestate derivano da 2 a 6. Rimedio: lasciatela scaldare per mezz’ora, senza correnti d’aria né sole.
module-rings = { module-at }: dopo una mano oscilla per { $wait } s. Rimedio: mettete appoggi di spugna sotto la vaschetta, e niente di sciolto dentro.
module-shifts = { module-at }: una pressione forte sposta il suo zero di { $shift } mg. Rimedio: stringete le viti della cella, fissate gli appoggi.
module-shifts-plate = { module-at }: una pressione forte sposta il suo zero di { $shift } mg; sopra { $most } nessuna base distingue i mattoncini. Rimedio: stringete la cella, sistemate il suo appoggio.
module-scatter = { module-at }: un mattoncino pesato { $bricks } volte ha una dispersione di { $scatter } mg. Rimedio: cercate una vaschetta che tocca qualcosa, un cavo che tira o una corrente d’aria.
module-off-centre = { module-at }: da un punto all’altro della vaschetta la lettura cambia troppo ({ $percent } %, al massimo { $most } %). Rimedio: mettete la vaschetta sui suoi quattro appoggi e stringete la cella; se non serve, usate un’altra cella.
module-stop-fell = { module-at }: il fermo interviene a { $now } g, prima era a { $was } g. Rimedio: avvitate le viti finché è di nuovo a { $was } g; la plastica cede.
module-well = Tutto ciò che è stato misurato va bene.
module-next = { $role ->
        [plate] Il prossimo angolo: "palace setup module --role plate --cell" e il suo nome.
       *[tray] Il prossimo modulo: "palace setup module --cell" e il suo pezzo. Quando sono tutti fatti: "palace setup".
    }
setup-modules-unmeasured = I moduli di questo vassoio non sono stati misurati qui, e i loro fermi non sono stati regolati. "palace setup module" vi guida.
module-silent = La cella { $place } non invia nulla. Rimedio: controllate i suoi fili; le altre celle rispondono.
module-never-set = Il fermo di { $place } non è mai stato regolato qui, quindi non c’è niente con cui confrontarlo. Rimedio: avviate senza --check.
module-no-cup = { $role ->
        [plate] Non è stato messo nulla. Rimedio: mettete il telaio e la lastra su tutti e quattro gli angoli, poi premete Enter.
       *[tray] Pesa quanto senza vaschetta. Rimedio: mettete la vaschetta sui suoi appoggi, poi premete Enter.
    }
module-wrong-order = { $role ->
        [plate] Il telaio peserebbe meno di niente: c’era già quando sono stati pesati i soli appoggi. Rimedio: tornate indietro di due passaggi.
       *[tray] La vaschetta peserebbe meno di niente: c’era già quando è stata pesata la sola crociera. Rimedio: tornate indietro di due passaggi.
    }
module-mass-odd = Con { $mass } g su una cella da { $capacity } g, la sua sensibilità sarebbe { $found } mV/V, e una cella così non esiste. Rimedio: metteteci esattamente { $mass } g, o indicate i valori giusti con --mass e --capacity.
module-another-node = Risponde un altro nodo ({ $id } al posto di { $was }), quindi la misura ricomincia.
refused-measuring = È in corso la misura di un modulo. Portatela a termine, o uscite con Ctrl+Q.
refused-module-not-yet = Non ancora: fate ciò che dice lo schermo, poi premete Enter.
error-modules-not-kept = Le misure non si possono salvare in { $file }: { $what }.
modules-file-damaged = Le misure dei moduli non sono leggibili ({ $file }, { $field }: atteso { $expected }). Rimedio: misurate di nuovo i moduli; il file viene sostituito.
module-kept = Le misure sono salvate: { $file }
module-left = Nulla è stato salvato. Restano le misure di prima.
help-module = Ogni cella ha un fermo che regge la forza di una mano prima che la cella si pieghi troppo. Poi l’hub misura la cella, prima di fidarsene.
cli-setup-module = Regola il fermo di un modulo di pesatura con la sua stessa lettura, poi lo misura: rumore, deriva, oscillazione, ciò che lascia una pressione, lo stesso mattoncino più volte, una massa in cinque punti.
cli-module-role = tray (se omesso) o plate
cli-module-cell = il pezzo dello scomparto o l’angolo: arch, brick, column, light_green, dark_green, gold, ne, se, sw, nw (la prima cella che risponde, se omesso)
cli-module-mass = grammi della massa nota (50 se omesso)
cli-module-capacity = portata della cella in grammi (300 se omesso)
cli-module-paper = millimetri di carta su ogni fermo (0.2 se omesso)
cli-module-rest = secondi in cui non viene toccata (600 se omesso)
cli-module-check = guarda soltanto dove interviene ora il fermo, e confronta
cli-module-range = { $given } è fuori dai limiti. Usate un numero da { $least } a { $most }.
cli-module-place = { $given } non c’è: { $role }. Si conoscono: { $known }.

## Modules in the doctor and in Devices

doctor-check-modules = moduli di pesatura
doctor-modules-damaged = Le misure dei moduli non sono leggibili: { $what } ({ $file }).
fix-doctor-modules-damaged = misurateli di nuovo ("palace setup module"): il file viene sostituito.
doctor-module-measured = { module-at }: misurato; il suo fermo interviene a { $clip } g.
doctor-module-no-stop = { module-at }: misurato, ma il suo fermo è stato saltato.
fix-doctor-module-no-stop = palace setup module --role { $role } --cell { $place }
doctor-cup-missing = { module-at }: manca la vaschetta; la lettura è di { $grams } g inferiore al vuoto.
fix-doctor-cup-missing = mettete la vaschetta sui suoi quattro appoggi.
doctor-corner-full = { module-at } al limite: sopra ci sono { $grams } g, e il suo fermo interviene a { $clip } g.
fix-doctor-corner-full = togliete ciò che vi si appoggia. Se non c’è nulla, usate celle da 500 g o un telaio più leggero.
doctor-hall-chain = Rispondono solo { $answering } delle { $strips } strisce Hall della base.
fix-doctor-hall-chain = controllate la spina dopo l’ultima di queste e la prima che non risponde.
doctor-hall-none = Nessuna striscia Hall della base risponde.
fix-doctor-hall-none = nulla, se questo tavolo non ha strisce. Altrimenti controllate la spina della prima: al nodo va /Q, non Q.
doctor-lights-move = { module-at }: le luci spostano la bilancia di { $moved } mg.
fix-doctor-lights-move = date alle luci e alle schede HX711 una coppia di fili ciascuna da un solo punto a stella (hardware/wiring/ground.svg); controllate il condensatore delle luci.
doctor-check-weigh = pezzi noti
doctor-weigh-hands-off = Via le mani dal vassoio, poi Enter.
doctor-weigh-put-in = Mettete { $count } { NOUN($piece, $count) } nello scomparto { NOUN($place, 2) }, via le mani, poi Enter.
doctor-weigh-take-out = Togliete gli stessi, via le mani, poi Enter.
doctor-weigh-right = { module-at-compartment } legge giusto { $count } { NOUN($piece, $count) } (differenza: { $percent } %): nulla tocca la vaschetta. Un errore inferiore a { $seen } % non si vede così.
fix-doctor-weigh-right = nulla; con più pezzi insieme (--pieces) si vede un errore più piccolo.
doctor-weigh-low = { module-at-compartment } legge troppo poco (differenza: { $percent } %): qualcosa tocca la vaschetta e porta una parte del peso.
fix-doctor-weigh-low = cercate un filo, una briciola o un pezzo tra vaschetta, vasca e fermi. Muovete la vaschetta liberamente sui suoi appoggi, poi pesate di nuovo.
doctor-weigh-high = { module-at-compartment } legge troppo (differenza: { $percent } %).
fix-doctor-weigh-high = se i pezzi erano quelli giusti, qualcosa toccava la vaschetta durante la configurazione del vassoio: rifate "palace setup".
doctor-weigh-other = { module-at-compartment } legge { $grams } g al posto di { $due }.
fix-doctor-weigh-other = mettete esattamente { $count } { NOUN($piece, $count) }, e togliete gli stessi. Se l’avete fatto, la vaschetta è bloccata, o il vassoio va configurato di nuovo.
doctor-weigh-moved = { module-at-compartment } non è tornato al suo livello quando i pezzi erano fuori.
fix-doctor-weigh-moved = togliete ciò che è stato messo, allontanate le mani, e nessuno si appoggi al tavolo; poi riprovate. Se succede di nuovo, la vaschetta è bloccata.
doctor-weigh-uncalibrated = { module-at-compartment } non è mai stato configurato con questo vassoio, quindi non c’è niente con cui confrontarlo.
fix-doctor-weigh-uncalibrated = palace setup
doctor-nobody-there = Nessuno ha premuto Enter. Rimedio: avviate "palace doctor --weigh" in un terminale accanto al vassoio.
problem-cup-missing = Manca la vaschetta { $piece ->
    [arch] degli archi
    [brick] dei mattoncini
    [gold] dei mattoncini dorati
    [column] delle colonne
   *[other] delle { NOUN($piece, 2) }
}. Rimedio: mettetela sui suoi quattro appoggi.
problem-corner-full = L’angolo { $corner } è al limite: lì l’hub non può vedere più peso. Rimedio: togliete ciò che vi si appoggia.
