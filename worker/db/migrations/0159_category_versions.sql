-- Operators edit categories (docs/behaviour.md, "Categories"); the version is for If-Match.
ALTER TABLE categories ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
