-- What a product lacks, as bits: 1, 2, 4 a name in English, Russian, Chinese; 8 an image; 16 a price; 32 any value of its category's
-- parameters. Computed from the row and stored in the index alone, from which the list of one's own products is counted.
ALTER TABLE products ADD COLUMN lacks INTEGER GENERATED ALWAYS AS (
  (names ->> 'en' IS NULL) + 2 * (names ->> 'ru' IS NULL) + 4 * (names ->> 'zh' IS NULL)
  + 8 * (instr(pictures, '"kind":"photo"') = 0 AND instr(pictures, '"kind":"drawing"') = 0 AND instr(pictures, '"kind":"logo"') = 0)
  + 16 * (on_request = 0 AND tiers = '[]' AND instr(variants, '"tiers":[{') = 0)
  + 32 * (parameters = '[]')
) VIRTUAL;
CREATE INDEX products_own_lacks ON products (company, status, lacks, stock, priced_at, category, external_id, updated_at)
  WHERE deleted_at IS NULL;

-- Requests that a product was in.
CREATE INDEX request_lines_product ON request_lines (product) WHERE product IS NOT NULL;
