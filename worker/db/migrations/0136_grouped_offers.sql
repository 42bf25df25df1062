-- Offers of a supplier's files that are variants of one product: by their own ids a file of prices and stock names them
-- (docs/behaviour.md, "Groups of offers").
CREATE TABLE grouped_offers (
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Its id in the file.
  offer TEXT NOT NULL,
  product INTEGER NOT NULL REFERENCES products (num) ON DELETE CASCADE,
  -- Article of the variant.
  sku TEXT NOT NULL,
  PRIMARY KEY (company, offer)
) WITHOUT ROWID;
CREATE INDEX grouped_offers_product ON grouped_offers (product);
