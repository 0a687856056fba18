# Indian rummy.

rummy-title = Indian rummy
lobby-seats-in-rummy = For { $least } to { $most } players; a deal takes about 5 minutes.

# What the host chooses.

rummy-option-variant = { $value ->
        [points] Points: one deal, the winner gets the others' points in play chips
        [pool61] Pool 61: out at 61 points, the last one in wins the pool
        [pool101] Pool 101: out at 101 points, the last one in wins the pool
        [pool201] Pool 201: out at 201 points, the last one in wins the pool
       *[deals] Deals: a fixed number of deals, the most play chips win
    }
rummy-option-variant-short = { $value ->
        [points] Points
        [pool61] Pool 61
        [pool101] Pool 101
        [pool201] Pool 201
       *[deals] Deals
    }
rummy-option-variant-choose = What is played
rummy-option-deals = { $value ->
        [one] { $value } deal is played
       *[other] { $value } deals are played
    }
rummy-option-deals-choose = How many deals
rummy-option-point_value = { $value ->
        [one] A point is worth { $value } play chip
       *[other] A point is worth { $value } play chips
    }
rummy-option-point_value-choose = What a point is worth
rummy-option-entry_fee = { $value ->
        [one] Everyone pays in { $value } play chip
       *[other] Everyone pays in { $value } play chips
    }
rummy-option-entry_fee-choose = What everyone pays in
rummy-option-wrong_declaration = { $value ->
        [ends] A wrong declaration ends the deal
       *[plays_on] After a wrong declaration the others play on
    }
rummy-option-wrong_declaration-short = { $value ->
        [ends] The deal ends
       *[plays_on] The others play on
    }
rummy-option-wrong_declaration-choose = After a wrong declaration, with several opponents
rummy-clock = 30 seconds a turn; 60 against computers only, from your first draw on
rummy-clock-short = As the rules have it
rummy-option-hints = { $value ->
        [yes] Hints can be asked for
       *[no] No hints
    }
rummy-option-hints-choose = Whether players may ask for a hint

# Cards and groups.

rummy-card-wild = { $card } (wild)
rummy-kind = { $kind ->
        [pure] pure sequence
        [impure] sequence
        [set] set
       *[loose] loose, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
rummy-group = { $kind ->
        [pure] ✅ **{ $letter }** { $cards } — pure sequence
        [impure] ✅ **{ $letter }** { $cards } — sequence
        [set] ✅ **{ $letter }** { $cards } — set
       *[loose] ▫️ **{ $letter }** { $cards } — loose, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
rummy-worth = { $lack ->
        [pure] As it lies this hand costs { $points } points: without a pure sequence every card counts.
        [second] As it lies this hand costs { $points } points: without a second sequence only the pure sequence is free.
       *[none] As it lies this hand costs { $points } points: only loose cards count.
    }
rummy-bound = { $which ->
        [most] The cards add up to { $sum }, but no hand costs more than 80.
       *[least] No losing hand costs less than 2.
    }

# The public table.

rummy-status-none = This deal is over.
rummy-status-draw = { $open ->
        [free] ▶ { $name } is to draw: from the closed pile ({ $n } left) or { $card } from the open pile.
        [locked] ▶ { $name } is to draw from the closed pile ({ $n } left): { $card } is a joker, and locked.
       *[empty] ▶ { $name } is to draw from the closed pile ({ $n } left).
    }
rummy-status-throw = { $pile ->
        [open] ▶ { $name } took { $card } and is to throw a card or declare.
       *[closed] ▶ { $name } drew a card and is to throw one or declare.
    }
rummy-status-stakes = { $variant ->
        [points] Points, { $value ->
            [one] { $value } play chip
           *[other] { $value } play chips
        } a point.
        [pool] Pool, deal { $deal }: out at { $limit } points, entry fee { $fee } play chips each.
       *[deals] Deals, deal { $deal } of { $deals }: entry fee { $fee } play chips each.
    }
rummy-status-wild = Wild card { $card }: every { $rank } is a joker, and so are the printed ones.
rummy-status-declared = ▶ { $name } declared. Still grouping: { $others }.
rummy-status-between = ▶ Deal { $n } is over. The next one waits for { $names }.
rummy-status-vote = ▶ Split the prize? { $names } agreed. It would be shared in play chips:
rummy-status-answers = All must accept. Still to answer: { $names }.
rummy-payout = { $chips ->
        [one] { $name }: { $chips } play chip
       *[other] { $name }: { $chips } play chips
    }
rummy-standing = { $unit ->
        [points] { $name }: { $points } in this deal, { $total ->
            [one] { $total } point
           *[other] { $total } points
        } in all
       *[chips] { $name }: { $points } points in this deal, stands at { $total ->
            [one] { $total } play chip
           *[other] { $total } play chips
        }
    }
rummy-standing-out = { $unit ->
        [points] { $name }: out of the table with { $total } points
       *[chips] { $name }: out of the table with { $total } play chips
    }

# What a seat is asked.

rummy-ask-draw = { $open ->
        [free] Your turn: draw from the closed pile, or take { $card } from the open pile.
        [locked] Your turn: draw from the closed pile. { $card } on the open pile is a joker that was thrown, so it is locked.
       *[empty] Your turn: draw from the closed pile.
    }
rummy-ask-throw = { $pile ->
        [open] Throw a card; or declare, once the other thirteen lie in sequences and sets. { $card }, which you took, stays in your hand this turn.
       *[closed] Throw a card; or declare, once the other thirteen lie in sequences and sets.
    }
rummy-ask-declare = Your groups are complete: declare, finishing with { $last }.
rummy-ask-wait = { $name } is on turn. You can group your cards meanwhile.
rummy-ask-show = { $name } declared. Group your cards as well as you can, then show: what is loose counts against you.
rummy-ask-shown = { $who ->
        [you] You declared. Still grouping: { $others }.
       *[other] Your hand is closed. Still grouping: { $others }.
    }
rummy-ask-dropped = { $points ->
        [one] You are out of this deal for { $points } point. The others play on.
       *[other] You are out of this deal for { $points } points. The others play on.
    }
rummy-ask-out = You are out of the table with { $points } points. The others play on.
rummy-ask-left = You left this table. The others play on.
rummy-ask-ready = { $points ->
        [0] Deal { $n } is over and cost you nothing. Press Ready for the next one.
        [one] Deal { $n } is over and cost you { $points } point. Press Ready for the next one.
       *[other] Deal { $n } is over and cost you { $points } points. Press Ready for the next one.
    }
rummy-ask-waiting = Deal { $n } is over. The next one waits for { $others }.
rummy-ask-vote = { $names } would end the game now and split the prize. Accept, and you get your part; refuse, and the next deal comes.
rummy-ask-voted = You agreed to split the prize. Still to answer: { $others }.
rummy-ask-until = Time runs out { $when }; group at any time, it does not stop the clock.
rummy-ask-unhurried = Take your time: no clock runs until you have drawn. The aim: all thirteen cards in sequences (three or more in a row of one suit) and sets (three or four of one rank), with two sequences at least and one of them without a joker. Then declare.
rummy-missed = { $left ->
        [one] ⚠️ You missed { $n } turns in a row. Miss this one as well and you are dropped for { $points } points.
       *[other] ⚠️ You missed { $n ->
            [one] a turn
           *[other] { $n } turns in a row
        }. After { $left } more you are dropped for { $points } points.
    }
rummy-hand-empty = You hold no cards in this deal.

# Buttons and menus of the hand.

rummy-take-back = Go back
rummy-draw = Draw (closed pile)
rummy-take = Take { $card } (open pile)
rummy-take-locked = { $card } is locked
rummy-throw = Throw a card…
rummy-throw-drawn = just drawn
rummy-throw-joker = Throw a joker…
rummy-declare = Declare: finish with…
rummy-finish-valid = The other thirteen are a valid declaration
rummy-group-choose = Group: choose cards…
rummy-group-card = { $card } · group { $letter }
rummy-split = Split…
rummy-sort = Sort…
rummy-hint = Hint
rummy-open-cards = { $n ->
        [one] Open cards ({ $n })
       *[other] Open cards ({ $n })
    }
rummy-drop = { $points ->
        [one] Drop: { $points } point…
       *[other] Drop: { $points } points…
    }
rummy-show = Show my hand…
rummy-prize = Ask to split the prize…
rummy-ready = Ready for the next deal
rummy-accept = Accept the split
rummy-refuse = Refuse the split

# Previews: nothing is done yet.

rummy-chosen = { $n ->
        [one] You chose { $cards }. On its own it is: { $kind }. Where does it go?
       *[other] You chose { $cards }. Together they are: { $kind }. Where do they go?
    }
rummy-new-group = New group: { $kind }
rummy-move = Move to a group…
rummy-move-to = Group { $letter }: { $cards }
rummy-becomes = becomes: { $kind }
rummy-cut-which = Where is a group to be split?
rummy-cut-choose = Split here…
rummy-cut = { $letter }: { $left } | { $right }
rummy-cut-all = { $letter }: every card alone ({ $cards })
rummy-sort-which = How are your cards to be sorted?
rummy-sort-choose = Sort by…
rummy-sort-way = { $way ->
        [rest_suit] Keep sequences and sets, the rest by suit
        [rest_rank] Keep sequences and sets, the rest by rank
        [suit] Everything by suit
       *[rank] Everything by rank
    }
rummy-nothing-to-arrange = There is nothing to arrange.
rummy-hint-title = **Hint:** your cards grouped as well as they go
rummy-hint-declare = Then declare, finishing with { $card }: the others are a valid declaration.
rummy-hint-throw = Then throw { $card }: the others cost { $points } points.
rummy-hint-points = So grouped they cost { $points } points.
rummy-hint-open = { $helps ->
        [finish] Take { $card }: with it you can declare.
        [yes] Taking { $card } helps: then they could cost { $points } points.
       *[no] Taking { $card } does not help.
    }
rummy-hint-use = Group them so
rummy-open-list = { $n ->
        [0] The open pile is empty.
        [one] { $n } card on the open pile: { $cards }
       *[other] { $n } cards on the open pile, the latest first: { $cards }
    }
rummy-open-taken = { $name } took and kept: { $cards }
rummy-declare-title = **Declare, finishing with { $card }?** The other thirteen would lie like this:
rummy-declare-flaw = { $flaw ->
        [none] ✅ VALID: all thirteen are in sequences and sets, with a pure sequence and a second sequence.
        [cards] ❌ WRONG: a declaration has thirteen cards.
        [second_joker] ❌ WRONG: { $cards } is a set with a second joker; a set takes one.
        [loose] ❌ WRONG: { $cards } is neither a sequence nor a set.
        [no_pure] ❌ WRONG: there is no pure sequence, one without a joker standing in.
       *[one_sequence] ❌ WRONG: there is only one sequence, and two are needed.
    }
rummy-declare-sure = This ends the deal in your favour. Declare?
rummy-declare-wrong = A wrong declaration costs you 80 points. Go back and group your cards, or throw a card.
rummy-declare-confirm = Declare
rummy-declare-anyway = Declare wrongly for 80 points
rummy-joker-sure = A joker stands in for any card and costs nothing at the end. Are you sure that you want to throw one? Nobody can take it.
rummy-joker-choose = Throw this joker…
rummy-drop-sure = { $kind ->
        [first] Drop out of this deal? You have not drawn yet, so it costs { $points } points (first drop). Your cards stay hidden.
       *[middle] Drop out of this deal? It costs { $points } points (middle drop). Your cards stay hidden.
    }
rummy-drop-confirm = { $points ->
        [one] Yes, drop for { $points } point
       *[other] Yes, drop for { $points } points
    }
rummy-show-sure = Show your hand like this? It is closed then, and counts as it lies.
rummy-show-confirm = Yes, show it
rummy-prize-sure = Ask everyone to end the game now and split the prize? If all accept, it is paid like this:
rummy-prize-confirm = Yes, ask them

# Actions in words.

rummy-label-draw = Draw from the closed pile
rummy-label-take = Take the open card
rummy-label-discard = Throw { $card }
rummy-label-drop = Drop out of this deal
rummy-label-declare = Declare with the groups as they lie, finishing with { $card }
rummy-label-arrange = Group the cards
rummy-label-show = Show the hand as it lies
rummy-label-split = Ask to split the prize
rummy-label-accept = Accept the split
rummy-label-refuse = Refuse the split
rummy-label-ready = Ready for the next deal
rummy-label-leave = Leave this table
rummy-label-timeout = Let the clock play

# What happened.

rummy-toss-card = { $name } { $card }
rummy-told-tossed = Toss: { $cards }. { $name } wins it and deals.
rummy-told-dealt = Deal { $n }: { $dealer } dealt, { $wild } is the wild card, { $up } lies open, and { $name } starts.
rummy-told-turned = The open pile was shuffled into a new closed pile.
rummy-told-drew = { $name } drew a card.
rummy-told-drew-card = { $name } drew { $card }.
rummy-told-took = { $name } took { $card } from the open pile.
rummy-told-threw = { $name } threw { $card }.
rummy-told-missed = { $undone ->
        [thrown] { $name } missed the turn; the drawn { $card } was thrown.
        [back] { $name } missed the turn; { $card } went back to the open pile.
       *[none] { $name } missed the turn.
    }
rummy-told-dropped = { $why ->
        [first] { $name } dropped first thing, for { $points } points.
        [middle] { $name } dropped for { $points } points.
        [misses] { $name } missed too many turns and is dropped for { $points } points.
       *[left] { $name } is out of the deal for { $points } points.
    }{ $undone ->
        [thrown] {" "}The drawn { $card } was thrown.
        [back] {" "}{ $card } went back to the open pile.
       *[none] {""}
    }
rummy-told-declared = { $flaw ->
        [none] { $name } declared, and the declaration is valid.
       *[wrong] { $name } declared wrongly: 80 points.
    }
rummy-told-shown = { $late ->
        [yes] Time was up for { $name }; the hand counts as it lay.
       *[no] { $name } showed the hand.
    }
rummy-told-asked = { $name } asks to split the prize.
rummy-told-answered = { $answer ->
        [yes] { $name } accepts the split.
        [late] { $name } did not answer in time: the split is off.
       *[no] { $name } refuses: the split is off.
    }
rummy-told-waited = { $name } is ready.
rummy-told-left = { $name } left the table.
rummy-told-ended = { $winner ->
        [none] The deal is over; nobody won it.
       *[winner] { $name } won the deal.
    }
rummy-told-out = { $n ->
        [one] { $ended } { $names } is out of the table.
       *[other] { $ended } { $names } are out of the table.
    }
rummy-own-drew = You drew a card.
rummy-own-drew-card = You drew { $card }.
rummy-own-took = You took { $card } from the open pile.
rummy-own-threw = You threw { $card }.
rummy-own-missed = { $undone ->
        [thrown] You missed your turn; the drawn { $card } was thrown.
        [back] You missed your turn; { $card } went back to the open pile.
       *[none] You missed your turn.
    }
rummy-own-dropped = { $why ->
        [first] You dropped first thing, for { $points } points.
        [middle] You dropped for { $points } points.
        [misses] You missed too many turns and are dropped for { $points } points.
       *[left] You are out of the deal for { $points } points.
    }{ $undone ->
        [thrown] {" "}The drawn { $card } was thrown.
        [back] {" "}{ $card } went back to the open pile.
       *[none] {""}
    }
rummy-own-declared = { $flaw ->
        [none] You declared, and the declaration is valid.
       *[wrong] You declared wrongly: 80 points.
    }
rummy-own-shown = { $late ->
        [yes] Your time was up; the hand counts as it lay.
       *[no] You showed your hand.
    }
rummy-own-asked = You asked to split the prize.
rummy-own-answered = { $answer ->
        [yes] You accepted the split.
        [late] You did not answer in time: the split is off.
       *[no] You refused: the split is off.
    }
rummy-own-waited = You are ready.
rummy-own-left = You left the table.

# The end.

rummy-end-won = { $variant ->
        [points] 🏆 WINNER: { $name } gets { $chips } play chips.
        [pool] 🏆 WINNER: { $name } is the last one in and takes the pool of { $chips } play chips.
       *[deals] 🏆 WINNER: { $name } holds the most, { $chips } play chips, and takes the entry fees.
    }
rummy-end-shared = ❌ WRONG: { $name } declared wrongly, and { $names } share what that costs.
rummy-end-split = 🤝 SPLIT: { $names } share the prize.
rummy-account-seat = { $name } { $chips }
rummy-account = Play chips won and lost at this table: { $accounts }
rummy-row = { $pool ->
        [yes] { $name }: { $cards } — { $points } in the last deal, { $total } points in all, { $chips } play chips
       *[no] { $name }: { $cards } — { $points } points, { $chips } play chips
    }
rummy-row-closed = { $state ->
        [left] { $name }: left the table
        [dropped] { $name }: dropped
       *[closed] { $name }: did not show the hand
    } — { $pool ->
        [yes] { $points } in the last deal, { $total } points in all, { $chips } play chips
       *[no] { $points } points, { $chips } play chips
    }
rummy-detail = { $kind ->
        [pure] - Pure sequence { $cards }
        [impure] - Sequence { $cards }
        [set] - Set { $cards }
       *[loose] - Loose { $cards }
    }{ $state ->
        [free] {" "}— free
       *[counts] : { $sum } = { $points }
    }
rummy-point-wrong = { $flaw ->
        [second_joker] { $name } declared wrongly in deal { $n }, with a second joker in a set: { $points } points.
        [no_pure] { $name } declared wrongly in deal { $n }, without a pure sequence: { $points } points.
        [one_sequence] { $name } declared wrongly in deal { $n }, with only one sequence: { $points } points.
       *[loose] { $name } declared wrongly in deal { $n }, with loose cards: { $points } points.
    }
rummy-point-dearest = { $name } won the dearest deal, number { $n }: the others paid { $points } points.
rummy-point-quickest = { $turns ->
        [one] The quickest declaration: { $name }, in the first turn.
       *[other] The quickest declaration: { $name }, in { $turns } turns.
    }
rummy-point-hand = { $name } paid the most for one hand, { $points } points.
rummy-point-drops = { $name } dropped most often, { $n } times.

# Descriptions of the pictures.

rummy-alt-title = Indian rummy, deal { $n }: the table.
rummy-alt-wild = Wild card: { $card }.
rummy-alt-open = { $locked ->
        [yes] Open pile: { $card } on top, locked.
       *[no] Open pile: { $card } on top.
    }
rummy-alt-open-empty = The open pile is empty.
rummy-alt-before = Under it: { $card }.
rummy-alt-closed = { $n ->
        [0] The closed pile is empty.
        [one] Closed pile: { $n } card.
       *[other] Closed pile: { $n } cards.
    }
rummy-alt-seat = { $name }: { $state ->
        [left] left the table
        [out] out of the table
        [dropped] dropped for { $points }
        [wrong] declared wrongly, { $points }
        [declared] declared
        [shown] hand closed
        [grouping] still grouping
        [turn] { $n } cards, on turn
        [dealer] { $n } cards, dealer
       *[waiting] { $n } cards
    }{ $missed ->
        [0] {""}
        [one] , { $missed } turn missed
       *[other] , { $missed } turns missed
    }{ $unit ->
        [points] , { $total } points
        [chips] , { $total } chips
       *[none] {""}
    }.
rummy-alt-shown = Hand of { $name }: { $cards }.
rummy-alt-hand-title = Indian rummy: your hand.
rummy-alt-group = { $kind ->
        [pure] { $letter }, pure sequence: { $cards }.
        [impure] { $letter }, sequence: { $cards }.
        [set] { $letter }, set: { $cards }.
       *[loose] { $letter }, loose, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $cards }.
    }
rummy-alt-drawn = Just drawn: { $card }.
rummy-alt-points = { $settled ->
        [yes] This deal cost { $points } points.
       *[no] As it lies the hand costs { $points } points.
    }

# Refusals.

rummy-refusal-not_your_turn = It is not your turn.
rummy-refusal-already_drew = You have drawn already: throw a card or declare.
rummy-refusal-draw_first = Draw a card first.
rummy-refusal-between_deals = That has to wait for the next deal.
rummy-refusal-not_between_deals = That is done between two deals.
rummy-refusal-out_of_deal = You are out of this deal.
rummy-refusal-out_of_table = You are out of this table.
rummy-refusal-not_held = You do not hold { $card }.
rummy-refusal-just_taken = You have just taken { $card } from the open pile: it stays in your hand this turn.
rummy-refusal-not_your_cards = Those are not exactly the cards that you hold.
rummy-refusal-declared = Somebody has declared: all that is left to do is to group and to show.
rummy-refusal-nothing_declared = Nobody has declared yet.
rummy-refusal-already_shown = Your hand is closed and cannot be changed any more.
rummy-refusal-pile_empty = There is no card left to draw.
rummy-refusal-nothing_open = There is no card on the open pile.
rummy-refusal-joker_locked = { $card } on the open pile is a joker and locked: draw from the closed pile.
rummy-refusal-no_drop = Nobody can drop in Deals.
rummy-refusal-split_asked = A split has been asked for: accept or refuse it.
rummy-refusal-no_split = The prize cannot be split now.
rummy-refusal-no_split_asked = Nobody has asked to split the prize.
rummy-refusal-already_answered = You have answered already.
rummy-refusal-already_ready = You are ready already.
rummy-refusal-not_awaited = Nobody is waiting for you.
rummy-refusal-bad_option = { $value } is no possible value of { $option }.

# Words inside the pictures. A fact named card is a mini card.

picture-rummy-pure = Pure seq.
picture-rummy-impure = Sequence
picture-rummy-set = Set
picture-rummy-loose = Loose
picture-rummy-points = { $points } pts
picture-rummy-closed = Closed · { $count }
picture-rummy-wild = { $rank }s are wild
picture-rummy-open = Open
picture-rummy-open-locked = Open · locked
picture-rummy-finish = Finish
picture-rummy-finish-first = last card
picture-rummy-finish-second = goes here
picture-rummy-seat-dropped = dropped · { $points }
picture-rummy-seat-wrong = wrong · { $points }
picture-rummy-tag-dropped = dropped
picture-rummy-tag-wrong = wrong
picture-rummy-seat-out = out
picture-rummy-seat-left = left
picture-rummy-seat-missed = { $count } missed
picture-rummy-seat-declared = declared
picture-rummy-seat-shown = hand closed
picture-rummy-seat-grouping = grouping
picture-rummy-seat-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-rummy-seat-chips = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
picture-rummy-seat-dealer = dealer
picture-rummy-to-draw = { $name } to draw: closed pile or { $card }
picture-rummy-to-draw-closed = { $name } to draw: { $card } is locked
picture-rummy-to-draw-only = { $name } to draw from the closed pile
picture-rummy-to-throw = { $name } drew and is to throw
picture-rummy-to-throw-taken = { $name } took { $card } and is to throw
picture-rummy-grouping = { $name } declared: { $count } still grouping
picture-rummy-deal = Deal { $number }
picture-rummy-points-game = Points rummy · play chips
picture-rummy-pool = Pool rummy · out at { $limit }
picture-rummy-deals = { $count ->
        [one] { $count } deal · play chips
       *[other] { $count } deals · play chips
    }
picture-rummy-final = Final standings
picture-rummy-next = Next deal when all are ready
picture-rummy-vote = Split the prize? { $count } of { $total } agree
picture-rummy-won = WINNER: { $name }
picture-rummy-shared = WRONG: the others share the chips
picture-rummy-split = SPLIT: the prize is shared
picture-rummy-winner-word = WINNER
picture-rummy-shared-word = WRONG
picture-rummy-split-word = SPLIT
picture-rummy-hand-points = { $points } points as grouped
picture-rummy-hand-no-pure = No pure sequence yet: { $points } points
picture-rummy-hand-one-run = One more sequence needed: { $points } points
picture-rummy-hand-ready = All fit: finish with { $card }
picture-rummy-hand-thirteen = All thirteen fit
picture-rummy-hand-cost = This deal: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-rummy-hand-wild = Wild { $rank }
picture-rummy-hand-open = Open { $card }
picture-rummy-hand-empty = You hold no cards in this deal
picture-rummy-reveal-closed = hand not shown
rummy-feat = { $turns ->
        [one] declared in the first turn: { $groups }
       *[other] quickest declaration, in { $turns } turns: { $groups }
    }
rummy-series = { $n ->
        [61] Pool 61
        [101] Pool 101
        [201] Pool 201
       *[other] { $n } deals
    }

# What every game says, as it is said here: a game of rummy has deals.

table-again-in-rummy = Play another game
more-again-in-rummy = Play another game
sure-again-in-rummy = Start another game? The current one ends and counts for nobody.
recap-hands-in-rummy = **The last deal**
recap-again-in-rummy = Play another game
details-title-in-rummy = The last deal, card by card · game { $n }
sure-resign-in-rummy = Resign this game? You are out of it for good, at the price of a drop, and the others play on without you.
