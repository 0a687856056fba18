-- What a person chose in /settings: bot.preferences.Personal.
CREATE TABLE preference (
    user INTEGER PRIMARY KEY,       -- a person
    kept BLOB NOT NULL              -- msgpack
) STRICT;

-- What a server chose: bot.preferences.Server.
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    kept BLOB NOT NULL              -- msgpack; holds channels and nobody
) STRICT;
