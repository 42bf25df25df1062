-- What a category's picture shows, by language, as operators write it.
ALTER TABLE categories ADD COLUMN picture_alts TEXT NOT NULL DEFAULT '{}';
