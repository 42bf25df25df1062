/** The operators' journal, the latest act first, a page by key. */
import { type SQL, sql } from 'drizzle-orm'
import type { JournalAct, JournalEntry, JournalFilters, JournalQuery } from '../../../../domain/contract/journal.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { timeOfId } from '../../../../domain/ids.ts'
import type { Database } from '../../../db/connection.ts'
import { idFrom } from '../../../db/id.ts'
import { cutPage } from '../../http/paging.ts'

const PER_PAGE = 24

interface Row {
  id: string
  by: string | null
  person: string | null
  act: JournalAct
  subject: string
  input: string
  before: string
  after: string | null
}

/** Ids begin with their time, so a range of days is a range of ids. */
function range({ from, until }: JournalFilters): SQL {
  const since = from ? sql`AND j.id >= ${idFrom(Date.parse(from), 0)}` : sql``
  const to = until ? sql`AND j.id < ${idFrom(Date.parse(until) + DAY_MS, 0)}` : sql``
  return sql`${since} ${to}`
}

/** @param limit rows, the latest first */
export async function readEntries(db: Database, query: JournalQuery, limit: number): Promise<JournalEntry[]> {
  const { act, subject, before } = query
  // By the more selective index; without a filter by ids alone.
  const which = subject
    ? sql`j.subject = ${subject} ${act ? sql`AND +j.act = ${act}` : sql``}`
    : act
      ? sql`j.act = ${act}`
      : sql`j.id > ''`
  const rows =
    await db.all<Row>(sql`SELECT j.id, u.name AS by, s.name AS person, j.act, j.subject, j.input, j.before, j.after
    FROM journal AS j LEFT JOIN users AS u ON u.num = j.operator
    LEFT JOIN users AS s ON s.id = j.subject AND j.act LIKE 'person-%'
    WHERE ${which} ${range(query)} ${before ? sql`AND j.id < ${before}` : sql``} ORDER BY j.id DESC LIMIT ${limit}`)
  return rows.map(({ id, by, person, input, before: was, after, ...row }) => ({
    ...row,
    id,
    by: by ?? '',
    person: person ?? '',
    at: new Date(timeOfId(id)).toISOString(),
    input: JSON.parse(input),
    before: JSON.parse(was),
    after: JSON.parse(after ?? 'null'),
  }))
}

export async function readJournal(db: Database, query: JournalQuery) {
  const { shown, last } = cutPage(await readEntries(db, query, PER_PAGE + 1), PER_PAGE)
  return { data: shown, meta: { next: last?.id ?? null } }
}
