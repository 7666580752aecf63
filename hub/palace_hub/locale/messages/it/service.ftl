### Il tavolo come servizio della sua macchina.

cli-service = Avviare il tavolo con questa macchina.
cli-service-install = Far avviare il tavolo con la macchina, da ora in poi.
cli-service-remove = Fermare il tavolo e non avviarlo più; partite e impostazioni restano.
cli-service-status = Quali tavoli si avviano con questa macchina, e se sono in funzione.
cli-service-logs = Le ultime righe del registro di un tavolo.
cli-service-font = Dare alla console il carattere più grande in cui stanno le schermate.
cli-service-window = Aprire il tavolo in un’unica finestra, con lettere grandi quanto lo schermo permette.
cli-service-table = nome del tavolo (minuscole, cifre, «-»); senza: table
cli-service-tty = la console, tty1 se non ne indicate
cli-service-mode = screen: sulla console; kiosk: una finestra a tutto schermo; headless: solo la pagina web
cli-service-shutdown-button = un pulsante tra i pin 5 e 6 di un Raspberry Pi lo spegne e lo riaccende
cli-service-all = tutti i tavoli
cli-service-json = come un array JSON
cli-service-follow = continuare con ogni nuova riga
service-runs = { $unit } è in funzione e si avvia con la macchina.
service-at-next-start = { $unit } si avvierà con la macchina dalla prossima accensione.
service-removed = { $unit } è stato tolto. Partite e impostazioni restano.
service-no-tables = Nessun tavolo si avvia con questa macchina. Per cambiare: sudo palace service install
service-state = { $unit } ({ $mode }): { $state ->
        [active] è in funzione
        [activating] si sta avviando
        [failed] non è riuscito; vedete: palace service logs
        [inactive] è fermo
       *[other] si avvia con la macchina
    }, { $restarts ->
        [one] riavviato una volta
       *[other] riavviato { $restarts } volte
    }
service-button = Il pulsante funziona dalla prossima accensione: collegatelo ai pin 5 e 6.
service-button-there = Il pulsante era già impostato.
service-bad-table = «{ $given }» non è un nome di tavolo: usate minuscole, cifre e «-», al massimo 31.
service-bad-console = «{ $given }» non è una console: usate da tty1 a tty63.
service-none = Nessun tavolo «{ $table }» si avvia con questa macchina. «palace service status» elenca quelli che lo fanno.
service-no-boot-settings = Non c’è { $file }: il pulsante richiede un Raspberry Pi con Raspberry Pi OS.
service-refused = «{ $command }» non è riuscito: { $what }
