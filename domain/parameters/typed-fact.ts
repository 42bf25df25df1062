/** A fact of a declared parameter as fields of a form: a number and its unit, two ends and their unit, or an option. */
import { LOCALES } from '../locale.ts'
import type { Text, TextOrString } from '../text.ts'
import { convertedValue } from './convert.ts'
import { matched, optionNamed, type ParameterDefinition, type ParameterOption, written } from './parameter.ts'
import { readQuantity } from './quantity.ts'
import { UNITS_OF_MEASURE, type UnitKey, unitKeys } from './units.ts'
import { quantityWordings } from './wording.ts'

/** A declaration without its number in the database, as suppliers' forms have it. */
export type FormParameter = Omit<ParameterDefinition, 'num'>

interface Fact {
  name: Text
  value: TextOrString
}

/** What a fact says in fields; `words`: only in the seller's own wording. */
type TypedFact =
  | { as: 'number'; number: number; unit: UnitKey | null }
  | { as: 'range'; least: number; most: number; unit: UnitKey | null }
  | { as: 'option'; option: ParameterOption }
  | { as: 'words' }

/** @returns the units in which a parameter's numbers may be stated, its own first; none for numbers without a unit */
export function unitsAccepted(unit: UnitKey | null): UnitKey[] {
  if (unit === null) return []
  const isNominal = (key: UnitKey) => UNITS_OF_MEASURE[key].dimension === 'nominal'
  const others = unitKeys.filter(
    (key) => key !== unit && (!isNominal(key) || isNominal(unit)) && convertedValue(1, key, unit) !== null,
  )
  return [unit, ...others]
}

/** @returns the declaration that a fact's name means; undefined for a fact of the seller's own */
export const parameterNamed = (parameters: FormParameter[], name: Text): FormParameter | undefined =>
  parameters.find((parameter) => matched(parameter, name) !== undefined)

/** The number or range of a value, in the unit it was written in; null where it cannot be stated in an accepted unit. */
function stated(parameter: FormParameter, { name, value }: Fact) {
  const { unit } = parameter
  const accepted = unitsAccepted(unit)
  for (const [text, locale] of written(value)) {
    const quantity = readQuantity(text, locale)
    if (!quantity) continue
    const own = quantity.unit ?? matched(parameter, name) ?? unit
    if (own === null ? unit === null : accepted.includes(own)) return { ...quantity, unit: own }
  }
  return null
}

/** @returns the fact as fields of the parameter's kind; `words` where the wording cannot be read, or states several values */
export function typedFact(parameter: FormParameter, fact: Fact): TypedFact {
  const { kind, options } = parameter
  if (kind === 'text') return { as: 'words' }
  if (kind === 'list') {
    const option = optionNamed(fact.value, options)
    return option ? { as: 'option', option } : { as: 'words' }
  }
  const quantity = stated(parameter, fact)
  if (!quantity) return { as: 'words' }
  const { low, high, unit } = quantity
  if (kind === 'range') return { as: 'range', least: low, most: high, unit }
  return low === high ? { as: 'number', number: low, unit } : { as: 'words' }
}

/** @returns a number or range as a fact's value: one text where all languages write it the same */
export function quantityValue(low: number, high: number, unit: UnitKey | null): TextOrString {
  const wordings = quantityWordings(low, high, unit)
  const { en } = wordings
  return en !== undefined && LOCALES.every((locale) => wordings[locale] === en) ? en : wordings
}
