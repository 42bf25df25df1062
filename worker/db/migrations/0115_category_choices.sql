-- Which category of ours the goods of a supplier's own category belong to, as the supplier has said (docs/decisions/0044-categories-of-files.md).
CREATE TABLE category_choices (
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Names of the supplier's category and of those above it, in lower case: "valves > ball valves".
  path TEXT NOT NULL,
  -- NULL: none of ours fits.
  category INTEGER REFERENCES categories (num),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (company, path)
) WITHOUT ROWID;
CREATE INDEX category_choices_category ON category_choices (category) WHERE category IS NOT NULL;
