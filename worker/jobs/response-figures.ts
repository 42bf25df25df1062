import { HOUR_MS } from '../../domain/durations.ts'
import {
  MAX_COUNTED_REQUESTS,
  RESPONSE_DAYS,
  type ReceivedRequest,
  responseFigures,
} from '../../domain/response-figures.ts'
import { writtenLanguage } from '../../domain/written-language.ts'
import { companyFiguresJob, nextCompanies } from './company-figures.ts'

/** Characters of an answer by which its language is detected. */
const LANGUAGE_SAMPLE = 300

/** SQL of the next companies that have requests or figures, with their latest requests. The contact of a withdrawn request is empty. */
const REQUESTS = `${nextCompanies('inquiries', 'response_count')}
  SELECT next.company, i.created_at AS sentAt, i.answered_at AS answeredAt, i.status = 'closed' AS isClosed,
    substr(i.reply, 1, ${LANGUAGE_SAMPLE}) AS reply,
    coalesce((SELECT sent FROM quotes WHERE inquiry = i.num), 0) > 0 AS isQuoted
  FROM next LEFT JOIN inquiries AS i ON i.num IN (SELECT num FROM inquiries
    WHERE company = next.company AND created_at > ?2 AND status <> 'draft' AND contact <> '{}'
    ORDER BY created_at DESC LIMIT ${MAX_COUNTED_REQUESTS})
  WHERE next.company < 9e15
  ORDER BY next.company`

/** Rows that do not change are not written. */
const STORE = `UPDATE companies SET response_time = given.value ->> 'responseTime', response_rate = given.value ->> 'responseRate',
    quote_rate = given.value ->> 'quoteRate', answer_languages = given.value ->> 'languages', response_count = given.value ->> 'count'
  FROM json_each(?1) AS given WHERE companies.num = given.value ->> 'company'
    AND (response_time, response_rate, quote_rate, answer_languages, response_count) IS NOT (given.value ->> 'responseTime',
      given.value ->> 'responseRate', given.value ->> 'quoteRate', given.value ->> 'languages', given.value ->> 'count')`

/** Without a request in the counted period, `sentAt` is null. */
type Row = { company: number; isClosed: number; isQuoted: number } & Pick<ReceivedRequest, 'answeredAt'> & {
    sentAt: number | null
    /** Beginning of the first answer; null if there is none. */
    reply: string | null
  }

/** An answer without Cyrillic or Chinese letters is English: the page on which it was written may be in any language. */
const languageOf = (reply: string | null) => (reply?.trim() ? writtenLanguage(reply, 'en') : null)

/** Counts how fast and how often suppliers answer (docs/behaviour.md, "Response time and rate"). */
export const responseFiguresJob = companyFiguresJob<Row>({
  name: 'response-figures',
  every: HOUR_MS,
  days: RESPONSE_DAYS,
  rows: REQUESTS,
  store: STORE,
  figuresOf: (rows, now) =>
    responseFigures(
      rows.flatMap(({ sentAt, answeredAt, isClosed, isQuoted, reply }) =>
        sentAt === null
          ? []
          : [
              {
                sentAt,
                answeredAt,
                isClosed: isClosed === 1,
                isQuoted: isQuoted === 1,
                language: languageOf(reply),
              },
            ],
      ),
      now,
    ),
})
