/** E-mails to a person about what operators have done to their account (docs/behaviour.md, "People and companies on the desk"). */
import type { Context } from 'hono'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { noticeAddress } from '../../account/auth/security-notices.ts'
import { type Email, emailTime } from '../../delivery/emails.ts'
import { raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import type { Write } from '../../http/writes/commit.ts'
import type { PersonRow } from './one.ts'

interface PersonNotice {
  name: Email['name']
  /** The screen that it links to. */
  screen: 'admin' | 'profile' | 'settings' | 'signIn'
  /** What it says in the person's language besides their name, the time and the link. */
  says: Email['params']
}

/**
 * @param now milliseconds since 1970
 * @returns the statements that raise it, to the login that notices go to, for the batch of the act itself
 */
export async function personNotice(
  c: Context<ApiEnv>,
  { num, locale, name: person }: PersonRow,
  { name, screen, says }: PersonNotice,
  now: number,
): Promise<Write[]> {
  const to = await noticeAddress(database(c.env.DB), num)
  const readers = to ? [{ to, locale, user: num }] : []
  const link = (await siteOrigin(c)) + personalHref(screen, locale)
  const email = { name, params: { name: person, link, time: emailTime(locale), ...says } }
  return raise({ event: 'account', key: `account:${newId(now)}`, readers, emailTo: () => email }, now).writes
}
