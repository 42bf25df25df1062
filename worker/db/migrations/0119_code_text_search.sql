-- Notes and explanations of codes are searched where no name has all the words (worker/db/code-texts.ts). Those that are there already are indexed
-- in the background (worker/jobs/index-texts.ts).
CREATE VIRTUAL TABLE code_texts_fts USING fts5 (
  body, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars './'"
);
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'index-texts', 'index-texts', 'null', 0, 0 WHERE EXISTS (SELECT 1 FROM code_texts)
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
