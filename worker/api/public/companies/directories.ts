/** The two directories of companies, with the node of each branch in company_listing. */
import { type SQL, sql } from 'drizzle-orm'

export interface Directory {
  /** @param branch id of a category or service, undefined for the whole directory; an unknown one selects nothing. */
  node: (branch: string | undefined) => SQL
  /** A SELECT of id, node, slug and names of a branch's children. */
  below: (branch: string | undefined) => SQL
}

const underCategory = (id: string | undefined): SQL =>
  id === undefined ? sql`parent IS NULL` : sql`parent = (SELECT num FROM categories WHERE id = ${id})`

/** Companies that sell, by the categories of their products. */
export const SUPPLIERS: Directory = {
  node: (category) => (category === undefined ? sql`0` : sql`(SELECT num FROM categories WHERE id = ${category})`),
  below: (category) => sql`SELECT id, num AS node, slug, names FROM categories WHERE ${underCategory(category)}`,
}

const underService = (id: string | undefined): SQL =>
  id === undefined ? sql`parent IS NULL` : sql`parent = (SELECT num FROM services WHERE id = ${id})`

/** Companies that offer services, by kind of service. */
export const SERVICE_COMPANIES: Directory = {
  node: (service) => (service === undefined ? sql`-1` : sql`(SELECT -1 - num FROM services WHERE id = ${service})`),
  below: (service) => sql`SELECT id, -1 - num AS node, slug, names FROM services WHERE ${underService(service)}`,
}
