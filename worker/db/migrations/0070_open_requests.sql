-- Lines of a request that no supplier has, published to the suppliers of a category (docs/decisions/0032-open-requests.md). They are the
-- request's lines in words.
CREATE TABLE open_requests (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  request INTEGER NOT NULL UNIQUE REFERENCES requests (num) ON DELETE CASCADE,
  category INTEGER NOT NULL,
  -- 'unconfirmed', 'open', 'closed', 'expired' or 'removed' (domain/statuses/open-request.ts).
  status TEXT NOT NULL,
  -- How many lines it has.
  lines INTEGER NOT NULL,
  -- How many suppliers have answered.
  answers INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- NULL: not confirmed yet.
  published_at INTEGER,
  expires_at INTEGER NOT NULL
);
CREATE INDEX open_requests_of ON open_requests (category, published_at, num) WHERE status = 'open';
CREATE INDEX open_requests_latest ON open_requests (published_at, num) WHERE status = 'open';
CREATE INDEX open_requests_expiry ON open_requests (expires_at) WHERE status IN ('unconfirmed', 'open');

-- A supplier answers once; the answer is an inquiry of the same request.
CREATE TABLE open_request_answers (
  open_request INTEGER NOT NULL REFERENCES open_requests (num) ON DELETE CASCADE,
  company INTEGER NOT NULL,
  inquiry INTEGER NOT NULL REFERENCES inquiries (num) ON DELETE CASCADE,
  PRIMARY KEY (open_request, company)
) WITHOUT ROWID;
CREATE INDEX open_request_answers_inquiry ON open_request_answers (inquiry);

-- For counting how many notices of open requests a reader got lately.
CREATE INDEX notices_open_requests ON notices (recipient, created_at) WHERE event = 'openRequest';

-- The date by which the buyer needs it, 'YYYY-MM-DD', as in the request: an inquiry expires some days after it.
ALTER TABLE inquiries ADD COLUMN needed_by TEXT;
UPDATE inquiries SET needed_by = (SELECT needed_by FROM requests WHERE num = inquiries.request) WHERE request IS NOT NULL;
CREATE INDEX inquiries_needed ON inquiries (needed_by) WHERE status IN ('sent', 'seen', 'answered', 'quoted') AND needed_by IS NOT NULL;
