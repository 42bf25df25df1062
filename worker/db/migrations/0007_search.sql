-- Words of letters alone as they stand in indexed texts, and their stems: what a query is compared with when the index does
-- not know one of its words. They stay when the last text with them goes: a word that finds nothing is simply not offered.
CREATE TABLE search_words (
  word TEXT PRIMARY KEY,
  -- What the indexes have for it.
  term TEXT NOT NULL,
  -- Its sound in Latin letters (web/words/latin-key.ts), in which "klapan" and «клапан» are one.
  key TEXT NOT NULL,
  -- Whether it stands in texts so, or is a stem alone.
  whole INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX search_words_key ON search_words (key);
CREATE INDEX search_words_term ON search_words (term);

-- Every word as it is and with each letter left out. Two words are one edit apart only when they share a row here, so that
-- a misspelt word is looked up by as many keys as it has letters, however many words there are.
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

-- Took the place of reading the index's own dictionary, which counts every occurrence of a word before it tells of it.
DROP TABLE product_terms;
