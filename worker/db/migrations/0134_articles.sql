-- An organization's products by their article as it is looked up, however it is written (docs/behaviour.md, "Pictures by article").
CREATE INDEX products_article ON products
  (company, lower(replace(replace(replace(replace(model, ' ', ''), '-', ''), '.', ''), '/', '')))
  WHERE model IS NOT NULL AND deleted_at IS NULL;
