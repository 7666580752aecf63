### The workshop: the broker, the firmware of nodes, the doctor.

cli-setup = Configura il vassoio sullo schermo: lo pesa, impara quanto pesa un pezzo, dice che cosa sanno fare le sue celle.
cli-setup-box = pezzi di ogni tipo nella scatola, dove ne mancano: arch=79,brick=78
cli-box-range = { $given } non è un numero di pezzi. Usate { $known }
cli-setup-broker = Scrive la configurazione di Mosquitto: un account per nodo, topic esatti per ognuno, e i file dei nodi.
cli-setup-node = l’id di un nodo, come lo mostra "palace doctor"; si può ripetere. Gli account già fatti restano
cli-setup-table = il nome del tavolo in ogni topic (home se omesso)
cli-setup-listen = l’indirizzo su cui ascolta il broker (0.0.0.0, tutti quelli di questa macchina, se omesso)
cli-setup-address = l’indirizzo del broker per i nodi, in cifre (quello di questa macchina se omesso)
cli-setup-port = la porta del broker (1883 se omesso)
cli-setup-ssid = la rete Wi-Fi dei nodi; la sua chiave viene chiesta, o presa da PALACE_WIFI_KEY
cli-setup-country = il paese dei nodi in due lettere, come IT: le loro radio usano i suoi canali Wi-Fi (se omesso, quelli permessi ovunque)
cli-setup-tx-power = la massima potenza con cui trasmettono le radio dei nodi, da 1 a 20 dBm: con meno disturbano meno, e arrivano meno lontano
cli-setup-syntax = per quale Mosquitto (quello installato qui, altrimenti 2.0)
cli-setup-to = la cartella in cui scrivere, se non la solita
cli-setup-etc = la cartella da cui Mosquitto legge password e topic (/etc/mosquitto se omesso)
cli-setup-renew = un account che riceve una nuova password; si può ripetere
cli-setup-no-passwords = senza password; rifiutato se altre macchine possono raggiungere il broker
cli-setup-check = non scrive nulla; dice se questa configurazione fa entrare altre macchine senza password
cli-dry-run = dice che cosa farebbe, e non fa nulla

broker-bad-node = { $given } non può essere l’account di un nodo. Rimedio: usate l’id che mostra "palace doctor": lettere, cifre, punti e trattini, al massimo 32, e non "hub".
broker-unknown-account = Non c’è un account { $given } da rinnovare. Account noti: { $known }. Rimedio: indicatene uno di questi, o fatene uno nuovo con --node.
broker-renew-without-passwords = Con --no-passwords non c’è una password da rinnovare. Rimedio: omettete --renew o --no-passwords.
broker-bad-table = { $given } non può essere il nome di un tavolo. Rimedio: usate lettere, cifre, punti e trattini, al massimo 32.
broker-bad-port = { $given } non è una porta. Rimedio: usate un numero da 1 a 65535, di solito 1883.
broker-bad-country = { $given } non è un paese in due lettere maiuscole. Rimedio: indicatene uno come IT, CH o DE.
broker-bad-tx-power = Nessuna radio di un nodo trasmette con { $given } dBm. Rimedio: usate un numero da 1 a { $most }, o omettete --tx-power.
broker-bad-syntax = Mosquitto { $given } non è supportato. Rimedio: usate 2.0 o 2.1.
broker-bad-address = { $given } non è un indirizzo in cifre, e i nodi non possono cercare nomi. Rimedio: usate un indirizzo come 192.168.1.20.
broker-no-address = Questa macchina non ha un indirizzo che un nodo possa raggiungere. Rimedio: prima collegatela alla rete, o indicate l’indirizzo con --address.
broker-open-listener = Rifiutato: senza password, chiunque raggiunga { $address }:{ $port } potrebbe comandare i nodi e leggere la partita. Rimedio: omettete --no-passwords, o fate entrare solo questa macchina con --listen 127.0.0.1.
broker-open-line = { $file }, riga { $line }: chiunque raggiunga { $address }:{ $port } entra senza password, e può comandare i nodi e leggere la partita. Rimedio: "palace setup broker" scrive una configurazione con account; o limitate questo listener a 127.0.0.1.

setup-wifi-key = Chiave della rete { $ssid }:{ " " }
setup-kept = Il vecchio file resta come { $file }.
setup-written = Scritto in { $folder }, per Mosquitto { $syntax }.
setup-untested = Non è ancora provato con Mosquitto 2.1. Se non si avvia, usate "--syntax 2.0": 2.1 accetta anche quella, con un avviso nel suo log.
setup-would-write = Scriverebbe { $file }
setup-dry = Nulla è stato scritto.
setup-hub-account = Hub: login { $account }, password { $password }
setup-node-account = Nodo { $account }: login { $account }, password { $password }
setup-once = Queste password si vedono solo ora. Le contengono anche i file nella cartella: solo voi potete leggerli.
setup-account-kept = L’account { $account } tiene la sua password.
setup-no-nodes = Nessun nodo ha ancora un account. Rimedio: rifatelo con --node ID per ognuno; "palace doctor" mostra gli id.
setup-install = Mettetelo al suo posto con:
setup-then-flash = Poi date a ogni nodo il suo file, con un cavo USB: palace flash --broker { $file }
setup-check-no-listener = { $file } non apre nessun listener: solo con questo, Mosquitto risponde soltanto a questa macchina.
setup-check-strange = { $file }, riga { $line }, non è una riga di una configurazione di Mosquitto, quindi il file non si può controllare. Rimedio: indicate il file che legge Mosquitto, come /etc/mosquitto/mosquitto.conf.
setup-check-sound = { $file }: le altre macchine hanno bisogno di una password.

cli-flash = Carica il firmware di questo hub su una scheda e aspetta il suo saluto.
cli-flash-port = la porta della scheda (l’unica presente, se omesso)
cli-flash-uf2 = il file di MicroPython per una scheda vuota, da caricare prima: tenete premuto BOOTSEL mentre la collegate
cli-flash-drive = con --uf2: la cartella dell’unità della scheda, se non viene trovata da sola
cli-flash-role = per che cosa è cablato il nodo: tray o plate (come prima, se omesso)
cli-flash-board = rifiuta ogni altra scheda
cli-flash-broker = il broker.json del nodo, come lo scrive "palace setup broker": allora parla su Wi-Fi
cli-flash-replace = anche se sulla scheda c’è un altro programma
cli-flash-change-role = anche se la scheda ha l’altro ruolo

port-forbidden = { $user } non può aprire { $port }.
fix-port-forbidden = sudo usermod -aG { $group } { $user }, poi uscite e rientrate; o installate la regola udev di hub/service.
port-held = Un altro programma ha aperto { $port }.
fix-port-held = chiudetelo (l’hub stesso, mpremote, un programma di terminale); "sudo palace doctor" dice quale.
port-held-by = { $program } (processo { $pid }) ha aperto { $port }.
fix-port-held-by = chiudetelo, poi riprovate; un hub attivo trova i suoi nodi da solo.
port-held-modemmanager = ModemManager tiene { $port } per vedere se è un modem.
fix-port-held-modemmanager = aspettate mezzo minuto; per evitarlo, installate la regola udev di hub/service.
port-absent = La porta { $port } non esiste.
fix-port-absent = collegate la scheda con un cavo USB per dati; "palace doctor" elenca le porte.
port-not-serial = { $port } non è una porta seriale.
fix-port-not-serial = indicate la porta di una scheda, di solito /dev/ttyACM0; "palace doctor" elenca le porte.
port-broken = { $port } non si può usare: { $what }.
fix-port-broken = scollegate il cavo e ricollegatelo.

flash-no-port = Nessuna scheda collegata. Rimedio: collegatela con un cavo USB per dati. Una scheda nuova non ha porta finché non c’è MicroPython: scaricate il suo UF2 di MicroPython (micropython.org/download), poi rifate questo comando con --uf2 e il nome di quel file.
flash-bootsel = Una scheda aspetta nel suo boot loader. Rimedio: scaricate il suo UF2 di MicroPython (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 o RPI_PICO2_W), poi rifate questo comando con --uf2 e il nome di quel file.
flash-many-ports = Diverse porte potrebbero essere la scheda: { $ports }. Rimedio: indicatene una con --port, o lasciate collegata solo la scheda.
flash-no-micropython = Su { $port } non risponde MicroPython. Rimedio: scaricate l’UF2 di MicroPython per la scheda (micropython.org/download), poi avviate "palace flash --uf2 FILE". Il comando dice quando tenere premuto BOOTSEL.
flash-no-answer = Il programma su { $port } ha smesso di rispondere. Rimedio: scollegate la scheda, ricollegatela e rifate questo comando.
flash-board-error = La scheda su { $port } ha rifiutato: { $what }. Rimedio: scollegatela, ricollegatela e rifate questo comando. Se succede di nuovo, rimettete MicroPython.
flash-other-board = Il firmware non conosce questa scheda ({ $what }). Rimedio: usate una Raspberry Pi Pico, Pico W, Pico 2 o Pico 2 W.
flash-old-micropython = La scheda ha MicroPython { $version }, ma il firmware richiede { $least } o più nuovo. Rimedio: tenete premuto BOOTSEL mentre la collegate, e copiate un UF2 più nuovo sull’unità che compare; i suoi file restano.
flash-not-that-board = Questa è una { $found }, non una { $expected }. Rimedio: controllate che sia collegata la scheda giusta, o omettete --board.
flash-other-program = Sulla scheda su { $port } c’è un altro programma. Nulla è stato cambiato. Rimedio: controllate che sia la scheda giusta; --replace sovrascrive il programma.
flash-no-role = L’hub non sa per che cosa è cablato questo nodo. Rimedio: aggiungete --role tray o --role plate.
flash-damaged-config = La configurazione sulla scheda non è leggibile. Rimedio: aggiungete --role tray o --role plate, secondo il cablaggio.
flash-other-role = Questo nodo è configurato come { $found }, non come { $expected }; i suoi fili devono corrispondere al ruolo. Nulla è stato cambiato. Rimedio: controllate che sia collegato il nodo giusto; --change-role cambia il suo ruolo.
flash-bad-broker = Quel file non è un broker.json. Rimedio: usatene uno scritto da "palace setup broker".
flash-no-radio = Una { $board } non ha radio. Rimedio: omettete --broker, o usate una Pico W o Pico 2 W.
flash-other-account = Quel file è del nodo { $account }, ma questo è { $id }. Rimedio: fategli un account con "palace setup broker --node { $id }" e usate il suo file.
flash-no-network = Il file non indica nessuna rete Wi-Fi. Rimedio: riscrivetelo con "palace setup broker --ssid NAME".
flash-full = La scheda ha { $free } byte liberi e ne servono { $need }. Rimedio: togliete i file che non sono suoi (mpremote rm), o rimettete MicroPython.
flash-not-written = { $file } non è stato scritto correttamente. Rimedio: rifate questo comando. Se succede di nuovo, la memoria flash della scheda è consumata.
flash-no-hello = Il firmware è sulla scheda, ma la scheda non risponde. La sua ultima riga: { $line } Rimedio: scollegatela, ricollegatela e rifate questo comando.
flash-wrong-hello = Il nodo risponde con { $field } { $found } al posto di { $expected }. Rimedio: rifate questo comando. Se succede di nuovo, rimettete MicroPython.
flash-uf2-words = Una scheda che riceve --uf2 non ha ancora una porta, e --drive vale solo con --uf2. Rimedio: omettete --port o --drive.
flash-uf2-bad = { $file } non è un file UF2 completo. Rimedio: scaricatelo di nuovo (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 o RPI_PICO2_W).
flash-uf2-no-chip = { $file } è per un altro tipo di scheda. Rimedio: usate l’UF2 di MicroPython per la vostra Pico (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 o RPI_PICO2_W).
flash-uf2-other-chip = { $file } è per un chip { $meant }, ma la scheda ha un { $found }. Nulla è stato scritto. Rimedio: usate il file per { $found ->
        [RP2350] una Pico 2 (RPI_PICO2) o una Pico 2 W (RPI_PICO2_W).
       *[other] una Pico (RPI_PICO) o una Pico W (RPI_PICO_W).
    }
flash-uf2-hold = Scollegate la scheda, tenete premuto il suo pulsante BOOTSEL, ricollegatela, lasciate il pulsante. In attesa della sua unità...
flash-uf2-no-drive = Nessuna scheda offre la sua unità. Rimedio: scollegatela, tenete premuto il suo pulsante BOOTSEL mentre la ricollegate con un cavo per dati, e rifate questo comando. Se la sua unità c’è, indicate la sua cartella con --drive.
flash-uf2-not-mounted = L’unità { $label } della scheda c’è, ma questo sistema non l’ha aperta. Rimedio: udisksctl mount -b /dev/disk/by-label/{ $label } (oppure, come root, montatela su una cartella e indicatela con --drive), poi rifate questo comando.
flash-uf2-many = Più schede aspettano nel loro boot loader: { $drives }. Rimedio: lasciatene collegata una, o indicate la sua cartella con --drive.
flash-uf2-would-copy = Copierebbe { $file } in { $drive }
flash-uf2-copying = Copia di { $file } in { $drive } (qualche secondo)...
flash-uf2-starting = Copiato. In attesa che la scheda si avvii...
flash-uf2-not-written = Impossibile copiare il file in { $drive }: { $what }. Rimedio: controllate di poter scrivere lì, poi scollegate la scheda, tenete premuto BOOTSEL mentre la ricollegate, e rifate questo comando.
flash-uf2-no-port = Il file è stato copiato, ma la scheda non ritorna come porta. Rimedio: scollegatela e ricollegatela senza BOOTSEL. Se non ritorna, è un tipo di scheda diverso da quello del file: una Pico W vuole RPI_PICO_W.
flash-found = Trovata una { $board }, id { $id }, come { $role }.
flash-would-write = Scriverebbe { $file }
flash-would-remove = Toglierebbe { $file }
flash-writing = { $number } di { $of }: { $file }
flash-written = { $count ->
        [0] Tutti i file c’erano già
        [one] Un file scritto
       *[other] { $count } file scritti
    }, { $same } invariati.
flash-config-kept = La sua configurazione resta com’è.
flash-config-new = Riceve una nuova configurazione, ruolo { $role }.
flash-waiting = Avvio, in attesa del suo saluto...
flash-dry = Nulla è stato scritto.
flash-done = Il nodo { $id } saluta da { $port }: { $role } su una { $board }, firmware { $fw }.
flash-now-radio = Ora prosegue su Wi-Fi; la pagina “Hardware” lo mostra quando ha trovato il broker.

cli-doctor = Controlla tutto ciò che può mancare o essere sbagliato, e dice come rimediare.
cli-doctor-json = stampa un oggetto invece di frasi
cli-doctor-box = elenca i pezzi di una scatola con i loro numeri di elemento LEGO, e non controlla nulla
box-parts = I pezzi di una scatola, e i numeri di elemento LEGO per ordinarli:
box-part = { $part ->
        [arch] archi
        [brick] mattoncini
        [column] colonne
        [light_green] foglie verde chiaro
        [dark_green] foglie verde scuro
        [gold] mattoncini dorati
        [monkey] Scimmia
        [butterfly] Farfalla
        [frog] Rana
       *[corner] mattoncini angolari
    }
box-element = { $count } x { $number }
box-parts-check = Numeri e quantità vengono dal regolamento. Nessuno ha ancora confrontato i numeri con una scatola: guardate la foto del negozio prima di ordinare.
cli-doctor-weigh = controlla se qualcosa tocca una vaschetta: metteteci un pezzo noto di questo tipo ({ $known }); non controlla altro
cli-doctor-in = lo scomparto in cui lo mettete (il suo, se omesso)
cli-doctor-pieces = quanti pezzi di quel tipo mettete insieme (1 se omesso); con più pezzi si vede un errore più piccolo
cli-doctor-only = esegue solo questo controllo; si può ripetere
cli-doctor-port = controlla anche questa porta, anche se l’hub non la conosce; si può ripetere
doctor-unknown-check = Il controllo { $given } non esiste. Usate uno di questi: { $known }.
doctor-sound = ok       { $check }
doctor-found = { $severity }  { $check }:
doctor-severity-fault = GUASTO { "" }
doctor-severity-warning = avviso { "" }
doctor-severity-note = nota   { "" }
doctor-fix = Rimedio:
doctor-ruler = Se i due bordi destri qui sotto non sono allineati, il terminale disegna alcuni segni larghi due colonne. Impostate su stretta la sua "ambiguous width".
doctor-end = { $count ->
        [0] Non c’è niente da sistemare.
        [one] Una cosa da sistemare.
       *[other] { $count } cose da sistemare.
    }
doctor-check-python = Python
doctor-check-packages = pacchetti
doctor-check-firmware = file del firmware
doctor-check-config = configurazione
doctor-check-journal = partite conservate
doctor-check-disk = disco
doctor-check-clock = orologio
doctor-check-calibration = calibrazione
doctor-check-terminal = terminale
doctor-check-width = larghezza dei segni
doctor-check-modemmanager = ModemManager
doctor-check-ports = porte estranee
doctor-check-nodes = nodi sulle porte
doctor-check-broker-files = file di Mosquitto
doctor-check-broker = broker
doctor-check-failed = Il controllo { $check } non è stato eseguito; { $file } dice perché.
fix-doctor-check-failed = segnalatelo, per favore; gli altri controlli sono validi.

doctor-python = Questo è Python { $version }, che non è provato.
fix-doctor-python = usate Python 3.11, 3.12 o 3.13.
doctor-package = Il pacchetto { $package } non è installato.
fix-doctor-package = installate di nuovo palace-hub: pip install --force-reinstall palace-hub.
doctor-no-micropython = Su questa macchina non c’è MicroPython; i nodi simulati girano in Python.
fix-doctor-no-micropython = nulla: i nodi veri non ne risentono.
doctor-no-firmware = In questa installazione manca il firmware dei nodi.
fix-doctor-no-firmware = installate di nuovo palace-hub, o avviatelo da un checkout.
fix-doctor-config = correggete quella riga, o toglietela: ogni riga è facoltativa.
doctor-journal = Le partite non si possono conservare in { $path }: { $what }.
fix-doctor-journal = rendete vostri la cartella e il file (sudo chown), o indicate un altro posto con "journal" in palace.toml.
doctor-mark = { $path } non si può scrivere: { $what }. L’hub potrebbe non accorgersi se gli eventi più nuovi vanno persi.
fix-doctor-mark = rendete vostro il file (sudo chown), e spostate ciò che ha il suo nome.
doctor-journal-unreadable = Il file delle partite non si può usare: { $what }.
fix-doctor-journal-unreadable = avviate "palace play": conserva un file danneggiato e salva ciò che è leggibile. Se l’ha scritto un palace-hub più nuovo, aggiornate questo; se è di altro, spostatelo altrove.
doctor-journal-damaged = Il file delle partite { $path } è danneggiato: { $state ->
       *[intact] tutto il contenuto è leggibile.
        [lost] { $lost ->
            [one] 1 evento è andato perso
           *[other] { $lost } eventi sono andati persi
        }.
        [at_least] almeno { $lost ->
            [one] 1 evento è andato perso
           *[other] { $lost } eventi sono andati persi
        }.
        [unknown] non si può sapere se manca qualcosa.
    }
fix-doctor-journal-damaged = avviate "palace play": conserva il file danneggiato e prosegue con ciò che è leggibile. Poi sostituite la scheda SD: un disco che danneggia un file ne danneggia altri.
doctor-journal-gone = Il file delle partite { $path } non c’è più; { $state ->
        [lost] { $lost ->
            [one] 1 evento è andato perso
           *[other] { $lost } eventi sono andati persi
        }.
        [at_least] almeno { $lost ->
            [one] 1 evento è andato perso
           *[other] { $lost } eventi sono andati persi
        }.
       *[unknown] non si può sapere che cosa manca.
    }
fix-doctor-journal-gone = se avete una copia, mettetela lì, con il suo file -mark. "palace play" ne inizia uno nuovo con ciò che resta accanto.
doctor-journal-unsure = Il file delle partite { $path } è intero, ma non si può sapere se ci sono gli eventi più nuovi: il file { $path }-mark manca, o è di un altro.
fix-doctor-journal-unsure = nulla, se avete copiato o spostato il file; la prossima volta copiate entrambi. "palace play" inizia un nuovo mark.
doctor-disk-full = Il disco è pieno (restano { $free } MB): le partite in { $path } non si possono conservare.
fix-doctor-disk-full = togliete ciò che non serve più; "df -h" e "du -xh / | sort -h | tail" mostrano che cosa occupa spazio.
doctor-disk-little = Sul disco con { $path } restano solo { $free } MB.
fix-doctor-disk-little = togliete ciò che non serve più prima delle prossime partite.
doctor-clock = L’orologio è indietro di { $days } giorni rispetto alla data di questo programma.
fix-doctor-clock = collegatevi a una rete, così l’orologio si regola da solo, o regolatelo: sudo date -s "2026-11-20 12:00".
doctor-clock-back = L’orologio è indietro di { $minutes } minuti rispetto all’ultima partita conservata.
fix-doctor-clock-back = collegatevi a una rete, così l’orologio si regola da solo, o regolatelo con sudo date -s. Le partite restano comunque nell’ordine giusto.
doctor-clock-alone = L’orologio non è regolato da una rete.
fix-doctor-clock-alone = sudo timedatectl set-ntp true, con una rete; senza, controllate l’ora ogni tanto.
doctor-no-calibration = Nessun vassoio è stato ancora configurato, quindi l’hub non può contare i pezzi.
fix-doctor-no-calibration = con tutta la scatola accanto, avviate "palace setup". Senza vassoio, scrivete ciò che prendete.
doctor-calibration-damaged = { $file } non si può usare: { $what }.
fix-doctor-calibration-damaged = configurate di nuovo il vassoio: "palace setup".
doctor-calibration-previous = { $file } non si può usare: { $what }.
fix-doctor-calibration-previous = "palace play" offre la configurazione di prima; o configurate di nuovo il vassoio: "palace setup".
doctor-fix-said = vedi sopra
doctor-calibration-unreadable = La configurazione del vassoio non è leggibile: { $what }.
fix-doctor-calibration-unreadable = iniziate una nuova partita: pesa di nuovo il vassoio.
doctor-calibration-part = Le celle { $cells } del vassoio non sono mai state calibrate; non contano nulla.
fix-doctor-calibration-part = controllate i loro fili, poi con la prossima partita pesate di nuovo le vaschette vuote e la scatola completa.

doctor-encoding = Questa uscita è { $encoding }, non UTF-8: segni e nomi compaiono come sequenze di escape.
fix-doctor-encoding = scegliete una localizzazione UTF-8: export LANG=C.UTF-8.
doctor-small = Il terminale ha { $columns } colonne e { $rows } righe; ne servono almeno { $least_columns } per { $least_rows }.
fix-doctor-small = ingrandite la finestra o rimpicciolite i caratteri; con 100 per 30 si vede tutto.
doctor-dumb = Il terminale dice di non poter disegnare uno schermo (TERM è dumb o manca).
fix-doctor-dumb = usate un vero terminale, o export TERM=xterm-256color.
doctor-wide = Il terminale disegna { $signs } segni su { $columns } colonne: ogni cornice sugli schermi si romperebbe.
fix-doctor-wide = impostate su stretta la "ambiguous width" del terminale (nel suo profilo alla voce compatibilità, o la larghezza dei caratteri).

doctor-modemmanager = ModemManager è attivo, e apre ogni nuova porta in cerca di un modem.
fix-doctor-modemmanager = installate la regola udev: sudo cp 60-palace-hub.rules /etc/udev/rules.d/ da hub/service, poi sudo udevadm control --reload.
doctor-no-port = Nessun nodo collegato.
fix-doctor-no-port = collegate un nodo con un cavo USB per dati. Una scheda nuova richiede prima MicroPython: scaricate il suo UF2 (micropython.org/download), poi "palace flash --uf2 FILE --role tray", o "--role plate". Senza nodi, scrivete tutto in "palace play".
doctor-bootsel = Una scheda aspetta nel suo boot loader.
fix-doctor-bootsel = scaricate il suo UF2 di MicroPython (micropython.org/download), poi "palace flash --uf2 FILE --role tray", o "--role plate". Se ha già funzionato: scollegatela e ricollegatela.
doctor-broker-hub-runs = L’hub è attivo e usa il suo account su { $broker }, quindi qui non si possono controllare i nodi su Wi-Fi.
fix-doctor-broker-hub-runs = aprite la sua pagina “Hardware”, o chiudete l’hub per controllarli qui.
doctor-port-foreign = { $port } ({ $what }) non è una scheda di questo progetto, quindi resta chiusa.
fix-doctor-port-foreign = nulla. Se dietro c’è comunque un nodo: avviate una volta "palace play --port { $port }".
doctor-hub-runs = L’hub è attivo (processo { $pid }) e usa { $port }.
fix-doctor-hub-runs = aprite la sua pagina “Hardware”, o chiudete l’hub per controllare qui il nodo.
doctor-silent = Da { $port } non arriva nulla.
fix-doctor-silent = se è un nodo, scollegatelo e ricollegatelo. Se continua a tacere: "palace flash --port { $port }". Un nodo con un broker.json parla solo su Wi-Fi.
doctor-prompt = MicroPython su { $port } mostra il suo prompt: il programma del nodo non è attivo.
fix-doctor-prompt = palace flash --port { $port }
doctor-garbage = Da { $port } sono arrivati { $bytes } byte, e nessuno era un messaggio di un nodo. L’ultima riga: { $line }
fix-doctor-garbage = se è un nodo: controllate il suo cavo, poi "palace flash --port { $port }". Se è altro, lasciatelo.
doctor-no-hello = Un nodo invia su { $port } ma non dice chi è.
fix-doctor-no-hello = scollegatelo e ricollegatelo.
doctor-protocol = Il nodo { $id } su { $port } parla la versione { $spoken } del protocollo, che questo hub non parla.
fix-doctor-protocol = palace flash --port { $port }
doctor-crashed = Il programma del nodo { $id } si è interrotto per un errore ed è ripartito: { $what }
fix-doctor-crashed = nulla, se è successo una volta. Se succede di nuovo, "palace flash", e riportate questa riga in una segnalazione.
doctor-fw = Il nodo { $id } su { $port } ha il firmware { $found }, questo hub porta { $own }.
fix-doctor-fw = palace flash --port { $port }
doctor-node = { $role } { $id } su { $port }, una { $board }.
fix-doctor-node = nulla.
doctor-damaged = Da { $port } sono arrivate { $count } righe danneggiate in pochi secondi.
fix-doctor-damaged = usate un cavo più corto o migliore, lontano da motori e caricabatterie.
doctor-twice = Il nodo { $id } risponde su { $ports }.
fix-doctor-twice = scollegateli tutti tranne uno. Se due schede hanno lo stesso id, una è una copia: toglietela.
doctor-same-role = { $count } nodi hanno il ruolo { $role }; un tavolo ne ha uno.
fix-doctor-same-role = scollegate quello sbagliato; "palace flash --change-role" gli dà l’altro ruolo.
doctor-no-tray = Tra i nodi non c’è un vassoio.
fix-doctor-no-tray = collegate il vassoio, o scrivete ciò che prendete.
doctor-no-samples = Il nodo { $id } su { $port } saluta ma non invia letture.
fix-doctor-no-samples = scollegatelo e ricollegatelo. Se non basta: "palace flash --port { $port }".
doctor-cell-silent = La cella { $cell } del nodo { $id } non dà letture.
fix-doctor-cell-silent = controllate il filo DT e l’alimentazione della sua scheda amplificatore.
doctor-cell-slow = La cella { $cell } del nodo { $id } converte { $rate } volte al secondo invece di 80.
fix-doctor-cell-slow = la sua scheda amplificatore è impostata su 10: portate alto RATE (tagliate il ponticello, o staccate il pin 15 dalla massa e collegatelo all’alimentazione).
doctor-cell-fault = La cella { $cell } del nodo { $id } ha rifiutato { $count } letture: { $why }.
fix-doctor-cell-fault = controllate i suoi fili e la sua alimentazione; il README del firmware dice che cosa significa { $why }.
doctor-gaps = In pochi secondi si sono persi { $gaps } messaggi del nodo { $id }, e { $bad } si sono danneggiati.
fix-doctor-gaps = chiudete gli altri programmi che leggono la sua porta ("sudo palace doctor" li nomina). Se non ce ne sono, usate un cavo più corto o migliore, lontano da motori e caricabatterie.

doctor-no-broker = Nessun broker è configurato. Ai nodi con cavo non serve.
fix-doctor-no-broker = per i nodi su Wi-Fi: "palace setup broker --node ID".
doctor-hub-file = { $file } non si può usare: atteso { $expected }.
fix-doctor-hub-file = riscrivetelo: "palace setup broker --renew hub".
doctor-broker-absent = Il broker { $broker } non risponde.
fix-doctor-broker-absent = avviatelo: sudo systemctl restart mosquitto; "journalctl -u mosquitto" dice perché non si avvia. Se è un’altra macchina, controllate indirizzo, porta e firewall.
doctor-broker-refuses = Il broker { $broker } non fa entrare { $user }: { $word }.
fix-doctor-broker-refuses = rimettete al suo posto il file delle password, come dice "palace setup broker", e riavviatelo; o "palace setup broker --renew hub" per una nuova password.
doctor-broker-password = Il broker { $broker } vuole una password, e l’hub non ne ha.
fix-doctor-broker-password = palace setup broker --renew hub
doctor-broker-mute = Su { $broker } qualcosa risponde, ma non come un broker ({ $word }).
fix-doctor-broker-mute = controllate se un altro programma usa questa porta; indicate la porta del broker con "palace setup broker --port".
doctor-broker-open = Chiunque entra nel broker { $broker } senza password, e può comandare i nodi e leggere la partita.
fix-doctor-broker-open = "palace setup broker" scrive una configurazione con account; o limitate il broker a 127.0.0.1.
doctor-broker-file = { $file }, riga { $line }: chiunque raggiunga { $broker } entra senza password.
fix-doctor-broker-file = "palace setup broker" scrive una configurazione con account; o limitate questo listener a 127.0.0.1.
doctor-broker-topics = Il broker { $broker } fa entrare l’hub, ma non nei suoi topic: { $word }.
fix-doctor-broker-topics = rimettete al suo posto il file dei topic, come dice "palace setup broker", e riavviate il broker.
doctor-broker-acl = Il broker { $broker } fa entrare l’hub, ma non gli passa nulla del tavolo "{ $table }".
fix-doctor-broker-acl = il suo file dei topic (acl_file) è per un altro tavolo, o è vecchio: mettete al suo posto quello di "palace setup broker" e riavviate il broker.
doctor-broker-empty = Nessun nodo ha ancora trovato il broker { $broker }.
fix-doctor-broker-empty = date al nodo il suo file: "palace flash --broker FILE" con un cavo USB. Se ce l’ha: controllate il nome e la chiave della rete nel file, e se il firewall di questa macchina lascia passare la porta 1883.
doctor-broker-nodes = Sul broker { $broker }: { $nodes }.
fix-doctor-broker-nodes = nulla; la pagina “Hardware” dice come stanno.
doctor-node-refused = Il broker { $broker } non fa entrare il nodo { $id }: { $word }.
fix-doctor-node-refused = il suo account è nei file di "palace setup broker", ma non dove li legge il broker: metteteli al loro posto come dice quel comando, e riavviate il broker.
doctor-node-away = Il nodo { $id } ha un account su { $broker }, ma non è collegato.
fix-doctor-node-away = accendetelo. Se è acceso: caricatevi il file giusto ("palace flash --broker FILE" con un cavo USB), e mettete gli account e i topic più nuovi dove li legge il broker ("palace setup broker" dice come).
doctor-wifi-node = { $role } { $id } su Wi-Fi, una { $board }.
fix-doctor-wifi-node = nulla.
doctor-wifi-fw = Il nodo { $id } su Wi-Fi ha il firmware { $found }, questo hub porta { $own }.
fix-doctor-wifi-fw = collegatelo via USB, poi "palace flash"; tiene la sua rete e la sua password.
doctor-wifi-protocol = Il nodo { $id } su Wi-Fi parla la versione { $spoken } del protocollo, che questo hub non parla.
fix-doctor-wifi-protocol = collegatelo via USB, poi "palace flash"; tiene la sua rete e la sua password.
doctor-wifi-silent = Il nodo { $id } è collegato al broker, ma non invia né un saluto né letture.
fix-doctor-wifi-silent = spegnetelo e riaccendetelo. Se continua a tacere, collegatelo via USB e avviate "palace flash".
doctor-wifi-no-samples = Il nodo { $id } saluta su Wi-Fi ma non invia letture quando riceve il benvenuto.
fix-doctor-wifi-no-samples = spegnetelo e riaccendetelo. Se non basta, collegatelo via USB e avviate "palace flash".
doctor-wifi-gaps = In pochi secondi si sono persi su Wi-Fi { $gaps } messaggi del nodo { $id }, e { $bad } si sono danneggiati.
fix-doctor-wifi-gaps = avvicinatelo all’access point, o scegliete un canale Wi-Fi con meno traffico.
doctor-hub-file-open = Chiunque su questa macchina può leggere la password dell’hub in { $file }.
fix-doctor-hub-file-open = chmod 600 { $file }; poi avviate "palace setup broker --renew hub" se qualcuno può averla letta.
