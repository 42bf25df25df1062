import type { Context } from 'hono'
import type { NewProduct } from '../../../../domain/contract/organization-products.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { products } from '../../../db/schema.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import type { Write } from '../../http/writes/commit.ts'
import { toRowChange } from './change.ts'
import { indexProduct, knownCategory, type OwnRow, type ProductRow, readHome } from './queries.ts'

const NOTHING_TOLD = {
  externalId: null,
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
  tiers: [],
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

interface Created {
  after: Omit<OwnRow, 'row'> & { row: Omit<ProductRow, 'num'> }
  writes: Write[]
}

/**
 * @returns a draft, from the organization's country and in its currency unless said otherwise.
 * @throws AppError 422 `input.invalid` for an unknown category
 */
export async function createProduct(c: Context<ApiEnv>, given: NewProduct): Promise<Created> {
  const db = database(c.env.DB)
  const company = member(c).organization.num
  const now = Date.now()
  const [home, category] = await Promise.all([readHome(db, company), knownCategory(db, given.category)])
  const row = {
    ...NOTHING_TOLD,
    id: newId(now),
    slug: '',
    names: {},
    country: home.country,
    currency: home.currency,
    ...toRowChange({ pictures: [] }, given),
    company,
    category: category.num,
    createdAt: now,
    updatedAt: now,
  }
  const writes = [db.insert(products).values(row), ...indexProduct(row, category.lineage)]
  return { after: { row, category, documents: [], companyStatus: home.status }, writes }
}
