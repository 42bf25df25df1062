-- When a person whose account has no recorded consent was asked for one, which is done once. NULL: not yet.
ALTER TABLE users ADD COLUMN consent_asked_at INTEGER;
