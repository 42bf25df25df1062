import type { CompanyRole } from '../../../domain/company-kinds.ts'
import type { Company } from '../../../domain/contract/companies.ts'
import { read } from '../../../domain/page-error.ts'
import { basisToQuery } from '../../../domain/price-basis.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { type ActivityNames, activityNames } from '../classifier/activity-names.ts'
import { companyHead } from './head.ts'
import type { CompanyIslandProps } from './page.tsx'

export interface CompanyData {
  company: Company
  /** Names of its activity codes. */
  activities: ActivityNames
  /** The directory that the page belongs to: a company of both kinds has a page in each. */
  role: CompanyRole
}

/** What may be streamed later: some of the company's products. */
export type CompanyDeferred = {
  products: ShownProduct[]
}

function islandPropsOf({ id, name, address, coordinates }: Company, { maps }: LoadContext): CompanyIslandProps {
  if (maps === null || !address || !coordinates) return { map: null }
  return { map: { base: maps, places: [{ id, name: name.text, ...coordinates }], name: name.text, address } }
}

/** Products shown before the link to all of them. */
const FEW = '8'

async function productsOf({ api, i18n, id }: LoadContext): Promise<ShownProduct[]> {
  const query = { perPage: FEW, ...basisToQuery(i18n.basis), locale: i18n.locale }
  const { data } = await read(api.get('/api/companies/:id/products', { params: { id }, query }))
  return data.map((product) => forCard(product, i18n))
}

async function loaded(company: Company, role: CompanyData['role'], context: LoadContext) {
  const data: CompanyData = { company, activities: await activityNames(context, company.activities), role }
  const head = companyHead(data, context.i18n, context.origin)
  return { data, islandProps: islandPropsOf(company, context), head }
}

/** A company that sells, with some of its products. */
export const loadSupplier: Load<CompanyData, CompanyIslandProps, CompanyDeferred> = async (context) => {
  const { api, i18n, id } = context
  const products = productsOf(context)
  // If the company is not found, the products promise is never awaited: without a handler its failure would be an unhandled rejection.
  products.catch(() => {})
  const { data } = await read(api.get('/api/companies/:id', { params: { id }, query: { locale: i18n.locale } }))
  return { ...(await loaded(data, 'supplier', context)), deferred: { products } }
}

/** A company that offers services. */
export const loadServiceCompany: Load<CompanyData, CompanyIslandProps> = async (context) => {
  const { api, i18n, id } = context
  const query = { locale: i18n.locale }
  const { data } = await read(api.get('/api/company-services/:id', { params: { id }, query }))
  return loaded(data, 'service', context)
}
