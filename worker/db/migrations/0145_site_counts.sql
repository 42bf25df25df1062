-- How often the site was used: numbers for each day, nothing about the visitors (docs/decisions/0057-visits.md).
CREATE TABLE site_counts (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  -- What was counted (domain/site-counts.ts).
  what TEXT NOT NULL,
  -- A page, language, device, or page and class of a web vital; '' for what has none.
  key TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (day, what, key)
) WITHOUT ROWID;
