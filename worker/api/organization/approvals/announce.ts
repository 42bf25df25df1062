/** Notices about an approval: to those who decide, and to the member who wants to order. */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { inquiries, type orderApprovals } from '../../../db/schema.ts'
import { type Email, emailFormats, labelledTyped } from '../../delivery/emails.ts'
import type { NoticeReader, NotifiedEvent } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { approversOf, personOf } from '../notified-managers.ts'

type Row = typeof orderApprovals.$inferSelect
type Requested = Pick<Row, 'id' | 'company' | 'requesterName' | 'rule' | 'agreed' | 'gross' | 'currency'>

/** @returns the notice to the approvers that a colleague wants to order */
export async function requestedNotice(c: Context<ApiEnv>, row: Requested): Promise<NotifiedEvent> {
  const readers = await approversOf(database(c.env.DB), row.company, row.rule.approver)
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader): Email => ({
    name: 'approvalRequested',
    params: {
      name: row.requesterName,
      company: labelledTyped(row.agreed.content.seller.name, locale),
      sum: emailFormats(locale).money(row.gross, row.currency),
      link: origin + personalHref('approval', locale, row.id),
    },
  })
  return { event: 'approval', key: `approval:${row.id}:requested`, readers, emailTo }
}

/** @returns the notice of the decision to the requester */
export async function decidedNotice(
  c: Context<ApiEnv>,
  row: Row,
  { name, by, reason }: { name: 'approvalGiven' | 'approvalRefused'; by: string; reason: string },
): Promise<NotifiedEvent> {
  const db = database(c.env.DB)
  const readers = await personOf(db, row.requester)
  const thread = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.num, row.inquiry ?? 0))
    .get()
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader): Email => ({
    name,
    params: {
      name: by,
      company: labelledTyped(row.agreed.content.seller.name, locale),
      sum: emailFormats(locale).money(row.gross, row.currency),
      reason: labelledTyped(reason, locale),
      link: origin + personalHref('quote', locale, thread?.id ?? ''),
    },
  })
  return { event: 'approval', key: `approval:${row.id}:decided`, readers, emailTo }
}
