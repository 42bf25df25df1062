/** Stores to which categories the goods of a supplier's own categories go (docs/decisions/0044-categories-of-files.md). */
import { type SQL, sql } from 'drizzle-orm'

/** Choices that are stored of a supplier; older ones give way. */
const MAX_CHOICES = 5_000

/** A path as `pathKey` makes it, and the number of our category; null: none fits. */
export type ChosenPath = [path: string, category: number | null]

/** @returns the statements that store them */
export const storeChoices = (company: number, chosen: ChosenPath[], now: number): SQL[] => [
  sql`INSERT INTO category_choices (company, path, category, updated_at)
    SELECT ${company}, value ->> 0, value ->> 1, ${now} FROM json_each(${JSON.stringify(chosen)}) WHERE true
    ON CONFLICT (company, path) DO UPDATE SET category = excluded.category, updated_at = excluded.updated_at`,
  sql`DELETE FROM category_choices WHERE company = ${company} AND path IN (SELECT path FROM category_choices
    WHERE company = ${company} ORDER BY updated_at DESC, path LIMIT -1 OFFSET ${MAX_CHOICES})`,
]
