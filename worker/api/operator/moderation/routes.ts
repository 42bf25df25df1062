import { Hono } from 'hono'
import {
  AllDecision,
  AllReviewsResult,
  ChangeRefusal,
  CompanyDecision,
  CompanyQueue,
  ProductDecision,
  ProductQueue,
  QueueQuery,
  ReviewResult,
  VerificationInput,
  VerificationQuery,
  Verifications,
} from '../../../../domain/contract/moderation.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, writeAll } from '../../http/writes/commit.ts'
import { requireConfirmation, requiresSecondFactor } from '../confirmation/require-confirmation.ts'
import { decideCompany, decideProduct } from './decide.ts'
import { decideAll } from './decide-all.ts'
import { markedAsSeen } from './marked-as-seen.ts'
import { readCompanyQueue, readProductQueue } from './queries.ts'
import { refuseChange, restoreChange } from './refuse-change.ts'
import { restoreTakenOffCompany } from './takedowns.ts'
import { restoreTakenOffProduct } from './taken-off-goods.ts'
import { recordVerification, withdrawVerification } from './verify.ts'
import { COMPANY_VERSIONS, PRODUCT_VERSIONS } from './versions.ts'

const TAG = 'moderation'
const DECISION = {
  ...EDIT_FAILURES,
  409: 'Not from here: `status.refused` with `allowed`; or `company.not-active`',
} as const
const CHANGE = { ...EDIT_FAILURES, 409: 'Nothing to refuse, or to undo: `change.none`; or `company.exists`' } as const

export const moderation = new Hono<ApiEnv>()
  .get(
    '/companies',
    describeGet(TAG, 'Companies that wait, with what has changed', CompanyQueue),
    requires('moderation.read'),
    query(QueueQuery),
    async (c) =>
      c.json(
        await markedAsSeen(
          c,
          'company',
          await readCompanyQueue(database(c.env.DB), c.req.valid('query'), c.var.locale),
        ),
      ),
  )
  .get(
    '/products',
    describeGet(TAG, 'Products that wait, with what has changed', ProductQueue),
    requires('moderation.read'),
    query(QueueQuery),
    async (c) =>
      c.json(
        await markedAsSeen(
          c,
          'product',
          await readProductQueue(database(c.env.DB), c.req.valid('query'), c.var.locale),
        ),
      ),
  )
  .patch(
    '/companies/:id/status',
    describeWrite(
      TAG,
      'Approves of a company, sends it back, blocks it or takes it off the site',
      { 200: ReviewResult },
      DECISION,
    ),
    requires('moderation.decide'),
    body(CompanyDecision),
    async (c) => {
      const decision = c.req.valid('json')
      if (decision.status === 'blocked') await requireConfirmation(c)
      return decideCompany(c, parseId(c.req.param('id'), 'company.unknown'), decision)
    },
  )
  .patch(
    '/products/:id/status',
    describeWrite(TAG, 'Publishes a product, or refuses it', { 200: ReviewResult }, DECISION),
    requires('moderation.decide'),
    body(ProductDecision),
    (c) => decideProduct(c, parseId(c.req.param('id'), 'product.unknown'), c.req.valid('json')),
  )
  .post(
    '/companies/:id/refused-change',
    describeWrite(
      TAG,
      'Refuses a change of a public company; the version approved before returns',
      { 200: ReviewResult },
      CHANGE,
    ),
    requires('moderation.decide'),
    body(ChangeRefusal),
    (c) => refuseChange(c, COMPANY_VERSIONS, c.req.valid('json').reason),
  )
  .post(
    '/companies/:id/refused-change/restore',
    describeWrite(
      TAG,
      'Undoes the refusal of a company’s change within 7 days: the change waits again',
      { 200: ReviewResult },
      CHANGE,
    ),
    requires('moderation.decide'),
    (c) => restoreChange(c, COMPANY_VERSIONS),
  )
  .post(
    '/products/:id/refused-change',
    describeWrite(
      TAG,
      'Refuses a change of a public product; the version approved before returns',
      { 200: ReviewResult },
      CHANGE,
    ),
    requires('moderation.decide'),
    body(ChangeRefusal),
    (c) => refuseChange(c, PRODUCT_VERSIONS, c.req.valid('json').reason),
  )
  .post(
    '/products/:id/refused-change/restore',
    describeWrite(
      TAG,
      'Undoes the refusal of a product’s change within 7 days: the change waits again',
      { 200: ReviewResult },
      CHANGE,
    ),
    requires('moderation.decide'),
    (c) => restoreChange(c, PRODUCT_VERSIONS),
  )
  .post(
    '/companies/:id/restore',
    describeWrite(
      TAG,
      'Brings back a company that was taken off the site in the last week',
      { 200: ReviewResult },
      DECISION,
    ),
    requires('moderation.decide'),
    (c) => restoreTakenOffCompany(c, parseId(c.req.param('id'), 'company.unknown')),
  )
  .post(
    '/products/:id/restore',
    describeWrite(
      TAG,
      'Brings back a product that was taken off the site in the last week',
      { 200: ReviewResult },
      { ...EDIT_FAILURES, 409: 'Not taken off lately: `status.refused`' },
    ),
    requires('moderation.decide'),
    (c) => restoreTakenOffProduct(c, parseId(c.req.param('id'), 'product.unknown')),
  )
  .post(
    '/companies/:id/decisions',
    describeWrite(
      TAG,
      'Decides about all waiting products of a company, in steps',
      { 200: AllReviewsResult },
      { 404: EDIT_FAILURES[404], 409: DECISION[409] },
    ),
    requires('moderation.decide'),
    requiresSecondFactor,
    body(AllDecision),
    (c) => decideAll(c, parseId(c.req.param('id'), 'company.unknown'), c.req.valid('json')),
  )
  .post(
    '/companies/:id/verifications',
    describeWrite(TAG, 'Records what was checked about a company', { 201: Verifications }, EDIT_FAILURES),
    requires('moderation.decide'),
    body(VerificationInput),
    async (c) => {
      const id = parseId(c.req.param('id'), 'company.unknown')
      const { writes, result } = await recordVerification(c, id, c.req.valid('json'))
      return commit(c, writes, result)
    },
  )
  .delete(
    '/companies/:id/verifications',
    describeRepeatable(TAG, 'Takes back what was recorded', { 204: null }, EDIT_FAILURES),
    requires('moderation.decide'),
    query(VerificationQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), 'company.unknown')
      await writeAll(c, (await withdrawVerification(c, id, c.req.valid('query').fact)).writes)
      return c.body(null, 204)
    },
  )
