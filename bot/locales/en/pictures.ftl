# Words inside the pictures. Facts named up, down, card and rank are mini cards.

picture-seat = Player { $number }
picture-paused = PAUSED: nobody can move

picture-updown-turn-draw = { $name } to play: { $up }, { $down }, a Joker, or draw
picture-updown-turn-must = { $name } must play { $up }, { $down } or a Joker
picture-updown-turn-holding = { $name } drew a card that fits: play or keep
picture-updown-won = WINNER: { $name } has no cards left
picture-updown-won-alone = WINNER: { $name }, the others left
picture-updown-blocked = BLOCKED: { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-updown-drawn = DRAW: the lowest count is shared
picture-updown-winner-word = WINNER
picture-updown-blocked-word = BLOCKED
picture-updown-draw-word = DRAW
picture-updown-nobody = nobody wins
picture-updown-deck = Deck { $count }
picture-updown-deck-empty = Deck empty
picture-updown-in-play = In play
picture-updown-called = Joker called { $rank }
picture-updown-up = Up
picture-updown-down = Down
picture-updown-seat-blocked = blocked
picture-updown-seat-left = left
picture-updown-seat-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-updown-hand-playable = Your turn: { $count } can be played
picture-updown-hand-nothing = Your turn: nothing fits, draw
picture-updown-hand-drew = You drew { $card }: play or keep
picture-updown-hand-waiting = Your hand: { $name } to play
picture-updown-hand-over = Your hand at the end
picture-updown-hand-left = You left this round
picture-updown-hand-in-play = In play { $card }
picture-updown-hand-drawn = drawn
picture-updown-hand-empty = no cards
