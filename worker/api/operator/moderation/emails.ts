import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { database } from '../../../db/connection.ts'
import { notify } from '../../delivery/deliver.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { managersOf } from '../../organization/notified-managers.ts'

export interface Decided {
  /** Key of the company whose managers get the e-mail. */
  company: number
  /** Of the company or the product. */
  names: Text
  decision: 'approved' | 'refused'
  reason: string | null
  /** @returns the path of the page that the e-mail leads to */
  pathIn: (locale: Locale) => string
}

/** E-mails the managers what moderators have decided, each in their language. */
export async function notifyManagers(
  c: Context<ApiEnv>,
  { company, names, decision, reason, pathIn }: Decided,
): Promise<void> {
  for (const { to, locale } of await managersOf(database(c.env.DB), company, 'moderation')) {
    const link = siteOrigin(c) + pathIn(locale)
    await notify(
      c,
      to,
      { name: decision, params: { what: localized(names, locale).text, reason: reason ?? '', link } },
      locale,
    )
  }
}
