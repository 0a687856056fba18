"""Wild: match the top card, be the first to empty your hand."""
