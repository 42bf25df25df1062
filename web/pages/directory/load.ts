import type { CompanyCard, CompanyList, SupplierFacets } from '../../../domain/contract/companies.ts'
import type { Service } from '../../../domain/contract/services.ts'
import type { Understood } from '../../../domain/contract/understood-query.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { read } from '../../../domain/page-error.ts'
import { placeName } from '../../../domain/places/place-code.ts'
import { chosenBranch, pageParameter, searchMeta } from '../../app/page/listing.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import type { MapPlace } from '../../map-frame/messages.ts'
import { type ActivityNames, activityNames } from '../classifier/activity-names.ts'
import { directoryHead } from './head.ts'
import type { DirectoryIslandProps } from './page.tsx'

/** The facets of the API, which names that of the branches differently in each directory. */
interface Facets extends Omit<SupplierFacets['data'], 'category'> {
  branch: SupplierFacets['data']['category']
  /** Countries at the ends of routes; none where suppliers are listed. */
  from: { value: string; count: number }[]
  to: { value: string; count: number }[]
  /** Technical regulations that service companies certify for. */
  regulation: { value: string; count: number }[]
}

export interface DirectoryData {
  kind: 'suppliers' | 'services'
  /** The chosen category or service, null for all companies. */
  branch: Service | null
  /** From the top of the tree to the branch above the chosen one. */
  above: Service[]
  companies: CompanyCard[]
  meta: PageMeta
  /** How the query was read; null where it was read as typed. */
  understood: Understood | null
  facets: Facets
  /** Names of the activity codes among the facets, and of the chosen one. */
  activityNames: ActivityNames
  /** Names of the chosen ends of a route. */
  placeNames: Record<string, string>
  /** Whether this site has maps. */
  maps: boolean
  /** False where the facets' counts are lower bounds. */
  exact: boolean
}

/** Places of the companies that have coordinates. */
const placesOf = (companies: CompanyCard[]): MapPlace[] =>
  companies.flatMap(({ id, name, coordinates }) => (coordinates ? [{ id, name: name.text, ...coordinates }] : []))

/** "1,234 suppliers"; lists are counted up to 10,000, beyond that it is "more than". */
const countOf = ({ kind, meta: { total, more } }: DirectoryData, { t }: I18n): string =>
  t(more ? `directory.${kind}.countMore` : `directory.${kind}.count`, { n: total })

/** Parameters of the calls for the list and for its facets. */
function queriesOf({ query: { page, view, ...filters }, i18n: { locale } }: LoadContext) {
  const facets = { ...filters, locale }
  return { facets, list: { ...facets, ...pageParameter(page) } }
}

const placeNames = ({ from, to }: Record<string, string>, { locale }: I18n): Record<string, string> =>
  Object.fromEntries([from, to].flatMap((code) => (code === undefined ? [] : [[code, placeName(code, locale)]])))

interface Responses extends Pick<DirectoryData, 'kind' | 'branch' | 'above' | 'facets' | 'exact'> {
  list: CompanyList
}

async function loaded({ list, ...responses }: Responses, context: LoadContext) {
  const { query, i18n, origin, maps } = context
  const codes = responses.facets.activity.map(({ value }) => value)
  // The chosen code may be missing among the facets: no company may be left with it.
  if (query.activity) codes.push(query.activity)
  const data: DirectoryData = {
    ...responses,
    ...searchMeta(list.meta, query.page),
    companies: list.data,
    activityNames: await activityNames(context, codes),
    placeNames: placeNames(query, i18n),
    maps: maps !== null,
  }
  const isMap = query.view === 'map' && list.data.length > 0
  const islandProps = {
    count: countOf(data, i18n),
    show: i18n.t('directory.show', { n: data.meta.total }),
    map: maps !== null && isMap ? { places: placesOf(list.data), base: maps } : null,
  }
  return { data, islandProps, head: directoryHead(data, query, i18n, origin) }
}

/** The directory of suppliers. */
export const loadSuppliers: Load<DirectoryData, DirectoryIslandProps> = async (context) => {
  const { api, trees, query } = context
  const queries = queriesOf(context)
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/companies', { query: queries.list })),
    read(api.get('/dev/suppliers/filter', { query: queries.facets })),
    trees.categories(),
  ])
  const { category: branch, ...others } = facets.data
  const { exact } = facets.meta
  const chosen = chosenBranch(tree, query.category)
  return loaded(
    { kind: 'suppliers', list, facets: { branch, ...others, from: [], to: [], regulation: [] }, exact, ...chosen },
    context,
  )
}

/** The directory of service companies. */
export const loadServiceCompanies: Load<DirectoryData, DirectoryIslandProps> = async (context) => {
  const { api, trees, query } = context
  const queries = queriesOf(context)
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/company-services', { query: queries.list })),
    read(api.get('/dev/services/filter', { query: queries.facets })),
    trees.services(),
  ])
  const { service: branch, ...others } = facets.data
  const { exact } = facets.meta
  const chosen = chosenBranch(tree, query.service)
  return loaded({ kind: 'services', list, facets: { branch, ...others }, exact, ...chosen }, context)
}
