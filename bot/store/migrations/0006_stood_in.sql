-- What was done for people who did not move, so that the recap can tell them.
ALTER TABLE round ADD COLUMN stood_in BLOB;    -- msgpack: the numbers of those acts; NULL: none
