import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { inquiryNumber } from '../../domain/inquiry-number.ts'
import { MAX_NOTIFIED_OF_OPEN, MAX_OPEN_NOTICES } from '../../domain/limits.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import { requestLineText } from '../../domain/request-line-text.ts'
import type { Text } from '../../domain/text.ts'
import { emailFormats, labelledName } from '../api/delivery/emails.ts'
import { type NoticeReader, type NotifiedEvent, raise } from '../api/delivery/raise.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { inquiryReaders } from '../api/organization/notified-managers.ts'
import { type LineInWords, linesInWords } from '../api/public/requests/open/lines.ts'
import { type Database, database } from '../db/connection.ts'
import { defineJob } from './job.ts'

/** Suppliers of a step. */
const AT_ONCE = 20
/** Lines that an e-mail names; the others are on the page that it links to. */
const MAX_LINES = 10

interface Published {
  id: string
  request: string
  category: number
  names: Text
  lines: LineInWords[]
  count: number
}

async function readPublished(db: Database, id: string): Promise<Published | null> {
  const [row] = await db.all<{ request: string; category: number; names: string; lines: string; count: number }>(
    sql`SELECT r.id AS request, o.category, c.names, ${linesInWords(sql`o.request`, MAX_LINES)} AS lines, o.lines AS count
      FROM open_requests AS o CROSS JOIN requests AS r ON r.num = o.request CROSS JOIN categories AS c ON c.num = o.category
      WHERE o.id = ${id} AND o.status = 'open'`,
  )
  return row ? { ...row, id, names: JSON.parse(row.names), lines: JSON.parse(row.lines) } : null
}

/** The next companies of the category after one of them. */
const readCompanies = (db: Database, category: number, after: number) =>
  db.all<{ company: number; email: string | null }>(sql`SELECT c.num AS company, c.email FROM company_listing AS l
    CROSS JOIN companies AS c ON c.num = l.company WHERE l.node = ${category} AND l.company > ${after} ORDER BY l.company LIMIT ${AT_ONCE}`)

const recipientOf = ({ to, user }: NoticeReader): string => (user === undefined ? to.value : String(user))

/** Leaves out readers who already got their daily limit of notices of other open requests. */
async function withoutBusy(db: Database, key: string, readers: NoticeReader[], now: number): Promise<NoticeReader[]> {
  const all = JSON.stringify(readers.map(recipientOf))
  const busy = await db.all<{ recipient: string }>(sql`SELECT recipient FROM notices
    WHERE event = 'openRequest' AND recipient IN (SELECT value FROM json_each(${all})) AND created_at > ${now - DAY_MS} AND key <> ${key}
    GROUP BY recipient HAVING count(*) >= ${MAX_OPEN_NOTICES}`)
  const names = new Set(busy.map(({ recipient }) => recipient))
  return readers.filter((reader) => !names.has(recipientOf(reader)))
}

function noticeOf(
  { id, request, names, lines, count }: Published,
  readers: NoticeReader[],
  origin: string,
): NotifiedEvent {
  return {
    event: 'openRequest',
    key: `open-request:${id}`,
    readers,
    emailTo: ({ locale }) => {
      const i18n = emailFormats(locale)
      const named = lines.map((line) => requestLineText({ ...line, item: null }, i18n))
      const more = count > named.length ? [i18n.t('inquiryItem.more', { n: count - named.length })] : []
      return {
        name: 'openRequest',
        params: {
          about: labelledName(names, locale),
          number: inquiryNumber(request),
          details: [...named, ...more].join('\n'),
          link: origin + personalHref('openRequest', locale, id),
        },
      }
    },
  }
}

/**
 * Notifies the suppliers of a category of an open request, some in each step. A step that is run again raises no second notice: a notice
 * has the request and the reader as its key.
 */
export const announceOpenRequests = defineJob({
  name: 'open-requests',
  argument: v.object({ id: v.string(), origin: v.string() }),
  // Number of the last company, and how many were notified.
  cursor: v.object({ after: v.number(), notified: v.number() }),
  async step({ DB }, { now, argument: { id, origin }, cursor }) {
    const { after, notified } = cursor ?? { after: 0, notified: 0 }
    const db = database(DB)
    const published = await readPublished(db, id)
    // The request was closed, taken down, or erased with its sender's account.
    if (!published) return { done: `${notified} suppliers; the request is not open` }
    const companies = await readCompanies(db, published.category, after)
    const last = companies.at(-1)
    if (!last || notified >= MAX_NOTIFIED_OF_OPEN) return { done: `${notified} suppliers` }
    const readers = await Promise.all(companies.map((company) => inquiryReaders(db, company, 'en')))
    const reached = await withoutBusy(db, `open-request:${id}`, readers.flat(), now)
    if (reached.length > 0) await writeBatch(DB, raise(noticeOf(published, reached, origin), now).writes)
    return { next: { after: last.company, notified: notified + companies.length } }
  },
})
