-- A supplier's quote in a thread: one row, its sent versions in another table (docs/decisions/0035-quotes.md).
CREATE TABLE quotes (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  inquiry INTEGER NOT NULL UNIQUE REFERENCES inquiries (num) ON DELETE CASCADE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Number of the organization; NULL until the first version is sent.
  year INTEGER,
  serial INTEGER,
  status TEXT NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- JSON of what was saved and not sent; NULL: nothing.
  draft TEXT,
  -- The latest version that was sent, and the last day on which it can be accepted.
  sent INTEGER NOT NULL DEFAULT 0,
  valid_until TEXT,
  -- Why the buyer declined it.
  reason TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX quotes_number ON quotes (company, year, serial) WHERE serial IS NOT NULL;
-- For the job that lets quotes expire.
CREATE INDEX quotes_valid ON quotes (valid_until) WHERE status = 'sent';

CREATE TABLE quote_versions (
  quote INTEGER NOT NULL REFERENCES quotes (num) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  -- JSON, domain/contract/quotes.ts
  content TEXT NOT NULL,
  -- SHA-256 of the content.
  hash TEXT NOT NULL,
  -- Number of the user; NULL: an erased account.
  sent_by INTEGER,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (quote, version)
) WITHOUT ROWID;
CREATE INDEX quote_versions_by ON quote_versions (sent_by) WHERE sent_by IS NOT NULL;
CREATE TRIGGER quote_versions_final BEFORE UPDATE OF quote, version, content, hash, sent_at ON quote_versions
BEGIN SELECT raise(ABORT, 'a sent version never changes'); END;

-- The last number of each kind that an organization has given in a year: written in the batch that uses it, so there are no gaps.
CREATE TABLE yearly_numbers (
  company INTEGER NOT NULL REFERENCES companies (num),
  kind TEXT NOT NULL,
  year INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (company, kind, year)
) WITHOUT ROWID;
