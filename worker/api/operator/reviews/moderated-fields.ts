/** Fields of a company and of a product that buyers read, so that moderators review their changes. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { companies, products, type ReviewKind } from '../../../db/schema.ts'
import { withWaiting } from '../../organization/company/identity.ts'
import { reviewedVariants } from './reviewed-variants.ts'

type CompanyRow = typeof companies.$inferSelect
type ProductRow = typeof products.$inferSelect

const COMPANY_FIELDS = [
  'kind',
  'names',
  'description',
  'country',
  'city',
  'address',
  'taxNumber',
  'website',
  'phone',
  'email',
  'logo',
  'photos',
  'certificates',
  'facts',
  'activities',
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

type CompanyFields = Pick<CompanyRow, (typeof COMPANY_FIELDS)[number]>

/** What buyers see of a company. */
export const companySnapshot = (row: CompanyFields) => pick(row, COMPANY_FIELDS)
/** What its members want buyers to see, including what waits for the moderators. */
export const wantedSnapshot = (row: CompanyFields & Pick<CompanyRow, 'waiting'>) => companySnapshot(withWaiting(row))
export const productSnapshot = (row: Pick<ProductRow, (typeof PRODUCT_FIELDS)[number]>) => pick(row, PRODUCT_FIELDS)
export type CompanySnapshot = ReturnType<typeof companySnapshot>
export type ProductSnapshot = ReturnType<typeof productSnapshot>

/** Pairs of JSON path and value for a row's fields, as `json_object` takes them. */
function jsonPairs(table: typeof companies | typeof products, fields: readonly string[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => fields.includes(name))
  const pairs = columns.map(([name, { name: column, dataType }]) => {
    const value = dataType === 'json' ? sql`json(${sql.identifier(column)})` : sql`${sql.identifier(column)}`
    return sql`${name}, ${table === companies ? wantedValue(name, value) : value}`
  })
  return sql.join(pairs, sql`, `)
}

/** A company's field as its members want it: the waiting value, even if that is empty. */
const wantedValue = (name: string, value: SQL): SQL =>
  sql`CASE WHEN json_type(waiting, ${`$.${name}`}) IS NULL THEN ${value} ELSE waiting -> ${`$.${name}`} END`

/** @returns `wantedSnapshot` or `productSnapshot` made by the database, so that many products need not be read into the worker. */
export const snapshotOf = (kind: ReviewKind, subject: SQL): SQL =>
  kind === 'company'
    ? sql`(SELECT json_object(${jsonPairs(companies, COMPANY_FIELDS)}) FROM companies AS c WHERE c.num = ${subject})`
    : sql`(SELECT json_object(${jsonPairs(products, PRODUCT_FIELDS)}) FROM products AS p WHERE p.num = ${subject})`

/** A field of a snapshot as moderators compare it. */
const reviewed = (snapshot: Record<string, unknown>, field: string): string =>
  JSON.stringify((field === 'variants' ? reviewedVariants(snapshot[field]) : snapshot[field]) ?? null)

/** @returns the fields in which two snapshots differ; one that the earlier lacks was not there. */
export const differing = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter(
    (field) => before[field] !== after[field] && reviewed(before, field) !== reviewed(after, field),
  )
