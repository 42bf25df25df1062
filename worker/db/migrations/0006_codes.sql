-- The classifiers, OKVED-2 and TN VED. An edition is read as a whole and searched in memory: it is stored in its compact form
-- (domain/classifier/compact.ts), split into parts that fit a row. What is only read for one code at a time has rows.

CREATE TABLE code_editions (
  num INTEGER PRIMARY KEY,
  -- Hash of the content: the same rows are the same edition, wherever they are loaded.
  id TEXT NOT NULL,
  tree TEXT NOT NULL CHECK (tree IN ('okved', 'tnved')),
  -- Day of the edition (ISO 8601).
  dated TEXT NOT NULL,
  builtin INTEGER NOT NULL,
  nodes INTEGER NOT NULL,
  loaded_at INTEGER NOT NULL,
  -- One edition of a tree is current; the others are older or still being loaded.
  current INTEGER NOT NULL DEFAULT 0,
  UNIQUE (tree, id)
);
CREATE UNIQUE INDEX code_editions_current ON code_editions (tree) WHERE current = 1;

CREATE TABLE code_edition_parts (
  edition INTEGER NOT NULL REFERENCES code_editions (num),
  part INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (edition, part)
);

-- Notes to sections and chapters, explanations of activities: Russian, a JSON array of paragraphs.
CREATE TABLE code_texts (
  edition INTEGER NOT NULL REFERENCES code_editions (num),
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'explanation')),
  paragraphs TEXT NOT NULL,
  PRIMARY KEY (edition, code, kind)
);

-- Codes that an earlier edition had and the current one lacks: their pages say so and link to the nearest code.
CREATE TABLE retired_codes (
  tree TEXT NOT NULL CHECK (tree IN ('okved', 'tnved')),
  code TEXT NOT NULL,
  names TEXT NOT NULL,
  -- Day of the last edition it was in.
  last_dated TEXT NOT NULL,
  PRIMARY KEY (tree, code)
);
