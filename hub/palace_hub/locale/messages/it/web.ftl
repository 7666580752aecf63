# The web page: what only phones and the television show. Everything else comes from the sentences of the screens.

web-title = Monkey Palace
web-opened = Questo link è aperto. Andate al tavolo
web-pages = Pagine
web-nav-seat = Posto { $number }
web-nav-table = Tavolo
web-nav-host = Organizzatore
web-offline = Il tavolo non risponde. Questa pagina lo cerca e riprende da sola.
web-failed = Non è arrivato. Riprova.
web-not-now = Ora non si può. Guarda in cima alla pagina: dice che cosa viene adesso.
web-yes = Sì
web-no = No
web-back = Indietro
web-steps = Passaggi di questo turno
web-own = Ciò che hai
web-tray = Vassoio
web-players = Giocatori
web-player = Giocatore
web-score = Punti Banana
web-trophies = Trofei
web-fewer = Meno: { $what }
web-more = Più: { $what }
web-pass-build = Non posso costruire
web-take-frog = Prendi la Rana
web-by-hand = Gioca questo turno a mano
web-keep = Tieni così com’è
web-hint = Indizio
web-ask-pass-build = In questo turno non costruisci davvero nulla?
web-ask-keep = L’hub deve contare con ciò che c’è ora nel vassoio?
web-node-height = Riga { $row }, punto { $number }: altezza { $height }
web-node-knob = Riga { $row }, punto { $number }: bottoncino { SHORT($piece, 1) }
web-node-nothing = Riga { $row }, punto { $number }: niente

error-web-address = La pagina web non può usare l’indirizzo { $address }:{ $port } ({ $what }). Scegliete un’altra porta con --web-port.
error-web-links-not-kept = Non è stato possibile salvare i link della pagina web ({ $what }). Funzionano finché l’hub è acceso.
web-links-file-damaged = Il file { $file } con i link della pagina web è danneggiato. Sono stati creati nuovi link: scansionate di nuovo i codici.

cli-play-web = mostra il tavolo anche sui telefoni, come pagina web; anche [web] nella configurazione
cli-play-web-port = porta della pagina web (8080; 0: una libera)
cli-play-headless = senza terminale: solo la pagina web
cli-headless-web = --headless richiede la pagina web: aggiungete --web.
cli-port-range = { $given } non è una porta. Le porte sono numeri interi da 0 a { $most }.
web-host-link = Il tavolo aspetta il suo organizzatore. Aprite questo link e non mostratelo a nessuno: { $link }
web-start = Inizia la partita
web-start-cards = Carte
web-start-map = Mappa Terreno
