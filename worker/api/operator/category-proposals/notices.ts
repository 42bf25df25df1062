import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import type { categoryProposals } from '../../../db/schema.ts'
import { type Email, labelledName, labelledTyped } from '../../delivery/emails.ts'
import { type RaisedNotices, raise } from '../../delivery/raise.ts'
import { localizedReason } from '../../delivery/ready-reasons.ts'
import { managersOf } from '../../organization/notified-managers.ts'
import { readReasonTexts } from '../reasons/queries.ts'

interface Decided {
  /** Names of the category; null: it was refused. */
  category: Text | null
  answer: string
  version: number
}

/** Notices to those who edit the supplier's goods: which category goods of the proposed one go to, or why it was refused. */
export async function proposalNotices(
  db: Database,
  origin: string,
  { id, company, label }: typeof categoryProposals.$inferSelect,
  { category, answer, version }: Decided,
  now: number,
): Promise<RaisedNotices> {
  const [readers, reasons] = await Promise.all([managersOf(db, company, 'moderation'), readReasonTexts(db)])
  const link = (locale: Locale) => origin + personalHref('imports', locale)
  return raise(
    {
      event: 'decision',
      key: `category-proposal:${id}:${version}`,
      readers,
      emailTo: ({ locale }): Email => {
        const what = labelledTyped(label, locale)
        return category
          ? { name: 'categoryPlaced', params: { what, category: labelledName(category, locale), link: link(locale) } }
          : {
              name: 'categoryRefused',
              params: { what, reason: localizedReason(answer, locale, reasons), link: link(locale) },
            }
      },
    },
    now,
  )
}
