/** Filters of operators' lists, one function a list. */

import { COMPANY_KINDS } from '../../../../domain/company-kinds.ts'
import type { Filter } from '../../../../domain/contract/filter-definitions.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { COMPANY_STATUSES } from '../../../../domain/statuses/company.ts'
import { EMPLOYEE_STATUSES } from '../../../../domain/statuses/employee.ts'
import { PRODUCT_STATUSES } from '../../../../domain/statuses/product.ts'
import type { Database } from '../../../db/connection.ts'
import {
  type Counts,
  categoryCounts,
  countsOf,
  employeeCounts,
  productCounts,
  serviceCompanies,
  serviceCounts,
} from './counts.ts'
import { branches, choice, countries, created, languages, verified, words } from './definition-fields.ts'

type ToFilter = (db: Database, locale: Locale) => Promise<Filter>

const all = (counts: (facet: string) => Counts): number => counts('all').get('') ?? 0
const sum = (counts: Counts): number => [...counts.values()].reduce((total, n) => total + n, 0)

const company: ToFilter = async (db) => {
  const counts = await countsOf(db, 'company')
  return {
    total: all(counts),
    fields: [
      words,
      choice('status', COMPANY_STATUSES, 'companyStatus', counts('status')),
      choice('kind', COMPANY_KINDS, 'companyKind', counts('kind')),
      verified(counts('verified')),
    ],
  }
}

const user: ToFilter = async (db) => {
  const counts = await countsOf(db, 'user')
  return { total: all(counts), fields: [words, languages(counts('locale')), created] }
}

const service: ToFilter = async (db, locale) => {
  const [rows, total] = await Promise.all([serviceCounts(db), serviceCompanies(db)])
  return { total, fields: [words, branches('service', rows, locale)] }
}

const product: ToFilter = async (db, locale) => {
  const [statuses, rows] = await Promise.all([productCounts(db), categoryCounts(db)])
  const fields = [
    words,
    choice('status', PRODUCT_STATUSES, 'productStatus', statuses),
    branches('category', rows, locale),
    created,
  ]
  return { total: sum(statuses), fields }
}

const legalEntities: ToFilter = async (db) => {
  const counts = await countsOf(db, 'legal-entity')
  return { total: all(counts), fields: [words, countries(counts('country'))] }
}

/** Of all organizations, or of one. */
const ofEmployees = (counts: (facet: string) => Counts): Filter => ({
  total: all(counts),
  fields: [
    words,
    choice('status', EMPLOYEE_STATUSES, 'employeeStatus', counts('status')),
    choice('role', ORGANIZATION_ROLES, 'role', counts('role')),
  ],
})

const employees: ToFilter = async (db) => ofEmployees(await countsOf(db, 'employee'))

/** The states of everything that has any, beside each other. */
const status: ToFilter = async (db) => {
  const [companies, people, products] = await Promise.all([
    countsOf(db, 'company'),
    countsOf(db, 'employee'),
    productCounts(db),
  ])
  const fields = [
    { ...choice('status', COMPANY_STATUSES, 'companyStatus', companies('status')), key: 'company' },
    { ...choice('status', PRODUCT_STATUSES, 'productStatus', products), key: 'product' },
    { ...choice('status', EMPLOYEE_STATUSES, 'employeeStatus', people('status')), key: 'employee' },
  ]
  return { total: all(companies) + all(people) + sum(products), fields }
}

/** By the last part of the path; the spelling of one of them is the specification's. */
export const FILTERS = { company, user, service, product, 'legal-entiries': legalEntities, employees, status } as const

/** @param own key of the company whose people they are. */
export const ownEmployees = async (db: Database, own: number): Promise<Filter> =>
  ofEmployees(await employeeCounts(db, own))
