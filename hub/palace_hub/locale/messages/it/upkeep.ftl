### Backup, restore, bug reports, the log and the safe mode.

cli-backup = Salva partite, calibrazioni, carte e impostazioni in un solo file. Intanto potete giocare.
cli-backup-file = il file da scrivere, o una cartella come una chiavetta USB: riceve un file con la data di oggi
cli-backup-secrets = salva anche le password e i link dei telefoni; solo voi potete leggere il file
cli-backup-daily = conserva nella cartella gli ultimi sette file giornalieri
cli-restore = Ripristina una copia di sicurezza. Mostra che cosa sostituirebbe, chiede, e conserva ciò che c’era.
cli-restore-file = un file di "palace backup"
cli-restore-yes = non chiede
cli-restore-journal = dove vanno le partite, se non nel posto indicato dalle impostazioni della copia

cli-report = Scrive un file per segnalare un errore, senza nomi, password e link. Prima mostra che cosa contiene.
cli-report-file = il file da scrivere (se omesso: palace-report-DATE.zip in questa cartella)
report-examines = L’hub esamina questa macchina; ci vuole qualche secondo ...
report-holds = La segnalazione contiene:
report-versions = le versioni dell’hub, di Python e della macchina
report-doctor = ciò che trova "palace doctor"
report-settings = le vostre impostazioni; ciò che può nominare persone o luoghi è sostituito
report-log = il log
report-game = la registrazione dell’ultima partita
report-frames = ciò che vassoio e base hanno inviato negli ultimi minuti
report-without = Nomi dei giocatori, password, Wi-Fi e link dei telefoni sono sostituiti. Potete guardare nel file prima di inviarlo.
report-question = Scrivere { $file }? Digitate s o n:
report-nothing-done = Nulla è stato scritto.
report-written = { $file } è scritto. Nulla è stato inviato a nessuno.
report-not-confirmed = Qui nessuno può rispondere. Per scrivere la segnalazione senza domanda, aggiungete --yes.
cli-play-safe = si gioca a mano: niente vassoio, base, broker o telefoni, e niente impostazioni; la partita prosegue
cli-headless-safe = La modalità provvisoria non mostra pagine, quindi --headless non mostra nulla. Omettete --headless.
safe-failed-starts = Gli ultimi { $count } avvii di "palace play" non sono riusciti.
safe-last-failure = L’ultimo è finito con questo messaggio: { $reason }
safe-offer = Enter: giocate in modalità provvisoria. I pezzi li scrivete voi; vassoio, base, telefoni e impostazioni non si usano. La vostra partita prosegue.
    n: avvio normale.
safe-hint = "palace play --safe" fa giocare a mano e prosegue la vostra partita. "palace doctor" dice che cosa non va.
problem-safe-mode = Modalità provvisoria: l’hub non usa vassoio, base, telefoni o impostazioni. Rimedio: avviate "palace doctor", sistemate ciò che indica, poi avviate senza --safe.
problem-safe-other-journal = Il file delle vostre partite { $file } non è raggiungibile: { $what }. Questa partita viene salvata in { $kept }. Rimedio: collegate il disco del file, oppure scrivete "palace config set journal --default".

output-no-such-folder = { $option }: la cartella { $folder } non esiste. Createla, o collegate la chiavetta su cui si trova.

problem-backup = La copia di sicurezza di oggi non è riuscita: { $what }
problem-backup-no-folder = La copia di sicurezza di oggi non è possibile: la cartella { $folder } non esiste. Rimedio: collegate la chiavetta, o indicate un’altra cartella in palace.toml.
backup-at-the-end = Salvataggio delle partite di oggi in { $folder } ...

backup-written = Salvato: { $games ->
        [0] le vostre impostazioni; non c’è ancora nessuna partita
        [one] 1 partita, con calibrazioni, carte e impostazioni
       *[other] { $games } partite, con calibrazioni, carte e impostazioni
    }. File: { $file } ({ $kb } kB).
backup-with-secrets = Contiene le password e i link dei telefoni. Solo voi potete leggere il file: che resti così.
backup-open-to-all = Contiene le password e i link dei telefoni, e questo disco non può nasconderli: chi ha il file può leggerli.
backup-without-secrets = Non contiene le password e i link dei telefoni; --with-secrets salva anche quelli.
backup-journal-damaged = { $lost ->
        [0] Il file delle partite era danneggiato; per quanto si può sapere, non manca nessun evento di una partita.
        [one] Il file delle partite era danneggiato: nella copia manca 1 evento di una partita.
       *[other] Il file delle partite era danneggiato: nella copia mancano { $lost } eventi di partite.
    }
backup-not-ours = { $file } non è una copia di sicurezza. Indicate un file scritto da "palace backup".
backup-foreign = { $file } contiene { $what }, che non fa parte di nessuna copia di sicurezza. Nulla è stato cambiato. Indicate un file scritto da "palace backup".
backup-damaged = { $file } è danneggiato: { $what } non è come è stato salvato. Nulla è stato cambiato. Provate un’altra copia.
backup-too-new = { $file } viene da un hub più nuovo ({ $hub }). Nulla è stato cambiato. Prima aggiornate questo hub.
backup-in-the-way = { $file } esiste e non è una copia di sicurezza, quindi resta. Scegliete un altro nome.

upkeep-games = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
upkeep-kind-players = giocatori, note e date delle vecchie partite
upkeep-kind-saved = immagini, registrazioni e tabelle salvate
upkeep-kind-tray = calibrazione del vassoio
upkeep-kind-plate = calibrazione della base
upkeep-kind-ports = elenco delle porte delle schede
upkeep-kind-cards = le vostre carte
upkeep-kind-lessons = elenco delle lezioni fatte
upkeep-kind-settings = impostazioni (palace.toml)
upkeep-kind-broker = account per il Wi-Fi
upkeep-kind-links = link dei telefoni

restore-backup = { $file }: salvato il { $made } da palace-hub { $hub }.
restore-games-replaced = {"  "}sostituito: { $here ->
        [one] 1 partita qui
       *[other] { $here } partite qui
    } con { $there ->
        [one] 1 partita
       *[other] { $there } partite
    } della copia
restore-fate-new = {"  "}nuovo:      { $what }
restore-fate-replaced = {"  "}sostituito: { $what }
restore-fate-aside = {"  "}da parte:   { $what } (non è nella copia)
restore-fate-stays = {"  "}resta:      { $what } (non è nella copia)
restore-place = Le partite vanno in { $folder }. Ciò che viene sostituito o messo da parte resta salvo.
restore-question = Ripristinare questa copia? Digitate s o n:
restore-answer-yes = sì
restore-answer-y = s
restore-nothing-done = Nulla è stato cambiato.
restore-done = La copia è ripristinata. "palace play" prosegue da lì.
restore-kept = Ciò che c’era prima è in { $folder }.
restore-without-secrets = Le password e i link dei telefoni non erano salvati: scansionate di nuovo i codici. Per i nodi su Wi-Fi avviate "palace setup broker".
restore-not-confirmed = Qui nessuno può rispondere. Per ripristinare senza domanda, aggiungete --yes.
hub-runs = Un hub sta usando { $file }. Chiudetelo (Ctrl+Q), poi riprovate.
restore-under-way = È in corso un altro ripristino. Aspettate che finisca, poi riprovate.
