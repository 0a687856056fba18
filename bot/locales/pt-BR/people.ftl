# Quem está à mesa.

player-number = Jogador { $n }
computer-name = { $level ->
        [easy] Computador (Fácil)
        [medium] Computador (Médio)
       *[hard] Computador (Difícil)
    }
# Nas imagens, onde há pouco espaço.
computer-drawn = { $level ->
        [easy] PC fácil
        [medium] PC méd.
       *[hard] PC dif.
    }
level-name = { $level ->
        [easy] Fácil
        [medium] Médio
       *[hard] Difícil
    }
level-hint = { $level ->
        [easy] Joga como quem está começando
        [medium] Pensa um pouco
       *[hard] Não dá nada de graça
    }
