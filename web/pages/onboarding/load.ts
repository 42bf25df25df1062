import type { Invitation } from '../../../domain/contract/invitations.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { readProfile } from '../account/membership.ts'

export interface StartData {
  /** Organizations that have invited the visitor. */
  invitations: Invitation[]
  isAdmin: boolean
  posted: FormSubmission | null
  done: string | undefined
}

/** @throws RedirectError where the visitor belongs to an organization already */
export const load: PersonalLoad<StartData> = async (context) => {
  const { i18n, posted, own, query } = context
  const { locale } = i18n
  const [{ organization, role }, { data: invitations }] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/invitations', { query: { locale } })),
  ])
  if (organization) throw new RedirectError(personalHref('profile', locale))
  return {
    data: { invitations, isAdmin: role === 'ADMIN', posted, done: query.done },
    islandProps: null,
    head: { title: i18n.t('account.startTitle'), noindex: true },
  }
}
