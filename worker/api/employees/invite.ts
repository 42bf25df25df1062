import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { database } from '../../db/connection.ts'
import { companies } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import { member } from '../access/viewer.ts'
import { type Login, parseLogin } from '../auth/login.ts'
import { notify } from '../delivery/deliver.ts'
import { localized } from '../locale.ts'
import { countAgainst } from '../rate-limit.ts'
import { siteOrigin } from '../site-origin.ts'

const DAY = 24 * 60 * 60

/** Strangers are written to on somebody's word: not often, and not by one firm to half the world. */
export const countInvitation = (c: Context<Env>, contact: string): Promise<void> =>
  countAgainst(c, [
    { name: 'invitations to', subject: contact, most: 5, seconds: DAY },
    { name: 'invitations by', subject: member(c).organization.id, most: 100, seconds: DAY },
  ])

/** Tells who is invited, in the language of who invites: nothing is known of the other yet. */
export async function sendInvitation(c: Context<Env>, to: Login): Promise<void> {
  const viewer = member(c)
  const [company] = await database(c.env.DB)
    .select({ names: companies.names })
    .from(companies)
    .where(eq(companies.num, viewer.organization.num))
  const params = {
    inviter: viewer.name,
    company: localized(company?.names ?? {}, viewer.locale).text,
    contact: to.value,
    link: `${siteOrigin(c)}/${viewer.locale}/auth`,
  }
  await notify(c, to, { name: 'invitation', params }, viewer.locale)
}

/** The address or number that an invitation went to; null for who was never invited. */
export const invited = (contact: string | null): Login | null => (contact === null ? null : parseLogin(contact))
