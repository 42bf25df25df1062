-- Sitemaps walk all published products by row number; the rows themselves are fat.
CREATE INDEX products_sitemap ON products (num, id, slug, updated_at) WHERE status = 'published';
