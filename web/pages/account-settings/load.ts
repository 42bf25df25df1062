import type { Profile } from '../../../domain/contract/profile.ts'
import type { Session } from '../../../domain/contract/sessions.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { readProfile } from '../account/membership.ts'

export interface SettingsData {
  profile: Profile
  sessions: Session[]
  posted: FormSubmission | null
  done: string | undefined
}

/** @throws PageError 401 where the session has ended: the visitor is led to sign in */
export const load: PersonalLoad<SettingsData> = async (context) => {
  const { own, posted, query, i18n } = context
  const [profile, sessions] = await Promise.all([readProfile(context), read(own.get('/api/profile/sessions'))])
  return {
    data: { profile, sessions: sessions.data, posted, done: query.done },
    islandProps: null,
    head: { title: i18n.t('account.settings'), noindex: true },
  }
}
