import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import type { CompanyRef } from '../../../domain/contract/values.ts'
import { countryName } from '../../../domain/country-name.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { type ActiveFilter, activeFiltersOf } from '../../components/facets/active-filters.tsx'
import { refusedPrices } from '../../components/refused-prices.ts'
import { parameterChips } from './parameters.ts'
import { stockLabel } from './stock-label.ts'

/** Both ends of the price as one filter: "from 100 ₽", "to 500 ₽" or "100 ₽ – 500 ₽". */
function priceFilter(query: Record<string, string>, { t, money, locale }: I18n): ActiveFilter[] {
  const { keys: refused } = refusedPrices(query, locale)
  const [priceMin, priceMax] = ['priceMin', 'priceMax'].map((key) => (refused.includes(key) ? undefined : query[key]))
  const sum = (text: string) => money(Number(text) * 100, query.priceIn)
  const off = { priceMin: undefined, priceMax: undefined, priceIn: undefined }
  const filter = (label: string) => [{ key: 'price', label, off }]
  if (priceMin && priceMax) return filter(t('catalogue.chip.price', { min: sum(priceMin), max: sum(priceMax) }))
  if (priceMin) return filter(t('catalogue.chip.priceMin', { min: sum(priceMin) }))
  return priceMax ? filter(t('catalogue.chip.priceMax', { max: sum(priceMax) })) : []
}

/**
 * The active filters, in the order of the facets.
 * @param query the page's query, which the API has validated by returning the list
 * @param names what the query's ids stand for; an id that the data cannot name gets a general label
 */
export function activeFilters(
  query: Record<string, string>,
  names: {
    supplier: CompanyRef | null
    category: string | null
    parameters?: ParameterFacet[]
    products?: readonly { unit: Unit }[]
  },
  i18n: I18n,
): ActiveFilter[] {
  const { t } = i18n
  const { q, category, supplier, country, moq, inStock, tnved } = query
  return [
    ...activeFiltersOf({
      q: q && t('catalogue.chip.q', { q }),
      category: category && (names.category ?? t('catalogue.category')),
      supplier: supplier && (names.supplier?.name.text ?? t('catalogue.supplier')),
      country: country && countryName(country, i18n.locale),
    }),
    ...parameterChips(query, names.parameters ?? [], i18n),
    ...priceFilter(query, i18n),
    ...activeFiltersOf({
      moq: moq && t('catalogue.chip.moq', { n: Number(moq) }),
      inStock: inStock && stockLabel(i18n, names.products ?? []),
      tnved: tnved && t('catalogue.chip.tnved', { code: tnved }),
    }),
  ]
}
