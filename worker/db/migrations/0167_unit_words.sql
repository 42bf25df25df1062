-- What suppliers call a unit beside the spellings that the program has (docs/behaviour.md, "Names of units").
CREATE TABLE unit_words (
  -- In lower case, without dots and spaces.
  word TEXT PRIMARY KEY,
  unit TEXT NOT NULL
);
