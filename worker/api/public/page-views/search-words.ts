/** Counts of the searches that led to a company's products. */
import { type SQL, sql } from 'drizzle-orm'

/** Different words of a company and a day: programs that search for random words fill no more than this. */
const MAX_A_DAY = 200

/** @param rows SELECT of day, company, words, shown and opened, a row for each words of a company and a day */
export const addWords = (rows: SQL): SQL => sql`INSERT INTO interest_words (day, company, words, shown, opened)
  SELECT day, company, words, shown, opened FROM (
    SELECT new.*, old.words IS NOT NULL AS known,
      sum(old.words IS NULL) OVER (PARTITION BY new.day, new.company ORDER BY new.words) AS place,
      (SELECT count(*) FROM (SELECT 1 FROM interest_words AS w WHERE w.day = new.day AND w.company = new.company LIMIT ${MAX_A_DAY})) AS stored
    FROM (${rows}) AS new
      LEFT JOIN interest_words AS old ON old.day = new.day AND old.company = new.company AND old.words = new.words)
  WHERE known OR stored + place <= ${MAX_A_DAY}
  ON CONFLICT DO UPDATE SET shown = shown + excluded.shown, opened = opened + excluded.opened`
