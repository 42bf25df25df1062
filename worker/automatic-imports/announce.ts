import { feedIdOf } from '../../domain/goods-source.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import { labelledTyped } from '../api/delivery/emails.ts'
import { raise } from '../api/delivery/raise.ts'
import { managersOf } from '../api/organization/notified-managers.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'

interface Stopped {
  id: string
  company: number
  name: string
  source: string
}

/** @returns the writes that notify the company's managers that new goods did not arrive, or that the import waits for a person */
export async function raiseStopped(env: Bindings, { id, company, name, source }: Stopped, now: number) {
  const { SITE_ORIGIN } = env
  if (!SITE_ORIGIN) return []
  const readers = await managersOf(database(env.DB), company, 'moderation')
  const happening = {
    event: 'account' as const,
    key: `import-run:${id}`,
    readers,
    emailTo: ({ locale }: (typeof readers)[number]) => ({
      name: 'importStopped' as const,
      params: {
        what: labelledTyped(name, locale),
        link: SITE_ORIGIN + personalHref(feedIdOf(source) === null ? 'exchange' : 'goodsFeeds', locale),
      },
    }),
  }
  return raise(happening, now).writes
}
