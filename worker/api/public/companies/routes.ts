import { Hono } from 'hono'
import {
  CompanyList,
  CompanyListQuery,
  CompanyProductsQuery,
  CompanyResponse,
  SupplierFacets,
  SupplierFacetsQuery,
} from '../../../../domain/contract/companies.ts'
import { ProductList } from '../../../../domain/contract/products.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readList } from '../products/queries.ts'
import { companyOrGone } from '../withdrawn.ts'
import { SUPPLIERS } from './directories.ts'
import { isPublicCompany, readCompany } from './one.ts'
import { readCompanies, readFacets } from './queries.ts'

const UNKNOWN = 'company.unknown'

export const companies = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('companies', 'Suppliers by category, words and filters', CompanyList),
    query(CompanyListQuery),
    async (c) => {
      const { category, ...filters } = c.req.valid('query')
      const reader = { locale: c.var.locale, now: new Date() }
      return c.json(await readCompanies(database(c.env.DB), SUPPLIERS, { ...filters, branch: category }, reader))
    },
  )
  .get(
    '/:id',
    describeGet('companies', 'One supplier', CompanyResponse, { unknown: true, withdrawn: true }),
    query(LocaleQuery),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      const db = database(c.env.DB)
      const company = await readCompany(db, id, 'supplier', c.var.locale)
      return c.json({ data: await companyOrGone(db, { id, role: 'supplier' }, company) })
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
      return c.json(await readList(db, { ...c.req.valid('query'), supplier: id }, c.var.locale))
    },
  )

/** Mounted at /dev/suppliers. */
export const supplierFilters = new Hono<ApiEnv>().get(
  '/filter',
  describeGet('companies', 'What each filter of suppliers could be set to, with counts', SupplierFacets),
  query(SupplierFacetsQuery),
  async (c) => {
    const { category, ...filters } = c.req.valid('query')
    const reader = { locale: c.var.locale, now: new Date() }
    const { branch, facets, meta } = await readFacets(
      database(c.env.DB),
      SUPPLIERS,
      { ...filters, branch: category },
      reader,
    )
    return c.json({ data: { category: branch, ...facets }, meta })
  },
)
