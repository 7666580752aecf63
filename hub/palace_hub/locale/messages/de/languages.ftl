# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $known }.
cli-language = die Sprache aller Sätze, { $known }; vor oder hinter dem Befehl
web-language = Sprache

# The rules of a new game: the hub's own, or those of an edition in this language.
# limit: line
start-edition = { $edition ->
    [zh] Chinesische Ausgabe: Punkte erst am Ende; der Frosch sitzt auf dem untersten Bogen.
    [it] Italienische Ausgabe: Punkte erst am Ende; der Frosch sitzt auf dem untersten Bogen.
    [fr] Französische Ausgabe: Punkte am Ende; Frosch ganz unten; Schmetterling: höchster je Farbe.
    [pt] Portugiesische Ausgabe: Punkte am Ende; sind alle Felder voll, neue Karten aufeinander.
    [en] Englische Ausgabe: Punkte erst am Ende; fehlt eine Säule für den Frosch, kann es enden.
   *[hub] Die Regeln der Zentrale: Alle sehen die Punkte während des Spiels.
}
edition-offer = Für ein neues Spiel könnt ihr die Regeln der Ausgabe in dieser Sprache wählen: Taste { $letter }.
palette-next-edition = Die Regeln des neuen Spiels: die der Zentrale oder der Ausgabe in eurer Sprache
help-key-next-edition = a   die Regeln der Zentrale, oder der Ausgabe in eurer Sprache
web-start-rules = Regeln
