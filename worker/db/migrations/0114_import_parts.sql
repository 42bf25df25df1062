-- A price list that is sent in parts: R2's id of the upload, and what of it has arrived (docs/decisions/0042-parts-of-files.md).
ALTER TABLE imports ADD COLUMN upload TEXT;

CREATE TABLE import_parts (
  import INTEGER NOT NULL REFERENCES imports (num) ON DELETE CASCADE,
  -- From 1.
  part INTEGER NOT NULL,
  -- Of R2.
  etag TEXT NOT NULL,
  -- SHA-256 in hexadecimal, by which a sender knows that its file is the same.
  digest TEXT NOT NULL,
  PRIMARY KEY (import, part)
) WITHOUT ROWID;

-- Typed products that are not published have a quota apart from imported ones.
CREATE INDEX products_typed ON products (company)
  WHERE external_id IS NULL AND deleted_at IS NULL AND status <> 'published';
