-- Sitemaps walk through all published products by num; an index is much smaller than the rows.
CREATE INDEX products_sitemap ON products (num, id, slug, updated_at) WHERE status = 'published';
