import type { Invitation } from '../../../domain/contract/invitations.ts'
import { RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface StartData extends AccountData {
  /** Organizations that have invited the visitor. */
  invitations: Invitation[]
}

/** @throws RedirectError where the visitor belongs to an organization already */
export const load: PersonalLoad<StartData> = async (context) => {
  const { locale, t } = context.i18n
  const [profile, { data: invitations }] = await Promise.all([
    readProfile(context),
    read(context.own.get('/api/profile/invitations', { query: { locale } })),
  ])
  if (profile.organization) throw new RedirectError(personalHref('profile', locale))
  return accountScreen(context, profile, t('account.startTitle'), { invitations })
}
