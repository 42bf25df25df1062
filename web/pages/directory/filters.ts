import { countryName } from '../../../domain/country-name.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { type ActiveFilter, activeFiltersOf } from '../../components/facets/active-filters.tsx'
import { branchKey } from './links.ts'
import type { DirectoryData } from './load.ts'

/** The city's name from the facet, which always contains the chosen city. */
const townName = (city: string, { facets }: DirectoryData): string =>
  facets.city.find(({ value }) => value === city.toLowerCase())?.name.text ?? city

const activityLabel = (code: string, { activityNames }: DirectoryData, { t }: I18n): string => {
  const label = t('directory.activity', { code })
  const name = activityNames[code]
  return name && !name.parent ? `${label} ${name.text}` : label
}

/**
 * The active filters, in the order of the facets.
 * @param query the page's query, which the API has validated by returning the list
 */
export function activeFilters(query: Record<string, string>, data: DirectoryData, i18n: I18n): ActiveFilter[] {
  const { t } = i18n
  const { q, country, city, activity, verified, years, from, to, regulation } = query
  const { placeNames } = data
  return activeFiltersOf({
    q: q && t('catalogue.chip.q', { q }),
    [branchKey(data.kind)]: data.branch?.name.text,
    from: from && t('directory.route.chosenFrom', { place: placeNames[from] ?? from }),
    to: to && t('directory.route.chosenTo', { place: placeNames[to] ?? to }),
    regulation: regulation && regulationLabel(regulation, i18n),
    verified: verified && t('directory.verified'),
    country: country && countryName(country, i18n.locale),
    city: city && townName(city, data),
    years: years && t('directory.years', { n: Number(years) }),
    activity: activity && activityLabel(activity, data, i18n),
  })
}
