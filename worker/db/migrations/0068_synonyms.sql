-- Names of things that operators add to the shipped ones (worker/db/search-text/vocabulary.ts). `names`: JSON of each language's names.
-- `generic`: a material or another property, which by itself does not say what is wanted.
CREATE TABLE synonyms (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  names TEXT NOT NULL,
  generic INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
