import type { Context } from 'hono'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import type { apiTokens } from '../../../db/schema.ts'
import { emailFormats, emailTime, labelledTyped } from '../../delivery/emails.ts'
import { type RaisedNotices, raise } from '../../delivery/raise.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { ownersOf } from '../notified-managers.ts'

type Made = Pick<typeof apiTokens.$inferSelect, 'id' | 'name' | 'expiresAt' | 'createdAt'>

/** @returns the notices of a new token to every owner of the organization, for the batch that stores it */
export async function raiseToken(c: Context<ApiEnv>, { id, name, createdAt, expiresAt }: Made): Promise<RaisedNotices> {
  const { organization, name: maker } = member(c)
  const [readers, origin] = await Promise.all([ownersOf(database(c.env.DB), organization.num), siteOrigin(c)])
  const happening = {
    event: 'account' as const,
    key: `api-token:${id}`,
    readers,
    emailTo: ({ locale }: (typeof readers)[number]) => ({
      name: 'tokenMade' as const,
      params: {
        name: maker,
        what: labelledTyped(name, locale),
        time: emailTime(locale),
        until: emailFormats(locale).date(new Date(expiresAt).toISOString()),
        link: origin + personalHref('apiTokens', locale),
      },
    }),
  }
  return raise(happening, createdAt)
}
