-- The acts of a round (bot.store.acts), smaller than in "entry" and "round.packed", which go once
-- bot.store.earlier has moved what stands there.

-- The latest acts of a live round, fewer than a stretch.
CREATE TABLE tail (
    round INTEGER PRIMARY KEY REFERENCES round,
    following INTEGER NOT NULL,     -- the number of the round's next act
    acts BLOB NOT NULL              -- msgpack
) STRICT;

-- The acts before those.
CREATE TABLE stretch (
    round INTEGER NOT NULL REFERENCES round,
    first INTEGER NOT NULL,         -- the number of its first act
    packed BLOB NOT NULL,           -- bot.store.packing
    PRIMARY KEY (round, first)
) STRICT, WITHOUT ROWID;

-- The acts of rounds that are over, each round's packed in one and cut in slices that fill pages.
CREATE TABLE slice (
    id INTEGER PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
ALTER TABLE round ADD COLUMN slice INTEGER;    -- the first of its slices, which follow one another
ALTER TABLE round ADD COLUMN slices INTEGER NOT NULL DEFAULT 0; -- how many; "acts" stand in them
