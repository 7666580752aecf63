# The web page: what it says to those whom it cannot show anything.

web-refused = Il tavolo non capisce questa richiesta. Torna alla pagina da cui vieni.
web-refused-403 = Questa pagina richiede un link che funziona. Scansiona il codice sullo schermo del tavolo, o chiedine uno nuovo all’organizzatore.
web-refused-404 = A questo tavolo non c’è una pagina così.
web-refused-421 = Il tavolo non ha questo nome. Apri il link come lo mostra il tavolo, o aggiungi il nome a hosts sotto [web] nella configurazione.
web-refused-429 = Troppe richieste insieme. Questa pagina riprova da sola.
web-refused-500 = Il tavolo ha commesso un errore. Questa pagina riprova da sola.

cli-bench-web = In quanto tempo i telefoni mostrano ciò che sa l’hub, quanto gli costano 30 spettatori e quanti byte ha una pagina, a confronto con un semplice server di eventi.
