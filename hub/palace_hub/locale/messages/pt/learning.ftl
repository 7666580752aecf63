### Learn while playing: what a card, a board or the ground map prints is entered when it is needed.

## The card

# limit: line
learn-card-title = O que está impresso nesta carta? Cadastre só uma vez.
# limit: line
learn-card-wrong-title = O que está impresso de verdade nesta carta?
learn-card-how = { $pile }. Digite as bananas em número. Cada letra põe mais uma peça.
# limit: title
learn-take = Pegar
# limit: title
learn-correct = Corrigir
learn-done = Pronto

## The board

# limit: line
learn-board-page = O que este tabuleiro de jogador dá por turno? Cadastre só uma vez.
# limit: line
learn-board-how = Olhe a parte esquerda do tabuleiro de jogador. Cada letra põe mais uma peça; Enter: pronto.
# limit: line
learn-board-wrong-page = O que este tabuleiro de jogador dá de verdade por turno? Esquerda e direita: outro.
learn-board-title = Tabuleiro de jogador { $seat }: { $name }
# limit: headline
head-learn-board = O que ele dá?
# limit: explanation
explain-learn-board = { $name } pega a primeira entrega deste tabuleiro de jogador. Cadastre o que está na parte esquerda dele.
# limit: main-action
main-learn-board = Cadastrar o que ele dá
# limit: main-action
main-learn-knob = Há um pino?

## The beginning of a set

# limit: line
learn-sizes-title = Sua própria caixa: quantas cartas tem cada pilha?
# limit: line
learn-kits-title = Sua própria caixa: com o que começa cada tabuleiro de jogador?
# limit: line
learn-kits-how = Olhe o verso de cada tabuleiro de jogador. Cada letra põe mais uma peça; Enter vai ao próximo.
# limit: title
learn-set-name = nome do seu conjunto
# limit: footer
learn-key-name = Nome
learn-set-taken = Você já tem um conjunto { $name }. Aperte n e digite outro nome.
learn-set-bad-name = { $name } não pode ser o nome de um conjunto: aperte n e use letras minúsculas, algarismos, - e _.

## The knob

# limit: headline
ask-knob = Há um pino?
# limit: explanation
ask-knob-why = O hub ainda não conhece um pino aqui. Olhe o mapa de terreno embaixo da peça (regra 11.8).
# limit: explanation
ask-knob-not-sure = Você cadastra uma vez, para todas as partidas neste mapa.
# limit: action
ask-knob-colour = { $sign } { SHORT($colour, 1) }
# limit: action
ask-knob-no = Nenhum pino
# limit: hint
plan-aim-asks = pergunta pelo pino de lá
# limit: here
plan-here-unknown = Pino ainda sem cadastro

## The market

tile-enter = sem cadastro
tile-enter-other = Outra carta: cadastrar
tile-not-entered = { $count } sem cadastro
