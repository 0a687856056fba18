"""Discord edge of messages: presses in, updates out."""
