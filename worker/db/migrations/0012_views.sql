-- How often people opened a company's page and those of its products: a number a day and page, and nothing of who looked.
-- The day comes first: what is written together stands together, and old days go from one end (worker/jobs/expired-rows.ts).
CREATE TABLE views (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  -- Whose page it is; what was seen of a product that is gone stays seen.
  company INTEGER NOT NULL,
  -- 'product' or 'company', and its num.
  kind TEXT NOT NULL,
  subject INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, company, kind, subject)
) WITHOUT ROWID;
