-- A table without its cards: bot.records.Record.
CREATE TABLE record (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,      -- Record.id, as it stands in custom ids
    channel INTEGER NOT NULL,
    open INTEGER NOT NULL,          -- 0 once the table is closed
    created REAL NOT NULL,
    host INTEGER NOT NULL,          -- a person
    seating INTEGER NOT NULL,       -- which seating in "chair" is the present one
    kept BLOB NOT NULL              -- the Record as msgpack, without its people
) STRICT;
CREATE INDEX record_open ON record (created) WHERE open;
CREATE INDEX record_channel ON record (channel);

-- Who sits where. The only place that maps people to seats; a table has a new seating when its
-- people change after a round was begun, so that the round keeps the people who played it.
CREATE TABLE chair (
    record INTEGER NOT NULL REFERENCES record,
    seating INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER,                   -- a person, or NULL
    name TEXT NOT NULL,
    level TEXT,                     -- a computer's level, or NULL
    PRIMARY KEY (record, seating, seat)
) STRICT, WITHOUT ROWID;

-- A round as it was begun: bot.records.Round.
CREATE TABLE round (
    id INTEGER PRIMARY KEY,
    record INTEGER NOT NULL REFERENCES record,
    number INTEGER NOT NULL CHECK (number > 0),
    seating INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options BLOB NOT NULL,          -- msgpack
    began REAL NOT NULL,
    ended REAL,
    result BLOB,                    -- msgpack: places, points, outcome
    acts INTEGER NOT NULL DEFAULT 0, -- how many acts, from the deal on, stand in "packed"
    packed BLOB,                    -- bot.store.packing
    UNIQUE (record, number)
) STRICT;

-- The acts of a round that are not packed: bot.records.Entry. Kept small, see tests/store/measure.py.
CREATE TABLE entry (
    round INTEGER NOT NULL REFERENCES round,
    number INTEGER NOT NULL,
    seat INTEGER,
    action ANY NOT NULL,            -- a row of "wording" if short, the text itself if long
    events BLOB NOT NULL,
    at INTEGER NOT NULL,            -- tenths of a second since round.began
    secrets BLOB,                   -- msgpack; NULL if none
    PRIMARY KEY (round, number)
) STRICT, WITHOUT ROWID;

-- The short actions, which come again and again.
CREATE TABLE wording (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

-- Open private hands: bot.records.Window.
CREATE TABLE window (
    record INTEGER NOT NULL REFERENCES record,
    user INTEGER NOT NULL,          -- a person
    until REAL NOT NULL,
    kept BLOB NOT NULL,             -- the Window as msgpack, without table and person
    PRIMARY KEY (record, user)
) STRICT, WITHOUT ROWID;
