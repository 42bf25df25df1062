import type { Context } from 'hono'
import type { NewProduct } from '../../../../domain/contract/organization-products.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { products } from '../../../db/schema.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import {
  countNewProducts,
  productQuota,
  refuseProductBeyondQuota,
  refuseTextsBeyondQuota,
} from '../../http/save-limits.ts'
import { refuseNotOffered } from '../refuse-unoffered-terms.ts'
import { toProductRowChange } from './change.ts'
import { indexProduct, knownCategory, readHome } from './queries.ts'

/** Values of a new product where none were sent. */
export const EMPTY_PRODUCT = {
  externalId: null,
  fed: null,
  model: null,
  brand: null,
  description: {},
  tnved: null,
  unit: 'piece' as const,
  moq: 1,
  stock: null,
  leadMin: null,
  leadMax: null,
  facts: [],
  variants: [],
  parameters: [],
  tiers: [],
  pricedAt: null,
  pictures: [],
  vatIncluded: false,
  vatRate: null,
  priceRub: null,
  onRequest: false,
  status: 'draft' as const,
  rank: 0,
  statusReason: null,
  suspended: false,
  deletedAt: null,
  deletedStatus: null,
  version: 1,
}

/**
 * @returns a draft, with the organization's country and currency unless others were sent.
 * @throws AppError 422 `input.invalid` for an unknown category, or a unit that is not offered; 429 `rate.limited` past the quotas of a company
 */
export async function createProduct(c: Context<ApiEnv>, input: NewProduct) {
  const db = database(c.env.DB)
  const company = member(c).organization.num
  const now = Date.now()
  const [home, category] = await Promise.all([readHome(db, company), knownCategory(db, input.category)])
  const quota = productQuota(home.status)
  await countNewProducts(c, quota, member(c))
  const row = {
    ...EMPTY_PRODUCT,
    id: newId(now),
    slug: '',
    names: {},
    country: home.country,
    currency: home.currency,
    ...toProductRowChange({ pictures: [] }, input),
    company,
    category: category.num,
    createdAt: now,
    updatedAt: now,
  }
  const writes = [
    refuseProductBeyondQuota(company, quota),
    ...refuseNotOffered(EMPTY_PRODUCT, input),
    db.insert(products).values(row),
    refuseTextsBeyondQuota(company, quota),
    ...indexProduct(db, row, category, null),
  ]
  return {
    after: { row, category, documents: [], companyStatus: home.status, statusAt: null, seenAt: null, refused: null },
    writes,
  }
}
