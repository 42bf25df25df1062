-- The moderators' desk: whose review it is, what was refused, which decisions the supplier has not been notified of, and
-- companies taken off the site.

-- Key of the company: the queue of one supplier among a hundred thousand products.
ALTER TABLE reviews ADD COLUMN company INTEGER;
-- The fields as they were when they were refused; NULL: it was not refused, or before this column.
ALTER TABLE reviews ADD COLUMN refused TEXT;
-- 1: decided, and not yet in an e-mail to the supplier.
ALTER TABLE reviews ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
UPDATE reviews SET company = iif(kind = 'company', subject, (SELECT company FROM products WHERE num = subject));
CREATE INDEX reviews_of_company ON reviews (company, kind, asked_at, num) WHERE decided_at IS NULL;
CREATE INDEX reviews_untold ON reviews (company, decided_at) WHERE untold = 1;

CREATE TABLE takedowns (
  num INTEGER PRIMARY KEY,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Its status before.
  status TEXT NOT NULL CHECK (status IN ('active', 'hidden')),
  reason TEXT NOT NULL,
  -- The review that was open, to be opened again.
  review INTEGER,
  decided_by INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  undone_at INTEGER
);
CREATE INDEX takedowns_company ON takedowns (company, num);
