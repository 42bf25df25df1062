-- Words (letters only) of indexed texts, and their stems: a query is compared with them when the index does
-- not know one of its words. They stay after the last text with them: a word without results is not suggested.
CREATE TABLE search_words (
  word TEXT PRIMARY KEY,
  -- Its form in the indexes.
  term TEXT NOT NULL,
  -- Its sound in Latin letters (domain/search-text/latin-key.ts), the same for "klapan" and «клапан».
  key TEXT NOT NULL,
  -- 1 if texts contain this word, 0 if it is only a stem.
  whole INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX search_words_key ON search_words (key);
CREATE INDEX search_words_term ON search_words (term);

-- Every word, unchanged and with each of its letters left out. Words one edit apart share a row here, so that
-- looking up a misspelt word takes as many keys as it has letters, however many words there are.
CREATE TABLE search_spellings (
  piece TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (piece, word)
) WITHOUT ROWID;

CREATE TRIGGER search_words_spelled AFTER INSERT ON search_words
BEGIN
  INSERT INTO search_spellings (piece, word)
  SELECT new.word, new.word
  UNION SELECT substr(new.word, 1, value - 1) || substr(new.word, value + 1), new.word
  FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]') WHERE value <= length(new.word);
END;

-- Replaced the index's own dictionary, which counts every occurrence of a word before it returns the word.
DROP TABLE product_terms;
