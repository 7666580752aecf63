### Sides of the table, how the ground map lies on the plate, and the plan that turns with them.

## The start form

start-side = { $side ->
    [near] lugar: deste lado
    [right] lugar: à direita
    [far] lugar: em frente
    [left] lugar: à esquerda
   *[none] lugar: qualquer um
}
start-lie = Está assim.
lie-climbs = { $side ->
    [e] A escadaria sobe para a direita.
    [n] A escadaria sobe para o fundo.
    [w] A escadaria sobe para a esquerda.
    [s] A escadaria sobe para você.
   *[none] Não há escadaria nele.
}
edge-letter = { $letter ->
    [n] N
    [e] L
    [s] S
   *[w] O
}

## Dialogs

# limit: headline
ask-lie = Como está o mapa?
# limit: explanation
ask-lie-why = A placa foi girada, ou a tela a mostra virada? Escolha a imagem igual à sua mesa.
# limit: explanation
lie-symmetric = Duas das imagens são parecidas. Olhe o bloco dourado ou a estampa do mapa.
# limit: headline
ask-sides = Quem fica onde?
# limit: explanation
ask-sides-why = O desenho gira para o jogador do turno. “Qualquer um” deixa o desenho como está.
# limit: action
sides-do = Salvar lugares

palette-turn-plan = Girar o desenho um quarto de volta
palette-map-lies = Dizer como o mapa de terreno está agora
palette-next-lie = Girar o mapa da nova partida um quarto de volta
palette-sides = Quem fica onde
help-key-turn-plan = v   girar o desenho um quarto de volta
help-key-map-lies = e   dizer como o mapa de terreno está agora
help-key-next-lie = e   como o mapa de terreno está
# limit: footer
footer-turn = Girar

## News, refusals and the log

refused-sides = São { $count } jogadores: dê no máximo um lado a cada um.
refused-map-seen = Os sensores Hall veem as peças onde a tela as mostra. Se isso estiver errado, levante a placa e ponha de volta.
told-map-turned = { $turns ->
    [1] A placa foi girada um quarto de volta para a esquerda. A partida continua.
    [2] A placa foi girada meia volta. A partida continua.
   *[3] A placa foi girada um quarto de volta para a direita. A partida continua.
}
log-map-turned = O mapa de terreno está { $turns ->
    [0] reto
    [1] girado um quarto de volta para a esquerda
    [2] ao contrário
   *[3] girado um quarto de volta para a direita
} na placa{ $by ->
    [hall] , como veem os sensores Hall
   *[person] {""}
}

## A plate that was laid back

# limit: headline
ask-turned-headline = A placa girou?
# limit: explanation
ask-turned-why = A placa foi retirada e, pelo peso, agora está em outra posição. Ela foi girada assim?
# limit: explanation
ask-unsure-why = A placa foi retirada, e o peso não mostra como ela está agora. Escolha a imagem certa.
# limit: explanation
question-laid = A imagem mostra como ela estava.
answer-laid-turned = { $turns ->
    [1] Um quarto à esquerda
    [2] Meia volta
   *[3] Um quarto à direita
}
