-- Heavy acts of operators need a code from a second login (docs/behaviour.md, "Second factor"): id of the login that a session was signed
-- in with (NULL: before this column), and until when it is confirmed.
ALTER TABLE sessions ADD COLUMN signed_with TEXT;
ALTER TABLE sessions ADD COLUMN confirmed_until INTEGER;
