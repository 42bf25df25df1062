-- A change of what buyers see, refused alone: the version approved before is back, and the product or company stays public.

-- 1: `refused` has the version that was refused, `before` the one that buyers see again. The refusal can be undone for a week.
ALTER TABLE reviews ADD COLUMN of_change INTEGER NOT NULL DEFAULT 0;

-- Notices that a phone did not get by SMS since `unsent_since`, and why the last one failed.
ALTER TABLE contacts ADD COLUMN unsent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contacts ADD COLUMN unsent_since INTEGER;
ALTER TABLE contacts ADD COLUMN unsent_reason TEXT CHECK (unsent_reason IN ('limit', 'failed'));
