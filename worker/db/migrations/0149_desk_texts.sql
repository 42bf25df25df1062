-- What a category's picture shows, by language, as operators write it.
ALTER TABLE categories ADD COLUMN picture_alts TEXT NOT NULL DEFAULT '{}';

-- Legal pages and landing texts as operators write them (docs/decisions/0071-texts-with-a-first-day.md).
CREATE TABLE legal_texts (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- domain/legal-texts.ts
  text TEXT NOT NULL,
  -- First day (UTC) on which it holds; NULL: a draft.
  holds_from TEXT,
  -- Markdown by language.
  bodies TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX legal_texts_days ON legal_texts (text, holds_from) WHERE holds_from IS NOT NULL;
