-- One runner for all background work (worker/jobs/run-jobs.ts, docs/decisions/0020-job-runner.md). A row is a scheduled job, by its name,
-- or work that a request has left, which is deleted when it is done.

-- Which job of worker/jobs/jobs.ts does it; '': the one of the row's name.
ALTER TABLE jobs ADD COLUMN kind TEXT NOT NULL DEFAULT '';
-- JSON, what a request has left to be done.
ALTER TABLE jobs ADD COLUMN argument TEXT NOT NULL DEFAULT 'null';
-- JSON, where the next step continues; NULL: at the beginning.
ALTER TABLE jobs ADD COLUMN cursor TEXT;
-- When the next step may begin; NULL: a dead letter, which waits for the operator.
ALTER TABLE jobs ADD COLUMN due_at INTEGER DEFAULT 0;
-- Of the worker that runs a step; until the time below no other one takes it.
ALTER TABLE jobs ADD COLUMN lease TEXT;
ALTER TABLE jobs ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0;
-- Steps begun since the last one that ended well, also those of workers that were killed.
ALTER TABLE jobs ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
-- When it was given up after too many attempts; a scheduled job begins anew at its next time, and is well again once it ends well.
ALTER TABLE jobs ADD COLUMN dead_at INTEGER;
-- The last error; NULL once a step has ended well.
ALTER TABLE jobs ADD COLUMN error TEXT;
CREATE INDEX jobs_due ON jobs (due_at);
CREATE INDEX jobs_dead ON jobs (dead_at) WHERE dead_at IS NOT NULL;
-- Waiting notices are erased with the account of the person to whom they go.
CREATE INDEX jobs_recipient ON jobs (json_extract(argument, '$.to.value')) WHERE kind = 'notice';

-- Files whose rows are gone. Their bytes are deleted a day later: what was read of a row before it was deleted still works until then.
CREATE TABLE deleted_files (
  id TEXT PRIMARY KEY,
  deleted_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX deleted_files_age ON deleted_files (deleted_at);

-- Inquiries end some years after their last change (worker/jobs/retention.ts).
CREATE INDEX inquiries_updated ON inquiries (updated_at);
