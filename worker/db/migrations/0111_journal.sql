-- What operators have done: a row for each act, written in the batch of the act itself (docs/behaviour.md, "Operators' journal").
CREATE TABLE journal (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- Key of the user.
  operator INTEGER NOT NULL,
  -- domain/contract/journal.ts
  act TEXT NOT NULL,
  -- Id of what it was done to; '' where it is not one thing.
  subject TEXT NOT NULL,
  -- JSON: what was sent.
  input TEXT NOT NULL,
  -- JSON: what it was like before and after; after is written once, at the end of the same batch.
  before TEXT NOT NULL,
  after TEXT
);
CREATE INDEX journal_subject ON journal (subject, id);
CREATE INDEX journal_operator ON journal (operator, id);
CREATE INDEX journal_act ON journal (act, id);

CREATE TRIGGER journal_fixed BEFORE UPDATE ON journal
WHEN old.after IS NOT NULL OR new.num IS NOT old.num OR new.id IS NOT old.id OR new.operator IS NOT old.operator
  OR new.act IS NOT old.act OR new.subject IS NOT old.subject OR new.input IS NOT old.input OR new.before IS NOT old.before
BEGIN
  SELECT RAISE(ABORT, 'the journal cannot be edited');
END;
CREATE TRIGGER journal_kept BEFORE DELETE ON journal
BEGIN
  SELECT RAISE(ABORT, 'the journal cannot be edited');
END;
