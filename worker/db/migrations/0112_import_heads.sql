-- Heads of the columns of a table (JSON), by which the supplier's answers are found again when the next file has the same ones.
ALTER TABLE imports ADD COLUMN heads TEXT;
CREATE INDEX imports_heads ON imports (company, heads, num) WHERE heads IS NOT NULL;
