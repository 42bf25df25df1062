import type { CompanyRef } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Query } from '../../../domain/routes.ts'
import type { ActiveFilter } from '../../components/facets/active-filters.tsx'

/** Takes every filter off; how the list is sorted and drawn stays. */
export const NO_FILTERS = {
  q: undefined,
  category: undefined,
  supplier: undefined,
  country: undefined,
  priceMin: undefined,
  priceMax: undefined,
  moq: undefined,
  inStock: undefined,
  tnved: undefined,
} satisfies Query

/** @returns the price filter in words: "from 100 ₽", "to 500 ₽" or both ends */
function priceLabel({ priceMin, priceMax }: Record<string, string>, { t, money }: I18n): string {
  const roubles = (text: string) => money(Number(text) * 100)
  if (priceMin && priceMax) return t('catalogue.chip.price', { min: roubles(priceMin), max: roubles(priceMax) })
  return priceMin
    ? t('catalogue.chip.priceMin', { min: roubles(priceMin) })
    : t('catalogue.chip.priceMax', { max: roubles(priceMax ?? '') })
}

/**
 * The filters that are on, in the order of the rail.
 * @param query the page's query, already checked by the API that answered the list
 * @param names what the query's ids stand for; an id that the data cannot name is shown in general words
 */
export function activeFilters(
  query: Record<string, string>,
  names: { supplier: CompanyRef | null; category: string | null },
  i18n: I18n,
): ActiveFilter[] {
  const { t, country } = i18n
  const { q, category, supplier, moq, inStock, tnved } = query
  const found: (ActiveFilter | false | undefined | '')[] = [
    q && { key: 'q', label: t('catalogue.chip.q', { q }), off: { q: undefined } },
    category && { key: 'category', label: names.category ?? t('catalogue.category'), off: { category: undefined } },
    supplier && {
      key: 'supplier',
      label: names.supplier?.name.text ?? t('catalogue.supplier'),
      off: { supplier: undefined },
    },
    query.country && { key: 'country', label: country(query.country), off: { country: undefined } },
    (query.priceMin || query.priceMax) && {
      key: 'price',
      label: priceLabel(query, i18n),
      off: { priceMin: undefined, priceMax: undefined },
    },
    moq && { key: 'moq', label: t('catalogue.chip.moq', { n: Number(moq) }), off: { moq: undefined } },
    inStock && { key: 'inStock', label: t('catalogue.inStock'), off: { inStock: undefined } },
    tnved && { key: 'tnved', label: t('catalogue.chip.tnved', { code: tnved }), off: { tnved: undefined } },
  ]
  return found.filter((filter) => typeof filter === 'object')
}
