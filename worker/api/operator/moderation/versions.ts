/** Versions of a product and of a company: reads the row, and writes another version over it. */
import type { SQL } from 'drizzle-orm'
import type { ProblemCode } from '../../../../domain/contract/problem-codes.ts'
import { namingText } from '../../../../domain/contract/wordings.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import type { ReviewKind } from '../../../db/schema.ts'
import { slugify } from '../../../db/slug.ts'
import { stockOfVariants } from '../../../db/variants.ts'
import { orNotFound } from '../../http/id.ts'
import type { Write } from '../../http/writes/commit.ts'
import { versionOf } from '../../http/writes/version.ts'
import { type CompanyRowChange, withholdIdentity, withWaiting } from '../../organization/company/identity.ts'
import {
  type CompanyRow,
  indexCompany,
  refuseTakenTaxNumber,
  servicesOf,
  updateCompany,
} from '../../organization/company/queries.ts'
import {
  indexProduct,
  listedPrice,
  type ProductRow,
  readCategory,
  updateProduct,
} from '../../organization/products/queries.ts'
import type { CompanySnapshot, ProductSnapshot } from '../reviews/moderated-fields.ts'
import { withPresentTerms } from '../reviews/reviewed-variants.ts'
import { readModeratedCompany, readModeratedProduct } from './queries.ts'

/** Columns that both kinds of rows have. */
export interface ModeratedRow {
  num: number
  id: string
  names: Text
  status: string
  version: number
}

/** Columns that are written beside the fields of a version. */
export interface Stamp {
  statusReason: string | null
  version: number
  updatedAt: number
}

export interface Versions<Row extends ModeratedRow, Fields> {
  kind: ReviewKind
  unknown: ProblemCode
  read: (db: Database, id: string) => Promise<Row | undefined>
  current: (row: Row) => SQL
  /** @returns statements that write the fields approved before over the present ones, with the search index */
  write: (db: Database, row: Row, fields: Partial<Fields>, stamp: Stamp) => Promise<Write[]>
  /** @returns statements that bring refused fields back, as a member's change of them */
  rewrite: (db: Database, row: Row, fields: Partial<Fields>, stamp: Stamp) => Promise<Write[]>
  companyOf: (row: Row) => number
  /** The screen on which its members edit it. */
  ownPath: (row: Row, locale: Locale) => string
}

async function writeProduct(db: Database, row: ProductRow, fields: Partial<ProductSnapshot>, stamp: Stamp) {
  const before = fields.category === undefined ? undefined : await readCategory(db, fields.category)
  const category = before ?? orNotFound(await readCategory(db, row.category), 'category.unknown')
  const names = fields.names ?? row.names
  const variants = fields.variants && withPresentTerms(fields.variants, row.variants)
  const listed = variants && {
    variants,
    priceRub: listedPrice({ ...row, variants }),
    stock: stockOfVariants(variants) ?? row.stock,
  }
  const columns = { ...fields, ...stamp, category: category.num, slug: slugify(namingText(names)) }
  const after = { ...row, ...columns, ...(variants && { variants }) }
  return [updateProduct(db, row.num, { ...columns, ...listed }), ...indexProduct(db, after, category, row)]
}

export const PRODUCT_VERSIONS: Versions<ProductRow, ProductSnapshot> = {
  kind: 'product',
  unknown: 'product.unknown',
  read: async (db, id) => (await readModeratedProduct(db, id))?.row,
  current: ({ id }) => versionOf('products', id),
  write: writeProduct,
  rewrite: writeProduct,
  companyOf: ({ company }) => company,
  ownPath: ({ id }, locale) => personalHref('product', locale, id),
}

async function writeCompany(db: Database, row: CompanyRow, change: CompanyRowChange, stamp: Stamp) {
  const names = change.names ?? row.names
  const columns = { ...change, ...stamp, slug: slugify(namingText(names)) }
  const after = { ...row, ...columns }
  return [
    // Another company may hold its former tax number by now.
    refuseTakenTaxNumber(withWaiting(after)),
    updateCompany(db, row.num, columns),
    ...(await indexCompany(db, after, await servicesOf(db, row.num), row)),
  ]
}

export const COMPANY_VERSIONS: Versions<CompanyRow, CompanySnapshot> = {
  kind: 'company',
  unknown: 'company.unknown',
  read: readModeratedCompany,
  current: ({ num }) => versionOf('companies', num),
  write: (db, row, fields, stamp) => writeCompany(db, row, { ...fields, waiting: null }, stamp),
  rewrite: (db, row, fields, stamp) => writeCompany(db, row, withholdIdentity(row, fields), stamp),
  companyOf: ({ num }) => num,
  ownPath: (_, locale) => personalHref('company', locale),
}
