# Cartas. As formas curtas são escritas pelo código: 9♥, 10♠, K♦.

card-full = { $rank ->
        [ace] ás
        [two] dois
        [three] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [ten] dez
        [jack] valete
        [queen] dama
       *[king] rei
    } de { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
card-joker = { $colour ->
        [red] curinga vermelho
        [black] curinga preto
       *[printed] curinga
    }
card-joker-told = { $colour ->
        [red] o curinga vermelho
        [black] o curinga preto
       *[printed] um curinga
    }
card-joker-label = { $colour ->
        [red] Curinga vermelho
        [black] Curinga preto
       *[printed] Curinga
    }
# O valor que um curinga representa: "… jogou o curinga vermelho como dama".
rank-as = { $rank ->
        [ace] ás
        [two] dois
        [three] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [ten] dez
        [jack] valete
        [queen] dama
       *[king] rei
    }
rank-label = { $rank ->
        [ace] Ás
        [two] Dois
        [three] Três
        [four] Quatro
        [five] Cinco
        [six] Seis
        [seven] Sete
        [eight] Oito
        [nine] Nove
        [ten] Dez
        [jack] Valete
        [queen] Dama
       *[king] Rei
    } ({ $short })
