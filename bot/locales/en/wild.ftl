# Wild.

wild-title = Wild

# Cards: "Ember 7", "Wave Skip", "Leaf +2".
wild-suit = { $suit ->
        [ember] Ember
        [sun] Sun
        [leaf] Leaf
       *[wave] Wave
    }
wild-face = { $face ->
        [skip] Skip
        [reverse] Reverse
       *[number] { $number }
    }
wild-card = { $suit ->
        [ember] Ember
        [sun] Sun
        [leaf] Leaf
       *[wave] Wave
    } { $face ->
        [skip] Skip
        [reverse] Reverse
       *[number] { $number }
    }
wild-card-wild = { $four ->
        [yes] Wild +4
       *[no] Wild
    }

wild-rules = House rules: { $rules }.
wild-rules-none = House rules: none.
wild-rule-stacking = stacking
wild-rule-draw_until_playable = draw until you can play
wild-rule-jump_in = jump-in
wild-rule-seven_zero = 7-0 swap
wild-rule-arranging = everybody arranges their own hand

wild-option-stacking-short = { $value ->
        [yes] Stacking
       *[no] No stacking
    }
wild-option-draw_until_playable-short = { $value ->
        [yes] Until a card can be played
       *[no] One card
    }
wild-option-jump_in-short = { $value ->
        [yes] Jump-in
       *[no] No jump-in
    }
wild-option-seven_zero-short = { $value ->
        [yes] 7-0 swap
       *[no] No 7-0 swap
    }
wild-option-auto_sort-short = { $value ->
        [yes] Sorted
       *[no] As each player likes
    }
wild-option-stacking-choose = Stacking
wild-option-stacking = { $value ->
        [yes] Stacking: answer a +2 with a +2, a Wild +4 with a Wild +4
       *[no] No stacking: a +2 or Wild +4 is drawn at once
    }
wild-option-draw_until_playable-choose = Drawing
wild-option-draw_until_playable = { $value ->
        [yes] Draw until a card can be played
       *[no] Draw one card
    }
wild-option-jump_in-choose = Jump-in
wild-option-jump_in = { $value ->
        [yes] Jump-in: play the very same card out of turn
       *[no] No jump-in
    }
wild-option-seven_zero-choose = 7-0 swap
wild-option-seven_zero = { $value ->
        [yes] 7-0 swap: a 7 swaps two hands, a 0 passes all hands on
       *[no] No 7-0 swap
    }
wild-option-auto_sort-choose = Order of the hand
wild-option-auto_sort = { $value ->
        [yes] Hands are sorted by suit and number
       *[no] Each player arranges the hand
    }

wild-status-turn = ▶ { $name } is to play on { $card }: { $like ->
        [wild] { $suit } or another Wild fits
        [skip] { $suit }, any Skip or a Wild fits
        [reverse] { $suit }, any Reverse or a Wild fits
        [two] { $suit }, any +2 or a Wild fits
       *[number] { $suit }, any { $number } or a Wild fits
    }. Or draw: { $pile ->
        [0] the cards played will be shuffled
        [one] one card is left
       *[other] { $pile } cards are left
    }.
wild-status-no-pile = ▶ { $name } is to play on { $card }: { $like ->
        [wild] { $suit } or another Wild fits
        [skip] { $suit }, any Skip or a Wild fits
        [reverse] { $suit }, any Reverse or a Wild fits
        [two] { $suit }, any +2 or a Wild fits
       *[number] { $suit }, any { $number } or a Wild fits
    }. There is nothing left to draw.
wild-status-holding = ▶ { $name } drew a card that fits on { $card } ({ $like ->
        [wild] { $suit } or another Wild
        [skip] { $suit }, any Skip or a Wild
        [reverse] { $suit }, any Reverse or a Wild
        [two] { $suit }, any +2 or a Wild
       *[number] { $suit }, any { $number } or a Wild
    }) and decides: play it or keep it.
wild-status-stack = ▶ { $name } must answer { $card } with another { $answer }, or draw { $n } cards. The suit is { $suit }.
wild-status-catch = ✋ { $name } has one card and has not called it: catch now, before the next card!

wild-ask-wait = { $name } is on turn. You can look at your cards meanwhile.
wild-ask-left = You left this game; the others play on.
wild-ask-call = You have one card left: press **Last card!** before somebody catches you.
wild-ask-catch = { $other } has one card and has not called it: catch before { $name } acts!
wild-ask-catch-turn = Your turn: { $other } has one card and has not called it. Catch before you play or draw!
wild-ask-jump = You hold the very same card as { $card }: jump in with it, or let { $name } play.
wild-ask-play = Your turn: play { $like ->
        [wild] { $suit } or another Wild
        [skip] { $suit }, any Skip or a Wild
        [reverse] { $suit }, any Reverse or a Wild
        [two] { $suit }, any +2 or a Wild
       *[number] { $suit }, any { $number } or a Wild
    }, or draw.
wild-ask-must = Your turn: play { $like ->
        [wild] { $suit } or another Wild
        [skip] { $suit }, any Skip or a Wild
        [reverse] { $suit }, any Reverse or a Wild
        [two] { $suit }, any +2 or a Wild
       *[number] { $suit }, any { $number } or a Wild
    }. There is nothing left to draw.
wild-ask-two = Your turn with two cards: press **Last card!**, then play one. Or draw.
wild-ask-draw = Your turn: nothing in your hand fits, so draw.
wild-ask-pass = Your turn: nothing fits and nothing is left to draw, so pass with Draw.
wild-ask-held = You drew { $card } and it fits: play it, or keep it and end your turn.
wild-ask-answer = Your turn: answer with a { $answer }, or draw { $n } cards and lose the turn.
wild-ask-stack = Your turn: you hold no { $answer } to answer with, so draw { $n } cards.

wild-hand = { $n ->
        [0] You hold no card.
        [one] You hold one card: { $cards }
       *[other] You hold { $n } cards: { $cards }
    }
wild-hand-drawn = Just drawn: { $card }

wild-call = Last card!
wild-draw = { $until ->
        [yes] Draw until one fits
       *[no] Draw a card
    }
wild-draw-stack = Draw { $n } cards
wild-keep = Keep { $card }
wild-catch = Catch { $name }!
wild-arrange = Arrange
wild-button-card = { $n ->
        [one] { $card }
       *[other] { $card } ×{ $n }
    }
wild-button-jump = { $n ->
        [one] Jump in: { $card }
       *[other] Jump in: { $card } ×{ $n }
    }
wild-rest = { $n ->
        [one] One more card, which does not fit now
       *[other] { $n } more cards, none of which fits now
    }
wild-take-back = Go back

wild-suit-which = Play { $card }: which suit do you name? Nothing happens until you confirm.
wild-suit-choice = { $suit } (you hold { $n })
wild-suit-sure = Play { $card } and name { $suit }? { $n ->
        [0] You hold no card of that suit.
        [one] You hold one card of that suit.
       *[other] You hold { $n } cards of that suit.
    }
wild-suit-confirm = Play it and name { $suit }
wild-swap-which = Play { $card }: with whom do you swap hands? { $own ->
        [one] Your last card goes
       *[other] Your other { $own } cards go
    } to that player, whose cards come to you. Nothing happens until you confirm.
wild-swap-menu = Swap hands with…
wild-swap-does = { $n ->
        [one] You would hold one card
       *[other] You would hold { $n } cards
    }
wild-swap-sure = Play { $card } and swap hands with { $name }? You give { $own ->
        [one] one card
       *[other] { $own } cards
    } and get { $n ->
        [one] one card, which you would have to call
       *[other] { $n } cards
    }.
wild-swap-confirm = Swap with { $name }

wild-arrange-which = Which card do you want to move? It costs no turn, and nobody sees it.
wild-arrange-menu = Choose a card, places { $first } to { $last }
wild-move-which = { $card } lies at place { $place } of { $n }. Where should it go?
wild-move-menu = Move it to a place from { $first } to { $last }
wild-move-step = { $step ->
        [first] To the left end
        [left] Move left
        [right] Move right
       *[last] To the right end
    }
wild-place = { $place }: { $card }

wild-label-play = Play { $card }
wild-label-named = Play { $card } and name { $suit }
wild-label-swap = Play { $card } and swap hands with player { $n }
wild-label-draw = Draw
wild-label-keep = Keep the drawn card
wild-label-call = Call your last card
wild-label-catch = Catch player { $n }
wild-label-arrange = Arrange the hand
wild-label-leave = Leave this game
wild-label-timeout = Let the clock play

wild-told-dealt = { $card } is turned up, and { $name } starts.
wild-told-played = { $you ->
        [yes] You
       *[no] { $name }
    } played { $card }.
wild-told-jumped = ⚡ { $you ->
        [yes] You
       *[no] { $name }
    } jumped in with { $card }.
wild-told-named = { $you ->
        [yes] You
       *[no] { $name }
    } played { $card } and named { $suit }.
wild-told-skipped = The next player loses the turn.
wild-told-reversed = Play goes the other way round now.
wild-told-pending = { $next_you ->
        [yes] You have to answer or draw { $n }.
       *[no] { $next } has to answer or draw { $n }.
    }
wild-told-swapped = 🔄 { $you ->
        [yes] You swapped hands with { $other }.
       *[no] { $other_you ->
            [yes] { $name } swapped hands with you.
           *[no] { $name } swapped hands with { $other }.
        }
    }
wild-told-passed = 🔄 Every hand went on to the next player.
wild-told-one-left = { $you ->
        [yes] You have one card left and have not called it!
       *[no] { $name } has one card left and has not called it!
    }
wild-told-drew = { $why ->
        [caught] For that { $you ->
            [yes] you
           *[no] { $name }
        } drew
        [stack] { $you ->
            [yes] You
           *[no] { $name }
        } gave in to the stack and drew
        [hit] { $you ->
            [yes] You
           *[no] { $name }
        } had to draw
       *[turn] { $you ->
            [yes] You
           *[no] { $name }
        } drew
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }{ $fits ->
        [yes] {""}; { $n ->
            [one] it fits
           *[other] the last one fits
        }
       *[no] {""}
    }.
wild-told-drew-open = { $why ->
        [caught] For that { $you ->
            [yes] you
           *[no] { $name }
        } drew
        [stack] { $you ->
            [yes] You
           *[no] { $name }
        } gave in to the stack and drew
        [hit] { $you ->
            [yes] You
           *[no] { $name }
        } had to draw
       *[turn] { $you ->
            [yes] You
           *[no] { $name }
        } drew
    } { $n ->
        [one] { $cards }
       *[other] { $n } cards: { $cards }
    }{ $fits ->
        [yes] {""}; { $n ->
            [one] it fits
           *[other] the last one fits
        }
       *[no] {""}
    }.
wild-told-drew-nothing = { $you ->
        [yes] You found
       *[no] { $name } found
    } nothing left to draw.
wild-told-reshuffled = { $n ->
        [one] The one card under the top one is the new draw pile.
       *[other] The { $n } cards under the top one were shuffled into a new draw pile.
    }
wild-told-kept = { $you ->
        [yes] You kept the drawn card.
       *[no] { $name } kept the drawn card.
    }
wild-told-left = { $you ->
        [yes] You left the game; your cards went under the draw pile.
       *[no] { $name } left the game; the cards went under the draw pile.
    }
wild-told-called = 📣 { $you ->
        [yes] You
       *[no] { $name }
    } called the last card{ $ahead ->
        [yes] {""} before playing
       *[no] {""}
    }.
wild-told-caught = ✋ { $by_you ->
        [yes] You
       *[no] { $by }
    } caught { $you ->
        [yes] you
       *[no] { $name }
    } with an uncalled last card.
wild-told-arranged = You arranged your hand.

wild-end-winner = 🏆 WINNER: { $name } played the last card and takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wild-end-stopped = ⏹ STOPPED: too few players are left. Nobody wins this game, and it does not count.
wild-row = { $name }: { $cards } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wild-row-empty = { $name }: no card — 0 points
wild-row-closed = { $name }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, not shown
wild-row-left = { $name }: left the game
wild-detail = { $name }: { $sum } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wild-point-stack = { $name } drew the biggest stack, { $n } cards.
wild-point-caught = { $by } caught { $name } with an uncalled last card.
wild-point-jumped = { $name } jumped in { $n ->
        [one] once
       *[other] { $n } times
    }.
wild-point-moved = Hands changed owners { $n ->
        [one] once
       *[other] { $n } times
    }.
wild-point-hit = { $name } made the others draw the most, { $n } cards.
wild-point-back = { $name } came back from { $n } cards in hand and won.
wild-point-drew = { $name } drew the most cards in place of a play, { $n }.

wild-alt-title = Wild: the table.
wild-alt-top = In play: { $card }.
wild-alt-fits = What fits: { $like ->
        [wild] { $suit } or another Wild
        [skip] { $suit }, any Skip or a Wild
        [reverse] { $suit }, any Reverse or a Wild
        [two] { $suit }, any +2 or a Wild
       *[number] { $suit }, any { $number } or a Wild
    }.
wild-alt-pending = Draw { $n }, or answer with { $answer }.
wild-alt-pile = { $n ->
        [0] The draw pile is empty.
        [one] Draw pile: { $n } card.
       *[other] Draw pile: { $n } cards.
    }
wild-alt-way = Play goes { $way ->
        [on] down this list
       *[back] up this list
    }:
wild-alt-seat = { $name }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $state ->
        [turn] , on turn
        [holding] , on turn with a fitting card just drawn
        [exposed] , not called, can be caught
        [exposed-turn] , on turn, not called, can be caught
        [left] , left the game
       *[waiting] {""}
    }.
wild-alt-over = The game is over. { $outcome }
wild-alt-hand-title = Wild: your hand.
wild-alt-hand = { $n ->
        [0] You hold no card.
        [one] One card: { $cards }.
       *[other] { $n } cards: { $cards }.
    }
wild-alt-held = Just drawn: { $card }.
wild-alt-playable = You can play: { $cards }.
wild-alt-none = You can play no card now.

wild-refusal-not_your_turn = It is not your turn.
wild-refusal-already_drew = You have already drawn { $card } this turn: play it or keep it.
wild-refusal-nothing_to_draw = Nothing is left to draw and you have a card that fits, so you must play.
wild-refusal-nothing_drawn = You may keep only a card that you drew this turn.
wild-refusal-no_call = You have no last card to call now: call with two cards on your turn, or right after playing down to one.
wild-refusal-no_catch = Too late or wrong: that player has called, was caught already, or the next player has acted.
wild-refusal-hands_are_sorted = Hands are sorted at this table, so nobody arranges them.
wild-refusal-not_your_hand = That is not the whole of your hand as it is now.
wild-refusal-only_the_drawn_card = After drawing you may play only { $card }, the card you drew.
wild-refusal-not_held = You do not hold { $card }.
wild-refusal-does_not_fit = { $card } does not fit on { $top }: match the suit, the number or the symbol, or play a Wild.
wild-refusal-answer_or_draw = { $card } does not answer { $top }: answer a +2 with a +2, a Wild +4 with a Wild +4, or draw.
wild-refusal-name_a_suit = A Wild names a suit, and no other card does.
wild-refusal-no_jump_in = You can jump in only with the very same card, suit and face, as the one just played.
wild-refusal-no_swap = { $card } swaps no hands here.
wild-refusal-name_a_seat = Say with whom you swap hands.

# Words inside the pictures. A fact named card is a mini card.

picture-wild-ember = Ember
picture-wild-sun = Sun
picture-wild-leaf = Leaf
picture-wild-wave = Wave
picture-wild-turn-play = { $name } to play a card that fits, or draw
picture-wild-turn-holding = { $name } drew a card that fits: play or keep
picture-wild-turn-stack = { $name } must answer with { $answer } or draw { $count }
picture-wild-turn-catch = { $name } to play · { $other } can be caught!
picture-wild-won = WINNER: { $name } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-wild-stopped = STOPPED: too few players are left
picture-wild-winner-word = WINNER
picture-wild-stopped-word = STOPPED
picture-wild-nobody = nobody wins
picture-wild-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-wild-deck = Deck { $count }
picture-wild-deck-empty = Deck empty
picture-wild-match = Match
picture-wild-or-number = or any { $number }
picture-wild-or-skip = or any Skip
picture-wild-or-reverse = or any Reverse
picture-wild-or-draw = or any +2
picture-wild-or-wild = or a Wild
picture-wild-draw = Draw { $count }
picture-wild-seat-catch = not called!
picture-wild-seat-one = one card
picture-wild-seat-left = left
picture-wild-hand-playable = Your turn: { $count } can be played
picture-wild-hand-nothing = Your turn: nothing fits, draw
picture-wild-hand-answer = Answer with { $answer } or draw { $count }
picture-wild-hand-stack = Nothing to answer with: draw { $count }
picture-wild-hand-drew = You drew { $card }: play or keep
picture-wild-hand-waiting = Your hand: { $name } to play
picture-wild-hand-jump = You can jump in with { $card }
picture-wild-hand-call = Call your last card!
picture-wild-hand-over = Your hand at the end
picture-wild-hand-left = You left this game
picture-wild-hand-in-play = In play { $card }
picture-wild-hand-drawn = drawn
picture-wild-hand-empty = no cards
picture-wild-hand-closed = { $count ->
        [one] { $count } card, not shown
       *[other] { $count } cards, not shown
    }
wild-feat = { $points ->
        [one] biggest win: { $points } point
       *[other] biggest win: { $points } points
    }

lobby-seats-in-wild = For { $least } to { $most } players; a game of two takes about 5 minutes.
sure-resign-last-in-wild = Resign this game? Only { $last } would be left, so it stops at once and nobody wins it; a series ends with it.
sure-kick-last-in-wild = Remove { $name } from the match? Only { $last } would be left, so this game stops at once and nobody wins it; a series ends with it.
sure-end-in-wild = End the match for everybody? Finished games count, the one at hand does not.
