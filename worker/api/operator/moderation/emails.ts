import type { Context } from 'hono'
import type { Text } from '../../../../domain/text.ts'
import { database } from '../../../db/connection.ts'
import { notify } from '../../delivery/deliver.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { managersOf } from '../../organization/managers.ts'

export interface Outcome {
  /** Key of the company whose managers are told. */
  company: number
  /** Of the company or the product. */
  names: Text
  decision: 'approved' | 'refused'
  reason: string | null
  /** Path behind the language: '/profile/company'. */
  path: string
}

/** Tells the managers what the house has decided, each in their language. */
export async function tellManagers(
  c: Context<ApiEnv>,
  { company, names, decision, reason, path }: Outcome,
): Promise<void> {
  for (const { to, locale } of await managersOf(database(c.env.DB), company, 'moderation')) {
    const link = `${siteOrigin(c)}/${locale}${path}`
    await notify(
      c,
      to,
      { name: decision, params: { what: localized(names, locale).text, reason: reason ?? '', link } },
      locale,
    )
  }
}
