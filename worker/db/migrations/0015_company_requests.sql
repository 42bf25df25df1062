-- Requests to join a company that has the tax number already, and claims to it.

CREATE TABLE company_requests (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- 'join': for its owners to decide; 'claim': for the operator.
  kind TEXT NOT NULL CHECK (kind IN ('join', 'claim')),
  company INTEGER NOT NULL REFERENCES companies (num),
  user INTEGER NOT NULL REFERENCES users (num),
  -- The login that an invitation would go to; '' once the person has had their data erased.
  contact TEXT NOT NULL,
  message TEXT NOT NULL,
  -- Evidence of a claim; '' in a request to join.
  evidence TEXT NOT NULL DEFAULT '',
  locale TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'declined')),
  decided_by INTEGER,
  created_at INTEGER NOT NULL,
  decided_at INTEGER
);
-- One open request of each kind for each person and company.
CREATE UNIQUE INDEX company_requests_open ON company_requests (user, company, kind) WHERE status = 'open';
CREATE INDEX company_requests_company ON company_requests (company, kind, status, num);
-- SQLite looks them up whenever a user is written.
CREATE INDEX company_requests_user ON company_requests (user);
CREATE INDEX company_requests_queue ON company_requests (kind, num) WHERE status = 'open';

-- Where a reply to an e-mail of local mode goes.
ALTER TABLE outbox ADD COLUMN reply_to TEXT;
