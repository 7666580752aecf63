### `palace cards`: the editor in which a family types the cards, boards and maps of its own box.

## Pages and keys

# limit: footer
cards-page-piles = Pilhas
# limit: footer
cards-page-cards = Cartas
# limit: footer
cards-page-boards = Tabul.
# limit: footer
cards-page-maps = Mapas
# limit: footer
cards-page-check = Conferir
cards-saved = salvo
cards-unsaved = ainda não salvo
# limit: footer
cards-key-page = Página
# limit: footer
cards-key-undo = Desfazer
# limit: footer
cards-key-redo = Refazer
# limit: footer
cards-key-next = Seguinte
# limit: footer
cards-key-size = Tamanho
# limit: footer
cards-key-clear = Limpar
# limit: footer
cards-key-pile = Pilha
# limit: footer
cards-key-erase = Apagar
# limit: footer
cards-key-map = Mapa
# limit: footer
cards-key-leave = Sair
# limit: footer
cards-key-help = Ajuda

## Words of a card

cards-piece-arch = arcada
cards-piece-brick = bloco
cards-piece-column = coluna
cards-piece-brick_or_arch = bloco ou arcada
cards-bananas = { $count ->
    [1] banana
   *[other] bananas
}
cards-once = uma vez
cards-each = por turno
# limit: here
cards-bananas-heading = Bananas: digite o número
# limit: here
cards-once-heading = Uma vez, quando você compra
# limit: here
cards-each-heading = Por turno
# limit: title
cards-kit-heading = Kit inicial
# limit: title
cards-card-title = Carta { $number } de { $count }
cards-pile-title = Pilha { $pile }: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
# limit: title
cards-board-title = Jogador { $seat }
# limit: action
cards-next = Seguinte

## What to do

# limit: line
cards-piles-how = Quantas cartas tem cada pilha da sua caixa? Conte, digite o número e aperte Enter.
# limit: line
cards-piles-offer = Estes números são os do conjunto da casa. Todas as pilhas juntas têm 67 cartas.
cards-sum = { $total } de { $all } cartas
# limit: line
cards-boards-how = Digite o kit inicial com as letras, depois Enter, e o que o tabuleiro de jogador dá por turno.
# limit: explanation
cards-maps-how = l, d, g: um pino, e adiante. Ponto: nenhum. Enter: a próxima fileira. ?: todas as teclas.
cards-progress = { $typed } de { $all } cartas cadastradas.
# limit: line
cards-cards-how = { $typed } de { $all } cadastradas. Algarismos: bananas (b). Letras: um símbolo cada. Enter: a seguinte.
cards-progress-boards = { $typed } de { $all } tabuleiros de jogador cadastrados.

## Maps

# limit: tray
cards-paint-l = claro
# limit: tray
cards-paint-d = escuro
# limit: tray
cards-paint-g = ouro
# limit: tray
cards-paint-closed = tapado
# limit: tray
cards-paint-nothing = nenhum
# limit: action
cards-tool-staircase = escadaria
# limit: action
cards-tool-mirror = espelhar ao lado
# limit: action
cards-tool-mirror-down = espelhar para baixo
# limit: action
cards-tool-repeat = encher a fileira
# limit: action
cards-tool-repeat-row = repetir a fileira
cards-map-at = Esquerda { $x }, frente { $y }.
cards-map-knobs = { $count ->
    [1] 1 pino aberto.
   *[other] { $count } pinos abertos.
}
cards-map-use = Mapas prontos: { $count } de { $all }. Até todos estarem prontos, as partidas usam os mapas da casa.
cards-feet-bare = { $count ->
    [1] Um pino embaixo da escadaria não está pintado: pinte-o onde há um ?.
   *[other] { $count } pinos embaixo da escadaria não estão pintados: pinte-os onde há um ?.
}
cards-knobs-outside = { $count ->
    [1] O pino com ! está fora de alcance: conte de três em três.
   *[other] { $count } pinos com ! estão fora de alcance: conte de três em três.
}
cards-no-staircase-yet = O mapa ainda não tem escadaria inicial: vá até o primeiro pé dela e aperte s.
cards-map-used = Todos os mapas estão prontos: as partidas os usam.

## Answers to a key

cards-no-key = Esta tecla não faz nada aqui. ? mostra as teclas.
cards-no-size = Uma pilha tem no máximo { $most } cartas. Digite de 0 a { $most }.
cards-pile-typed = { $count ->
    [1] 1 carta desta pilha está cadastrada. Limpe-a antes, ou use + para uma pilha maior.
   *[other] { $count } cartas desta pilha estão cadastradas. Limpe algumas antes, ou use + para uma pilha maior.
}
cards-pile-empty = Esta pilha não tem cartas. Cada pilha tem pelo menos uma.
cards-sum-wrong = As pilhas juntas têm { $total } cartas; uma caixa tem { $all }. Conte as pilhas de novo.
cards-no-bananas = { $found } bananas são demais: de 0 a { $most }. Olhe a carta de novo.
cards-most-symbols = Uma entrega tem no máximo { $most } de um tipo. Olhe a carta de novo.
cards-nothing-left = Não há mais nada a tirar aqui.
cards-bananas-first = Digite primeiro as bananas; 0 se a carta não mostra nenhuma.
cards-some-left = Algumas cartas ainda não estão cadastradas: aqui está a primeira.
cards-all-typed = Todas as { $count } cartas estão cadastradas. Agora os quatro tabuleiros de jogador.
cards-kit-is-pieces = Um kit inicial tem arcadas, blocos e colunas. Esta tecla é para entregas.
cards-kit-first = Digite primeiro o kit inicial do tabuleiro de jogador { $seat }: está no verso dele.
cards-delivery-first = O tabuleiro de jogador { $seat } mostra uma entrega por turno. Digite-a primeiro.
cards-edge = A folha acaba aqui.
cards-row-done = Próxima fileira.
cards-last-row = Esta foi a última fileira.
cards-no-staircase = A escadaria inicial não cabe a partir daqui: ela precisa de seis pinos de espaço.
cards-undone = Desfeito. y refaz.
cards-redone = Refeito.
cards-nothing-to-undo = Não há nada a desfazer.
cards-nothing-to-redo = Não há nada a refazer.
cards-more-faults = e mais { $count }
cards-not-kept = O conjunto { $name } não está salvo: { $what }. Libere espaço em { $folder }; o hub tenta de novo depois da próxima carta.
cards-leave-unsaved = Não dá para salvar o conjunto. Aperte Ctrl+Q de novo para sair e perder as últimas mudanças.

## The check

cards-check-title = O conjunto está completo?
cards-check-missing = O que ainda falta para jogar com este conjunto:
cards-check-complete = Todas as cartas e todos os tabuleiros de jogador estão cadastrados.
cards-check-maps = { $count ->
    [0] Os quatro mapas estão prontos: as partidas os usam.
    [1] O mapa { $maps } não está pronto: até lá, as partidas usam os mapas da casa.
   *[other] Os mapas { $maps } não estão prontos: até lá, as partidas usam os mapas da casa.
}
cards-check-faults = { $count ->
    [1] Uma coisa não pode estar certa:
   *[other] { $count } coisas não podem estar certas:
}
cards-check-map = Mapa { $number }: { $text }
cards-check-sound = Nada do que você digitou quebra uma regra.
cards-check-play = Jogue com ele: palace play --set { $name }
cards-lack-pile = { $count } de { $colour ->
    [multi] multicolorida { $cost }
    [gold] dourada { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
cards-lack-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $piles ->
    [none] { "" }
   *[other] { ": " }{ $piles }
}
cards-lack-boards = { $count ->
    [1] tabuleiro de jogador { $seats }
   *[other] tabuleiros de jogador { $seats }
}

## Help

cards-help-title = Teclas desta página
cards-help-close = Qualquer tecla volta.
cards-help-sizes = 0 a 9: o número de cartas da pilha marcada. Enter: a próxima pilha.
cards-help-rows = Para cima, para baixo: outra pilha. Esquerda, direita ou - e +: uma a menos, uma a mais.
cards-help-digits = 0 a 9: o número na linha marcada; primeiro, o das bananas.
cards-help-once = e: um bloco ou arcada, k: uma coluna, quando você compra a carta.
cards-help-each = a: uma arcada, b: um bloco, por turno.
cards-help-capitals = K: uma coluna, E: um bloco ou arcada, por turno. Poucas cartas têm isso.
cards-help-next = Enter: a próxima carta. A anterior é salva nesse momento.
cards-help-lines = Para cima, para baixo: outra linha. - e +: um a menos, um a mais. Backspace: tirar.
cards-help-walk = Esquerda, direita: a carta anterior ou a próxima. PgUp, PgDn: outra pilha.
cards-help-clear = Del: limpar a carta.
cards-help-board = a: uma arcada, b: um bloco, k: uma coluna, e: um bloco ou arcada.
cards-help-board-next = Enter: do kit inicial para a entrega por turno, depois para o próximo tabuleiro de jogador.
cards-help-board-walk = Esquerda, direita: o tabuleiro de jogador anterior ou o próximo. Del: limpar.
cards-help-paint = l, d, g: um pino verde claro, verde escuro ou dourado; ponto: nenhum; x: fechado.
cards-help-map-next = Enter: a próxima fileira de pinos. 1 a 4: outro mapa.
cards-help-arrows = Setas: três pinos adiante; com Shift: um. Backspace: um para trás. Del: apagar.
cards-help-staircase = s: a escadaria inicial começa aqui. De novo: ela gira.
cards-help-mirror = m: a metade esquerda espelhada à direita. v: a metade de cima espelhada para baixo.
cards-help-repeat = r: este pino até o fim da fileira. R: esta fileira até o fim da folha.
cards-help-undo = u: desfazer, quantas vezes você quiser. y: refazer.
cards-help-pages = Tab, Shift+Tab: outra página.
cards-help-leave = t: claro ou escuro. Ctrl+Q: sair; tudo o que você digitou fica guardado.

## The command line

cli-cards = Cadastra as cartas, os tabuleiros de jogador e os mapas da sua própria caixa. Você pode parar e continuar depois.
cli-cards-words = NAME abre um conjunto (o único, se omitido); "export NAME FILE" o grava num arquivo, "import FILE" lê um, "import FILE NAME" com outro nome
cli-cards-last-good = abre a última cópia boa de um conjunto danificado
cli-cards-usage = Use "palace cards", "palace cards NAME", "palace cards export NAME FILE" ou "palace cards import FILE NAME" (NAME pode ser omitido).
cards-bad-name = { $name } não pode ser o nome de um conjunto. Use até 24 caracteres de a a z, 0 a 9, - e _; não use house, export ou import. Para um arquivo: palace cards import FILE NAME
cards-which = Você tem vários conjuntos. Abra um com "palace cards NAME":
cards-one-of = { $name }: { $typed } de { $all } cartas, { $boards } de 4 tabuleiros de jogador
cards-one-damaged = { $name }: danificado
cards-damaged = Não dá para abrir o conjunto { $name }: { $text }{ $copy ->
    [yes] {" "}A última cópia boa dele está guardada: palace cards { $name } --last-good
   *[no] {" "}Corrija a linha, ou tire a pasta { $folder } dali.
}
cards-not-complete = O conjunto de cartas { $name } não está completo. Falta: { $missing }. Cadastre o resto: palace cards { $name }
cards-no-set = Não há um conjunto de cartas { $name }. Os seus: { $known }
cards-exported = O conjunto { $name } está em { $file }.
cards-imported = O conjunto agora é seu, com o nome { $name }: { $typed } de { $all } cartas, { $boards } de 4 tabuleiros de jogador. Abra-o: palace cards { $name }
cards-exists = Você já tem um conjunto { $name }. Dê outro nome ao novo: palace cards import { $file } NAME
cards-file-exists = { $file } já existe. Indique outro arquivo.
cards-not-a-set = { $file } não é um conjunto de cartas. { $text ->
    [none] {""}
   *[other] { $text }{" "}
}Um conjunto é um arquivo de "palace cards export", ou uma pasta com cards.toml.
