# Cards. Short forms are written by the code: 9♥, 10♠, K♦.

card-full = { $rank ->
        [ace] ace
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
       *[king] king
    } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
card-joker = { $colour ->
        [red] red Joker
        [black] black Joker
       *[printed] Joker
    }
card-joker-told = { $colour ->
        [red] the red Joker
        [black] the black Joker
       *[printed] a Joker
    }
card-joker-label = { $colour ->
        [red] Red Joker
        [black] Black Joker
       *[printed] Joker
    }
# A rank as a Joker stands for it: "… played the red Joker as a queen".
rank-as = { $rank ->
        [ace] an ace
        [two] a two
        [three] a three
        [four] a four
        [five] a five
        [six] a six
        [seven] a seven
        [eight] an eight
        [nine] a nine
        [ten] a ten
        [jack] a jack
        [queen] a queen
       *[king] a king
    }
rank-label = { $rank ->
        [ace] Ace
        [two] Two
        [three] Three
        [four] Four
        [five] Five
        [six] Six
        [seven] Seven
        [eight] Eight
        [nine] Nine
        [ten] Ten
        [jack] Jack
        [queen] Queen
       *[king] King
    } ({ $short })
