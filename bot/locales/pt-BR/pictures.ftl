# Palavras dentro das imagens. Fatos chamados up, down, card e rank são minicartas.

picture-seat = Jogador { $number }
picture-paused = PAUSA: ninguém pode jogar

picture-updown-turn-draw = { $name } joga: { $up }, { $down }, curinga, ou compra
picture-updown-turn-must = { $name } tem de jogar { $up }, { $down } ou curinga
picture-updown-turn-holding = { $name } comprou carta que serve: joga ou fica
picture-updown-won = VITÓRIA: { $name } ficou sem cartas
picture-updown-won-alone = VITÓRIA: { $name }, o resto da mesa saiu
picture-updown-blocked = TRAVOU: { $name } vence com { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-updown-drawn = EMPATE: a menor soma se repete
picture-updown-winner-word = VITÓRIA
picture-updown-blocked-word = TRAVOU
picture-updown-draw-word = EMPATE
picture-updown-nobody = ninguém vence
picture-updown-deck = Monte { $count }
picture-updown-deck-empty = Monte vazio
picture-updown-in-play = Em jogo
picture-updown-called = Curinga vale { $rank }
picture-updown-up = Sobe
picture-updown-down = Desce
picture-updown-seat-blocked = passou
picture-updown-seat-left = saiu
picture-updown-seat-points = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-updown-hand-playable = Sua vez: { $count ->
        [0] { $count } cartas servem
        [one] { $count } carta serve
       *[other] { $count } cartas servem
    }
picture-updown-hand-nothing = Sua vez: nada serve, compre
picture-updown-hand-drew = Comprou { $card }: jogue ou fique
picture-updown-hand-waiting = Sua mão: é a vez de { $name }
picture-updown-hand-over = Sua mão no fim
picture-updown-hand-left = Você saiu desta rodada
picture-updown-hand-in-play = Em jogo { $card }
picture-updown-hand-drawn = comprada
picture-updown-hand-empty = sem cartas
