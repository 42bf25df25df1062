/** Rows of a person that a merged account leaves to the other one (docs/behaviour.md, "Merged accounts"). */
import { type SQL, sql } from 'drizzle-orm'

/** Table, column with the number of a person, and key: each is read by an index of that column. */
const NUMBERED = [
  ...['inquiries', 'requests', 'orders', 'notices', 'addresses', 'lists', 'reports', 'api_tokens'].map((table) => ({
    table,
    column: 'user',
  })),
  ...['messages', 'imports', 'goods_feeds', 'organization_acts'].map((table) => ({ table, column: 'author' })),
  { table: 'order_approvals', column: 'requester' },
  { table: 'order_approvals', column: 'decided_by' },
  { table: 'company_requests', column: 'answered_by' },
].map((one) => ({ ...one, key: sql`num` }))

const KEYED = [
  { table: 'order_steps', column: 'author', key: sql`order_num, status` },
  { table: 'quote_versions', column: 'sent_by', key: sql`quote, version` },
  { table: 'story_versions', column: 'author', key: sql`story, version` },
]

/** Tables in which a person has at most one row for a thing: where both accounts have one, that of the other account stays. */
const ONCE = [
  { table: sql`favourites`, key: sql`product` },
  { table: sql`follows`, key: sql`kind, filters` },
  { table: sql`unread_threads`, key: sql`inquiry` },
  { table: sql`company_requests`, key: sql`company, kind` },
]

/** @returns the statements of one step, each of which changes `limit` rows at most */
export const moveStatements = (from: number, to: number, limit: number): SQL[] => [
  ...ONCE.flatMap(({ table, key }) => {
    const of = (user: number) => sql`SELECT ${key} FROM ${table} WHERE user = ${user}`
    return [
      sql`DELETE FROM ${table} WHERE user = ${from} AND (${key}) IN (${of(to)})`,
      sql`UPDATE ${table} SET user = ${to} WHERE user = ${from} AND (${key}) IN (${of(from)} LIMIT ${limit})`,
    ]
  }),
  sql`UPDATE lists SET of_favourites = 0 WHERE user = ${from} AND of_favourites = 1`,
  // Uploads for an organization belong to it.
  sql`UPDATE files SET uploaded_by = ${to} WHERE id IN
    (SELECT id FROM files WHERE uploaded_by = ${from} AND company IS NULL LIMIT ${limit})`,
  ...[...NUMBERED, ...KEYED].map(({ table: name, column: who, key }) => {
    const table = sql.identifier(name)
    const column = sql.identifier(who)
    return sql`UPDATE ${table} SET ${column} = ${to} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${column} = ${from} LIMIT ${limit})`
  }),
]
