import type { Employee } from '../../../domain/contract/employees.ts'
import type { MemberActs } from '../../../domain/contract/organization-journal.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { withOrganization } from '../account/membership.ts'

export interface MemberActsData extends AccountData {
  acts: MemberActs
  /** The first page of the members, to choose one of. */
  employees: Employee[]
  /** Id of the chosen employee; '' for all. */
  by: string
  isFirst: boolean
}

/**
 * What members have done for the organization.
 * @throws RedirectError without an organization; PageError as the API for a role that may not read it
 */
export const load: PersonalLoad<MemberActsData> = async (context) => {
  const { own, query, i18n } = context
  const { by = '', before } = query
  const { locale } = i18n
  const reading = Promise.all([
    read(
      own.get('/api/profile/company/journal', {
        query: { ...(by && { by }), ...(before && { before }), locale },
      }),
    ),
    read(own.get('/api/profile/company/employees', { query: {} })),
  ])
  const [profile, [acts, { data: employees }]] = await withOrganization(context, reading)
  const isFirst = before === undefined
  return accountScreen(context, profile, i18n.t('memberActs.title'), { acts, employees, by, isFirst })
}
