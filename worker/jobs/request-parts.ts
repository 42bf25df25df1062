import { asc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { writeBatch } from '../api/http/writes/commit.ts'
import { SUPPLIER } from '../api/organization/inquiries/inquiry-supplier.ts'
import { inquiryReaders } from '../api/organization/notified-managers.ts'
import { shownPart } from '../api/public/requests/buyer-contact.ts'
import { requestSupplierNotice } from '../api/public/requests/notices.ts'
import { partWrites } from '../api/public/requests/write.ts'
import { type Database, database } from '../db/connection.ts'
import { requestLines, requests } from '../db/schema.ts'
import { valuesOf } from '../db/select.ts'
import { defineJob } from './job.ts'

const Part = v.object({
  id: v.string(),
  receipt: v.string(),
  company: v.number(),
  lines: v.array(v.strictTuple([v.number(), v.number()])),
})

const selectLines = (db: Database, request: number, positions: number[]) =>
  db
    .select()
    .from(requestLines)
    .where(sql`${eq(requestLines.request, request)} AND ${requestLines.position} IN ${valuesOf(positions)}`)
    .orderBy(asc(requestLines.position))

/**
 * Sends the suppliers of a large request their parts, one in each step: the inquiry, its lines and its notices are one batch, so that after
 * a worker was killed the job continues with the next supplier, and none gets a part twice.
 */
export const requestParts = defineJob({
  name: 'request-parts',
  argument: v.object({ request: v.string(), origin: v.string(), parts: v.array(Part) }),
  cursor: v.number(),
  async step({ DB }, { now, argument: { request, origin, parts }, cursor }) {
    const part = parts[cursor ?? 0]
    if (!part) return { done: `${parts.length} suppliers` }
    const db = database(DB)
    const [[row], [company]] = await db.batch([
      db.select().from(requests).where(eq(requests.id, request)),
      db.select(SUPPLIER).from(sql`companies AS c`).where(sql`c.num = ${part.company}`),
    ])
    // The request was withdrawn, or erased with its sender's account.
    if (!row?.receipt || !company) return { done: 'the request was withdrawn' }
    const isOwn = new Map(part.lines)
    const stored = await selectLines(db, row.num, [...isOwn.keys()])
    const lines = stored.map((line) => ({ ...line, isOwn: isOwn.get(line.position) === 1 }))
    const readers = await inquiryReaders(db, company, row.locale)
    const sent = { ...row, contact: shownPart({ name: '', ...row.contact }, row.showsContact), wishes: row }
    const happening = requestSupplierNotice(
      sent,
      { id: part.id, companyNames: company.companyNames },
      lines,
      readers,
      origin,
    )
    await writeBatch(DB, partWrites(request, part, happening, now))
    return { next: (cursor ?? 0) + 1 }
  },
})
