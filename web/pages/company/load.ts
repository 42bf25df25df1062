import type { Company } from '../../../domain/contract/companies.ts'
import { read } from '../../../domain/page-error.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { type ActivityNames, activityNames } from '../classifier/activity-names.ts'
import type { Whereabouts } from './company-map.tsx'
import { companyHead } from './head.ts'

/** In which directory the page stands: a company of both kinds has one in each. */
export type Role = 'supplier' | 'service'

export interface CompanyData {
  company: Company
  /** What its activity codes are called. */
  activities: ActivityNames
  role: Role
}

/** What of a company may come late: some of what it sells. */
export type CompanyLate = {
  products: ShownProduct[]
}

/** What of a company lives in the browser: its map; null where there is none to show. */
export interface CompanyLive {
  map: Whereabouts | null
}

function liveOf({ id, name, address, coordinates }: Company, { maps }: LoadContext): CompanyLive {
  if (maps === null || !address || !coordinates) return { map: null }
  return { map: { base: maps, places: [{ id, name: name.text, ...coordinates }], name: name.text, address } }
}

/** How many products the page shows before "all of them". */
const FEW = 8

async function productsOf({ api, i18n: { locale }, id }: LoadContext): Promise<ShownProduct[]> {
  const query = { perPage: String(FEW), locale }
  const { data } = await read(api.get('/api/companies/:id/products', { params: { id }, query }))
  return data.map(forCard)
}

/** A company that sells, with some of its products. */
export const loadSupplier: Load<CompanyData, CompanyLive, CompanyLate> = async (context) => {
  const { api, i18n, id, origin } = context
  const products = productsOf(context)
  // Where the company itself is not there, nobody waits for its products.
  products.catch(() => {})
  const { data } = await read(api.get('/api/companies/:id', { params: { id }, query: { locale: i18n.locale } }))
  const activities = await activityNames(context, data.activities)
  const company: CompanyData = { company: data, activities, role: 'supplier' }
  return {
    data: company,
    islandProps: liveOf(data, context),
    head: companyHead(company, i18n, origin),
    deferred: { products },
  }
}

/** A company that offers services. */
export const loadServiceCompany: Load<CompanyData, CompanyLive> = async (context) => {
  const { api, i18n, id, origin } = context
  const query = { locale: i18n.locale }
  const { data } = await read(api.get('/api/company-services/:id', { params: { id }, query }))
  const activities = await activityNames(context, data.activities)
  const company: CompanyData = { company: data, activities, role: 'service' }
  return { data: company, islandProps: liveOf(data, context), head: companyHead(company, i18n, origin) }
}
