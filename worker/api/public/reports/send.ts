import type { Context } from 'hono'
import type { NewReport } from '../../../../domain/contract/reports.ts'
import { decidedBy } from '../../../../domain/statuses/report.ts'
import { database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'
import { newId } from '../../../db/id.ts'
import { reports } from '../../../db/schema.ts'
import { newToken } from '../../../new-token.ts'
import { emailFormats } from '../../delivery/emails.ts'
import { sendSoon } from '../../delivery/notify.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { countAgainst, writingLimits } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit } from '../../http/writes/commit.ts'
import { receivedNotice } from './notices.ts'
import { readSubject } from './queries.ts'
import { findReported } from './subject.ts'

/**
 * Stores a report, and confirms it to its sender.
 * @throws AppError 404 `report.subject`, 429 `rate.limited`
 */
export async function sendReport(c: Context<ApiEnv>, input: NewReport) {
  const { kind, id: subject, reason, message, contact } = input
  const reported = orNotFound(await findReported(c, kind, subject), 'report.subject')
  await countAgainst(c, await writingLimits(c, 'report', contact.email ?? contact.phone ?? ''))
  const { viewer, locale } = c.var
  const db = database(c.env.DB)
  const now = Date.now()
  const row = {
    id: newId(now),
    kind,
    subject,
    ...reported,
    reason,
    message,
    contact,
    locale,
    receipt: newToken(),
    reportedReceipt: newToken(),
    status: 'waiting' as const,
    consent: consentVersion(now),
    user: viewer === undefined || viewer.role === 'ANONIM' ? null : viewer.num,
    dueAt: decidedBy(now),
    createdAt: now,
    updatedAt: now,
  }
  const about = await readSubject(db, kind, subject)
  const until = emailFormats(locale).date(new Date(row.dueAt).toISOString())
  const raised = receivedNotice(await siteOrigin(c), row, { about, until }, now)
  const response = await commit(c, [db.insert(reports).values(row), ...raised.writes], {
    status: 201,
    body: { data: { receipt: row.receipt } },
  })
  await sendSoon(c)
  return response
}
