/** E-mails to a person about what operators have done to their account (docs/behaviour.md, "People and companies on the desk"). */
import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { noticeAddress } from '../../account/auth/security-notices.ts'
import type { Email } from '../../delivery/emails.ts'
import { raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import type { Write } from '../../http/writes/commit.ts'
import type { PersonRow } from './one.ts'

/**
 * @param emailTo the e-mail in the person's language
 * @param now milliseconds since 1970
 * @returns the statements that raise it, to the login that notices go to, for the batch of the act itself
 */
export async function personNotice(
  c: Context<ApiEnv>,
  { num, locale }: PersonRow,
  emailTo: (locale: Locale) => Email,
  now: number,
): Promise<Write[]> {
  const to = await noticeAddress(database(c.env.DB), num)
  const readers = to ? [{ to, locale, user: num }] : []
  const key = `account:${newId(now)}`
  return raise({ event: 'account', key, readers, emailTo: (reader) => emailTo(reader.locale) }, now).writes
}
