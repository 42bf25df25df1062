import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { PageError, RedirectError } from '../../../domain/page-error.ts'
import { withRange } from '../../../domain/parameters/filter.ts'
import { type EndsFault, readTypedEnds, type TypedEnds } from '../../../domain/parameters/typed-ends.ts'
import { isUnitKey, shownUnit } from '../../../domain/parameters/units.ts'
import { addressOf } from '../../../domain/routes.ts'

/** A range that was typed and cannot be read: the list is shown without it, and its fields as they were typed. */
export interface RefusedRange extends TypedEnds {
  /** The parameter's. */
  key: string
  fault: EndsFault
  fields: (keyof TypedEnds)[]
}

/**
 * Reads the form for a range of a parameter in the parameter's unit, where the edge cannot (worker/render/typed-range.ts).
 * @param path of the list, without language
 * @returns null where none was sent
 * @throws RedirectError to the filtered list where the range can be read; PageError 404 for a parameter without a range
 */
export function refusedRange(
  parameters: ParameterFacet[],
  query: Record<string, string>,
  { locale }: Pick<I18n, 'locale'>,
  path: string,
): RefusedRange | null {
  const { range: key, from = '', to = '', page: _, ...others } = query
  if (key === undefined) return null
  const parameter = parameters.find((one) => one.key === key && one.filter === 'range')
  if (!parameter) throw new PageError(404, 'query.invalid')
  const ends = readTypedEnds({ from, to }, unitOf(parameter), locale)
  if ('fault' in ends) return { key, from, to, ...ends }
  throw new RedirectError(addressOf(path, locale, { ...others, params: withRange(others.params, key, ends) }))
}

const unitOf = ({ unit }: ParameterFacet) => (unit !== null && isUnitKey(unit) ? unit : null)

/** @returns what is wrong with the typed range, in words */
export function rangeFaultText({ fault }: RefusedRange, parameter: ParameterFacet, { t, locale }: I18n): string {
  if (fault === 'order') return t('catalogue.fault.order')
  if (fault === 'number') return t('catalogue.fault.number')
  const unit = unitOf(parameter)
  return unit === null ? t('catalogue.fault.unitless') : t('catalogue.fault.unit', { unit: shownUnit(unit, locale) })
}
