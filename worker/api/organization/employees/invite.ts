import type { Context } from 'hono'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { notify } from '../../delivery/deliver.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { countAgainst } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { readCompanyNames } from '../company/queries.ts'

const DAY = 24 * 60 * 60

/** Anyone can have an invitation sent to any address, so both an address and an organization get only so many a day. */
export const countInvitation = (c: Context<ApiEnv>, contact: string): Promise<number[]> =>
  countAgainst(c, [
    { name: 'invitations to', subject: contact, most: 5, seconds: DAY },
    { name: 'invitations by', subject: member(c).organization.id, most: 100, seconds: DAY },
  ])

/** Sends the invitation in the language of the person who invites: the other's is not known yet. */
export async function sendInvitation(c: Context<ApiEnv>, to: Login): Promise<void> {
  const viewer = member(c)
  const names = await readCompanyNames(database(c.env.DB), viewer.organization.num)
  const params = {
    inviter: viewer.name,
    company: localized(names, viewer.locale).text,
    contact: to.value,
    link: (await siteOrigin(c)) + personalHref('signIn', viewer.locale),
  }
  await notify(c, to, { name: 'invitation', params }, viewer.locale)
}
