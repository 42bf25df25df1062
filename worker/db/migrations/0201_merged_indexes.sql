-- The job search-index merges three segments of like size, not only four: each look-up of a word opens every segment.
INSERT INTO product_fts (product_fts, rank) VALUES ('usermerge', 3);
INSERT INTO directory_fts (directory_fts, rank) VALUES ('usermerge', 3);
