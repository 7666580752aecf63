### The command line, the headless game, records and data checks.

cli-palace = Conduce una partita di Monkey Palace: pesa il Vassoio per Mattoncini, controlla le regole, mostra il tavolo.
cli-command = COMANDO
cli-commands = comandi
cli-game-kept = La partita è salva. Per riprenderla, digitate "{ $command }" e premete r.
cli-starting = Palace Hub si avvia ... Potete già digitare.
cli-wrong-usage = { $command }: { $what }. Digitate "{ $command } --help" per vedere le opzioni.
cli-version = dice quale versione è questa
argparse-usage = { "uso: " }
argparse-options = opzioni
argparse-positional = argomenti
argparse-help = mostra questo aiuto
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r qui non è possibile; usate uno di %(choices)s
argparse-one-argument = manca un valore
argparse-required = manca %s
argparse-unrecognized = %s qui non è noto
argparse-no-value = questa opzione non ha un valore, ma ha ricevuto %r
argparse-ambiguous = %(option)s può essere %(matches)s
cli-demo = Gioca una partita a un tavolo simulato, con il vero firmware, le vere linee e le vere regole.
cli-demo-usage = palace demo [OPZIONI]
cli-demo-game = la partita
cli-demo-table = il tavolo
cli-demo-output = ciò che si ottiene
cli-list-faults = elenca i nomi di --faults, uno per riga
cli-headless = senza schermo; una riga dice a che punto è la partita
cli-players = 2, 3 o 4 giocatori (se omesso: 3)
cli-seed = lo stesso numero dà la stessa partita (se omesso: 1)
cli-seed-range = { $given } non è un seme. Usate un numero intero da 0 a { $most }
cli-speed = volte il tempo reale, o "max" (se omesso, sullo schermo: 8)
cli-speed-range = { $given } non è una velocità. Usate un numero da 0.1 a 1000, o "max"
cli-build = solo il vassoio, anche una base, o anche i sensori Hall
cli-faults = che cosa va storto al tavolo
cli-cells = le celle di carico: un buon montaggio, o uno economico
cli-record-frames = registra qui tutto ciò che entra, circa 10 MB all’ora
cli-unknown-name = "{ $given }" non è uno dei nomi: usate { $known }
cli-expansions = butterfly,frog (se omesso), una delle due, o ""
cli-demo-json = stampa un oggetto con punteggi e cifre
cli-entries = come si inseriscono le scalinate: plan, facts, mixed, plate
cli-overlap = il giocatore seguente inizia prima che un turno sia finito
cli-deck = chi mescola: l’hub, o le persone al tavolo
cli-demo-sides = le persone siedono attorno al tavolo e cambiano posto
cli-demo-map-turns = quarti di giro della Mappa Terreno, da 0 a 3
cli-demo-turn-plate = ogni tanto qualcuno gira la base
cli-demo-cards = carte stampate che l’hub conosce all’inizio
cli-ground-map = la Mappa Terreno, da 1 a 4 (se omesso: 1)
cli-demo-journal = conserva il diario in questo file
cli-demo-record = scrive la registrazione della partita in questo file
cli-demo-log = conserva qui i log del tavolo e dei nodi
cli-socket = si unisce a un tavolo simulato già in funzione
cli-play = Mostra il tavolo vero. Senza vassoio, i pezzi li scrivete voi.
cli-play-port = usa anche questa porta, anche se l’hub non la conosce; sim:tray o sim:plate è un nodo virtuale
cli-node = Avvia un nodo virtuale, per un hub altrove. Fa errori solo se lo ordinate.
cli-node-role = tray o plate
cli-node-broker = parla tramite il broker indicato in questo file (broker.json o hub.json) invece che su una linea seriale
cli-node-link = un nome che porta sempre alla linea seriale del nodo
cli-node-seed = lo stesso numero dà lo stesso nodo e lo stesso rumore (1 se omesso)
cli-node-tell = dà un ordine al nodo virtuale di questo ruolo già avviato, e finisce
cli-play-journal = dove sono conservate le partite, se non nel solito posto
cli-play-set = le carte della vostra scatola: una serie di "palace cards" con il suo nome, o una cartella (se omesso: dalla configurazione, altrimenti la serie della casa)
cli-play-map = la Mappa Terreno di una nuova partita, da 1 a 4 (se omesso: dalla configurazione, altrimenti 1)
cli-replay = Ricalcola una partita dalla sua registrazione e confronta il risultato.
cli-replay-file = una registrazione di "palace record", o una di frame grezzi; con --analyse anche il numero di una partita conservata
cli-replay-resense = rivaluta i frame grezzi di una registrazione con il rilevatore attuale, ed elenca le differenze
cli-replay-json = stampa un oggetto invece di frasi
cli-record = Scrive la registrazione di una partita conservata: la più recente, se non ne indicate nessuna.
cli-record-game = il numero della partita
cli-record-to = il file da scrivere; l’uscita standard se omesso
cli-engine = Avvia il motore delle regole: una richiesta JSON e una risposta per riga.
cli-bots = Gioca tornei tra bot: vittorie, posti, punteggi e durata delle partite.
cli-bots-games = quante partite (100 se omesso)
cli-bots-players = i bot dei posti, separati da virgole (planner,greedy se omesso)
cli-bots-seats-range = possono giocare da 2 a 4 giocatori, non { $given }
cli-bots-seed = il seme della prima partita, ogni altra prende il seguente (1 se omesso)
cli-bots-json = stampa un oggetto con tutte le cifre invece di frasi
cli-bots-jobs = quanti processi si dividono le partite (uno per processore se omesso); il risultato è lo stesso
cli-bots-set = la serie di carte: "house", o una cartella (house se omesso)
cli-bots-expansions = butterfly e frog, separati da una virgola (nessuno se omesso)
cli-bots-map = la Mappa Terreno, da 1 a 4 (1 se omesso)
cli-bots-fixed-seats = i bot tengono i loro posti in tutte le partite
cli-whole-number = { $given } non è un numero intero
cli-number = { $given } non è un numero
cli-count-range = { $given } non è un numero intero da 1 a { $most }
cli-trace = Applica il rilevatore del vassoio al log registrato di una cella, o quello della base a uno di quattro: una riga JSON per ogni rilevamento o decisione, poi un riepilogo.
cli-trace-file = il log: un file CSV con le colonne t_s (secondi) e counts (grezzi)
cli-trace-scale = conteggi per un grammo; negativo se un carico fa scendere i conteggi
cli-trace-scale-range = { $given } non è una scala. Usate un numero di conteggi per grammo diverso da 0
cli-trace-mass = grammi di un pezzo
cli-trace-mass-range = { $given } non è una massa. Usate un numero di grammi sopra 0, fino a 10000
cli-trace-full = pezzi dello scomparto pieno
cli-trace-plate = il log della base invece di FILE.csv: un file CSV con le colonne t_s (secondi), ne, se, sw e nw (conteggi grezzi); anche hall (la catena in esadecimale) e event ("finished", o la decorazione che ha lasciato il vassoio)
cli-trace-calibration = la calibrazione della base: plate.json come lo scrive la configurazione, o solo la sua parte "calibration"
cli-trace-map = la Mappa Terreno sotto i pezzi, da 1 a 4 (se omesso: 1)
cli-trace-palace = che cosa c’è sulla base all’inizio, come "A8,14,0e B11,14,1" (se omesso: niente)
cli-trace-bricks = archi, mattoncini e colonne del giocatore, come 3,4,1 (se omesso: ignoto, il che porta più domande)
cli-trace-bricks-range = { $given } non è una riserva. Indicate i numeri di archi, mattoncini e colonne, come 3,4,1
cli-trace-needs = palace trace: manca { $names }. Digitate "palace trace --help" per vedere che cos’è.
cli-bench = Misura una parte e stampa un oggetto JSON, a confronto con il suo riferimento.
cli-bench-parts = parte
cli-bench-rules = Quanto sono veloci la ricerca di scalinate e il ricalcolo degli eventi di una partita.
cli-bench-sensing = Quante volte i conteggi del vassoio sono sbagliati, chiesti o in ritardo, su celle simulate di tre tipi sotto ogni guasto, a confronto con due rilevatori semplici e con il migliore possibile.
cli-bench-seed = lo stesso numero dà le stesse cifre (1 se omesso)
cli-bench-start = In quanto tempo i comandi rispondono e arriva la prima schermata, a confronto con "import textual", e la memoria di un hub a riposo.
cli-bench-runs = esecuzioni alternate di ogni comando (20 se omesso)
cli-bench-runs-range = { $given } non è un numero intero da 1 a { $most }
cli-bench-events = visite di mani per ogni tipo di cella (2000 se omesso)
cli-bench-events-range = { $given } non è un numero intero da { $least } a 1000000
cli-bench-build = quali celle di carico: good, cheap1kg, cheap5kg, separate da virgole (tutte se omesso)
cli-bench-vary = altera ogni costante delle celle fino a questa parte, 0.5 per metà (0 se omesso)
cli-bench-vary-range = { $given } non è un numero da 0 a 0.9
cli-bench-minutes = per quanto tempo si osservano celle non toccate in cerca di falsi eventi, sotto ogni guasto (30 se omesso)
cli-bench-minutes-range = { $given } non è un numero di minuti da 1 a 1440
cli-bench-plot-name = { $file } non è il nome di un file SVG. Indicate un nome che finisce in .svg.
cli-bench-plot = disegna anche gli errori di conteggio e le attese per tipo in questo file
cli-bench-table = stampa una tabella invece dell’oggetto JSON
bench-column-build = celle
bench-column-what = guasto, pezzo o montaggio
bench-column-whom = contato da
bench-column-events = eventi
bench-column-wrong = errati
bench-column-interval = errati % (95 %)
bench-column-questions = chiesti %
bench-column-late = in ritardo %
bench-column-median = mediana s
bench-column-most = 95 su 100 s
cli-bench-plate = Quante scalinate la base ricostruisce dai soli conteggi e bit Hall, quante costruzioni contro una regola rifiuta per nome, a confronto con due riferimenti e con la migliore decisione possibile.
cli-bench-staircases = scalinate permesse per ogni tipo di celle e ogni livello (100 se omesso)
cli-bench-forbidden = costruzioni di ogni tipo vietato, con una pausa dopo ogni pezzo e altrettante senza (5 se omesso)
cli-bench-each-fault = scalinate sotto ogni guasto della base, a ogni spostamento dello zero e su un palazzo di 150 pezzi (10 se omesso)
cli-bench-staircases-range = { $given } non è un numero intero da 0 a { $most }
cli-bench-level = silver, gold o entrambi separati da una virgola (entrambi se omesso)
bench-column-level = livello
bench-column-row = scalinate
bench-column-spread = giuste % (95 %)
bench-column-count = numero
bench-column-refused = basi rifiutate
bench-column-right = giuste
bench-column-share = giuste %
bench-column-asked = chieste %
bench-column-named = nominate %
bench-column-answer = risposta s p95
bench-column-still = fermo s p95
bench-column-computing = calcolo s p95
bench-column-core = core %
cli-bench-wire = Quanto costano le righe tra codec e modelli, quanto costa un tavolo e in quanto tempo arriva un blocco (circa un minuto).
bench-no-chess = python-chess non è installato: pip install chess
bench-latency-measured = Dal momento in cui un nodo consegna un blocco finito al suo pty o al broker fino alla fine del ciclo dell’hub che l’ha ricevuto: letto dal thread dell’hub, elaborato, valutato e salvato su disco. I nodi sono thread dello stesso processo, due di loro con un blocco ogni 50 ms. machine_late_p99_ms dice con quanto ritardo la macchina ha svegliato i nodi stessi: ciò che sta sotto non dipende dall’hub. hub_percent_of_a_core è intanto questo processo senza i suoi nodi.
bench-no-mosquitto = Mosquitto non è installato: apt install mosquitto
bench-not-live = I nodi non erano attivi entro 20 secondi: nulla è stato misurato.
bench-no-slow-enumerator = L’enumeratore lento fa parte dei test: avviate questo in un checkout.
cli-data = Lavora con le serie di carte.
cli-data-check = Controlla una serie di carte, o uno dei suoi file, ed elenca ogni errore.
cli-data-path = un file, o una cartella con cards.toml, boards.toml e, per Mappe Terreno proprie, ground_maps.toml

banner-simulated = TAVOLO SIMULATO - non si contano pezzi veri
node-runs = È attivo un nodo virtuale { $role }: { $where }
node-broker-joined = Il broker { $broker } lo accetta come { $user }.
node-broker-refuses = Il broker { $broker } non fa entrare { $user }: controllate la password nel file, e che il broker legga gli account di "palace setup broker". Il nodo riprova.
node-broker-absent = Il broker { $broker } non risponde. Il nodo riprova ogni pochi secondi.
node-orders = Ordini, uno per riga: { $orders }
node-link-taken = { $file } non è il link di un nodo virtuale, quindi resta com’è. Indicate un altro posto con --link.
node-link-not-made = Il link { $file } non si può creare: { $what }. Controllate la sua cartella, poi riavviate il nodo virtuale.
node-runs-already = Un nodo virtuale { $name } è già attivo. Rimedio: prima chiudetelo, o dategli ordini con --tell.
node-nobody-listens = Nessun nodo virtuale { $name } è attivo. Rimedio: avviatene uno con "palace node", poi date ordini con --tell.
play-unknown-port = { $given } non è un nodo virtuale. Usate sim:tray o sim:plate.
node-obeys = Ordinato: { $order }
node-refuses = Non capito: { $what }
banner-plate-mqtt = La base parla tramite MQTT: un Mosquitto proprio su questa macchina, chiuso insieme al tavolo.
banner-plate-serial = La base parla su una seconda linea seriale: su questa macchina non c’è Mosquitto.
headless-progress = Round { $round }, { $name }: { $stage ->
        [build] costruisce
        [decorate] decora
        [credits] conta i Crediti Scimmia
        [cards] sceglie le carte
        [one-time] Consegna Singola
        [place-cards] colloca le carte
        [recurring] Consegna Ricorrente
        [bonus] Carta Bonus
        [trophies] Carte Trofeo
        [end-turn] fine del turno
        [no-game] ancora nessuna partita
        [calibrate-empty] si pesa il vassoio vuoto
        [calibrate-full] si pesa il vassoio pieno
        [resume] una partita da riprendere
        [setup] preparazione
       *[ended] la partita è finita
    } ({ $minutes } min al tavolo)
score-line = { $name }: { $total ->
        [one] 1 Punto Banana
       *[other] { $total } Punti Banana
    } (carte { $cards }, bonus { $bonus }, Scimmia { $monkey }, Farfalla { $butterfly }, Rana { $frog })
score-winner = Vince { $name }.
score-shared = { $names } condividono la vittoria.
score-detections = { $events ->
        [one] 1 movimento di pezzi visto
       *[other] { $events } movimenti di pezzi visti
    }, { $silent ->
        [one] 1 contato male senza domanda
       *[other] { $silent } contati male senza domanda
    }, { $questions ->
        [one] 1 domanda fatta
       *[other] { $questions } domande fatte
    }.
score-link = Il nodo { $name } era in { $runtime } e ha inviato { $bytes } byte; { $rx_bad ->
        [0] nessun frame si è danneggiato
        [one] 1 frame si è danneggiato
       *[other] { $rx_bad } frame si sono danneggiati
    } per strada.

bots-playing = partite
bots-stopped = Il torneo è interrotto. Le sue partite non sono conservate.
bots-progress = { $done } di { $games } partite
bots-head = { $players }: { $games ->
        [one] 1 partita con seme { $first }
       *[other] { $games } partite con semi da { $first } a { $last }
    }, { $seats ->
        [rotate] ognuno avanza di un posto a ogni partita.
       *[fixed] ognuno sempre allo stesso posto.
    }
bots-house = CARTE DELLA CASA: questi non sono i numeri dell’editore.
bots-bot = { $name }: { $rate } % di vittorie (da { $low } a { $high } %); bot alla pari: { $expected } %. { $mean } Punti Banana (da { $p05 } a { $p95 } in nove partite su dieci).
bots-seat = Posto { $seat }: { $rate } % di vittorie (da { $low } a { $high } %), { $advantage } punti percentuali rispetto alla sua quota; { $mean } Punti Banana.
bots-rounds = Una partita è durata { $mean } round, da { $least } a { $most }.
bots-short = Che cosa è mancato: archi in { $arch }, mattoncini in { $brick }, colonne in { $column } partite.

replay-player = { $name }: { $total }
replay-same = La registrazione è valida: { $events } eventi portano allo stato { $hash }.
replay-differs = La registrazione non è valida: indica lo stato { $expected }, ma i suoi eventi portano a { $got }. È stata modificata, o scritta da un’altra versione.
replay-broken-seal = La registrazione non è valida: porta allo stato che indica, ma alcune sue righe sono state modificate.
record-journal-damaged = Il file delle partite { $file } è danneggiato: questa registrazione ha solo ciò che si può dimostrare. "palace play" conserva il file danneggiato e prosegue con il resto.
record-lost = { $state ->
        [lost] { $lost ->
            [one] 1 evento di questa partita dopo l’evento { $event } è andato perso
           *[other] { $lost } eventi di questa partita dopo l’evento { $event } sono andati persi
        }: il file delle partite era danneggiato.
        [at_least] Almeno { $lost ->
            [one] 1 evento di questa partita dopo l’evento { $event } è andato perso
           *[other] { $lost } eventi di questa partita dopo l’evento { $event } sono andati persi
        }: il file delle partite era danneggiato.
       *[unknown] Forse qualche evento di questa partita dopo l’evento { $event } è andato perso: niente fuori dal file li ha contati.
    }
record-written = Scritte { $count } righe in { $file }.
data-sound = { $file } è a posto.{ $maps ->
        [own] { " " }Le sue partite usano le sue Mappe Terreno, da ground_maps.toml.
        [house] { " " }Non ha ground_maps.toml: le sue partite usano le mappe della casa.
       *[none] {""}
    }
data-faults = { $count ->
        [one] 1 errore.
       *[other] { $count } errori.
    }

error-internal = Si è verificato un errore dentro palace-hub. { $file } dice quale; segnalatelo, per favore. Tutto ciò che era salvato resta.
error-no-package = Questo comando richiede { $package }, che non è installato. Rimedio: digitate { $command }
error-system = Il sistema operativo ha rifiutato: { $what }
error-no-terminal = Lo schermo richiede un terminale. Rimedio: avviatelo da un terminale, senza pipe né redirezione.
error-needs-root = Solo root può cambiare questa macchina. Scrivete sudo davanti al comando.
error-terminal-not-utf8 = Questo terminale usa { $encoding }, non UTF-8: lo schermo sarebbe illeggibile. Rimedio: impostate il terminale su UTF-8, digitate export LC_ALL=C.UTF-8 e riavviate.
error-no-file = Il file o la cartella { $file } non esiste. Controllate il nome.
error-is-folder = { $file } è una cartella. Indicate un file al suo interno.
error-not-a-file = { $file } è una pipe, un socket o un dispositivo. Indicate un file.
error-not-text = { $file } non è testo: la riga { $line } non è UTF-8. Salvatelo come testo semplice in UTF-8.
error-too-long = { $file } ha più di { $most } byte. È il file giusto?
config-syntax = { $file }, riga { $line }: "{ $found }" non è leggibile. Scrivete chiave = valore, con il testo tra virgolette, come language = "en".
config-twice = { $file }, riga { $line }: "{ $found }" c’è due volte, o contraddice una riga precedente. Toglietene una.
config-unknown = { $file }, riga { $line }: l’impostazione { $field } non esiste. Le impostazioni sono { $known }.
config-unknown-piece = { $file }, riga { $line }: { $field } non è un tipo di pezzo. I tipi sono { $known }.
config-value = { $file }, riga { $line }: { $field } non può essere { $given }. { $setting ->
        [language] Le lingue sono { $known }.
        [enter_by] Scrivete "plan" o "facts".
        [card_set] Scrivete tra virgolette una cartella con le carte, o il nome di una delle vostre serie.
        [ground_map] Scrivete un numero intero da 1 a { $most }.
        [sound] Scrivete una riga [sound] e, sotto, buzzer = true o bell = true.
        [switch] Scrivete true o false.
        [web] Scrivete una riga [web] e, sotto, righe come enabled = true, listen = "0.0.0.0" o port = 8080.
        [address] Scrivete tra virgolette un indirizzo di questa macchina, come "127.0.0.1", o "0.0.0.0" per tutti.
        [port] Scrivete un numero intero da 0 a 65535.
        [hosts] Scrivete un elenco di nomi, come hosts = ["palace.local"].
        [link] Scrivete come iniziano i link, per esempio link = "https://palace.home", senza barra finale.
        [backup] Scrivete una riga [backup] e, sotto, una riga come folder = "/media/pi/STICK".
        [log] Scrivete una riga [log] e, sotto, una riga come level = "debug".
        [level] Scrivete "debug", "info", "warning" o "error".
        [folder] Scrivete una cartella tra virgolette, come "/media/pi/STICK".
        [ports] Scrivete un elenco di percorsi, come ports = ["/dev/ttyUSB0"].
        [piece] Scrivete quanti ne avete, da 1 a { $most }.
        [box] Scrivete una riga per ogni tipo incompleto, come arch = 79, sotto una riga [box].
       *[journal] Scrivete tra virgolette il nome di un file.
    }
output-no-folder = La cartella { $folder } per { $option } { $file } non esiste. Createla prima, o indicate un altro file.
output-not-folder = { $folder } non è una cartella, quindi { $option } { $file } non si può scrivere. Indicate un altro posto.
output-is-folder = { $option } { $file } non si può scrivere: { $file } è una cartella. Indicate un file al suo interno.
output-exists = { $file } esiste già, e una registrazione non sostituisce mai un file. Indicate un altro file con { $option }.
output-refused = { $option } { $file } non si può scrivere: { $what }. Datevi il permesso di scrivere lì, o indicate un altro posto.
error-usage = { $text }
error-no-plate-to-build-on = "--entries plate" richiede una base: aggiungete --build silver o --build gold.
error-knows-screen-cards = "--cards half" e "--cards empty" richiedono carte mescolate da persone: aggiungete --deck printed.
error-bad-entry = Il campo { $field } non va bene: { $expected }.
no-set-folder = { $folder } non è una cartella con carte{ $known ->
    [none] { "" }
   *[other] , né una delle vostre serie ({ $known })
}. Una serie è una cartella con cards.toml e boards.toml, e può avere ground_maps.toml; "palace data check CARTELLA" ne controlla una.
error-bad-config = { $file }, riga { $line }, { $field }: { $expected }
record-format = { $file }, riga { $line }: una registrazione inizia con il formato { $format }.
record-header = { $file }, riga { $line }: attesa un’intestazione con giocatori, impostazioni e serie: { $detail }.
record-cards = { $file }, riga { $line }: la serie di carte { $set } è cambiata da quando è stata giocata la partita. Usate la versione di palace-hub, o della cartella della serie, con cui è stata giocata.
record-event = { $file }, riga { $line }: l’evento { $event } non segue dai precedenti: { $detail }.
trace-torn = { $file }: la riga { $line } è troncata ed è stata esclusa.
trace-too-slow = { $file }: la maggior parte delle letture dista più di 0,2 s, troppo per contare i pezzi. Una cella dà almeno 10 letture al secondo. I tempi in t_s sono davvero secondi, non millisecondi?
trace-columns = { $file }, riga { $line }: un tracciato inizia con le colonne { $wanted }. Questo inizia con: { $got }
trace-event = { $file }, riga { $line }: { $got } non è un evento. Usate uno di { $known }, o lasciate vuoto il campo.
trace-hall = { $file }, riga { $line }: { $got } non è una catena Hall. Scrivete i suoi bit in esadecimale, come li invia il nodo, o lasciate vuoto il campo.
trace-plate-file = { $file } non è la calibrazione di una base: il suo campo "{ $field }" deve essere { $expected }. Usate il plate.json scritto da "palace setup plate".
trace-plate-restless = { $file }: la base non è mai stata ferma per 0,3 s, quindi non si è potuto leggere nulla. Iniziate il log con due secondi senza mani, con 71-89 letture al secondo per ogni cella.
trace-empty = { $file }: dopo la riga { $line } non c’è nulla. Un tracciato ha una riga per ogni conversione.
trace-row = { $file }, riga { $line }: attesi un tempo e un conteggio: { $got }
trace-time = { $file }, riga { $line }: { $got } non è un tempo. Scrivete i secondi nella colonna t_s.
trace-counts = { $file }, riga { $line }: { $got } non è un conteggio. I conteggi grezzi sono numeri interi; lasciate vuoto il campo dove non ce n’era.
trace-order = { $file }, riga { $line }: il tempo { $got } viene prima del precedente. Ordinate le righe per t_s.
trace-text = { $file }, riga { $line }: attesa una riga di testo. È un file CSV?
record-turn = { $file }, riga { $line }: la registrazione non si può riprodurre: { $detail }
record-no-game = { $file }: la registrazione non contiene partite, solo ciò che è entrato prima di una partita. Rivalutatela con --resense.
resense-read = Rivalutato: { $turns } cicli in { $minutes } minuti, con { $events } eventi.
resense-missing = { $t } s, solo prima: { $what }
resense-new = { $t } s, solo ora: { $what }
resense-cut-short = La registrazione è troncata; è stata valutata fin dove arriva.
resense-same = Tutti gli eventi sono uguali. Stato { $hash }
resense-differs = Il primo evento diverso è a { $t } s.
told-recording-full = La registrazione ha { $mb } MB e finisce qui. La partita prosegue.
told-recording-failed = La registrazione finisce qui: { $what }. La partita prosegue.
record-line = { $file }, riga { $line }: atteso un oggetto JSON su una riga propria.
error-table = { $text }
demo-look-back = "palace replay { $file }" mostra di nuovo questa partita e, con --analyse, come si è decisa.
demo-in-journal = La partita è conservata in { $file }. "palace record --journal { $file }" scrive la sua registrazione.
demo-not-kept = Questa partita non è conservata. Con "--record game.jsonl" lo è, e "palace replay game.jsonl" la mostra di nuovo.
demo-kept = La partita fin qui è conservata in { $file }. "palace record --journal { $file }" scrive la sua registrazione.
error-table-gone = Il tavolo simulato non c’è più: { $what }. Riavviate la demo.
error-frame = { $text }
error-link = { $text }
error-no-journal = Il file delle partite { $file } non esiste. Indicate un altro file con --journal, o iniziatene uno con "palace play".
error-no-such-game = { $known ->
        [none] In { $file } non c’è ancora nessuna partita. "palace play" ne inizia una.
       *[other] In { $file } la partita { $game } non esiste. Le sue partite sono { $known }.
    }
error-journal-in-the-way = { $file } fa parte del diario, quindi lì non si scrivono registrazioni. Indicate un altro file.
error-unreadable-game = La partita { $game } non si può ricalcolare: { $detail }. L’ha fatta un’altra versione, o è danneggiata.
error-lost-game = L’inizio della partita { $game } è andato perso quando si è danneggiato il file delle partite: non c’è una registrazione.
error-no-journal-folder = La cartella { $folder } per il diario { $file } non esiste. Createla prima, o indicate un altro file con --journal.
error-journal-folder-not-made = La cartella { $folder } per il diario { $file } non si può creare: { $what }. Indicate un altro file con --journal. Se quello attuale è indicato in palace.toml, "palace config set journal --default" torna al file solito.
error-damaged-in-play = Il file delle partite si è danneggiato mentre giocavate, e non si salva più nulla: { $detail }. Uscite e riavviate l’hub; la partita prosegue con ciò che è leggibile.
error-keeping = Le partite non si possono salvare: { $detail }. Rimedio: correggete il problema, o indicate un altro file con --journal.

error-unknown-fault = palace demo: il guasto "{ $given }" non esiste.{ $near ->
        [none] {""}
       *[other] { " " }Intendevate { $near }?
    } "palace demo --list-faults" dice che cosa fa ognuno. I guasti sono:

### The faults of the simulated table: at most 56 characters, so that a line holds name and text.

fault-group-hands = Mani:
fault-wrong-takes = le mani prendono troppo, pezzi sbagliati, troppo presto
fault-wrong-piece = un pezzo preso troppo presto, un altro tipo rimesso
fault-resting-finger = sei mani su dieci lasciano un dito nello scomparto
fault-long-rests = un dito resta nello scomparto fino a 30 s
fault-two-hands = ogni due volte, due mani in uno scomparto
fault-one-by-one = si toglie un pezzo alla volta mentre le celle derivano
fault-drops = i pezzi cadono nella vaschetta da 1 a 5 cm
fault-off-centre = ogni mano sposta il mucchio, vaschette non uniformi
fault-press-shift = una mano su sette preme forte e sposta lo zero
fault-group-cells = Le celle del vassoio e la stanza:
fault-cell-swap = le spine di due celle sono scambiate
fault-cell-death = una cella si guasta a metà partita
fault-touching-wire = un filo tocca una vaschetta e porta dal 2 all’8 %
fault-planted-miscount = un mattoncino sparisce ma il peso resta, come prova
fault-creep = le celle cedono il triplo, e le mani premono forte
fault-heavy-drift = buone celle derivano come quelle economiche
fault-warm-up = l’elettronica è stata appena accesa
fault-temperature-ramp = la stanza si scalda di 1 grado al minuto, poi cala
fault-draught = l’aria preme sulle vaschette, da 3 a 40 mg
fault-table-bump = il tavolo viene urtato otto volte al minuto
fault-hum-off-rate = il triplo del solito ronzio della rete elettrica
fault-mains-60hz = la rete elettrica è a 60 Hz, come in America
fault-spikes = una lettura su 200 sbaglia da 1 a 5 g
fault-corrupt-words = una lettura su 100 è danneggiata
fault-missing-conversions = manca una lettura su 20, con lacune di 0,6 s
fault-group-lines = Cavi, nodi e broker:
fault-unplug = il vassoio si stacca due volte, la base si spegne una
fault-cable-pulled = il cavo del vassoio è staccato per 4 s
fault-reset = entrambi i nodi si riavviano a metà partita
fault-node-killed = il programma del vassoio viene ucciso e riparte
fault-broker-kill = il broker muore due volte, dove c’è
fault-garbage = byte casuali tra i messaggi del vassoio
fault-flipped-bits = circa un bit su 200.000 si inverte sulla linea
fault-damaged-messages = i primi who, welcome, command e ack sono danneggiati
fault-group-plate = La base (--build silver o gold):
fault-plate-forbidden = alcune scalinate hanno un mattoncino di troppo
fault-plate-wordless = nessuno dice che una scalinata è finita
fault-plate-fast = le mani costruiscono quasi senza pause
fault-plate-firm-presses = ogni pezzo è premuto con 2-5 kg
fault-plate-rim = ogni tanto un pezzo cade sul bordo e resta lì
fault-plate-leaning = un pezzo su tre è storto prima di essere fissato
fault-plate-two-hands = un’altra mano poggia sulla base
fault-plate-loose = un pezzo su tre è posato e non premuto
fault-plate-pull-off = un pezzo tirato su solleva per un attimo la base
fault-plate-elsewhere = le dita premono su pezzi che ci sono già
fault-plate-bumps = il tavolo viene urtato e ci si appoggia
fault-plate-slope = il tavolo pende fino a 3 gradi
fault-plate-warm-up = l’elettronica della base è stata appena accesa
fault-plate-hum = il triplo del solito ronzio sulle celle della base
fault-plate-dead-hall = di 100 sensori Hall 6 guasti, 2 bloccati, 4 deboli
fault-plate-zero-shift = una pressione sposta lo zero della cella di un angolo
