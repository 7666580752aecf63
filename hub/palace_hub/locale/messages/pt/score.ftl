### The final score.

# limit: headline
score-wins = { $name } vence
# limit: headline
score-two-win = { $name } e { $other } vencem
# limit: headline
score-many-win = { $count } vencedores
score-by-points = { $bananas } : { $second }. Vence quem tem mais Pontos de Banana (regra 8.5).
score-by-monkey = { $bananas } : { $bananas } com { $others }. { $name } tem a Carta de Troféu de Macaco, e ela decide o empate (regra 8.5).
score-by-sharing = { $bananas ->
    [1] 1 Ponto de Banana
   *[other] { $bananas } Pontos de Banana
} cada um, e nenhum deles tem a Carta de Troféu de Macaco: eles compartilham a vitória (regra 8.5).
score-early = Terminou antes, na rodada { $round } (regra 12.1).
score-early-alone = Terminou antes, na rodada { $round }: restou um jogador (regra 12.2).
score-left = Saíram antes do fim: { $names }.
score-breakdown = De onde vieram os pontos
score-breakdown-house-cards = CARTAS DA CASA – de onde vieram os pontos
score-breakdown-house-map = MAPA DA CASA – de onde vieram os pontos
score-breakdown-house = CARTAS E MAPA DA CASA – os pontos
score-cards = Cartas de Macaco
score-bonus = Bônus (4 por carta)
score-monkey = Troféu de Macaco
score-butterfly = Troféu de Borboleta
score-frog = Troféu de Sapo
score-total = Total
score-longest = Escadaria mais longa
score-tallest = Bloco mais alto
scores-short-cards = cartas
scores-short-bonus = bônus
scores-short-monkey = Macaco
scores-short-butterfly = Borboleta
scores-short-frog = Sapo
scores-short-total = total
score-chart = Pontos de Banana depois de cada rodada
score-chart-note = Marcado: o maior total naquela rodada. Barras: bananas ganhas naquela rodada.
score-end = { $name } só achou { $found } de { $wanted } { NOUN($piece, $wanted) } (regra 8.2).
# limit: main-action
score-new-game = Nova partida
rematch-who = Quem joga a próxima?
rematch-why = Começa o próximo jogador. Nomes e lugares ainda podem mudar antes do início.
rematch-order = { $name } começa, depois { $others }
rematch-others = Outros jogadores
# limit: action
score-step-through = Rever
# limit: action
score-export = Salvar imagem
# limit: action
score-close = Fechar

## The review of a scored game

# limit: headline
head-past = Passo { $number } de { $of }
# limit: explanation
past-waited = { $sentence }: { $why }
# limit: main-action
past-forward = Avançar
# limit: action
past-back = Voltar
# limit: action
past-first = Ao início
# limit: action
past-last = Ao fim
