/** Erases what requests have of their sender: when a consent is withdrawn, and with an account. */
import { type SQL, sql } from 'drizzle-orm'

/** What the buyer sent to an inquiry: with its messages, and with its request. */
const SENT_FILES = sql`(SELECT file.value ->> 'id' FROM messages AS m CROSS JOIN json_each(m.files) AS file
    WHERE m.inquiry = message_files.inquiry AND m.side = 'buyer'
  UNION ALL SELECT file.value ->> 'id' FROM inquiries AS i CROSS JOIN requests AS r ON r.num = i.request CROSS JOIN json_each(r.files) AS file
    WHERE i.num = message_files.inquiry)`

/**
 * Erases what the buyer wrote and sent in conversations. Files first, while their messages still name them; the job for unused files then
 * deletes them.
 * @param which numbers of the inquiries
 */
export const eraseConversations = (which: SQL): SQL[] => [
  sql`DELETE FROM message_files WHERE inquiry IN ${which} AND file IN ${SENT_FILES}`,
  sql`UPDATE messages SET text = '', files = '[]', author = NULL WHERE inquiry IN ${which} AND side = 'buyer' AND kind = 'text'`,
  sql`UPDATE quotes SET reason = '' WHERE inquiry IN ${which}`,
]

/** @returns the statement that deletes the notices of messages in conversations, sent or not */
export const deleteMessageNotices = (which: SQL): SQL =>
  sql`DELETE FROM notices WHERE num IN (SELECT n.num FROM inquiries AS i
    CROSS JOIN notices AS n ON n.key >= 'message:' || i.id || ':' AND n.key < 'message:' || i.id || ';' WHERE i.num IN ${which})`

/**
 * @param which condition on the table requests
 * @returns the statements; products, quantities and answers stay for the time of "Retention" (docs/behaviour.md)
 */
export const eraseRequests = (which: SQL): SQL[] => [
  sql`UPDATE open_requests SET status = 'closed' WHERE status IN ('unconfirmed', 'open')
    AND request IN (SELECT num FROM requests WHERE ${which})`,
  sql`UPDATE request_lines SET words = '' WHERE words <> '' AND request IN (SELECT num FROM requests WHERE ${which})`,
  sql`UPDATE requests SET files = '[]', contact = '{}', message = '', delivered_to = '', country = NULL, receipt = NULL, user = NULL WHERE ${which}`,
]

const partsOf = (request: number): SQL => sql`(SELECT num FROM inquiries WHERE request = ${request})`

/** Erases the sender's data in a request whose consent is withdrawn, at every supplier, and the notices of it, sent or not. */
export const requestWithdrawal = ({ num, id }: { num: number; id: string }, now: number): SQL[] => [
  sql`DELETE FROM jobs WHERE name = ${`request-parts:${id}`}`,
  sql`DELETE FROM notices WHERE key IN (SELECT 'inquiry:' || id FROM inquiries WHERE request = ${num})`,
  deleteMessageNotices(partsOf(num)),
  ...eraseConversations(partsOf(num)),
  sql`UPDATE inquiries SET contact = '{}', message = '', receipt = NULL, user = NULL, status = 'closed', waiting_since = NULL,
    version = version + 1, updated_at = ${now} WHERE request = ${num}`,
  ...eraseRequests(sql`num = ${num}`),
]
