# The web page: what it says to those whom it cannot show anything.

web-refused = A mesa não entende isso. Volte à página de onde você veio.
web-refused-403 = Esta página precisa de um link que funcione. Escaneie o código na tela da mesa, ou peça um novo ao anfitrião.
web-refused-404 = Não há uma página assim nesta mesa.
web-refused-421 = A mesa não atende por este nome. Abra o link como a mesa o mostra, ou acrescente o nome a hosts em [web] na configuração.
web-refused-429 = Foi demais de uma vez. Esta página tenta de novo sozinha.
web-refused-500 = A mesa cometeu um erro. Esta página tenta de novo sozinha.

cli-bench-web = Em quanto tempo os celulares mostram o que o hub sabe, quanto 30 espectadores custam a ele e quantos bytes tem uma página, ao lado de um simples servidor de eventos.
