import { Hono } from 'hono'
import { CompanyList, CompanyResponse, ServiceCompanyFacets } from '../../../../domain/contract/companies.ts'
import { ServiceCompanyListQuery, ServiceFacetsQuery } from '../../../../domain/contract/company-services.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { SERVICE_COMPANIES } from '../companies/directories.ts'
import { readCompany } from '../companies/one.ts'
import { readCompanies, readFacets } from '../companies/queries.ts'
import { companyOrGone } from '../withdrawn.ts'

const UNKNOWN = 'company.unknown'

export const companyServices = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('services', 'Service companies by service, words and filters', CompanyList),
    query(ServiceCompanyListQuery),
    async (c) => {
      const { service, ...filters } = c.req.valid('query')
      const reader = { locale: c.var.locale, now: new Date() }
      return c.json(await readCompanies(database(c.env.DB), SERVICE_COMPANIES, { ...filters, branch: service }, reader))
    },
  )
  .get(
    '/:id',
    describeGet('services', 'One service company', CompanyResponse, { unknown: true, withdrawn: true }),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      const db = database(c.env.DB)
      const company = await readCompany(db, id, 'service', c.var.locale)
      return c.json({ data: await companyOrGone(db, { id, role: 'service' }, company) })
    },
  )

/** Mounted at /dev/services. */
export const serviceFilters = new Hono<ApiEnv>().get(
  '/filter',
  describeGet('services', 'What each filter of service companies could be set to, with counts', ServiceCompanyFacets),
  query(ServiceFacetsQuery),
  async (c) => {
    const { service, ...filters } = c.req.valid('query')
    const reader = { locale: c.var.locale, now: new Date() }
    const { branch, facets, meta } = await readFacets(
      database(c.env.DB),
      SERVICE_COMPANIES,
      { ...filters, branch: service },
      reader,
    )
    return c.json({ data: { service: branch, ...facets }, meta })
  },
)
