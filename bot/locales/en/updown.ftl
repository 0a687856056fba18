# One Up, One Down.

updown-title = One Up, One Down

# The card in play when it is a Joker: "… on the red Joker (called as a queen)".
updown-in-play = the { $joker } (called as { $rank })

updown-status-turn = ▶ { $name } is to play on { $card }: { $down }, { $up } or a Joker fits. Or draw: { $pile ->
        [one] one card is
       *[other] { $pile } cards are
    } left.
updown-status-holding = ▶ { $name } drew a card that fits on { $card } and decides: play a { $down }, { $up } or Joker, or keep the card.
updown-status-must = ▶ { $name } must play on { $card }: { $down }, { $up } or a Joker. The draw pile is empty.

updown-ask-wait = { $name } is on turn. You can look at your cards meanwhile.
updown-ask-left = You left this round; the others play on.
updown-ask-play = Your turn: play { $down }, { $up } or a Joker, or draw a card.
updown-ask-draw = Your turn: nothing in your hand fits, so draw a card.
updown-ask-must = Your turn: the draw pile is empty and something fits, so you must play it.
updown-ask-must-joker = Your turn: the draw pile is empty and only a Joker fits, so you must play it.
updown-ask-held = You drew { $card } and it fits: play it, play another card that fits, or keep it and end your turn.

updown-hand = { $n ->
        [0] You hold no card.
        [one] You hold one card: { $cards }
       *[other] You hold { $n } cards: { $cards }
    }
updown-hand-drawn = { $card } (just drawn)

updown-draw = Draw a card
updown-keep = Keep { $card }
updown-rest = { $n ->
        [one] One more card, which does not fit now
       *[other] { $n } more cards, none of which fits now
    }
updown-call-which = Play the { $joker } as which rank? Nothing happens until you confirm.
updown-call-sure = Play the { $joker } as { $rank }? The next card must then be { $down } or { $up }.
updown-call-menu = Call the { $joker } as…
updown-call-does = Then { $down } or { $up } fits; { $n ->
        [0] you hold none of them
        [one] you hold one of them
       *[other] you hold { $n } of them
    }
updown-call-wins = Your last card: you go out and win
updown-call-confirm = Play it as { $rank }
updown-take-back = Go back

updown-label-play = Play { $card }
updown-label-call = Play the { $joker } as { $rank }
updown-label-draw = Draw a card
updown-label-keep = Keep the drawn card
updown-label-leave = Leave this round
updown-label-timeout = Let the clock play

updown-told-dealt = { $card } is turned up, and { $name } starts.
updown-told-played = { $name } played { $card }.
updown-told-called = { $name } played the { $card } as { $rank }.
updown-told-drew = { $name } drew a card.
updown-told-drew-fitting = { $name } drew a card that fits.
updown-told-drew-open = { $name } drew { $card }.
updown-told-kept = { $name } kept the drawn card.
updown-told-passed = { $name } passed: nothing fits.
updown-told-left = { $name } left the round; the cards went under the pile.
updown-own-played = You played { $card }.
updown-own-called = You played the { $card } as { $rank }.
updown-own-drew = You drew { $card }; it does not fit.
updown-own-drew-fitting = You drew { $card }, and it fits.
updown-own-kept = You kept the drawn card.
updown-own-passed = You passed: nothing fits.
updown-own-left = You left the round.

updown-end-winner = 🏆 WINNER: { $name } has an empty hand.
updown-end-alone = 🏆 WINNER: { $name } is the only player left.
updown-end-blocked = 🏆 BLOCKED: nobody can play, and { $name } wins with the lowest hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
updown-end-draw = 🤝 DRAW: nobody can play, and the lowest hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, is held more than once. Nobody wins.

updown-row = { $name }: { $cards } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
updown-row-empty = { $name }: no card — 0 points
updown-row-left = { $name }: left the round
updown-detail = { $name }: { $sum } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

updown-point-joker = { $name } called the { $joker } as { $rank }.
updown-point-up = The longest run went up { $n } steps, from { $from } to { $to }.
updown-point-down = The longest run went down { $n } steps, from { $from } to { $to }.
updown-point-drew = { $name } drew the most cards, { $n }.

updown-alt-title = One Up, One Down: the table.
updown-alt-top = In play: { $card }.
updown-alt-top-called = In play: { $joker }, called as { $rank }.
updown-alt-fits = What fits: { $down }, { $up } or a Joker.
updown-alt-before = Before it: { $cards }.
updown-alt-pile = { $n ->
        [0] The draw pile is empty.
        [one] Draw pile: { $n } card.
       *[other] Draw pile: { $n } cards.
    }
updown-alt-seat = { $name }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $state ->
        [turn] , on turn
        [holding] , on turn, deciding on a fitting card just drawn
        [passed] , passed
        [left] , left the round
       *[waiting] {""}
    }.
updown-alt-over = The round is over. { $outcome }
updown-alt-hand-title = One Up, One Down: your hand.
updown-alt-hand = { $n ->
        [0] You hold no card.
        [one] One card: { $cards }.
       *[other] { $n } cards: { $cards }.
    }
updown-alt-held = Just drawn: { $card }.
updown-alt-playable = You can play: { $cards }.
updown-alt-none = You can play no card now.

updown-refusal-not_your_turn = It is not your turn; players act one after another, clockwise.
updown-refusal-not_held = You do not hold { $card }.
updown-refusal-needs_call = Say which rank the Joker stands for.
updown-refusal-no_call = Only a Joker is called as another rank.
updown-refusal-does_not_fit = { $card } does not fit on { $rank }: a card must be exactly one rank higher or lower.
updown-refusal-already_drew = You have already drawn { $card } this turn: play or keep.
updown-refusal-pile_empty = The draw pile is empty.
updown-refusal-nothing_drawn = You may keep only a card that you drew this turn.
updown-refusal-must_play = The draw pile is empty and something fits, so you must play it.
updown-feat = { $points ->
        [one] biggest win: { $points } point left with the others
       *[other] biggest win: { $points } points left with the others
    }

# What every game says: a game of this one is a round.
lobby-length-in-updown = { $n ->
        [0] Round by round, as many as you like
        [one] A series of { $n } round
       *[other] A series of { $n } rounds
    }
lobby-seats-in-updown = For { $least } to { $most } players; a round takes about 5 minutes.
closed-cancelled-in-updown = { $name } closed this table before the first round.
details-title-in-updown = Every hand, card by card · round { $n }
export-about-in-updown = The whole round move by move, with the secrets of its shuffles. It names seats, never people.
hand-over-in-updown = This round is over.
more-again-in-updown = Deal a new round
moving-title-in-updown = { $game }, round { $n }: it plays once
options-hint-in-updown = Choose in the menus. Only the host can, and only before the first round.
plays-title-in-updown = Play-by-play · round { $n }
proof-none-in-updown = No shuffle was recorded for this round.
proof-not-replayed-in-updown = ❌ The cards dealt in this round are not in the order that the secrets give.
proof-replayed-in-updown = ✅ The cards dealt in this round are in the order that the secrets give.
proof-title-in-updown = Deal proof · round { $n }
proof-why-in-updown = Before the first move I published the SHA-256 of a secret; the secret alone gives the order of the cards. Now that the round is over, here are both.
recap-again-in-updown = Deal a new round
recap-tally-in-updown = Rounds won so far: { $tally }.
recap-title-in-updown = { $game }: round { $n } is over
refusal-left-in-updown = You left this round and cannot act in it any more.
round-name-in-updown = { $game }, round { $n }: { $names }
sure-again-in-updown = Deal a new round? The current round ends and counts for nobody.
sure-kick-in-updown = Remove { $name } from the match? This round goes on without them.
sure-kick-last-in-updown = Remove { $name } from the match? This round ends at once, and { $last } wins it.
sure-resign-in-updown = Resign this round? You are out of it for good, and the others play on without you.
sure-resign-last-in-updown = Resign this round? It ends at once, and { $last } wins it.
table-again-in-updown = Deal a new round
table-round-in-updown = Round { $n }.
table-round-tally-in-updown = Round { $n }. Rounds won: { $tally }.
refusal-over-in-updown = This round is over.
more-end-in-updown = End the match
sure-end-in-updown = End the match for everybody? What was won so far stays in the records.
table-end-in-updown = End the match
