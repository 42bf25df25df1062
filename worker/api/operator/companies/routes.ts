/** /api/operator/companies: all companies, and one with the data that operators need about it. */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  CompanyHandedOver,
  CompanyHandOver,
  CompanyMerge,
  CompanyMergePlan,
  CompanyMergeQuery,
  MergeCompanyResponse,
} from '../../../../domain/contract/company-merges.ts'
import { CompanyTrust, TrustCompanyResponse } from '../../../../domain/contract/company-trust.ts'
import {
  AttachEvidenceResponse,
  CompaniesQuery,
  DeskCompanies,
  DeskCompanyDetails,
  Evidence,
  EvidenceQuery,
} from '../../../../domain/contract/desk-companies.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { MAX_EVIDENCE } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { lazy } from '../../../lazy.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound, parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { requiresSecondFactor } from '../confirmation/require-confirmation.ts'
import type { HandedOverCompany } from './hand-over.ts'
import { readDeskCompanies } from './list.ts'
import { readCompanyOnDesk } from './one.ts'

const TAG = 'moderation'
const UNKNOWN = 'company.unknown'

const acts = lazy(() => import('../acts.ts'))

const companyOf = (c: Context<ApiEnv>) =>
  loadOwn(c, UNKNOWN, (db, id) =>
    db.get<HandedOverCompany | undefined>(sql`SELECT num, id, names FROM companies WHERE id = ${id}`),
  )

export const deskCompanies = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'All companies in any status, latest first, a page by key', DeskCompanies),
    requires('desk-company.read'),
    query(CompaniesQuery),
    async (c) => c.json(await readDeskCompanies(database(c.env.DB), c.req.valid('query'), c.var.locale)),
  )
  .get(
    '/:id',
    describeGet(TAG, 'One company: its people, goods, claims and what it has been sent', DeskCompanyDetails, {
      unknown: true,
    }),
    requires('desk-company.read'),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: orNotFound(await readCompanyOnDesk(c.env, id, c.var.locale), UNKNOWN) })
    },
  )
  .post(
    '/:id/owner',
    describeWrite(
      TAG,
      'Makes a person the one owner; those who were stay as managers, or leave. All of them get an e-mail',
      { 200: CompanyHandedOver },
      {
        404: 'No such id',
        409: 'Merged: `company.merged`; or the person has as many organizations as one can have: `organization.too-many`',
      },
    ),
    requires('company.hand-over'),
    requiresSecondFactor,
    body(CompanyHandOver),
    async (c) => (await acts()).handOverCompany(c, await companyOf(c), c.req.valid('json')),
  )
  .get(
    '/:id/merge',
    describeGet(TAG, 'What would move into another company, and what would stay', CompanyMergePlan, { unknown: true }),
    requires('company.merge'),
    query(CompanyMergeQuery),
    async (c) => {
      const { into } = c.req.valid('query')
      const row = await companyOf(c)
      return c.json({ data: await (await acts()).planCompanyMerge(database(c.env.DB), row, into, c.var.locale) })
    },
  )
  .post(
    '/:id/merge',
    describeWrite(
      TAG,
      'Merges a company into another one for good: members at once, goods and conversations in the background; its addresses lead there',
      { 200: MergeCompanyResponse },
      { 404: 'No such id', 409: '`company.unmergeable`' },
    ),
    requires('company.merge'),
    requiresSecondFactor,
    body(CompanyMerge),
    async (c) => (await acts()).mergeCompany(c, await companyOf(c), c.req.valid('json')),
  )
  .post(
    '/:id/trust',
    describeWrite(
      TAG,
      'Lets goods and changes of a company pass without a moderator, one in twenty excepted; what waits passes soon',
      { 200: TrustCompanyResponse },
      { 404: 'No such id', 409: 'The company’s goods are not public: `company.not-active`' },
    ),
    requires('moderation.decide'),
    body(CompanyTrust),
    async (c) => (await acts()).trust(c, await companyOf(c), c.req.valid('json')),
  )
  .delete(
    '/:id/trust',
    describeRepeatable(
      TAG,
      'Ends the trust in a company: all of its goods wait for a moderator again',
      { 204: null },
      { 404: 'No such id' },
    ),
    requires('moderation.decide'),
    async (c) => (await acts()).distrust(c, await companyOf(c)),
  )
  .post(
    '/:id/evidence',
    describeWrite(
      TAG,
      'Attaches a file to a verified fact',
      { 201: AttachEvidenceResponse },
      {
        404: 'No such id, or the fact is not recorded: `verification.unknown`',
        409: `The fact has ${MAX_EVIDENCE} files already: \`evidence.too-many\``,
      },
    ),
    requires('moderation.decide'),
    body(Evidence),
    async (c) => (await acts()).attachEvidence(c, await companyOf(c), c.req.valid('json')),
  )
  .delete(
    '/:id/evidence',
    describeRepeatable(TAG, 'Takes a file back', { 204: null }, { 404: 'No such id, or no such file: `file.unknown`' }),
    requires('moderation.decide'),
    query(EvidenceQuery),
    async (c) => (await acts()).removeEvidence(c, await companyOf(c), c.req.valid('query')),
  )
