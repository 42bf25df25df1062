import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { SERVICE_COMPANIES } from '../companies/directories.ts'
import { readCompany } from '../companies/one.ts'
import { readCompanies, readFacets } from '../companies/queries.ts'
import { CompanyAnswer, CompanyList, ServiceCompanyFacets } from '../companies/schema.ts'
import { knownId } from '../id.ts'
import { describeGet } from '../openapi.ts'
import { LocaleQuery } from '../schema.ts'
import { query } from '../validate.ts'
import { seenCompany } from '../withdrawn.ts'
import { ServiceCompanyListQuery, ServiceFacetsQuery } from './schema.ts'

const UNKNOWN = 'company.unknown'

export const companyServices = new Hono<Env>()
  .get(
    '/',
    describeGet('services', 'Service companies by service, words and filters', CompanyList),
    query(ServiceCompanyListQuery),
    async (c) => {
      const { service, ...asked } = c.req.valid('query')
      const reader = { locale: c.var.locale, now: new Date() }
      return c.json(await readCompanies(database(c.env.DB), SERVICE_COMPANIES, { ...asked, branch: service }, reader))
    },
  )
  .get(
    '/:id',
    describeGet('services', 'One service company', CompanyAnswer, { unknown: true, withdrawn: true }),
    query(LocaleQuery),
    async (c) => {
      const id = knownId(c.req.param('id'), UNKNOWN)
      const db = database(c.env.DB)
      const company = await readCompany(db, id, 'service', c.var.locale)
      return c.json({ data: await seenCompany(db, { id, role: 'service' }, company) })
    },
  )

/** Mounted where the specification has it: /dev/services. */
export const serviceFilters = new Hono<Env>().get(
  '/filter',
  describeGet('services', 'What each filter of service companies could be set to, with counts', ServiceCompanyFacets),
  query(ServiceFacetsQuery),
  async (c) => {
    const { service, ...asked } = c.req.valid('query')
    const reader = { locale: c.var.locale, now: new Date() }
    const { branch, facets, meta } = await readFacets(
      database(c.env.DB),
      SERVICE_COMPANIES,
      { ...asked, branch: service },
      reader,
    )
    return c.json({ data: { service: branch, ...facets }, meta })
  },
)
