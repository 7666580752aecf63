### `palace config` e `palace completion`, e il significato di ogni impostazione di palace.toml.

cli-config = Mostra e cambia le vostre impostazioni: il file palace.toml.
cli-config-show = Stampa ogni impostazione con significato e valore. Potete salvare il risultato come palace.toml.
cli-config-keys = solo queste impostazioni, come web.port
cli-config-set = Cambia un’impostazione in palace.toml. I vostri commenti e l’ordine delle righe restano.
cli-config-key = l’impostazione, come web.port; "palace config show" le elenca tutte
cli-config-value = il nuovo valore; un elenco ne accetta diversi
cli-config-default = toglie l’impostazione dal file, così vale di nuovo il valore predefinito
cli-config-path = Stampa il percorso di palace.toml, anche se il file non esiste ancora.
cli-config-schema = Stampa uno schema JSON, con cui un editor controlla e spiega palace.toml.
cli-completion = Stampa uno script con cui la vostra shell completa le parole di questo comando.
cli-completion-shell = la vostra shell

config-show-file = Le vostre impostazioni, da { $file }. Le righe con # sono commenti: lì vale il valore predefinito.
config-show-none = Il file { $file } non esiste ancora. Per tutto vale il valore predefinito.
config-no-setting = L’impostazione { $given } non esiste. Le impostazioni sono:
config-no-value = Aggiungete il nuovo valore di { $setting }, o --default per toglierla.
config-one-value = { $setting } accetta un solo valore. Mettete tra virgolette un valore con spazi.
config-stays = { $file } resta com’è. Il nuovo testo è rifiutato:
config-has-value = { $setting } ora è { $value }. L’hub lo legge al prossimo avvio.
config-has-default = { $setting } ha il valore predefinito. L’hub lo legge al prossimo avvio.

settings-file = Le impostazioni di palace-hub. Ogni riga è facoltativa.
settings-box = I pezzi della vostra scatola, se ne mancano.
settings-sound = Che cosa suona al tavolo.
settings-web = La pagina web che mostra il tavolo sui telefoni.
settings-backup = La copia di sicurezza giornaliera.
settings-log = Il log dell’hub.

setting-language = La lingua di schermate e comandi.
    .default = Se manca, vale la lingua del vostro sistema.
setting-enter-by = Come inserite una scalinata: "plan" la disegna pezzo per pezzo, "facts" chiede altezze e quantità.
setting-card-set = Le carte della vostra scatola: una cartella, o il nome di una delle vostre serie.
    .default = Se manca, vale la serie della casa.
setting-ground-map = La Mappa Terreno di una nuova partita.
setting-ports = Porte seriali che l’hub apre qualunque cosa vi sia collegata, come con --port.
setting-journal = Il file delle vostre partite.
    .default = Se manca, è journal.sqlite nella cartella dei dati.
setting-box-piece = Quanti pezzi di questo tipo ha la vostra scatola.
setting-sound-buzzer = Suona con il cicalino del vassoio.
setting-sound-bell = Suona con la campanella del terminale.
setting-web-enabled = Offre la pagina web con "palace play", come --web.
setting-web-listen = L’indirizzo della pagina: "127.0.0.1" solo per questa macchina, "0.0.0.0" per tutta la vostra rete.
setting-web-port = La porta della pagina; 0 ne prende una libera.
setting-web-hosts = Altri nomi di questa macchina nella vostra rete. Il primo sta nei link.
setting-web-link = L’inizio dei link se un proxy sta davanti alla pagina, come "https://palace.home".
    .default = Se manca, i link nominano questa macchina.
setting-backup-folder = Una cartella, come una chiavetta USB, che riceve una copia di sicurezza al giorno.
    .default = Se manca, non c’è una copia giornaliera.
setting-log-level = Le righe meno importanti che il log conserva. "debug" scrive anche i nomi dei giocatori.
