-- The words of the search index itself, a row for each place. Whether any begin so is one look into it, where a search would first collect all goods
-- that have such a word.
CREATE VIRTUAL TABLE product_vocabulary USING fts5vocab (product_fts, instance);
