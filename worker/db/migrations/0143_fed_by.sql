-- Where a product that an import wrote came from last: 'upload', 'exchange' (1C) or 'feed:{id}' of goods_feeds; computed from the row and
-- stored in the index alone. NULL: typed by hand, or not imported since.
ALTER TABLE products ADD COLUMN fed_by TEXT GENERATED ALWAYS AS (fed ->> 'source') VIRTUAL;
CREATE INDEX products_fed_by ON products (company, fed_by) WHERE fed_by IS NOT NULL AND deleted_at IS NULL;
