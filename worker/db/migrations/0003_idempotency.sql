-- Answers to writes that came with an Idempotency-Key, written in the same batch as what they answer for.
CREATE TABLE idempotency (
  -- Id of who asked, '' for a visitor without an account: nobody is given another's answer.
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  -- Hash of method, path and body: the same key with another request is a mistake of the caller.
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  headers TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_age ON idempotency (created_at);

-- D1 has no transaction that code could look into. A statement that inserts here ends its batch, and nothing of it is kept:
-- INSERT INTO refusals SELECT 'why' WHERE NOT (what must hold).
CREATE TABLE refusals (reason TEXT NOT NULL);
CREATE TRIGGER refusals_abort BEFORE INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, new.reason);
END;
