import type { Posted } from '../../app/load.ts'
import { Elsewhere } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { personalHref } from '../../personal-routes.ts'
import { readProfile } from '../account/membership.ts'

export interface StartData {
  posted: Posted | null
}

/** @throws Elsewhere where there is an organization already */
export const load: PersonalLoad<StartData> = async (context) => {
  const { i18n, posted } = context
  const { organization } = await readProfile(context)
  if (organization) throw new Elsewhere(personalHref('profile', i18n.locale))
  return { data: { posted }, live: null, head: { title: i18n.t('account.startTitle'), noindex: true } }
}
