-- Goods that were made by hand, by the model under which programs know them (docs/behaviour.md, "Products by article").
CREATE INDEX products_own_model ON products (company, model)
  WHERE model IS NOT NULL AND external_id IS NULL AND deleted_at IS NULL;
