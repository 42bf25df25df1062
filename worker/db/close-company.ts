import { type SQL, sql } from 'drizzle-orm'
import { directoryNum } from './directory-num.ts'

/**
 * Takes a company off the site for good: its review is removed from the queue, and the company from the lists. Its tax
 * number is left to the caller: a blocked company's number remains with an owner who leaves, and is passed on in a
 * merge.
 * @param condition only where it is true the company is closed
 */
export const closeCompany = (company: number, condition: SQL, now: number): SQL[] => [
  sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn'
    WHERE decided_at IS NULL AND kind = 'company' AND subject = ${company} AND ${condition}`,
  sql`UPDATE companies SET status = CASE status WHEN 'active' THEN 'hidden' WHEN 'pending' THEN 'draft' ELSE status END,
    version = version + 1 WHERE num = ${company} AND ${condition}`,
  sql`INSERT OR IGNORE INTO reindex (num) SELECT ${directoryNum('company', company)} WHERE ${condition}`,
]
