-- The lines of the letter that a buyer's list came in and that are no goods: greetings, terms, signatures. JSON, as `lines` is: they are
-- shown beside the list, to be put back, and say what is wished of the offer.
ALTER TABLE request_lists ADD COLUMN aside TEXT NOT NULL DEFAULT '[]';
-- Ids of the suppliers that have been sent a request from the list, so that none is asked twice by mistake. JSON.
ALTER TABLE request_lists ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
