### Aggiornare un tavolo installato e tornare indietro.

cli-update = Aggiorna questo tavolo installato da un archivio. Se la nuova versione non si avvia, torna la vecchia.
cli-update-file = un file palace-hub-VERSION-ARCH.tar.gz
cli-update-recover = termina un aggiornamento interrotto; il servizio lo chiama al suo avvio
cli-rollback = Torna alla versione precedente. Le vostre partite restano se quella versione le legge.
update-question = Aggiornare la versione { $old } da { $file }? Il tavolo si ferma un minuto. Scrivete sì o no:
update-back-question = Tornare dalla versione { $old } alla { $new }? Il tavolo si ferma un minuto. Scrivete sì o no:
update-installing = Installo la versione { $version } accanto a quella attuale ...
update-checking = Controllo la versione { $version } su una copia dei vostri file ...
update-starting = Avvio la versione { $version } ...
update-done = La versione { $new } è installata. "palace rollback" torna alla { $old }.
update-back-done = La versione { $new } è tornata. "palace rollback" riporta alla { $old }.
update-flash = Un nodo può avere un firmware diverso da questa versione. "palace doctor" ve lo dice; "palace flash" lo rinnova.
update-not-confirmed = Qui nessuno può rispondere. Per continuare senza domanda, aggiungete --yes.
update-no-file = Indicate l’archivio: "palace update FILE".
update-no-appliance = In { $folder } non c’è una versione installata. Eseguite prima install.sh.
update-under-way = È in corso un altro aggiornamento. Aspettate che finisca, poi riprovate.
update-same-version = La versione { $version } è già installata e in uso. Nulla è cambiato.
update-no-previous = Non c’è una versione precedente. Nulla è cambiato.
update-install-failed = Non è stato possibile installare la versione { $version }. Nulla è cambiato. L’installatore dice: { $what }
update-check-failed = La versione { $version } non può usare i vostri file. Nulla è cambiato. Dice: { $what }
update-undone = La versione { $new } non si è avviata. La versione { $old } è tornata con i vostri file. Mandate un rapporto: "palace report".
update-is-undone = Ritorno dalla versione { $new } alla { $old }.
update-not-a-release = { $file } non è un archivio completo (vedete: { $what }). Nulla è cambiato. Scaricatelo di nuovo.
update-damaged = { $file } è danneggiato: { $what } non corrisponde alla somma di controllo. Nulla è cambiato. Scaricatelo di nuovo.
update-other-machine = { $file } è per { $made_for }; questa macchina ha { $here }. Nulla è cambiato. Scegliete l’archivio per questa macchina.
update-no-copy = I vostri file non si possono copiare: { $what }. La vecchia versione resta. Liberate spazio, poi riprovate.
