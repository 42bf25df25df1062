import * as v from 'valibot'
import { MOST_COUNTED, RESPONSE_DAYS, type ReceivedRequest, responseFigures } from '../../domain/response-figures.ts'
import { DAY, defineJob, HOUR, NOTHING } from './job.ts'

/** Companies of a step: with all their counted requests some thousand rows. */
export const AT_ONCE = 20

/**
 * The next companies that have requests or figures, by their number, each found by one seek of an index; then their latest requests.
 * The contact of a withdrawn request is empty.
 */
const REQUESTS = `WITH RECURSIVE next (company) AS (
    SELECT min(coalesce((SELECT min(company) FROM inquiries WHERE company > ?1), 9e15),
      coalesce((SELECT min(num) FROM companies WHERE num > ?1 AND response_count > 0), 9e15))
    UNION ALL
    SELECT min(coalesce((SELECT min(company) FROM inquiries WHERE company > next.company), 9e15),
      coalesce((SELECT min(num) FROM companies WHERE num > next.company AND response_count > 0), 9e15))
    FROM next WHERE next.company < 9e15 LIMIT ${AT_ONCE}
  )
  SELECT next.company, i.created_at AS sentAt, i.answered_at AS answeredAt, i.status = 'closed' AS isClosed
  FROM next LEFT JOIN inquiries AS i ON i.num IN (SELECT num FROM inquiries
    WHERE company = next.company AND created_at > ?2 AND status <> 'draft' AND contact <> '{}'
    ORDER BY created_at DESC LIMIT ${MOST_COUNTED})
  WHERE next.company < 9e15
  ORDER BY next.company`

/** What has not changed is not written. */
const STORE = `UPDATE companies SET response_time = given.value ->> 'responseTime', response_rate = given.value ->> 'responseRate',
    response_count = given.value ->> 'count'
  FROM json_each(?1) AS given WHERE companies.num = given.value ->> 'company'
    AND (response_time, response_rate, response_count)
      IS NOT (given.value ->> 'responseTime', given.value ->> 'responseRate', given.value ->> 'count')`

/** Without a request in the time that counts, `sentAt` is null. */
type Row = { company: number; isClosed: number } & Pick<ReceivedRequest, 'answeredAt'> & { sentAt: number | null }

/** Counts how fast and how often suppliers answer (docs/behaviour.md, "Response time and rate"). */
export const responseFiguresJob = defineJob({
  name: 'response-figures',
  every: HOUR,
  argument: NOTHING,
  cursor: v.object({ after: v.number(), count: v.number() }),
  async step({ DB }, { now, cursor }) {
    const before = cursor ?? { after: 0, count: 0 }
    const { results } = await DB.prepare(REQUESTS)
      .bind(before.after, now - RESPONSE_DAYS * DAY)
      .all<Row>()
    const ofCompanies = Map.groupBy(results, ({ company }) => company)
    const figures = [...ofCompanies].map(([company, rows]) => {
      const requests = rows.flatMap(({ sentAt, answeredAt, isClosed }) =>
        sentAt === null ? [] : [{ sentAt, answeredAt, isClosed: isClosed === 1 }],
      )
      return { company, ...responseFigures(requests, now) }
    })
    const stored = await DB.prepare(STORE).bind(JSON.stringify(figures)).run()
    const count = before.count + stored.meta.changes
    const last = figures.at(-1)
    return last && figures.length === AT_ONCE
      ? { next: { after: last.company, count } }
      : { done: `${count} companies` }
  },
})
