import type { OwnCompany } from '../../../worker/api/own-company/schema.ts'
import type { Posted } from '../../app/load.ts'
import { read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { demandOrganization } from '../account/membership.ts'

export interface CompanyData {
  company: OwnCompany
  isAdmin: boolean
  posted: Posted | null
  done: string | undefined
}

/** @throws Elsewhere without an organization */
export const load: PersonalLoad<CompanyData> = async (context) => {
  const { role } = await demandOrganization(context)
  const { data } = await read(context.own.api.profile.company.$get())
  const { posted, query, i18n } = context
  return {
    data: { company: data, isAdmin: role === 'ADMIN', posted, done: query.done },
    live: null,
    head: { title: i18n.t('account.company'), noindex: true },
  }
}
