### Bots that play a seat of a real table: what people do for them, and what is refused.

## The start form

start-seat = { $bot ->
    [person] uma pessoa
    [easy] bot fácil
    [normal] bot normal
    [hard] bot difícil
   *[other] bot { $bot }
}
help-key-next-bot = F5 a F8   para cada nome: uma pessoa, ou um bot fácil, normal ou difícil

## What the hub asks for

# limit: headline
head-bot-thinks = Espere um pouco
# limit: explanation
explain-bot-thinks = { $name } é um bot e está pensando no turno. Você não precisa fazer nada.
# limit: headline
head-bot-top = Qual no topo?
# limit: explanation
explain-bot-top = { $name } é um bot e não vê suas cartas. Qual carta está no topo da pilha { $pile }?
# limit: headline
head-bot-stuck = Sem resposta
# limit: explanation
explain-bot-failed = { $name } é um bot e não conseguiu decidir. Enter: perguntar de novo; b: jogar este turno à mão por ele.
# limit: explanation
explain-bot-slow = O bot { $name } está demorando. Espere, aperte Enter para perguntar de novo, ou b para jogar por ele.
# limit: headline
head-bot-lay = { $piece ->
    [arch] Ponha a arcada
    [brick] Ponha 1 bloco
    [column] Ponha 1 coluna
   *[other] Ponha { SHORT($piece, 1) }
}
# limit: explanation
explain-bot-lay = Uma peça de { $name }: { $piece ->
    [arch] entre os dois lugares acesos, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
   *[other] no lugar aceso, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
} Depois aperte Enter. Peça { $number } de { $of }.
# limit: explanation
explain-bot-lay-figure = Devolva { $figure ->
    [monkey] o Macaco
    [butterfly] a Borboleta
   *[frog] o Sapo
} à carta de { $name }. Depois coloque a peça no lugar aceso (regra 10.5).
# limit: explanation
explain-bot-lay-plate = Uma peça de { $name }: { $piece ->
    [arch] entre os dois lugares acesos, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
   *[other] no lugar aceso, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
} A placa vê a peça. Peça { $number } de { $of }.
# limit: headline
head-bot-off = Tire essa peça
# limit: explanation
explain-bot-off = A peça acesa ({ SHORT($piece, 1) }) não é dali. Devolva-a às peças de { $name } e aperte Enter.
# limit: explanation
explain-bot-off-plate = A peça acesa ({ SHORT($piece, 1) }) não é dali. Devolva-a às peças de { $name }. A placa vê.
# limit: headline
head-bot-stands = Está igual?
# limit: explanation
explain-bot-stands = Todas as { $of } peças da escadaria de { $name } estão lá. O palácio está igual ao desenho? Então aperte Enter.
# limit: headline
head-bot-facts = { $arches ->
    [1] Use 1 arcada
   *[other] Use { $arches } arcadas
}
# limit: explanation
explain-bot-facts = Início: { SHORT($piece, 1) }; { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) }, altura { $height }. Construa e aperte Enter. Se não couber, aperte o.
# limit: headline
head-bot-pass = Não constrói
# limit: explanation
explain-bot-pass = { $name } não consegue construir nada com suas peças. Aperte Enter para continuar.
# limit: headline
head-bot-frog = Pegue o Sapo
# limit: explanation
explain-bot-frog = { $name } pega o Sapo do palácio, e uma coluna com ele. Aperte Enter.
# limit: headline
head-bot-cards = { $count ->
    [0] Não compra
    [1] Compra { $count } carta
   *[other] Compra { $count } cartas
}
# limit: explanation
explain-bot-cards = { $name } compra: { $chosen }, por { $cost } de { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
}. Aperte Enter.
# limit: explanation
explain-bot-cards-none = { $name } fica com as cartas que tem. Aperte Enter.
# limit: explanation
explain-bot-takes = { $name } é um bot: retire estas peças e ponha-as junto das outras peças de { $name }.
# limit: explanation
explain-bot-slots = { $name } escolheu um espaço para cada nova carta. Aperte Enter.
# limit: explanation
explain-bot-figure = { $name } quer o animal no pino marcado. Coloque-o lá e aperte Enter.

## Beside the plan

# limit: title
bot-title = { $of ->
    [0] Nenhuma peça ainda
   *[other] { $done } de { $of } peças postas
}
# limit: hint
bot-next = { $piece ->
    [arch] Agora: { $sign } uma arcada entre os dois lugares acesos, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
   *[other] Agora: { $sign } 1 { NOUN($piece, 1) } no lugar aceso, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
}
# limit: hint
bot-off = Tire: { $sign } { NOUN($piece, 1) }, { $level ->
    [0] no chão
    [1] a 1 bloco do chão
   *[other] a { $level } blocos do chão
}.
# limit: hint
bot-all = Todas as peças estão lá.

## The main action

# limit: main-action
main-bot-lay = Já coloquei
# limit: main-action
main-bot-off = Já tirei
# limit: main-action
main-bot-stands = A escadaria está certa
# limit: main-action
main-bot-go-on = Continuar
# limit: main-action
main-bot-again = Perguntar ao bot de novo
# limit: action
action-by-hand = À mão
# limit: footer
footer-by-hand = À mão
palette-by-hand = Jogar este turno à mão pelo bot
help-key-by-hand = b   jogar este turno à mão pelo bot
# limit: main-action
waiting-bot = o bot está pensando
# limit: main-action
waiting-bot-piece = esperando a placa ver a peça

## Refusals

refused-bot-turn = { $name } é um bot e decide sozinho. Para voltar um passo, aperte u.
refused-bot-thinks = { $name } ainda está pensando. Espere um momento.
refused-bot-not-seen = A placa ainda não vê a peça acesa. Coloque-a no lugar aceso, ou aperte w para confirmar com Enter.
refused-bot-off = Há uma peça onde o bot não a quer. Primeiro tire a peça acesa.
refused-bot-not-stuck = Só se joga um turno pelo bot quando ele não responde.
refused-bot-other = { $name } quer outra escadaria, diferente da que está no palácio. Faça como o desenho mostra: a peça acesa é a próxima.
refused-bots-count = Escolha quem joga para os { $count } jogadores, não mais.
refused-bot-unknown = Não há um bot { $bot }. Estes jogam: { $known }.
refused-bot-top = { $name } espera até você dizer qual carta está no topo daquela pilha.
refused-bots-learning = Um bot precisa conhecer todas as cartas da sua caixa. Cadastre-as com "palace cards", ou jogue sem bot.

# A game is kept, and the hub was started with bots that do not play in it.
resume-bots = Esta partida continua com os jogadores que tem. Para começar uma nova com { $count ->
    [1] o bot { $names }
   *[other] os bots { $names }
}, guarde esta (d).

told-bot-nobody = Ninguém se chama { $name }, então nenhum bot joga nesse lugar.

## The log

log-bots = Jogam bots: { $names }
log-by-hand = O bot de { $name } não respondeu: este turno é jogado por pessoas

## The command line

cli-play-bot = um bot joga no lugar do jogador com este nome, como em Bo=planner; pode ser repetido
cli-bot-form = { $given } não indica um bot para um jogador: escreva NAME=BOT, como em Bo=planner
cli-bot-unknown = não há um bot { $given }: estes jogam: { $known }
cli-bot-no-name = falta o nome do jogador antes do "=": escreva NAME=BOT, como em Bo=planner
cli-bot-name = o nome { $given } tem mais de { $most } letras: use um mais curto
cli-bot-twice = dois bots foram dados a { $given }: indique cada jogador uma só vez
cli-bots-all = foram indicados { $count } jogadores, e uma partida tem no máximo { $most }: deixe um de fora
