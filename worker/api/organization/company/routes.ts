import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  CompanyCardResponse,
  CompanyChange,
  CompanyFileInput,
  CompanyFilesResponse,
  CompanyStatusChange,
  LogoInput,
  NewCompany,
  OwnCompanyResponse,
  RemovedFileQuery,
} from '../../../../domain/contract/organization-company.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { FactsInput, FactsResponse, toFactWordings } from '../../../../domain/contract/wordings.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody, writeAll } from '../../http/writes/commit.ts'
import { replace } from '../../http/writes/replace.ts'
import { editResult, sendVersioned } from '../../http/writes/version.ts'
import { selectCompanyCards, toCompanyCard } from '../../public/companies/cards.ts'
import { announceCompany } from '../../public/index-now/announce.ts'
import { applySuspensionsSoon } from '../suspension.ts'
import { toCompanyRowChange } from './change.ts'
import { createCompany } from './create.ts'
import { companyResult, editCompany, ownCompany } from './edit.ts'
import { addCompanyFile, removeCompanyFile, removeLogo, setLogo } from './files.ts'
import { withWaiting } from './identity.ts'
import {
  knownServices,
  type OwnCompanyRow,
  refuseTakenTaxNumber,
  refuseUnknownRegulations,
  writeServices,
} from './queries.ts'
import { companyStatusWrites } from './status.ts'
import { toCompanyFiles, toOwnCompany } from './views.ts'

const TAG = 'own company'
const CHANGED = { 412: 'Changed meanwhile: `version.outdated`' } as const
const ATTACHED = { ...CHANGED, 409: 'In use already: `file.used`; or `files.too-many`' } as const

/** Responds to a GET with a section of the company, and the version of the whole company. */
async function sendSection<Data extends object>(c: Context<ApiEnv>, toSection: (own: OwnCompanyRow) => Data) {
  const own = await ownCompany(c)
  return sendVersioned(c, toSection(own), own.row.version)
}

export const ownCompanyRoutes = new Hono<ApiEnv>()
  .get('/', describeGet(TAG, 'The organization of who asks', OwnCompanyResponse), requires('company.read'), (c) =>
    sendSection(c, toOwnCompany),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Founds an organization; who does is its owner',
      { 201: OwnCompanyResponse },
      {
        409: 'Belongs to one with this number: `organization.member`; to as many as possible: `organization.too-many`; or the tax number is taken: `company.exists`',
      },
    ),
    requires('organization.found'),
    body(NewCompany),
    async (c) => {
      const { row, writes } = createCompany(c, c.req.valid('json'))
      return commit(
        c,
        writes,
        editResult(201, toOwnCompany({ row, services: [], statusAt: null, seenAt: null, refused: null }), row.version),
      )
    },
  )
  .patch(
    '/',
    describeWrite(
      TAG,
      'Changes the organization',
      { 200: OwnCompanyResponse },
      { ...CHANGED, 409: 'The tax number is taken: `company.exists`' },
    ),
    requires('company.edit'),
    body(CompanyChange),
    async (c) => {
      const change = c.req.valid('json')
      const own = await ownCompany(c)
      const db = database(c.env.DB)
      await refuseUnknownRegulations(db, change.regulations ?? [])
      const services = change.services && (await knownServices(db, change.services))
      const edit = await editCompany(c, own, toCompanyRowChange(own.row, change), services)
      const more = services ? writeServices(own.row.num, services) : []
      const numbers = refuseTakenTaxNumber(withWaiting(edit.after.row))
      return commit(c, [numbers, ...edit.writes, ...more], companyResult(edit.after))
    },
  )
  .get(
    '/product-company',
    describeGet(TAG, 'The card of the organization as buyers see it', CompanyCardResponse),
    requires('company.read'),
    query(LocaleQuery),
    async (c) => {
      const rows = sql`SELECT num AS company FROM companies WHERE num = ${member(c).organization.num}`
      const cards = await selectCompanyCards(database(c.env.DB), rows, sql`page.company`, c.var.locale)
      return c.json({ data: cards.map((row) => toCompanyCard(row, c.var.locale))[0] ?? null })
    },
  )
  .get('/facts', describeGet(TAG, 'Facts of the organization', FactsResponse), requires('company.read'), (c) =>
    sendSection(c, ({ row }) => row.facts.map(toFactWordings)),
  )
  .put(
    '/facts',
    describeRepeatable(TAG, 'Replaces the facts of the organization', { 200: FactsResponse }, CHANGED),
    requires('company.edit'),
    body(FactsInput),
    async (c) => {
      const change = c.req.valid('json')
      const read = () => ownCompany(c)
      const { row } = await replace(
        c,
        () => change,
        read,
        (own) => editCompany(c, own, change),
      )
      return sendVersioned(c, row.facts.map(toFactWordings), row.version)
    },
  )
  .put(
    '/logo',
    describeRepeatable(TAG, 'Makes an uploaded picture the logo', { 200: OwnCompanyResponse }, CHANGED),
    requires('company.edit'),
    body(LogoInput),
    async (c) => {
      const { after, writes } = await setLogo(c, c.req.valid('json').file)
      await writeAll(c, writes)
      return sendVersioned(c, toOwnCompany(after), after.row.version)
    },
  )
  .delete(
    '/logo',
    describeRepeatable(TAG, 'Takes the logo away', { 204: null }, CHANGED),
    requires('company.edit'),
    async (c) => commitWithoutBody(c, (await removeLogo(c)).writes),
  )
  .get('/files', describeGet(TAG, 'Photos and certificates', CompanyFilesResponse), requires('company.read'), (c) =>
    sendSection(c, ({ row }) => toCompanyFiles(row)),
  )
  .post(
    '/files',
    describeWrite(TAG, 'Shows an uploaded file as a photo or a certificate', { 201: CompanyFilesResponse }, ATTACHED),
    requires('company.edit'),
    body(CompanyFileInput),
    async (c) => {
      const { after, writes } = await addCompanyFile(c, c.req.valid('json'))
      return commit(c, writes, editResult(201, toCompanyFiles(after.row), after.row.version))
    },
  )
  .delete(
    '/files',
    describeRepeatable(TAG, 'Shows a file no longer', { 204: null }, { ...CHANGED, 404: 'Not shown: `file.unknown`' }),
    requires('company.edit'),
    query(RemovedFileQuery),
    async (c) => commitWithoutBody(c, (await removeCompanyFile(c, c.req.valid('query').file)).writes),
  )
  .patch(
    '/status',
    describeWrite(
      TAG,
      'Sends the organization in, takes it back, hides it or shows it again',
      { 200: OwnCompanyResponse },
      {
        ...CHANGED,
        409: 'Not from here: `status.refused` with `allowed`; or not yet: `company.incomplete` with `errors`',
      },
    ),
    requires('company.publish'),
    body(CompanyStatusChange),
    async (c) => {
      const { status } = c.req.valid('json')
      const own = await ownCompany(c)
      const more = await companyStatusWrites(c.env.DB, own.row, status, Date.now())
      if (!more) return commit(c, [], companyResult(own))
      const edit = await editCompany(c, own, { status, statusReason: null })
      const after = { ...edit.after, statusAt: status === 'pending' ? Date.now() : null }
      const response = await commit(c, [...edit.writes, ...more], companyResult(after))
      await applySuspensionsSoon(c)
      await announceCompany(c, after.row, { from: own.row.status, to: status })
      return response
    },
  )
