/**
 * /api/operator/reviews: the queue by key, one product or company with everything that a decision needs, and which
 * operator has it open.
 */
import { type Context, Hono } from 'hono'
import {
  CompanyReview,
  ProductReview,
  ReviewClaiming,
  ReviewClaimResult,
  ReviewFilters,
  ReviewList,
  ReviewQuery,
} from '../../../../domain/contract/reviews.ts'
import { database } from '../../../db/connection.ts'
import type { ReviewKind } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commitWithoutBody, writeAll } from '../../http/writes/commit.ts'
import { claimReview, readClaim, releaseReview } from './claim.ts'
import { readReviews } from './list.ts'
import { readCompanyReview, readProductReview } from './one.ts'

const TAG = 'moderation'

const asked = (c: Context<ApiEnv>) => ({ locale: c.var.locale, user: signedIn(c).num, now: Date.now() })

const CODES = { product: 'product.unknown', company: 'company.unknown' } as const
const idOf = (c: Context<ApiEnv>, kind: ReviewKind) => parseId(c.req.param('id'), CODES[kind])

async function claim(c: Context<ApiEnv>, kind: ReviewKind, takeOver: boolean) {
  const one = { kind, id: idOf(c, kind) }
  const by = asked(c)
  await writeAll(c, [claimReview(one, by, takeOver)])
  return c.json({ data: { claim: await readClaim(database(c.env.DB), one, by) } })
}

const release = (c: Context<ApiEnv>, kind: ReviewKind) =>
  commitWithoutBody(c, [releaseReview({ kind, id: idOf(c, kind) }, signedIn(c).num)])

const UNKNOWN = { 404: 'No such id' } as const
const CLAIM = [
  'Takes a review for ten minutes, so that others leave it alone',
  { 200: ReviewClaimResult },
  UNKNOWN,
] as const
const RELEASE = ['Gives an own claim up', { 204: null }, UNKNOWN] as const

export const reviewQueue = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What waits, longest waiting first, a page by key', ReviewList),
    requires('moderation.read'),
    query(ReviewQuery),
    async (c) => c.json(await readReviews(database(c.env.DB), c.req.valid('query'), asked(c))),
  )
  .get(
    '/products/:id',
    describeGet(TAG, 'One product as buyers will see it, with all that a decision needs', ProductReview, {
      unknown: true,
    }),
    requires('moderation.read'),
    query(ReviewFilters),
    async (c) => {
      const found = await readProductReview(database(c.env.DB), idOf(c, 'product'), c.req.valid('query'), asked(c))
      return c.json({ data: orNotFound(found, 'product.unknown') })
    },
  )
  .get(
    '/companies/:id',
    describeGet(TAG, 'One company as buyers will see it, with what a decision needs', CompanyReview, { unknown: true }),
    requires('moderation.read'),
    query(ReviewFilters),
    async (c) => {
      const found = await readCompanyReview(database(c.env.DB), idOf(c, 'company'), c.req.valid('query'), asked(c))
      return c.json({ data: orNotFound(found, 'company.unknown') })
    },
  )
  .put(
    '/products/:id/claim',
    describeRepeatable(TAG, ...CLAIM),
    requires('moderation.decide'),
    body(ReviewClaiming),
    (c) => claim(c, 'product', c.req.valid('json').takeOver),
  )
  .delete('/products/:id/claim', describeRepeatable(TAG, ...RELEASE), requires('moderation.decide'), (c) =>
    release(c, 'product'),
  )
  .put(
    '/companies/:id/claim',
    describeRepeatable(TAG, ...CLAIM),
    requires('moderation.decide'),
    body(ReviewClaiming),
    (c) => claim(c, 'company', c.req.valid('json').takeOver),
  )
  .delete('/companies/:id/claim', describeRepeatable(TAG, ...RELEASE), requires('moderation.decide'), (c) =>
    release(c, 'company'),
  )
