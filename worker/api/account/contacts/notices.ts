/** Notices to the logins of an account whose logins change. */
import type { Context } from 'hono'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { securityNotice } from '../auth/security-notices.ts'
import type { ContactRow } from './queries.ts'

/**
 * Notifies every login that the account had before of a change of its contacts, with the link that undoes it: the owner
 * of an account that was taken over must be notified, too.
 * @param before the contacts as they were
 * @param token undoes the change
 */
export async function notifyLogins(
  c: Context<ApiEnv>,
  before: ContactRow[],
  name: 'contactChanged' | 'contactRemoved' | 'mainChanged',
  { contact, token }: { contact: string; token: string },
): Promise<void> {
  const viewer = signedIn(c)
  const undo = (await siteOrigin(c)) + personalHref('loginUndo', viewer.locale, { token })
  await securityNotice(c, viewer, { name, params: { contact, undo } }, before.filter(isLogin))
}

/** Whether the account can be signed in to with a contact. */
export const isLogin = ({ verifiedAt }: ContactRow): boolean => verifiedAt !== null
