/** The two directories of companies, with the node of each branch in company_listing. */
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyRole } from '../../../../domain/company-kinds.ts'
import type { Searchable } from '../listing/list-table.ts'
import { ancestorNum } from '../products/selection.ts'
import type { FreightRouteEnds } from './freight-route-filter.ts'

export interface Directory {
  /** The kind of companies in it, besides those of both kinds; other companies have no page there. */
  role: CompanyRole
  /** The query parameter that holds a branch's id. */
  branchKey: 'category' | 'service'
  /** @param branch id of a category or service, undefined for the whole directory; an unknown one selects nothing. */
  node: (branch: string | undefined) => SQL
  /** A SELECT of id, node, slug and names of a branch's children. */
  below: (branch: string | undefined) => SQL
}

const isBelow = (tree: SQL, id: string | undefined): SQL =>
  id === undefined ? sql`parent IS NULL` : sql`parent = (SELECT num FROM ${tree} WHERE id = ${id})`

/** Companies that sell, by the categories of their products. */
export const SUPPLIERS: Directory = {
  role: 'supplier',
  branchKey: 'category',
  node: ancestorNum,
  below: (category) =>
    sql`SELECT id, num AS node, slug, names FROM categories WHERE ${isBelow(sql`categories`, category)}`,
}

/** Companies that offer services, by kind of service. */
export const SERVICE_COMPANIES: Directory = {
  role: 'service',
  branchKey: 'service',
  node: (service) => (service === undefined ? sql`-1` : sql`(SELECT -1 - num FROM services WHERE id = ${service})`),
  below: (service) =>
    sql`SELECT id, -1 - num AS node, slug, names FROM services WHERE ${isBelow(sql`services`, service)}`,
}

/** The selection of companies that are listed, counted and grouped. */
export interface CompanySelection extends Searchable, FreightRouteEnds {
  directory: Directory
  /** Id of a category or service. */
  branch?: string | undefined
  country?: string | undefined
  city?: string | undefined
  activity?: string | undefined
  verified?: boolean | undefined
  /** Number of a technical regulation that the company certifies for. */
  regulation?: string | undefined
  /** The latest year of foundation. */
  foundedBy?: number | undefined
  /** The current year, from which ages are computed. */
  year: number
}
