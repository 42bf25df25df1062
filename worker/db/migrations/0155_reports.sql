-- Reports of products, companies and messages (docs/behaviour.md, "Reports").
CREATE TABLE reports (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- 'product', 'company' or 'message', and its id.
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- Whose it is; NULL: a buyer wrote the message.
  company INTEGER,
  -- The conversation of a message.
  inquiry INTEGER,
  reason TEXT NOT NULL,
  message TEXT NOT NULL,
  -- JSON: who has reported it; '{}' once they have deleted their account.
  contact TEXT NOT NULL,
  user INTEGER,
  locale TEXT NOT NULL,
  consent TEXT,
  -- domain/statuses/report.ts
  status TEXT NOT NULL,
  -- Secrets of the two sides.
  receipt TEXT UNIQUE,
  reported_receipt TEXT NOT NULL UNIQUE,
  due_at INTEGER NOT NULL,
  answer TEXT,
  decided_at INTEGER,
  decided_by INTEGER,
  appeal TEXT,
  appeal_side TEXT,
  appealed_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX reports_waiting ON reports (due_at, num, kind, reason) WHERE status IN ('waiting', 'appealed');
CREATE INDEX reports_decided ON reports (decided_at, num, kind, reason) WHERE status IN ('upheld', 'dismissed');
CREATE INDEX reports_subject ON reports (subject);
CREATE INDEX reports_age ON reports (created_at);
-- A person's archive and erasure.
CREATE INDEX reports_user ON reports (user) WHERE user IS NOT NULL;
CREATE INDEX reports_email ON reports (json_extract(contact, '$.email')) WHERE user IS NULL;
CREATE INDEX reports_phone ON reports (json_extract(contact, '$.phone')) WHERE user IS NULL;
