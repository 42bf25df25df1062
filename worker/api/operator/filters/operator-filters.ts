/** Filters of operators' lists. */

import { COMPANY_KINDS } from '../../../../domain/company-kinds.ts'
import type { Filter, FilterField } from '../../../../domain/contract/filter-definitions.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { ORGANIZATION_ROLES } from '../../../../domain/roles.ts'
import { COMPANY_STATUSES } from '../../../../domain/statuses/company.ts'
import { EMPLOYEE_STATUSES } from '../../../../domain/statuses/employee.ts'
import { PRODUCT_STATUSES } from '../../../../domain/statuses/product.ts'
import type { Database } from '../../../db/connection.ts'
import {
  blockedPeople,
  type CountedKind,
  type CountsOfFacet,
  categoryCounts,
  countServiceCompanies,
  countsOf,
  employeeCounts,
  productCounts,
  serviceCounts,
  type ValueCounts,
} from './counts.ts'
import { blocked, branches, choice, countries, created, search, verified } from './definition-fields.ts'

type ToFilter = (db: Database, locale: Locale) => Promise<Filter>

const all = (counts: CountsOfFacet): number => counts('all').get('') ?? 0
const sum = (counts: ValueCounts): number => [...counts.values()].reduce((total, n) => total + n, 0)

/** A filter of a list whose triggers count its rows by facet. */
const counted =
  (kind: CountedKind, fieldsOf: (counts: CountsOfFacet) => FilterField[]): ToFilter =>
  async (db) => {
    const counts = await countsOf(db, kind)
    return { total: all(counts), fields: fieldsOf(counts) }
  }

/** Employees of all organizations, or of one. */
const employeeFields = (counts: CountsOfFacet): FilterField[] => [
  search,
  choice('status', EMPLOYEE_STATUSES, 'employeeStatus', counts('status')),
  choice('role', ORGANIZATION_ROLES, 'role', counts('role')),
]

/** Filters by the last part of their path. */
export const FILTERS = {
  company: counted('company', (counts) => [
    search,
    choice('status', COMPANY_STATUSES, 'companyStatus', counts('status')),
    choice('kind', COMPANY_KINDS, 'companyKind', counts('kind')),
    verified(counts('verified')),
  ]),
  user: async (db: Database) => {
    const [counts, barred] = await Promise.all([countsOf(db, 'user'), blockedPeople(db)])
    const language = choice('language', LOCALES, 'language', counts('locale'))
    return { total: all(counts), fields: [search, language, created, blocked(barred)] }
  },
  service: async (db: Database, locale: Locale) => {
    const [rows, total] = await Promise.all([serviceCounts(db), countServiceCompanies(db)])
    return { total, fields: [search, branches('service', rows, locale)] }
  },
  product: async (db: Database, locale: Locale) => {
    const [statuses, rows] = await Promise.all([productCounts(db), categoryCounts(db)])
    const status = choice('status', PRODUCT_STATUSES, 'productStatus', statuses)
    return { total: sum(statuses), fields: [search, status, branches('category', rows, locale), created] }
  },
  'legal-entiries': counted('legal-entity', (counts) => [search, countries(counts('country'))]),
  employees: counted('employee', employeeFields),
  /** The statuses of everything that has one. */
  status: async (db: Database) => {
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
  },
} satisfies Record<string, ToFilter>

/** @param company key of the company whose employees they are */
export async function ownEmployees(db: Database, company: number): Promise<Filter> {
  const counts = await employeeCounts(db, company)
  return { total: all(counts), fields: employeeFields(counts) }
}
