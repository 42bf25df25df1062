import type { Invitation } from '../../../worker/api/invitations/routes.ts'
import type { Posted } from '../../app/load.ts'
import { Elsewhere, read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { personalHref } from '../../personal-routes.ts'
import { readProfile } from '../account/membership.ts'

export interface StartData {
  /** Organizations that ask the visitor to work for them. */
  invitations: Invitation[]
  isAdmin: boolean
  posted: Posted | null
  done: string | undefined
}

/** @throws Elsewhere where there is an organization already */
export const load: PersonalLoad<StartData> = async (context) => {
  const { i18n, posted, own, query } = context
  const { locale } = i18n
  const [{ organization, role }, { data: invitations }] = await Promise.all([
    readProfile(context),
    read(own.api.profile.invitations.$get({ query: { locale } })),
  ])
  if (organization) throw new Elsewhere(personalHref('profile', locale))
  return {
    data: { invitations, isAdmin: role === 'ADMIN', posted, done: query.done },
    live: null,
    head: { title: i18n.t('account.startTitle'), noindex: true },
  }
}
