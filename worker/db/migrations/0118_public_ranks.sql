-- What is public, with its rank: a search ranks a thousand hits, and reading each one's row for its status and rank took most of the time.
CREATE INDEX products_public_rank ON products (num, rank) WHERE status = 'published';
