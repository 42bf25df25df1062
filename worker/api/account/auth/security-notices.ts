/** E-mails to the owner of an account about what was done with it (docs/behaviour.md, "Account notices"). */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { deviceName } from '../../../../domain/device-name.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { contacts, sessions } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { fingerprint, userAgent } from '../../client.ts'
import { type Email, emailTime } from '../../delivery/emails.ts'
import { notify } from '../../delivery/notify.ts'
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
 * @param logins the recipients; absent: the main contact
 */
export async function securityNotice(
  c: Context<ApiEnv>,
  { num, name: owner, locale }: Account,
  { name, params }: { name: Email['name']; params: Record<string, string> },
  logins?: readonly Login[],
): Promise<void> {
  const main = logins === undefined ? await noticeAddress(database(c.env.DB), num) : undefined
  const link = (await siteOrigin(c)) + personalHref('settings', locale)
  await notify(c, {
    event: 'account',
    key: `account:${newId(Date.now())}`,
    readers: (logins ?? (main ? [main] : [])).map(({ kind, value }) => ({ to: { kind, value }, locale, user: num })),
    emailTo: () => ({ name, params: { name: owner, time: emailTime(locale), link, ...params } }),
  })
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
    await securityNotice(c, account, { name: 'newDevice', params: { agent: deviceName(userAgent(c)) } })
}
