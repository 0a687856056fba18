# Uma mesa antes da primeira rodada.

lobby-title = { $game }: mesa aberta
lobby-host = Comanda a mesa: { $name }
lobby-seats = De { $least } a { $most } pessoas.
lobby-seats-exactly = Para { $n } pessoas.
lobby-seat = { $n }. { $name }
lobby-seat-free = { $n }. *livre*
lobby-seats-free = { $first }–{ $last }. *livres*
lobby-wanting = { $n ->
        [one] Falta uma pessoa: aperte Entrar ou adicione um computador.
       *[other] Faltam { $n } pessoas: aperte Entrar ou adicione computadores.
    }
lobby-ready = Tudo pronto: quem comanda a mesa pode apertar Começar; Minha mão mostra então as suas cartas, só para você.
lobby-full = A mesa está cheia: quem comanda a mesa pode apertar Começar; Minha mão mostra então as suas cartas, só para você.

lobby-join = Entrar
lobby-leave = Sair
lobby-start = Começar
lobby-options = Opções
lobby-rules = Regras
lobby-cancel = Cancelar
lobby-computer = Adicionar um computador…
lobby-remove = Remover alguém… (quem comanda a mesa)
lobby-remove-seat = Remover { $name }

options-title = Opções de { $game }
options-hint = Escolha nos menus. Só quem comanda a mesa pode, e só antes da primeira partida.
lobby-clock-choose = Tempo para cada vez
lobby-clock = { $seconds ->
        [0] Sem relógio
        [60] 1 minuto por vez
        [120] 2 minutos por vez
        [300] 5 minutos por vez
       *[other] { $seconds } segundos por vez
    }

closed-cancelled = { $name } fechou esta mesa antes da primeira partida.
closed-ended = { $name } encerrou esta partida.
closed-finished = Esta partida terminou.
closed-empty = Todo mundo saiu, por isso esta mesa foi fechada.
closed-idle = Ninguém voltou por muito tempo, por isso esta mesa foi fechada.
closed-other = Esta mesa está fechada.
closed-again = Para jogar de novo, abra uma mesa com `/jogar`.
closed-rematch = Revanche
