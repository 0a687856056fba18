# Cribbage.

cribbage-title = Cribbage
lobby-seats-exactly-in-cribbage = For { $n } players; a whole game takes about 20 minutes, a short one 10.
cribbage-option-short-choose = Whole or short
cribbage-option-short = { $value ->
        [yes] A short game: both start half-way, at 60
       *[no] A whole game: both start at 0
    }
cribbage-option-dealer = { $value ->
        [0] The player in seat 1 deals first
        [1] The player in seat 2 deals first
       *[cut] The lower card cut deals first
    }
cribbage-option-dealer-choose = Who deals first…
cribbage-option-ahead = { $value ->
        [0] No handicap
        [10] Seat 1 starts 10 points ahead
        [20] Seat 1 starts 20 points ahead
        [30] Seat 1 starts 30 points ahead
        [45] Seat 1 starts 45 points ahead
        [60] Seat 1 starts 60 points ahead
        [-10] Seat 2 starts 10 points ahead
        [-20] Seat 2 starts 20 points ahead
        [-30] Seat 2 starts 30 points ahead
        [-45] Seat 2 starts 45 points ahead
       *[other] Seat 2 starts 60 points ahead
    }
cribbage-option-ahead-choose = A handicap…

# A line of a score. Times: how often; length: cards in one; points: of all together.
cribbage-part-fifteen = { $times ->
        [one] 15 for { $points }
       *[other] { $times } fifteens for { $points }
    }
cribbage-part-thirty_one = 31 for { $points }
cribbage-part-pair = { $times ->
        [one] pair for { $points }
       *[other] { $times } pairs for { $points }
    }
cribbage-part-pair_royal = three of a kind for { $points }
cribbage-part-double_pair_royal = four of a kind for { $points }
cribbage-part-run = { $times ->
        [one] run of { $length ->
            [3] three
            [4] four
            [5] five
            [6] six
           *[7] seven
        } for { $points }
       *[other] { $times } runs of { $length ->
            [3] three
            [4] four
           *[5] five
        } for { $points }
    }
cribbage-part-flush = flush of { $length ->
        [4] four
       *[5] five
    } for { $points }
cribbage-part-nobs = his nobs for { $points }
cribbage-part-heels = his heels for { $points }
cribbage-part-go = go for { $points }
cribbage-part-last = last card for { $points }

cribbage-count-hand = { $name }’s hand: { $cards } with { $starter }
cribbage-count-crib = { $name }’s crib: { $cards } with { $starter }
cribbage-count-own-hand = Your hand: { $cards } with { $starter }
cribbage-count-own-crib = Your crib: { $cards } with { $starter }
cribbage-count-part = **{ $total }** · { $part }: { $cards }
cribbage-count-total = = { $points ->
        [one] **{ $points } point**
       *[other] **{ $points } points**
    }, now at { $score }
cribbage-count-none = Nothing has been counted yet.
cribbage-remark-nothing = Nothing to count: no cards add up to 15, no two are equal, no three are in a row.
cribbage-remark-around_the_corner = No run goes round the corner, from the King on to the Ace (rule 5.3).
cribbage-remark-crib_flush = Four of one suit count nothing in a crib: there the starter must be of that suit too (rule 6.5).
cribbage-remark-borrowed_flush = Three of a suit and the starter are no flush: all four cards of the hand must be of one suit (rule 6.5).
cribbage-remark-borrowed_flush-crib = Three of a suit and the starter are no flush: in a crib all five cards must be of one suit (rule 6.5).
cribbage-remark-starter_jack = The Jack turned up was his heels; as the starter it is never his nobs (rule 6.6).

cribbage-status-cut_dealer = ▶ { $name } cuts for the deal: press My hand. The lower card deals first.
cribbage-status-cut_deck = ▶ { $name } cuts the pack: press My hand. Then { $dealer } deals.
cribbage-status-lay = ▶ Both choose two cards for { $dealer }’s crib: press My hand.
cribbage-status-lay-one = ▶ { $name } still chooses two cards for { $dealer }’s crib.
cribbage-status-lay-own = ▶ { $name } deals and still chooses two cards for the crib.
cribbage-status-cut_starter = ▶ { $name } cuts for the starter: press My hand.
cribbage-status-play-lead = ▶ { $name } leads: the count is 0.
cribbage-status-play = ▶ { $name } is to play. The count is { $total }.
cribbage-status-play-go = ▶ { $other } said go: { $name } plays on, the count is { $total }.

cribbage-ask-cut_dealer = Cut for the deal: lift { $low } to { $high } cards off the shuffled pack, and the bottom card of those is shown. The lower card deals first. How many you lift is luck alone.
cribbage-ask-cut_deck = Cut the pack before { $dealer } deals: the { $low } to { $high } cards that you lift go to the bottom. How many is luck alone.
cribbage-ask-cut_starter = Cut for the starter, the card that counts with every hand: lift { $low } to { $high } cards, and the one below is turned up. How many is luck alone.
cribbage-ask-lay = Choose two cards for { $dealer }’s crib. You keep the other four.
cribbage-ask-lay-own = Choose two cards for your own crib. You keep the other four.
cribbage-ask-play-lead = Your turn: lead any card.
cribbage-ask-play = Your turn: the count is { $total }. Play a card that keeps it at 31 or less.
cribbage-ask-play-go = { $other } said go: play on from { $total } for as long as a card fits.
cribbage-wait-cut_dealer = { $name } cuts for the deal.
cribbage-wait-cut_deck = { $name } cuts the pack; then you deal.
cribbage-wait-lay = You have laid away. Now { $other } chooses.
cribbage-wait-cut_starter = { $name } cuts for the starter.
cribbage-wait-play = { $name } is on turn. You can look at your cards meanwhile.

cribbage-hand = { $n ->
        [0] You hold no card now.
        [one] You hold one card: { $cards }
       *[other] You hold { $n } cards: { $cards }
    }
cribbage-hand-race = First to 121 points wins: you have { $own }, { $name } has { $theirs }.
cribbage-hand-laid = You laid { $cards } into the crib.

cribbage-cut-middle = Lift { $n } cards
cribbage-cut-type = Another number…
cribbage-cut-menu = Or choose from { $low } to { $high } cards…
cribbage-cut-depth = Lift { $n } cards
cribbage-cut-form = Cut the pack
cribbage-cut-form-label = How many cards? From { $low } to { $high }
cribbage-lay-menu = Two cards for { $name }’s crib…
cribbage-lay-menu-own = Two cards for your own crib…
cribbage-lay-sure = Lay { $low } and { $high } away into { $name }’s crib and keep { $kept }? Nothing happens until you confirm.
cribbage-lay-sure-own = Lay { $low } and { $high } away into your own crib and keep { $kept }? Nothing happens until you confirm.
cribbage-lay-confirm = Lay { $low } and { $high } away
cribbage-back = Go back
cribbage-hint = Hint
cribbage-last-count = Last count

cribbage-hint-none = There is nothing to choose now.
cribbage-hint-lay = 💡 Lay away **{ $low }** and **{ $high }**.
cribbage-hint-lay-why = { $kept } with the starter count { $hand } points on average, over all 46 cards that it may be.
cribbage-hint-lay-own = The crib is yours and counts { $crib } more on average: { $worth } in all.
cribbage-hint-lay-theirs = What you lay away brings the dealer’s crib to { $crib } on average: { $worth } remain in your favour.
cribbage-hint-lay-next = Next best: { $low } and { $high }, { $worth } in all.
cribbage-hint-look = Look at these two
cribbage-hint-play = 💡 Play **{ $card }**.
cribbage-hint-play-pegs = It pegs at once: { $parts }.
cribbage-hint-play-quiet = It pegs nothing at once; what counts is what may follow.
cribbage-hint-play-why = Over { $n } hands that { $name } may hold, you come out of the play { $worth ->
        [1] { $worth } point
       *[other] { $worth } points
    } { $side ->
        [ahead] ahead
       *[behind] behind
    } on average from here.
cribbage-hint-play-next = Next best: { $card }, { $worth } { $side ->
        [ahead] ahead
       *[behind] behind
    }.

cribbage-label-cut = Cut { $n } cards
cribbage-label-lay = Lay { $low } and { $high } away
cribbage-label-play = Play { $card }
cribbage-label-go = Say go
cribbage-label-leave = Leave this game
cribbage-label-timeout = Let the clock play

cribbage-told-cut = { $name } cut { $card }.
cribbage-told-dealer = { $name } has the lower card and deals first.
cribbage-told-tie = Equal cards: shuffled, and both cut again.
cribbage-told-dealt = { $name } cut the pack, and { $dealer } dealt six cards to each.
cribbage-told-laid = { $name } laid two cards away.
cribbage-told-starter = { $name } cut the starter: { $card }.
cribbage-told-played = { $name } played { $card }: { $total }.
cribbage-told-go = { $name } says go.
cribbage-told-pegged = { $name } pegs { $points } ({ $parts }), now at { $score }.
cribbage-told-shown-hand = { $name }’s hand, { $cards } with { $starter }: { $parts } = { $points }, now at { $score }.
cribbage-told-shown-crib = { $name }’s crib, { $cards } with { $starter }: { $parts } = { $points }, now at { $score }.
cribbage-told-shown-hand-nothing = { $name }’s hand, { $cards } with { $starter }, counts nothing.
cribbage-told-shown-crib-nothing = { $name }’s crib, { $cards } with { $starter }, counts nothing.
cribbage-told-left = { $name } left the game.
cribbage-own-cut = You cut { $card }.
cribbage-own-dealer = You have the lower card and deal first.
cribbage-own-dealt = You cut the pack, and { $dealer } dealt six cards to each.
cribbage-own-laid = You laid { $cards } away.
cribbage-own-starter = You cut the starter: { $card }.
cribbage-own-played = You played { $card }: { $total }.
cribbage-own-go = No card of yours fits: you said go.
cribbage-own-pegged = You peg { $points } ({ $parts }) and are at { $score }.
cribbage-own-shown-hand = Your hand, { $cards } with { $starter }: { $parts } = { $points }. You are at { $score }.
cribbage-own-shown-crib = Your crib, { $cards } with { $starter }: { $parts } = { $points }. You are at { $score }.
cribbage-own-shown-hand-nothing = Your hand, { $cards } with { $starter }, counts nothing.
cribbage-own-shown-crib-nothing = Your crib, { $cards } with { $starter }, counts nothing.
cribbage-own-left = You left the game.

cribbage-end-won = 🏆 { $name } wins, { $points } to { $less } against { $other }.
cribbage-end-skunk = 🏆 { $name } wins, { $points } to { $less }. Under 91: a skunk for { $other }!
cribbage-end-double_skunk = 🏆 { $name } wins, { $points } to { $less }. Under 61: a double skunk for { $other }!
cribbage-end-left = 🏆 { $name } wins: { $other } left the game.

cribbage-row-starter = Starter: { $card }
cribbage-row-hand = { $name }: { $cards } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cribbage-row-crib = { $name }’s crib: { $cards } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cribbage-row-uncounted = { $name }: { $cards } — not counted any more
cribbage-row-crib-uncounted = { $name }’s crib: { $cards } — not counted any more
cribbage-row-none = { $name }: no card
cribbage-detail-none = The game was over before the last deal was counted.
cribbage-detail-rest = The game was over here; what would have come later is not counted (rule 7.1).

cribbage-point-won-hand = { $name } went out in the show, with the hand.
cribbage-point-won-crib = { $name } went out in the show, with the crib.
cribbage-point-won-play = { $name } went out in the middle of the play.
cribbage-point-won-heels = { $name } went out with his heels.
cribbage-point-hand = Best count: { $name }’s hand, { $cards } with { $starter }, for { $points }.
cribbage-point-crib = Best count: { $name }’s crib, { $cards } with { $starter }, for { $points }.
cribbage-point-peg = Best card of the play: { $name } pegged { $parts }.
cribbage-point-heels = { $name } had his heels { $times ->
        [one] once
       *[other] { $times } times
    }.

cribbage-alt-title = Cribbage: the table, with a board of 121 holes.
cribbage-alt-seat = { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } (rear peg at { $rear }), { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand{ $dealer ->
        [yes] , deals and has the crib
       *[no] {""}
    }{ $state ->
        [turn] , on turn
        [go] , said go
        [laying] , still to lay two away
        [laid] , has laid two away
       *[waiting] {""}
    }.
cribbage-alt-cut = { $name } cut the { $card }.
cribbage-alt-crib = Cards in the crib, face down: { $n }.
cribbage-alt-pack = The pack lies face down, and no starter is turned up.
cribbage-alt-starter = Starter: { $card }.
cribbage-alt-count = The count is { $total }{ $n ->
        [0] {""}
       *[other] : { $cards }
    }.
cribbage-alt-before = Played before: { $cards }.
cribbage-alt-counts = Cribbage: the counts of the last deal.
cribbage-alt-counted = { $what }: { $parts }, { $points } in all, now at { $score }.
cribbage-alt-nothing = nothing
cribbage-alt-hand-title = Cribbage: your hand.
cribbage-alt-hand = { $n ->
        [0] You hold no card now.
        [one] One card: { $cards }.
       *[other] { $n } cards: { $cards }.
    }
cribbage-alt-laid = In the crib: { $cards }.
cribbage-alt-gone = Played already: { $cards }.
cribbage-alt-total = The count is { $total }.
cribbage-alt-playable = You can play: { $cards }.
cribbage-alt-depths = Your cut: you may lift { $low } to { $high } cards.
cribbage-alt-raised = Raised, to be laid away: { $cards }.

cribbage-refusal-not_your_turn = It is not your turn.
cribbage-refusal-over = The game is over; nothing more can be played in it.
cribbage-refusal-cut_first = First comes the cut.
cribbage-refusal-lay_first = First each player lays two cards away.
cribbage-refusal-starter_first = First the starter is cut.
cribbage-refusal-play_on = The cards are being played now.
cribbage-refusal-laid_already = What you laid away stays there.
cribbage-refusal-two_cards = Two different cards go into the crib, not { $card } twice.
cribbage-refusal-not_held = You do not hold { $card }.
cribbage-refusal-no_such_number = Please type a number from { $low } to { $high }: so many cards you may lift.
cribbage-refusal-no_such_depth = You may lift { $low } to { $high } cards, not { $depth }.
cribbage-refusal-over_31 = { $card } would make { $total }; the count never passes 31.
cribbage-refusal-must_play = You must play while a card fits, and { $card } does.
cribbage-refusal-no_such_dealer = { $dealer } cannot deal first.
cribbage-refusal-no_such_start = A start is 0 to 120 points, not { $points }.

# In the pictures.
picture-cribbage-turn-cut_dealer = { $name } cuts for the deal
picture-cribbage-turn-cut_deck = { $dealer } deals: { $name } cuts the pack
picture-cribbage-turn-cut_starter = { $name } cuts for the starter
picture-cribbage-turn-lay-both = Both choose two for { $dealer }’s crib
picture-cribbage-turn-lay-one = { $name } chooses two for the crib
picture-cribbage-turn-lead = { $name } leads
picture-cribbage-turn-play = { $name } to play on { $total }
picture-cribbage-turn-go = { $other } said go: { $name } plays on from { $total }
picture-cribbage-won = { $name } wins, { $points } to { $less }
picture-cribbage-won-skunk = { $name } wins, { $points } to { $less }: a skunk
picture-cribbage-won-double_skunk = { $name } wins, { $points } to { $less }: a double skunk
picture-cribbage-won-left = { $name } wins: { $other } left
picture-cribbage-winner = WINNER
picture-cribbage-in-play = In play
picture-cribbage-count = count
picture-cribbage-starter = Starter
picture-cribbage-pack = Pack
picture-cribbage-lower = Lower card deals
picture-cribbage-cut-pack = Cut the pack
picture-cribbage-hand-of = { $name }’s hand
picture-cribbage-crib-of = { $name }’s crib
picture-cribbage-note-crib = crib
picture-cribbage-note-go = go
picture-cribbage-line-fifteen = { $times ->
        [one] Fifteen
       *[other] 15 × { $times }
    }
picture-cribbage-line-pair = { $times ->
        [one] Pair
       *[other] Pairs × { $times }
    }
picture-cribbage-line-pair_royal = Three of a kind
picture-cribbage-line-double_pair_royal = Four of a kind
picture-cribbage-line-run = { $times ->
        [one] Run of { $length }
       *[other] Run { $length } × { $times }
    }
picture-cribbage-line-flush = Flush
picture-cribbage-line-nobs = His nobs
picture-cribbage-line-none = Nothing to count
picture-cribbage-own-choose = Choose 2 for { $name }’s crib
picture-cribbage-own-choose-own = Choose 2 for your own crib
picture-cribbage-own-chosen = For { $name }’s crib?
picture-cribbage-own-chosen-own = For your own crib?
picture-cribbage-own-laid = You keep these four
picture-cribbage-own-play = Your turn: { $count } can be played
picture-cribbage-own-wait = Your hand: { $name } to play
picture-cribbage-own-done = All your cards are played
picture-cribbage-own-cut = Your cut: lift { $low } to { $high } cards
picture-cribbage-own-cut-wait = { $name } cuts
picture-cribbage-own-over = The last deal
picture-cribbage-own-crib = in the crib

recap-hands-in-cribbage = **The last deal**
details-title-in-cribbage = The last counts, card by card · game { $n }
cribbage-feat = best hand { $points } points: { $cards }, starter { $starter }
