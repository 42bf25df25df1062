-- VAT, customs fees and excise of imports into Russia, as operators keep them (docs/behaviour.md, "Rates at the border"). Nothing is shipped:
-- without a row the term of an estimate is not known. `codes`: digits that a TN VED code begins with, '' for all. `rate`: per cent as a
-- decimal text. `amount` and `up_to` (the highest customs value that a fee is for) are kopecks.
CREATE TABLE border_rates (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('vat', 'reduced-vat', 'fee', 'excise')),
  codes TEXT NOT NULL DEFAULT '',
  rate TEXT,
  amount INTEGER,
  up_to INTEGER,
  valid_from TEXT NOT NULL,
  valid_to TEXT,
  source TEXT NOT NULL,
  address TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
