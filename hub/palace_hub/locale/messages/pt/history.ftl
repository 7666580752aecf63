### Past games: `palace games`, `palace players` and `palace stats`.

cli-games = Lista as partidas jogadas e mostra uma delas.
cli-games-list = Lista as partidas, da mais nova à mais antiga.
cli-games-show = Mostra uma partida: placar, rodadas, turnos.
cli-games-note = Escreve uma linha sobre uma partida; sem palavras, a nota é tirada.
cli-games-date = Define o dia de uma partida com data errada; sem data, volta a valer a do relógio.
cli-games-delete = Apaga partidas para sempre.
cli-games-export = Grava partidas num arquivo para outros programas.
cli-games-export-file = o final do nome diz o conteúdo: games.csv (uma linha por partida e jogador), games.json (tudo o que se sabe), one.jsonl (a gravação de uma partida), one.svg (uma imagem de uma partida)
cli-games-export-turns = num arquivo .csv, uma linha por turno
cli-games-export-game = só esta partida
cli-games-import = Importa uma partida de uma gravação feita em outro lugar.
cli-games-import-file = uma gravação: de "palace record", de "palace games export" ou das regras
cli-games-import-date = quando foi jogada: 2026-05-28, ou "2026-05-28 19:30"
cli-games-number = o número da partida na lista
cli-games-turns = lista também todos os turnos
cli-games-note-words = o que você quer lembrar da partida
cli-games-date-value = 2026-05-28, ou "2026-05-28 19:30"
cli-players-command = Mostra quem joga aqui e guarda nomes, sinais e hábitos.
cli-players-name = o nome do jogador
cli-players-rename = Dá outro nome a um jogador, em todas as partidas.
cli-players-new = o novo nome
cli-players-merge = Junta dois nomes num só jogador, em todas as partidas.
cli-players-into = o nome que fica
cli-players-split = Faz de um nome antigo um jogador à parte de novo.
cli-players-set = Guarda cor, sinal, lado da mesa e dicas de um jogador.
cli-players-set-colour = a cor do jogador
cli-players-set-symbol = o sinal do jogador
cli-players-set-side = o lado da mesa, visto do lado de perto
cli-players-set-hints = quando o jogador recebe dicas
cli-players-archive = Não oferece mais um jogador para novas partidas; as partidas ficam.
cli-players-restore = Volta a oferecer um jogador arquivado.
cli-players-erase = Tira o nome de um jogador de todas as partidas, para sempre.
cli-players-name-range = “{ $given }” não pode ser um nome. Use de 1 a { $most } letras
cli-history-yes = não pergunta antes
cli-stats = Mostra quem venceu e quantas vezes, os recordes e como os jogadores constroem.
cli-stats-anew = lê de novo todas as partidas, em vez do que foi guardado delas
cli-history-json = imprime um valor JSON
cli-filter-player = só partidas deste jogador
cli-filter-players = só partidas de 2, 3 ou 4 jogadores
cli-filter-year = só partidas deste ano
cli-filter-since = só partidas a partir deste dia (2026-05-28)
cli-filter-set = só partidas com as cartas deste conjunto
cli-filter-expansions = só partidas exatamente com estas: butterfly,frog, uma delas, ou ""
cli-date = { $given } não é uma data de { $first } a { $last }. Use 2026-05-28, ou "2026-05-28 19:30"
error-history-not-kept = Não é possível salvar isto: { $file }: { $what }. Solução: libere espaço no disco, ou permita que o hub grave ali.
history-file-damaged = Não dá para usar { $file } (esperado: { $field } { $expected }). As partidas são mostradas sem ele. Solução: apague o arquivo, ou ponha de volta uma cópia dele.
games-reading = partidas
games-reading-progress = { $done } de { $of } partidas lidas
games-stopped = Parado. O que foi lido está guardado.
games-unreadable = { $count ->
    [1] A partida { $games } não pode ser lida e fica de fora.
   *[other] As partidas { $games } não podem ser lidas e ficam de fora.
}
games-no-such = { $last ->
    [0] Ainda não há partidas. Jogue uma primeiro: "palace play".
   *[other] Não há uma partida { $game }. "palace games" lista todas com seus números.
}
games-none = { $games ->
    [0] Nenhuma partida foi jogada ainda. Jogue uma com "palace play".
   *[other] Nenhuma partida corresponde ao que você pediu.
}
games-column-number = Nº
games-column-date = Data
games-column-players = Jogadores e bananas
games-column-length = Tempo
games-column-watched = Vista por
games-column-cards = Cartas
games-no-date = sem data
games-date-unsure = { $date } ?
games-bot = { $name } (bot)
games-open = { $names } (não terminada)
games-watched = { $level ->
    [gold] ouro
    [silver] prata
    [bronze] bronze
   *[typed] pessoas
}
games-doubt-note = ?: o relógio não estava certo, e a data pode estar errada. "palace games date N 2026-05-28" a define.
games-note-too-long = A nota tem { $count } letras. Use no máximo { $most }.
games-noted = A nota da partida { $game } está salva.
games-note-gone = A partida { $game } não tem mais nota.
games-dated = A data da partida { $game } está definida.
games-date-gone = A partida { $game } tem de novo a data do relógio do hub.
game-head = Partida { $game }, { $date }: { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
} em { $hours ->
    [0] { $minutes } min.
   *[other] { $hours } h { $minutes } min.
}
game-cards = Cartas: { $set }, { $deck ->
    [printed] embaralhadas por pessoas
   *[screen] na tela
}. Mapa de terreno { $map }. { $butterfly ->
    [yes] { $frog ->
        [yes] Com Borboleta e Sapo.
       *[no] Com a Borboleta.
    }
   *[no] { $frog ->
        [yes] Com o Sapo.
       *[no] Sem Borboleta e Sapo.
    }
}
game-watched = { $level ->
    [gold] Repositório e placa com sensores observaram (ouro).
    [silver] Repositório e placa observaram (prata).
    [bronze] O repositório observou (bronze).
   *[typed] Pessoas digitaram as peças.
} { $questions ->
    [0] O hub não perguntou nada
    [1] O hub fez 1 pergunta
   *[other] O hub fez { $questions } perguntas
}, e { $undone ->
    [0] nenhum passo foi desfeito.
    [1] 1 passo foi desfeito.
   *[other] { $undone } passos foram desfeitos.
}
game-won = { $count ->
    [1] { $names } venceu{ $reason ->
        [monkey_trophy] {" "}com o Macaco, no empate
       *[points] { "" }
    }.
   *[other] { $names } compartilham a vitória.
}
game-early = A partida terminou antes.
game-open = A partida não acabou. "palace play" a continua.
game-doubt = A data é incerta: { $why ->
    [no_clock] a partida não tem data.
    [early] o relógio ainda não estava acertado.
    [set_later] o relógio foi acertado durante a partida.
   *[went_back] uma partida anterior tem data posterior.
}
game-loss = Um dano levou parte desta partida; os números podem estar baixos demais.
game-note = Nota: { $note }
game-rounds = Bananas depois de cada rodada
game-turns = Turnos
turns-column-turn = Turno
turns-column-round = Rodada
turns-column-built = Escadaria
turns-column-level = Nível
turns-column-credits = Créditos
turns-column-cards = Cartas compradas
turns-column-score = Total
stats-none = { $unfinished ->
    [0] Não há partida terminada para contar.
    [1] Não há partida terminada para contar. 1 partida não acabou.
   *[other] Não há partida terminada para contar. { $unfinished } partidas não acabaram.
}
stats-head = { $games ->
    [1] 1 partida terminada
   *[other] { $games } partidas terminadas
}{ $unfinished ->
    [0] { "" }
    [1] {" "}(mais 1 não acabou)
   *[other] {" "}(mais { $unfinished } não acabaram)
}: { $time } horas, { $rounds } rodadas por partida, { $average } bananas por jogador.
stats-first = O jogador inicial venceu { $wins } de { $games }; com chances iguais, seriam { $expected }.
stats-title-results = Resultados
stats-key-results = Faixa: a parte de vitórias está muito provavelmente entre os dois valores, com ou sem sorte. Justo: o que jogadores iguais venceriam. Série: vitórias seguidas, agora e no melhor momento.
stats-title-built = Escadarias
stats-key-built = Maior: a mais longa, em arcadas. Altura: a da mais alta, em blocos. Início: a cor onde mais escadarias começam. Arcadas por escadaria; créditos e créditos perdidos por turno; cartas e dicas por partida.
stats-title-sources = De onde vieram as bananas
stats-key-sources = Bananas por partida.
stats-title-pace = Tempo
stats-key-pace = Segundos por turno, sem as pausas.
stats-column-player = Jogador
stats-column-games = Partidas
stats-column-wins = Vitórias
stats-column-rate = Vit. %
stats-column-interval = Faixa
stats-column-expected = Justo %
stats-column-average = Média
stats-column-best = Melhor
stats-column-margin = Margem
stats-column-streak = Série
stats-column-longest = Maior
stats-column-highest = Altura
stats-column-colour = Início
stats-column-arches = Arcadas
stats-column-credits = Créditos
stats-column-lapsed = Perdidos
stats-column-bought = Cartas
stats-column-hints = Dicas
stats-column-score = Total
stats-column-cards = Cartas
stats-column-bonus = Bônus
stats-column-monkey = Macaco
stats-column-butterfly = Borboleta
stats-column-frog = Sapo
stats-column-turns = Turnos
stats-column-step-build = Construir
stats-column-step-cards = Cartas
stats-column-step-bricks = Peças
stats-column-step-figures = Animais
stats-colour = { $colour ->
    [none] -
   *[other] { SHORT($colour, 1) }
}
stats-pairs = Dois a dois
stats-pair = { $name } e { $other }, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}: { $name } teve mais bananas em { $more }, menos em { $fewer }; { $difference } em média.
stats-records = Recordes
stats-record-score = Mais bananas: { $value }, { $name }, { $date } (partida { $game })
stats-record-margin = Vitória mais folgada: { $value } bananas a mais, { $name }, { $date } (partida { $game })
stats-record-highest = Palácio mais alto: nível { $value }, { $name }, { $date } (partida { $game })
stats-record-longest = Escadaria mais longa: { $value } arcadas, { $name }, { $date } (partida { $game })
stats-record-credits = Mais créditos num turno: { $value }, { $name }, { $date } (partida { $game })
stats-record-streak = Mais vitórias seguidas: { $value }, { $name }, até { $date } (partida { $game })
players-none = Ninguém jogou aqui ainda. Um jogador surge quando alguém digita o nome dele para uma partida.
players-column-last = Última partida
players-column-colour = Cor
players-column-symbol = Sinal
players-column-side = Lugar
players-column-hints = Dicas
players-colour = { $colour ->
    [orange] laranja
    [blue] azul
    [violet] violeta
    [green] verde
   *[none] -
}
players-symbol = { $symbol ->
    [heart] coração
    [club] paus
    [star] estrela
    [note] nota musical
   *[none] -
}
players-side = { $side ->
    [near] perto
    [right] direita
    [far] em frente
    [left] esquerda
   *[none] -
}
players-hints = { $hints ->
    [on] sempre
    [stuck] se travar
    [off] nunca
   *[none] -
}
players-archived = arquivado
players-also = também: { $names }
players-renamed = { $name } agora se chama { $new }, em todas as partidas.
players-merged = As partidas de { $name } agora são de { $into }. "palace players split" as separa de novo.
players-split = { $name } é de novo um jogador à parte.
players-set = Salvo para { $name }.
players-is-archived = { $name } não é mais um nome oferecido para novas partidas.
players-is-back = { $name } é de novo um nome oferecido para novas partidas.
players-erase-question = O nome { $name } sai de { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} para sempre; as partidas ficam, sem o nome. Digite o nome para fazer isso:
players-erased = O nome { $name } saiu de { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}.
players-files = { $count ->
    [1] Este arquivo ainda tem o nome. Apague-o se não precisar dele:
   *[other] Estes arquivos ainda têm o nome. Apague-os se não precisar deles:
}
player-refused-unknown = Ninguém se chama { $name }. Os jogadores são: { $known }
player-refused-name-taken = Já há um jogador { $new }. Se os dois são a mesma pessoa: palace players merge "{ $name }" "{ $new }"
player-refused-same = { $name } e { $other } já são um só jogador.
player-refused-no-former-name = { $name } não é um nome antigo de um jogador. "palace players" mostra esses nomes depois de “também”.
player-refused-together = { $name } e { $other } jogaram um contra o outro na partida { $game }: são duas pessoas.
player-refused-nothing = Diga o que guardar: --colour, --symbol, --side ou --hints.
history-not-asked = Isto não pode ser desfeito, e não há a quem perguntar aqui. Acrescente --yes se tiver certeza.
history-nothing-done = Nada foi mudado.
export-ending = { $file } não diz o que gravar. Use um destes finais: .csv, .json, .jsonl ou .svg.
export-which-game = { $file } recebe uma só partida. Diga qual: --game N. "palace games" lista os números.
export-not-written = { $file } não está completo: { $what }. Libere espaço ali, ou indique um arquivo em outro lugar.
export-no-picture = A partida { $game } não acabou, por isso ainda não tem imagem. "palace play" a continua.
games-exported = { $games ->
    [1] 1 partida gravada
   *[other] { $games } partidas gravadas
} em { $file }.
games-imported = { $file } agora é a partida { $game }.
import-changed = A gravação { $file } foi alterada, ou outra versão a escreveu: ela não leva ao resultado que indica. Não foi importada.
import-known = A partida de { $file } já está aqui: é a partida { $game }.
games-delete-question = { $games ->
    [1] Esta partida some para sempre.
   *[other] Estas { $games } partidas somem para sempre.
} Digite "apagar" para fazer isso:
games-delete-word = apagar
games-deleted = { $games ->
    [1] 1 partida apagada.
   *[other] { $games } partidas apagadas.
}


### The screens of past games

# limit: action
action-games = Partidas anteriores
# limit: footer
footer-games = Partidas
palette-games = Ver partidas anteriores e estatísticas
help-key-games = G   partidas anteriores, placares e estatísticas
# limit: footer
footer-look = Ver
# limit: footer
footer-note = Nota
# limit: footer
footer-date = Data
# limit: footer
footer-delete = Apagar
# limit: footer
footer-statistics = Números
# limit: footer
footer-filter-year = Ano
# limit: footer
footer-filter-seats = Pessoas
# limit: footer
footer-filter-set = Cartas
# limit: footer
footer-filter-expansions = Animais
# limit: footer
footer-page-before = Anterior
# limit: footer
footer-page-after = Seguinte
# limit: footer
footer-pages = Páginas
past-reading = Lendo as partidas anteriores. Na primeira vez, demora um pouco.
past-opening = Abrindo a partida.
past-saving = Salvando.
past-failed = Não dá para ler as partidas anteriores agora ({ $what }). Volte e tente mais uma vez.
past-title-unread = Partidas anteriores
past-title = Partidas anteriores: { $games }
past-title-some = Partidas anteriores: { $shown } de { $games } ({ $filter })
past-none = Nenhuma partida foi jogada aqui ainda. Toda partida que você jogar fica guardada aqui.
past-none-fits = Nenhuma partida corresponde. Mude o ano, as pessoas, as cartas ou os animais.
past-filter-seats = { $count } jogadores
past-filter-set = cartas “{ $set }”
past-filter-figures = { $figures ->
    [none] sem animais opcionais
    [butterfly] com a Borboleta
    [frog] com o Sapo
   *[other] com Borboleta e Sapo
}
# limit: main-action
past-look = Ver esta partida
# limit: action
past-statistics = Estatísticas
# limit: action
past-note = Anotar
# limit: action
past-date = Mudar a data
# limit: action
past-go-on = Continuar partida
past-open = A partida não acabou.
past-open-title = Partida { $game }, não terminada
past-go-on-how = A partida { $game } não pode continuar agora: há outra no lugar dela. Termine ou guarde a outra primeiro.
past-delete-open = A partida { $game } não acabou e ainda pode ser jogada. Termine-a antes de apagar.
past-note-title = Uma nota
past-note-why = O que você quer lembrar da partida { $game }? Sem palavras, não há nota.
# limit: action
past-note-keep = Salvar
past-date-title = A data
past-date-why = Quando foi a partida { $game }? Digite 2026-05-28, ou 2026-05-28 19:30. Se ficar vazio, vale o relógio do hub.
# limit: action
past-date-keep = Salvar a data
past-date-refused = “{ $given }” não é uma data de { $first } a { $last }. Digite ano-mês-dia: 2026-05-28, ou 2026-05-28 19:30.
games-cannot-open = Não dá para abrir a partida { $game }: a gravação dela está danificada. As outras partidas não foram afetadas.
sure-delete-game = Apagar?
sure-delete-game-why = A partida e a nota dela saem para sempre da lista e das estatísticas.
sure-delete-game-else = A partida fica aqui.
sure-delete-game-yes = Apagar
sure-delete-game-no = Deixar aqui
# limit: main-action
score-back-to-games = Voltar às partidas
score-past = Partida { $game }, { $date }.
stats-page = { $name } ({ $number } de { $of })
stats-page-some = { $name } ({ $number } de { $of }): { $filter }
stats-page-results = Resultados
stats-page-built = Escadarias
stats-page-sources = De onde vieram as bananas
stats-page-pace = Tempo
stats-page-pairs = Dois a dois
stats-page-records = Recordes
stats-page-chart = Bananas, partida a partida
stats-no-pairs = Nenhum par de jogadores terminou uma partida junto.
stats-key-chart = Cada ponto é a média das últimas { $games } partidas do jogador.
stats-chart-few = O gráfico precisa de duas partidas terminadas de um jogador.
