import { type SQL, sql } from 'drizzle-orm'
import { directoryNum } from './directory-num.ts'

/**
 * Takes a company off the site for good: its review leaves the queue, and it leaves the lists. What frees its tax number is left to the
 * caller: that of a blocked one stays with an owner who leaves, and goes along where it is merged.
 * @param condition with which alone it is closed
 */
export const closeCompany = (company: number, condition: SQL, now: number): SQL[] => [
  sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn'
    WHERE decided_at IS NULL AND kind = 'company' AND subject = ${company} AND ${condition}`,
  sql`UPDATE companies SET status = CASE status WHEN 'active' THEN 'hidden' WHEN 'pending' THEN 'draft' ELSE status END,
    version = version + 1 WHERE num = ${company} AND ${condition}`,
  sql`INSERT OR IGNORE INTO reindex (num) SELECT ${directoryNum('company', company)} WHERE ${condition}`,
]
