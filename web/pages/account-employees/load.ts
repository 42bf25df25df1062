import type { Employee, EmployeeList } from '../../../domain/contract/employees.ts'
import type { Profile } from '../../../domain/contract/profile.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { demandOrganization, may } from '../account/membership.ts'

interface Common {
  isAdmin: boolean
  /** Owners alone may change anything here. */
  isOwner: boolean
  posted: FormSubmission | null
  done: string | undefined
}

export interface EmployeesData extends Common {
  employees: Employee[]
  meta: EmployeeList['meta']
  undo: string | undefined
}

export interface EmployeeData extends Common {
  /** Null: somebody is invited. */
  employee: Employee | null
}

const common = ({ posted, query }: PersonalContext, profile: Profile): Common => ({
  isAdmin: profile.role === 'ADMIN',
  isOwner: may(profile, 'employee.edit'),
  posted,
  done: query.done,
})

const screen = <Data>({ i18n: { t } }: PersonalContext, data: Data) => ({
  data,
  islandProps: null,
  head: { title: t('people.employees'), noindex: true },
})

/** @throws PageError 404 beyond the last page; RedirectError without an organization */
export const loadEmployees: PersonalLoad<EmployeesData> = async (context) => {
  const profile = await demandOrganization(context)
  const { page = '1', undo } = context.query
  const { data, meta } = await read(context.own.get('/api/profile/company/employees', { query: { page } }))
  if (data.length === 0 && page !== '1') throw new PageError(404, 'page.unknown')
  return screen(context, { ...common(context, profile), employees: data, meta, undo })
}

/** @throws PageError 404 for somebody of another organization, and for who may not invite */
export const loadEmployee: PersonalLoad<EmployeeData> = async (context) => {
  const given = common(context, await demandOrganization(context))
  const { id, own } = context
  if (id !== 'new') {
    const { data } = await read(own.get('/api/profile/company/employees/:id', { params: { id } }))
    return screen(context, { ...given, employee: data })
  }
  // A refused form is shown to whoever sent it, with the reason.
  if (!given.isOwner && !given.posted) throw new PageError(404, 'page.unknown')
  return screen(context, { ...given, employee: null })
}
