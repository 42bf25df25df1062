/** Everything that is stored about a user, table by table, for the archive and for the deletion of an account. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { forgetMail } from '../../inbound/unmatched.ts'
import { deleteMessageNotices, eraseConversations, eraseRequests } from '../../public/requests/erase.ts'
import { inquiriesOfUser, requestsOfUser } from '../requests/sender-conditions.ts'

/** The user's contacts, verified or not: notices go to either. */
const own = (user: number): SQL => sql`(SELECT +value FROM contacts WHERE user = ${user})`
const verified = (user: number): SQL =>
  sql`(SELECT +value FROM contacts WHERE user = ${user} AND verified_at IS NOT NULL)`

/**
 * Numbers of the notices, sent or not, that go to the user or contain the user's address. Each condition is spelled as in its index,
 * because SQLite uses an index on an expression for that spelling alone.
 */
const theirNotices = (user: number): SQL => sql`(
  SELECT num FROM notices WHERE user = ${user}
  UNION SELECT num FROM notices WHERE recipient IN ${own(user)}
  UNION SELECT num FROM notices WHERE json_extract(email, '$.replyTo') IN ${own(user)}
  UNION SELECT num FROM notices WHERE json_extract(email, '$.params.contact') IN ${own(user)})`

/** Numbers of the reports that the user has sent, or someone without an account with a contact that is proven to be theirs. */
const theirReports = (user: number): SQL => sql`(
  SELECT num FROM reports WHERE user = ${user}
  UNION SELECT num FROM reports WHERE user IS NULL AND json_extract(contact, '$.email') IN ${verified(user)}
  UNION SELECT num FROM reports WHERE user IS NULL AND json_extract(contact, '$.phone') IN ${verified(user)})`

/** Names of the jobs that send them. */
const theirNoticeJobs = (user: number): SQL => sql`(
  SELECT 'notice:email:' || value FROM contacts WHERE user = ${user}
  UNION SELECT 'notice:sms:' || value FROM contacts WHERE user = ${user})`

/** By key in the archive: the user's rows as stored; times are milliseconds since 1970, JSON is text. */
const ROWS: Record<string, (user: number) => SQL> = {
  account: (user) =>
    sql`SELECT id, name, locale, notifications, notice_times, blocked_at, blocked_reason, created_at, updated_at FROM users WHERE num = ${user}`,
  contacts: (user) =>
    sql`SELECT id, kind, value, pending, verified_at, main, created_at, unsent, unsent_since FROM contacts WHERE user = ${user}`,
  consents: (user) => sql`SELECT version, locale, given_at, withdrawn_at FROM consents WHERE user = ${user}`,
  loginChanges: (user) =>
    sql`SELECT kind, before, after, created_at, expires_at FROM login_changes WHERE user = ${user}`,
  sessions: (user) => sql`SELECT id, agent, fingerprint, created_at, rotated_at, expires_at, ended_at
    FROM sessions WHERE user = ${user}`,
  operator: (user) => sql`SELECT roles, granted_at FROM operators WHERE user = ${user}`,
  favourites: (
    user,
  ) => sql`SELECT p.id, p.names, f.added_at FROM favourites AS f JOIN products AS p ON p.num = f.product
    WHERE f.user = ${user}`,
  lists: (user) => sql`SELECT id, name, items, created_at, updated_at FROM lists WHERE user = ${user}`,
  organizations: (user) => sql`SELECT c.id, c.names, e.name, e.position, e.role, e.status, e.contact, e.created_at
    FROM employees AS e JOIN companies AS c ON c.num = e.company WHERE e.user = ${user}`,
  inquiries: (
    user,
  ) => sql`SELECT i.id, c.id AS company, i.item, i.quantity, i.message, i.contact, i.consent, i.status, i.reply, i.created_at
    FROM inquiries AS i JOIN companies AS c ON c.num = i.company WHERE i.num IN ${inquiriesOfUser(user)}`,
  requests: (user) =>
    sql`SELECT r.id, r.contact, r.shows_contact, r.message, r.files, r.needed_by, r.delivered_to, r.incoterm, r.currency, r.vat, r.consent, r.country, r.created_at,
      (SELECT json_group_array(json_object('product', l.product, 'words', l.words, 'quantity', l.quantity, 'unit', l.unit, 'item', json(l.item)))
        FROM request_lines AS l WHERE l.request = r.num) AS lines
      FROM requests AS r WHERE r.num IN ${requestsOfUser(user)}`,
  unreadThreads: (user) =>
    sql`SELECT i.id AS inquiry, u.n, u.at FROM unread_threads AS u JOIN inquiries AS i ON i.num = u.inquiry WHERE u.user = ${user}`,
  messages: (
    user,
  ) => sql`SELECT m.id, i.id AS inquiry, m.side, m.kind, m.text, m.files, m.created_at FROM messages AS m JOIN inquiries AS i ON i.num = m.inquiry
    WHERE m.internal = 0 AND m.inquiry IN ${inquiriesOfUser(user)}
    UNION SELECT m.id, i.id AS inquiry, m.side, m.kind, m.text, m.files, m.created_at FROM messages AS m JOIN inquiries AS i ON i.num = m.inquiry
    WHERE m.author = ${user}`,
  quotes: (user) => sql`SELECT q.id, i.id AS inquiry, q.year, q.serial, q.status, q.sent, q.reason, q.updated_at
      FROM quotes AS q JOIN inquiries AS i ON i.num = q.inquiry WHERE q.sent > 0 AND q.inquiry IN ${inquiriesOfUser(user)}`,
  sentQuotes: (user) =>
    sql`SELECT q.id, s.version, s.sent_at FROM quote_versions AS s JOIN quotes AS q ON q.num = s.quote WHERE s.sent_by = ${user}`,
  storyVersions: (user) =>
    sql`SELECT s.id AS story, v.version, v.act, v.created_at FROM story_versions AS v JOIN stories AS s ON s.num = v.story WHERE v.author = ${user}`,
  orders: (user) =>
    sql`SELECT id, year, serial, status, agreed, gross, currency, contact, created_at FROM orders WHERE user = ${user}`,
  orderApprovals: (user) =>
    sql`SELECT id, status, requester_name, decided_by_name, gross, currency, reason, created_at, decided_at FROM order_approvals
      WHERE requester = ${user} OR decided_by = ${user}`,
  orderSteps: (user) =>
    sql`SELECT o.id AS "order", s.status, s.day, s.note FROM order_steps AS s JOIN orders AS o ON o.num = s.order_num WHERE s.author = ${user}`,
  organizationActs: (user) =>
    sql`SELECT a.act, a.subject, c.id AS company, a.created_at FROM organization_acts AS a JOIN companies AS c ON c.num = a.company WHERE a.author = ${user}`,
  addresses: (user) => sql`SELECT id, name, text, created_at, updated_at FROM addresses WHERE user = ${user}`,
  follows: (user) => sql`SELECT id, kind, filters, news, changed_at, created_at FROM follows WHERE user = ${user}`,
  goodsFeeds: (user) => sql`SELECT id, url, hour, weekday, created_at FROM goods_feeds WHERE author = ${user}`,
  imports: (user) => sql`SELECT id, file_name, size, status, created_at FROM imports WHERE author = ${user}`,
  editionImports: (user) => sql`SELECT id, tree, dated, status, created_at FROM edition_imports WHERE author = ${user}`,
  apiTokens: (user) =>
    sql`SELECT id, name, scopes, created_at, expires_at, used_at FROM api_tokens WHERE user = ${user}`,
  companyRequests: (user) =>
    sql`SELECT r.id, r.kind, c.id AS company, r.contact, r.message, r.registered_name, r.payment, r.evidence,
      r.status, r.reason, r.created_at, r.decided_at
      FROM company_requests AS r JOIN companies AS c ON c.num = r.company WHERE r.user = ${user}`,
  claimAnswers: (user) =>
    sql`SELECT r.id, r.answer, r.answered_at FROM company_requests AS r WHERE r.answered_by = ${user}`,
  leads: (user) => sql`SELECT id, page, contact, message, created_at FROM leads
    WHERE json_extract(contact, '$.email') IN ${verified(user)}
    UNION SELECT id, page, contact, message, created_at FROM leads WHERE json_extract(contact, '$.phone') IN ${verified(user)}`,
  reports: (
    user,
  ) => sql`SELECT id, kind, subject, reason, message, contact, status, answer, iif(appeal_side = 'reporter', appeal, NULL) AS appeal, created_at
    FROM reports WHERE num IN ${theirReports(user)}`,
  notices: (user) =>
    sql`SELECT event, channel, recipient, email, created_at, due_at, sent_at, read_at FROM notices WHERE num IN ${theirNotices(user)}`,
  unassignedMail: (user) =>
    sql`SELECT sender, recipient, subject, text, created_at FROM unmatched_mail WHERE sender IN ${verified(user)}`,
  pushSubscriptions: (user) => sql`SELECT endpoint, created_at FROM push_subscriptions WHERE user = ${user}`,
  // Uploads for an organization belong to the organization.
  uploads: (user) =>
    sql`SELECT id, name, type, size, created_at FROM files WHERE uploaded_by = ${user} AND company IS NULL`,
}

/** @returns all rows of the user, by table */
export async function archiveOf(db: Database, user: number) {
  const tables = Object.entries(ROWS).map(
    async ([name, rows]) => [name, await db.all<Record<string, unknown>>(rows(user))] as const,
  )
  return Object.fromEntries(await Promise.all(tables))
}

/** @returns the statements that erase personal data; rows of the organization remain without it */
export const eraseStatements = (user: number, id: string, now: number): SQL[] => [
  sql`UPDATE users SET name = '', notifications = '{}', notice_times = '{}', company = NULL, blocked_at = NULL, blocked_reason = NULL, deleted_at = ${now}, updated_at = ${now} WHERE num = ${user}`,
  // The record of a withdrawn consent is proof for the time of "Retention" (docs/behaviour.md); its only personal data is the account's
  // number.
  sql`UPDATE consents SET withdrawn_at = ${now} WHERE user = ${user} AND withdrawn_at IS NULL`,
  sql`UPDATE sessions SET ended_at = coalesce(ended_at, ${now}), agent = '', fingerprint = NULL WHERE user = ${user}`,
  sql`UPDATE employees SET name = '', contact = NULL, status = 'disabled', deleted_at = coalesce(deleted_at, ${now})
    WHERE user = ${user}`,
  ...eraseConversations(inquiriesOfUser(user)),
  sql`DELETE FROM unread_threads WHERE user = ${user}`,
  sql`UPDATE messages SET author = NULL WHERE author = ${user}`,
  sql`UPDATE story_versions SET author = NULL WHERE author = ${user}`,
  sql`UPDATE organization_acts SET author = NULL WHERE author = ${user}`,
  sql`UPDATE quote_versions SET sent_by = NULL WHERE sent_by = ${user}`,
  sql`DELETE FROM order_files WHERE file IN (SELECT id FROM files WHERE uploaded_by = ${user} AND company IS NULL)`,
  sql`UPDATE order_steps SET files = '[]' WHERE author = ${user} AND side = 'buyer'`,
  // What was agreed stays with both legal entities, as accounting needs it (docs/behaviour.md, "What stays after leaving").
  sql`UPDATE orders SET user = NULL, contact = '' WHERE user = ${user}`,
  sql`UPDATE order_steps SET author = NULL WHERE author = ${user}`,
  sql`UPDATE order_approvals SET requester = NULL, requester_name = '' WHERE requester = ${user}`,
  sql`UPDATE order_approvals SET decided_by = NULL, decided_by_name = '', reason = '' WHERE decided_by = ${user}`,
  sql`UPDATE imports SET author = NULL WHERE author = ${user}`,
  sql`UPDATE edition_imports SET author = NULL WHERE author = ${user}`,
  sql`UPDATE goods_feeds SET author = NULL WHERE author = ${user}`,
  // Suppliers' notices about the rows that are erased below: deleted first, because they are found by those rows.
  sql`DELETE FROM notices WHERE key IN (SELECT 'inquiry:' || id FROM inquiries WHERE num IN ${inquiriesOfUser(user)})`,
  deleteMessageNotices(inquiriesOfUser(user)),
  sql`UPDATE inquiries SET contact = '{}', message = '', receipt = NULL, user = NULL WHERE num IN ${inquiriesOfUser(user)}`,
  ...eraseRequests(sql`num IN ${requestsOfUser(user)}`),
  sql`UPDATE reports SET contact = '{}', message = '', user = NULL, receipt = NULL, appeal = iif(appeal_side = 'reporter', '', appeal)
    WHERE num IN ${theirReports(user)}`,
  sql`DELETE FROM api_tokens WHERE user = ${user}`,
  sql`DELETE FROM company_requests WHERE user = ${user}`,
  sql`UPDATE company_requests SET answer = NULL, answered_by = NULL WHERE answered_by = ${user}`,
  sql`DELETE FROM favourites WHERE user = ${user}`,
  sql`DELETE FROM lists WHERE user = ${user}`,
  sql`DELETE FROM addresses WHERE user = ${user}`,
  sql`DELETE FROM follows WHERE user = ${user}`,
  sql`DELETE FROM operators WHERE user = ${user}`,
  sql`DELETE FROM employees WHERE status = 'invited' AND deleted_at IS NULL
    AND contact IN (SELECT value FROM contacts WHERE user = ${user} AND verified_at IS NOT NULL)`,
  sql`DELETE FROM notices WHERE num IN ${theirNotices(user)}`,
  sql`DELETE FROM jobs WHERE name IN ${theirNoticeJobs(user)}`,
  forgetMail(sql`sender IN ${verified(user)}`),
  sql`DELETE FROM push_subscriptions WHERE user = ${user}`,
  sql`DELETE FROM contacts WHERE user = ${user}`,
  sql`DELETE FROM login_changes WHERE user = ${user}`,
  sql`DELETE FROM idempotency WHERE scope = ${id}`,
]
