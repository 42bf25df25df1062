import { ancestors } from '../../../domain/ancestors.ts'
import type { CompanyCard, CompanyList } from '../../../domain/contract/companies.ts'
import type { Understood } from '../../../domain/contract/understood-query.ts'
import type { CategoryRef, Localized, PageMeta } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import type { Place } from '../../map-frame/messages.ts'
import { type ActivityNames, activityNames } from '../classifier/activity-names.ts'
import { directoryHead } from './head.ts'
import type { DirectoryIslandProps } from './page.tsx'

/** A node of the tree that divides the directory: a category for suppliers, a service for service companies. */
interface Branch extends CategoryRef {
  parent: string | null
  about: Localized | null
}

type Counted<Value> = Value & { count: number }

interface DirectoryFacets {
  branch: Counted<CategoryRef>[]
  country: Counted<{ value: string }>[]
  city: Counted<{ value: string; name: Localized }>[]
  activity: Counted<{ value: string }>[]
  /** Names of the activity codes among them, and of the chosen one. */
  activityNames: ActivityNames
  verified: number
  years: Counted<{ value: string }>[]
}

export interface DirectoryData {
  kind: 'suppliers' | 'services'
  /** The chosen category or service, null for all companies. */
  branch: Branch | null
  /** From the top of the tree to the branch above the chosen one. */
  above: Branch[]
  companies: CompanyCard[]
  meta: PageMeta
  /** How the query was read; null where it was read as typed. */
  understood: Understood | null
  facets: DirectoryFacets
  /** Whether this site has maps. */
  maps: boolean
  /** False where the facets' counts are lower bounds. */
  exact: boolean
}

/** A list without its facets, which each directory names differently. */
function chosenIn(tree: readonly Branch[], id: string | undefined): Pick<DirectoryData, 'branch' | 'above'> {
  const branch = tree.find((one) => one.id === id) ?? null
  // For an unknown branch the API returns an empty list; the page does not exist.
  if (id && !branch) throw new PageError(404, 'page.unknown')
  return { branch, above: ancestors(tree, branch) }
}

function listed({ data, meta }: CompanyList): Pick<DirectoryData, 'companies' | 'meta' | 'understood'> {
  if (meta.page > Math.max(1, meta.pages)) throw new PageError(404, 'query.page')
  const { understood = null, ...rest } = meta
  return { companies: data, meta: rest, understood }
}

function loaded(data: DirectoryData, { query, i18n, origin, maps }: LoadContext) {
  const islandProps = {
    count: countOf(data, i18n),
    show: i18n.t('directory.show', { n: data.meta.total }),
    map:
      maps !== null && query.view === 'map' && data.companies.length > 0
        ? { places: placesOf(data.companies), base: maps }
        : null,
  }
  return { data, islandProps, head: directoryHead(data, query, i18n, origin) }
}

/** Places of the companies that have coordinates. */
const placesOf = (companies: CompanyCard[]): Place[] =>
  companies.flatMap(({ id, name, coordinates }) => (coordinates ? [{ id, name: name.text, ...coordinates }] : []))

/** "1,234 suppliers"; lists are counted up to 10,000, beyond that it is "more than". */
const countOf = ({ kind, meta: { total, more } }: DirectoryData, { t }: I18n): string =>
  t(more ? `directory.${kind}.countMore` : `directory.${kind}.count`, { n: total })

/** The chosen code may be missing among the facets: no company may be left with it. */
const namesOf = (values: { value: string }[], context: LoadContext): Promise<ActivityNames> => {
  const { activity } = context.query
  return activityNames(context, [...values.map(({ value }) => value), ...(activity ? [activity] : [])])
}

/** The directory of suppliers. */
export const loadSuppliers: Load<DirectoryData, DirectoryIslandProps> = async (context) => {
  const { api, trees, i18n, query } = context
  const { page, view, ...filters } = query
  const request = { ...filters, locale: i18n.locale }
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/companies', { query: { ...request, ...(page ? { page } : {}) } })),
    read(api.get('/dev/suppliers/filter', { query: request })),
    trees.categories(),
  ])
  const { category, ...others } = facets.data
  const activities = await namesOf(facets.data.activity, context)
  return loaded(
    {
      kind: 'suppliers',
      ...listed(list),
      ...chosenIn(tree, query.category),
      facets: { branch: category, ...others, activityNames: activities },
      exact: facets.meta.exact,
      maps: context.maps !== null,
    },
    context,
  )
}

/** The directory of service companies. */
export const loadServiceCompanies: Load<DirectoryData, DirectoryIslandProps> = async (context) => {
  const { api, trees, i18n, query } = context
  const { page, view, ...filters } = query
  const request = { ...filters, locale: i18n.locale }
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/company-services', { query: { ...request, ...(page ? { page } : {}) } })),
    read(api.get('/dev/services/filter', { query: request })),
    trees.services(),
  ])
  const { service, ...others } = facets.data
  const activities = await namesOf(facets.data.activity, context)
  return loaded(
    {
      kind: 'services',
      ...listed(list),
      ...chosenIn(tree, query.service),
      facets: { branch: service, ...others, activityNames: activities },
      exact: facets.meta.exact,
      maps: context.maps !== null,
    },
    context,
  )
}
