-- The status that a product had when moderators took it off the site by this decision, for a week in which that is undone; NULL: none did, or it
-- was undone. One that was hidden only with its company counts as published.
ALTER TABLE reviews ADD COLUMN taken_from TEXT CHECK (taken_from IN ('published', 'hidden'));
