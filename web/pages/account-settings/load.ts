import type { Profile } from '../../../domain/contract/profile.ts'
import type { Session } from '../../../domain/contract/sessions.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface SettingsData extends AccountData {
  profile: Profile
  sessions: Session[]
}

/** @throws PageError 401 where the session has ended: the visitor is led to sign in */
export const load: PersonalLoad<SettingsData> = async (context) => {
  const { own, i18n } = context
  const [profile, sessions] = await Promise.all([readProfile(context), read(own.get('/api/profile/sessions'))])
  return accountScreen(context, profile, i18n.t('account.settings'), { profile, sessions: sessions.data })
}
