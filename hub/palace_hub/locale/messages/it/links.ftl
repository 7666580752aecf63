### Links, nodes and cells: states as words, problems with their fix.

link-absent = assente
link-hello = saluto
link-configured = configurato
link-live = attivo
link-stale = muto
link-lost = perso
link-incompatible = altra versione
activity-touched = toccato
activity-settling = si assesta
activity-quiet = fermo
activity-unknown = ignoto

problem-no-tray = Nessun vassoio. Rimedio: collegatelo, o scrivete ciò che prendete.
problem-tray-not-weighed = È collegato un vassoio, ma questa partita è iniziata senza. Rimedio: in questa partita continuate a scrivere; la prossima inizia con il vassoio.
told-tray-replaced = Il vassoio ha un’altra scheda ({ $id }). Pesa come prima, quindi la partita prosegue.
problem-other-tray = Il vassoio { $id } non è quello di questa partita. Rimedio: ricollegate l’altro, o collegate questa scheda alle sue celle: l’hub le riconosce quando nulla si muove. Fino ad allora scrivete ciò che prendete.
problem-other-plate = La base { $id } è una seconda base e non viene usata. Rimedio: spegnete una delle due.
problem-node-twice = Il nodo { $id } risponde su due linee; l’hub usa il cavo. Rimedio: nulla, o scollegate una delle due.
problem-node-copy = Un altro dispositivo dice di essere il nodo { $id }, già collegato; l’hub lo rifiuta. Rimedio: spegnete uno dei due.
problem-slow-cell = { $role }: la cella { $cell } dà { $rate } conversioni al secondo. Rimedio: portate alto il pin RATE della sua scheda HX711, per averne 80.
problem-config-refused = Il nodo { $id } rifiuta la sua configurazione. Rimedio: caricatevi il firmware di questo hub.
problem-plate-gone = La base non risponde da { $since }; la partita prosegue senza. Rimedio: controllate la sua alimentazione, poi il cavo o il Wi-Fi.
problem-gaps = { $role }: { $count } lacune da { $since }. Rimedio: { $carrier ->
        [mqtt] avvicinate l’access point, o usate il cavo.
       *[serial] collegate il cavo direttamente all’hub, o provate un altro cavo.
    }
problem-damaged = { $role }: { $count } frame danneggiati da { $since }. Rimedio: { $carrier ->
        [mqtt] controllate se un altro programma pubblica con il suo nome.
       *[serial] provate un altro cavo, lontano da motori e rete elettrica.
    }
problem-refused = { $role }: da { $since } { $count } messaggi che questo hub non capisce. Rimedio: caricatevi il firmware di questo hub.
problem-duplicates = { $role }: { $count } campioni sono arrivati due volte da { $since }; ognuno conta una volta. Rimedio: { $carrier ->
        [mqtt] cercate un secondo mittente con il suo nome, o un broker collegato a sé stesso.
       *[serial] caricatevi il firmware di questo hub.
    }
problem-dropped = { $role }: da { $since } ha perso da solo { $count } letture. Rimedio: { $carrier ->
        [mqtt] avvicinate l’access point, o usate il cavo.
       *[serial] chiudete gli altri programmi sull’hub, che deve leggere più in fretta.
    }
problem-unread = { $role }: da { $since } non ha potuto leggere { $count } righe dell’hub. Rimedio: { $carrier ->
        [mqtt] controllate se un altro programma gli invia messaggi.
       *[serial] provate un altro cavo, lontano da motori e rete elettrica.
    }
problem-weak-signal = { $role }: il segnale del suo access point è debole ({ $dbm } dBm). Rimedio: avvicinate i due, o usate il cavo.
problem-node-crashed = { $role }: il suo programma si è interrotto per un errore ed è ripartito ({ $what }). Rimedio: nulla, se succede una volta. Se succede di nuovo, caricate il firmware di questo hub.
problem-cell-refuses = { $role }: la cella { $cell } ha rifiutato { $count } letture da { $since } ({ $why }). Rimedio: controllate i suoi fili e la sua alimentazione.
problem-audit = Il peso totale dello scomparto { NOUN($piece, 2) } differisce dal conteggio di { $off } pezzi. Rimedio: contateli e scrivete il numero in “Correggi”.
problem-hall-chain = Rispondono solo { $answering } delle { $strips } strisce Hall della base. Rimedio: controllate la spina dopo l’ultima di queste e la prima che non risponde.
port-shared = Anche { $program } (processo { $pid }) ha aperto { $port } e prende byte del nodo.
fix-port-shared = chiudete quel programma; due non possono leggere la stessa porta.
problem-port-shared = { port-shared } Rimedio: { fix-port-shared }
problem-bytes-missing = { $role }: da { $since } mancano byte dentro le sue righe. Rimedio: chiudete gli altri programmi che leggono { $port } ("sudo palace doctor" li nomina). Se non ce ne sono, provate un altro cavo.
problem-port-silent = Nessun nodo risponde su { $port }; l’hub l’ha chiusa e ogni tanto riprova. Rimedio: accendete il nodo, o controllate il cavo. Se lì è collegato altro, non indicate più questa porta.
error-ports-not-kept = La porta di un nodo non si può salvare in { $file }: { $what }.
problem-broker-full = L’elenco dei nodi dell’hub su { $broker } è pieno ({ $count }). { $silent ->
        [0] Rimedio: spegnete i nodi che non servono a questo tavolo; chi tace per tre minuti libera il suo posto.
       *[other] { $silent } di questi non hanno mai parlato; un nodo che parla prende il posto di uno di loro. Rimedio: se non esistono più, fateli dimenticare al broker uno per uno: mosquitto_pub -r -n -t { $topic }, con l’account di quel nodo.
    }
problem-incompatible = Il nodo su { $port } parla un’altra versione. Rimedio: caricatevi il firmware di questo hub.
journal-game-unreadable = La partita { $game } non può continuare: { $detail }. La sua registrazione resta salva.
journal-calibration-unreadable = La configurazione del vassoio non è leggibile: { $detail }. Scrivete i pezzi fino alla prossima partita.
problem-damaged-in-play = Il file delle partite si è danneggiato mentre giocavate ({ $detail }), e non si salva più nulla. Rimedio: uscite e riavviate l’hub; la partita prosegue con ciò che è leggibile. Poi sostituite la scheda SD.
problem-no-mark = { $file } non si può scrivere ({ $what }): l’hub potrebbe non accorgersi se gli eventi più nuovi vanno persi. Rimedio: controllate i suoi permessi e spostate ciò che ha il suo nome; poi riavviate l’hub.
problem-not-saved = Ora la partita non si può salvare ({ $detail }). Rimedio: liberate spazio sul disco e controllate che l’hub possa scriverci. Prima non spegnete.
cell-saturated = La cella è al limite del suo campo. Rimedio: controllate i suoi fili e il suo carico.
cell-silent = { $seconds ->
        [0] La cella non ha ancora dato letture.
       *[other] La cella non dà letture ({ $seconds } s).
    } Rimedio: controllate i suoi quattro fili.
cell-stuck = La cella ripete la stessa lettura. Rimedio: controllate la sua scheda amplificatore e i suoi fili.
cell-uncalibrated = Non conta ancora nulla: la sua vaschetta non è stata pesata vuota e piena. Rimedio: iniziate una nuova partita, o avviate "palace setup".
corner-noisy = La cella è troppo agitata ({ $noise } grezzi). Rimedio: allontanate le mani e tenete lontani correnti d’aria, vibrazioni e cavi.
cell-noisy = La cella è troppo agitata ({ $noise_mg } mg) per contare i pezzi. Rimedio: allontanate le mani e tenete lontani correnti d’aria, vibrazioni e cavi.
calibration-no-reading = Lo scomparto { NOUN($piece, 2) } non è mai del tutto fermo. Allontanate le mani. Se non basta, controllate i suoi fili.
calibration-saturated = La bilancia dello scomparto { NOUN($piece, 2) } è al limite del suo campo. Controllate i suoi fili.
calibration-nothing-added = Lo scomparto { NOUN($piece, 2) } non pesa più della sua vaschetta vuota. Metteteci i pezzi. Se c’erano già prima, svuotate la vaschetta e premete Esc. Altrimenti controllate i suoi fili.
calibration-reversed = La vaschetta { $piece ->
    [arch] degli archi
    [brick] dei mattoncini
    [gold] dei mattoncini dorati
    [column] delle colonne
   *[other] delle { NOUN($piece, 2) }
} è più leggera di quando è stata pesata vuota. Togliete tutto e premete Esc. Se era vuota, i suoi fili sono scambiati.
calibration-scale = Lo scomparto { NOUN($piece, 2) } pesa troppo poco o troppo. Se prima la vaschetta non era vuota, premete Esc. Altrimenti togliete ciò che non va lì, o controllate la bilancia.
calibration-weak = La bilancia dello scomparto { NOUN($piece, 2) } è troppo agitata per contare i singoli pezzi. Tenete fermo il tavolo, poi premete di nuovo Enter.
calibration-differs = Lo scomparto { NOUN($piece, 2) } pesa { $way ->
    [less] meno
   *[more] più
} del dovuto (differenza: { $percent } %). Se prima la vaschetta non era vuota, premete Esc. Altrimenti contate i pezzi e togliete quelli di un altro tipo.
journal-salvaged = Il file delle partite era danneggiato: { $state ->
       *[intact] tutto il contenuto è stato recuperato.
        [lost] { $lost ->
            [one] 1 evento è andato perso
           *[other] { $lost } eventi sono andati persi
        }, il resto è stato recuperato.
        [at_least] almeno { $lost ->
            [one] 1 evento è andato perso
           *[other] { $lost } eventi sono andati persi
        }, il resto è stato recuperato.
        [unknown] ciò che era leggibile è stato recuperato, ma non si può sapere se manca qualcosa.
    } Il vecchio file resta come { $file }.
journal-renewed = Il file delle partite ha un nuovo formato, che mostra se manca qualcosa. Il vecchio file resta come { $file }.
journal-unsure = Il file delle partite è intero, ma le partite e gli eventi più nuovi potrebbero mancare: { $file } manca, o è di un altro file.
journal-gone = { $state ->
       *[unknown] Il file delle partite era vuoto. Non si può sapere se conteneva partite.
        [lost] Il file delle partite non c’è più, e con lui { $lost ->
            [one] 1 evento.
           *[other] { $lost } eventi.
        }
        [at_least] Il file delle partite non c’è più, e con lui almeno { $lost ->
            [one] 1 evento.
           *[other] { $lost } eventi.
        }
    } È iniziato un nuovo file. Rimedio: se avete una copia, chiudete l’hub e mettetela lì.
refused-demo-over = Questa demo è finita. Uscite e avviatene un’altra per una nuova partita.
told-sound-off = I suoni sono spenti. Il tasto z li riaccende.
told-sound-on = I suoni sono accesi.
told-exported = La registrazione è in { $file }.
told-saved = Salvati in { $folder }: l’immagine { $name }.svg e la registrazione { $name }.jsonl.
refused-export = La registrazione non si può salvare in { $file }: { $what }.
