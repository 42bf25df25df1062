-- When who has an account without a recorded consent was asked for one: they are asked once. NULL: not yet.
ALTER TABLE users ADD COLUMN consent_asked_at INTEGER;
