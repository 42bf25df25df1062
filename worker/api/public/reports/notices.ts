/** What the sides of a report are notified of: neither reads who the other one is. */
import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { ReportSide } from '../../../../domain/statuses/report.ts'
import type { Database } from '../../../db/connection.ts'
import { inquiries } from '../../../db/schema.ts'
import { type Email, labelledName } from '../../delivery/emails.ts'
import { messagesIn } from '../../delivery/messages.ts'
import { type NoticeReader, type RaisedNotices, raise } from '../../delivery/raise.ts'
import { localizedReason } from '../../delivery/ready-reasons.ts'
import { readReasonTexts } from '../../operator/reasons/queries.ts'
import { buyerReaders } from '../../organization/inquiries/emails.ts'
import { managersOf } from '../../organization/notified-managers.ts'
import type { ReportRow, ReportSubject } from './queries.ts'

type Sent = Pick<
  ReportRow,
  'id' | 'contact' | 'locale' | 'user' | 'receipt' | 'reportedReceipt' | 'company' | 'inquiry'
>

/** Who has reported it; nobody once they have deleted their account. */
function reporterOf({ contact: { email, phone }, locale, user }: Sent): NoticeReader[] {
  const of = { locale, ...(user !== null && { user }) }
  if (email) return [{ to: { kind: 'email', value: email }, ...of }]
  return phone ? [{ to: { kind: 'phone', value: phone }, ...of }] : []
}

/** Managers of the company, or the buyer who wrote the message. */
async function reportedOf(db: Database, { company, inquiry }: Sent): Promise<NoticeReader[]> {
  if (company !== null) return managersOf(db, company, 'moderation')
  const thread = await db.select().from(inquiries).where(sql`${inquiries.num} = ${inquiry}`).get()
  return (thread && (await buyerReaders(db, thread))?.readers) ?? []
}

type About = Pick<ReportSubject, 'names'> | null

const nameOf = (about: About, locale: Locale): string =>
  about ? labelledName(about.names, locale) : messagesIn(locale).mail.reportReceived.message

const linkOf = (origin: string, { receipt, reportedReceipt }: Sent, side: ReportSide, locale: Locale): string =>
  origin + personalHref('report', locale, { receipt: (side === 'reporter' ? receipt : reportedReceipt) ?? '' })

/** To the reporter: it has arrived, and by when it is decided. @param until the day in the reader's words */
export const receivedNotice = (
  origin: string,
  report: Sent,
  { about, until }: { about: About; until: string },
  now: number,
): RaisedNotices =>
  raise(
    {
      event: 'report',
      key: `report:${report.id}`,
      readers: reporterOf(report),
      emailTo: ({ locale }) => ({
        name: 'reportReceived',
        params: { what: nameOf(about, locale), until, link: linkOf(origin, report, 'reporter', locale) },
      }),
    },
    now,
  )

/** To both sides: what was decided. @param report in the version with the decision */
export async function decisionNotices(
  db: Database,
  origin: string,
  report: Sent & { version: number; about: About; decision: 'upheld' | 'dismissed'; answer: string },
  now: number,
): Promise<RaisedNotices[]> {
  const { about, decision, answer } = report
  const [reported, reasons] = await Promise.all([reportedOf(db, report), readReasonTexts(db)])
  const emailTo =
    (side: ReportSide) =>
    ({ locale }: NoticeReader): Email => ({
      name: decision === 'upheld' ? 'reportUpheld' : 'reportDismissed',
      params: {
        what: nameOf(about, locale),
        reason: localizedReason(answer, locale, reasons),
        link: linkOf(origin, report, side, locale),
      },
    })
  const readers = { reporter: reporterOf(report), reported }
  return (['reporter', 'reported'] as const).map((side) =>
    raise(
      {
        event: 'report',
        key: `report:${report.id}:${report.version}:${side}`,
        readers: readers[side],
        emailTo: emailTo(side),
      },
      now,
    ),
  )
}
