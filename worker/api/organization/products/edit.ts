/** An edit of any part of a product: version, review, search index and row, as one list of writes. */
import type { Context } from 'hono'
import { isApproved } from '../../../../domain/statuses/approved.ts'
import { database } from '../../../db/connection.ts'
import { SEARCHED_COLUMNS, TEXT_COLUMNS } from '../../../db/product-columns.ts'
import { stockOfVariants } from '../../../db/variants.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { productQuota, refuseTextsBeyondQuota } from '../../http/save-limits.ts'
import type { Write } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { differing, productSnapshot } from '../../operator/reviews/moderated-fields.ts'
import { requestReview } from '../../operator/reviews/queries.ts'
import { refuseNotOffered } from '../refuse-unoffered-terms.ts'
import {
  changesIndex,
  indexProduct,
  listedPrice,
  type OwnProductRow,
  type ProductRow,
  readOwnProduct,
  updateProduct,
} from './queries.ts'
import { noteRemovedVariants } from './removed-variants.ts'
import { toOwnProduct } from './views.ts'

export const UNKNOWN_PRODUCT = 'product.unknown'

/** Columns of a product; its price in roubles follows from its tiers. */
export type ProductRowChange = Partial<Omit<ProductRow, 'num' | 'id' | 'company' | 'version' | 'priceRub' | 'pricedAt'>>

export interface ProductEdit {
  after: OwnProductRow
  writes: Write[]
}

/** Buyers have seen a public product as it was: moderators review its changes. */
/** Columns in the search index. */
const SEARCHED = [...SEARCHED_COLUMNS, 'variants'] satisfies (keyof ProductRow)[]

const bytesOf = (row: ProductRow): number =>
  new TextEncoder().encode(JSON.stringify(TEXT_COLUMNS.map((column) => row[column]))).length

/** Columns from which the listed price is computed. */
const PRICED = ['tiers', 'currency', 'variants'] satisfies (keyof ProductRow)[]

/** @param others that change with it: its category, the documents among its files, and when its status began. */
export function editProduct(
  c: Context<ApiEnv>,
  own: OwnProductRow,
  change: ProductRowChange,
  others: Partial<Pick<OwnProductRow, 'category' | 'documents' | 'statusAt'>> = {},
): ProductEdit {
  const { row: before } = own
  const now = Date.now()
  const stock =
    stockOfVariants(change.variants ?? before.variants) ?? (change.stock === undefined ? before.stock : change.stock)
  const changed = { ...before, ...change, stock, version: before.version + 1, updatedAt: now }
  const isReviewed =
    isApproved(before.status) && differing(productSnapshot(before), productSnapshot(changed)).length > 0
  // The reason for refusing an earlier change does not apply to the new one.
  const reason = isReviewed ? { statusReason: null } : {}
  const after = { ...own, ...others, ...(isReviewed && { refused: null }), row: { ...changed, ...reason } }
  const { row } = after
  const priced = PRICED.some((column) => column in change)
  const isIndexed = SEARCHED.some((column) => column in change) || changesIndex(before, row)
  const columns = {
    ...change,
    ...reason,
    version: row.version,
    updatedAt: now,
    ...(priced && { priceRub: listedPrice(row) }),
    ...(stock !== before.stock && { stock }),
  }
  const writes = [
    ...unchangedRow(c, 'products', before.id, before.version),
    ...refuseNotOffered(before, change),
    updateProduct(database(c.env.DB), before.num, columns),
    ...(bytesOf(row) > bytesOf(before)
      ? [refuseTextsBeyondQuota(before.company, productQuota(after.companyStatus))]
      : []),
    ...(isReviewed ? [requestReview('product', before.num, productSnapshot(before), now)] : []),
    ...(isApproved(before.status) && row.status === 'moderation'
      ? [requestReview('product', before.num, {}, now)]
      : []),
    ...(change.variants ? noteRemovedVariants(before, change.variants, now) : []),
    ...(isIndexed ? indexProduct(database(c.env.DB), row, after.category, before) : []),
  ]
  return { after, writes }
}

/**
 * @returns the product that the path names.
 * @throws AppError 404 `product.unknown` where it is none of the organization's
 */
export const ownProduct = (c: Context<ApiEnv>): Promise<OwnProductRow> =>
  loadOwn(c, UNKNOWN_PRODUCT, (db, id) => readOwnProduct(db, member(c).organization.num, id))

/** @returns the response to a POST or PATCH, for `commit`. */
export const productResult = <Status extends 200 | 201>(
  c: Context<ApiEnv>,
  after: Parameters<typeof toOwnProduct>[0],
  status: Status,
) => editResult(status, toOwnProduct(after, c.var.locale), after.row.version)
