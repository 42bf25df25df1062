-- Suppliers whose goods pass without a moderator, except one in twenty (docs/behaviour.md, "Trusted suppliers").
CREATE TABLE trusted_suppliers (
  company INTEGER PRIMARY KEY REFERENCES companies (num),
  -- Why, in an operator's words.
  reason TEXT NOT NULL,
  -- Milliseconds since 1970.
  since INTEGER NOT NULL
);

-- 1: it passed by itself, because its supplier was trusted.
ALTER TABLE reviews ADD COLUMN passed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX reviews_passed ON reviews (company, decided_at) WHERE passed = 1;
