import { MOST_COUNTED, RESPONSE_DAYS, type ReceivedRequest, responseFigures } from '../../domain/response-figures.ts'
import { companyFiguresJob, nextCompanies } from './company-figures.ts'
import { HOUR } from './job.ts'

/** The next companies that have requests or figures, then their latest requests. The contact of a withdrawn request is empty. */
const REQUESTS = `${nextCompanies('inquiries', 'response_count')}
  SELECT next.company, i.created_at AS sentAt, i.answered_at AS answeredAt, i.status = 'closed' AS isClosed,
    coalesce((SELECT sent FROM quotes WHERE inquiry = i.num), 0) > 0 AS isQuoted
  FROM next LEFT JOIN inquiries AS i ON i.num IN (SELECT num FROM inquiries
    WHERE company = next.company AND created_at > ?2 AND status <> 'draft' AND contact <> '{}'
    ORDER BY created_at DESC LIMIT ${MOST_COUNTED})
  WHERE next.company < 9e15
  ORDER BY next.company`

/** What has not changed is not written. */
const STORE = `UPDATE companies SET response_time = given.value ->> 'responseTime', response_rate = given.value ->> 'responseRate',
    quote_rate = given.value ->> 'quoteRate', response_count = given.value ->> 'count'
  FROM json_each(?1) AS given WHERE companies.num = given.value ->> 'company'
    AND (response_time, response_rate, quote_rate, response_count) IS NOT (given.value ->> 'responseTime',
      given.value ->> 'responseRate', given.value ->> 'quoteRate', given.value ->> 'count')`

/** Without a request in the time that counts, `sentAt` is null. */
type Row = { company: number; isClosed: number; isQuoted: number } & Pick<ReceivedRequest, 'answeredAt'> & {
    sentAt: number | null
  }

/** Counts how fast and how often suppliers answer (docs/behaviour.md, "Response time and rate"). */
export const responseFiguresJob = companyFiguresJob<Row>({
  name: 'response-figures',
  every: HOUR,
  days: RESPONSE_DAYS,
  rows: REQUESTS,
  store: STORE,
  figuresOf: (rows, now) =>
    responseFigures(
      rows.flatMap(({ sentAt, answeredAt, isClosed, isQuoted }) =>
        sentAt === null ? [] : [{ sentAt, answeredAt, isClosed: isClosed === 1, isQuoted: isQuoted === 1 }],
      ),
      now,
    ),
})
