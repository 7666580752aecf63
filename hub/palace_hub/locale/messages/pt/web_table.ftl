# The pages for watching: the table on a television, the score, the review.

web-chosen = escolhida
web-start-waits = Ainda não há partida. Ela começa na mesa ou no celular do anfitrião.
web-asked = Pergunta na mesa
web-oblique = O palácio visto de lado
web-newest = as peças mais novas
web-turn-how = O palácio. Gire-o com as setas, ou arraste-o para a esquerda ou a direita.
web-turn-left = Girar o palácio para a esquerda
web-turn-right = Girar o palácio para a direita
web-chart-round = rodada
web-podium = Colocação
web-bg-stats = Enviar ao BG Stats
web-review-steps = Passos da partida
web-review-score = Placar
web-review-turns = Ir a um turno
web-nav-games = Partidas
web-chart-game = partida
web-past-all = todas
web-past-filter = Mostrar estas
web-past-pages = Páginas da lista
web-past-page = Página { $number } de { $of }
web-past-newer = Partidas mais novas
web-past-older = Partidas mais antigas
past-so-far = O placar até agora
web-analysis-title = Análise da partida { $game }
web-analysis-do = Fazer a análise
web-analysis-begins = A análise começou.
web-analysis-host = Ninguém fez ainda a análise desta partida. O anfitrião pode fazer, nesta página.
web-analysis-playing = Há uma partida em andamento, e ela precisa do computador. Faça a análise depois dela.
web-analysis-busy = A análise de outra partida está sendo feita. Espere ela acabar.
web-analysis-back = Voltar à partida
web-delete-game = Apagar esta partida
web-ask-delete-game = Apagar esta partida? A partida e a nota dela saem para sempre da lista e das estatísticas.
past-turn = Rodada { $round }: { $name }

# The codes on the terminal

start-codes = Esta mesa também está nos celulares e na televisão: mostrar os códigos
palette-codes = Códigos para os celulares e a televisão
help-key-codes = F12  códigos para os celulares e a televisão
footer-codes = Códigos
footer-next-code = Seguinte
footer-back-code = Anterior
footer-new-codes = Novos códigos
footer-bg-stats = BG Stats
code-title = { $title } ({ $number } de { $of })
code-seat = Jogador { $number }
code-seat-of = Jogador { $number }: { $name }
code-seat-why = Para o celular deste jogador: mostra as peças e cartas dele, e nele se constrói e compra.
code-watch = Televisão e espectadores
code-watch-why = Para uma televisão, um tablet ou um celular que só olha.
code-host = Anfitrião
code-host-why = Para o celular que pode fazer tudo o que esta tela pode.
code-seat-secret = Quem tem o código pode jogar no lugar deste jogador: não o mostre a mais ninguém.
code-host-secret = Quem tem o código pode desfazer, corrigir e terminar a partida: guarde-o só para você.
code-open = Escaneie com a câmera de um celular nesta rede da casa, ou digite o endereço.
code-only-here = Agora só este computador pode abrir a página. Para os celulares, escreva listen = "0.0.0.0" em [web] no arquivo palace.toml e comece de novo.
code-bg-stats = BG Stats
code-bg-stats-why = Escaneie com um celular que tenha o aplicativo BG Stats. O aplicativo mostra a partida e a guarda quando você mandar.
code-no-room = O código precisa de uma janela de { $columns } colunas e { $rows } linhas. Diminua as letras: Ctrl e menos, na maioria dos terminais.
code-console = Este terminal não consegue desenhar códigos. Digite o endereço.
sure-new-codes = Criar novos códigos?
sure-new-codes-why = Todos os celulares e televisões param de mostrar a mesa até escanearem os novos códigos.
sure-new-codes-else = Os códigos ficam como estão.
sure-new-codes-yes = Novos códigos
sure-new-codes-no = Deixar estes
