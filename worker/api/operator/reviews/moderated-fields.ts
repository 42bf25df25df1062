/** Fields of a company and of a product that buyers read, so that moderators review their changes. */
import type { companies, products } from '../../../db/schema.ts'

type CompanyRow = typeof companies.$inferSelect
type ProductRow = typeof products.$inferSelect

export const COMPANY_FIELDS = [
  ...(['kind', 'names', 'description', 'country', 'city', 'taxNumber', 'website', 'phone', 'email'] as const),
  ...(['logo', 'photos', 'certificates', 'facts', 'activities'] as const),
] satisfies (keyof CompanyRow)[]

/** Prices, stock and terms change with the day: they are the supplier's own business. */
const PRODUCT_FIELDS = [
  'names',
  'description',
  'category',
  'brand',
  'model',
  'tnved',
  'country',
  'facts',
  'variants',
  'pictures',
] as const satisfies (keyof ProductRow)[]

const pick = <Row extends object, Field extends keyof Row>(row: Row, fields: readonly Field[]): Pick<Row, Field> =>
  fields.reduce((picked, field) => Object.assign(picked, { [field]: row[field] }), Object())

export const companySnapshot = (row: CompanyRow) => pick(row, COMPANY_FIELDS)
export const productSnapshot = (row: ProductRow) => pick(row, PRODUCT_FIELDS)

/** @returns the fields in which two snapshots differ; one that the earlier lacks was not there. */
export const differing = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
