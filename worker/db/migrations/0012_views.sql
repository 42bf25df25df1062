-- How often people opened a company's page and those of its products: a number for each day and page, nothing about the visitors.
-- The day comes first: rows written together are stored together, and old days are deleted from one end (worker/jobs/expired-rows.ts).
CREATE TABLE views (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  -- The company whose page it is; the views of a deleted product stay.
  company INTEGER NOT NULL,
  -- 'product' or 'company', with its num in the next column.
  kind TEXT NOT NULL,
  subject INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, company, kind, subject)
) WITHOUT ROWID;
