/** The calls of both directories: suppliers, and companies that offer services. */
import { type Context, Hono } from 'hono'
import {
  CompanyList,
  CompanyListQuery,
  CompanyProductsQuery,
  CompanyResponse,
  ServiceCompanyFacets,
  ServiceCompanyListQuery,
  ServiceFacetsQuery,
  SupplierFacets,
  SupplierFacetsQuery,
} from '../../../../domain/contract/companies.ts'
import { CurrentCompany } from '../../../../domain/contract/company-merges.ts'
import { ProductList } from '../../../../domain/contract/products.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readProductList } from '../products/queries.ts'
import { companyOrGone } from '../withdrawn/gone.ts'
import { type Directory, SERVICE_COMPANIES, SUPPLIERS } from './directories.ts'
import { readMergedInto } from './merged-into.ts'
import { isPublicCompany, readCompany } from './one.ts'
import { type DirectoryListQuery, readCompanies, readFacets } from './queries.ts'

const UNKNOWN = 'company.unknown'

type ListContext = Context<ApiEnv, string, { out: { query: DirectoryListQuery } }>

const listCompanies = (directory: Directory) => async (c: ListContext) =>
  c.json(await readCompanies(database(c.env.DB), directory, c.req.valid('query'), c.var.locale))

const showCompany =
  ({ role }: Directory) =>
  async (c: Context<ApiEnv>) => {
    const id = parseId(c.req.param('id'), UNKNOWN)
    const db = database(c.env.DB)
    return c.json({ data: await companyOrGone(db, { id, role }, await readCompany(db, id, role, c.var.locale)) })
  }

export const companiesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('companies', 'Suppliers by category, words and filters', CompanyList),
    query(CompanyListQuery),
    listCompanies(SUPPLIERS),
  )
  .get(
    '/:id',
    describeGet('companies', 'One supplier', CompanyResponse, { unknown: true, withdrawn: true }),
    query(LocaleQuery),
    showCompany(SUPPLIERS),
  )
  .get(
    '/:id/current',
    describeGet('companies', 'The company that one was merged into, where its address leads', CurrentCompany, {
      unknown: true,
    }),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      return c.json({ data: orNotFound(await readMergedInto(database(c.env.DB), id), UNKNOWN) })
    },
  )
  .get(
    '/:id/products',
    describeGet('companies', "A supplier's products, with the filters of the catalogue", ProductList, {
      unknown: true,
      withdrawn: true,
    }),
    query(CompanyProductsQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      const db = database(c.env.DB)
      await companyOrGone(db, { id, role: 'supplier' }, (await isPublicCompany(db, id, 'supplier')) || null)
      return c.json(await readProductList(db, { ...c.req.valid('query'), supplier: id }, c.var.locale))
    },
  )

/** Mounted at /dev/suppliers. */
export const supplierFilters = new Hono<ApiEnv>().get(
  '/filter',
  describeGet('companies', 'What each filter of suppliers could be set to, with counts', SupplierFacets),
  query(SupplierFacetsQuery),
  async (c) => {
    const { branch, facets, meta } = await readFacets(database(c.env.DB), SUPPLIERS, c.req.valid('query'), c.var.locale)
    return c.json({ data: { category: branch, ...facets }, meta })
  },
)

export const companyServices = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('services', 'Service companies by service, words and filters', CompanyList),
    query(ServiceCompanyListQuery),
    listCompanies(SERVICE_COMPANIES),
  )
  .get(
    '/:id',
    describeGet('services', 'One service company', CompanyResponse, { unknown: true, withdrawn: true }),
    query(LocaleQuery),
    showCompany(SERVICE_COMPANIES),
  )

/** Mounted at /dev/services. */
export const serviceFilters = new Hono<ApiEnv>().get(
  '/filter',
  describeGet('services', 'What each filter of service companies could be set to, with counts', ServiceCompanyFacets),
  query(ServiceFacetsQuery),
  async (c) => {
    const { branch, facets, ofServices, meta } = await readFacets(
      database(c.env.DB),
      SERVICE_COMPANIES,
      c.req.valid('query'),
      c.var.locale,
    )
    return c.json({ data: { service: branch, ...facets, ...ofServices }, meta })
  },
)
