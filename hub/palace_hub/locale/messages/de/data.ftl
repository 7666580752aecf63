### Faults in a set of cards, boards and ground maps. The key is `data-` and the code of monkey_palace.faults.TEXTS, with dashes.

data-fault = { $file }:{ $line }: { $field ->
        [nowhere] { $text }
       *[other] { $field }: { $text }
    }{ $rule ->
        [none] {""}
       *[other] { " " }(R{ $rule })
    }
data-maps-misnamed = { $found } wird nicht gelesen: Eigene Bodenpläne eines Satzes stehen in einer Datei { $allowed }. Benenne die Datei um, oder schiebe sie weg.
data-file-missing = Eine Datei { $found } gibt es nicht. Ein Kartensatz ist ein Ordner mit { $allowed }.
data-file-unreadable = Zeile { $found } ist kein Text in UTF-8. Speichere die Datei als reinen Text in UTF-8.
data-file-refused = Die Datei lässt sich nicht lesen: { $found }. Gib dir das Recht, sie zu lesen.
data-file-not-ordinary = { $found } ist ein Ordner, eine Pipe oder ein Gerät. Lege eine Datei an diese Stelle.
data-file-is-json = Die Datei ist JSON; ein Kartensatz ist TOML, mit Zeilen wie { $allowed }. Ist es die richtige Datei?
data-file-too-long = Die Datei hat { $found } Zeichen; ein Satz hat höchstens { $allowed }. Ist es die richtige Datei?
data-toml-syntax = Die Zeile „{ $found }“ ist kein TOML: { $detail }. Schreibe key = value, mit Text in "Anführungszeichen".
data-key-unknown = Unbekannter Schlüssel „{ $found }“; erlaubt sind { $allowed }. { $mend }
data-key-missing = „{ $found }“ fehlt. Ergänze eine Zeile { $mend }.
data-wrong-type = Gefunden: { $found }, nötig ist { $allowed }. Schreibe { $mend }.
data-out-of-range = Gefunden: { $found }; erlaubt ist { $allowed }. Sieh dir die gedruckte Zahl noch einmal an.
data-format-unknown = Gefunden: Format { $found }; diese Version liest { $allowed }. Schreibe format = { $allowed }.
data-text-not-plain = Gefunden: „{ $found }“; erlaubt ist { $allowed }. Wähle einen einfachen kurzen Text.
data-pile-unknown = Einen Stapel „{ $found }“ gibt es nicht; die Stapel sind { $allowed }. { $mend }
data-cost-not-of-pile = Gefunden: Preis { $found }; eine Karte des Stapels { $pile } kostet { $allowed }. Berichtige den Preis oder den Stapel.
data-colour-not-of-pile = Gefunden: Farbe „{ $found }“; eine Karte des Stapels { $pile } ist „{ $allowed }“. Berichtige die Farbe oder den Stapel.
data-symbol-unknown = „{ $found }“ ist kein Symbol für diese Stelle; erlaubt sind { $allowed }. { $mend }
data-id-duplicate = Die Kennung „{ $found }“ steht schon in Zeile { $first }; jede Kennung gilt nur einmal. Wähle eine andere.
data-cards-total = Gefunden: { $found } Karten; ein Satz hat { $allowed }. { $mend }
data-pile-empty = Stapel { $found } hat keine Karte; jeder der 12 Stapel hat mindestens { $allowed }. Gib seine Karten ein.
data-seat-duplicate = Platz { $found } steht schon in Zeile { $first }; jeder Platz hat eine Spielertafel. Berichtige das.
data-seat-missing = Für Platz { $found } gibt es keine Spielertafel; die Plätze { $allowed } haben je eine. Ergänze ihr [[board]].
data-slots-wrong = Gefunden: { $found } Felder für Karten; eine Spielertafel hat { $allowed }. Berichtige die Zahl, oder lass die Zeile weg.
data-kit-not-as-printed = Gefunden: Startteile { $found }; Platz { $seat } beginnt in jeder Ausgabe mit { $allowed }. Berichtige die Startteile.
data-kits-exceed-box = Die Startteile der vier Plätze brauchen { $found } von { $piece }; in der Schachtel sind { $allowed }. Sieh sie dir noch einmal an.
data-board-delivers-nothing = Die Spielertafel von Platz { $found } hat keine Dauerlieferung; sie braucht { $allowed }. Ergänze sie.
data-map-duplicate = Bodenplan { $found } steht schon in Zeile { $first }; jede Nummer hat einen Bodenplan. Berichtige das.
data-map-missing = Einen Bodenplan { $found } gibt es nicht; ein Satz hat die Bodenpläne { $allowed } oder keine eigenen. Ergänze sein [[map]].
data-grid-rows = Das Raster hat { $found } Reihen; eine Platte hat { $allowed }. Zähle noch einmal.
data-grid-columns = Reihe { $row } des Rasters hat { $found } Zeichen; eine Reihe hat { $allowed }. Zähle noch einmal.
data-grid-mark = Reihe { $row }, Spalte { $column }: gefunden „{ $found }“; erlaubt sind { $allowed }. Schreibe eins davon.
data-knob-dead = Reihe { $row }, Spalte { $column }: Die Noppe { $stud } kann niemand erreichen: Sie liegt nicht in Dreierschritten von der Starttreppe entfernt. Versetze sie, oder schreibe einen Punkt.
data-staircase-wrong = Gefunden: „{ $found }“: { $detail }. Schreibe sie wie { $allowed }.
data-staircase-unmarked = Reihe { $row }, Spalte { $column }: gefunden „{ $found }“, aber die Starttreppe steht auf der Noppe { $stud }. Schreibe die Noppe dort als { $allowed }.
data-staircase-elsewhere = Reihe { $row }, Spalte { $column }: gefunden „{ $found }“, aber auf der Noppe { $stud } steht die Starttreppe nicht. Schreibe { $allowed }, oder berichtige die Treppe.
data-first-turn-impossible = Platz 1 kann mit { $allowed } keine Treppe bauen. Gib Noppen neben der Treppe frei.
data-second-turn-impossible = Baut Platz 1 { $found }, kann Platz 2 mit { $allowed } nicht bauen. Gib mehr Noppen frei.
data-sets-differ = Gefunden: { $key } = "{ $found }", aber { $other } sagt "{ $allowed }". Schreibe in beide Dateien dasselbe.
