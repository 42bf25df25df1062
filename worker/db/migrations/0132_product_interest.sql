-- How often products were shown in lists and opened, and the words that led to them: numbers for each day, nothing about the visitors
-- (docs/decisions/0051-statistics.md). The day comes first, as in views: rows written together are stored together.
CREATE TABLE product_interest (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  company INTEGER NOT NULL,
  product INTEGER NOT NULL,
  -- ISO 3166-1 alpha-2; '' where it is not known.
  country TEXT NOT NULL,
  shown INTEGER NOT NULL DEFAULT 0,
  opened INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (day, company, product, country)
) WITHOUT ROWID;

-- Lists that were shown, a row for each list of a day instead of one for each of its products: the job `shown-products` adds them to the
-- products every hour, and deletes them.
CREATE TABLE shown_lists (
  day INTEGER NOT NULL,
  country TEXT NOT NULL,
  -- What the list was searched by; '' for nothing.
  words TEXT NOT NULL,
  -- JSON: numbers of the products in the list's order, without those of the company whose own people saw it.
  products TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, country, words, products)
) WITHOUT ROWID;

-- Searches whose lists have shown a company's products, and how often one was opened from there. A day has 200 of a company at most.
CREATE TABLE interest_words (
  day INTEGER NOT NULL,
  company INTEGER NOT NULL,
  -- In lower case, with single spaces.
  words TEXT NOT NULL,
  shown INTEGER NOT NULL DEFAULT 0,
  opened INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (day, company, words)
) WITHOUT ROWID;

-- The country of the network that a request was sent from; NULL where it is not known.
ALTER TABLE requests ADD COLUMN country TEXT;
