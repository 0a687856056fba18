"""What every game is made of: contract, seats, cards, shuffles, codec, playout."""
