/** Erases what requests have of their sender: when a consent is withdrawn, and with an account. */
import { type SQL, sql } from 'drizzle-orm'

/**
 * @param which condition on the table requests
 * @returns the statements; products, quantities and answers stay for the time of "Retention" (docs/behaviour.md)
 */
export const eraseRequests = (which: SQL): SQL[] => [
  sql`UPDATE open_requests SET status = 'closed' WHERE status IN ('unconfirmed', 'open')
    AND request IN (SELECT num FROM requests WHERE ${which})`,
  sql`UPDATE request_lines SET words = '' WHERE words <> '' AND request IN (SELECT num FROM requests WHERE ${which})`,
  sql`UPDATE requests SET contact = '{}', message = '', delivered_to = '', country = NULL, receipt = NULL, user = NULL WHERE ${which}`,
]

/** Erases the sender's data in a request whose consent is withdrawn, at every supplier, and the notices of it, sent or not. */
export const requestWithdrawal = ({ num, id }: { num: number; id: string }, now: number): SQL[] => [
  sql`DELETE FROM jobs WHERE name = ${`request-parts:${id}`}`,
  sql`DELETE FROM notices WHERE key IN (SELECT 'inquiry:' || id FROM inquiries WHERE request = ${num})`,
  sql`UPDATE inquiries SET contact = '{}', message = '', receipt = NULL, user = NULL, status = 'closed', version = version + 1,
    updated_at = ${now} WHERE request = ${num}`,
  ...eraseRequests(sql`num = ${num}`),
]
