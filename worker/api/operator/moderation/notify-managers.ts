import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { labelledName } from '../../delivery/emails.ts'
import { notify } from '../../delivery/notify.ts'
import { localizedReason } from '../../delivery/ready-reasons.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { managersOf } from '../../organization/notified-managers.ts'
import { readReasonTexts } from '../reasons/queries.ts'

interface Subject {
  /** Key of the company. */
  company: number
  names: Text
  /** The screen on which its members edit it. */
  ownPath: (locale: Locale) => string
}

/** E-mails a company's managers at once about a decision on everything it shows, or its undoing: this cannot wait for other decisions. */
export async function notifyManagers(
  c: Context<ApiEnv>,
  { company, names, ownPath }: Subject,
  name: 'takenOff' | 'broughtBack' | 'changeRestored',
  reason = '',
): Promise<void> {
  const origin = await siteOrigin(c)
  const reasons = await readReasonTexts(database(c.env.DB))
  await notify(c, {
    event: 'takedown',
    key: `${name}:${newId(Date.now())}`,
    readers: await managersOf(database(c.env.DB), company, 'moderation'),
    emailTo: ({ locale }) => ({
      name,
      params: {
        what: labelledName(names, locale),
        reason: localizedReason(reason, locale, reasons),
        link: origin + ownPath(locale),
      },
    }),
  })
}
