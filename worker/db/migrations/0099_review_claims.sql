-- Who has a review on the screen, so that two moderators do not work on the same thing (docs/behaviour.md, "Claimed reviews").
ALTER TABLE reviews ADD COLUMN claimed_by INTEGER;
-- Milliseconds since 1970; after that nobody has it.
ALTER TABLE reviews ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0;
