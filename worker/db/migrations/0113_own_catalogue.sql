-- The whole catalogue of a company, page by page, as a file has it.
CREATE INDEX products_own_catalogue ON products (company, num) WHERE deleted_at IS NULL;
