# Um a Mais, Um a Menos (One Up, One Down).

updown-title = Um a Mais, Um a Menos

# A carta em jogo quando é um curinga: "… sobre o curinga vermelho (valendo dama)".
updown-in-play = o { $joker } (valendo { $rank })

updown-status-turn = ▶ { $name } joga sobre { $card }: serve { $down }, { $up } ou um curinga. Ou compra: { $pile ->
        [one] resta uma carta
       *[other] restam { $pile } cartas
    }.
updown-status-holding = ▶ { $name } comprou uma carta que serve sobre { $card } e decide: jogar { $down }, { $up } ou curinga, ou ficar com a carta.
updown-status-must = ▶ { $name } tem de jogar sobre { $card }: { $down }, { $up } ou um curinga. O monte acabou.

updown-ask-wait = É a vez de { $name }. Enquanto isso, você pode olhar suas cartas.
updown-ask-left = Você saiu desta rodada; a mesa continua.
updown-ask-play = Sua vez: jogue { $down }, { $up } ou um curinga, ou compre uma carta.
updown-ask-draw = Sua vez: nada na sua mão serve, então compre uma carta.
updown-ask-must = Sua vez: o monte acabou e você tem carta que serve, então tem de jogá-la.
updown-ask-must-joker = Sua vez: o monte acabou e só um curinga serve, então tem de jogá-lo.
updown-ask-held = Você comprou { $card } e serve: jogue essa carta, jogue outra que sirva, ou fique com ela e termine a vez.

updown-hand = { $n ->
        [0] Você não tem cartas.
        [one] Você tem uma carta: { $cards }
       *[other] Você tem { $n } cartas: { $cards }
    }
updown-hand-drawn = { $card } (acabou de comprar)

updown-draw = Comprar uma carta
updown-keep = Ficar com { $card }
updown-rest = { $n ->
        [0] Mais { $n } cartas, nenhuma serve agora
        [one] Mais { $n } carta, que não serve agora
       *[other] Mais { $n } cartas, nenhuma serve agora
    }
updown-call-which = Jogar o { $joker } valendo o quê? Nada acontece até você confirmar.
updown-call-sure = Jogar o { $joker } como { $rank }? A próxima carta terá de ser { $down } ou { $up }.
updown-call-menu = O { $joker } vale…
updown-call-does = Depois serve { $down } ou { $up }; { $n ->
        [0] você não tem nenhuma
        [one] você tem uma
       *[other] você tem { $n }
    }
updown-call-wins = Sua última carta: você bate e vence
updown-call-confirm = Jogar como { $rank }
updown-take-back = Voltar

updown-label-play = Jogar { $card }
updown-label-call = Jogar o { $joker } como { $rank }
updown-label-draw = Comprar uma carta
updown-label-keep = Ficar com a carta comprada
updown-label-leave = Sair desta rodada
updown-label-timeout = Deixar o relógio jogar

updown-told-dealt = { $card } foi virada, e { $name } começa.
updown-told-played = { $name } jogou { $card }.
updown-told-called = { $name } jogou o { $card } como { $rank }.
updown-told-drew = { $name } comprou uma carta.
updown-told-drew-fitting = { $name } comprou uma carta que serve.
updown-told-drew-open = { $name } comprou { $card }.
updown-told-kept = { $name } ficou com a carta comprada.
updown-told-passed = { $name } passou: nada serve.
updown-told-left = { $name } saiu da rodada; as cartas foram para baixo do monte.
updown-own-played = Você jogou { $card }.
updown-own-called = Você jogou o { $card } como { $rank }.
updown-own-drew = Você comprou { $card }; não serve.
updown-own-drew-fitting = Você comprou { $card }, e serve.
updown-own-kept = Você ficou com a carta comprada.
updown-own-passed = Você passou: nada serve.
updown-own-left = Você saiu da rodada.

updown-end-winner = 🏆 VITÓRIA: { $name } ficou sem cartas.
updown-end-alone = 🏆 VITÓRIA: só { $name } continua na rodada.
updown-end-blocked = 🏆 TRAVOU: ninguém pode jogar, e { $name } vence com a mão mais baixa, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
updown-end-draw = 🤝 EMPATE: ninguém pode jogar, e a mão mais baixa, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }, aparece mais de uma vez. Ninguém vence.

updown-row = { $name }: { $cards } — { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
updown-row-empty = { $name }: nenhuma carta — 0 pontos
updown-row-left = { $name }: saiu da rodada
updown-detail = { $name }: { $sum } = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

updown-point-joker = { $name } jogou o { $joker } como { $rank }.
updown-point-up = A maior sequência subiu { $n } passos, de { $from } a { $to }.
updown-point-down = A maior sequência desceu { $n } passos, de { $from } a { $to }.
updown-point-drew = { $name } foi quem mais comprou cartas: { $n }.

updown-alt-title = Um a Mais, Um a Menos: a mesa.
updown-alt-top = Em jogo: { $card }.
updown-alt-top-called = Em jogo: { $joker }, valendo { $rank }.
updown-alt-fits = Serve: { $down }, { $up } ou um curinga.
updown-alt-before = Antes: { $cards }.
updown-alt-pile = { $n ->
        [0] O monte acabou.
        [one] Monte: { $n } carta.
       *[other] Monte: { $n } cartas.
    }
updown-alt-seat = { $name }: { $n ->
        [0] 0 cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }{ $state ->
        [turn] , na vez
        [holding] , na vez, decidindo sobre uma carta comprada que serve
        [passed] , passou
        [left] , saiu da rodada
       *[waiting] {""}
    }.
updown-alt-over = A rodada terminou. { $outcome }
updown-alt-hand-title = Um a Mais, Um a Menos: sua mão.
updown-alt-hand = { $n ->
        [0] Você não tem cartas.
        [one] Uma carta: { $cards }.
       *[other] { $n } cartas: { $cards }.
    }
updown-alt-held = Acabou de comprar: { $card }.
updown-alt-playable = Você pode jogar: { $cards }.
updown-alt-none = Você não pode jogar nenhuma carta agora.

updown-refusal-not_your_turn = Não é a sua vez; joga uma pessoa de cada vez, no sentido horário.
updown-refusal-not_held = Você não tem { $card }.
updown-refusal-needs_call = Diga qual carta o curinga representa.
updown-refusal-no_call = Só um curinga pode valer por outra carta.
updown-refusal-does_not_fit = { $card } não serve sobre { $rank }: a carta tem de ser exatamente um valor acima ou abaixo.
updown-refusal-already_drew = Você já comprou { $card } nesta vez: jogue ou fique com a carta.
updown-refusal-pile_empty = O monte acabou.
updown-refusal-nothing_drawn = Você só pode ficar com uma carta que comprou nesta vez.
updown-refusal-must_play = O monte acabou e você tem carta que serve, então tem de jogá-la.
updown-feat = { $points ->
        [0] maior vitória: { $points } pontos nas outras mãos
        [one] maior vitória: { $points } ponto nas outras mãos
       *[other] maior vitória: { $points } pontos nas outras mãos
    }

# O que todo jogo diz: aqui uma partida é uma rodada.
lobby-length-in-updown = { $n ->
        [0] Uma rodada por vez, quantas quiserem
        [one] Uma série de { $n } rodada
       *[other] Uma série de { $n } rodadas
    }
lobby-seats-in-updown = De { $least } a { $most } pessoas; uma rodada leva uns 5 minutos.
closed-cancelled-in-updown = { $name } fechou esta mesa antes da primeira rodada.
details-title-in-updown = Cada mão, carta por carta · rodada { $n }
export-about-in-updown = A rodada inteira, jogada por jogada, com os segredos dos embaralhamentos. O arquivo cita lugares, nunca pessoas.
hand-over-in-updown = Esta rodada terminou.
more-again-in-updown = Dar nova rodada
moving-title-in-updown = { $game }, rodada { $n }: passa uma vez
options-hint-in-updown = Escolha nos menus. Só quem comanda a mesa pode, e só antes da primeira rodada.
plays-title-in-updown = Lance a lance · rodada { $n }
proof-none-in-updown = Nenhum embaralhamento foi registrado nesta rodada.
proof-not-replayed-in-updown = ❌ As cartas desta rodada não vieram na ordem que os segredos determinam.
proof-replayed-in-updown = ✅ As cartas desta rodada vieram na ordem que os segredos determinam.
proof-title-in-updown = Prova do sorteio · rodada { $n }
proof-why-in-updown = Antes da primeira jogada publiquei o SHA-256 de um segredo; só o segredo determina a ordem das cartas. Agora que a rodada terminou, aqui estão os dois.
recap-again-in-updown = Dar nova rodada
recap-tally-in-updown = Rodadas vencidas até agora: { $tally }.
recap-title-in-updown = { $game }: fim da rodada { $n }
refusal-left-in-updown = Você saiu desta rodada e não pode mais agir nela.
round-name-in-updown = { $game }, rodada { $n }: { $names }
sure-again-in-updown = Dar nova rodada? A rodada atual acaba e não conta para ninguém.
sure-kick-in-updown = Remover { $name } da partida? Esta rodada continua sem essa pessoa.
sure-kick-last-in-updown = Remover { $name } da partida? Esta rodada acaba na hora, com a vitória de { $last }.
sure-resign-in-updown = Desistir desta rodada? Você sai dela de vez, e a mesa continua sem você.
sure-resign-last-in-updown = Desistir desta rodada? Ela acaba na hora, com a vitória de { $last }.
table-again-in-updown = Dar nova rodada
table-round-in-updown = Rodada { $n }.
table-round-tally-in-updown = Rodada { $n }. Rodadas vencidas: { $tally }.
refusal-over-in-updown = Esta rodada terminou.
more-end-in-updown = Encerrar a partida
sure-end-in-updown = Encerrar a partida para todo mundo? O que já foi ganho fica registrado.
table-end-in-updown = Encerrar a partida
