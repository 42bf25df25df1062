import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import {
  type ParameterFilter,
  readParameterFilter,
  withFilter,
  writeParameterFilter,
} from '../../../domain/parameters/filter.ts'
import { isUnitKey, shownUnit } from '../../../domain/parameters/units.ts'
import { quantityText, rangeText } from '../../../domain/parameters/wording.ts'
import type { ActiveFilter } from '../../components/facets/active-filters.tsx'

/** The filters by parameters in the page's query, which the API has validated by returning the list. */
export const parametersInAddress = ({ params = '' }: Record<string, string>): ParameterFilter[] =>
  readParameterFilter(params) ?? []

/** The text of a value: the name of an option, or a number with its unit. */
export function valueText({ unit, values }: ParameterFacet, value: string, i18n: I18n): string {
  const { locale } = i18n
  const named = values.find((one) => one.value === value)?.name
  if (named) return labelledText(named, i18n)
  const number = Number(value)
  return Number.isFinite(number) ? quantityText(number, unit !== null && isUnitKey(unit) ? unit : null, locale) : value
}

function endsText({ unit }: ParameterFacet, { min, max }: ParameterFilter, { t, locale }: I18n): string {
  const of = unit !== null && isUnitKey(unit) ? unit : null
  if (min !== null && max !== null) return rangeText(min, max, of, locale)
  if (min !== null) return t('catalogue.chip.priceMin', { min: quantityText(min, of, locale) })
  return t('catalogue.chip.priceMax', { max: quantityText(max ?? 0, of, locale) })
}

/** "Nominal size: DN 50, DN 80": active filters, each with the query that removes it, in the category's order. */
export function parameterChips(query: Record<string, string>, facets: ParameterFacet[], i18n: I18n): ActiveFilter[] {
  const chosen = parametersInAddress(query)
  return facets.flatMap((facet) => {
    const filter = chosen.find(({ key }) => key === facet.key)
    if (!filter) return []
    const values = filter.values.map((value) => valueText(facet, value, i18n))
    const value = values.length > 0 ? values.join(i18n.locale === 'zh' ? '、' : ', ') : endsText(facet, filter, i18n)
    const without = withFilter(chosen, { ...filter, values: [], min: null, max: null })
    const label = i18n.t('catalogue.parameter.chip', { name: labelledText(facet.name, i18n), value })
    return [{ key: `params-${facet.key}`, label, off: { params: writeParameterFilter(without) } }]
  })
}

/** "Weight (kg)": a heading for values that are shown or typed without their unit. */
export const withUnit = ({ name, unit }: ParameterFacet, i18n: I18n): string => {
  const label = labelledText(name, i18n)
  return unit !== null && isUnitKey(unit)
    ? i18n.t('catalogue.parameter.unit', { name: label, unit: shownUnit(unit, i18n.locale) })
    : label
}
