import type { I18n } from '../../../domain/i18n.ts'
import type { Query } from '../../../domain/routes.ts'
import type { ActiveFilter } from '../../components/facets/active-filter.ts'
import { branchKey } from './links.ts'
import type { DirectoryData } from './load.ts'

/** Takes every filter off; how the list is sorted stays. */
export const NO_FILTERS = {
  q: undefined,
  category: undefined,
  service: undefined,
  country: undefined,
  city: undefined,
  activity: undefined,
  verified: undefined,
  years: undefined,
} satisfies Query

/** The town's name where the facet tells it; it always tells the chosen one. */
const townName = (city: string, { facets }: DirectoryData): string =>
  facets.city.find(({ value }) => value === city.toLowerCase())?.name.text ?? city

const activityLabel = (code: string, { facets }: DirectoryData, { t }: I18n): string => {
  const label = t('directory.activity', { code })
  const name = facets.activityNames[code]?.text
  return name ? `${label} ${name}` : label
}

/**
 * The filters that are on, in the order of the rail.
 * @param query the page's query, already checked by the API that answered the list
 */
export function activeFilters(query: Record<string, string>, data: DirectoryData, i18n: I18n): ActiveFilter[] {
  const { t, country } = i18n
  const { q, city, activity, verified, years } = query
  const found: (ActiveFilter | false | null | undefined | '')[] = [
    q && { key: 'q', label: t('catalogue.chip.q', { q }), off: { q: undefined } },
    data.branch && { key: 'branch', label: data.branch.name.text, off: { [branchKey(data.kind)]: undefined } },
    verified && { key: 'verified', label: t('directory.verified'), off: { verified: undefined } },
    query.country && { key: 'country', label: country(query.country), off: { country: undefined } },
    city && { key: 'city', label: townName(city, data), off: { city: undefined } },
    years && { key: 'years', label: t('directory.years', { n: Number(years) }), off: { years: undefined } },
    activity && { key: 'activity', label: activityLabel(activity, data, i18n), off: { activity: undefined } },
  ]
  return found.filter((filter) => typeof filter === 'object' && filter !== null)
}
