-- A change of many goods at once is an import without a file: JSON of which goods, of what changes, and of what was found
-- (docs/decisions/0048-product-edits.md). NULL: a price list.
ALTER TABLE imports ADD COLUMN edit TEXT;
