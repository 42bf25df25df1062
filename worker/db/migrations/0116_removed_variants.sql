-- Variants that were taken from a product in the last 7 days, as they were (StoredVariant), so that they can be put back.
CREATE TABLE removed_variants (
  num INTEGER PRIMARY KEY,
  product INTEGER NOT NULL,
  -- The variant's own id, under which it comes back.
  id TEXT NOT NULL UNIQUE,
  variant TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX removed_variants_product ON removed_variants (product, created_at);
CREATE INDEX removed_variants_created ON removed_variants (created_at);
