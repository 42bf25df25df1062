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
import type { DirectoryLive } from './page.tsx'

/** A place in the tree that the directory is divided by: categories for suppliers, services for service companies. */
export interface Branch extends CategoryRef {
  parent: string | null
  about: Localized | null
}

type Counted<Value> = Value & { count: number }

export interface DirectoryFacets {
  branch: Counted<CategoryRef>[]
  country: Counted<{ value: string }>[]
  city: Counted<{ value: string; name: Localized }>[]
  activity: Counted<{ value: string }>[]
  /** What the codes among them are called, and the chosen one. */
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
  /** How the query was taken; null where it finds something as it stands. */
  understood: Understood | null
  facets: DirectoryFacets
  /** Whether this site has maps to show the list on. */
  maps: boolean
  /** False where facet counts are "at least". */
  exact: boolean
}

/** Everything of a list but its facets, which each directory has under names of its own. */
function chosenIn(tree: readonly Branch[], id: string | undefined): Pick<DirectoryData, 'branch' | 'above'> {
  const branch = tree.find((one) => one.id === id) ?? null
  // The companies of an unknown branch are an empty list to the API; the page about it does not exist.
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

/** The companies that are on the map: not every one has told where it is. */
const placesOf = (companies: CompanyCard[]): Place[] =>
  companies.flatMap(({ id, name, coordinates }) => (coordinates ? [{ id, name: name.text, ...coordinates }] : []))

/** "1,234 suppliers": exact to ten thousand, "more than" above (DECISIONS section 2). */
const countOf = ({ kind, meta: { total, more } }: DirectoryData, { t }: I18n): string =>
  t(more ? `directory.${kind}.countMore` : `directory.${kind}.count`, { n: total })

/** The chosen code may be one that no company is left under. */
const namesOf = (values: { value: string }[], context: LoadContext): Promise<ActivityNames> => {
  const { activity } = context.query
  return activityNames(context, [...values.map(({ value }) => value), ...(activity ? [activity] : [])])
}

/** Companies that sell. */
export const loadSuppliers: Load<DirectoryData, DirectoryLive> = async (context) => {
  const { api, trees, i18n, query } = context
  const { page, view, ...filters } = query
  const asked = { ...filters, locale: i18n.locale }
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/companies', { query: { ...asked, ...(page ? { page } : {}) } })),
    read(api.get('/dev/suppliers/filter', { query: asked })),
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

/** Companies that offer services. */
export const loadServiceCompanies: Load<DirectoryData, DirectoryLive> = async (context) => {
  const { api, trees, i18n, query } = context
  const { page, view, ...filters } = query
  const asked = { ...filters, locale: i18n.locale }
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/company-services', { query: { ...asked, ...(page ? { page } : {}) } })),
    read(api.get('/dev/services/filter', { query: asked })),
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
