-- The quantities, notes and link of a person's favourites are a row of their lists. Which products it has is in `favourites`.
ALTER TABLE lists ADD COLUMN of_favourites INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX lists_of_favourites ON lists (user) WHERE of_favourites = 1;
