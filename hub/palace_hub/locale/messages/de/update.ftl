### Die Version eines eingerichteten Tisches aktualisieren und zurückgehen.

cli-update = Aktualisiert diesen installierten Tisch aus einem Versionsarchiv. Startet die neue Version nicht, kommt die alte zurück.
cli-update-file = eine Datei palace-hub-VERSION-ARCH.tar.gz
cli-update-recover = beendet eine unterbrochene Aktualisierung; der Dienst ruft es bei seinem Start auf
cli-rollback = Geht zur vorigen Version zurück. Deine Spiele bleiben, wenn diese Version sie lesen kann.
update-question = Version { $old } mit { $file } aktualisieren? Der Tisch hält eine Minute an. Tippe ja oder nein:
update-back-question = Von Version { $old } zurück zu { $new }? Der Tisch hält eine Minute an. Tippe ja oder nein:
update-installing = Version { $version } wird neben der jetzigen installiert ...
update-checking = Version { $version } wird an einer Kopie deiner Dateien geprüft ...
update-starting = Version { $version } startet ...
update-done = Version { $new } ist installiert. „palace rollback“ geht zu { $old } zurück.
update-back-done = Version { $new } ist zurück. „palace rollback“ kehrt zu { $old } zurück.
update-flash = Ein Knoten hat vielleicht eine andere Firmware als diese Version. „palace doctor“ sagt es dir; „palace flash“ aktualisiert sie.
update-not-confirmed = Hier kann niemand antworten. Um ohne Frage fortzufahren, füge --yes hinzu.
update-no-file = Nenne das Versionsarchiv: „palace update FILE“.
update-no-appliance = In { $folder } ist keine installierte Version. Führe zuerst install.sh aus.
update-under-way = Eine andere Aktualisierung läuft. Warte, bis sie endet, und versuche es dann erneut.
update-same-version = Version { $version } ist schon installiert und läuft. Nichts wurde geändert.
update-no-previous = Es gibt keine vorige Version. Nichts wurde geändert.
update-install-failed = Version { $version } ließ sich nicht installieren. Nichts wurde geändert. Das Installationsprogramm sagt: { $what }
update-check-failed = Version { $version } kann deine Dateien nicht verwenden. Nichts wurde geändert. Sie sagt: { $what }
update-undone = Version { $new } ist nicht gestartet. Version { $old } ist mit deinen Dateien zurück. Sende einen Bericht: „palace report“.
update-is-undone = Zurück von Version { $new } zu { $old }.
update-not-a-release = { $file } ist kein ganzes Versionsarchiv (siehe: { $what }). Nichts wurde geändert. Lade es noch einmal herunter.
update-damaged = { $file } ist beschädigt: { $what } passt nicht zur Prüfsumme. Nichts wurde geändert. Lade es noch einmal herunter.
update-other-machine = { $file } ist für { $made_for }; diese Maschine hat { $here }. Nichts wurde geändert. Wähle das Archiv für diese Maschine.
update-no-copy = Deine Dateien lassen sich nicht kopieren: { $what }. Die alte Version bleibt. Schaffe Platz und versuche es erneut.
