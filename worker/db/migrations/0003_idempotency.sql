-- Responses to writes with an Idempotency-Key, stored in the same batch as the write itself.
CREATE TABLE idempotency (
  -- Id of the client's account, '' for a visitor without one: nobody receives the response to another's request.
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  -- Hash of method, path and body: the same key with another request is an error of the client.
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  headers TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_age ON idempotency (created_at);

-- D1 has no interactive transactions. A statement that inserts a row here fails its batch, which is then rolled back as a whole:
-- INSERT INTO refusals SELECT 'reason' WHERE NOT (condition).
CREATE TABLE refusals (reason TEXT NOT NULL);
CREATE TRIGGER refusals_abort BEFORE INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, new.reason);
END;
