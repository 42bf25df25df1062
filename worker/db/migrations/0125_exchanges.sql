-- The exchange with 1C:Enterprise (docs/decisions/0046-exchange-with-1c.md). A session is one visit of 1C, from `checkauth` on.
CREATE TABLE exchange_sessions (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- The token that opened it: a session ends with it.
  token INTEGER NOT NULL REFERENCES api_tokens (num) ON DELETE CASCADE,
  -- SHA-256 of the value that 1C sends back as a cookie.
  hash TEXT NOT NULL UNIQUE,
  -- The last document of `query`, which `success` then takes off the list.
  queried INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX exchange_sessions_token ON exchange_sessions (token);
CREATE INDEX exchange_sessions_company ON exchange_sessions (company, num);
CREATE INDEX exchange_sessions_expired ON exchange_sessions (expires_at);

-- Files that 1C sends in parts, which are in R2 under exchanges/{session}/.
CREATE TABLE exchange_files (
  session INTEGER NOT NULL REFERENCES exchange_sessions (num) ON DELETE CASCADE,
  -- 'catalog' or 'sale'.
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Place of its parts.
  key TEXT NOT NULL,
  parts INTEGER NOT NULL,
  size INTEGER NOT NULL,
  -- SHA-256 of the last part: the same part again is a repetition of a request whose response was lost.
  digest TEXT NOT NULL,
  -- When 1C has asked for its import first; 0: it has not.
  asked INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (session, type, name)
) WITHOUT ROWID;

-- Which organizations take documents out, since when.
CREATE TABLE exchanges (
  company INTEGER PRIMARY KEY REFERENCES companies (num),
  created_at INTEGER NOT NULL,
  -- When 1C was here last.
  seen_at INTEGER NOT NULL
);

-- Requests and orders that 1C has not taken in their present state; triggers write it in the batch of the change.
CREATE TABLE exchange_outbox (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  company INTEGER NOT NULL,
  -- 'request' or 'order', with the number of its row.
  kind TEXT NOT NULL,
  document INTEGER NOT NULL,
  UNIQUE (company, kind, document)
);
CREATE INDEX exchange_outbox_company ON exchange_outbox (company, seq);

CREATE TRIGGER exchange_outbox_begin AFTER INSERT ON exchanges
BEGIN
  INSERT INTO exchange_outbox (company, kind, document)
  SELECT company, 'order', num FROM (SELECT company, num FROM orders WHERE company = new.company ORDER BY num DESC LIMIT 500) ORDER BY num;
  INSERT INTO exchange_outbox (company, kind, document)
  SELECT company, 'request', num FROM (SELECT company, num, status FROM inquiries WHERE company = new.company ORDER BY num DESC LIMIT 500)
  WHERE status IN ('sent', 'seen') ORDER BY num;
END;

CREATE TRIGGER exchange_outbox_request AFTER INSERT ON inquiries
WHEN new.status = 'sent' AND EXISTS (SELECT 1 FROM exchanges WHERE company = new.company)
BEGIN
  INSERT OR REPLACE INTO exchange_outbox (company, kind, document) VALUES (new.company, 'request', new.num);
END;

CREATE TRIGGER exchange_outbox_sent AFTER UPDATE OF status ON inquiries
WHEN new.status = 'sent' AND old.status = 'draft' AND EXISTS (SELECT 1 FROM exchanges WHERE company = new.company)
BEGIN
  INSERT OR REPLACE INTO exchange_outbox (company, kind, document) VALUES (new.company, 'request', new.num);
END;

CREATE TRIGGER exchange_outbox_order AFTER INSERT ON orders
WHEN EXISTS (SELECT 1 FROM exchanges WHERE company = new.company)
BEGIN
  INSERT OR REPLACE INTO exchange_outbox (company, kind, document) VALUES (new.company, 'order', new.num);
END;

CREATE TRIGGER exchange_outbox_changed AFTER UPDATE OF status ON orders
WHEN new.status <> old.status AND EXISTS (SELECT 1 FROM exchanges WHERE company = new.company)
BEGIN
  INSERT OR REPLACE INTO exchange_outbox (company, kind, document) VALUES (new.company, 'order', new.num);
END;
