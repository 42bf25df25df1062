import type { Onboarding } from '../../../worker/api/onboarding/schema.ts'
import { read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { demandOrganization } from '../account/membership.ts'

export interface OverviewData {
  steps: Onboarding['steps']
  name: string
  isAdmin: boolean
  done: string | undefined
}

/** @throws Elsewhere without an organization */
export const load: PersonalLoad<OverviewData> = async (context) => {
  const profile = await demandOrganization(context)
  const { data } = await read(context.own.dev.profile.start.$get())
  const { name, role } = profile
  return {
    data: { steps: data.steps, name, isAdmin: role === 'ADMIN', done: context.query.done },
    live: null,
    head: { title: context.i18n.t('account.nav'), noindex: true },
  }
}
