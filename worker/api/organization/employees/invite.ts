import type { Context } from 'hono'
import { DAY_S } from '../../../../domain/durations.ts'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { Text } from '../../../../domain/text.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { type Email, labelledName } from '../../delivery/emails.ts'
import { notify } from '../../delivery/notify.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { type AppError, invalidInput } from '../../http/problem.ts'
import { addressLimits, countAgainst, limitsDevices } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { readCheckedNames } from '../company/checked-names.ts'

/** Anyone can have an invitation sent to any address, so their number per day is limited, by address and by organization. */
async function countInvitation(c: Context<ApiEnv>, contact: string): Promise<number[]> {
  const { id, organization } = member(c)
  const byAddress = { name: 'invitations', most: 200, seconds: DAY_S }
  return countAgainst(c, [
    { name: 'invitations to', subject: contact, most: 5, seconds: DAY_S },
    { name: 'invitations by', subject: organization.id, most: 100, seconds: DAY_S },
    { name: 'invitations by person', subject: id, most: 100, seconds: DAY_S },
    ...(limitsDevices(c.env) ? await addressLimits(c, byAddress) : []),
  ])
}

/**
 * An invitation by SMS has to name the organization, and with a name that no moderator has seen anyone could send any text to strangers.
 */
const emailRequired = (): AppError =>
  invalidInput([
    {
      path: 'contact',
      code: 'email-required',
      message: 'An organization that is not approved invites by e-mail alone',
    },
  ])

/** Who is invited, and what the invitation may call the organization. */
interface Invited {
  to: Login
  /** null: moderators have not approved the organization, so the invitation does not name it. */
  names: Text | null
}

/** @throws AppError 422 `input.invalid` for a phone while the organization is not approved; 429 */
export async function checkInvitation(c: Context<ApiEnv>, to: Login): Promise<Invited> {
  const names = await readCheckedNames(database(c.env.DB), member(c).organization.num)
  if (names === null && to.kind === 'phone') throw emailRequired()
  await countInvitation(c, to.value)
  return { to, names }
}

/** Sends the invitation in the language of the person who invites: the recipient's is not known yet. */
export async function sendInvitation(c: Context<ApiEnv>, { to, names }: Invited): Promise<void> {
  const { locale } = member(c)
  const params = { contact: to.value, link: (await siteOrigin(c)) + personalHref('signIn', locale) }
  const email: Email = names
    ? { name: 'invitation', params: { ...params, company: labelledName(names, locale) } }
    : { name: 'invitationUnnamed', params }
  const key = `invitation:${newId(Date.now())}`
  await notify(c, { event: 'membership', key, readers: [{ to, locale }], emailTo: () => email })
}
