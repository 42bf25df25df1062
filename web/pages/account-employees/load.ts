import type { OwnClaim } from '../../../domain/contract/claims.ts'
import type { JoinRequest } from '../../../domain/contract/company-requests.ts'
import type { Employee, EmployeeList } from '../../../domain/contract/employees.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

export interface EmployeesData extends AccountData {
  employees: Employee[]
  meta: EmployeeList['meta']
  undo: string | undefined
  /** Owners alone may change anything here. */
  isOwner: boolean
  mayReadActs: boolean
  /** Who says that the company is theirs; owners alone see them. */
  claims: OwnClaim[]
  /** People who ask to join; only owners see them. */
  joinRequests: JoinRequest[]
}

export interface EmployeeData extends AccountData {
  /** Null for a new invitation. */
  employee: Employee | null
  isOwner: boolean
}

/** @throws PageError 404 beyond the last page; RedirectError without an organization */
export const loadEmployees: PersonalLoad<EmployeesData> = async (context) => {
  const profile = await requireOrganization(context)
  const { page = '1', undo } = context.query
  const isOwner = may(profile, 'employee.edit')
  const [{ data, meta }, joinRequests, claims] = await Promise.all([
    read(context.own.get('/api/profile/company/employees', { query: { page } })),
    isOwner ? read(context.own.get('/api/profile/company/join-requests')) : { data: [] },
    isOwner ? read(context.own.get('/api/profile/company/claims')) : { data: [] },
  ])
  if (data.length === 0 && page !== '1') throw new PageError(404, 'page.unknown')
  const mayReadActs = may(profile, 'organization-journal.read')
  const lists = {
    employees: data,
    meta,
    undo,
    isOwner,
    mayReadActs,
    joinRequests: joinRequests.data,
    claims: claims.data,
  }
  return accountScreen(context, profile, context.i18n.t('people.employees'), lists)
}

/** @throws PageError 404 for an employee of another organization, and for people without the right to invite */
export const loadEmployee: PersonalLoad<EmployeeData> = async (context) => {
  const profile = await requireOrganization(context)
  const { id, own, posted, i18n } = context
  const isOwner = may(profile, 'employee.edit')
  const isNew = id === 'new'
  // A refused form is shown again to the person who sent it, with the reason.
  if (isNew && !isOwner && !posted) throw new PageError(404, 'page.unknown')
  const employee = isNew ? null : (await read(own.get('/api/profile/company/employees/:id', { params: { id } }))).data
  return accountScreen(context, profile, i18n.t('people.employees'), { employee, isOwner })
}
