-- The Bank of Russia's directory of banks, as the operator imports it (docs/behaviour.md, "Bank by BIC").
CREATE TABLE banks (
  bic TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- Empty where the bank has none.
  correspondent TEXT NOT NULL
) WITHOUT ROWID;
