import type { Profile } from '../../../worker/api/profile/schema.ts'
import { read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import type { SignInLive } from '../sign-in/load.ts'

export type SettingsData = Profile

/** @throws PageError 401 where the session has ended: the visitor is led to sign in */
export const load: PersonalLoad<SettingsData, SignInLive> = async ({ own, i18n: { t, locale } }) => {
  const { data } = await read(own.api.profile.$get({ query: { locale } }))
  return { data, live: { resendIn: 0 }, head: { title: t('settings.title'), noindex: true } }
}
