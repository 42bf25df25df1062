import type { I18n } from '../../../domain/i18n.ts'
import type { Query } from '../../../domain/routes.ts'
import type { ActiveFilter } from '../../components/facets/active-filters.tsx'
import { branchKey } from './links.ts'
import type { DirectoryData } from './load.ts'

/** Removes every filter; the sort order stays. */
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

/** The city's name from the facet, which always contains the chosen one. */
const townName = (city: string, { facets }: DirectoryData): string =>
  facets.city.find(({ value }) => value === city.toLowerCase())?.name.text ?? city

const activityLabel = (code: string, { facets }: DirectoryData, { t }: I18n): string => {
  const label = t('directory.activity', { code })
  const name = facets.activityNames[code]?.text
  return name ? `${label} ${name}` : label
}

/**
 * The active filters, in the order of the facets.
 * @param query the page's query, which the API has validated by returning the list
 */
export function activeFilters(query: Record<string, string>, data: DirectoryData, i18n: I18n): ActiveFilter[] {
  const { t, country } = i18n
  const { q, city, activity, verified, years } = query
  const filters: (ActiveFilter | false | null | undefined | '')[] = [
    q && { key: 'q', label: t('catalogue.chip.q', { q }), off: { q: undefined } },
    data.branch && { key: 'branch', label: data.branch.name.text, off: { [branchKey(data.kind)]: undefined } },
    verified && { key: 'verified', label: t('directory.verified'), off: { verified: undefined } },
    query.country && { key: 'country', label: country(query.country), off: { country: undefined } },
    city && { key: 'city', label: townName(city, data), off: { city: undefined } },
    years && { key: 'years', label: t('directory.years', { n: Number(years) }), off: { years: undefined } },
    activity && { key: 'activity', label: activityLabel(activity, data, i18n), off: { activity: undefined } },
  ]
  return filters.filter((filter) => typeof filter === 'object' && filter !== null)
}
