### Faults in a set of cards, boards and ground maps. The key is `data-` and the code of monkey_palace.faults.TEXTS, with dashes.

data-fault = { $file }:{ $line }: { $field ->
        [nowhere] { $text }
       *[other] { $field }: { $text }
    }{ $rule ->
        [none] {""}
       *[other] { " " }(R{ $rule })
    }
data-maps-misnamed = { $found } não é lido: um conjunto guarda seus próprios mapas num arquivo { $allowed }. Mude o nome dele, ou tire-o dali.
data-file-missing = não há um arquivo { $found }. Um conjunto de cartas é uma pasta com { $allowed }.
data-file-unreadable = a linha { $found } não é texto em UTF-8. Salve o arquivo como texto simples em UTF-8.
data-file-refused = não dá para ler o arquivo: { $found }. Dê a si mesmo o direito de lê-lo.
data-file-not-ordinary = { $found } é uma pasta, um pipe ou um dispositivo. Ponha um arquivo no lugar.
data-file-is-json = o arquivo é JSON; um conjunto de cartas é TOML, com linhas como { $allowed }. É o arquivo certo?
data-file-too-long = o arquivo tem { $found } caracteres; um conjunto tem no máximo { $allowed }. É o arquivo certo?
data-toml-syntax = a linha "{ $found }" não é TOML: { $detail }. Escreva chave = valor, com texto entre "aspas".
data-key-unknown = chave desconhecida "{ $found }"; valem { $allowed }. { $mend }
data-key-missing = falta "{ $found }". Acrescente uma linha { $mend }.
data-wrong-type = há { $found }, mas é preciso { $allowed }. Escreva { $mend }.
data-out-of-range = há { $found }; vale { $allowed }. Olhe de novo o número impresso.
data-format-unknown = há o formato { $found }; esta versão lê { $allowed }. Escreva format = { $allowed }.
data-text-not-plain = há "{ $found }"; vale { $allowed }. Escolha um texto simples e curto.
data-pile-unknown = não há uma pilha "{ $found }"; as pilhas são { $allowed }. { $mend }
data-cost-not-of-pile = há o valor { $found }; uma carta da pilha { $pile } vale { $allowed }. Corrija o valor ou a pilha.
data-colour-not-of-pile = há a cor "{ $found }"; uma carta da pilha { $pile } é "{ $allowed }". Corrija a cor ou a pilha.
data-symbol-unknown = "{ $found }" não é um símbolo para este lugar; valem { $allowed }. { $mend }
data-id-duplicate = o id "{ $found }" já foi dado na linha { $first }; cada id só pode ser usado uma vez. Escolha outro.
data-cards-total = há { $found } cartas; um conjunto tem { $allowed }. { $mend }
data-pile-empty = a pilha { $found } não tem cartas; cada uma das 12 pilhas tem pelo menos { $allowed }. Digite as cartas dela.
data-seat-duplicate = o lugar { $found } já foi dado na linha { $first }; cada lugar tem um tabuleiro de jogador. Corrija.
data-seat-missing = não há um tabuleiro de jogador para o lugar { $found }; os lugares { $allowed } têm um cada. Acrescente o [[board]] dele.
data-slots-wrong = há { $found } espaços para cartas; um tabuleiro de jogador tem { $allowed }. Corrija o número ou omita a linha.
data-kit-not-as-printed = há um kit de { $found }; em todas as edições, o lugar { $seat } começa com { $allowed }. Corrija o kit.
data-kits-exceed-box = os quatro kits usam { $found } de { $piece }; a caixa tem { $allowed }. Olhe os kits de novo.
data-board-delivers-nothing = o tabuleiro de jogador do lugar { $found } não tem Entrega Recorrente; ele precisa de { $allowed }. Acrescente-a.
data-map-duplicate = o mapa { $found } já foi dado na linha { $first }; cada número tem um mapa. Corrija.
data-map-missing = não há um mapa { $found }; um conjunto tem os mapas { $allowed }, ou nenhum mapa próprio. Acrescente o [[map]] dele.
data-grid-rows = a grade tem { $found } fileiras; uma placa tem { $allowed }. Conte de novo.
data-grid-columns = a fileira { $row } da grade tem { $found } caracteres; uma fileira tem { $allowed }. Conte de novo.
data-grid-mark = fileira { $row }, posição { $column }: há "{ $found }"; valem { $allowed }. Escreva um destes.
data-knob-dead = fileira { $row }, posição { $column }: ninguém consegue chegar ao pino { $stud }: ele não está a um múltiplo de três pinos da escadaria inicial. Mova-o, ou escreva um ponto.
data-staircase-wrong = há "{ $found }": { $detail }. Escreva como { $allowed }.
data-staircase-unmarked = fileira { $row }, posição { $column }: há "{ $found }", mas a escadaria inicial está no pino { $stud }. Escreva ali o pino como { $allowed }.
data-staircase-elsewhere = fileira { $row }, posição { $column }: há "{ $found }", mas a escadaria inicial não está no pino { $stud }. Escreva { $allowed }, ou corrija a escadaria.
data-first-turn-impossible = o lugar 1 não consegue construir uma escadaria com { $allowed }. Abra pinos ao lado da escadaria.
data-second-turn-impossible = se o lugar 1 constrói { $found }, o lugar 2 não consegue construir com { $allowed }. Abra mais pinos.
data-sets-differ = há { $key } = "{ $found }", mas { $other } diz "{ $allowed }". Escreva o mesmo nos dois arquivos.
