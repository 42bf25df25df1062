/** E-mails to the owner of an account about what was done with it (docs/behaviour.md, "Account notices"). */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { deviceName } from '../../../../domain/device-name.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { type Database, database } from '../../../db/connection.ts'
import { contacts, sessions } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { fingerprint, userAgent } from '../../client.ts'
import { notify } from '../../delivery/deliver.ts'
import { type Email, emailTime } from '../../delivery/emails.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'

/** What e-mails need to know of their recipient. */
export interface Account {
  num: number
  id: string
  name: string
  locale: Locale
}

/** @returns the contact that notices go to: the main e-mail address, else the main phone */
export const noticeAddress = (db: Database, user: number): Promise<Login | undefined> =>
  db
    .select({ kind: contacts.kind, value: contacts.value })
    .from(contacts)
    .where(and(eq(contacts.user, user), isNotNull(contacts.verifiedAt)))
    .orderBy(asc(contacts.kind), desc(contacts.main))
    .limit(1)
    .get()

/**
 * Sends a notice about the account to its owner.
 * @param to the recipient; undefined is the main contact, and with null nothing is sent
 */
export async function securityNotice(
  c: Context<ApiEnv>,
  account: Account,
  name: Email['name'],
  params: Record<string, string> = {},
  to?: Login | null,
): Promise<void> {
  const address = to === undefined ? await noticeAddress(database(c.env.DB), account.num) : to
  if (!address) return
  const known = {
    name: account.name,
    time: emailTime(account.locale),
    link: (await siteOrigin(c)) + personalHref('settings', account.locale),
  }
  await notify(c, address, { name, params: { ...known, ...params } }, account.locale)
}

/**
 * Reports a sign-in on a device that no earlier session of the account was on, but not the account's very first one.
 */
export async function noticeNewDevice(c: Context<ApiEnv>, account: Account): Promise<void> {
  const [seen] = await database(c.env.DB)
    .select({
      all: number(sql`count(*)`, 'all_sessions'),
      here: number(sql`coalesce(sum(fingerprint = ${fingerprint(c)}), 0)`, 'here'),
    })
    .from(sessions)
    .where(eq(sessions.user, account.num))
  if (seen && seen.all > 0 && seen.here === 0)
    await securityNotice(c, account, 'newDevice', { agent: deviceName(userAgent(c)) })
}
